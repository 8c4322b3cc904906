"""The cards of a grid in groups: by rank, by suit, and as keys that count them."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from referee.engine.model.view import Offer, PickCards
from referee.web.core.screens import Piece

SUIT = attrgetter("card.suit")
FITS, WISH = attrgetter("fits"), attrgetter("wish")
_RANK = attrgetter("card.rank")


def count_keys(ask: PickCards) -> list[Piece]:
    """Return the keys that count a hand by rank: one for each rank, or one for each number of points within it.

    Each counts one `card` of these `points`, with its `suits` where they decide about them.
    """
    keys = []
    for _, offers in by_rank(ask.offers):
        points: dict[int, list[Offer]] = {}
        for offer in offers:
            points.setdefault(offer.points or 0, []).append(offer)
        several = len(points) > 1
        keys += [Piece(card=same[0].card, points=n, suits=suits(same) if several else ()) for n, same in points.items()]
    return keys


def by_rank(offers: Sequence[Offer]) -> list[tuple[str, list[Offer]]]:
    """Group the cards of a grid by rank, in order of appearance: every card lies at the same place all night."""
    ranks: dict[str, list[Offer]] = {}
    for rank, alike in groupby(offers, _RANK):
        ranks.setdefault(rank, []).extend(alike)
    return list(ranks.items())


def by_suit(offers: Sequence[Offer]) -> list[tuple[str, tuple[Offer, ...]]]:
    """Group the cards of a grid that have a suit by it, in order of appearance."""
    found: dict[str, list[Offer]] = {}
    for suit, alike in groupby(offers, SUIT):
        found.setdefault(suit, []).extend(alike)
    return [(suit, tuple(alike)) for suit, alike in found.items() if suit]


def suits(offers: Sequence[Offer]) -> tuple[str, ...]:
    """Return the suits of a grid's cards, in order."""
    return tuple(filter(None, dict.fromkeys(map(SUIT, offers))))
