"""What a text is found by: its words as they are meant, in English, Korean and Japanese alike.

Width, case, hyphens, long signs and the two kana are alike, and so are 三 and 3. English and Korean words lose their
endings, and what only makes a sentence a question tells nothing. A `Lexicon` makes words alike that mean one thing, in
whatever language: ♠, spades, 스페이드 and スペード. Of two cards that are named it tells which goes on which.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

WORD, PAIR, SYLLABLE = 1.0, 0.5, 0.25
"""What a whole word tells, two signs in a row, and the first sign of a Korean word, by which its verb is known."""
LITTLE = 0.2
"""What a word tells that stands in any sentence, or whose meaning is told already."""
OKURI, GRAMMAR = 0.25, 0.1
"""What two signs tell of which one is hiragana, or both: that is how verbs end, and nouns seldom are written."""
ORDER = 0.75
"""What it tells which card goes on which."""
JOINED = 0.25
"""What the last sign of a Korean word and the first of the next tell: not everybody sets the space between them."""
ON, SAME, PLAIN, SEVERAL = "=on", "=same", "=plain", "=several"
"""Said of a card that goes on another, of one on its like, of a plain one of these, and of several of a kind."""

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
    r"|(A)(?=[^\sA-Za-z]|\s+(?:on|onto|over|after|with|and|or|vs)\s))"  # the ace, and no article
    rf"|(?<=[♠♥♦♣])([AKQJakqj])(?![A-Za-z])|(?<={_BESIDE})([AaKkQqJj])(?![A-Za-z0-9])"
)
_LETTERS = {rank: chr(0xE000 + at) for at, rank in enumerate("AKQJ")}
"""Signs that no text has, for a card that is named by a letter."""
_NAMED = {sign: rank for rank, sign in _LETTERS.items()} | {sign: sign for sign in "♠♥♦♣"}
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
"""What links a verb to another, after a consonant: 먹어, 막아."""
_SMALL = (
    "a an the is are was be been it its this that these those of on in at to for from with by as and or not if who whom"
    " which what do does did can could may might must shall should will would one they them their you your he she i"
    " there then when while have has had how u my me our we us so happen happens someone somebody anyone anybody ok"
    " okay allowed possible whats whos her his"
)
"""Words of which every sentence is full."""
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
"""What makes a sentence a question, and says nothing of what it is about."""
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_LOOKALIKE = re.compile(r"(?<=[ァ-ヺ])[へべぺり](?=[ァ-ヺー])")
"""Hiragana that looks like katakana, and stands in the midst of it."""
_SMALL_KANA = str.maketrans("ァィゥェォッャュョヮヂヅ", "アイウエオツヤユヨワジズ")
_KANA = _SMALL_KANA | {code: _SMALL_KANA.get(kana, kana) for code, kana in _HIRAGANA.items()}
_KOREAN_NUMBERS = {"한": 1, "두": 2, "세": 3, "석": 3, "네": 4, "넉": 4, "다섯": 5, "여섯": 6, "일곱": 7}
_KOREAN_NUMBERS |= {"여덟": 8, "아홉": 9, "열": 10}
_KOREAN_NUMBER = re.compile(rf"(?<![가-힣])({'|'.join(_KOREAN_NUMBERS)}) ?([장개명판벌](?!정|별|인))")
_ALIKE: dict[int, str | None] = {ord("ー"): None, ord("-"): " ", ord("_"): " "}
_KANJI_NUMBER = re.compile(r"[一二三四五六七八九](?=[枚人点回目]|[^\u3400-\u9fff]|$)")


def folded(text: str) -> str:
    """A text in which case, width, hyphens, underscores and long signs do not matter, nor how a number is written, nor
    by which letter a card is named."""
    whole = _LOOKALIKE.sub(_katakana, _RANKS.sub(_lettered, unicodedata.normalize("NFKC", text)))
    read = whole.casefold().translate(_ALIKE)
    read = _KANJI_NUMBER.sub(lambda found: str("一二三四五六七八九".index(found[0]) + 1), read)
    return _KOREAN_NUMBER.sub(lambda found: f"{_KOREAN_NUMBERS[found[1]]}{found[2]}", read)


def _katakana(found: re.Match[str]) -> str:
    return found[0].translate(_HIRAGANA)


def _lettered(found: re.Match[str]) -> str:
    return _LETTERS[found[0].upper()]


def plain(text: str) -> str:
    """A text as people look for it: nor do the two kana matter, nor small signs among them."""
    return folded(text).translate(_KANA)


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """An English word without its ending, where enough is left of it: take, takes and taking are one."""
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
"""What stands between two cards of which the first goes on the second, or the second on the first: 4 on 2, 2에 4."""
_SECOND_ON = re.compile(
    r"(?:with|by)(?: an?| the| another)?|(?:카드 ?)?(?:위에다?|위|에다?|다음에?|뒤에?)|[을를]"
    r"|(?:ノ?カド)?(?:ノ?上ニ?|ノウエニ|ニ|ヲ|ノ?後ニ|ノアトニ|ノ次ニ?)"
)
_OF_SUIT = re.compile(r" ?(?:의|ノ)? ?")
_MANY_BEFORE = re.compile(r"(?:\b(?:two|three|four|several|both|all|[2-4])|[2-4]枚ノ?)(?: of)?(?: the)? ?$")
_MANY_AFTER = re.compile(
    r" ?(?:카드)? ?(?:를|을)? ?(?:두|세|네|석|넉|여러|[2-4]) ?[장개]|(?:ノ?カド)?[ヲガ]?(?:[2-4]|何)枚"
)


@lru_cache(maxsize=2048)
def softened(syllable: str) -> str:
    """A Korean syllable as its verb has it whatever follows: 낸, 낼, 냈 and 냅 are 내, 쳐 is 치."""
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
"""The same in Korean, as they are read."""


class Lexicon:
    """Words that mean one thing: `names` are the ways of saying it, by what stands for it in the index. Of those that
    are `cards`, one may go on another."""

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
        latin = [re.escape(each) for each in parts if each.isascii()]
        other = [_spaced(each) for each in parts if not each.isascii()]
        begins = "".join(re.escape(sign) for sign in sorted({each[0] for each in parts if not each.isascii()}))
        both = [
            *([rf"(?=[{begins}])(?:{'|'.join(other)})"] if other else []),
            *([rf"(?<![a-z0-9+])(?:{'|'.join(latin)})(?:e?s)?(?![a-z0-9])"] if latin else []),
            rf"(?<![a-z0-9+])(?:{_NUMBER})(?:e?s)?(?![a-z0-9+])",
            f"[{''.join(_NAMED)}]",
        ]
        self._find = re.compile("|".join(both))

    def meant(self, text: str) -> Iterator[tuple[int, int, str]]:
        """What the words of a plain text stand for, and where; a number may be a card's."""
        for found in self._find.finditer(text):
            word = _unspaced(found[0])
            for each in (word, word.removesuffix("s"), word.removesuffix("es")):
                key = self._said.get(each) or _NUMBERS.get(each) or _NAMED.get(each)
                if key := key or (each if each.isdecimal() else ""):
                    yield found.start(), found.end(), key
                    break

    def is_card(self, key: str) -> bool:
        """Whether a meaning is that of a card."""
        return key in self._cards

    def is_suit(self, key: str) -> bool:
        """Whether a meaning is that of a suit or a colour."""
        return key in self._suits

    @property
    def words(self) -> Iterable[str]:
        """All ways of saying what has a name here, each as it is read: without spaces, but in Latin."""
        return self._said


