"""Sets of cards as numbers, one bit a card.

Bits go suit by suit, each from the two up to the ace, so that a higher card of a suit is a higher bit.
"""

from collections.abc import Iterable
from functools import lru_cache

from referee.engine.basics.cards import RANKS, SUITS, Card, find

ORDER = (*RANKS[1:], RANKS[0])
"""Ranks from the lowest to the highest."""

CARDS: tuple[Card, ...] = tuple(find(rank, suit) for suit in SUITS for rank in ORDER)
BIT: dict[Card, int] = {card: 1 << at for at, card in enumerate(CARDS)}
SUIT: dict[str, int] = {suit: sum(bit for card, bit in BIT.items() if card.suit == suit) for suit in SUITS}


def mask(cards: Iterable[Card]) -> int:
    """Return the set of some cards; a card that nobody named is in no set."""
    found = 0
    for card in cards:
        found |= BIT.get(card, 0)
    return found


@lru_cache(maxsize=1024)  # saves a quarter of a line of Hearts
def members(cards: int) -> tuple[Card, ...]:
    """Return the cards of a set, in their order."""
    return tuple(card for card, bit in BIT.items() if bit & cards)
