"""People who come and go while cards are passed or tricks lie, and house rules that hold at once."""

from collections.abc import Collection
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules import people, rounds
from referee.engine.families.tricks.deal import give_first_turn, take_up
from referee.engine.families.tricks.play import gather_trick, winner
from referee.engine.families.tricks.state import TrickContext, TrickState, known_cards
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Ruling


def agrees(c: RuleContext[TrickState, act.Agrees, Any], ruling: Ruling) -> Changes:
    """Change the house rules.

    Where they pass another number of cards at once, the cards laid ready go back. Where only the score is kept from now
    on, nobody waits for cards any more.
    """
    s, changes = c.state, people.agrees(c, ruling)
    if s.stage == "pass" and changes.get("config", s.config).passed != s.config.passed:
        changes["given"] = (None,) * len(s.names)
        changes = _without_pass(s.replaced(changes), changes, c.time)
    if changes.get("keep") == "scores" and s.stage in ("pass", "play"):
        changes |= {"phase": "play", "turn": NOBODY, "lying": (), "led": ""}
    return changes


def corrected(before: TrickState, s: TrickState, stated: Collection[str]) -> Changes:
    """Return what follows from corrected facts.

    Cards are passed anew where the table goes back to that, and not where nothing is passed. A hand that it names leads
    the first trick with the card that is led first, or without it does not.
    """
    changes: Changes = {}
    if s.phase == "pass" and before.stage != "pass":
        changes = {"given": (None,) * len(s.names), "went": (NOBODY,) * len(s.names)}
    changes = _without_pass(s.replaced(changes), changes, s.now)
    new = s.replaced(changes)
    opens = new.stage == "play" and new.trick == 1 and not new.lying and bool(new.config.openers)
    if "turn" in stated or new.known == before.known or new.keep != "plays" or not opens:
        return changes
    holder = new.holder()
    knows = new.turn != NOBODY and known_cards(new, new.turn) is not None
    return changes | give_first_turn(new, s.now) if holder != NOBODY or knows else changes


def _without_pass(s: TrickState, changes: Changes, at: float) -> Changes:
    """Begin play where cards are to be passed and none are."""
    if s.phase != "pass" or (s.passing != "none" and s.keep == "plays"):
        return changes
    return changes | {"phase": "play"} | (give_first_turn(s, at) if s.keep == "plays" else {})


def leaves(c: RuleContext[TrickState, act.Leaves, Any], ruling: Ruling) -> Changes:
    """Complete the pass, the trick and the choice of counting if they waited only for a player who left."""
    s, changes = c.state, people.leaves(c, ruling)
    new = s.replaced(changes)
    if not any(new.here):
        return changes
    if new.stage == "pass":
        return changes | take_up(new, c.time)
    if new.lying and new.turn != NOBODY:
        return _go_on(c, new, changes)
    if s.phase == "count":
        return changes | _counted(c, new)
    return _first_lead(new, changes, c.time)


def _go_on(c: TrickContext, s: TrickState, changes: Changes) -> Changes:
    """Give the turn to the seat whose card the trick waits for, or gather the trick where that is nobody's."""
    awaited = s.awaited(s.turn)
    return changes | {"turn": awaited} if awaited != NOBODY else gather_trick(c, changes, winner(s, s.lying))


def _counted(c: RuleContext[TrickState, act.Leaves, Any], s: TrickState) -> Changes:
    """Score a round that waited for the choice of a player who has left."""
    changes: Changes = {"here": put(s.here, c.who, s.worth[c.who] is not None)}
    new = s.replaced(changes)
    return changes | (rounds.score_round(new, c.time, c.line) if rounds.all_counted(new) else {})


def returns(c: RuleContext[TrickState, act.Returns, Any], ruling: Ruling) -> Changes:
    """Bring back a player, who may be the one to lead, or to complete the trick where everybody had left."""
    changes = people.returns(c, ruling)
    new = c.state.replaced(changes)
    return _go_on(c, new, changes) if new.lying and "turn" in changes else _first_lead(new, changes, c.time)


def _first_lead(s: TrickState, changes: Changes, at: float) -> Changes:
    """Give the first lead to a player among those who are here now."""
    return changes | give_first_turn(s, at) if s.stage == "play" and s.keep == "plays" else changes


EFFECTS: Effects = {
    act.Agrees: agrees,
    act.Leaves: leaves,
    act.Returns: returns,
}
