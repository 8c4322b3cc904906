"""Wrong lines that stand because nobody has caught them yet or the table allows them."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.common_rules.conduct import whole_time
from referee.engine.families.melds.drawing import cards_drawn, most_to_draw
from referee.engine.families.melds.state import MeldState
from referee.engine.model.game import Apply, Changes, RuleContext
from referee.engine.model.rulings import Ruling

MOVING: tuple[type[Action], ...] = (act.Draws, act.TakesPile, act.Melds, act.Discards, act.Passes)
"""Acts of a turn."""


def is_possible(c: RuleContext[MeldState, Any, Any]) -> bool:
    """Return True if the cards that a line takes are there."""
    s = c.state
    match c.action:
        case act.Draws():
            return 0 < cards_drawn(c) <= most_to_draw(s)
        case act.TakesPile():
            return bool(s.discards)
    return True


def as_if_in_turn(apply: Apply) -> Apply:
    """Return an effect that applies a standing line as if the turn had been its player's.

    Where no round is on, or not for them, or only the score is kept, it moves nothing.
    """

    def applied(c: RuleContext[MeldState, Any, Any], ruling: Ruling) -> Changes:
        s = c.state
        if s.phase != "play" or s.keep != "plays" or not s.here[c.who]:
            return {}
        if s.turn == c.who:
            return apply(c, ruling)
        turned = s.turn_to(c.who) | whole_time(c.time)
        return turned | apply(
            RuleContext(s.replaced(turned), c.action, c.house, c.time, c.line, c.who, c.game, c.log, c.timed), ruling
        )

    return applied
