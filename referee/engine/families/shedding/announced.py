"""Words that are said without a play: four of a kind, and the direction in which a round begins."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import LEFT, NOBODY, put
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.state import ShedState
from referee.engine.model.game import Changes, RuleContext
from referee.engine.model.rulings import Found, Ruling, no, ok, rule, unproven

Say = RuleContext[ShedState, act.Says, Any]
FOUR = "four"
DIRECTIONS = {"left": LEFT, "right": -LEFT}


class Four:
    """A hand with four cards of a rank, which is out."""


@dataclass(frozen=True, slots=True)
class Turned:
    """The direction that the player who begins has chosen."""

    direction: int


@rule("shed.four", on=act.Says, source="", reads=("four_of_a_kind",))
def four(c: Say) -> Found | None:
    """Put a player out who shows four cards of one rank in hand; a hand that nobody declared is left to the table."""
    s, hand, known = c.state, c.state.hands[c.who], c.state.known[c.who]
    if c.action.word != FOUR or not s.config.four:
        return None
    now = s.phase == "play" and s.timeout == NOBODY and s.here[c.who]
    if not now or (hand is not None and hand < 4):
        return no(now=now)
    if known is None:
        return unproven(Four())
    return ok(Four()) if 4 in Counter(card.rank for card in known).values() else no(now=True)


def is_out(c: Say, ruling: Ruling) -> Changes:
    """Take the hand off the player, who is out with it."""
    s = c.state
    changes: Changes = {"hands": put(s.hands, c.who, 0), "known": put(s.known, c.who, None), "pending": None}
    return changes | ending.settle_empty_hand(c, s.replaced(changes), c.who)


@rule("shed.direction", on=act.Says, source="", reads=("direction",))
def direction(c: Say) -> Found | None:
    """Let the player who begins, as a rule the last winner, choose the direction before anybody has acted."""
    if c.action.word not in DIRECTIONS or not c.state.config.chooses:
        return None
    if c.who != c.state.turn or not begins(c.state):
        return no()
    return ok(Turned(DIRECTIONS[c.action.word]), direction=c.action.word)


def begins(s: ShedState) -> bool:
    """Return True before the first act of a round."""
    return s.config.chooses and s.phase == "play" and s.last[0] == NOBODY and s.timeout == NOBODY


def turned(c: Say, ruling: Ruling) -> Changes:
    """Turn play the way that was chosen."""
    return {"direction": ruling.data.direction} if isinstance(ruling.data, Turned) else {}
