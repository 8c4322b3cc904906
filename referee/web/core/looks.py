"""The looks of people and cards: colours and signs beside names, faces made of drawings, and the room in pictures."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import count
from typing import NamedTuple

from markupsafe import Markup

from referee import paths
from referee.engine.basics.cards import COLOURS as CARD_COLOURS
from referee.engine.basics.cards import DARK_COLOURS, FACES, SUIT_SYMBOLS, UNKNOWN, Card
from referee.live import LiveGame, Table
from referee.store.values import COLOURS, SeatLook
from referee.web.core import assets

SHEET = "screens/faces.svg"
PEOPLE = "screens/people.svg"
"""The signs of people."""
DARK_WILDS = frozenset({"w", "wc"})
"""The codes of the wild cards on the dark side of two-sided UNO cards."""
WIDE = 1.8
"""The width of a Korean, Japanese or Chinese character, or of a sign, where that of a letter is 1."""


class BoardPerson(NamedTuple):
    """A person's name, the number of their colour and their sign (empty for somebody who never sat at the table)."""

    name: str
    colour: int
    sign: str


def board_people(table: Table, names: Sequence[str]) -> tuple[BoardPerson, ...]:
    """Return the people with these names as a board draws them; an unknown one has a colour by the seat in the game."""
    looks = [table.night.looks.get(name) or SeatLook(COLOURS[at % len(COLOURS)], "") for at, name in enumerate(names)]
    return tuple(BoardPerson(name, look.colour, look.sign) for name, look in zip(names, looks, strict=True))


class People(tuple[str, ...]):  # noqa: SLOT001 (a tuple has no room for slots)
    """The names of a game's people in the order of their seats, each with the look of its seat at the table.

    It is a tuple of names wherever one is asked for. Two of them are equal if the looks are, too. The hash is computed
    once, as several pieces of a screen are looked up by their people: this saves 30 of the 5,300 calls of a tap.
    """

    looks: tuple[SeatLook | None, ...]
    _hash: int

    def __new__(cls, names: Sequence[str], looks: Sequence[SeatLook | None]) -> "People":
        made = super().__new__(cls, names)
        made.looks = tuple(looks)
        made._hash = hash((tuple(names), made.looks))
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, People) and tuple.__eq__(self, other) and self.looks == other.looks

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return self._hash

    def of(self, name: str) -> SeatLook | None:
        """Return the look of somebody by name; None for somebody who never sat at the table."""
        return self.looks[self.index(name)] if name in self else None


def people_of(table: Table, played: LiveGame) -> People:
    """Return the people of a game with their looks."""
    return _people(played.names, tuple(map(table.night.looks.get, played.names)))


@lru_cache(maxsize=512)
def _people(names: tuple[str, ...], looks: tuple[SeatLook | None, ...]) -> People:
    """Return the same people each time: pieces that show them are compared without a call, which saves 15 a tap."""
    return People(names, looks)


class Face(NamedTuple):
    """The face of a card.

    `parts` are the drawings that lie on top of each other. `look` is the class that gives the colours. `word` is set
    where the name of the card's colour is written on it. `rank` and `sign` are written on a card without a drawing.
    """

    parts: tuple[str, ...]
    look: str
    word: bool = False
    rank: str = ""
    sign: str = ""


@cache  # saves 0.2 ms of each card
def sheet(name: str = SHEET) -> tuple[str, frozenset[str]]:
    """Return the address of a sheet and the names of its drawings."""
    drawn = (paths.STATIC / name).read_text(encoding="utf-8")
    return f"{assets.static()}/{name}", frozenset(re.findall(r'id="([^"]+)"', drawn))


def face(card: Card, small: bool = False) -> Face:
    """Return the face of a card; `small` is one that shows no pips, but rank and suit as large as it gets."""
    drawn = sheet()[1]
    if card is UNKNOWN:
        return Face(("back",), "back")
    if small and {f"s{card.rank}", f"s{card.suit}"} <= drawn:
        return Face((f"s{card.rank}", f"s{card.suit}"), f"suit-{card.suit}")
    if card.code in drawn:
        return Face((card.code,), f"suit-{card.suit or 'none'}")
    if f"f{card.rank}" in drawn and (not card.suit or card.suit in CARD_COLOURS + DARK_COLOURS):
        ground = card.suit or ("w" if card.code in DARK_WILDS else "W")
        look = f"suit-{card.suit} coloured" if card.suit else "wild"
        return Face((f"u{ground}", f"f{card.rank}"), look, word=bool(card.suit))
    rank = FACES.get(card.rank, card.rank)
    return Face(("b",), f"suit-{card.suit or 'none'} plain", rank=rank, sign=SUIT_SYMBOLS.get(card.suit, ""))


@lru_cache(maxsize=512)  # saves a fourteenth of a tap of One
def person_sign(colour: int, sign: str) -> Markup:
    """Return the sign of a person on their colour, beside the name that says who it is."""
    drawn = '<svg class="person person-{}" viewBox="-17 -17 34 34" aria-hidden="true"><use href="{}#{}"/></svg>'
    return Markup(drawn).format(colour, sheet(PEOPLE)[0], sign)


def sign_of(look: SeatLook | None) -> Markup:
    """Return the sign of somebody; nothing for a person who has left the table."""
    return person_sign(look.colour, look.sign) if look else Markup()


def sign_at(names: Sequence[str], seat: int) -> Markup:
    """Return the sign of a seat of a game, if its names know it."""
    return sign_of(names.looks[seat]) if isinstance(names, People) and seat >= 0 else Markup()


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
