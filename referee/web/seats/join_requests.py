"""Requests that the table answers: phones that want a seat, and the vote for a new host."""

import secrets
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from weakref import WeakKeyDictionary

from referee.live import Table
from referee.store.values import SeatRow
from referee.texts.catalog import Name
from referee.web.request.admission import is_new
from referee.web.request.context import Room
from referee.web.request.rate_limit import by_address
from referee.web.seats.host_vote import leading_candidate
from referee.web.seats.presence import is_dark

WAITS = 300.0
"""Seconds after which a request lapses."""
MOST = 3
"""Requests shown at once; later ones wait."""
MOST_KEPT = 60
"""Requests that may be pending at one table."""
_ids = count(1)


@dataclass(frozen=True, slots=True)
class SeatWish:
    """The seat that a phone asks for.

    With a `seat` (its id): to act for it, or to play on there as `name`. Without one (0): to sit down as `name`, during
    a game to the left of `after`, with the chosen `points` and `side` (None if there is none to choose), or in place of
    a person who `left`. `person` is the one that was chosen among those who played before (None: found by the name).
    `post` is the id of the tap.
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
    """A phone's request for a seat, pending until a time of `time.monotonic`.

    `number` is shown on that phone, so that the table knows which phone it lets in. `answer` is `yes`, `no` or
    empty.
    """

    id: int
    device: str
    address: str
    wish: SeatWish
    number: str
    until: float
    answer: str = ""


@dataclass(frozen=True, slots=True)
class JoinRequests:
    """The requests that a seat's phone is asked to answer, and the vote for a new host.

    `asked` holds (id, name, current person of the seat or empty for a newcomer, number on the phone) for each request;
    `vote` is the seat's id, its name, its votes and the number of voters.
    """

    code: str
    asked: tuple[tuple[int, str, str, str], ...]
    vote: tuple[int, str, int, int] | None


REQUESTS: WeakKeyDictionary[Table, dict[int, JoinRequest]] = WeakKeyDictionary()
"""The requests at each table, by id."""


def requests_at(table: Table) -> dict[int, JoinRequest]:
    """Return the requests at a table, by id."""
    return REQUESTS.setdefault(table, {})


def request_to_join(there: Room, wish: SeatWish, waits: float = WAITS) -> JoinRequest:
    """Put a phone's request for a seat to the table, in place of its earlier one."""
    table, now = there.table, time.monotonic()
    kept = {
        id: request
        for id, request in requests_at(table).items()
        if request.device != there.device and request.until > now
    }
    while len(kept) >= MOST_KEPT:
        loudest = Counter(request.address for request in kept.values()).most_common(1)[0][0]
        del kept[next(id for id, request in kept.items() if request.address == loudest)]
    made = JoinRequest(next(_ids), there.device, by_address(), wish, _free_number(kept.values()), now + waits)
    REQUESTS[table] = {**kept, made.id: made}
    table.notify()
    table.notify_in(max(waits, 0.0) + 0.1)
    return made


def _free_number(kept: Iterable[JoinRequest]) -> str:
    """Return a number of two digits that no other phone shows at the moment."""
    return secrets.choice(sorted({f"{number}" for number in range(10, 100)} - {request.number for request in kept}))


def pending(table: Table) -> Iterator[tuple[JoinRequest, SeatRow | None]]:
    """Yield the unanswered requests, each with its seat (None for a newcomer).

    Addresses take turns, so that one that asks with many phones keeps nobody else waiting.
    """
    if not (requests := requests_at(table)):
        return
    seats = {seat.id: seat for seat in table.night.seats}
    asked = Counter[str]()
    found: list[tuple[int, JoinRequest, SeatRow | None]] = []
    for request in requests.values():
        if (
            not request.answer
            and request.until > time.monotonic()
            and (request.wish.seat in seats or not request.wish.seat)
        ):
            asked[request.address] += 1
            found.append((asked[request.address], request, seats.get(request.wish.seat)))
    for _, request, seat in sorted(found, key=lambda item: (item[0], item[1].id)):
        yield request, seat


def no_requests(table: Table) -> JoinRequests | None:
    """Return the empty set of requests if there are none, else None.

    Asked once for all phones, it saves 20 calls of a tap.
    """
    return JoinRequests(table.code, (), None) if not REQUESTS.get(table) and not table.votes else None


def join_requests_for(table: Table, viewer: SeatRow | None) -> JoinRequests:
    """Return the requests for the phones of a seat, or for a host without a seat."""
    here = ((request, seat) for request, seat in pending(table) if _is_asked(table, request, seat, viewer))
    asked = tuple(
        (request.id, request.wish.name or (seat.name if seat else ""), seat.name if seat else "", request.number)
        for request, seat in islice(here, MOST)
    )
    return JoinRequests(table.code, asked, leading_candidate(table, viewer))


def _is_asked(table: Table, request: JoinRequest, seat: SeatRow | None, viewer: SeatRow | None) -> bool:
    if viewer is not None and viewer.devices == (request.device,):
        return False
    if seat is not None and viewer is not None and viewer.id == seat.id:
        return True
    return (viewer is None or not is_new(viewer)) and (seat is None or is_dark(table, seat))


def deciding(table: Table) -> tuple[Name, ...]:
    """Return the names of those who are asked, if some phones at the table are not, as their people are new here."""
    awake = [seat for seat in table.night.seats if not is_dark(table, seat)]
    asked = tuple(Name(seat.name) for seat in awake if not is_new(seat))
    return asked if len(asked) < len(awake) else ()


def may_answer(there: Room, request: JoinRequest, seat: SeatRow | None) -> bool:
    """Return True if a phone at the table may answer a request.

    The seat's own phone may; while it is away, any phone that has a vote.
    """
    if there.device == request.device:
        return False
    if seat is not None and there.device in seat.devices:
        return True
    return there.has_vote and (seat is None or is_dark(there.table, seat))
