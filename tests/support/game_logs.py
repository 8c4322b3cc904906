"""A log made of lines of text, for tests that describe what happens at a table."""

from collections.abc import Mapping
from typing import Any

from referee.engine import games
from referee.engine.basics.actions import Action, Agrees
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict
from referee.engine.notation.record import read_line

START = "game: one\nplayers: Ann Bo Cy Di\nhouse: enforce=referee\ntop: 9D\nturn: Ann\nhand.Ann: 4\nhand.Bo: 4"
PLAYERS = START.replace("enforce=referee", "enforce=players")


def table(head: str, *lines: str) -> GameLog:
    """Return a log with these lines."""
    log = games.open_log(head)
    for line in lines:
        enter(log, line)
    return log


def act(text: str) -> Action:
    """Return the action of a line, without its time if it has one."""
    action = read_line(text).action
    assert action is not None
    return action


def enter(log: GameLog, text: str) -> Entry:
    """Enter a line, with its time if it has one."""
    line = read_line(text)
    assert line.action is not None
    return log.enter(line.action, line.at)


def agreed(log: GameLog, *settings: tuple[str, str]) -> GameLog:
    """Return the same position once the table has agreed on house rules; raise NotationError if it cannot."""
    there = log.copy()
    if there.enter(Agrees(log.state.names[0], settings, True)).ruling.verdict is Verdict.NO:
        raise NotationError("unreadable-not-here")
    return there


def known(log: GameLog) -> Mapping[str, Any]:
    """Return the current facts."""
    return known_facts(log.game, log.state)
