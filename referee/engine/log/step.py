"""One line on one state: the rules that judge it, their context, the ruling, and the state after the line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import Paused
from referee.engine.common_rules.penalties import close_dispute
from referee.engine.common_rules.people import META, SITTING_DOWN, allow
from referee.engine.model.course import adjustment
from referee.engine.model.entry import Entry
from referee.engine.model.game import Changes, Game, RuleContext
from referee.engine.model.rulings import Rule, Ruling, Verdict, judge, judge_allowed, no
from referee.engine.model.state import Contestable, State

TALK = (act.Votes, act.Says, act.Admits, *META)
"""Lines that do not end a vote."""

SENSELESS = Rule("table.senseless", (), (), (), lambda _: no())
"""Rule of a line that makes no sense any more after an earlier one was changed."""


def senseless(fault: Exception) -> Ruling:
    """Return the ruling of a line that makes no sense, with the reason."""
    why = {"key": fault.key, **fault.fill} if isinstance(fault, NotationError) else {}
    return Ruling(Verdict.NO, SENSELESS, why)


def line_context(
    game: Game, log: Sequence[Entry], s: State, action: act.Action, at: float, n: int, *, timed: bool, number: int = 0
) -> tuple[tuple[Rule, ...], RuleContext[Any, Any, Any]]:
    """Return the rules that judge line `n` after these lines, and their context.

    Raises NotationError where the game has no such line.
    """
    kind = type(action)
    rules = game.rules_on.get(kind)
    if rules is None:
        raise NotationError("unreadable-not-here")
    over: Changes = close_dispute(s, at) if s.dispute is not None and not isinstance(action, TALK) else {}
    before, s = s, s.replaced(over)
    who = NOBODY if kind in SITTING_DOWN else s.seat(action.who)
    house = s.house if s.later is None or s.dealt or kind is not act.Deals else s.later
    context = RuleContext(s, action, house, at, n, who, game, log, timed, round=number)
    if over and (further := game.cards_returned(replace(context, state=before), over)):
        context.state = s.replaced(further)
    return rules, context


def step(
    game: Game,
    log: Sequence[Entry],
    s: State,
    entry: Entry,
    *,
    new: bool = False,
    given: Verdict | None = None,
    kept: Ruling | None = None,
    left_out: bool = False,
    falls: bool = False,
) -> tuple[Ruling, State, bool]:
    """Judge an entry, as it is read, on a state; return its ruling, the state after it, and True if it stands.

    A `new` entry belongs to no round yet. Its verdict may be `given`, or the ruling `kept` from the reading that people
    acted on. A line that is `left_out` does nothing, but is recorded as a break, unless it could not be then, as when
    no round was on; one that `falls` where it is not right is no break.
    """
    action, n, before = entry.read, entry.n, s
    given = given or (None if entry.amended else entry.given)
    rules, context = line_context(
        game, log, s, action, entry.at, n, timed=entry.timed, number=0 if new else entry.round
    )
    s, who = context.state, context.who
    ruling = kept or judge(rules, context, all_breaks=type(action) in game.on_refused)
    if kept is None and ruling.verdict is Verdict.NO and (entry.allowed or given not in (None, Verdict.NO)):
        ruling = judge_allowed(rules, context) or Ruling(Verdict.OK, allow, {"line": n})
    if kept is None and given is not None and not entry.allowed:
        ruling = replace(ruling, verdict=given)
    is_open = ruling.verdict is Verdict.OPEN
    stands = ruling.verdict is not Verdict.NO and not left_out
    uncaught = not (stands or left_out or falls) and game.left_to_players(context)
    if not stands and not uncaught:  # a refused line ends no vote
        s = context.state = before
    changes = {}
    if stands or uncaught:
        apply = game.effect(ruling, action)
        if apply is not None:
            changes = apply(context, ruling)
    could_not_be = kept is not None and ruling.rule.is_entry_error and not isinstance(ruling.data, Paused)
    if not (stands or is_open or falls or could_not_be) and (record := game.offence(ruling, action)) is not None:
        changes = {**changes, **record(context, ruling, s.replaced(changes) if uncaught else s, uncaught)}
    if is_open and ruling.rule.votable:
        changes["contestable"] = Contestable(n, who)
    changes["now"] = entry.at
    if "scores" in changes:
        changes |= adjustment(s, changes, n)
    if entry.timed and not s.timed:
        changes["timed"] = True
    return ruling, s.replaced(changes), stands or uncaught
