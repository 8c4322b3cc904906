"""The panels of the table's state: turn, middle and people; the ladder and the trick that stand in their place.

Each panel gets no more of a view than it draws, so that it is drawn again only when that changes. The ladder shows the
hands while they are counted, standings with who rose, and the podium at the end of a game. A trick has everybody round
the table as seen from one seat, with the cards between them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY
from referee.engine.model.message import Message, message
from referee.engine.model.view import SeatView, Taken, View
from referee.live import LiveGame
from referee.store.values import SeatLook
from referee.web.core.looks import People
from referee.web.scores.standings import Standing, after_round, count_of, round_end

ON_PODIUM = 3
"""Places that stand on the podium."""
MOST_STEPS = 4
"""People for whom the podium has room; where more share a place, all stand in the list."""


class Ladder(NamedTuple):
    """The rows of a `count`, of `standings` after round `round`, or of a `podium`, whose first rows are its steps.

    `counted` is the unit of the totals, empty where there are none; `first` went out (-1: nobody did), as `end` says,
    and the first `steps` rows stand on the podium in the order second, first, third.
    """

    kind: str
    round: int
    first: int
    rows: tuple[Standing, ...]
    counted: str
    steps: int
    names: tuple[str, ...]
    end: Message | None = None


def is_between_rounds(played: LiveGame, view: View) -> bool:
    """Return True after a round of the game, until the next one is dealt."""
    return view.phase == "deal" and bool(played.state.rounds) and not played.state.dealt


def ladder_of(played: LiveGame, view: View, names: tuple[str, ...]) -> Ladder | None:
    """Return the ladder of a game; None while people play, or where a night that only keeps score shows its own."""
    if view.sums and view.phase != "over":
        return None
    if view.phase == "count" and not view.sides:
        return _count(played, view, names)
    if view.phase == "over":
        steps, others = on_podium(after_round(played.game, played.state))
        rows = (*steps, *others)
        return Ladder("podium", view.round, NOBODY, rows, view.counted, len(steps), names)
    if is_between_rounds(played, view):
        last = played.state.rounds[-1]
        rows, end = after_round(played.game, played.state), round_end(played.game, last.first, last.number)
        return Ladder("standings", last.number, last.first, rows, view.counted, 0, names, end)
    return None


def _count(played: LiveGame, view: View, names: tuple[str, ...]) -> Ladder:
    found = count_of(played, view)
    rows = tuple(Standing((hand.seat,), None, hand.total, gained=hand.points) for hand in found.hands)
    return Ladder("count", found.round, found.first, rows, found.counted, 0, names, found.end)


Row = TypeVar("Row", bound=Any)
"""A row with a `place`, or None."""


def on_podium(rows: Sequence[Row]) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    """Return the rows that stand on the podium, in the order second, first, third, and the others."""
    high = tuple(row for row in rows if row.place is not None and row.place <= ON_PODIUM)
    if len(high) > MOST_STEPS:
        high = tuple(row for row in high if row.place == 1)[:MOST_STEPS]
    others = tuple(row for row in rows if row not in high)
    return (high[1], high[0], *high[2:]) if len(high) > 1 else high, others


COUNTING = "note-count"
"""The note about a hand that is still to be counted."""

OF_A_VOTE = ("note-vote", "note-vote-done")
"""Notes that the notice sheet shows."""


class ShownView(NamedTuple):
    """A view and the names of its seats.

    `laid`: its cards are drawn elsewhere on the screen, round the table. `still`: it is a picture, in which nothing can
    be tapped. `ladder` is shown after a round and after a game in place of the cards.
    """

    view: View
    names: tuple[str, ...]
    laid: bool = False
    still: bool = False
    ladder: Ladder | None = None

    @property
    def won(self) -> int:
        """The seat that won the round which is counted or was scored just now; -1 if nobody did."""
        return self.ladder.first if self.ladder is not None else NOBODY


class Chip(NamedTuple):
    """A person at the table, in few words.

    `says` is their status, `aside` the number of cards set aside, `on` marks the seat whose turn it is. It is a tuple
    because everybody's is made, hashed and compared at each tap.
    """

    seat: int
    name: str
    on: bool
    away: bool
    says: Message
    aside: int
    deals: bool
    still: bool
    look: SeatLook | None = None


@dataclass(frozen=True, slots=True)
class Chips:
    """Everybody at the table; `six` marks three sides of two."""

    chips: tuple[Chip, ...]
    six: bool


def turn_of(shown: ShownView) -> ShownView:
    """Return the view reduced to the turn, the debt and the winners: no cards, no numbers of people, no rows."""
    view = shown.view
    bare = View(
        *(view.phase, view.round, NOBODY, view.turn, view.direction, view.timeout, (), view.winners),
        owed=view.owed,
        answers=view.answers,
        answered_by=view.answered_by,
        counted="",
        may=view.may,
        idle=view.idle,
    )
    ladder = shown.ladder._replace(rows=(), steps=0) if shown.ladder is not None else None
    return ShownView(bare, shown.names, still=shown.still, ladder=ladder)


def middle_of(shown: ShownView) -> ShownView:
    """Return the view reduced to the cards in the middle and their notes; with people only if a note names them.

    The attack is shown beside the cards, a vote on the notice sheet. A ladder stands in place of the cards, and says
    what the notes of a count would say again; the points of the last round are for pictures.
    """
    view, ladder = shown.view, shown.ladder
    hidden = shown.laid or ladder is not None
    melds = view.sides and ladder is None
    elsewhere = (*(() if shown.still else OF_A_VOTE), *((COUNTING,) if ladder is not None else ()))
    came = () if ladder is None else ("came-",)  # its line tells what has come of a round
    notes = tuple([note for note in view.notes if note.id not in elsewhere and not note.id.startswith(came)])
    round, turn = (view.round, view.turn) if melds else (0, NOBODY)
    bare = View(
        *(view.phase, round, NOBODY, turn, 0, NOBODY, (), ()),
        middle=() if hidden else view.middle,
        suit=None if hidden else view.suit,
        owed=0 if hidden else view.owed,
        notes=notes,
        last_round=view.last_round if shown.still else None,
        counted="",
        sides=view.sides,
        pile=view.pile,
    )
    speaks = view.sides or notes or bare.last_round or ladder
    return ShownView(bare, shown.names if speaks else (), shown.laid, shown.still, ladder)


def chips_of(shown: ShownView) -> Chips:
    """Return everybody at the table."""
    view = shown.view
    looks = shown.names.looks if isinstance(shown.names, People) else (None,) * len(shown.names)
    chips = [
        Chip(
            seat.seat,
            seat.name,
            seat.seat == view.turn,
            seat.gone or not seat.here,
            _says(view, seat),
            seat.aside,
            seat.seat == view.dealer and view.phase != "over",
            shown.still,
            looks[seat.seat],
        )
        for seat in view.seats
    ]
    return Chips(tuple(chips), bool(view.sides) and len(view.seats) == 6)


def _says(view: View, seat: SeatView) -> Message:
    """Return the status of a person: the cards they hold or, if those mean nothing, their points."""
    if seat.place:
        return message("ui-out-place" if seat.out else "ui-place-number", place=seat.place)
    if seat.gone:
        return message("ui-away")
    if view.counted and (view.phase in ("deal", "over") or view.sums or (seat.hand is None and not seat.out)):
        return message(f"ui-{view.counted}", points=seat.score)
    if seat.out:
        return message("ui-is-out")
    if not seat.here and view.phase in ("play", "count"):
        return message("ui-sits-out")
    return message("ui-hand-unknown") if seat.hand is None else message("ui-hand", cards=seat.hand)


# The trick

PLACES = {
    2: "s n",
    3: "s nw ne",
    4: "s w n e",
    5: "s w nw ne e",
    6: "s w nw n ne e",
    7: "s sw w nw ne e se",
    8: "s sw w nw n ne e se",
}
"""Places by number of people, from one's own place on to the left; more do not fit on the screen."""
FEW = 2
"""Up to this many cards of a suit are shown one by one, more as a number."""


