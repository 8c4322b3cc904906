"""The timer that the tables of a club share, by the server's clock."""

import math
import time

from referee.store import Store
from referee.store.values import Club
from referee.web.core.context import Room, ask_store
from referee.web.core.screens import Piece

LEAST, MOST = 1, 240
"""Minutes to play."""
USUAL = 45
LONGEST = 1000 * 60
"""Seconds that a timer can have at most, however often a minute is added."""


def timer_of(club: Club, now: float) -> Piece:
    """Return the timer of a club: the seconds `left`, and whether it `runs`, was paused (`rests`), or is `over`.

    One that was not started has all its minutes.
    """
    left, runs = math.ceil(_left(club, now)), club.ends is not None
    shown = f"{left // 60}:{left % 60:02}"
    rests = club.remaining is not None
    return Piece(left=left, shown=shown, runs=runs, rests=rests, over=runs and not left, minutes=club.minutes)


def shared_timer(there: Room) -> Piece | None:
    """Return the timer that a table shares with the others of its club; None at a table of its own."""
    place = there.table.night.club
    if place is None or place.over:
        return None
    club = ask_store(Store.club, place.code)
    return timer_of(club, time.time()) if club is not None else None


def _left(club: Club, now: float) -> float:
    if club.ends is not None:
        return min(max(0.0, club.ends - now), LONGEST)  # a clock that was set back adds no days
    return club.remaining if club.remaining is not None else club.minutes * 60.0


def changed(club: Club, wish: str, now: float) -> tuple[int, float | None, float | None] | None:
    """Return the timer after a tap: `start`, `pause`, `add` a minute, `reset`; None if the tap changes nothing.

    It is told as `Clubs.set_timer` takes it.
    """
    left, runs = _left(club, now), club.ends is not None
    if wish == "start" and (not runs or not left):
        return club.minutes, now + (left or club.minutes * 60.0), None
    if wish == "pause" and runs and left:
        return club.minutes, None, left
    if wish == "add":
        more = min(left + 60.0, LONGEST)
        return (club.minutes, now + more, None) if runs else (club.minutes, None, more)
    if wish == "reset":
        return club.minutes, None, None
    return None
