"""The door of a table: newcomers who ask to be let in, and a host whose phone has gone.

People in one room trust each other: one tap of anybody at the table lets a newcomer in, and whoever is seated takes
over from a host who has gone.
"""

import time
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple
from weakref import WeakKeyDictionary

from referee.live import Table
from referee.store.values import CLOSED, SeatRow
from referee.web.core.access import is_local_request
from referee.web.core.context import Room

WAITS = 300.0
"""Seconds after which a request lapses."""
MOST = 5
"""Requests that wait at one table; a further one takes the place of the oldest."""
TOLD = 60.0
"""Seconds for which the table is told who has become its host."""
_ids = count(1)


@dataclass(frozen=True, slots=True)
class SeatWish:
    """The seat that a phone asks for.

    With a `seat` (its id): to act for it. Without one (0): to sit down as `name`, during a game to the left of `after`,
    with the chosen `points` and `side` (None if there is none to choose), or in place of a person who `left`. `person`
    is the one that was chosen among those who played before (None: found by the name). `post` is the id of the tap.
    """

    seat: int = 0
    name: str = ""
    after: str = ""
    points: str = ""
    side: str | None = None
    left: str = ""
    person: int | None = None
    post: str | None = None


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """A phone's request for a seat, pending until a time of `time.monotonic`; `answer` is `yes`, `no` or empty.

    `tap` is the id of the tap that answered.
    """

    id: int
    device: str
    wish: SeatWish
    until: float
    answer: str = ""
    tap: str = ""

    @property
    def is_pending(self) -> bool:
        """True until it is answered or lapses."""
        return not self.answer and self.until > time.monotonic()


class DoorNotices(NamedTuple):
    """The news of the door.

    `asked` holds (id, name, whether it is a seat of the table, whether only the host answers) for each request;
    `new_host` is the name of the person who has just taken over.
    """

    code: str
    asked: tuple[tuple[int, str, bool, bool], ...] = ()
    new_host: str = ""


REQUESTS: WeakKeyDictionary[Table, dict[int, JoinRequest]] = WeakKeyDictionary()
"""The requests at each table, by id; kept while the server runs."""
NEW_HOSTS: WeakKeyDictionary[Table, tuple[str, float]] = WeakKeyDictionary()
"""The person who took over as host at each table, and the time of `time.monotonic` until which the table is told."""


def is_closed(table: Table) -> bool:
    """Return True if newcomers have to ask.

    The first game closes the door; the host can open it until the next game starts.
    """
    return table.night.door == CLOSED or table.night.door != len(table.games)


def is_known(table: Table, device: str, name: str) -> bool:
    """Return True if a phone spoke for the seat of this name before."""
    return any(seat.name == name and device in seat.held for seat in (*table.night.seats, *table.night.gone))


def request_to_join(there: Room, wish: SeatWish) -> JoinRequest:
    """Put a phone's request for a seat to the table, in place of its earlier one; return that of a tap sent again."""
    table = there.table
    known = requests_at(table).values()
    for earlier in known:
        if earlier.device == there.device and earlier.wish == wish and wish.post:
            return earlier
    kept = {old.id: old for old in known if old.device != there.device and old.until > time.monotonic()}
    while len(kept) >= MOST:
        del kept[next(iter(kept))]
    made = JoinRequest(next(_ids), there.device, wish, time.monotonic() + WAITS)
    REQUESTS[table] = {**kept, made.id: made}
    table.notify()
    table.notify_in(max(WAITS, 0.0) + 0.1)
    return made


def requests_at(table: Table) -> dict[int, JoinRequest]:
    """Return the requests at a table, by id."""
    return REQUESTS.setdefault(table, {})


def door_notices(table: Table, *, for_host: bool) -> DoorNotices:
    """Return the news of the door, with the requests that only the host answers if they are `for_host`."""
    if table not in REQUESTS and table not in NEW_HOSTS:
        return DoorNotices(table.code)
    seats = {seat.id: seat for seat in table.night.seats}
    asked: list[tuple[int, str, bool, bool]] = []
    for waiting in requests_at(table).values():
        seat = seats.get(waiting.wish.seat)
        only_host = seat is not None and bool(seat.devices)
        if waiting.is_pending and (seat is not None or not waiting.wish.seat) and (for_host or not only_host):
            asked.append((waiting.id, seat.name if seat else waiting.wish.name, seat is not None, only_host))
    name, until = NEW_HOSTS.get(table, ("", 0.0))
    return DoorNotices(table.code, tuple(asked), name if until > time.monotonic() else "")


def may_answer(there: Room, join_request: JoinRequest, seat: SeatRow | None) -> bool:
    """Return True if a phone may answer another's request: anybody at the table, for a seat with a phone the host."""
    if there.device == join_request.device:
        return False
    return is_hosting(there) or (there.belongs and (seat is None or not seat.devices))


def is_hosting(there: Room) -> bool:
    """Return True for the host's phone, and for the computer that serves."""
    return there.is_host or is_local_request()


def host_is_away(table: Table) -> bool:
    """Return True if no phone of the table has the host's role at the moment."""
    host = table.night.host
    return host is None or not table.is_live(host)


def tell_new_host(table: Table, name: str) -> None:
    """Tell the table for a while who has taken over as its host."""
    NEW_HOSTS[table] = (name, time.monotonic() + TOLD)
    table.notify()
    table.notify_in(TOLD + 0.1)
