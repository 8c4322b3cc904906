"""The tokens of a text by meaning, in English, Korean and Japanese alike.

Width, case, hyphens, long vowel marks and the two kana are ignored, and 三 equals 3. English and Korean words lose
their endings, and words that only form a question have no weight. A `Lexicon` unifies words of one meaning in any
language: ♠, spades, 스페이드 and スペード. For two named cards there are tokens for the order in which one goes on the
other.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise

WORD, PAIR, SYLLABLE = 1.0, 0.5, 0.25
"""Weights of a whole word, of two characters in a row, and of the first syllable of a Korean word, which identifies
a verb."""
LITTLE = 0.2
"""Weight of common words, and of words whose meaning is a token already."""
OKURI, GRAMMAR = 0.25, 0.1
"""Weights of two characters of which one is hiragana, or both: mostly endings of verbs, rarely nouns."""
ORDER = 0.75
"""Weight of the order of two cards."""
JOINED = 0.25
"""Weight of the last syllable of a Korean word with the first of the next, as not everybody types the space."""
ON, SAME, PLAIN, SEVERAL = "=on", "=same", "=plain", "=several"
"""Tokens for a card on another, a card on its like, a plain card on its like, and several of a kind."""

_RUN = re.compile(r"[a-z0-9' ]+|[가-힣0-9]+|[\u30a0-\u30ff\u3400-\u9fff々0-9]+")
_LETTER = re.compile(r"[a-z]")
_HANGUL = re.compile(r"[가-힣]")
_DIGITS = re.compile(r"[0-9]+")
_LATIN = re.compile(r"[a-z][a-z0-9']*|[0-9]+")
_WORDS = re.compile(r"[a-z][a-z']+|[가-힣]+|[\u1100-\u1112\u11a8-\u11c2]+|[\u30a1-\u30fa]+|[ぁ-ゖ]+")
_ANY_WORD = re.compile(r"[a-z0-9']+|[가-힣]+|[\u30a1-\u30fa\u3400-\u9fff々0-9]+|[\ue000-\ue003]")
_AFTER = re.compile(r"(?<=..)(?:トハ|ツテ|ハ|ノ|ガ|ヲ|デ)$")
_SCRIPTS = re.compile(r"[ぁ-ゖ]+|[\u30a0-\u30ff]+|[\u3400-\u9fff々]+|[0-9]+|[가-힣]+")
_BESIDE = r"[가-힣ぁ-ゖ\u30a0-\u30ff\u3400-\u9fff]"
_RANKS = re.compile(
    r"(?<![A-Za-z0-9'])(?:([KQJkqj])(?![A-Za-z0-9'])"
    rf"|([Aa])(?=$|\s*[,/?!♠♥♦♣]|\s*{_BESIDE}|\s+of\s)"
    r"|(A)(?=[^\sA-Za-z]|\s+(?:on|onto|over|after|with|and|or|vs)\s))"  # the ace, not the article
    rf"|(?<=[♠♥♦♣])([AKQJakqj])(?![A-Za-z])|(?<={_BESIDE})([AaKkQqJj])(?![A-Za-z0-9])"
)
_LETTERS = {rank: chr(0xE000 + at) for at, rank in enumerate("AKQJ")}
"""Private characters for cards that are named by a letter."""
_NAMED = {char: rank for rank, char in _LETTERS.items()} | {char: char for char in "♠♥♦♣"}
_ENDINGS = ("ings", "ing", "ed", "es", "s")
_JOSA = re.compile(
    r"(?<=[가-힣0-9])(?:으로는|에서는|한테서|이라고도|라고도|이라고|라고|으로|에서|에게|한테|부터|까지|마다|처럼|보다|이나|든지"
    r"|은|는|이|가|을|를|과|와|로|에|의|도|만|나)$"
)
_EOMI = re.compile(
    r"(?<=[가-힣])(?:아요|어요|여요|해요|세요|네요|지요|죠|요|습니다|니다|을때|때|으려면|려면|으면서|면서|으면|면|아야|어야|해야|하고|해도|아도|어도|하지|지만|는데|은데|데|거나|도록|하기|하다"
    r"|하는|해서|아서|어서|지|고|기|게|서|는|은|을|던|음|네|다|하|되)$"
)
_BEFORE = re.compile(r"(?<=[가-힣])(?:았|었|였|겠|[아어](?:가|지|주|버리|보|놓|두))$")
_LINK = re.compile(rf"(?<=[{''.join(chr(at) for at in range(0xAC00, 0xD7A4) if (at - 0xAC00) % 28)}])[아어]$")
"""The link of a verb to another, after a consonant: 먹어, 막아."""
_SMALL = (
    "a an the is are was be been it its this that these those of on in at to for from with by as and or not if who whom"
    " which what do does did can could may might must shall should will would one they them their you your he she i"
    " there then when while have has had how u my me our we us so happen happens someone somebody anyone anybody ok"
    " okay allowed possible whats whos her his"
)
"""Words common to all sentences."""
_ASKING_ALONE = (
    "어떻게 뭐가 뭘로 뭐로 뭘 무엇이 무엇을 무엇 할 수 있나요 있어요 있음 있나 가능 가능한가요 필요해요 해야 하나요"
)
_ASKING_AT_THE_END = (
    "되나요 되나여 되나 되요 되죠 되는지 돼요 돼 됨 인가요 나요 나여 까요 습니까 수있나요 수있음 수있나"
)
_ASKING_IN_JAPANESE = (
    "てもいいですか でもいいですか ていいですか てもいい ていい ですか ますか ませんか でしょうか どうなりますか"
    " どうなる なりますか できますか しますか ありますか なければなりませんか"
)
"""Words that form a question, without a meaning of their own."""
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_LOOKALIKE = re.compile(r"(?<=[ァ-ヺ])[へべぺり](?=[ァ-ヺー])")
"""Hiragana that looks like katakana, in the middle of it."""
_SMALL_KANA = str.maketrans("ァィゥェォッャュョヮヂヅ", "アイウエオツヤユヨワジズ")
_KANA = _SMALL_KANA | {code: _SMALL_KANA.get(kana, kana) for code, kana in _HIRAGANA.items()}
_KOREAN_NUMBERS = {"한": 1, "두": 2, "세": 3, "석": 3, "네": 4, "넉": 4, "다섯": 5, "여섯": 6, "일곱": 7}
_KOREAN_NUMBERS |= {"여덟": 8, "아홉": 9, "열": 10}
_KOREAN_NUMBER = re.compile(rf"(?<![가-힣])({'|'.join(_KOREAN_NUMBERS)}) ?([장개명판벌](?!정|별|인))")
_ALIKE: dict[int, str | None] = {ord("ー"): None, ord("-"): " ", ord("_"): " "}
_KANJI_NUMBER = re.compile(r"[一二三四五六七八九](?=[枚人点回目]|[^\u3400-\u9fff]|$)")


def folded(text: str) -> str:
    """Return a text in which case, width, hyphens and long vowel marks do not matter.

    Numbers and the letters of cards have one form, too.
    """
    whole = _LOOKALIKE.sub(_katakana, _RANKS.sub(_lettered, unicodedata.normalize("NFKC", text).replace("’", "'")))
    read = whole.casefold().translate(_ALIKE)
    read = _KANJI_NUMBER.sub(lambda found: str("一二三四五六七八九".index(found[0]) + 1), read)
    return _KOREAN_NUMBER.sub(lambda found: f"{_KOREAN_NUMBERS[found[1]]}{found[2]}", read)


def _katakana(found: re.Match[str]) -> str:
    return found[0].translate(_HIRAGANA)


def _lettered(found: re.Match[str]) -> str:
    return _LETTERS[found[0].upper()]


def plain(text: str) -> str:
    """Return a folded text in which the two kana and small kana do not matter either."""
    return folded(text).translate(_KANA)


def stem(word: str) -> str:
    """Return an English word without its ending if enough is left of it: take, takes and taking are one."""
    word = word.removesuffix("'s").replace("'", "")
    for ending in _ENDINGS:
        short = word.removesuffix(ending)
        if short != word and len(short) > 2:
            word = short
            break
    if len(word) > 3 and word[-1] == word[-2]:
        return word[:-1]
    return word.removesuffix("e") if len(word) > 3 else word


_LITTLE = frozenset(map(stem, _SMALL.split()))


def _any_of(words: str) -> str:
    return "|".join(sorted(map(plain, words.split()), key=len, reverse=True))


_ASKING = re.compile(
    rf"(?:(?<![가-힣])(?:{_any_of(_ASKING_ALONE)})|{_any_of(_ASKING_AT_THE_END)})(?![가-힣])"
    rf"|{_any_of(_ASKING_IN_JAPANESE)}"
)
_NUMBERS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9"}
_NUMBERS |= {"ten": "T", "10": "T"}
_NUMBER = "|".join([*_NUMBERS, "[2-9]"])
_FIRST_ON = re.compile(
    r"(?:on|onto|over|upon|on top of|after|answers?|beats?|blocks?|stops?)(?: an?| the| another)?|(?:으로|로)|デ"
)
"""The words between two cards if the first goes on the second; below, the reverse: 4 on 2, 2에 4."""
_SECOND_ON = re.compile(
    r"(?:with|by)(?: an?| the| another)?|(?:카드 ?)?(?:위에다?|위|에다?|다음에?|뒤에?)|[을를]"
    r"|(?:ノ?カド)?(?:ノ?上ニ?|ノウエニ|ニ|ヲ|ノ?後ニ|ノアトニ|ノ次ニ?)"
)
_OF_SUIT = re.compile(r" ?(?:의|ノ)? ?")
_MANY_BEFORE = re.compile(r"(?:\b(?:two|three|four|several|both|all|[2-4])|[2-4]枚ノ?)(?: of)?(?: the)? ?$")
_MANY_AFTER = re.compile(
    r" ?(?:카드)? ?(?:를|을)? ?(?:두|세|네|석|넉|여러|[2-4]) ?[장개]|(?:ノ?カド)?[ヲガ]?(?:[2-4]|何)枚"
)


def softened(syllable: str) -> str:
    """Return a Korean syllable as in the stem of its verb: 낸, 낼, 냈 and 냅 are 내, 쳐 is 치."""
    code = ord(syllable) - 0xAC00
    if not 0 <= code < 11172:
        return syllable
    first, rest = divmod(code, 588)
    vowel, last = divmod(rest, 28)
    last = 0 if last in (4, 8, 17, 20) else last
    vowel = {6: 20, 9: 8, 14: 13}.get(vowel, vowel) if last == 0 else vowel
    return chr(0xAC00 + first * 588 + vowel * 28 + last)


_THING = dict.fromkeys(("게", "것", "거", "건", "걸", "께"), "거")


_SMALL_KOREAN = (
    "거 때 수 있 하 해 되 돼 그 이 저 좀 지금 왜 어떻 어떠 나 내가 경우 사람 뭐 무슨 누구 이거 그냥 혹시 만약 우리"
)
_LITTLE_KOREAN = frozenset(_SMALL_KOREAN.split())
"""The same in Korean, as stems."""


class Lexicon:
    """Words that mean one thing: `names` are the ways to say it, by its key in the index.

    Among the keys in `cards`, one may go on another.
    """

    def __init__(
        self, names: Mapping[str, Iterable[str]], cards: Iterable[str] = (), suits: Iterable[str] = ()
    ) -> None:
        said: dict[str, str] = {}
        for key, words in names.items():
            for word in words:
                said.setdefault(_unspaced(plain(word)), key)
        self._said = said
        self._cards = frozenset(cards)
        self._suits = frozenset((*suits, *"♠♥♦♣"))
        parts = sorted(said, key=len, reverse=True)
        latin = [re.escape(name) for name in parts if name.isascii()]
        other = [_spaced(name) for name in parts if not name.isascii()]
        begins = "".join(re.escape(char) for char in sorted({name[0] for name in parts if not name.isascii()}))
        both = [
            *([rf"(?=[{begins}])(?:{'|'.join(other)})"] if other else []),
            *([rf"(?<![a-z0-9+])(?:{'|'.join(latin)})(?:e?s)?(?![a-z0-9])"] if latin else []),
            rf"(?<![a-z0-9+])(?:{_NUMBER})(?:e?s)?(?![a-z0-9+])",
            f"[{''.join(_NAMED)}]",
        ]
        self._find = re.compile("|".join(both))

    def meant(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield the meanings in a plain text as (start, end, key); a number may be a card's."""
        for found in self._find.finditer(text):
            word = _unspaced(found[0])
            for form in (word, word.removesuffix("s"), word.removesuffix("es")):
                key = self._said.get(form) or _NUMBERS.get(form) or _NAMED.get(form)
                if key := key or (form if form.isdecimal() else ""):
                    yield found.start(), found.end(), key
                    break

    def is_card(self, key: str) -> bool:
        """Return True if a meaning is that of a card."""
        return key in self._cards

    def is_suit(self, key: str) -> bool:
        """Return True if a meaning is that of a suit or a colour."""
        return key in self._suits

    @property
    def words(self) -> Iterable[str]:
        """All names, as they are read: without spaces, except in Latin."""
        return self._said


