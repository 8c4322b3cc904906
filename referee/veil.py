"""The log as some seats may know it: what a preview, a question or a vote is judged on, so that no answer rests on
cards that its reader may not see."""

from collections.abc import Collection

from referee.core.actions import Action
from referee.core.entry import Entry
from referee.core.notation import Unreadable, format_action
from referee.core.people import META
from referee.core.replay import Log
from referee.core.rulings import Rule, Ruling, Verdict, judge, no
from referee.exporting import alike, seen_by

VEILED = Ruling(Verdict.NO, Rule("table.veiled", (), (), ("ONE-3",), lambda _: no()))
"""What is said of a line to those who may not know why it was refused."""


def log_for(log: Log, seats: Collection[int]) -> Log:
    """Return the log as these seats may know it: lines with cards for other eyes say no more than they read of them,
    and keep the verdicts they were given. The same log where every line is theirs to read."""
    first = next((entry.n for entry in log.entries if not readable(log, entry, seats)), None)
    if first is None:
        return log
    there = log.copy()
    there.cut(first - 1)
    for entry in log.entries[first - 1 :]:
        known = _known(log, entry, seats)
        verdict = there.look(known, entry.at).verdict
        if (verdict is Verdict.NO) is not (entry.ruling.verdict is Verdict.NO):  # else it falls where any line would
            verdict = entry.ruling.verdict
        there.load([(entry.at, format_action(known), str(verdict))])
    return there


def readable(log: Log, entry: Entry, seats: Collection[int]) -> bool:
    """Return whether these seats may read every card of a line."""
    return _read(log, entry, seats) is entry.action


def _read(log: Log, entry: Entry, seats: Collection[int]) -> Action:
    return seen_by(log.game, log.state, entry.action, seats, entry.n)


def _known(log: Log, entry: Entry, seats: Collection[int]) -> Action:
    """A line as these seats know it: what everybody learnt of its hidden cards is said by another act where the game
    has one."""
    read = _read(log, entry, seats)
    if read is entry.action or not entry.stands:
        return read
    return log.game.learnt(log.state_after(entry.n - 1), entry.action, entry.ruling) or read


def ruling_for(log: Log, entry: Entry, seats: Collection[int]) -> Ruling:
    """Return the ruling of a line as these seats may read it: why it was refused is judged on what they may know. Where
    only cards for other eyes speak against the line, its refusal says that and no more."""
    secret = log.game.secret(log.state, entry.read) is not None
    if entry.ruling.verdict is not Verdict.NO or not (secret or hides(log, entry, seats)):
        return entry.ruling
    try:
        rules, case = log.case(entry.n)
    except Unreadable:  # of a line that says nothing any more
        return entry.ruling
    case.s, case.a = log.game.state_for(case.s, seats), seen_by(log.game, log.state, entry.read, seats, entry.n)
    found = judge(rules, case)
    if found.verdict is not Verdict.NO:
        return VEILED
    return entry.ruling if alike(found, entry.ruling) and found.fill == entry.ruling.fill else found


def hides(log: Log, entry: Entry, seats: Collection[int]) -> bool:
    """Return whether a line was judged on more than these seats may know of the hands."""
    if isinstance(entry.action, META):
        return False
    if all(readable(log, each, seats) for each in log.entries[: entry.n]):
        return False
    before = log.state_after(entry.n - 1)
    return log.game.state_for(before, seats) is not before
