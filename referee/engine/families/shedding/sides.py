"""Two-sided cards: everything is turned over, and people say which card is on top then."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.seats import NOBODY
from referee.engine.families.shedding import called_suits
from referee.engine.families.shedding.play import too_many
from referee.engine.families.shedding.state import ANY, ShedState, count_shown
from referee.engine.model.game import Changes, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule

Flip = RuleContext[ShedState, act.Flips, Any]


class OtherSide:
    """The card that lies on top since everything was turned over."""


def turn_over(s: ShedState, who: int) -> Changes:
    """Turn hands, discards and stock over to their other side.

    Of the discards the whole pile is turned, so its bottom lies on top. Nobody entered that side of any card, so it is
    unknown until somebody says what lies there.
    """
    return {
        "turned": not s.turned,
        "turner": who,
        "top": UNKNOWN,
        "suit": "?",
        "called": False,
        "wish": "none",
        "known": (None,) * len(s.names),
        "seen": {},
    }


@rule("shed.other-side", on=act.Flips, source="UNO-79")
def other_side(c: Flip) -> Found | None:
    """After everything was turned over anybody says which card lies on top, on the side that is in play now."""
    s = c.state
    if s.phase != "play" or s.turner == NOBODY:
        return None
    if c.action.card is UNKNOWN or too_many(s, {}, (c.action.card,)) is not None:
        return no(card=c.action.card)
    return ok(OtherSide(), card=c.action.card, seat=Seat(s.turner))


def lies(c: Flip, ruling: Ruling) -> Changes:
    """Lay the card to be matched; if it has no colour, the player who turned all over names one."""
    s, card = c.state, c.action.card
    changes: Changes = {"top": card, "suit": card.suit or ANY, "called": False, "turner": NOBODY}
    changes |= {"seen": count_shown(s.seen, (card,))}
    if s.power(card).wishes:
        changes |= {"wish": "open", "wisher": s.turner, "call": None}
        if c.action.calling is not None:
            changes |= called_suits.set_called_suit(c, c.action.calling)
    return changes