def _unspaced(word: str) -> str:
    """Return a name without its spaces, which not everybody types; Latin names keep them."""
    return word if word.isascii() else word.replace(" ", "")


def _spaced(word: str) -> str:
    """Return a pattern that finds a name with any spacing."""
    return " ?".join(map(re.escape, word)) if _HANGUL.search(word) else re.escape(word)


def parts(meant: str) -> tuple[str, ...]:
    """Split a card with a name of its own into suit and rank; any other meaning stands for itself."""
    return (meant[0], meant[1:]) if meant[0] in "♠♥♦♣" and len(meant) > 1 else (meant,)


def tokens(text: str, lexicon: Lexicon) -> Mapping[str, float]:
    """Return the tokens of a text with their weights."""
    found: dict[str, float] = {}

    def say(token: str, weight: float) -> None:
        found[token] = found.get(token, 0) + weight

    written = folded(text)
    read = written.translate(_KANA)
    named = list(lexicon.meant(read))
    for start, end, meant in named:
        if not (read[start:end].isdecimal() or read[start:end] in _NUMBERS):
            for part in parts(meant):
                say(f"={part}", WORD)
    for token in _of_cards(read, named, lexicon):
        say(token, ORDER)
    read = _ASKING.sub(_blank, read)
    before, ends = "", -1
    for at in _RUN.finditer(read):
        run = at[0]
        if run.isascii():
            for phrase in [run] if _LETTER.search(run) else _DIGITS.findall(run):
                words = [latin(word) for word in _LATIN.findall(phrase)]
                for word in words:
                    say(word, LITTLE if word in _LITTLE else WORD)
                for pair in pairwise(words):
                    say(" ".join(pair), PAIR if not _LITTLE.issuperset(pair) else LITTLE)
            continue
        syllables = run
        if "가" <= run[0] <= "힣" or "가" <= run[-1] <= "힣":
            syllables = korean(run)
            say(syllables, LITTLE if syllables in _LITTLE_KOREAN else WORD)
            say(f"^{syllables[0]}", SYLLABLE if syllables not in _LITTLE_KOREAN else LITTLE * SYLLABLE)
            for pair in pairwise(syllables):
                say("".join(pair), PAIR)
            if ends == at.start() - 1:
                say(before + syllables[0], JOINED)
            before, ends = syllables[-1], at.end()
            continue
        kana = written[at.start() : at.end()]
        for script in _SCRIPTS.finditer(kana):
            word = run[script.start() : script.end()]
            whole_word = word.isdecimal() or len(word) > 1
            say(word, (WORD if whole_word else PAIR) if not _is_hiragana(script[0][0]) else GRAMMAR)
        for (one, other), (first, second) in zip(pairwise(run), pairwise(kana), strict=True):
            say(one + other, (PAIR, OKURI, GRAMMAR)[_is_hiragana(first) + _is_hiragana(second)])
    return found


