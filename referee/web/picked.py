"""The cards that were tapped one after another in a grid, as a form says them."""

from typing import Any

from referee.core import cards
from referee.core.notation import Unreadable

MOST = 200
"""The most cards that one line takes from a form."""


def picked(form: Any) -> list[str]:
    """The codes of the cards in their order: each stands in the form as its code, or as its rank and suit with a colon
    between. Unreadable where there is no such card."""
    return [_code(said) for said in form.getlist("cards")[:MOST]]


def _code(said: str) -> str:
    rank, colon, suit = said.partition(":")
    if not colon:
        return said
    try:
        return cards.find(rank, suit).code
    except ValueError:
        raise Unreadable("unreadable-card", card=rank + suit) from None
