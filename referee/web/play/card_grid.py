"""A grid of cards to choose from: a row for each rank, then the suits."""

from collections.abc import Sequence

from referee.engine.model.view import Offer, PickCards
from referee.web.core.screens import Piece

IN_ROW = 7
"""Number of ranks in a row."""
WORDS = 3
"""Room in a row for the words said with a card, in ranks."""
SEVERAL = ("hand", "count", "several")
"""Ways to choose that require no rank."""


def grid_of(ask: PickCards) -> Piece:
    """Return the cards of a prompt as a grid: a row for each rank, with one button for its suits, or one for each card.

    In a row `must` says that one of the ranks has to be chosen, `naming` that cards without a suit call one. `told`:
    the screen may show which cards fit, else all of them may; `fitting` are the suits of those that do. `calls` are the
    suits that may be called. `calling`: a suit may be called with a card that has one, `naming`: with a card that has
    none. Jokers have buttons of their own, too. `room` is that of the last row of ranks for the words said with a card,
    in ranks; 0 if that is too little.
    """
    wish = {bool(offer.card.suit) for offer in ask.offers if offer.wish} if ask.wishes else set()
    must, naming = ask.way not in SEVERAL, False in wish
    rows, rest = [], 0
    for rank, offers in by_rank(ask.offers):
        first, fitting, fits = offers[0], dict[str, None](), False
        told = first.fits is not None
        for offer in offers:
            if offer.fits or not told:
                fits, fitting[offer.card.suit] = True, None
        fitting.pop("", None)
        buttons = 1 if first.card.suit or rank == "joker" else len(offers)
        rest -= buttons
        given = {"rank": rank, "offers": tuple(offers), "must": must, "naming": naming}
        rows.append(Piece(**given, told=told, fitting=tuple(fitting), fits=fits))
    return Piece(
        rows=tuple(rows),
        suits=suits(ask.offers),
        calls=ask.wishes,
        jokers=tuple([offer for offer in ask.offers if offer.card.rank == "joker"]),
        calling=True in wish,
        naming=naming,
        room=rest % IN_ROW if rest % IN_ROW >= WORDS else 0,
    )


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
