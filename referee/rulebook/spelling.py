"""Candidates for words that are misspelt, incomplete, or given by their initial consonants.

Words are compared by their `strokes`: Hangul by its letters (죠커 is one away from 조커), kana with its marks separated
(カナスダ is one away from カナスタ), Latin unchanged.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

MOST = 4
"""Most candidates for a misspelt word."""
LONG = 7
"""Strokes from which a word may have two misspellings."""
_HANGUL, _SYLLABLES, _OF_A_FIRST, _FINALS = 0xAC00, 11172, 588, 28
_FIRST = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_ENDS = " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
_LAST = _ENDS.split(" ")
_SOUNDS = ("ㄱㄲㅋ", "ㄷㄸㅌ", "ㅂㅃㅍ", "ㅈㅉㅊ", "ㅅㅆ", "ck", "sc")
_LEADS = {0x1100 + at: char for at, char in enumerate(_FIRST)}
"""Single consonants, as NFKC writes them."""
_LEADS |= {0x11A7 + at: letters for at, letters in enumerate(_LAST) if at}


@lru_cache(maxsize=8192)  # halves the time of a query, to 0.5 ms
def strokes(word: str) -> str:
    """Return the characters typed for a word; a final consonant is the same character as an initial one."""
    return "".join(chain.from_iterable(map(_typed, word)))


def _typed(char: str) -> str:
    code = ord(char) - _HANGUL
    if 0 <= code < _SYLLABLES:
        first, rest = divmod(code, _OF_A_FIRST)
        vowel, last = divmod(rest, _FINALS)
        return _FIRST[first] + chr(0x1161 + vowel) + _LAST[last]
    return _LEADS.get(ord(char)) or unicodedata.normalize("NFD", char)


def initials(text: str) -> str:
    """Return the initial consonants of a Korean text without spaces; other characters stay."""
    found = []
    for char in text:
        code = ord(char) - _HANGUL
        if 0 <= code < _SYLLABLES:
            found.append(_FIRST[code // _OF_A_FIRST])
        elif char.isalnum():
            found.append(_LEADS.get(ord(char), char))
    return "".join(found)


def are_initials(word: str) -> bool:
    """Return True if a word consists of initial consonants only."""
    return bool(word) and all(ord(char) in _LEADS for char in word)


def slips(one: str, other: str, most: int) -> int:
    """Return the number of misspellings between two words: a character more, less or other, or two swapped.

    A number above `most` is not exact.
    """
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
    """Words of many texts, found by similar ones; the caller's `known` says which are candidates, and their weights."""

    def __init__(self) -> None:
        self._of: dict[str, list[str]] = {}
        self._halves: dict[tuple[int, str], list[str]] = {}
        self._initials: dict[str, list[str]] = {}

    def learn(self, word: str) -> None:
        """Add a word."""
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
        """Return the known words at a distance of one misspelling, the heaviest first.

        If there are none, a long word that is no `part` of another may have two. A short misspelt word, or a part of
        one, stands only for a name.
        """
        written = strokes(word)
        found = self._words(stroked for stroked in self._one_away(written) if slips(written, stroked, 1) <= 1)
        among = [candidate for candidate in found if candidate in known.weights]
        if part or len(written) < LONG:
            among = [
                candidate
                for candidate in among
                if candidate in known.names and (len(written) >= LONG or _begin_alike(strokes(candidate), written))
            ]
        if not among and not part and len(written) > LONG:
            letters = set(written)
            among = self._words(
                candidate
                for candidate in map(strokes, known.weights)
                if abs(len(candidate) - len(written)) <= 2
                and candidate[0] == written[0]
                and len(letters.symmetric_difference(candidate)) <= 4
                and slips(written, candidate, 2) <= 2
            )
        same = sorted(written)
        return sorted(
            among,
            key=lambda candidate: (sorted(strokes(candidate)) != same, -known.weights.get(candidate, 0), candidate),
        )[:MOST]

    def begun(self, word: str, known: "Known") -> list[str]:
        """Return the known words that begin with this one, the heaviest first."""
        written = strokes(word)
        return known.best(candidate for candidate in known.weights if strokes(candidate).startswith(written))

    def of_initials(self, word: str, known: "Known") -> list[str]:
        """Return the known words with these initial consonants, or else those that begin with them."""
        short = initials(word)
        if found := known.best(self._initials.get(short, ())):
            return found
        return known.best(
            candidate for key, words in self._initials.items() if key.startswith(short) for candidate in words
        )

    def _words(self, found: Iterable[str]) -> list[str]:
        return list(dict.fromkeys(word for written in found for word in self._of[written]))

    def _one_away(self, written: str) -> Iterator[str]:
        """Yield the words that share one half with this one, or equal it with two neighbours swapped.

        One misspelling leaves one half intact in all other cases.
        """
        for length in (len(written) - 1, len(written), len(written) + 1):
            for half in _halves(written, length):
                yield from self._halves.get((length, half), ())
        for at in range(len(written) - 1):
            turned = written[:at] + written[at + 1] + written[at] + written[at + 2 :]
            if turned in self._of:
                yield turned


def _begin_alike(one: str, other: str) -> bool:
    """Return True if two words begin with the same sound, tense or not."""
    return one[0] == other[0] or any(one[0] in sounds and other[0] in sounds for sounds in _SOUNDS)


def _halves(written: str, length: int) -> tuple[str, str]:
    """Return the first and the last half of a word as keys, for words of the given length."""
    half = length // 2
    return f"{written[:half]}…", f"…{written[len(written) - (length - half) :]}"


class Known:
    """The words of one index with their weights, and those of them that are names."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        self.names: set[str] = set()

    def learn(self, word: str, weight: float, *, name: bool) -> None:
        """Add a word."""
        self.weights[word] = self.weights.get(word, 0) + weight
        if name:
            self.names.add(word)

    def best(self, found: Iterable[str]) -> list[str]:
        """Return those of some words that are known, the heaviest first."""
        there = {word for word in found if word in self.weights}
        return sorted(there, key=lambda word: (-self.weights[word], word))[:MOST]
