"""A text index ranked by BM25: rare words weigh more than common ones, and long texts no more than short ones.

`tokenizer` decides what a word means and which words are alike, `spelling` finds the words that a misspelt one stands
for.
"""

import math
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from referee.rulebook.spelling import Known, Vocabulary, are_initials, initials
from referee.rulebook.tokenizer import (
    PLAIN,
    SEVERAL,
    Lexicon,
    bare,
    essence,
    folded,
    hiragana,
    is_known_to,
    meanings,
    plain,
    tokens,
)

K, B = 1.2, 0.6
"""BM25: saturation of repeated words, and influence of the length of a text."""
LONGEST = 300
"""Characters of a query that are read."""
AGAINST = 0.4
"""Factor for texts that have two cards in the other order."""
NAMES = 3.0
"""Least weight of words that are names."""
MISTYPED, BEGUN = 0.7, 0.6
"""Weights of words meant by a misspelt one, and by an incomplete one."""
MOST_MEANT, LONGEST_RUN, LONGEST_PART = 16, 24, 8
"""Number of words that are corrected, and their longest length, as a compound or alone."""
SHORTEST = {"latin": 4, "korean": 2, "kana": 3}
"""Least characters of a word that may be misspelt."""
CALLED, NICKNAMED = 1.0, 0.5
"""Bonus, as a part of the best score, for a query that is just a name or its initials, or another name."""
ANY_PAIR = 2.0
"""Weight of several cards of a kind, and of two cards whose order occurs in no text."""


@dataclass(frozen=True, slots=True)
class ScoredKey:
    """A search result: its key, its score, and the part of the query that it covers (0 to 1)."""

    key: str
    score: float
    says: float


Postings = tuple[tuple[str, float], ...]
"""The keys where a word occurs, with its weight there."""


