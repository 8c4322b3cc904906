"""The faces of cards: which drawings of the sheet `static/screens/faces.svg` a card is made of."""

import hashlib
import re
from dataclasses import dataclass
from functools import cache

from referee import paths
from referee.engine.basics.cards import COLOURS, DARK_COLOURS, FACES, SUIT_SYMBOLS, UNKNOWN, Card

SHEET = "screens/faces.svg"
PEOPLE = "screens/people.svg"
"""The signs of people."""
DARK_WILDS = frozenset({"w", "wc"})
"""The codes of the wild cards on the dark side of two-sided UNO cards."""


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card.

    `parts` are the drawings that lie on top of each other. `look` is the class that gives the colours. `word` is set
    where the name of the card's colour is written on it. `rank` and `sign` are written on a card without a drawing.
    """

    parts: tuple[str, ...]
    look: str
    word: bool = False
    rank: str = ""
    sign: str = ""


@cache
def sheet(name: str = SHEET) -> tuple[str, frozenset[str]]:
    """Return the address of a sheet, which changes with its content, and the names of its drawings."""
    text = (paths.STATIC / name).read_bytes()
    version = hashlib.sha256(text).hexdigest()[:8]
    return f"/static/{name}?v={version}", frozenset(re.findall(r'id="([^"]+)"', text.decode()))


@cache
def face(card: Card, small: bool = False) -> Face:
    """Return the face of a card; `small` is one that shows no pips, but rank and suit as large as it gets."""
    drawn = sheet()[1]
    if card is UNKNOWN:
        return Face(("back",), "back")
    if small and {f"s{card.rank}", f"s{card.suit}"} <= drawn:
        return Face((f"s{card.rank}", f"s{card.suit}"), f"suit-{card.suit}")
    if card.code in drawn:
        return Face((card.code,), f"suit-{card.suit or 'none'}")
    if f"f{card.rank}" in drawn and (not card.suit or card.suit in COLOURS + DARK_COLOURS):
        ground = card.suit or ("w" if card.code in DARK_WILDS else "W")
        look = f"suit-{card.suit} coloured" if card.suit else "wild"
        return Face((f"u{ground}", f"f{card.rank}"), look, word=bool(card.suit))
    rank = FACES.get(card.rank, card.rank)
    return Face(("b",), f"suit-{card.suit or 'none'} plain", rank=rank, sign=SUIT_SYMBOLS.get(card.suit, ""))
