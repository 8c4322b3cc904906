"""The table seen from above: the people in a ring as they sit, and the cards between them."""

from dataclasses import dataclass
from typing import ClassVar

from referee.engine.basics.cards import COLOURS, DARK_COLOURS, Card
from referee.engine.basics.seats import NOBODY
from referee.engine.model.view import SeatView, Taken, View
from referee.web.core.looks import BoardPerson
from referee.web.play.trick import Heap, heaps

SIZES = ((4, "large"), (6, "usual"), (10, "small"), (99, "tiny"))
"""(largest number of seats, class of their size)."""
NOTHING_LAID = (0, NOBODY)


@dataclass(frozen=True, slots=True)
class RingPlace:
    """A seat at its place round the ring, and its person.

    In games of tricks, with the heaps in front of it and the seat `to` which it passes cards.
    """

    seat: SeatView
    person: BoardPerson
    on: bool
    dealer: bool
    taken: Taken | None
    heaps: tuple[Heap, ...]
    to: int | None


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the trick before the place `at` of its player; `led` is the first, `best` wins the trick so far."""

    card: Card
    at: int
    led: bool
    best: bool


@dataclass(frozen=True, slots=True)
class BoardRing:
    """The seats in a ring as they sit, the first at the bottom and the others clockwise from above.

    In games of tricks `trick` are the cards played (`old`: of the previous trick), and `passed` the seats that have
    laid cards ready. `counted` names the unit of the scores, if any. `owed` is the size of the attack, `laid` the line
    that laid the middle with the place of its player, and `limit` the seconds of a turn (0: no clock).
    """

    phase: str
    places: tuple[RingPlace, ...]
    middle: tuple[Card, ...]
    suit: str | None
    owed: int
    direction: int
    counted: str
    trick: tuple[Lying, ...] | None
    old: bool
    passed: frozenset[int]
    limit: float
    laid: tuple[int, int]
    names: tuple[str, ...]
    template: ClassVar[str] = "board/ring.html"

    @property
    def size(self) -> str:
        """The class for the size of seats."""
        return next(size for most, size in SIZES if len(self.places) <= most)

    @property
    def colour(self) -> str:
        """The colour that must be matched, in a game whose suits are colours; else empty."""
        shown = self.suit or (self.middle[0].suit if self.middle else "")
        return shown if shown and shown in COLOURS + DARK_COLOURS else ""


def ring_of(view: View, people: tuple[BoardPerson, ...], laid: tuple[int, int] = NOTHING_LAID) -> BoardRing:
    """Return the ring of a view; `laid` is the line that laid the middle and its seat."""
    trick = view.trick
    taken = {pile.seat: pile for pile in trick.taken} if trick is not None else {}
    passes = dict(trick.passes) if trick is not None else {}
    places = tuple(
        RingPlace(
            seat,
            people[seat.seat],
            seat.seat == view.turn and view.phase != "over",
            seat.seat == view.dealer and view.phase != "over",
            taken.get(seat.seat),
            heaps(taken[seat.seat].cards) if seat.seat in taken else (),
            passes.get(seat.seat),
        )
        for seat in view.seats
    )
    cards = (trick.lying or trick.before) if trick is not None else ()
    best = -1 if trick is None else trick.winning if trick.lying else trick.taker
    where = {seat.seat: at for at, seat in enumerate(view.seats)}
    lying = tuple(Lying(card, where[seat], seat == cards[0][0], seat == best) for seat, card in cards if seat in where)
    return BoardRing(
        view.phase,
        places,
        view.middle,
        view.suit,
        view.owed,
        view.direction,
        view.counted,
        lying if trick is not None else None,
        trick is not None and not trick.lying,
        trick.passed if trick is not None else frozenset(),
        view.clock.limit if view.clock is not None else 0,
        (laid[0], where.get(laid[1], 0)),
        tuple(person.name for person in people),
    )
