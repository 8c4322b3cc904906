"""The board before a game: the people, the planned game, and the conditions of its start."""

from dataclasses import dataclass
from typing import Any, ClassVar

from referee.live import Table
from referee.web.core.looks import BoardPerson, board_people
from referee.web.sit.people import plan_of
from referee.web.sit.presence import phone_status
from referee.web.sit.ring import ring_of, told


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who has sat down: the seat's id in the store, the person, and the status of their phone.

    `deals` and `begins` are set once it is known.
    """

    id: int
    person: BoardPerson
    status: str
    hosts: bool
    deals: bool
    begins: bool


@dataclass(frozen=True, slots=True)
class BoardLobby:
    """The table before a game: the planned game (empty if none is), the people, and the conditions of its start.

    `waits` are pairs of a text and its fill, as on the page of the ring; `after` is the number of games before.
    """

    game: str
    people: tuple[Newcomer, ...]
    waits: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...]
    after: int
    names: tuple[str, ...]
    template: ClassVar[str] = "board/lobby.html"

    @property
    def size(self) -> str:
        """The class for the size of names: the more people, the smaller."""
        return "few" if len(self.people) <= 4 else "some" if len(self.people) <= 6 else "many"


def lobby_of(table: Table) -> BoardLobby:
    """Return the lobby of a table's next game."""
    plan = plan_of(table)
    ring = ring_of(table, plan)
    seats = {seat.id: seat for seat in table.night.seats}
    names = tuple(seat.name for seat in ring.seats)
    people = zip(ring.seats, board_people(table, names), strict=True)
    found = []
    for place, person in people:
        status = phone_status(table, seats[place.id])
        found.append(Newcomer(place.id, person, status.key, status.hosts, place.deals, place.begins))
    return BoardLobby(told(plan), tuple(found), ring.waits, ring.after, names)
