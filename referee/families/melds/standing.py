"""Wrong lines that lie on the table all the same, because nobody has caught them yet or the table lets them stand."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Ruling
from referee.families.melds.drawing import said_to_draw
from referee.families.melds.state import MeldState

MOVING: tuple[type[Action], ...] = (act.Draws, act.TakesPile, act.Melds, act.Discards, act.Passes)
"""The acts of a turn."""


def can_lie(c: Case[MeldState, Any, Any]) -> bool:
    """Whether there is what a line takes."""
    s = c.s
    match c.a:
        case act.Draws():
            return s.stock is None or 0 < said_to_draw(c) <= s.stock
        case act.TakesPile():
            return bool(s.discards)
    return True


def as_if_in_turn(apply: Apply) -> Apply:
    """What a line does that stands: as if the turn had been its player's. Where no round is on, or not for them, it
    moves nothing."""

    def applied(c: Case[MeldState, Any, Any], ruling: Ruling) -> Changes:
        s = c.s
        if s.phase != "play" or not s.here[c.who]:
            return {}
        if s.turn == c.who:
            return apply(c, ruling)
        turned = s.turn_to(c.who) | {"since": c.at, "spent": 0.0}
        return turned | apply(Case(s.but(turned), c.a, c.h, c.at, c.n, c.who, c.game, c.log, c.timed), ruling)

    return applied
