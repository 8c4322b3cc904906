"""An index of short texts for short questions: words, their pieces, meanings and the order of two cards, by BM25.

A word is compared as it sounds: Hangul by its letters, kana without marks, plain, tense and voiced sounds alike. So a
mistyped, cut or compounded word shares most of its pieces (three letters in a row, two of Chinese characters) with the
word that is meant, and no list of similar words is kept. Each text of a key counts for itself: a key is as good as its
best text.
"""

import math
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

K = 1.2
"""BM25: saturation of repeated words. All texts are short, so their length has no influence."""
PIECE, INITIALS, ORDER, SAME = 0.3, 0.5, 2.5, 1.5
"""Weights of a piece of a word, of its initial consonants, of a card on another, and of a card on its like."""
NAMED, NICKNAMED = 1.0, 0.5
"""Bonus, as a part of the best score, for a question that is just a name, or another name."""
LEAST = 0.2
"""Least part of a question that an answer covers."""
LONGEST, NEAR = 300, 16
"""Most characters of a question that are read, and between two cards."""
_CONSONANTS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_FIRST, _VOWEL = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅈㅋㅌㅍㅎ", "ㅏㅔㅏㅔㅓㅔㅓㅔㅗㅘㅔㅔㅗㅜㅝㅔㅟㅜㅡㅢㅣ"
_ENDS = " ㄱ ㄱ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅅ ㅇ ㅈ ㅈ ㅋ ㅌ ㅍ ㅎ"
_LAST = _ENDS.split(" ")
_LEADS = {0x1100 + at: char for at, char in enumerate(_CONSONANTS)}  # NFKC makes them parts of a syllable
_LEADS |= {0x11A7 + at: ending for at, ending in enumerate(_LAST) if len(ending) > 1}
_LARGE = str.maketrans("ァィゥェォッャュョヮヂヅ", "アイウエオツヤユヨワジズ")
_KATAKANA = _LARGE | {code: _LARGE.get(code + 0x60, code + 0x60) for code in range(0x3041, 0x3097)}
_SILENT = {ord(char): None for char in "ー'’"} | {ord("-"): " ", ord("_"): " "}
_RANKS = {rank: chr(0xE000 + at) for at, rank in enumerate("AKQJ")}  # private, so that an ace is no article
_RANK = re.compile(
    r"(?<![A-Za-z0-9'])(?:([KQJkqj])|(A)(?=$|[^A-Za-z ]| (?:on|onto|over|with|and|or)\b)"
    r"|(a)(?=$|\s*[가-힣ぁ-ヿ一-鿿,/?!]))(?![A-Za-z0-9'])|(?<=[가-힣ぁ-ヿ一-鿿♠♥♦♣])([AaKkQqJj])(?![A-Za-z])"
)
_WORD = re.compile(r"[a-z][a-z0-9]*|\+?[0-9]+|[가-힣]+|[ㄱ-ㅎ]+|[ァ-ヺ]+|[ぁ-ゖ]+|[一-鿿々]+|[♠♥♦♣\ue000-\ue003]")
_COUNTED = (
    "한 一;두 둘 二 two;세 석 三 three;네 넉 四 four;다섯 五 five;여섯 六 six;일곱 七 seven;여덟 八 eight;아홉 九 nine"
)
_NUMBERS = {word: str(at) for at, words in enumerate(f"{_COUNTED};열 ten".split(";"), 1) for word in words.split()}
_NUMBER = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten)s?\b|([一二三四五六七八九])(?=[枚人点回目]|[^㐀-鿿]|$)"
    r"|(?<![가-힣])([한두둘세석네넉열]|다섯|여섯|일곱|여덟|아홉) ?(?=(?:[장개명판벌번]|이 )(?!정|별|인))"
)
_ENDING = re.compile(
    r"(?<=[a-z]{3})(?:ings?|ed|es|s|e)$|(?<=[가-힣])(?:으로는|에서는|으로|에서|에게|한테|부터|까지|마다|이나|하면|이면"
    r"|은|는|이|가|을|를|과|와|로|에|의|도|만|나|면)$"
)
_FIRST_ON = re.compile(r"\b(?:on|onto|over|upon|after|answers?|beats?|blocks?|stops?)\b|로 |로$|で")
_SECOND_ON = re.compile(r"\b(?:with|by)\b|에|위|다음|뒤|を|に|の上|の後")
"""Words between two cards if the first goes on the second, and the reverse: 4 on 2, 2에 4."""


