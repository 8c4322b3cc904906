"""The log as some seats may know it.

Previews, questions and votes are judged on it, so that no answer depends on cards that its reader may not see.
"""

from collections.abc import Collection

from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.log.step import senseless
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Rule, Ruling, Verdict, judge, no
from referee.engine.notation.lines import format_action
from referee.records.export import alike, seen_by

VEILED = Ruling(Verdict.NO, Rule("table.veiled", (), (), (), lambda _: no()))
"""The ruling for people who may not know why a line was refused."""


def log_for(log: GameLog, seats: Collection[int]) -> GameLog:
    """Return the log as these seats may know it.

    Lines with cards hidden from them say no more than these seats may read, and keep the verdicts they were given. The
    same log is returned if they may read every line.
    """
    first = next((entry.n for entry in log.entries if not readable(log, entry, seats)), None)
    if first is None:
        return log
    there = log.copy()
    there.truncate(first - 1)
    for entry in log.entries[first - 1 :]:
        known = _known(log, entry, seats)
        verdict = there.judge(known, entry.at).verdict
        if (verdict is Verdict.NO) is not (entry.ruling.verdict is Verdict.NO):  # else it falls anyway
            verdict = entry.ruling.verdict
        there.load([(entry.at, format_action(known), str(verdict))])
    return there


def readable(log: GameLog, entry: Entry, seats: Collection[int]) -> bool:
    """Return True if these seats may read every card of a line."""
    return _read(log, entry, seats) is entry.action


def _read(log: GameLog, entry: Entry, seats: Collection[int]) -> Action:
    return seen_by(log.game, log.state, entry.action, seats, entry.n)


def _known(log: GameLog, entry: Entry, seats: Collection[int]) -> Action:
    """Return a line as these seats know it.

    If the game has another act for the public part of a line with hidden cards, that act replaces it.
    """
    read = _read(log, entry, seats)
    if read is entry.action or not entry.stands:
        return read
    return log.game.public_outcome(log.state_after(entry.n - 1), entry.action, entry.ruling) or read


def ruling_for(log: GameLog, entry: Entry, seats: Collection[int]) -> Ruling:
    """Return the ruling of a line as these seats may read it: a refusal is judged on what they may know.

    If only hidden cards speak against the line, the refusal says that and no more.
    """
    secret = log.game.secret(log.state, entry.read) is not None
    if entry.ruling.verdict is not Verdict.NO or not (secret or hides(log, entry, seats)):
        return entry.ruling
    try:
        rules, context = log.context_of(entry.n)
    except NotationError:  # the line no longer says anything
        return entry.ruling
    context.state, context.action = (
        log.game.state_for(context.state, seats),
        seen_by(log.game, log.state, entry.read, seats, entry.n),
    )
    try:
        found = judge(rules, context)
    except NotationError as fault:  # it says nothing to these seats
        return senseless(fault)
    if found.verdict is not Verdict.NO:
        return VEILED
    return entry.ruling if alike(found, entry.ruling) and found.fill == entry.ruling.fill else found


def hides(log: GameLog, entry: Entry, seats: Collection[int]) -> bool:
    """Return True if a line was judged on more than these seats may know of the hands."""
    if isinstance(entry.action, META):
        return False
    if all(readable(log, earlier, seats) for earlier in log.entries[: entry.n]):
        return False
    before = log.state_after(entry.n - 1)
    return log.game.state_for(before, seats) is not before
