"""The first dealer, who draws the highest card."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.families.shedding.state import AGAIN, ShedContext, ShedState
from referee.engine.games.uno.house import NUMBERS
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule

Cut = RuleContext[ShedState, act.Cuts, Any]


@rule("uno.cut", on=(act.Cuts, act.Deals), source="UNO-2 UNO-3 UNO-4 UNO-22 UNO-23", reads=("start",))
def cut(c: ShedContext) -> Found | None:
    """Have everybody draw a card before the first deal, which the highest number deals.

    A symbol is 0, and those who tie draw again before anybody deals.
    """
    s = c.state
    if isinstance(c.action, act.Deals):
        tied = tuple(map(Seat, s.drawing_again)) if c.house.start == "high_card" else ()
        return no(start="tie", phase=s.phase, seats=tied) if tied else None
    drawn = any(seat == c.who for seat, number in s.cuts if number != AGAIN)
    if c.house.start != "high_card" or s.phase != "deal" or s.dealt or s.rounds or drawn or s.gone[c.who]:
        return no(start=c.house.start, phase=s.phase, seats=())
    return ok(card=c.action.card, number=number(c))


def number(c: Cut) -> int:
    """Return what the card counts for the deal."""
    return int(c.action.card.rank) if c.action.card.rank in NUMBERS else 0


OUT = -1
"""Drawn already, and out of the running."""


def cuts(c: Cut, ruling: Ruling) -> Changes:
    """Once all have drawn, the highest is the dealer; where several are, they draw again."""
    s = c.state
    drawn = {seat: number for seat, number in s.cuts if number != AGAIN} | {c.who: number(c)}
    people = [seat for seat, gone in enumerate(s.gone) if not gone]
    if any(seat not in drawn for seat in people):
        return {"cuts": tuple((dict(s.cuts) | drawn).items())}
    best = [seat for seat in people if drawn[seat] == max(drawn[other] for other in people)]
    if len(best) > 1:
        return {"cuts": tuple((seat, AGAIN if seat in best else OUT) for seat in people)}
    return {"cuts": tuple(drawn.items()), "dealer": best[0]}


RULES = (cut,)
EFFECTS: Effects = {act.Cuts: cuts}
