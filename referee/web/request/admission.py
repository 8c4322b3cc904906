"""The door of a table: new seats, which have no vote yet, and the admission of newcomers.

A seat that sat down by itself, or was admitted by another guest, has no vote at the table for `MINUTES`: it answers no
requests, elects no host and reads no PIN but its own. The host can end that with one tap. So does a game that somebody
with a vote starts, as everybody in its ring was placed there by the table.
"""

import time
from dataclasses import dataclass

from referee.live import LiveGame, Table
from referee.store.values import CLOSED, Arrival, SeatRow

MINUTES = 10
"""Minutes for which a new seat has no vote."""
EVENING = 12 * 3600
"""Seconds without a line after which a night that nobody ended is over all the same."""


@dataclass(frozen=True, slots=True)
class Door:
    """The door of a table as one seat sees it: `closed` to newcomers or not, and whether that seat may change it."""

    code: str
    closed: bool
    may_change: bool


def is_new(seat: SeatRow) -> bool:
    """Return True if a seat has no vote yet. A clock that was set back keeps nobody new for ever."""
    return seat.entry != Arrival.TRUSTED and 0 <= time.time() - seat.came < MINUTES * 60


def newest() -> float:
    """Return the time before which a seat came that has a vote by now."""
    return time.time() - MINUTES * 60


def minutes_left(seat: SeatRow) -> int:
    """Return the minutes until a new seat has a vote, rounded up; 0 if it has one."""
    return max(1, round(MINUTES - (time.time() - seat.came) / 60)) if is_new(seat) else 0


def is_closed(table: Table) -> bool:
    """Return True if newcomers have to ask.

    The first game closes the door; the host can open it until the next game starts.
    """
    return table.night.door == CLOSED or table.night.door != len(table.games)


def entry_of_first(table: Table) -> Arrival:
    """Return how people come to the table by themselves.

    The first person of a new table is trusted, as its host may be a computer that nobody looks at.
    """
    return Arrival.FREE if table.night.seats or table.games else Arrival.TRUSTED


def is_known(table: Table, device: str, name: str) -> bool:
    """Return True if a phone spoke for a seat of this name before its person left the table."""
    return (name, device) in table.night.held


def may_vote_on_cards(seat: SeatRow, played: LiveGame | None) -> bool:
    """Return True if a seat votes on disputed lines of a game: it was there at its start, or was admitted.

    A seat that came through an open door waits as for any other vote.
    """
    if not is_new(seat) or seat.entry == Arrival.ADMITTED:
        return True
    if played is None or seat.name not in played.names:
        return False
    return played.names.index(seat.name) < len(played.state_after(0).names)


def door_of(table: Table, viewer: SeatRow | None) -> Door:
    """Return the door as a seat sees it, or as a host without a seat does (`viewer` is None)."""
    is_host = viewer is None or table.night.host in viewer.devices
    closed = is_closed(table)
    return Door(table.code, closed, is_host or (not closed and viewer is not None and not is_new(viewer)))
