"""What a text is found by: its words as they are meant, in English, Korean and Japanese alike.

Width, case, hyphens, long signs and the two kana are alike, and so are 三 and 3. English and Korean words lose their
endings, and what only makes a sentence a question tells nothing. A `Lexicon` makes words alike that mean one thing, in
whatever language: ♠, spades, 스페이드 and スペード. Of two cards that are named it tells which goes on which.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
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
ON, SAME, SEVERAL = "=on", "=same", "=several"
"""Said of a card that goes on another, of one on its like, and of several of a kind."""

_RUN = re.compile(r"[a-z0-9' ]+|[가-힣0-9]+|[\u30a0-\u30ff\u3400-\u9fff々0-9]+")
_LETTER = re.compile(r"[a-z]")
_DIGITS = re.compile(r"[0-9]+")
_LATIN = re.compile(r"[a-z][a-z0-9']*|[0-9]+")
_SCRIPTS = re.compile(r"[ぁ-ゖ]+|[\u30a0-\u30ff]+|[\u3400-\u9fff々]+|[0-9]+|[가-힣]+")
_SIGNS = re.compile(r"[♠♥♦♣]")
_RANKS = re.compile(
    r"(?<![A-Za-z0-9])([AKQJ])(?![A-Za-z])(?=$|[^\s]|\s*[,/♠♥♦♣]|\s+[가-힣])"  # the ace, and no article
    r"|(?<=[♠♥♦♣])([AKQJ])(?![a-z])"
)
_ENDINGS = ("ings", "ing", "ed", "es", "s")
_JOSA = re.compile(
    r"(?<=[가-힣0-9])(?:으로는|에서는|한테서|이라고|라고|으로|에서|에게|한테|부터|까지|마다|처럼|보다|이나|든지"
    r"|은|는|이|가|을|를|과|와|로|에|의|도|만|나)$"
)
_EOMI = re.compile(
    r"(?<=[가-힣])(?:아요|어요|여요|해요|세요|네요|지요|죠|요|습니다|니다|을때|때|으려면|려면|으면서|면서|으면|면|아야|어야|해야|하고|해도|아도|어도|하지|지만|는데|은데|데|거나|도록|하기|하다"
    r"|하는|해서|아서|어서|지|고|기|게|서|는|은|을|던|음|네|다|하|되)$"
)
_BEFORE = re.compile(r"(?<=[가-힣])(?:았|었|였|겠|[아어](?:가|지|주|버리|보|놓|두))$")
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
_ALIKE: dict[int, str | None] = {ord("ー"): None, ord("-"): " ", ord("_"): " "}
_KANJI_NUMBER = re.compile(r"[一二三四五六七八九](?=[枚人点回目]|[^\u3400-\u9fff]|$)")


def folded(text: str) -> str:
    """A text in which case, width, hyphens, underscores and long signs do not matter, nor how a number is written."""
    read = unicodedata.normalize("NFKC", text).casefold().translate(_ALIKE)
    return _KANJI_NUMBER.sub(lambda found: str("一二三四五六七八九".index(found[0]) + 1), read)


def plain(text: str) -> str:
    """A text as people look for it: nor do the two kana matter."""
    return folded(text).translate(_HIRAGANA)


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """An English word without its ending, where enough is left of it: take, takes and taking are one."""
    word = word.removesuffix("'s").replace("'", "")
    for ending in _ENDINGS:
        short = word.removesuffix(ending)
        if short != word and len(short) > 2:
            word = short[:-1] if len(short) > 3 and short[-1] == short[-2] and ending != "s" else short
            break
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


class Lexicon:
    """Words that mean one thing: `names` are the ways of saying it, by what stands for it in the index. Of those that
    are `cards`, one may go on another."""

    def __init__(self, names: Mapping[str, Iterable[str]], cards: Iterable[str] = ()) -> None:
        said: dict[str, str] = {}
        for key, words in names.items():
            for word in words:
                said.setdefault(plain(word), key)
        self._said = said
        self._cards = frozenset(cards)
        parts = sorted(said, key=len, reverse=True)
        latin = [re.escape(each) for each in parts if each.isascii()]
        other = [re.escape(each) for each in parts if not each.isascii()]
        begins = "".join(re.escape(sign) for sign in sorted({each[0] for each in parts if not each.isascii()}))
        both = [
            *([rf"(?=[{begins}])(?:{'|'.join(other)})"] if other else []),
            *([rf"(?<![a-z0-9+])(?:{'|'.join(latin)})(?:e?s)?(?![a-z0-9])"] if latin else []),
            rf"(?<![a-z0-9+])(?:{_NUMBER})(?:e?s)?(?![a-z0-9+])",
        ]
        self._find = re.compile("|".join(both))

    def meant(self, text: str) -> Iterator[tuple[int, int, str]]:
        """What the words of a plain text stand for, and where; a number may be a card's."""
        for found in self._find.finditer(text):
            word = found[0]
            for each in (word, word.removesuffix("s"), word.removesuffix("es")):
                if key := self._said.get(each) or _NUMBERS.get(each) or (each if each.isdecimal() else ""):
                    yield found.start(), found.end(), key
                    break

    def is_card(self, key: str) -> bool:
        """Whether a meaning is that of a card."""
        return key in self._cards


