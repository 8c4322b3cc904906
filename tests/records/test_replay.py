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


@pytest.mark.parametrize(
    ("text", "lineno", "key"),
    [
        ("game: chess\nplayers: Ann Bo\n", 1, "unreadable-game"),
        ("game: one\nplayers: Ann\n", 2, "unreadable-players"),
        ("game: one\nplayers: Ann Bo\npreset: mild\n", 3, "unreadable-preset"),
        ("game: one\nplayers: Ann Bo\nhouse: decks=2\nhouse: hand_size=5 packs=3\n", 4, "unreadable-house-key"),
        ("game: one\nplayers: Ann Bo\nhouse: decks=many\n", 3, "unreadable-house-value"),
        ("game: one\nplayers: Ann Bo\ntop: 9S\nhand.Ann: 3\nhand.Cy: 3\n", 5, "unreadable-nobody"),
        ("game: one\nplayers: Ann Bo\ntop: 9S\ntrick: 3\n", 4, "unreadable-fact-key"),
        ("game: one\nplayers: Ann Bo\nturn.Ann: 3\n", 3, "unreadable-fact-key"),
        ("game: canasta\nplayers: Ann Bo Cy Di\nhouse: draw=1\nteams: Ann+Cy Bo+Ann\n", 4, "unreadable-teams"),
        ("game: one\nplayers: Ann Bo\nhand.Ann: 3 cards\n", 3, "unreadable-card"),
        (f"{HEAD}\nAnn plays TS\nAnn melds 7H 7D 7S\n", 9, "unreadable-not-here"),
        (f"{HEAD}\nBo plays TS\n", 8, "unreadable-nobody"),
        (f"{HEAD}\nAnn calls S\n", 8, "unreadable-call-early"),
        (f"{HEAD}\nAnn calls R\n", 8, "unreadable-suit"),
        (f"{HEAD}\n@5 Ann draws\n@4.9 Cy draws\n", 9, "unreadable-time-falls"),
        (f"{HEAD}\nAnn undoes 1\n", 8, "unreadable-line"),
        (f"{HEAD}\nAnn draws => trick 3\n", 8, "unreadable-fact-key"),
        (f"{HEAD}\nAnn draws => hand.Bo 3\n", 8, "unreadable-nobody"),
        (f"== A\n{HEAD}\n== B\ngame: one\nplayers: Ann\n", 11, "unreadable-players"),
    ],
)
def test_where_and_why_a_record_is_unreadable(text: str, lineno: int, key: str) -> None:
    with pytest.raises(NotationError) as fault:
        list(replay(text, "a.table"))
    assert (fault.value.lineno, fault.value.key) == (lineno, key)


def test_the_lines_before_an_unreadable_one_are_replayed() -> None:
    results = replay(f"{HEAD}\nAnn draws\nBo draws\n", "a.table")
    assert next(results).action == "Ann draws"
    with pytest.raises(NotationError):
        next(results)


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 19, "²", "٣"])
def test_an_impossible_number_differs(number: str) -> None:
    assert misses(f"=> draw {number}; hand.Ann {number}") == [Miss("draw", number, "0"), Miss("hand.Ann", number, "4")]
