"""The door of a table: which seats are new to it and have no vote yet, and whether newcomers may sit down by
themselves.

A seat that sat down by itself, or that another guest let in, has no vote at the table for `MINUTES`: it answers no
request of others, chooses no host, reads no PIN but its own. The host ends that with one tap, and so does the start of
a game by somebody who has a vote: whoever is in the ring then was tapped by the table.
"""

import time
from dataclasses import dataclass

from referee.live import Played, Table
from referee.store import CLOSED, Entry, Seat

MINUTES = 10
"""For so many minutes a new seat has no vote."""


@dataclass(frozen=True, slots=True)
class Door:
    """The door of a table as one seat sees it: `closed` to newcomers or not, and whether that seat may change it."""

    code: str
    closed: bool
    may_change: bool


def is_new(seat: Seat) -> bool:
    """Whether a seat has no vote at the table yet. A clock that was set back keeps nobody new for ever."""
    return seat.entry != Entry.TRUSTED and 0 <= time.time() - seat.came < MINUTES * 60


def minutes_left(seat: Seat) -> int:
    """The minutes until a new seat has a vote, rounded up; 0 where it has one."""
    return max(1, round(MINUTES - (time.time() - seat.came) / 60)) if is_new(seat) else 0


def is_closed(table: Table) -> bool:
    """Whether newcomers have to ask. The first game closes the door; it is open after the host opened it, until the
    next game starts."""
    return table.night.door == CLOSED or table.night.door != len(table.games)


def entry_of_first(table: Table) -> Entry:
    """How somebody sits down by themselves: the first person of a new table is trusted, as its host may be a computer
    that nobody looks at."""
    return Entry.FREE if table.night.seats or table.games else Entry.TRUSTED


def is_known(table: Table, device: str, name: str) -> bool:
    """Whether a phone spoke for a seat of this name before its person left the table."""
    return (name, device) in table.night.held


def may_vote_on_cards(seat: Seat, played: Played | None) -> bool:
    """Whether a seat votes on disputed lines of a game: it was there when the game began, or somebody let it in. Who
    came in through an open door waits like for any other vote."""
    if not is_new(seat) or seat.entry == Entry.ADMITTED:
        return True
    if played is None or played.state is None or seat.name not in played.state.names:
        return False
    return bool(played.state.names.index(seat.name) < len(played.state_after(0).names))


def door_of(table: Table, viewer: Seat | None) -> Door:
    """The door as a seat sees it, or as a host without one does (`viewer` is None)."""
    is_host = viewer is None or table.night.host in viewer.devices
    closed = is_closed(table)
    return Door(table.code, closed, is_host or (not closed and viewer is not None and not is_new(viewer)))
