"""Lines entered together: those before an unreadable one are complete, and all fold the log once."""

import time

import pytest

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read_head

HEAD = "game: one\nplayers: Ann Bo Cy\nhouse: enforce=referee\ntop: 9S\nturn: Ann\n"
PLAYED = ("Ann plays 9H", "Bo plays 9D", "Cy plays 5C", "Cy plays 7D", "Ann draws 2", "Bo plays 8D")


def log_of(*lines: str) -> GameLog:
    log = GameLog(games.find("one"), read_head(HEAD))
    for line in lines:
        log.enter(read_action(line))
    return log


def test_the_lines_before_an_unreadable_line_are_complete() -> None:
    log, same = log_of(*PLAYED), log_of(*PLAYED, "Ann undoes 6", "Ann undoes 5")
    with pytest.raises(NotationError):
        log.enter_all([read_action(line) for line in ("Ann undoes 6", "Ann undoes 5", "Zoe undoes 4")])
    assert log.state == same.state
    log.truncate(len(PLAYED))
    assert log.state == log_of(*PLAYED).state


def test_a_thousand_lines_are_undone_in_one_fold() -> None:
    log = log_of(*["Ann says hi"] * 1000)
    began = time.process_time()
    log.enter_all([read_action(f"Ann undoes {n}") for n in range(1000, 0, -1)])
    assert time.process_time() - began < 5
    assert all(entry.undone for entry in log.entries[:1000])