def _unspaced(word: str) -> str:
    """A name without its spaces, but in Latin: not everybody sets them."""
    return word if word.isascii() else word.replace(" ", "")


def _spaced(word: str) -> str:
    """What finds a name however it is spaced."""
    return " ?".join(map(re.escape, word)) if _HANGUL.search(word) else re.escape(word)


def parts(meant: str) -> tuple[str, ...]:
    """The suit and the rank of a card that has a name of its own; what is no such card stands for itself."""
    return (meant[0], meant[1:]) if meant[0] in "♠♥♦♣" and len(meant) > 1 else (meant,)


def tokens(text: str, lexicon: Lexicon) -> Mapping[str, float]:
    """What a text is found by, each with what it tells."""
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
        signs = run
        if "가" <= run[0] <= "힣" or "가" <= run[-1] <= "힣":
            signs = korean(run)
            say(signs, LITTLE if signs in _LITTLE_KOREAN else WORD)
            say(f"^{signs[0]}", SYLLABLE if signs not in _LITTLE_KOREAN else LITTLE * SYLLABLE)
            for pair in pairwise(signs):
                say("".join(pair), PAIR)
            if ends == at.start() - 1:
                say(before + signs[0], JOINED)
            before, ends = signs[-1], at.end()
            continue
        kana = written[at.start() : at.end()]
        for part in _SCRIPTS.finditer(kana):
            word = run[part.start() : part.end()]
            whole_word = word.isdecimal() or len(word) > 1
            say(word, (WORD if whole_word else PAIR) if not _is_hiragana(part[0][0]) else GRAMMAR)
        for (one, other), (first, second) in zip(pairwise(run), pairwise(kana), strict=True):
            say(one + other, (PAIR, OKURI, GRAMMAR)[_is_hiragana(first) + _is_hiragana(second)])
    return found


