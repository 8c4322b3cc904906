"""The log as some seats may know it.

Previews, questions and votes are judged on it, so that no answer depends on cards that its reader may not see.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from operator import is_

from referee.engine.basics.actions import Action, Draws
from referee.engine.log.game_log import GameLog
from referee.engine.log.redacted_log import RedactedLog
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Rule, Ruling, Verdict, no
from referee.engine.model.state import State
from referee.records.export import WITH_CARDS, alike, seen_by

VEILED = Ruling(Verdict.NO, Rule("table.veiled", (), (), (), lambda _: no()))
"""The ruling for people who may not know why a line was refused."""


def with_cards(entries: Sequence[Entry], earlier: Sequence[Entry] = (), found: Sequence[Entry] = ()) -> list[Entry]:
    """Return the lines that may have cards to hide; `found` are those of the `earlier` lines, if these are the same.

    There is nothing to hide in drawn cards that nobody named.
    """
    known = len(earlier) if entries[: len(earlier)] == earlier else 0
    new = [
        entry
        for entry in entries[known:]
        if entry.amended or (isinstance(entry.action, WITH_CARDS) and not _is_bare(entry.action, entry.read))
    ]
    return [*found, *new] if known else new


def log_for(
    log: GameLog,
    seats: Collection[int],
    earlier: tuple[GameLog, GameLog] | None = None,
    lines: Sequence[Entry] | None = None,
) -> GameLog:
    """Return the log as these seats may know it.

    Lines with cards hidden from them say no more than these seats may read, but what everybody saw happen is the same.
    The same log is returned if they may read every line. An `earlier` log, and what was returned for it, saves the work
    for all lines that are the same since; so do the `lines` that have cards, where they are known.
    """
    lines = with_cards(log.entries) if lines is None else lines
    first = next((entry.n for entry in lines if _hides(log, entry, seats)), None)
    if first is None:
        return log
    begun = None if earlier is None else _unchanged(log, seats, first, *earlier)
    made = begun or RedactedLog.begun(log, first - 1)
    made.follow(log, partial(_known, log, seats), partial(_shown, log))
    return made


def _is_bare(action: Action, read: Action) -> bool:
    return isinstance(action, Draws) and isinstance(read, Draws) and not action.cards and not read.cards


def _hides(log: GameLog, entry: Entry, seats: Collection[int]) -> bool:
    """Return True if a line, as entered or as read now, has cards that these seats may not read."""
    return any(_read(log, action, entry.n, seats) is not action for action in (entry.action, entry.read))


def _read(log: GameLog, action: Action, n: int, seats: Collection[int]) -> Action:
    return seen_by(log.game, log.state, action, seats, n)


def _unchanged(log: GameLog, seats: Collection[int], first: int, old: GameLog, there: GameLog) -> RedactedLog | None:
    """Return what was returned for an `old` log as far as it holds now; None if it has no line from `first` on."""
    same = list(map(is_, log.entries, old.entries))
    last = same.index(False) if False in same else len(same)
    if not isinstance(there, RedactedLog):
        return None
    known = list(map(is_, log.entries[:first], there.entries))  # only lines before the first hidden one are shared
    if last < first or False not in known or known.index(False) != first - 1:
        return None
    for entry, told in zip(log.entries[first - 1 : last], there.entries[first - 1 :], strict=False):
        if isinstance(entry.action, WITH_CARDS) or entry.amended:
            as_before = told.action == entry.action and told.read == entry.read
            if _hides(log, entry, seats) is as_before:
                last = entry.n - 1
                break
    return there.copy(last) if last >= first else None


def _known(log: GameLog, seats: Collection[int], entry: Entry, before: State) -> Entry:
    """Return a line as these seats know it; `before` is the state before it.

    If the game has another act for the public part of a line with hidden cards, that act replaces it.
    """
    action, read = (_read(log, action, entry.n, seats) for action in (entry.action, entry.read))
    if read is not entry.read and entry.stands and not entry.amended:
        action = read = log.game.public_outcome(before, entry.read, entry.ruling) or read
    return replace(entry, action=action, read=read)


def ruling_for(log: GameLog, entry: Entry, seats: Collection[int]) -> Ruling:
    """Return the ruling of a line as these seats may read it."""
    return log_for(log, seats).entries[entry.n - 1].ruling


def _shown(log: GameLog, known: Entry, found: Ruling) -> Ruling:
    """Return the ruling of a line as people may read it who know no more than what the `found` one rests on.

    If only hidden cards speak against the line, the refusal says that and no more. A line with hidden cards of its own
    that is not refused keeps its ruling, which names none of them.
    """
    entry = log.entries[known.n - 1]
    full = entry.ruling
    if (found.verdict is Verdict.NO) is not (full.verdict is Verdict.NO):
        return VEILED if full.verdict is Verdict.NO else full
    own = full.verdict is not Verdict.NO and known.read != entry.read
    return full if own or (alike(found, full) and found.fill == full.fill) else found
