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
    return [_code(said) for said in form.getlist("cards")[:MOST]]


def _code(said: str) -> str:
    rank, colon, suit = said.partition(":")
    if not colon:
        return said
    try:
        return cards.find(rank, suit).code
    except ValueError:
        raise NotationError("unreadable-card", card=rank + suit) from None
