"""The end of a round: the draw of the last attack, and the count of known hands."""

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY, step, steps
from referee.engine.common_rules import rounds
from referee.engine.families.shedding.state import ShedContext, ShedState
from referee.engine.model.game import Changes


def worth(s: ShedState, a: act.Holds) -> int:
    """Return the points of a counted hand."""
    return sum(s.power(card).points for card in a.cards) if a.points is None else a.points


def count_known(s: ShedState) -> ShedState:
    """Count every hand that is empty or was declared.

    Who is out counts penalty cards that came after the last play, where everybody's own cards count.
    """
    for seat, (hand, known) in enumerate(zip(s.hands, s.known, strict=True)):
        empty = hand == 0 or (seat == s.first and (hand is None or s.config.ends is not None))
        if s.here[seat] and s.worth[seat] is None and (empty or known is not None):
            action = act.Holds(s.names[seat], known or ())
            text = " ".join(card.code for card in action.cards) or "nothing"
            s = rounds.count_hand(s, seat, text, worth(s, action))
    return s


def round_over(c: ShedContext, s: ShedState, first: int, victim_draws: bool) -> Changes:
    """End the round with `first` out, or nobody: hands are counted, known ones at once.

    Where the house wants it, the player under attack draws before.
    """
    changes: Changes = {"phase": "count", "first": first} | rounds.clear_counts(s)
    if first != NOBODY:
        changes["out"] = (*s.out, first)
    attack = s.draw or s.waiting
    if victim_draws and attack:
        turn = s.turn if s.draw else victim(s, first)
        return changes | {"draw": attack, "waiting": 0, "again": 0, "skips": 0, "turn": turn}
    changes |= {"draw": 0, "waiting": 0, "again": 0, "skips": 0, "turn": NOBODY}
    new = count_known(s.replaced(changes))
    changes |= {"held": new.held, "worth": new.worth}
    return changes | rounds.score_round(new, c.time, c.line) if rounds.all_counted(new) else changes


def victim(s: ShedState, seat: int) -> int:
    """Return the seat that an attack strikes which waits for the end of a player's turns: never that player's own."""
    found = steps(seat, s.direction, s.ring, s.here, 1 + s.skips)
    return step(seat, s.direction, s.ring, s.here) if found == seat else found


def last_attack_drawn(c: ShedContext, s: ShedState) -> Changes:
    """Count known hands once the last attack is drawn or called off; with the last hand the round is scored."""
    new = count_known(s.replaced({"draw": 0, "turn": NOBODY}))
    changes: Changes = {"draw": 0, "turn": NOBODY, "held": new.held, "worth": new.worth}
    return changes | rounds.score_round(new, c.time, c.line) if rounds.all_counted(new) else changes
