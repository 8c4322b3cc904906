"""A suit called, and cards declared, aloud."""

from collections.abc import Iterator
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.conduct import goes_on
from referee.core.game import Apply, Changes
from referee.core.notation import Unreadable
from referee.core.rulings import Case, Found, Ruling, Seat, Suit, no, ok, rule, unsure
from referee.core.seats import NOBODY
from referee.families.shedding.play import called_of, unpaid
from referee.families.shedding.state import ShedState

Any_ = Case[ShedState, Any, Any]


@rule("shed.caller", on=act.Calls, source="OC-79 UNO-67")
def caller(c: Case[ShedState, act.Calls, Any]) -> Found | None:
    """Where the suit is not free for all, only who played the card names it, once, before the next player acts."""
    s = c.s
    called_of(s, c.a.suit)
    if s.table.anyone_calls or s.wish == "none":
        return None
    if s.wish == "open" and c.who == s.wisher:
        return None
    return no(seat=Seat(s.wisher), suit=Suit(s.suit), coloured=s.table.coloured)


@rule("shed.call", on=act.Calls, source="ONE-18 ONE-20", reads=("call_tie_seconds",))
def call(c: Case[ShedState, act.Calls, Any]) -> Found:
    """The suit becomes what is called first, by anybody. Calls that fall together, both with their time, go to who
    played the card."""
    s, suit = c.s, called_of(c.s, c.a.suit)
    if s.wish == "none":
        raise Unreadable("unreadable-call-early")
    if s.wish == "open":
        return ok(suit=suit, coloured=s.table.coloured)
    first, when, timed = s.call or (NOBODY, 0.0, False)
    tie = timed and c.timed and round(c.at - when, 6) <= c.h.call_tie_seconds
    if tie and c.who == s.wisher and first != s.wisher:
        return ok(suit=suit, coloured=s.table.coloured)
    return no(by_seat=Seat(first), **({"suit": Suit(s.suit)} if s.call else {}))


def called(c: Any_, suit: str) -> Changes:
    """The suit to match changes."""
    return {"suit": suit, "called": True, "wish": "decided", "call": (c.who, c.at, c.timed)}


def calls(c: Case[ShedState, act.Calls, Any], ruling: Ruling) -> Changes:
    """The suit to match changes, if there is a card that lets it; the table cannot let a call stand without."""
    return called(c, c.a.suit) | resumed(c) if c.s.wish != "none" else {}


def resumed(c: Any_) -> Changes:
    """The clock of the player to act goes on, if it stood still for this."""
    return goes_on(c.s, c.at) if c.s.held_up and c.s.timeout == NOBODY else {}


def closed(c: Any_) -> Changes:
    """Where only who played the card names the suit, the next player's act ends it."""
    s = c.s
    return {"wish": "decided"} if s.wish == "open" and not s.table.anyone_calls and c.who != s.wisher else {}


# ------------------------------------------------------------------------------------------- declaring a card


@rule("shed.declare", on=act.Penalizes, source="ONE-27 ONE-28 ONE-62", reads=("penalty_cards",))
def declare(c: Case[ShedState, act.Penalizes, Any]) -> Found | None:
    """A spade is called aloud as it is laid, by a starter's dealer too; one forgotten declaration is one break,
    before the next player acts. Only people heard it, unless the play says that it was called."""
    if c.a.reason != "spade" or not unpaid(c):
        return None
    return unsure(seat=Seat(c.s.seat(c.a.whom)), cards=c.h.penalty_cards, reason="spade")


def own(c: Any_) -> tuple[tuple[int, str], ...]:
    """What only people can say of this player's earlier plays: nobody else has acted since."""
    return tuple(each for each in c.s.heard if each[0] == c.who) if c.s.heard else ()


def to_be_heard(c: Any_, cards: tuple[Card, ...]) -> Iterator[tuple[int, str]]:
    """What only people can say of a play: whether a spade that was not entered as called was called."""
    if "spade" not in c.a.saying and any(c.s.power(each).declare or each is UNKNOWN for each in cards):
        yield c.who, "spade"


BY_PEOPLE = (declare,)
"""What people may be penalized for and only people heard."""
RULES = (caller,)
LAST_RULES = (call,)
EFFECTS: dict[type[Action], Apply] = {act.Calls: calls}
