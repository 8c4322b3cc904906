"""Hands that change their owners: dealt anew, handed on, swapped."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule
from referee.core.seats import LEFT, NOBODY, put, step
from referee.families.shedding.state import ShedState
from referee.families.shedding.wishes import resumed

Any_ = Case[ShedState, Any, Any]


def changed(s: ShedState, who: int, how: str) -> Changes:
    """What a play does to the hands: `mixed`, `passed` on, or `traded` with somebody of the player's choice, which
    needs no word where only one other plays."""
    if how == "mixed":
        return mixed(s, who)
    if how == "passed":
        return passed(s)
    others = [seat for seat in s.ring if s.here[seat] and seat != who]
    return swapped(s, who, others[0]) if len(others) == 1 else {"trader": who}


def mixed(s: ShedState, who: int) -> Changes:
    """All hands gathered, shuffled and dealt one at a time from the left neighbour on; nobody knows them any more."""
    people = [seat for seat in s.ring if s.here[seat]]
    held = [s.hands[seat] for seat in people]
    changes: Changes = {"known": tuple(None if here else known for here, known in zip(s.here, s.known, strict=True))}
    total = sum(hand for hand in held if hand is not None) if None not in held else None
    hands, seat = s.hands, step(who, LEFT, s.ring, s.here)
    for at in range(len(people)):
        each, more = divmod(total, len(people)) if total is not None else (0, 0)
        hands = put(hands, seat, None if total is None else each + (at < more))
        seat = step(seat, LEFT, s.ring, s.here)
    return changes | {"hands": hands, "aside": (0,) * len(s.names)}


def passed(s: ShedState) -> Changes:
    """Everybody's hand goes to the next player in the direction of play."""
    hands, known = s.hands, s.known
    for seat in s.ring:
        if s.here[seat]:
            to = step(seat, s.direction, s.ring, s.here)
            hands, known = put(hands, to, s.hands[seat]), put(known, to, s.known[seat])
    return {"hands": hands, "known": known, "aside": (0,) * len(s.names)}


def swapped(s: ShedState, who: int, whom: int) -> Changes:
    """Two hands change places."""
    hands = put(put(s.hands, who, s.hands[whom]), whom, s.hands[who])
    known = put(put(s.known, who, s.known[whom]), whom, s.known[who])
    aside = put(put(s.aside, who, 0), whom, 0)
    return {"hands": hands, "known": known, "aside": aside, "trader": NOBODY}


def trading(s: ShedState) -> bool:
    """Whether somebody has still to say with whom they swap hands; not where nobody else is left in the round."""
    return s.trader != NOBODY and s.here[s.trader] and sum(s.here) > 1


@rule("shed.trade-first", on=(act.Plays, act.Draws, act.Passes), source="UNO-80 UNO-85", alone=True)
def trade_first(c: Any_) -> Found | None:
    """Play goes on once hands have been swapped."""
    return no(seat=Seat(c.s.trader)) if trading(c.s) else None


@rule("shed.trade", on=act.Trades, source="UNO-80 UNO-85")
def trade(c: Case[ShedState, act.Trades, Any]) -> Found:
    """Whoever played a card that swaps hands says with whom: anybody who is still in the round."""
    s, whom = c.s, c.s.seat(c.a.whom)
    if s.phase != "play" or not trading(s) or c.who != s.trader or whom == c.who or not s.here[whom]:
        return no(seat=Seat(s.trader))
    return ok(seat=Seat(whom))


def trades(c: Case[ShedState, act.Trades, Any], ruling: Ruling) -> Changes:
    """Their hands change places."""
    return swapped(c.s, c.who, c.s.seat(c.a.whom)) | resumed(c)


RULES = (trade_first,)
LAST_RULES = (trade,)
EFFECTS: dict[type[Action], Apply] = {act.Trades: trades}