class Index:
    """An index of texts by key, each of whose words has a weight."""

    def __init__(self, lexicon: Lexicon, vocabulary: Vocabulary | None = None) -> None:
        self._lexicon = lexicon
        self._building: dict[str, dict[str, float]] = {}
        self._said: dict[str, Postings] = {}
        self._lengths: dict[str, float] = {}
        self._called: dict[str, set[str]] = {}
        self._short: dict[str, set[str]] = {}
        self._nicknames: dict[str, tuple[str, ...]] = {}
        self._vocabulary = vocabulary or Vocabulary()
        self._names, self._words = Known(), Known()
        for word in lexicon.words:
            if len(word) > 1:
                self._vocabulary.learn(word)
                self._words.learn(word, 1, name=True)

    def call(self, key: str, name: str) -> None:
        """Add a name of a key, which a query of just that name means."""
        said = _run_together(name)
        self._called.setdefault(said, set()).add(key)
        self._short.setdefault(initials(said), set()).add(key)
        self._vocabulary.learn(said)
        self._names.learn(said, 1, name=True)

    def nickname(self, key: str, name: str) -> None:
        """Add another name of a key, which may be used of other keys too."""
        said = sys.intern(_run_together(name))
        self._nicknames[said] = (*self._nicknames.get(said, ()), key)

    def add(self, key: str, *texts: tuple[str, float]) -> None:
        """Add texts of a key, with the weights of their words."""
        told = weighed(texts, self._lexicon)
        for token, weight in told.items():
            said = self._building.setdefault(token, {})
            said[key] = said.get(key, 0) + weight
        self._lengths[key] = self._lengths.get(key, 0) + sum(told.values())

    def tell(self, key: str, *texts: tuple[str, float]) -> None:
        """Add texts of a key whose words are also candidates for misspelt ones."""
        self.add(key, *texts)
        for text, weight in texts:
            for word in learnt(text):
                self._vocabulary.learn(word)
                self._words.learn(word, weight, name=weight >= NAMES)

    def close(self) -> None:
        """Pack the postings in their final form: most words occur in one place or two."""
        known = {token: dict(said) for token, said in self._said.items() if token in self._building}
        for token, said in self._building.items():
            merged = known.get(token, {})
            for key, weight in said.items():
                merged[key] = merged.get(key, 0) + weight
            self._said[token] = tuple(_pair(key, round(weight, 2)) for key, weight in merged.items())
        self._building = {}

    def find(self, wanted: str) -> list[ScoredKey]:
        """Return the results, the best first; empty if no word of the query occurs anywhere."""
        if self._building:
            self.close()
        count = len(self._lengths)
        usual = sum(self._lengths.values()) / max(count, 1)
        scores: dict[str, float] = {}
        covered: dict[str, float] = {}
        whole = 0.0
        wants = self._wants(wanted[:LONGEST])
        for token, weight in wants.items():
            said = self._said.get(token, ())
            rare = min(weight, 2) * math.log(1 + (count - len(said) + 0.5) / (len(said) + 0.5))
            whole += rare
            for key, counts in said:
                damp = K * (1 - B + B * self._lengths[key] / usual)
                scores[key] = scores.get(key, 0) + rare * counts * (K + 1) / (counts + damp)
                covered[key] = covered.get(key, 0) + rare
        # A text that covers the whole query ranks above one that repeats a single word of it.
        best = {key: score * covered[key] / whole for key, score in scores.items()}
        for key in self._against(wants):
            best[key] *= AGAINST
        highest = max(best.values(), default=1)
        for key, share in self._named(wanted):
            best[key] = best.get(key, 0) + highest * share
        ranked = sorted(best.items(), key=lambda item: -item[1])
        return [ScoredKey(key, score, covered.get(key, 0) / (whole or 1)) for key, score in ranked]

    def _named(self, wanted: str) -> Iterator[tuple[str, float]]:
        """Yield the keys with a name equal to the query, or with its initials, or equal but for a misspelling."""
        together = _run_together(wanted)
        if are_initials(together):
            yield from ((key, CALLED) for key in self._short.get(initials(together), ()))
        elif together in self._called:
            yield from ((key, CALLED) for key in self._called[together])
        elif together in self._nicknames:
            yield from ((key, NICKNAMED) for key in self._nicknames[together])
        elif (short := essence(wanted)) in self._called:
            yield from ((key, NICKNAMED) for key in self._called[short])
        elif len(together) >= _shortest(together or " "):
            for name in self._vocabulary.near(together, self._names):
                yield from ((key, CALLED * MISTYPED) for key in self._called[name])

    def _wants(self, wanted: str) -> Mapping[str, float]:
        """Return the tokens of a query, with those of the words meant by unknown ones."""
        said = folded(wanted)
        found = dict(tokens(wanted, self._lexicon))
        places = islice(meanings(said), MOST_MEANT)
        meant = [(start, end, self._meant(said[start:end])) for start, end in places]
        for at in range(max((len(words) for _, _, (words, _) in meant), default=0)):
            new, weight = said, 1.0
            for start, end, (words, share) in reversed(meant):
                if words:
                    new = new[:start] + words[min(at, len(words) - 1)] + new[end:]
                    weight = min(weight, share / (at + 1))
            for token, counts in tokens(new, self._lexicon).items():
                if found.get(token, 0) < counts * weight:
                    found[token] = counts * weight
        if any(self._is_unheard_of(token) for token in found):
            found[PLAIN] = ANY_PAIR
        if SEVERAL in found:
            found[SEVERAL] = ANY_PAIR
        return found

    def _is_unheard_of(self, token: str) -> bool:
        """Return True for a plain card on another, or a card on its like, of which no text says anything.

        The question is then what goes on what.
        """
        one, on, other = token.partition("/")
        return (
            bool(on)
            and (one == other or len(one) == len(other) == 1)
            and not (token in self._said or f"{other}/{one}" in self._said)
        )

    def _meant(self, written: str) -> tuple[list[str], float]:
        """Return the words that an unknown word may stand for, and their weight."""
        vocabulary, words, word = self._vocabulary, self._words, plain(written)
        if are_initials(word):
            return vocabulary.of_initials(word, words), 1.0
        if _is_hiragana(written):
            return self._in_kana(word)
        short = bare(word)
        is_said = word in words.weights or short in words.weights or is_known_to(self._said, word)
        if is_said or len(short) < _shortest(short):
            return [], 0
        rest = word[len(short) :]
        if near := vocabulary.near(short, words):
            return [f"{candidate}{rest}" for candidate in near], MISTYPED
        if begun := vocabulary.begun(short, words):
            return begun, BEGUN
        return self._parts(word), MISTYPED

    def _in_kana(self, word: str) -> tuple[list[str], float]:
        """Return a foreign word that is written in hiragana, with its ending."""
        for end in range(len(word), 1, -1):
            if word[:end] in self._words.names:
                return [word[:end] + hiragana(word[end:])], 1.0
        near = self._vocabulary.near(word, self._words, part=True) if len(word) > _shortest(word) else []
        return near, MISTYPED

    def _has_known(self, word: str) -> bool:
        """Return True if a word contains a known word."""
        ends = range(2, len(word) + 1)
        return any(word[start:end] in self._words.weights for end in ends for start in range(end - 1))

    def _parts(self, word: str) -> list[str]:
        """Return a compound with a misspelt part, split and corrected."""
        if word.isascii() or len(word) > LONGEST_RUN:
            return []
        least = _shortest(word)
        for length in range(min(len(word) - 1, LONGEST_PART), least - 1, -1):
            for start in range(len(word) - length + 1):
                part = word[start : start + length]
                if (length == 2 and 0 < start < len(word) - length) or self._has_known(part):
                    continue
                if near := self._vocabulary.near(part, self._words, part=True):
                    return [f"{word[:start]} {candidate} {word[start + length :]}" for candidate in near]
        return []

    def _against(self, wants: Iterable[str]) -> Iterator[str]:
        """Yield the keys that have two cards of the query in the other order, and not in this one."""
        for token in wants:
            one, on, other = token.partition("/")
            if on and one != other:
                yield from self._keys(f"{other}/{one}") - self._keys(token)

    def _keys(self, token: str) -> set[str]:
        return {key for key, _ in self._said.get(token, ())}


