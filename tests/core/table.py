"""A log made of lines of text, for tests that say what happens at a table."""

from collections.abc import Mapping
from typing import Any

from referee import games
from referee.core.entry import Entry
from referee.core.facts import facts
from referee.core.record import read_head, read_line
from referee.core.replay import Log

START = "game: one\nplayers: Ann Bo Cy Di\nhouse: enforce=referee\ntop: 9D\nturn: Ann\nhand.Ann: 4\nhand.Bo: 4"
PLAYERS = START.replace("enforce=referee", "enforce=players")


def table(head: str, *lines: str) -> Log:
    """A log with lines in it."""
    made = read_head(head)
    log = Log(games.find(made.game), made)
    for line in lines:
        enter(log, line)
    return log


def enter(log: Log, text: str) -> Entry:
    """Enters a line, with its time where it has one."""
    line = read_line(text)
    assert line.action is not None
    return log.enter(line.action, line.at)


def known(log: Log) -> Mapping[str, Any]:
    """The facts now."""
    return facts(log.game, log.state)