class Heap(NamedTuple):
    """The cards of one suit in front of somebody."""

    cards: tuple[Card, ...]
    suit: str


class TrickSeat(NamedTuple):
    """A person round a trick as all phones show them: what they took, the heaps in front of them, to whom they pass."""

    seat: SeatView
    deals: bool
    phase: str
    passed: bool
    taken: Taken
    heaps: tuple[Heap, ...]
    to: int | None


class LastTrick(NamedTuple):
    """The cards of the trick before with their seats, who took it, and the number of the trick after it."""

    cards: tuple[tuple[int, Card], ...]
    taker: int
    number: int


@dataclass(frozen=True, slots=True)
class TrickTable:
    """A table with a trick: its people with their cards in it, whose `turn` it is, who led, and whose card is best.

    `old`: the cards are those of the previous trick. `before` is the trick that may be looked at while the round is
    played. `drawn` is what was drawn for the first phone, by language, for screens on which nobody can be tapped
    (True) and for others.
    """

    places: tuple[tuple[TrickSeat, Card | None], ...]
    turn: int
    leader: int
    best: int
    old: bool
    before: LastTrick | None
    names: tuple[str, ...]
    drawn: dict[tuple[bool, str], Any] = field(default_factory=dict, compare=False)

    def seen_from(self, seat: int, *, still: bool = False) -> "SeenTrick":
        """Return the same table as seen from a seat, or from that of the first person."""
        first = next((at for at, (shown, _) in enumerate(self.places) if shown.seat.seat == seat), 0)
        return SeenTrick(self, first, still)


class SeenTrick(NamedTuple):
    """A trick as seen from the place `first`; `still`: nobody can be tapped."""

    table: TrickTable
    first: int
    still: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.table.names


def heaps(cards: tuple[Card, ...]) -> tuple[Heap, ...]:
    """Return the cards in front of somebody, which lie in the order of their suits, by suit."""
    return tuple([Heap(tuple(some), suit) for suit, some in groupby(cards, attrgetter("suit"))])


def trick_table(view: View, names: tuple[str, ...]) -> TrickTable | None:
    """Return the table as seen from the first seat.

    None if the game has no tricks, or the screen no places for this many people. A person who left stays while their
    cards lie there.
    """
    if (trick := view.trick) is None:
        return None
    cards = trick.lying or trick.before
    lying, taken, passes = dict(cards), {pile.seat: pile for pile in trick.taken}, dict(trick.passes)
    there = [person for person in view.seats if not person.gone or person.seat in lying or taken[person.seat].tricks]
    if len(there) not in PLACES:
        return None
    places = []
    for person in there:
        at, deals = person.seat, person.seat == view.dealer and view.phase in ("deal", "pass")
        took = taken[at]
        told = TrickSeat(person, deals, view.phase, at in trick.passed, took, heaps(took.cards), passes.get(at))
        places.append((told, lying.get(at)))
    best = trick.winning if trick.lying else trick.taker
    before = LastTrick(trick.before, trick.taker, trick.number) if trick.before and view.phase == "play" else None
    leader = cards[0][0] if cards else -1
    return TrickTable(tuple(places), view.turn, leader, best, not trick.lying, before, names)
