"""Texts found by what people type, ranked as BM25 ranks: a rare word says more than a common one, and a long text not
more than a short. What a word says, and what words are alike, is `wording`'s, and what a slip was meant for
`spelling`'s."""

import math
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from referee.spelling import Known, Vocabulary, are_initials, initials
from referee.wording import (
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
"""How soon a word said again says nothing more, and how much a text's length counts (BM25)."""
LONGEST = 300
"""Signs of what is looked for that are read; who pastes more has said enough."""
AGAINST = 0.4
"""What is left of what fits where it has two cards the other way round."""
NAMES = 3.0
"""What words count for, at least, that are names of things, or what people call these."""
MISTYPED, BEGUN = 0.7, 0.6
"""What a word tells that was meant by one with a slip, and by one that is begun."""
MOST_MEANT, LONGEST_RUN, LONGEST_PART = 16, 24, 8
"""Of so many words somebody wants to know what was meant; and how long they are at most, written together or alone."""
SHORTEST = {"latin": 4, "korean": 2, "kana": 3}
"""Signs a word has at least that may be a slip of another."""
CALLED, NICKNAMED = 1.0, 0.5
"""What it tells, of what fits best, that somebody typed just a name or the first consonants of one, or what it is
called besides."""
ANY_PAIR = 2.0
"""What it tells that several of a kind are named, or two cards of which no text says that one goes on the other."""


@dataclass(frozen=True, slots=True)
class Found:
    """Something that was found, how well it fits, and how much of what was looked for it says (0 to 1)."""

    key: str
    score: float
    says: float


Postings = tuple[tuple[str, float], ...]
"""Where a word is said, and what it counts for there."""


class Index:
    """Texts by key, each of whose words count for something."""

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
        """A name of what is found by this key: whoever types just that means it."""
        said = _run_together(name)
        self._called.setdefault(said, set()).add(key)
        self._short.setdefault(initials(said), set()).add(key)
        self._vocabulary.learn(said)
        self._names.learn(said, 1, name=True)

    def nickname(self, key: str, name: str) -> None:
        """What people call it besides: that may be said of other things too."""
        said = sys.intern(_run_together(name))
        self._nicknames[said] = (*self._nicknames.get(said, ()), key)

    def add(self, key: str, *texts: tuple[str, float]) -> None:
        """Texts of what is found by this key, and what their words count for."""
        told = weighed(texts, self._lexicon)
        for token, weight in told.items():
            said = self._building.setdefault(token, {})
            said[key] = said.get(key, 0) + weight
        self._lengths[key] = self._lengths.get(key, 0) + sum(told.values())

    def tell(self, key: str, *texts: tuple[str, float]) -> None:
        """The same of texts whose words somebody may have meant who mistypes one."""
        self.add(key, *texts)
        for text, weight in texts:
            for word in learnt(text):
                self._vocabulary.learn(word)
                self._words.learn(word, weight, name=weight >= NAMES)

    def close(self) -> None:
        """Packs what was added, as it stays: most words are said in one place or two."""
        known = {token: dict(said) for token, said in self._said.items() if token in self._building}
        for token, said in self._building.items():
            merged = known.get(token, {})
            for key, weight in said.items():
                merged[key] = merged.get(key, 0) + weight
            self._said[token] = tuple(_pair(key, round(weight, 2)) for key, weight in merged.items())
        self._building = {}

    def find(self, wanted: str) -> list[Found]:
        """What fits best first, the more of what was said the better; nothing where no word of it is said anywhere."""
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
        # What says all that was looked for counts for more than what says one word of it often.
        best = {key: score * covered[key] / whole for key, score in scores.items()}
        for key in self._against(wants):
            best[key] *= AGAINST
        highest = max(best.values(), default=1)
        for key, share in self._named(wanted):
            best[key] = best.get(key, 0) + highest * share
        ranked = sorted(best.items(), key=lambda each: -each[1])
        return [Found(key, score, covered.get(key, 0) / (whole or 1)) for key, score in ranked]

    def _named(self, wanted: str) -> Iterator[tuple[str, float]]:
        """What is called just what was typed, or has these first consonants, or is called so but for a slip."""
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
        """What is looked for, and what words in it were meant that nobody says."""
        said = folded(wanted)
        found = dict(tokens(wanted, self._lexicon))
        words = list(islice(meanings(said), MOST_MEANT))
        meant = [(start, end, self._meant(said[start:end])) for start, end in words]
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
        """Whether it is one plain card on another, or a card on its like, of which no text says anything: what goes on
        what is asked."""
        one, on, other = token.partition("/")
        return (
            bool(on)
            and (one == other or len(one) == len(other) == 1)
            and not (token in self._said or f"{other}/{one}" in self._said)
        )

    def _meant(self, written: str) -> tuple[list[str], float]:
        """What a word may stand for that is said nowhere, and how much that tells."""
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
            return [f"{each}{rest}" for each in near], MISTYPED
        if begun := vocabulary.begun(short, words):
            return begun, BEGUN
        return self._parts(word), MISTYPED

    def _in_kana(self, word: str) -> tuple[list[str], float]:
        """A foreign word that is written in hiragana, with what may follow it."""
        for end in range(len(word), 1, -1):
            if word[:end] in self._words.names:
                return [word[:end] + hiragana(word[end:])], 1.0
        near = self._vocabulary.near(word, self._words, part=True) if len(word) > _shortest(word) else []
        return near, MISTYPED

    def _has_known(self, word: str) -> bool:
        """Whether a word that is said stands in another."""
        ends = range(2, len(word) + 1)
        return any(word[start:end] in self._words.weights for end in ends for start in range(end - 1))

    def _parts(self, word: str) -> list[str]:
        """A word that is written together with others, one of which has a slip."""
        if word.isascii() or len(word) > LONGEST_RUN:
            return []
        least = _shortest(word)
        for length in range(min(len(word) - 1, LONGEST_PART), least - 1, -1):
            for start in range(len(word) - length + 1):
                part = word[start : start + length]
                if (length == 2 and 0 < start < len(word) - length) or self._has_known(part):
                    continue
                if near := self._vocabulary.near(part, self._words, part=True):
                    return [f"{word[:start]} {each} {word[start + length :]}" for each in near]
        return []

    def _against(self, wants: Iterable[str]) -> Iterator[str]:
        """What has two cards that are looked for the other way round, and not as they are."""
        for token in wants:
            one, on, other = token.partition("/")
            if on and one != other:
                yield from self._keys(f"{other}/{one}") - self._keys(token)

    def _keys(self, token: str) -> set[str]:
        return {key for key, _ in self._said.get(token, ())}


@lru_cache(maxsize=512)
def weighed(texts: tuple[tuple[str, float], ...], lexicon: Lexicon) -> Mapping[str, float]:
    """What texts are found by together: games share rules, and these are read once."""
    found: dict[str, float] = {}
    for text, counts in texts:
        for token, weight in tokens(text, lexicon).items():
            found[token] = found.get(token, 0) + weight * counts
    return found


@lru_cache(maxsize=4096)
def learnt(text: str) -> tuple[str, ...]:
    """The words of a text that somebody may have meant who mistypes one; hiragana is grammar for the most part."""
    said = folded(text)
    words = (plain(said[start:end]) for start, end in meanings(said) if not _is_hiragana(said[start:end]))
    return tuple(each for word in words for each in dict.fromkeys((word, bare(word))) if len(each) > 1)


@lru_cache(maxsize=16384)
def _pair(key: str, weight: float) -> tuple[str, float]:
    """One for all words that count for the same there."""
    return key, weight


def _run_together(text: str) -> str:
    """A plain text without its spaces and the sign that ends it."""
    return plain("".join(text.split())).strip("?!.。 ")


def _shortest(word: str) -> int:
    return SHORTEST["latin" if word.isascii() else "korean" if "가" <= word[0] <= "힣" else "kana"]


def _is_hiragana(word: str) -> bool:
    return "ぁ" <= word[0] <= "ゖ"
