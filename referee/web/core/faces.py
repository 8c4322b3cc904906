"""The faces of cards, made of the drawings of the sheet `static/screens/faces.svg`, and the signs of people."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from markupsafe import Markup

from referee import paths
from referee.engine.basics.cards import COLOURS, DARK_COLOURS, FACES, SUIT_SYMBOLS, UNKNOWN, Card
from referee.store.values import SeatLook
from referee.web.core import assets
from referee.web.core.looks import People

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
    """Return the address of a sheet and the names of its drawings."""
    drawn = (paths.STATIC / name).read_text(encoding="utf-8")
    return f"{assets.static()}/{name}", frozenset(re.findall(r'id="([^"]+)"', drawn))


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


@lru_cache(maxsize=512)
def person_sign(colour: int, sign: str) -> Markup:
    """Return the sign of a person on their colour, beside the name that says who it is.

    As a macro it took 20 calls, a hundred in a tap.
    """
    drawn = '<svg class="person person-{}" viewBox="-17 -17 34 34" aria-hidden="true"><use href="{}#{}"/></svg>'
    return Markup(drawn).format(colour, sheet(PEOPLE)[0], sign)


def sign_of(look: SeatLook | None) -> Markup:
    """Return the sign of somebody; nothing for a person who has left the table."""
    return person_sign(look.colour, look.sign) if look else Markup()


def sign_at(names: Sequence[str], seat: int) -> Markup:
    """Return the sign of a seat of a game, if its names know it."""
    return sign_of(names.looks[seat]) if isinstance(names, People) and seat >= 0 else Markup()
