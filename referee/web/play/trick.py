"""The trick on a phone: everybody round the table as seen from one seat, with the cards between them."""

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Heap:
    """The cards of one suit in front of somebody."""

    cards: tuple[Card, ...]
    suit: str

    @property
    def few(self) -> bool:
        """True if each card is shown by itself."""
        return len(self.cards) <= FEW


@dataclass(frozen=True, slots=True)
class TrickPlace:
    """A person at the table: the place `at`, the heaps in front of them, and their card in the trick."""

    seat: SeatView
    at: str
    taken: Taken
    heaps: tuple[Heap, ...]
    card: Card | None
    to: int | None


@dataclass(frozen=True, slots=True)
class TrickTable:
    """A table with a trick, as seen from one seat.

    `old`: the cards are those of the previous trick; `still`: nobody can be tapped.
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

    @property
    def looks_back(self) -> bool:
        """True if the previous trick may be looked at: while the round is played."""
        return bool(self.trick.before) and self.view.phase == "play" and not self.still


def heaps(cards: tuple[Card, ...]) -> tuple[Heap, ...]:
    """Return the cards in front of somebody, by suit."""
    suits = dict.fromkeys(card.suit for card in cards)
    return tuple(Heap(tuple(card for card in cards if card.suit == suit), suit) for suit in suits)


def trick_table(view: View, names: tuple[str, ...], seat: int | None) -> TrickTable | None:
    """Return the table as seen from a seat (None: from the first one).

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
    mine = next((at for at, person in enumerate(there) if person.seat == seat), 0)
    places = tuple(
        TrickPlace(
            person,
            at,
            taken[person.seat],
            heaps(taken[person.seat].cards),
            lying.get(person.seat),
            passes.get(person.seat),
        )
        for at, person in zip(PLACES[len(there)].split(), (*there[mine:], *there[:mine]), strict=True)
    )
    best = trick.winning if trick.lying else trick.taker
    return TrickTable(view, trick, places, cards[0][0] if cards else -1, best, not trick.lying, names)
