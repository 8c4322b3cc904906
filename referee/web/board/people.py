"""The people of a game as the board draws them."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.live import Table
from referee.store.values import COLOURS


@dataclass(frozen=True, slots=True)
class BoardPerson:
    """A person's name, the number of their colour and their sign (empty for somebody who has left the table)."""

    name: str
    colour: int
    sign: str


def board_people(table: Table, names: Sequence[str]) -> tuple[BoardPerson, ...]:
    """Return the people with these names; a person who left the table has a colour by the seat in the game."""
    looks = {seat.name: seat.look for seat in table.night.seats}
    found = []
    for at, name in enumerate(names):
        look = looks.get(name)
        colour, sign = (look.colour, look.sign) if look is not None else (COLOURS[at % len(COLOURS)], "")
        found.append(BoardPerson(name, colour, sign))
    return tuple(found)
