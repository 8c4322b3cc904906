"""Cards to choose from, as a grid shows them: a row for each rank, then the suits."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.core.view import Offer, PickCards

ONE_ROW = 7
"""More ranks than these that do not fit are folded away: where an attack waits, few cards answer it."""
SEVERAL = ("hand", "count", "several")
"""The ways to choose in which no rank must be chosen for itself."""


@dataclass(frozen=True, slots=True)
class Row:
    """The cards of one rank. One rank `must` be chosen; `naming`: those without a suit may call one."""

    rank: str
    offers: tuple[Offer, ...]
    must: bool
    naming: bool

    @property
    def told(self) -> bool:
        """Whether the screen may tell what fits."""
        return self.offers[0].fits is not None

    @property
    def fitting(self) -> tuple[str, ...]:
        """The suits of those that fit; of all, where the screen may not tell."""
        return suits([offer for offer in self.offers if offer.fits or not self.told])

    @property
    def fits(self) -> bool:
        """Whether any of them may fit."""
        return not self.told or any(offer.fits for offer in self.offers)


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid of cards. `calling`: a suit may be called with a card that has one; `naming`: with one that has none.
    Ranks that do not fit may be `folded` away. Jokers have buttons of their own, too."""

    rows: tuple[Row, ...]
    suits: tuple[str, ...]
    jokers: tuple[Offer, ...]
    calling: bool
    naming: bool
    folded: bool


def grid_of(ask: PickCards) -> Grid:
    """The cards of a question as a grid."""
    wish = {bool(offer.card.suit) for offer in ask.offers if offer.wish} if ask.wishes else set()
    ranks = by_rank(ask.offers)
    fitting = [rank for rank, offers in ranks if any(offer.fits for offer in offers)]
    unfit = [rank for rank, offers in ranks if rank not in fitting and any(offer.fits is False for offer in offers)]
    must, naming = ask.way not in SEVERAL, False in wish
    return Grid(
        tuple(Row(rank, tuple(offers), must, naming) for rank, offers in ranks),
        suits(ask.offers),
        tuple(offer for offer in ask.offers if offer.card.rank == "joker"),
        True in wish,
        naming,
        bool(fitting) and len(unfit) > ONE_ROW,
    )


def by_rank(offers: Sequence[Offer]) -> list[tuple[str, list[Offer]]]:
    """The cards of a grid by rank, in the order of the first of each; ranks of which one is known to fit come first."""
    ranks: dict[str, list[Offer]] = {}
    for offer in offers:
        ranks.setdefault(offer.card.rank, []).append(offer)
    return sorted(ranks.items(), key=lambda each: not any(offer.fits for offer in each[1]))


def suits(offers: Sequence[Offer]) -> tuple[str, ...]:
    """The suits of a grid's cards, in order."""
    return tuple(dict.fromkeys(offer.card.suit for offer in offers if offer.card.suit))
