"""The trick on a phone: everybody round the table as they sit, seen from one's own place, the cards between them."""

from dataclasses import dataclass

from referee.core.cards import Card
from referee.core.view import SeatView, Taken, TrickView, View

PLACES = {
    2: "s n",
    3: "s nw ne",
    4: "s w n e",
    5: "s w nw ne e",
    6: "s w nw n ne e",
    7: "s sw w nw ne e se",
    8: "s sw w nw n ne e se",
}
"""Where so many people sit, from one's own place on to the left; more have no place round so small a table."""
FEW = 2
"""Up to so many cards of a suit are shown one by one, more by their number."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards of a suit that lie before somebody, and how many they are."""

    cards: tuple[Card, ...]
    suit: str

    @property
    def few(self) -> bool:
        """Whether each is shown."""
        return len(self.cards) <= FEW


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody at the table: the place, what lies before them in heaps, the card they have in the trick."""

    seat: SeatView
    at: str
    taken: Taken
    heaps: tuple[Heap, ...]
    card: Card | None
    to: int | None


@dataclass(frozen=True, slots=True)
class Around:
    """A table where cards make tricks, seen from a place. `old`: the cards are those of the trick before; `still`:
    nobody can be tapped."""

    view: View
    trick: TrickView
    places: tuple[Placed, ...]
    leader: int
    best: int
    old: bool
    names: tuple[str, ...]
    still: bool = False
    part: str = "trick"

    @property
    def looks_back(self) -> bool:
        """Whether the trick before may be looked at: while the round is played."""
        return bool(self.trick.before) and self.view.phase == "play" and not self.still


def heaps(cards: tuple[Card, ...]) -> tuple[Heap, ...]:
    """Cards that lie before somebody, by suit."""
    suits = dict.fromkeys(card.suit for card in cards)
    return tuple(Heap(tuple(card for card in cards if card.suit == suit), suit) for suit in suits)


def around(view: View, names: tuple[str, ...], seat: int | None) -> Around | None:
    """The table from a seat (None: from the first one); None where no tricks are played, or where it is too small. Who
    has left stays while their cards lie there."""
    if (trick := view.trick) is None:
        return None
    cards = trick.lying or trick.before
    lying, taken, passes = dict(cards), {each.seat: each for each in trick.taken}, dict(trick.passes)
    there = [each for each in view.seats if not each.gone or each.seat in lying or taken[each.seat].tricks]
    if len(there) not in PLACES:
        return None
    mine = next((at for at, each in enumerate(there) if each.seat == seat), 0)
    places = tuple(
        Placed(each, at, taken[each.seat], heaps(taken[each.seat].cards), lying.get(each.seat), passes.get(each.seat))
        for at, each in zip(PLACES[len(there)].split(), (*there[mine:], *there[:mine]), strict=True)
    )
    best = trick.winning if trick.lying else trick.taker
    return Around(view, trick, places, cards[0][0] if cards else -1, best, not trick.lying, names)
