"""What the table is asked: by a phone that wants a seat, and by who wants a new host."""

import secrets
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from referee.live import Table
from referee.store import Seat
from referee.web.context import Room
from referee.web.door import is_new
from referee.web.limits import by_address
from referee.web.presence import is_dark
from referee.web.votes import leading

WAITS = 300.0
"""Seconds after which nobody is asked any more."""
MOST = 3
"""So many who ask are shown at once; whoever asks later waits."""
MOST_KEPT = 60
"""So many may wait for an answer at one table."""
_ids = count(1)


@dataclass(frozen=True, slots=True)
class Wish:
    """The seat that a phone asks for. With a `seat` (its id): to speak for it, or to play on there as `name`. Without
    one (`seat` is 0): to sit down as `name`. In a game that is on that is to the left of `after`, with the `points` and
    on the `side` that were chosen (None where there is none to choose), or at the place of a person who `left`; `post`
    is the id of the tap."""

    seat: int = 0
    name: str = ""
    after: str = ""
    points: str = ""
    side: str | None = None
    left: str = ""
    post: str | None = None


@dataclass(frozen=True, slots=True)
class Knock:
    """A phone that asks for a seat until a time (of `time.monotonic`). `sign` is a number that it shows, so that the
    table knows which phone it lets in. `answer` is `yes` or `no`, empty while nobody has said."""

    id: int
    device: str
    address: str
    wish: Wish
    sign: str
    until: float
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Knocks:
    """What a seat's phone is asked: who wants in as whom (id, name, whose seat or empty for a newcomer, the number on
    that phone), and for whom a vote as the new host runs (the seat's id, name, votes, how many have one)."""

    code: str
    asked: tuple[tuple[int, str, str, str], ...]
    vote: tuple[int, str, int, int] | None


def put_knock(there: Room, wish: Wish, waits: float = WAITS) -> Knock:
    """Asks the table for what a phone wishes; what it asked before falls."""
    table, now = there.table, time.monotonic()
    kept = {id: each for id, each in table.knocks.items() if each.device != there.device and each.until > now}
    while len(kept) >= MOST_KEPT:
        loudest = Counter(each.address for each in kept.values()).most_common(1)[0][0]
        del kept[next(id for id, each in kept.items() if each.address == loudest)]
    made = Knock(next(_ids), there.device, by_address(), wish, _sign(each.sign for each in kept.values()), now + waits)
    table.knocks = {**kept, made.id: made}
    table.touch()
    table.touch_in(max(waits, 0.0) + 0.1)
    return made


def _sign(taken: Iterator[str]) -> str:
    """A number of two digits that no other phone shows just now."""
    return secrets.choice(sorted({f"{each}" for each in range(10, 100)} - set(taken)))


def pending(table: Table) -> Iterator[tuple[Knock, Seat | None]]:
    """What nobody has answered yet, with the seat it is about (None for a newcomer). Addresses take turns, so that one
    who asks with many phones at once keeps nobody else waiting."""
    seats = {seat.id: seat for seat in table.night.seats}
    asked = Counter[str]()
    found: list[tuple[int, Knock, Seat | None]] = []
    for each in table.knocks.values():
        if not each.answer and each.until > time.monotonic() and (each.wish.seat in seats or not each.wish.seat):
            asked[each.address] += 1
            found.append((asked[each.address], each, seats.get(each.wish.seat)))
    for _, each, seat in sorted(found, key=lambda one: (one[0], one[1].id)):
        yield each, seat


def knocks(table: Table, viewer: Seat | None) -> Knocks:
    """What the phones of a seat are asked, or those of a host without a seat."""
    here = ((each, seat) for each, seat in pending(table) if _is_asked(table, each, seat, viewer))
    asked = tuple(
        (each.id, each.wish.name or (seat.name if seat else ""), seat.name if seat else "", each.sign)
        for each, seat in islice(here, MOST)
    )
    return Knocks(table.code, asked, leading(table, viewer))


def _is_asked(table: Table, knock: Knock, seat: Seat | None, viewer: Seat | None) -> bool:
    if viewer is not None and viewer.devices == (knock.device,):
        return False
    if seat is not None and viewer is not None and viewer.id == seat.id:
        return True
    return (viewer is None or not is_new(viewer)) and (seat is None or is_dark(table, seat))


def may_answer(there: Room, knock: Knock, seat: Seat | None) -> bool:
    """Whether a phone at the table may say yes or no: the seat's own, else, while that is not here, any that has a
    vote."""
    if there.device == knock.device:
        return False
    if seat is not None and there.device in seat.devices:
        return True
    return there.has_vote and (seat is None or is_dark(there.table, seat))