def tokens(text: str, lexicon: Lexicon) -> Mapping[str, float]:
    """What a text is found by, each with what it tells."""
    found: dict[str, float] = {}

    def say(token: str, weight: float) -> None:
        found[token] = found.get(token, 0) + weight

    whole = unicodedata.normalize("NFKC", text)
    for rank in _RANKS.finditer(whole):
        say(f"={rank[1] or rank[2]}", WORD)
    for sign in _SIGNS.findall(whole):
        say(f"={sign}", WORD)
    written = folded(text)
    read = written.translate(_HIRAGANA)
    named = list(lexicon.meant(read))
    for start, end, meant in named:
        if not (read[start:end].isdecimal() or read[start:end] in _NUMBERS):
            say(f"={meant}", WORD)
    for token in _of_cards(read, named, lexicon):
        say(token, ORDER)
    read = _ASKING.sub(_blank, read)
    for at in _RUN.finditer(read):
        run = at[0]
        if run.isascii():
            for phrase in [run] if _LETTER.search(run) else _DIGITS.findall(run):
                words = [stem(word) for word in _LATIN.findall(phrase)]
                for word in words:
                    say(word, LITTLE if word in _LITTLE else WORD)
                for pair in pairwise(words):
                    say(" ".join(pair), PAIR if not _LITTLE.issuperset(pair) else LITTLE)
            continue
        signs = run
        if "가" <= run[0] <= "힣" or "가" <= run[-1] <= "힣":
            signs = _JOSA.sub("", run)
            if signs == run:
                signs = _BEFORE.sub("", _EOMI.sub("", run))
            signs = "".join(map(softened, signs))
            say(signs, WORD)
            say(f"^{signs[0]}", SYLLABLE)
            for pair in pairwise(signs):
                say("".join(pair), PAIR)
            continue
        kana = written[at.start() : at.end()]
        for part in _SCRIPTS.finditer(kana):
            word = run[part.start() : part.end()]
            whole_word = word.isdecimal() or len(word) > 1
            say(word, (WORD if whole_word else PAIR) if not _is_hiragana(part[0][0]) else GRAMMAR)
        for (one, other), (first, second) in zip(pairwise(run), pairwise(kana), strict=True):
            say(one + other, (PAIR, OKURI, GRAMMAR)[_is_hiragana(first) + _is_hiragana(second)])
    return found


def _is_hiragana(sign: str) -> bool:
    return "ぁ" <= sign <= "ゖ"


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _of_cards(read: str, named: list[tuple[int, int, str]], lexicon: Lexicon) -> Iterator[str]:
    """Which card goes on which, and which are several of a kind."""
    cards = [each for each in named if lexicon.is_card(each[2])]
    for (_, end, one), (start, _, other) in pairwise(cards):
        between = read[end:start].strip()
        first = _FIRST_ON.fullmatch(between)
        if first or _SECOND_ON.fullmatch(between):
            yield ON
            if one == other:
                yield SAME
            yield f"{one}/{other}" if first else f"{other}/{one}"
    for start, end, _ in cards:
        if _MANY_BEFORE.search(read, 0, start) or _MANY_AFTER.match(read, end):
            yield SEVERAL
