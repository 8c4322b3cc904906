"""Who deals first: the highest card that somebody draws."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, no, ok, rule
from referee.families.shedding.state import ShedState
from referee.games.uno.house import NUMBERS

Cut = Case[ShedState, act.Cuts, Any]


@rule("uno.cut", on=act.Cuts, source="UNO-2 UNO-3 UNO-4 UNO-22 UNO-23", reads=("start",))
def cut(c: Cut) -> Found:
    """Before the first deal everybody draws a card, and the highest number deals; a symbol is 0, and those who tie draw
    again."""
    s = c.s
    drawn = any(seat == c.who for seat, _ in s.cuts)
    if c.h.start != "high_card" or s.phase != "deal" or s.dealt or s.rounds or drawn or s.gone[c.who]:
        return no(start=c.h.start, phase=s.phase)
    return ok(card=c.a.card, number=number(c))


def number(c: Cut) -> int:
    """What the card counts for the deal."""
    return int(c.a.card.rank) if c.a.card.rank in NUMBERS else 0


OUT = -1
"""Drawn already, and out of the running."""


def cuts(c: Cut, ruling: Ruling) -> Changes:
    """Once all have drawn, the highest is the dealer; where several are, they draw again."""
    s = c.s
    drawn = {**dict(s.cuts), c.who: number(c)}
    people = [seat for seat, gone in enumerate(s.gone) if not gone]
    if any(seat not in drawn for seat in people):
        return {"cuts": tuple(drawn.items())}
    best = [seat for seat in people if drawn[seat] == max(drawn[each] for each in people)]
    if len(best) > 1:
        return {"cuts": tuple((seat, OUT) for seat in people if seat not in best)}
    return {"cuts": tuple(drawn.items()), "dealer": best[0]}


RULES = (cut,)
EFFECTS: dict[type[Action], Apply] = {act.Cuts: cuts}
