"""Texts found by what people type, ranked as BM25 ranks: a rare word says more than a common one, and a long text not
more than a short. What a word says, and what words are alike, is `wording`'s."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_lowercase

from referee.wording import Lexicon, plain, tokens

K, B = 1.2, 0.6
"""How soon a word said again says nothing more, and how much a text's length counts (BM25)."""
LONGEST = 300
"""Signs of what is looked for that are read; who pastes more has said enough."""
AGAINST = 0.4
"""What is left of what fits where it has two cards the other way round."""
MISTYPED = 0.7
"""What a word tells that stands nowhere, but for one letter."""


@dataclass(frozen=True, slots=True)
class Found:
    """Something that was found, how well it fits, and how much of what was looked for it says (0 to 1)."""

    key: str
    score: float
    says: float


class Index:
    """Texts by key, each of whose words count for something."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._said: dict[str, dict[str, float]] = {}
        self._lengths: dict[str, float] = {}
        self._called: dict[str, set[str]] = {}

    def call(self, key: str, name: str) -> None:
        """A name of what is found by this key: whoever types just that means it."""
        self._called.setdefault(plain(name), set()).add(key)

    def add(self, key: str, *texts: tuple[str, float]) -> None:
        """Texts of what is found by this key, and what their words count for."""
        told = weighed(texts, self._lexicon)
        for token, weight in told.items():
            said = self._said.setdefault(token, {})
            said[key] = said.get(key, 0) + weight
        self._lengths[key] = self._lengths.get(key, 0) + sum(told.values())

    def find(self, wanted: str) -> list[Found]:
        """What fits best first, the more of what was said the better; nothing where no word of it is said anywhere."""
        count = len(self._lengths)
        usual = sum(self._lengths.values()) / max(count, 1)
        scores: dict[str, float] = {}
        covered: dict[str, float] = {}
        whole = 0.0
        wants = tokens(wanted[:LONGEST], self._lexicon)
        for token, weight in wants.items():
            said = self._said.get(token) or self._begun(token) or self._mistyped(token)
            rare = min(weight, 2) * math.log(1 + (count - len(said) + 0.5) / (len(said) + 0.5))
            whole += rare
            for key, counts in said.items():
                damp = K * (1 - B + B * self._lengths[key] / usual)
                scores[key] = scores.get(key, 0) + rare * counts * (K + 1) / (counts + damp)
                covered[key] = covered.get(key, 0) + rare
        # What says all that was looked for counts for more than what says one word of it often.
        best = {key: score * covered[key] / whole for key, score in scores.items()}
        for key in self._against(wants):
            best[key] *= AGAINST
        highest = max(best.values(), default=0)
        for key in self._called.get(plain(wanted).strip(), ()):
            best[key] = best.get(key, 0) + highest
        ranked = sorted(best.items(), key=lambda each: -each[1])
        return [Found(key, score, covered.get(key, 0) / (whole or 1)) for key, score in ranked]

    def _begun(self, token: str) -> dict[str, float]:
        """What says a word that somebody is still typing."""
        found: dict[str, float] = {}
        if len(token) > 2 and token.isascii() and token.isalpha():
            for word, said in self._said.items():
                if word.startswith(token):
                    for key, counts in said.items():
                        found[key] = max(found.get(key, 0), counts)
        return found

    def _mistyped(self, token: str) -> dict[str, float]:
        """What says a word that is one letter away from a Latin one that nobody says."""
        found: dict[str, float] = {}
        if len(token) > 3 and token.isascii() and token.isalpha():
            for word in near(token) & self._said.keys():
                for key, counts in self._said[word].items():
                    found[key] = max(found.get(key, 0), counts * MISTYPED)
        return found

    def _against(self, wants: Iterable[str]) -> Iterator[str]:
        """What has two cards that are looked for the other way round, and not as they are."""
        for token in wants:
            one, on, other = token.partition("/")
            if on and one != other:
                yield from self._said.get(f"{other}/{one}", {}).keys() - self._said.get(token, {}).keys()


@lru_cache(maxsize=512)
def weighed(texts: tuple[tuple[str, float], ...], lexicon: Lexicon) -> Mapping[str, float]:
    """What texts are found by together: games share rules, and these are read once."""
    found: dict[str, float] = {}
    for text, counts in texts:
        for token, weight in tokens(text, lexicon).items():
            found[token] = found.get(token, 0) + weight * counts
    return found


def near(word: str) -> set[str]:
    """The words that are one letter away: one more, one less, another, or two that changed places."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    less = {head + tail[1:] for head, tail in cuts if tail}
    turned = {head + tail[1] + tail[0] + tail[2:] for head, tail in cuts if len(tail) > 1}
    another = {head + sign + tail[1:] for head, tail in cuts if tail for sign in ascii_lowercase}
    more = {head + sign + tail for head, tail in cuts for sign in ascii_lowercase}
    return less | turned | another | more