def korean(run: str) -> str:
    """Return a Korean word without its particle or ending, with each syllable as in the stem."""
    syllables = _JOSA.sub("", run)
    if syllables == run:
        syllables = _BEFORE.sub("", _EOMI.sub("", run))
    syllables = _LINK.sub("", syllables)
    return _THING.get(syllables, "".join(map(softened, syllables)))


def latin(word: str) -> str:
    """Return an English word without its ending, or the number it means."""
    one = word.removesuffix("s")
    return _NUMBERS.get(word) or _NUMBERS.get(one) or _NUMBERS.get(one.removesuffix("e")) or stem(word)


def meanings(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of the words of a folded text, in Latin, Hangul and kana, each kana apart."""
    for found in _WORDS.finditer(text):
        yield found.span()


def hiragana(word: str) -> str:
    """Return a word in katakana as hiragana."""
    return "".join(chr(ord(char) - 0x60) if "ァ" <= char <= "ヶ" else char for char in word)


def bare(word: str) -> str:
    """Return a word without its Korean particle or ending."""
    short = _JOSA.sub("", word)
    return short if short != word else _EOMI.sub("", word)


def essence(text: str) -> str:
    """Return a plain text without its spaces and common words: *queen* of "what does a queen do"."""
    words = _ANY_WORD.findall(_ASKING.sub(_blank, plain(text)))
    return "".join(_AFTER.sub("", bare(word)) for word in words if not _is_little(word))


def _is_little(word: str) -> bool:
    return stem(word) in _LITTLE if word.isascii() else korean(word) in _LITTLE_KOREAN


def is_known_to(said: Collection[str], word: str) -> bool:
    """Return True if texts with these words have a plain word in any form, or every sentence has it."""
    if word.isascii():
        return latin(word) in said or stem(word) in _LITTLE
    return korean(word) in said if _HANGUL.match(word) else word in said


def _is_hiragana(char: str) -> bool:
    return "ぁ" <= char <= "ゖ"


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _of_cards(read: str, named: list[tuple[int, int, str]], lexicon: Lexicon) -> Iterator[str]:
    """Yield tokens for the card that goes on another, and for several cards of a kind."""
    cards = list(_whole_cards(read, named, lexicon))
    for (_, end, one), (start, _, other) in pairwise(cards):
        between = read[end:start].strip()
        first = _FIRST_ON.fullmatch(between)
        if first or _SECOND_ON.fullmatch(between):
            yield ON
            if one == other:
                yield SAME
            if one == other and len(one) == 1:
                yield PLAIN
            yield f"{one}/{other}" if first else f"{other}/{one}"
    for start, end, _ in cards:
        if _MANY_BEFORE.search(read, 0, start) or _MANY_AFTER.match(read, end):
            yield SEVERAL


def _whole_cards(read: str, named: list[tuple[int, int, str]], lexicon: Lexicon) -> Iterator[tuple[int, int, str]]:
    """Yield the named cards by their ranks, each with its suit if that stands beside it."""
    suit: tuple[int, int] | None = None
    last: tuple[int, int, str] | None = None
    for start, end, key in named:
        if lexicon.is_suit(key):
            if last is not None and read[last[1] : start].strip() == "of":
                last = (last[0], end, last[2])
            else:
                suit = (start, end)
        elif lexicon.is_card(parts(key)[-1]):
            if last is not None:
                yield last
            begins = suit[0] if suit is not None and _OF_SUIT.fullmatch(read, suit[1], start) else start
            last, suit = (begins, end, parts(key)[-1]), None
    if last is not None:
        yield last
