"""What holds of any table that grew by random lines, whatever the game."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import note

from referee import exporting
from referee.core import actions as act
from referee.core.record import format_head
from referee.core.replay import Log
from tests.core.same import essence, gist
from tests.games.tables import Table

T = TypeVar("T", bound=Table)


def record_of(table: Table) -> str:
    """The table so far, as a record."""
    lines = [f"@{entry.at:g} {entry.text}" for entry in table.log.entries]
    return "\n".join((format_head(table.log.head), *lines))


def kept(table: Table) -> list[exporting.Kept]:
    """The lines as a table keeps them, with the verdicts they were given."""
    log, lines = Log(table.game, table.log.head), list[exporting.Kept]()
    for entry in table.log.entries:
        new = log.enter(entry.action, entry.at)
        lines.append((new.at, new.text, str(new.ruling.verdict)))
    return lines


def holds_after_every_line(table: T, count: int, check: Callable[[T], None]) -> None:
    """So many lines, and what holds after each; a failure shows the record."""
    for _ in range(count):
        table.step()
        try:
            check(table)
        except Exception:
            note(record_of(table))
            raise


def is_loaded_the_same(table: Table) -> Log:
    """The log, loaded from what was kept: it comes to the same, line by line."""
    note(record_of(table))
    loaded = Log(table.game, table.log.head)
    loaded.load(kept(table))
    assert loaded.state == table.log.state
    for new, old in zip(loaded.entries, table.log.entries, strict=True):
        assert new.undone == old.undone
        assert old.undone or gist(new) == gist(old)
    return loaded


def is_the_start_once_all_is_taken_back(table: Table) -> None:
    """Every line is taken back, the newest first."""
    note(record_of(table))
    log, who = table.log, table.log.head.players[0]
    for n in range(len(log.entries), 0, -1):
        seat = who if who in log.state.names else log.state.names[0]
        log.enter(act.Undoes(seat, n), table.at)
    assert essence(log.state) == essence(log.first)