def folded(text: str) -> str:
    """Return a text in which width, case and hyphens do not matter, and numbers and letters of cards have one form."""
    text = unicodedata.normalize("NFKC", text).translate(_LEADS)
    text = _RANK.sub(lambda found: _RANKS[found[found.lastindex or 0].upper()], text).casefold().translate(_SILENT)
    return _NUMBER.sub(lambda found: _NUMBERS[found[found.lastindex or 0]], text)


def heard(word: str) -> str:
    """Return the letters of a folded word as they sound."""
    return "".join(map(_sound, word.translate(_KATAKANA)))


def _sound(char: str) -> str:
    code = ord(char) - 0xAC00
    if 0 <= code < 11172:
        return _FIRST[code // 588] + _VOWEL[code % 588 // 28] + _LAST[code % 28]
    return unicodedata.normalize("NFD", char)[0]


@lru_cache(maxsize=4096)  # saves a tenth of building an index
def pieces(token: str) -> tuple[str, ...]:
    """Return the pieces of a heard word: three letters in a row, or two Chinese characters; a meaning has none."""
    size, padded = (2, token) if token[0] >= "一" else (3, f" {token} ")
    ends = range(size, len(padded) + 1) if token[0] != "=" else ()
    return tuple(dict.fromkeys(f"~{padded[end - size : end]}" for end in ends))


def initials(text: str) -> str:
    """Return the initial consonants of the Korean syllables of a text, which may be consonants already."""
    korean = (char for char in text if "가" <= char <= "힣" or char in _CONSONANTS)
    return "".join(_CONSONANTS[(ord(char) - 0xAC00) // 588] if char >= "가" else char for char in korean)


class Lexicon:
    """Words that mean one thing in any language, by its key; those in `cards` may lie on each other."""

    def __init__(self, names: Mapping[str, Iterable[str]], cards: Iterable[str] = ()) -> None:
        self._cards = frozenset(cards)
        self._key = {letter: rank for rank, letter in _RANKS.items()} | {"10": "T"}
        for key, words in names.items():
            for word in words:
                self._key.setdefault(_closed(folded(word).translate(_KATAKANA)), key)
        longest = sorted(self._key, key=len, reverse=True)
        latin = "|".join(re.escape(name) for name in longest if name.isascii() and len(name) > 1)
        other = "|".join(" ?".join(map(re.escape, name)) for name in longest if not name.isascii())
        self._find = re.compile(rf"(?<![a-z0-9+])(?:{latin}|[2-9])(?:e?s)?(?![a-z0-9+])|{other}|[♠♥♦♣]")

    def meant(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield the meanings in a folded text: start, end, key."""
        for at in self._find.finditer(text.translate(_KATAKANA)):
            word = _closed(at[0])
            key = next((self._key[form] for form in (word, word[:-1], word[:-2]) if form in self._key), word)
            if key[0] in "♠♥♦♣" and key[1:]:  # a card with a name of its own
                yield at.start(), at.start(), key[0]
            yield at.start(), at.end(), key.lstrip("♠♥♦♣") or key

    @lru_cache(maxsize=4096)  # noqa: B019  there is one lexicon; saves a quarter of building all indexes
    def tokens(self, text: str) -> Mapping[str, float]:
        """Return the words, meanings and pairs of cards of a text, with their weights."""
        text = folded(text)
        said = list(self.meant(text))
        found = {f"={key}": 1.0 for start, end, key in said if not text[start:end].isdecimal()}
        for (_, end, one), (start, _, other) in pairwise(card for card in said if card[2] in self._cards):
            on = _SECOND_ON.search(text, end, start) or _FIRST_ON.search(text, end, start)
            if on and start - end < NEAR:
                pair = f"={other}/{one}" if on.re is _SECOND_ON else f"={one}/{other}"
                found |= {pair: ORDER} | ({"=same": SAME} if one == other else {})
        words = [_ENDING.sub("", word) for word in _WORD.findall(text)]
        found |= {f"={short}": INITIALS for word in words if len(short := initials(word)) > 1}
        return found | {heard(word): 1.0 for word in words}


def _closed(text: str) -> str:
    return text if text.isascii() else text.replace(" ", "")


def _bare(text: str) -> set[str]:
    """Return a text as a name, without spaces: with its numbers in one form, and as it is written."""
    return {"".join(_WORD.findall(folded(text).translate(_KATAKANA))), "".join(text.casefold().split())} - {""}


class ScoredKey(NamedTuple):
    """An answer: its key, its score, and the part of the question that it covers (0 to 1)."""

    key: str
    score: float
    says: float


class Index:
    """Texts by key; a key may have several, for example one in each language."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._keys: list[str] = []
        self._said: defaultdict[str, dict[int, float]] = defaultdict(dict)
        self._named: defaultdict[str, dict[str, float]] = defaultdict(dict)

    def call(self, key: str, name: str, bonus: float = NAMED) -> None:
        """Add a name of a key, which a question of just that name, or of its initial consonants, means."""
        short = {initials(word) for word in (name, *name.split())}
        for said in {*_bare(name), *(letters for letters in short if len(letters) > 1)}:
            self._named[said][key] = max(bonus, self._named[said].get(key, 0))

    def add(self, key: str, *parts: tuple[str, float]) -> None:
        """Add a text of a key, in parts with the weights of their words."""
        place = len(self._keys)
        for text, weight in parts:
            for word, counts in self._lexicon.tokens(text).items():
                for token, times in ((word, counts), *((piece, 1.0) for piece in pieces(word))):
                    self._said[token][place] = self._said[token].get(place, 0) + weight * times
        self._keys.append(key)

    def find(self, wanted: str) -> list[ScoredKey]:
        """Return the answers, the best first; none if no text has a word of the question or one like it."""
        scores, covered, whole = defaultdict[int, float](float), defaultdict[int, float](float), 0.0
        wants = dict(self._lexicon.tokens(wanted[:LONGEST]))
        if any("/" in token and token not in self._said for token in wants):
            wants["=same"] = ORDER  # no text says anything of these two: then what goes on what?
        parts = [(piece, PIECE) for word in wants for piece in pieces(word)]
        for token, weight in (*wants.items(), *parts):
            said = self._said.get(token, {})
            if not said and token[0] != "~":
                continue  # an unknown word: only its pieces may be known
            rare = weight * math.log((len(self._keys) + 1) / (len(said) + 0.5))
            whole += rare
            for place, counts in said.items():
                scores[place] += rare * counts * (K + 1) / (counts + K)
                covered[place] += rare
        best: dict[str, ScoredKey] = {}
        for place, score in scores.items():
            key, says = self._keys[place], covered[place] / whole
            told = ScoredKey(key, score * math.sqrt(says), says)
            if says > LEAST and (key not in best or told.score > best[key].score):
                best[key] = told
        most = max((told.score for told in best.values()), default=1.0)
        named = {key: bonus for said in _bare(wanted) for key, bonus in self._named.get(said, {}).items()}
        for key, bonus in named.items():
            best[key] = ScoredKey(key, most * bonus + (best[key].score if key in best else 0), 1.0)
        return sorted(best.values(), key=lambda told: -told.score)
