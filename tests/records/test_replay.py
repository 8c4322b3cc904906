"""Replayed records: the result of each line, and the demands that fail."""

import pytest

from referee.engine.basics.errors import NotationError
from referee.records.replay import Miss, replay, scores

HEAD = 'game: one\nplayers: Ann "Mary Ann" Cy\nhouse: enforce=referee\ntop: 9S\nturn: Ann\nhand.Ann: 4\n'


def misses(line: str) -> list[Miss]:
    """Return the demands that fail on one more line of a record."""
    return [miss for result in replay(f"{HEAD}\n{line}\n", "a.table") for miss in result.misses]


def test_a_line_and_its_result() -> None:
    first, look, second = replay(
        f'== An attack\n{HEAD}\n@3 Ann plays 7S\n=> draw 2\n"Mary Ann" plays 9S => no\n', "a.table"
    )
    assert (first.file, first.record, first.start, first.line, first.n, first.at) == (
        "a.table",
        "An attack",
        1,
        9,
        1,
        3,
    )
    assert (first.action, first.verdict, first.rule, first.house) == ("Ann plays 7S", "ok", "shed.match", ())
    assert first.facts["turn"] == '"Mary Ann"'
    assert first.facts["draw"] == 2
    assert first.names == ("Ann", "Mary Ann", "Cy")
    assert (look.n, look.action, look.verdict, look.rule, look.house) == (0, None, None, None, ())
    assert (second.n, second.verdict, second.rule, second.house) == (2, "no", "shed.attack", ())
    assert scores(second) == {"Ann": 0, '"Mary Ann"': 0, "Cy": 0}


def test_the_house_rules_behind_a_ruling() -> None:
    text = "game: one\nplayers: Ann Bo\ntop: 7S\nturn: Ann\ndraw: 2\n\nAnn draws 2\n"
    assert [result.house for result in replay(text, "")] == [("attack_draw_ends_turn",)]


@pytest.mark.parametrize(
    "line",
    [
        "Ann plays TS => ok shed.match; top 10S; top 10♠; top TS; suit ♠",
        'Ann plays TS => turn "Mary Ann"; hand.Ann 03; hand."Ann" 3; score."Mary Ann" 0; winner none; timeout none',
        "Ann corrects hand.Ann 5H TS => hand.Ann TS 5♥; hand.Ann 2",
        'Ann corrects phase over; winner "Mary Ann"+Ann => winner Ann+"Mary Ann"; score.Ann 0',
        "=> phase play; direction left; round 1; dealer Cy; draw 0; stock none",
    ],
)
def test_a_fact_has_several_spellings(line: str) -> None:
    assert misses(line) == []


@pytest.mark.parametrize(
    ("line", "of", "demanded", "came"),
    [
        ("Ann plays TS => no", "verdict", "no", "ok shed.match"),
        ("Ann plays TS => ok shed.attack", "rule", "shed.attack", "shed.match"),
        ("Ann plays TS => turn Ann", "turn", "Ann", '"Mary Ann"'),
        ("Ann plays TS => hand.Ann 4", "hand.Ann", "4", "3"),
        ("Ann plays TS => hand.Ann many", "hand.Ann", "many", "3"),
        ("Ann plays TS => hand.Ann -3", "hand.Ann", "-3", "3"),
        ("Ann plays TS => top 10H", "top", "10H", "TS"),
        ("Ann plays TS => stock 4", "stock", "4", "?"),
        ("=> hand.Cy 4", "hand.Cy", "4", "?"),
        ("Ann corrects hand.Ann 5H TS => hand.Ann TS 5D", "hand.Ann", "TS 5D", "5H TS"),
    ],
)
def test_a_failed_demand(line: str, of: str, demanded: str, came: str) -> None:
    assert misses(line) == [Miss(of, demanded, came)]


def test_the_lines_before_an_unreadable_one_are_replayed() -> None:
    results = replay(f"{HEAD}\nAnn draws\nBo draws\n", "a.table")
    assert next(results).action == "Ann draws"
    with pytest.raises(NotationError):
        next(results)


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 19, "²", "٣"])
def test_an_impossible_number_differs(number: str) -> None:
    assert misses(f"=> draw {number}; hand.Ann {number}") == [Miss("draw", number, "0"), Miss("hand.Ann", number, "4")]
