"""People who come and go while cards are passed or tricks lie, and house rules that hold at once."""

from typing import Any

from referee.core import actions as act
from referee.core import people, rounds
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Ruling
from referee.core.seats import NOBODY, put
from referee.families.tricks.deal import taken_up
from referee.families.tricks.play import gathered, winner
from referee.families.tricks.state import TrickState


def agrees(c: Case[TrickState, act.Agrees, Any], ruling: Ruling) -> Changes:
    """House rules that hold at once change the table's values too; where they pass other numbers of cards, what lies
    ready goes back. Where only the score is kept from now on, nobody waits for cards any more."""
    s, changes = c.s, people.agrees(c, ruling)
    if c.a.now:
        changes |= c.game.laid_out(s.but({**changes, "later": None}))  # type: ignore[attr-defined]
        if s.stage == "pass" and changes["table"].passed != s.table.passed:
            changes["given"] = (None,) * len(s.names)
            new = s.but(changes)
            changes |= {"phase": "play", **new.first_turn()} if new.passing == "none" else {}
    if changes.get("keep") == "scores" and s.stage in ("pass", "play"):
        changes |= {"phase": "play", "turn": NOBODY, "lying": (), "led": ""}
    return changes


def joins(c: Case[TrickState, act.Joins, Any], ruling: Ruling) -> Changes:
    """A late arrival has taken and passed nothing."""
    s, changes = c.s, people.joins(c, ruling)
    if not changes:
        return changes
    more: Changes = {key: (*getattr(s, key), 0) for key in ("won", "tricks", "stated", "sure")}
    return changes | more | {"given": (*s.given, None), "doubts": (*s.doubts, ())}


def leaves(c: Case[TrickState, act.Leaves, Any], ruling: Ruling) -> Changes:
    """What waited for nobody else goes on: the pass, the trick, and how the round counts."""
    s, changes = c.s, people.leaves(c, ruling)
    new = s.but(changes)
    if not any(new.here):
        return changes
    if new.stage == "pass":
        return changes | taken_up(new, c.at)
    if new.lying and new.turn != NOBODY:
        awaited = new.awaited(new.turn)
        return changes | {"turn": awaited} if awaited != NOBODY else gathered(c, changes, winner(new, new.lying))
    if s.phase == "count":
        return changes | _counted(c, new)
    return _first_lead(new, changes)


def _counted(c: Case[TrickState, act.Leaves, Any], s: TrickState) -> Changes:
    """The round that waits for what somebody says does not wait for who has left."""
    changes: Changes = {"here": put(s.here, c.who, s.worth[c.who] is not None)}
    new = s.but(changes)
    return changes | (rounds.score(new, c.at, c.n) if rounds.complete(new) else {})


def returns(c: Case[TrickState, act.Returns, Any], ruling: Ruling) -> Changes:
    """Whoever comes back before the first lead may be the one who has it."""
    changes = people.returns(c, ruling)
    return _first_lead(c.s.but(changes), changes)


def _first_lead(s: TrickState, changes: Changes) -> Changes:
    """Whose first lead it is with the people who are here now."""
    return changes | s.first_turn() if s.stage == "play" and s.keep == "plays" else changes


EFFECTS: dict[type[Action], Apply] = {
    act.Agrees: agrees,
    act.Joins: joins,
    act.Leaves: leaves,
    act.Returns: returns,
}
