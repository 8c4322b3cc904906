"""Hindsight on a log's own lines: the rules consulted for each, and the lines that a change brings down."""

from collections.abc import Sequence

from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import settled_in
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Consulted, Ruling, consult


def rules_consulted(log: GameLog, n: int) -> tuple[Consulted, ...]:
    """Return every rule that judges line `n`, in order, with its finding, as judged today.

    Empty where the line makes no sense any more, and for a line about another one, which is judged only once.
    """
    entry = log.entries[n - 1]
    if isinstance(entry.action, META):
        return ()
    try:
        rules, context = log.copy(n - 1).context_for(entry.read, entry.at if entry.timed else None)
        return consult(rules, context, all_breaks=type(entry.read) in log.game.on_refused)
    except NotationError:
        return ()


def proven_wrong(log: GameLog, n: int) -> tuple[Action, Ruling] | None:
    """Return line `n` with the ruling that a later line gave it by proving it wrong, None where none has."""
    settled = settled_in(log.entries, log.state, n) if n <= len(log.entries) else None
    return None if settled is None or settled.ruling is None else (log.entries[n - 1].read, settled.ruling)


def lines_brought_down(before: Sequence[Entry], then: GameLog) -> list[Entry]:
    """Return the lines that stood `before` and neither stand nor are taken back in `then`, a log with more lines."""
    pairs = zip(before, then.entries, strict=False)
    return [new for old, new in pairs if old.stands and not new.stands and not new.undone]
