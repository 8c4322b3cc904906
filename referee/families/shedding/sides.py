"""Two-sided cards: everything is turned over, and people say what lies on top since."""

from typing import Any

from referee.core import actions as act
from referee.core.cards import UNKNOWN
from referee.core.game import Changes
from referee.core.rulings import Case, Found, Seat, no, ok, rule
from referee.core.seats import NOBODY
from referee.families.shedding import wishes
from referee.families.shedding.play import too_many
from referee.families.shedding.state import ANY, ShedState, shown

Flip = Case[ShedState, act.Flips, Any]


def turned_over(s: ShedState, who: int) -> Changes:
    """Hands, discards and stock show their other side. Of the discards the whole pile is turned, so what was its
    bottom lies on top; nobody entered that side of any card, so it is unknown until somebody says what lies there."""
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
    s = c.s
    if s.phase != "play" or s.turner == NOBODY:
        return None
    if c.a.card is UNKNOWN or too_many(s, {}, (c.a.card,)) is not None:
        return no(card=c.a.card)
    return ok(card=c.a.card, seat=Seat(s.turner))


def lies(c: Flip) -> Changes:
    """The card is to be matched, and does nothing else. Where it has no colour, who turned everything over names it."""
    s, card = c.s, c.a.card
    changes: Changes = {"top": card, "suit": card.suit or ANY, "called": False, "turner": NOBODY}
    changes |= {"seen": shown(s.seen, (card,))}
    if s.power(card).wishes:
        changes |= {"wish": "open", "wisher": s.turner, "call": None}
        if c.a.calling is not None:
            changes |= wishes.called(c, c.a.calling)
    return changes


RULES = (other_side,)
