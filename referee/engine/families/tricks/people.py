"""People who come and go while cards are passed or tricks lie, and house rules that hold at once."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules import people, rounds
from referee.engine.families.tricks.deal import take_up
from referee.engine.families.tricks.play import gather_trick, winner
from referee.engine.families.tricks.state import TrickState
from referee.engine.model.game import Apply, Changes, RuleContext
from referee.engine.model.rulings import Ruling


def agrees(c: RuleContext[TrickState, act.Agrees, Any], ruling: Ruling) -> Changes:
    """Change the table's values with house rules that hold at once.

    Where these pass another number of cards, the cards laid ready go back. Where only the score is kept from now on,
    nobody waits for cards any more.
    """
    s, changes = c.state, people.agrees(c, ruling)
    if c.action.now:
        changes |= c.game.configured(s.replaced({**changes, "later": None}))  # type: ignore[attr-defined]
        if s.stage == "pass" and changes["config"].passed != s.config.passed:
            changes["given"] = (None,) * len(s.names)
            new = s.replaced(changes)
            changes |= {"phase": "play", **new.first_turn()} if new.passing == "none" else {}
    if changes.get("keep") == "scores" and s.stage in ("pass", "play"):
        changes |= {"phase": "play", "turn": NOBODY, "lying": (), "led": ""}
    return changes


def leaves(c: RuleContext[TrickState, act.Leaves, Any], ruling: Ruling) -> Changes:
    """Complete the pass, the trick and the choice of counting if they waited only for a player who left."""
    s, changes = c.state, people.leaves(c, ruling)
    new = s.replaced(changes)
    if not any(new.here):
        return changes
    if new.stage == "pass":
        return changes | take_up(new, c.time)
    if new.lying and new.turn != NOBODY:
        awaited = new.awaited(new.turn)
        return changes | {"turn": awaited} if awaited != NOBODY else gather_trick(c, changes, winner(new, new.lying))
    if s.phase == "count":
        return changes | _counted(c, new)
    return _first_lead(new, changes)


def _counted(c: RuleContext[TrickState, act.Leaves, Any], s: TrickState) -> Changes:
    """Score a round that waited for the choice of a player who has left."""
    changes: Changes = {"here": put(s.here, c.who, s.worth[c.who] is not None)}
    new = s.replaced(changes)
    return changes | (rounds.score_round(new, c.time, c.line) if rounds.all_counted(new) else {})


def returns(c: RuleContext[TrickState, act.Returns, Any], ruling: Ruling) -> Changes:
    """Bring back a player, who may be the one to lead if that is before the first lead."""
    changes = people.returns(c, ruling)
    return _first_lead(c.state.replaced(changes), changes)


def _first_lead(s: TrickState, changes: Changes) -> Changes:
    """Give the first lead to a player among those who are here now."""
    return changes | s.first_turn() if s.stage == "play" and s.keep == "plays" else changes


EFFECTS: dict[type[Action], Apply] = {
    act.Agrees: agrees,
    act.Leaves: leaves,
    act.Returns: returns,
}
