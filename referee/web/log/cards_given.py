"""The penalty cards that the players of a game were given."""

from dataclasses import dataclass

from referee.engine.basics.actions import Deals
from referee.live import LiveGame


@dataclass(frozen=True, slots=True)
class CardsGiven:
    """Penalty cards that a seat got by a line."""

    seat: int
    cards: int
    line: int


def cards_given(played: LiveGame) -> list[CardsGiven]:
    """Return the penalty cards of a whole game: those given and not returned, and those of misdeals."""
    found = [CardsGiven(card.seat, card.cards, card.line) for card in played.state.ledger if not card.struck]
    for entry in played.entries:
        wrong = isinstance(entry.read, Deals) and entry.read.wrong and entry.stands
        if wrong and (cards := entry.ruling.fill.get("cards", 0)):
            names = played.state_after(entry.n).names
            found.append(CardsGiven(names.index(entry.read.who), cards, entry.n))
    return sorted(found, key=lambda card: card.line)
