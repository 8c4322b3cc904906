"""Several cards laid down together: which may, and which of them count."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from referee.engine.basics.cards import JOKER, UNKNOWN, Card

FRENCH_ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
"""An ace stands next to the 2 and next to the king; nothing runs through it."""


@dataclass(frozen=True, slots=True)
class Several:
    """The cards that may go down together.

    The `kinds` are `same`, `set` (one rank), `run`, `pair` (one number and colour), `rank` (one number in different
    colours) and `symbol` (none: one card a turn). Some cards are `barred`.
    A run is at most `longest` cards long (0: any), goes `in_order`, in `one_suit`, with jokers as `wild_in_run`, along
    `order` (ranks in it are numbers); of its cards `all_count`, or only the last one, but `attacks_add`. Cards of the
    ranks that `sweep` take others of their colour along, which lie under them and count nothing. `by` names the house
    rules.
    """

    kinds: tuple[str, ...] = ("same",)
    barred: frozenset[Card] = frozenset()
    longest: int = 0
    in_order: bool = True
    one_suit: bool = True
    wild_in_run: bool = False
    all_count: bool = False
    attacks_add: bool = True
    order: tuple[str, ...] = ()
    sweep: frozenset[str] = frozenset()
    by: tuple[str, ...] = ()

    def kind(self, cards: Sequence[Card]) -> str:
        """Return the kind of some cards together; empty if they may not go down together."""
        known = [card for card in cards if card is not UNKNOWN]
        if cards[-1].rank in self.sweep and all(card.suit == cards[-1].suit for card in known):
            return "sweep"
        if len(known) < len(cards) and len(known) < 2:
            return self.kinds[0] if self.kinds else ""
        return next((kind for kind in self.kinds if _KINDS[kind](self, known)), "")

    def fault(self, cards: Sequence[Card]) -> str:
        """Return why they may not: `one` card a turn, a `barred` card, too `long` a run, or no `kind`; else empty."""
        if not self.kinds and not self.sweep:
            return "one"
        kind = self.kind(cards)
        if not kind and not self.kinds:
            return "one"
        if not kind:
            return "kind"
        if any(card in self.barred for card in cards):
            return "barred"
        return "long" if kind == "run" and self.longest and len(cards) > self.longest else ""


def _same(how: Several, cards: Sequence[Card]) -> bool:
    """Face and suit exactly the same; any two jokers are."""
    return all(card is cards[0] or card.suit == cards[0].suit == "" for card in cards)


def _set(how: Several, cards: Sequence[Card]) -> bool:
    return all(card.rank == cards[0].rank for card in cards)


def _pair(how: Several, cards: Sequence[Card]) -> bool:
    """Require the same number of the same colour."""
    if "rank" in how.kinds and _set(how, cards):
        return cards[0].rank in how.order
    return cards[0].rank in how.order and all(card is cards[0] for card in cards)


def _run(how: Several, cards: Sequence[Card]) -> bool:
    """Ranks one after the other, up or down."""
    natural = [card for card in cards if card.rank in how.order]
    jokers = [card for card in cards if card.rank == JOKER and card not in natural]
    if not natural or len(natural) + len(jokers) < len(cards) or (jokers and not how.wild_in_run):
        return False
    if how.one_suit and any(card.suit != natural[0].suit for card in natural):
        return False
    fits = _steps if how.in_order else _gathered
    return any(fits(places, how) for places in _places(how, cards))


def _places(how: Several, cards: Sequence[Card]) -> Iterator[tuple[int | None, ...]]:
    """Every way in which the cards may stand in the order; None for a joker."""
    ways: list[list[int | None]] = [
        [at for at, rank in enumerate(how.order) if rank == card.rank] or [None] for card in cards
    ]
    return product(*ways)


def _steps(places: tuple[int | None, ...], how: Several) -> bool:
    """Return True if each card stands next to the one before, all one way."""
    known = [(at, place) for at, place in enumerate(places) if place is not None]
    if not known:
        return False
    first, start = known[0]
    for way in (1, -1):
        due = [start + way * (at - first) for at in range(len(places))]
        inside = min(due) >= 0 and max(due) < len(how.order)
        if inside and all(place in (None, wanted) for place, wanted in zip(places, due, strict=True)):
            return True
    return False


def _gathered(places: tuple[int | None, ...], how: Several) -> bool:
    """Return True if they make a run, in any order."""
    known = [place for place in places if place is not None]
    return len(set(known)) == len(known) and max(known) - min(known) < len(places) <= len(how.order)


_KINDS: Mapping[str, Callable[[Several, Sequence[Card]], bool]] = {
    "same": _same,
    "set": _set,
    "pair": _pair,
    "rank": lambda how, cards: cards[0].rank in how.order and _set(how, cards) and len(set(cards)) == len(cards),
    "symbol": lambda how, cards: cards[0].rank not in how.order and _set(how, cards),
    "run": _run,
}
