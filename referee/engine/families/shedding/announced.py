"""Words said aloud: four of a kind, the direction in which a round begins, a suit called, and cards declared."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import LEFT, NOBODY, put
from referee.engine.common_rules.conduct import resume_clock
from referee.engine.common_rules.penalties import Penalty, card_given
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.play import called_of, is_unpaid
from referee.engine.families.shedding.state import ShedContext, ShedState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, Suit, no, ok, rule, unproven

Say = RuleContext[ShedState, act.Says, Any]
FOUR = "four"
DIRECTIONS = {"left": LEFT, "right": -LEFT}


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
        return unproven()
    return ok() if 4 in Counter(card.rank for card in known).values() else no(now=True)


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
    return ok(direction=c.action.word)


def begins(s: ShedState) -> bool:
    """Return True before the first act of a round."""
    return s.config.chooses and s.phase == "play" and s.last[0] == NOBODY and s.timeout == NOBODY


@rule("shed.caller", on=act.Calls, source="OC-79 UNO-67")
def caller(c: RuleContext[ShedState, act.Calls, Any]) -> Found | None:
    """Let only the player of the card name the suit, once, before the next player acts."""
    s = c.state
    called_of(s, c.action.suit)
    if s.config.anyone_calls or s.wish == "none":
        return None
    if s.wish == "open" and c.who == s.wisher:
        return None
    late = c.who == s.wisher and not s.called
    return no(seat=Seat(s.wisher), late=late, suit=s.suit_named, coloured=s.config.coloured)


@rule("shed.call", on=act.Calls, source="ONE-18 ONE-20 OC-79 UNO-67 UNO-68", reads=("call_tie_seconds",))
def call(c: RuleContext[ShedState, act.Calls, Any]) -> Found:
    """Make the first suit that anybody calls the suit to follow.

    Calls that fall together, both with their time, go to the player of the card.
    """
    s, suit = c.state, called_of(c.state, c.action.suit)
    if s.wish == "none":
        raise NotationError("unreadable-call-early")
    if s.wish == "open":
        return ok(suit=suit, coloured=s.config.coloured)
    first, when, timed = s.call or (NOBODY, 0.0, False)
    tie = timed and c.timed and round(c.time - when, 6) <= c.house.call_tie_seconds
    if tie and c.who == s.wisher and first != s.wisher:
        return ok(suit=suit, coloured=s.config.coloured)
    won_tie = first == s.wisher and is_second(c)
    return no(by_seat=Seat(first), **({"suit": Suit(s.suit), "tie": won_tie} if s.call else {}))


def is_second(c: ShedContext) -> bool:
    """Return True if the call that holds stands after another one, with which it tied."""
    calls = 0
    for entry in reversed(c.log[: c.line - 1]):
        if entry.stands and isinstance(entry.read, act.Plays | act.Flips):
            break
        calls += entry.stands and isinstance(entry.read, act.Calls)
    return calls > 1


def set_called_suit(c: ShedContext, suit: str) -> Changes:
    """Return the changes that make a called suit the one to match."""
    return {"suit": suit, "called": True, "wish": "decided", "call": (c.who, c.time, c.timed)}


def calls(c: RuleContext[ShedState, act.Calls, Any], ruling: Ruling) -> Changes:
    """Change the suit to match if a card lets it be called; the table cannot allow a call without one."""
    return set_called_suit(c, c.action.suit) | resume_after_call(c) if c.state.wish != "none" else {}


def resume_after_call(c: ShedContext) -> Changes:
    """Start the clock of the player to act again if it stood still for this."""
    return resume_clock(c.state, c.time) if c.state.held_up and c.state.timeout == NOBODY else {}


def close_call(c: ShedContext) -> Changes:
    """End the time to name a suit with the next player's act, if only the player of the card names it."""
    s = c.state
    return {"wish": "decided"} if s.wish == "open" and not s.config.anyone_calls and c.who != s.wisher else {}


# ------------------------------------------------------------------------------------------- declaring a card


@rule("shed.declare", on=act.Penalizes, source="ONE-27 ONE-28 ONE-62", reads=("penalty_cards",))
def declare(c: RuleContext[ShedState, act.Penalizes, Any]) -> Found | None:
    """Have a spade called aloud as it is laid, by a starter's dealer too.

    One forgotten declaration is one break, before the next player acts. Only people heard it, unless the play says that
    it was called.
    """
    if c.action.reason != "spade" or not is_unpaid(c):
        return None
    cards = c.house.penalty_cards
    return unproven(Penalty(cards), **card_given(c, cards))


def own_accusable(c: ShedContext) -> tuple[tuple[int, str], ...]:
    """Return the breaks in this player's earlier plays that only people can prove, as nobody else has acted since."""
    return tuple(claim for claim in c.state.accusable if claim[0] == c.who) if c.state.accusable else ()


def undeclared(c: ShedContext, cards: tuple[Card, ...]) -> Iterator[tuple[int, str]]:
    """Yield the break of a play that only people can prove: `spade`, unless the call was entered with it."""
    if "spade" not in c.action.saying and any(c.state.power(card).declare or card is UNKNOWN for card in cards):
        yield c.who, "spade"


EFFECTS: Effects = {
    act.Calls: calls,
    four.id: is_out,
    direction.id: lambda c, ruling: {"direction": DIRECTIONS[c.action.word]},
}
