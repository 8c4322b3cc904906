"""What is said aloud in the shedding family: the suit that is called, and what only people can say of a play."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.notation import Unreadable
from referee.core.rulings import Case, Found, Rule, Ruling, Seat, Suit, no, ok, rule, unsure
from referee.core.seats import NOBODY
from referee.families.shedding.state import ShedState

Any_ = Case[ShedState, Any, Any]


@rule("shed.call", on=act.Calls, source="ONE-18 ONE-20", reads=("call_tie_seconds",))
def call(c: Case[ShedState, act.Calls, Any]) -> Found:
    """The suit becomes what is called first, by anybody. Calls that fall together, both with their time, go to who
    played the card."""
    s, suit = c.s, called_of(c.s, c.a.suit)
    if s.wish == "none":
        raise Unreadable("unreadable-call-early")
    if s.wish == "open":
        return ok(suit=suit)
    first, when, timed = s.call or (NOBODY, 0.0, False)
    tie = timed and c.timed and round(c.at - when, 6) <= c.h.call_tie_seconds
    if tie and c.who == s.wisher and first != s.wisher:
        return ok(suit=suit)
    return no(by_seat=Seat(first), **({"suit": Suit(s.suit)} if s.call else {}))


def called_of(s: ShedState, suit: str) -> Suit:
    """The suit that is called; Unreadable where the packs have none such."""
    if suit not in s.suits:
        raise Unreadable("unreadable-suit", suit=suit)
    return Suit(suit)


def called(c: Any_, suit: str) -> Changes:
    """The suit to match changes."""
    return {"suit": suit, "called": True, "wish": "decided", "call": (c.who, c.at, c.timed)}


def calls(c: Case[ShedState, act.Calls, Any], ruling: Ruling) -> Changes:
    """The suit to match changes, if there is a card that lets it; the table cannot let a call stand without."""
    return called(c, c.a.suit) if c.s.wish != "none" else {}


# ------------------------------------------------------------------------------------------- declaring a card


@rule("shed.declare", on=act.Penalizes, source="ONE-27 ONE-28 ONE-62", reads=("penalty_cards",))
def declare(c: Case[ShedState, act.Penalizes, Any]) -> Found | None:
    """A spade is called aloud as it is laid, by a starter's dealer too; one forgotten declaration is one break,
    before the next player acts. Only people heard it, unless the play says that it was called."""
    if c.a.reason != "spade" or not unpaid(c):
        return None
    return unsure(seat=Seat(c.s.seat(c.a.whom)), cards=c.h.penalty_cards, reason="spade")


@rule("shed.unseen-break", on=act.Penalizes, source="ONE-35 ONE-38", reads=("penalty_cards",))
def unseen_break(c: Case[ShedState, act.Penalizes, Any]) -> Found | None:
    """Whether a card that nobody entered was a wrong play, only people saw."""
    if c.a.reason != "play" or not unpaid(c):
        return None
    return unsure(seat=Seat(c.s.seat(c.a.whom)), cards=c.h.penalty_cards, reason="play")


def unpaid(c: Case[ShedState, act.Penalizes, Any]) -> bool:
    """Whether the accused made a play that only people can judge, and that no card was given for."""
    accused, reason = c.s.seat(c.a.whom), c.a.reason
    paid = sum(each.seat == accused and each.reason == reason for each in c.s.claims)
    return c.s.heard.count((accused, reason)) > paid


RULES: tuple[Rule, ...] = (call,)
BY_PEOPLE: tuple[Rule, ...] = (declare, unseen_break)
"""What people may be penalized for and only people saw or heard."""
EFFECTS: dict[type[Action], Apply] = {act.Calls: calls}
