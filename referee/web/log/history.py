"""The lines that led to a turn or changed a number, as a phone may read them."""

from dataclasses import dataclass

from referee.engine.basics.actions import Action
from referee.engine.log.game_log import GameLog
from referee.engine.model.message import Message
from referee.engine.questions import provenance
from referee.web.log.visibility import LogView


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A line that moved the turn or changed a number, as this phone may read it.

    `notes` are its consequences; the number changed from `before` to `after`. `round` is the round whose points these
    are, and has parts; line `corrected` gave the number that it has now.
    """

    n: int
    action: Action
    notes: tuple[Message, ...] = ()
    before: object = None
    after: object = None
    round: int = 0
    corrected: int = 0


def turn_lines(log: GameLog, visible: LogView, n: int) -> list[HistoryLine]:
    """Return the lines that led to the turn after line `n`, as this phone may read them."""
    return [
        HistoryLine(step.n, visible.reads(log.entries[step.n - 1].read, step.n), step.notes)
        for step in provenance.turn_history(log, n)
    ]
