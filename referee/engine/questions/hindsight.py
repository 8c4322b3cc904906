"""Hindsight on a log's own lines: those proven wrong, and those that a change brings down."""

from collections.abc import Sequence

from referee.engine.basics.actions import Action
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import settled_in
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Ruling


def proven_wrong(log: GameLog, n: int) -> tuple[Action, Ruling] | None:
    """Return line `n` with the ruling that a later line gave it by proving it wrong, None where none has."""
    settled = settled_in(log.entries, log.state, n) if n <= len(log.entries) else None
    return None if settled is None or settled.ruling is None else (log.entries[n - 1].read, settled.ruling)


def lines_brought_down(before: Sequence[Entry], then: GameLog) -> list[Entry]:
    """Return the lines that stood `before` and neither stand nor are taken back in `then`, a log with more lines."""
    pairs = zip(before, then.entries, strict=False)
    return [new for old, new in pairs if old.stands and not new.stands and not new.undone]
