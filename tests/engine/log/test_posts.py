"""Lines entered together give the same result as lines entered one by one, and fold the log once."""

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


def said(log: GameLog) -> list[tuple[object, ...]]:
    """Return the result of each line."""
    return [
        (
            entry.text,
            str(entry.read),
            str(entry.ruling.verdict),
            entry.ruling.rule.id,
            entry.stands,
            entry.undone,
            entry.proved,
        )
        for entry in log.entries
    ]


@pytest.mark.parametrize(
    "lines",
    [
        ("Bo undoes 6", "Bo undoes 5", "Bo undoes 4", "Bo undoes 2"),
        ("Ann undoes 3", "Ann undoes 3", "Ann undoes 2"),
        ("Ann undoes 2", "Ann undoes 7", "Ann undoes 2", "Bo undoes"),
        ("Ann undoes 6", "Bo plays 6D", "Cy undoes 8", "Cy undoes 5", "Ann amends 4: Cy plays 7C", "Ann undoes 1"),
        ("Ann allows 3", "Bo undoes 1", "Bo undoes 7"),
    ],
)
def test_lines_of_one_post_equal_lines_entered_one_by_one(lines: tuple[str, ...]) -> None:
    apart, together = log_of(*PLAYED, *lines), log_of(*PLAYED)
    made = together.enter_all([read_action(line) for line in lines])
    assert [entry.n for entry in made] == [*range(7, 7 + len(lines))]
    assert said(together) == said(apart)
    assert together.state == apart.state
    again, loaded = log_of(), log_of()
    loaded.load([(0.0, line, str(again.enter(read_action(line)).ruling.verdict)) for line in (*PLAYED, *lines)])
    assert said(loaded) == said(apart)
    assert loaded.state.replaced({"timed": False}) == apart.state


def test_the_lines_before_an_unreadable_line_are_complete() -> None:
    log, same = log_of(*PLAYED), log_of(*PLAYED, "Ann undoes 6", "Ann undoes 5")
    with pytest.raises(NotationError):
        log.enter_all([read_action(line) for line in ("Ann undoes 6", "Ann undoes 5", "Zoe undoes 4")])
    assert log.state == same.state
    log.truncate(len(PLAYED))
    assert log.state == log_of(*PLAYED).state
    assert said(log) == said(log_of(*PLAYED))


def test_a_thousand_lines_are_undone_in_one_fold() -> None:
    log = log_of(*["Ann says hi"] * 1000)
    began = time.process_time()
    log.enter_all([read_action(f"Ann undoes {n}") for n in range(1000, 0, -1)])
    assert time.process_time() - began < 5
    assert all(entry.undone for entry in log.entries[:1000])
