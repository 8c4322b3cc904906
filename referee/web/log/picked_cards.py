"""The cards that were tapped one after another in a grid, as a form sends them."""

from werkzeug.datastructures import MultiDict

from referee.engine.basics import cards
from referee.engine.basics.errors import NotationError

MOST = 200
"""The most cards that one line takes from a form."""


def picked_cards(form: MultiDict[str, str]) -> list[str]:
    """Return the codes of the cards in their order; a form sends a card as its code, or as `rank:suit`.

    Raises NotationError for a card that does not exist.
    """
    return [card_code(*said.split(":", 1)) if ":" in said else said for said in form.getlist("cards")[:MOST]]


def card_code(rank: str, suit: str) -> str:
    """Return the code of a card by its rank and suit; a card without a suit is named by its code.

    Raises NotationError for a card that does not exist.
    """
    try:
        return (cards.find(rank, suit) if suit else cards.card(rank)).code
    except ValueError:
        raise NotationError("unreadable-card", card=rank + suit) from None
