"""A round that is over: who draws the last attack, and hands counted where they are known."""

from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.game import Changes
from referee.core.rulings import Case
from referee.core.seats import NOBODY, step, steps
from referee.families.shedding.state import ShedState

Any_ = Case[ShedState, Any, Any]


def worth(s: ShedState, a: act.Holds) -> int:
    """The points of a counted hand."""
    return sum(s.power(each).points for each in a.cards) if a.points is None else a.points


def count_known(s: ShedState) -> ShedState:
    """The state with every hand counted that is empty or was declared."""
    for seat, (hand, known) in enumerate(zip(s.hands, s.known, strict=True)):
        if s.here[seat] and s.worth[seat] is None and (hand == 0 or known is not None or seat == s.first):
            action = act.Holds(s.names[seat], (known or ()) if seat != s.first else ())
            text = " ".join(each.code for each in action.cards) or "nothing"
            s = rounds.count(s, seat, text, worth(s, action))
    return s


def round_over(c: Any_, s: ShedState, first: int, victim_draws: bool) -> Changes:
    """The round ends with `first` out: hands are counted, known ones at once. Where the house wants it, the player
    under attack draws before."""
    changes: Changes = {"phase": "count", "first": first, "out": (*s.out, first)} | rounds.uncounted(s)
    attack = s.draw or s.waiting
    if victim_draws and attack:
        turn = s.turn if s.draw else victim(s, first)
        return changes | {"draw": attack, "waiting": 0, "again": 0, "skips": 0, "turn": turn}
    changes |= {"draw": 0, "waiting": 0, "again": 0, "skips": 0, "turn": NOBODY}
    new = count_known(s.but(changes))
    changes |= {"held": new.held, "worth": new.worth}
    return changes | rounds.score(new, c.at, c.n) if rounds.complete(new) else changes


def victim(s: ShedState, seat: int) -> int:
    """Whom the attack strikes that waits for the end of a player's turns: who is next once the skips are done, but
    never that player."""
    found = steps(seat, s.direction, s.ring, s.here, 1 + s.skips)
    return step(seat, s.direction, s.ring, s.here) if found == seat else found


def drawn(c: Any_, s: ShedState) -> Changes:
    """The last attack is drawn, or off: known hands are counted, and with the last one the round is scored."""
    new = count_known(s.but({"draw": 0, "turn": NOBODY}))
    changes: Changes = {"draw": 0, "turn": NOBODY, "held": new.held, "worth": new.worth}
    return changes | rounds.score(new, c.at, c.n) if rounds.complete(new) else changes
