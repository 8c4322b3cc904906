"""Properties of every table that grows by random lines, in any game."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import note

from referee.engine.basics import actions as act
from referee.engine.log.game_log import GameLog
from referee.engine.notation.record import format_head
from referee.records import export
from tests.support.random_shedding import ShedTable
from tests.support.same import essence, gist

T = TypeVar("T", bound=ShedTable)


def record_of(table: ShedTable) -> str:
    """Return the table so far as a record."""
    lines = [f"@{entry.at:g} {entry.text}" for entry in table.log.entries]
    return "\n".join((format_head(table.log.head), *lines))


def kept(table: ShedTable) -> list[export.StoredLine]:
    """Return the lines as a table stores them, with the verdicts they were given."""
    log, lines = GameLog(table.game, table.log.head), list[export.StoredLine]()
    for entry in table.log.entries:
        new = log.enter(entry.action, entry.at)
        lines.append((new.at, new.text, str(new.ruling.verdict)))
    return lines


def holds_after_every_line(table: T, count: int, check: Callable[[T], None]) -> None:
    """Enter lines and check a property after each; a failure shows the record."""
    for _ in range(count):
        table.step()
        try:
            check(table)
        except Exception:
            note(record_of(table))
            raise


def is_loaded_the_same(table: ShedTable) -> GameLog:
    """Check that the log, loaded from what was stored, is the same line by line."""
    note(record_of(table))
    loaded = GameLog(table.game, table.log.head)
    loaded.load(kept(table))
    assert loaded.state == table.log.state
    for new, old in zip(loaded.entries, table.log.entries, strict=True):
        assert new.undone == old.undone
        assert old.undone or gist(new) == gist(old)
    return loaded


def is_the_start_once_all_is_taken_back(table: ShedTable) -> None:
    """Undo every line, newest first, and check that the start is reached."""
    note(record_of(table))
    log, who = table.log, table.log.head.players[0]
    for n in range(len(log.entries), 0, -1):
        seat = who if who in log.state.names else log.state.names[0]
        log.enter(act.Undoes(seat, n), table.at)
    assert essence(log.state) == essence(log.first)
