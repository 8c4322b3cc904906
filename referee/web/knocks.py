"""What the table is asked: by a phone that wants a seat, and by who wants a new host."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from referee.live import Table
from referee.store import Seat
from referee.web.context import Room
from referee.web.presence import is_dark
from referee.web.votes import leading

WAITS = 300.0
"""Seconds after which nobody is asked any more."""
MOST = 3
"""So many who ask are shown at once; whoever asks later waits."""


@dataclass(frozen=True, slots=True)
class Knock:
    """A phone that asks for a seat until a time (of `time.monotonic`). `name` is who would play on there, empty
    for the seat's own person. `answer` is `yes` or `no`, empty while nobody has said."""

    id: int
    device: str
    seat: int
    name: str
    until: float
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Knocks:
    """What a seat's phone is asked: who wants in as whom (id, name, whose seat), and for whom a vote as the new host
    runs (the seat's id, name, votes, how many have one)."""

    code: str
    asked: tuple[tuple[int, str, str], ...]
    vote: tuple[int, str, int, int] | None


def pending(table: Table) -> Iterator[tuple[Knock, Seat]]:
    """What nobody has answered yet, with the seat it is about."""
    seats = {seat.id: seat for seat in table.night.seats}
    for knock in table.knocks.values():
        if not knock.answer and knock.until > time.monotonic() and knock.seat in seats:
            yield knock, seats[knock.seat]


def knocks(table: Table, viewer: Seat | None) -> Knocks:
    """What the phones of a seat are asked, or those of a host without a seat."""
    here = ((knock, seat) for knock, seat in pending(table) if _is_asked(table, knock, seat, viewer))
    asked = tuple((knock.id, knock.name or seat.name, seat.name) for knock, seat in islice(here, MOST))
    return Knocks(table.code, asked, leading(table, viewer))


def _is_asked(table: Table, knock: Knock, seat: Seat, viewer: Seat | None) -> bool:
    if viewer is not None and viewer.devices == (knock.device,):
        return False
    return is_dark(table, seat) or (viewer is not None and viewer.id == seat.id)


def may_answer(there: Room, knock: Knock, seat: Seat) -> bool:
    """Whether a phone at the table may say yes or no."""
    return there.device != knock.device and (is_dark(there.table, seat) or there.device in seat.devices)