@lru_cache(maxsize=512)  # saves 0.4 s of preparing
def weighed(texts: tuple[tuple[str, float], ...], lexicon: Lexicon) -> Mapping[str, float]:
    """Return the token weights of texts; cached, as games share rules."""
    found: dict[str, float] = {}
    for text, counts in texts:
        for token, weight in tokens(text, lexicon).items():
            found[token] = found.get(token, 0) + weight * counts
    return found


@lru_cache(maxsize=4096)  # saves 0.2 s of preparing
def learnt(text: str) -> tuple[str, ...]:
    """Return the words of a text that a misspelt word may stand for; hiragana is mostly grammar and left out."""
    said = folded(text)
    words = (plain(said[start:end]) for start, end in meanings(said) if not _is_hiragana(said[start:end]))
    return tuple(form for word in words for form in dict.fromkeys((word, bare(word))) if len(form) > 1)


@lru_cache(maxsize=16384)  # saves 14 of 108 MB
def _pair(key: str, weight: float) -> tuple[str, float]:
    """Return a posting, shared by all words with this weight there."""
    return key, weight


def _run_together(text: str) -> str:
    """Return a plain text without its spaces and closing punctuation."""
    return plain("".join(text.split())).strip("?!.。 ")


def _shortest(word: str) -> int:
    return SHORTEST["latin" if word.isascii() else "korean" if "가" <= word[0] <= "힣" else "kana"]


def _is_hiragana(word: str) -> bool:
    return "ぁ" <= word[0] <= "ゖ"
