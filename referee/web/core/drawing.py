"""The shared parts of a season's pictures: room for a name, and round numbers for a scale."""

import unicodedata
from itertools import count

WIDE = 1.8
"""The width of a Korean, Japanese or Chinese character, or of a sign, where that of a letter is 1."""


def width_of(text: str) -> float:
    """Return the approximate width of a text in letters."""
    return sum(WIDE if unicodedata.east_asian_width(char) in "WF" else 1.0 for char in text)


def fitted(text: str, most: float) -> str:
    """Return a text cut to this width in letters, with … in place of the rest."""
    if width_of(text) <= most:
        return text
    while text and width_of(text) + 1 > most:
        text = text[:-1]
    return f"{text}…"


def marks(low: float, high: float, most: int = 5) -> range:
    """Return at most this number of round numbers, and one, from `low` to `high`."""
    span = max(1.0, high - low)
    step = next(s for power in count() for s in (10**power, 2 * 10**power, 5 * 10**power) if span / s <= most)
    return range(int(-(-low // step)) * step, int(high) + 1, step)
