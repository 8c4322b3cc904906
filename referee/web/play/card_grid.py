"""The cards of a grid in groups: by rank, by suit, and as keys that count them."""

from collections.abc import Callable, Iterable
from itertools import groupby
from operator import attrgetter

from referee.engine.model.view import Offer, PickCards
from referee.web.core.screens import Piece

RANK, SUIT, WISH = map(attrgetter, ("card.rank", "card.suit", "wish"))


def count_keys(ask: PickCards) -> list[Piece]:
    """Return the keys that count a hand by rank: one for each rank, or one for each number of points within it.

    Each counts one `card` of these `points`, with its `suits` where they decide about them.
    """
    keys = []
    for offers in grouped(ask.offers, RANK).values():
        points: dict[int, list[Offer]] = {}
        for offer in offers:
            points.setdefault(offer.points or 0, []).append(offer)
        several = len(points) > 1
        keys += [Piece(card=same[0].card, points=n, suits=suits(same) if several else ()) for n, same in points.items()]
    return keys


def grouped(offers: Iterable[Offer], key: Callable[[Offer], str]) -> dict[str, tuple[Offer, ...]]:
    """Group the cards of a grid, in order of appearance: every card lies at the same place all night."""
    found: dict[str, tuple[Offer, ...]] = {}
    for value, alike in groupby(offers, key):
        found[value] = (*found.get(value, ()), *alike)
    return found


def suits(offers: Iterable[Offer]) -> tuple[str, ...]:
    """Return the suits of a grid's cards, in order."""
    return tuple(filter(None, dict.fromkeys(map(SUIT, offers))))
