"""Texts found by what people type: English by words, Korean and Japanese, which set no spaces where words end, by pairs
of signs as well. Ranked as BM25 ranks: a rare word says more than a common one, and a long text not more than a short.

Width, case, hyphens and the two kana are alike; Korean particles and English endings fall away. A `Lexicon` makes words
alike that mean one thing, in whatever language: ♠, spades, 스페이드 and スペード.
"""

import math
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

WORD, PAIR, SYLLABLE = 1.0, 0.5, 0.25
"""What a whole word tells, two signs in a row, and the first sign of a Korean word, by which its verb is known."""
K, B = 1.2, 0.6
"""How soon a word said again says nothing more, and how much a text's length counts (BM25)."""
LITTLE = 0.2
"""What a word tells that stands in any sentence."""
LONGEST = 300
"""Signs of what is looked for that are read; who pastes more has said enough."""

_RUN = re.compile(r"[a-z0-9' ]*[a-z][a-z0-9' ]*|[0-9]+|[가-힣0-9]+|[\u30a0-\u30ff\u3400-\u9fff々ー0-9]+")
_LATIN = re.compile(r"[a-z][a-z0-9']*|[0-9]+")
_SCRIPTS = re.compile(r"[\u30a0-\u30ff]+|[\u3400-\u9fff々]+|[0-9]+|[가-힣]+")
_SIGNS = re.compile(r"[♠♥♦♣]")
_RANKS = re.compile(
    r"(?<![A-Za-z0-9])([AKQJ])(?![A-Za-z])(?=$|[^\s]|\s*[,/♠♥♦♣]|\s+[가-힣])"  # the ace, and no article
    r"|(?<=[♠♥♦♣])([AKQJ])(?![a-z])"
)
_ENDINGS = ("ings", "ing", "ed", "es", "s")
_JOSA = re.compile(
    r"(?<=[가-힣])(?:으로는|에서는|이라고|라고|으로|에서|에게|부터|까지|마다|처럼|보다|이나|든지|은|는|이|가|을|를|과|와|로|에|의|도|만|나)$"
)
_SMALL = (
    "a an the is are was be been it its this that these those of on in at to for from with by as and or not if who whom"
    " which what do does did can could may might must shall should will would one they them their you your he she i"
    " there then when while have has had"
)
"""Words of which every sentence is full."""
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}


def plain(text: str) -> str:
    """A text as people look for it: case, width, hyphens, underscores and the two kana do not matter."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_HIRAGANA).replace("-", " ").replace("_", " ")


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


class Lexicon:
    """Words that mean one thing: `names` are the ways of saying it, by what stands for it in the index."""

    def __init__(self, names: Mapping[str, Iterable[str]]) -> None:
        said: dict[str, str] = {}
        for key, words in names.items():
            for word in words:
                said.setdefault(plain(word), key)
        self._said = said
        parts = sorted(said, key=len, reverse=True)
        latin = [re.escape(each) for each in parts if each.isascii()]
        other = [re.escape(each) for each in parts if not each.isascii()]
        self._find = re.compile("|".join([*other, *(rf"\b{each}s?\b" for each in latin)]) or r"(?!)")

    def meant(self, text: str) -> Iterator[str]:
        """What the words of a plain text stand for."""
        for found in self._find.findall(text):
            yield self._said.get(found) or self._said[found.removesuffix("s")]


@lru_cache(maxsize=1024)
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
    read = plain(text)
    for meant in lexicon.meant(read):
        say(f"={meant}", WORD)
    for run in _RUN.findall(read):
        if run.isascii():
            words = [stem(word) for word in _LATIN.findall(run)]
            for word in words:
                say(word, LITTLE if word in _LITTLE else WORD)
            for pair in pairwise(words):
                say(" ".join(pair), PAIR)
            continue
        signs = run
        if "가" <= run[0] <= "힣" or "가" <= run[-1] <= "힣":
            signs = _JOSA.sub("", run)
            say(signs, WORD)
            say(f"^{signs[0]}", SYLLABLE)
        for part in _SCRIPTS.findall(run):
            if part.isdecimal() or (signs is run and len(part) > 1):
                say(part, WORD)
        for pair in pairwise(signs):
            say("".join(pair), PAIR)
        if len(signs) == 1:
            say(signs, PAIR)
    return found


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

    def call(self, key: str, name: str, counts: float) -> None:
        """A name of what is found by this key: whoever types just that means it."""
        self._called.setdefault(plain(name), set()).add(key)
        self.add(key, name, counts)

    def add(self, key: str, text: str, counts: float) -> None:
        """A text of what is found by this key, and what its words count for."""
        for token, weight in tokens(text, self._lexicon).items():
            said = self._said.setdefault(token, {})
            said[key] = said.get(key, 0) + weight * counts
            self._lengths[key] = self._lengths.get(key, 0) + weight * counts

    def find(self, wanted: str) -> list[Found]:
        """What fits best first, the more of what was said the better; nothing where no word of it is said anywhere."""
        count = len(self._lengths)
        usual = sum(self._lengths.values()) / max(count, 1)
        scores: dict[str, float] = {}
        covered: dict[str, float] = {}
        whole = 0.0
        for token, weight in tokens(wanted[:LONGEST], self._lexicon).items():
            said = self._said.get(token) or self._begun(token)
            rare = min(weight, 2) * math.log(1 + (count - len(said) + 0.5) / (len(said) + 0.5))
            whole += rare
            for key, counts in said.items():
                damp = K * (1 - B + B * self._lengths[key] / usual)
                scores[key] = scores.get(key, 0) + rare * counts * (K + 1) / (counts + damp)
                covered[key] = covered.get(key, 0) + rare
        # What says all that was looked for counts for more than what says one word of it often.
        best = {key: score * covered[key] / whole for key, score in scores.items()}
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