def korean(run: str) -> str:
    """A Korean word without its particle or ending, each syllable as its verb has it."""
    signs = _JOSA.sub("", run)
    if signs == run:
        signs = _BEFORE.sub("", _EOMI.sub("", run))
    signs = _LINK.sub("", signs)
    return _THING.get(signs, "".join(map(softened, signs)))


def latin(word: str) -> str:
    """An English word without its ending, or the number it is."""
    one = word.removesuffix("s")
    return _NUMBERS.get(word) or _NUMBERS.get(one) or _NUMBERS.get(one.removesuffix("e")) or stem(word)


def meanings(text: str) -> Iterator[tuple[int, int]]:
    """Where the words of a folded text stand: those in Latin, in Hangul and in kana, each kana by itself."""
    for found in _WORDS.finditer(text):
        yield found.span()


def hiragana(word: str) -> str:
    """A word in katakana as hiragana writes it."""
    return "".join(chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign for sign in word)


def bare(word: str) -> str:
    """A word without its Korean particle or ending, else as it is."""
    short = _JOSA.sub("", word)
    return short if short != word else _EOMI.sub("", word)


def essence(text: str) -> str:
    """A plain text without its spaces and the words of which every sentence is full: *queen*, of what a queen does."""
    words = _ANY_WORD.findall(_ASKING.sub(_blank, plain(text)))
    return "".join(_AFTER.sub("", bare(each)) for each in words if not _is_little(each))


def _is_little(word: str) -> bool:
    return stem(word) in _LITTLE if word.isascii() else korean(word) in _LITTLE_KOREAN


def is_known_to(said: Collection[str], word: str) -> bool:
    """Whether texts with these words say a plain word, in whatever form, or every sentence does."""
    if word.isascii():
        return latin(word) in said or stem(word) in _LITTLE
    return korean(word) in said if _HANGUL.match(word) else word in said


def _is_hiragana(sign: str) -> bool:
    return "ぁ" <= sign <= "ゖ"


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _of_cards(read: str, named: list[tuple[int, int, str]], lexicon: Lexicon) -> Iterator[str]:
    """Which card goes on which, and which are several of a kind."""
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
    """The cards that are named, by their ranks, each with its suit where that stands beside it."""
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
