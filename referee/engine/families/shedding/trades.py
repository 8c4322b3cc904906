"""Hands that change their owners, dealt again, handed on or swapped, and two-sided cards that are all turned over."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.seats import LEFT, NOBODY, put, step
from referee.engine.families.shedding import announced
from referee.engine.families.shedding.announced import resume_after_call
from referee.engine.families.shedding.play import Impossible, too_many
from referee.engine.families.shedding.state import ANY, ShedContext, ShedState, count_shown
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule

MIXED = -2
"""The hands were dealt again after a hand was left with one card: it is in all of them."""


def change_hands(s: ShedState, who: int, how: str) -> Changes:
    """Return the effect of a play on the hands: `mixed`, `passed` on, or `traded` with a player of choice.

    A trade needs no word if only one other player is left.
    """
    if how == "mixed":
        return mix_hands(s, who) | ({"burden": MIXED} if s.burden != NOBODY else {})
    if how == "passed":
        return pass_hands_on(s)
    others = [seat for seat in s.ring if s.here[seat] and seat != who]
    return swap_hands(s, who, others[0]) if len(others) == 1 else {"trader": who}


def mix_hands(s: ShedState, who: int) -> Changes:
    """All hands gathered, shuffled and dealt one at a time from the left neighbour on; nobody knows them any more."""
    people = [seat for seat in s.ring if s.here[seat]]
    held = [s.hands[seat] for seat in people]
    changes: Changes = {"known": tuple(None if here else known for here, known in zip(s.here, s.known, strict=True))}
    total = sum(hand for hand in held if hand is not None) if None not in held else None
    hands, seat = s.hands, step(who, LEFT, s.ring, s.here)
    for at in range(len(people)):
        cards, more = divmod(total, len(people)) if total is not None else (0, 0)
        hands = put(hands, seat, None if total is None else cards + (at < more))
        seat = step(seat, LEFT, s.ring, s.here)
    return changes | {"hands": hands, "aside": (0,) * len(s.names)}


def pass_hands_on(s: ShedState) -> Changes:
    """Everybody's hand goes to the next player in the direction of play."""
    hands, known = s.hands, s.known
    for seat in s.ring:
        if s.here[seat]:
            to = step(seat, s.direction, s.ring, s.here)
            hands, known = put(hands, to, s.hands[seat]), put(known, to, s.known[seat])
    burden = step(s.burden, s.direction, s.ring, s.here) if s.burden != NOBODY else NOBODY
    return {"hands": hands, "known": known, "aside": (0,) * len(s.names), "burden": burden}


def swap_hands(s: ShedState, who: int, whom: int) -> Changes:
    """Two hands change places."""
    hands = put(put(s.hands, who, s.hands[whom]), whom, s.hands[who])
    known = put(put(s.known, who, s.known[whom]), whom, s.known[who])
    aside = put(put(s.aside, who, 0), whom, 0)
    burden = {who: whom, whom: who}.get(s.burden, s.burden)
    return {"hands": hands, "known": known, "aside": aside, "trader": NOBODY, "burden": burden}


def is_trading(s: ShedState) -> bool:
    """Return True if somebody has still to say with whom they swap hands, and somebody else is in the round."""
    return s.trader != NOBODY and s.here[s.trader] and sum(s.here) > 1


@rule("shed.trade-first", on=(act.Plays, act.Draws, act.Passes), source="UNO-80 UNO-85", final=True)
def trade_first(c: ShedContext) -> Found | None:
    """Play goes on once hands have been swapped; two cards that the play costs are drawn before that."""
    if isinstance(c.action, act.Draws) and c.who == c.state.trader == c.state.burden:
        return None
    return no(Impossible(), seat=Seat(c.state.trader)) if is_trading(c.state) else None


@rule("shed.trade", on=act.Trades, source="UNO-80 UNO-85")
def trade(c: RuleContext[ShedState, act.Trades, Any]) -> Found:
    """Let the player of a card that swaps hands say with whom: anybody who is still in the round."""
    s, whom = c.state, c.state.seat(c.action.whom)
    if s.phase != "play" or not is_trading(s) or c.who != s.trader or whom == c.who or not s.here[whom]:
        return no(seat=Seat(s.trader))
    return ok(seat=Seat(whom))


def trades(c: RuleContext[ShedState, act.Trades, Any], ruling: Ruling) -> Changes:
    """Their hands change places."""
    return swap_hands(c.state, c.who, c.state.seat(c.action.whom)) | resume_after_call(c)


Flip = RuleContext[ShedState, act.Flips, Any]


def turn_cards_over(s: ShedState, who: int) -> Changes:
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
    return ok(card=c.action.card, seat=Seat(s.turner))


def lies(c: Flip, ruling: Ruling) -> Changes:
    """Lay the card to be matched; if it has no colour, the player who turned all over names one."""
    s, card = c.state, c.action.card
    changes: Changes = {"top": card, "suit": card.suit or ANY, "called": False, "turner": NOBODY}
    changes |= {"seen": count_shown(s.seen, (card,))}
    if s.power(card).wishes:
        changes |= {"wish": "open", "wisher": s.turner, "call": None}
        if c.action.calling is not None:
            changes |= announced.set_called_suit(c, c.action.calling)
    return changes


EFFECTS: Effects = {act.Trades: trades, other_side.id: lies}
