"""The colours and signs of the people of a game, for the screens that show their names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from referee.live import LiveGame, Table
from referee.store.values import COLOURS, SeatLook


@dataclass(frozen=True, slots=True)
class BoardPerson:
    """A person's name, the number of their colour and their sign (empty for somebody who never sat at the table)."""

    name: str
    colour: int
    sign: str


def board_people(table: Table, names: Sequence[str]) -> tuple[BoardPerson, ...]:
    """Return the people with these names as a board draws them; an unknown one has a colour by the seat in the game."""
    known = looks_of(table)
    looks = [known.get(name) or SeatLook(COLOURS[at % len(COLOURS)], "") for at, name in enumerate(names)]
    return tuple(BoardPerson(name, look.colour, look.sign) for name, look in zip(names, looks, strict=True))


def looks_of(table: Table) -> Mapping[str, SeatLook]:
    """Return the look of everybody at the table by name; who has left keeps theirs."""
    return {seat.name: seat.look for seat in (*table.night.gone, *table.night.seats)}


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
    looks = looks_of(table)
    return _people(played.names, tuple([looks.get(name) for name in played.names]))


@lru_cache(maxsize=512)
def _people(names: tuple[str, ...], looks: tuple[SeatLook | None, ...]) -> People:
    """Return the same people each time: pieces that show them are compared without a call, which saves 15 a tap."""
    return People(names, looks)
