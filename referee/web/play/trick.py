"""The trick on a phone: everybody round the table as seen from one seat, with the cards between them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from referee.engine.basics.cards import Card
from referee.engine.model.view import SeatView, Taken, TrickView, View

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

    @property
    def few(self) -> bool:
        """True if each card is shown by itself."""
        return len(self.cards) <= FEW


class TrickSeat(NamedTuple):
    """A person round a trick as all phones show them: what they took, the heaps in front of them, to whom they pass."""

    seat: SeatView
    deals: bool
    phase: str
    passed: bool
    taken: Taken
    heaps: tuple[Heap, ...]
    to: int | None


class TrickPlace(NamedTuple):
    """A person at the table, and their card in the trick."""

    shown: TrickSeat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TrickTable:
    """A table with a trick, as seen from the seat whose place is the first.

    `old`: the cards are those of the previous trick; `still`: nobody can be tapped. `drawn` are people and their cards,
    by number and language, as they were drawn for the first phone.
    """

    view: View
    trick: TrickView
    places: tuple[TrickPlace, ...]
    leader: int
    best: int
    old: bool
    names: tuple[str, ...]
    still: bool = False
    template: str = "play/trick.html"
    drawn: dict[tuple[int, str], tuple[str, str]] = field(default_factory=dict, compare=False)

    @property
    def around(self) -> Iterator[tuple[str, TrickPlace]]:
        """The places with the sides of the table where they are shown."""
        return zip(PLACES[len(self.places)].split(), self.places, strict=True)

    def seen_from(self, seat: int) -> "TrickTable":
        """Return the same table as seen from a seat."""
        mine = next((at for at, place in enumerate(self.places) if place.shown.seat.seat == seat), 0)
        return replace(self, places=(*self.places[mine:], *self.places[:mine])) if mine else self

    @property
    def looks_back(self) -> bool:
        """True if the previous trick may be looked at: while the round is played."""
        return bool(self.trick.before) and self.view.phase == "play" and not self.still


def heaps(cards: tuple[Card, ...]) -> tuple[Heap, ...]:
    """Return the cards in front of somebody, by suit."""
    suits = dict.fromkeys([card.suit for card in cards])
    return tuple([Heap(tuple([card for card in cards if card.suit == suit]), suit) for suit in suits])


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
        places.append(TrickPlace(told, lying.get(at)))
    best = trick.winning if trick.lying else trick.taker
    return TrickTable(view, trick, tuple(places), cards[0][0] if cards else -1, best, not trick.lying, names)
