"""Words that are written with a slip, begun, or given by their first consonants alone, and the words that were meant.

A word is compared by its `strokes`: Hangul by its letters (죠커 is one away from 조커), kana with its marks apart
(カナスダ is one away from カナスタ), Latin as it is.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

MOST = 4
"""How many words a mistyped one may have meant."""
LONG = 7
"""Strokes from which a word may have two slips."""
_HANGUL, _SYLLABLES, _OF_A_FIRST, _FINALS = 0xAC00, 11172, 588, 28
_FIRST = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_ENDS = " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
_LAST = _ENDS.split(" ")
_SOUNDS = ("ㄱㄲㅋ", "ㄷㄸㅌ", "ㅂㅃㅍ", "ㅈㅉㅊ", "ㅅㅆ", "ck", "sc")
_LEADS = {0x1100 + at: sign for at, sign in enumerate(_FIRST)}
"""Consonants that stand alone, as NFKC writes them."""
_LEADS |= {0x11A7 + at: signs for at, signs in enumerate(_LAST) if at}


@lru_cache(maxsize=8192)
def strokes(word: str) -> str:
    """What is typed for a word, sign by sign: a final consonant is the same sign as a first one."""
    return "".join(chain.from_iterable(map(_typed, word)))


@lru_cache(maxsize=4096)
def _typed(sign: str) -> str:
    code = ord(sign) - _HANGUL
    if 0 <= code < _SYLLABLES:
        first, rest = divmod(code, _OF_A_FIRST)
        vowel, last = divmod(rest, _FINALS)
        return _FIRST[first] + chr(0x1161 + vowel) + _LAST[last]
    return _LEADS.get(ord(sign)) or unicodedata.normalize("NFD", sign)


def initials(text: str) -> str:
    """The first consonants of a Korean text, whatever else stands in it as it is, without spaces."""
    found = []
    for sign in text:
        code = ord(sign) - _HANGUL
        if 0 <= code < _SYLLABLES:
            found.append(_FIRST[code // _OF_A_FIRST])
        elif sign.isalnum():
            found.append(_LEADS.get(ord(sign), sign))
    return "".join(found)


def are_initials(word: str) -> bool:
    """Whether a word is first consonants and nothing else."""
    return bool(word) and all(ord(sign) in _LEADS for sign in word)


def slips(one: str, other: str, most: int) -> int:
    """How many slips make one word of another: a sign more, less or another, or two that changed places. Where there
    are more than so many, any number above it."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, b in enumerate(other, 1):
            cost = min(row[-1] + 1, before[j] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


class Vocabulary:
    """Words of many texts, found by what is near them: which of them may be meant, and what they count for, whoever
    looks says with `known`."""

    def __init__(self) -> None:
        self._of: dict[str, list[str]] = {}
        self._halves: dict[tuple[int, str], list[str]] = {}
        self._initials: dict[str, list[str]] = {}

    def learn(self, word: str) -> None:
        """A word that may be meant."""
        written = strokes(word)
        words = self._of.get(written)
        if words is None:
            words = self._of[written] = []
            for half in _halves(written, len(written)):
                self._halves.setdefault((len(written), half), []).append(written)
        if word not in words:
            words.append(word)
            if (short := initials(word)) != word:
                self._initials.setdefault(short, []).append(word)

    def near(self, word: str, known: "Known", *, part: bool = False) -> list[str]:
        """The words that one slip makes of this one, else two where it is long and no `part` of one; those that count
        for most first. A short word with a slip, or a part of one, means none but a name."""
        written = strokes(word)
        found = self._words(each for each in self._one_away(written) if slips(written, each, 1) <= 1)
        among = [each for each in found if each in known.weights]
        if part or len(written) < LONG:
            among = [
                each
                for each in among
                if each in known.names and (len(written) >= LONG or _begin_alike(strokes(each), written))
            ]
        if not among and not part and len(written) > LONG:
            signs = set(written)
            among = self._words(
                each
                for each in map(strokes, known.weights)
                if abs(len(each) - len(written)) <= 2
                and each[0] == written[0]
                and len(signs.symmetric_difference(each)) <= 4
                and slips(written, each, 2) <= 2
            )
        same = sorted(written)
        return sorted(among, key=lambda each: (sorted(strokes(each)) != same, -known.weights.get(each, 0), each))[:MOST]

    def begun(self, word: str, known: "Known") -> list[str]:
        """The words that begin like this one; those that count for most first."""
        written = strokes(word)
        return known.best(each for each in known.weights if strokes(each).startswith(written))

    def of_initials(self, word: str, known: "Known") -> list[str]:
        """The words with these first consonants, else those that begin with them."""
        short = initials(word)
        if found := known.best(self._initials.get(short, ())):
            return found
        return known.best(each for key, words in self._initials.items() if key.startswith(short) for each in words)

    def _words(self, found: Iterable[str]) -> list[str]:
        return list(dict.fromkeys(word for written in found for word in self._of[written]))

    def _one_away(self, written: str) -> Iterator[str]:
        """What has one half of it, and what it is with two neighbours changed: one slip leaves no more places."""
        for length in (len(written) - 1, len(written), len(written) + 1):
            for half in _halves(written, length):
                yield from self._halves.get((length, half), ())
        for at in range(len(written) - 1):
            turned = written[:at] + written[at + 1] + written[at] + written[at + 2 :]
            if turned in self._of:
                yield turned


def _begin_alike(one: str, other: str) -> bool:
    """Whether two words begin with the same sound, hard or soft."""
    return one[0] == other[0] or any(one[0] in sounds and other[0] in sounds for sounds in _SOUNDS)


def _halves(written: str, length: int) -> tuple[str, str]:
    """What the first and the last half of a word of such a length would be, marked as which."""
    half = length // 2
    return f"{written[:half]}…", f"…{written[len(written) - (length - half) :]}"


class Known:
    """The words that may be meant in one place, what they count for, and which of them are names of something."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        self.names: set[str] = set()

    def learn(self, word: str, weight: float, *, name: bool) -> None:
        """A word that is said there."""
        self.weights[word] = self.weights.get(word, 0) + weight
        if name:
            self.names.add(word)

    def best(self, found: Iterable[str]) -> list[str]:
        """Those of some words that are said there, what counts for most first."""
        there = {each for each in found if each in self.weights}
        return sorted(there, key=lambda each: (-self.weights[each], each))[:MOST]
