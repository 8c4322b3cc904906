"""A grid of cards to choose from: a row for each rank, then the suits."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.engine.basics.cards import Card
from referee.engine.model.view import Offer, PickCards

IN_ROW = 7
"""Number of ranks in a row."""
WORDS = 3
"""Room in a row for the words said with a card, in ranks."""
SEVERAL = ("hand", "count", "several")
"""Ways to choose that require no rank."""


@dataclass(frozen=True, slots=True)
class RankRow:
    """The cards of one rank.

    `must`: one of the ranks has to be chosen; `naming`: cards without a suit may call one.
    """

    rank: str
    offers: tuple[Offer, ...]
    must: bool
    naming: bool

    @property
    def cells(self) -> int:
        """The number of buttons: one for the suits of a rank, or one for each card without a suit."""
        return 1 if self.offers[0].card.suit or self.rank == "joker" else len(self.offers)

    @property
    def told(self) -> bool:
        """True if the screen may show which cards fit."""
        return self.offers[0].fits is not None

    @property
    def fitting(self) -> tuple[str, ...]:
        """The suits of the cards that fit; of all cards, if the screen may not show it."""
        return suits([offer for offer in self.offers if offer.fits or not self.told])

    @property
    def fits(self) -> bool:
        """True if any of the cards may fit."""
        return not self.told or any(offer.fits for offer in self.offers)


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid of cards.

    `calls` are the suits that may be called. `calling`: a suit may be called with a card that has one, `naming`: with a
    card that has none. Jokers have buttons of their own, too.
    """

    rows: tuple[RankRow, ...]
    suits: tuple[str, ...]
    calls: tuple[str, ...]
    jokers: tuple[Offer, ...]
    calling: bool
    naming: bool

    @property
    def room(self) -> int:
        """The room of the last row of ranks for the words said with a card, in ranks; 0 if that is too little."""
        rest = -sum(row.cells for row in self.rows) % IN_ROW
        return rest if rest >= WORDS else 0


def grid_of(ask: PickCards) -> Grid:
    """Return the cards of a prompt as a grid."""
    wish = {bool(offer.card.suit) for offer in ask.offers if offer.wish} if ask.wishes else set()
    ranks = by_rank(ask.offers)
    must, naming = ask.way not in SEVERAL, False in wish
    return Grid(
        tuple(RankRow(rank, tuple(offers), must, naming) for rank, offers in ranks),
        suits(ask.offers),
        ask.wishes,
        tuple(offer for offer in ask.offers if offer.card.rank == "joker"),
        True in wish,
        naming,
    )


@dataclass(frozen=True, slots=True)
class CountKey:
    """A key that counts one card: its rank, its points and, where they decide about the points, its suits."""

    card: Card
    points: int
    suits: tuple[str, ...]


def count_keys(ask: PickCards) -> list[CountKey]:
    """Return the keys that count a hand by rank: one for each rank, or one for each number of points within it."""
    keys = []
    for _, offers in by_rank(ask.offers):
        points: dict[int, list[Offer]] = {}
        for offer in offers:
            points.setdefault(offer.points or 0, []).append(offer)
        keys += [CountKey(alike[0].card, n, suits(alike) if len(points) > 1 else ()) for n, alike in points.items()]
    return keys


def by_rank(offers: Sequence[Offer]) -> list[tuple[str, list[Offer]]]:
    """Group the cards of a grid by rank, in order of appearance: every card lies at the same place all night."""
    ranks: dict[str, list[Offer]] = {}
    for offer in offers:
        ranks.setdefault(offer.card.rank, []).append(offer)
    return list(ranks.items())


def by_suit(offers: Sequence[Offer]) -> list[tuple[str, tuple[Offer, ...]]]:
    """Group the cards of a grid that have a suit by it, in order of appearance."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.card.suit:
            found.setdefault(offer.card.suit, []).append(offer)
    return [(suit, tuple(alike)) for suit, alike in found.items()]


def suits(offers: Sequence[Offer]) -> tuple[str, ...]:
    """Return the suits of a grid's cards, in order."""
    return tuple(dict.fromkeys([offer.card.suit for offer in offers if offer.card.suit]))
