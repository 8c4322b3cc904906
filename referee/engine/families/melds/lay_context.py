"""The values of a line that lays or discards cards, which several rules need."""

from dataclasses import dataclass

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.families.melds.meld import Laid, Melds, laid_by, with_laid
from referee.engine.families.melds.state import MeldContext


@dataclass(slots=True)
class LayContext:
    """The values that rules need of a line that lays or discards.

    `cards` are its cards, `side` is the player's side and `mine` its melds before. `left` is the number of cards in the
    hand and the foot afterwards (None: unknown), `laid` are the cards laid by rank, and `after` the melds afterwards.
    """

    cards: tuple[Card, ...]
    side: int
    mine: Melds
    left: int | None
    laid: Laid
    after: Melds


def lay_context(c: MeldContext) -> LayContext:
    """Return the values that the rules need of the line, computed once."""
    if c.found is None:
        s = c.state
        hand, side = s.hands[c.who], s.side(c.who)
        mine = s.melds[side]
        laid: Laid = {}
        if isinstance(c.action, act.Melds):
            cards = tuple([card for group in c.action.groups for card in group.cards])
            laid = laid_by(c.action.groups, mine, s.config)
        else:
            cards = (c.action.card,) if isinstance(c.action, act.Discards) else ()
        left = None if hand is None else hand + s.feet[c.who] - len(cards)
        c.found = LayContext(cards, side, mine, left, laid, with_laid(mine, laid) if laid else mine)
    found: LayContext = c.found
    return found
