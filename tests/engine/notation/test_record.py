"""Files of records: heads, comments, times and demands, and that formatting and parsing agree."""

from pathlib import Path

import pytest

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.cards import card
from referee.engine.basics.errors import NotationError
from referee.engine.notation.record import (
    Expects,
    Head,
    Line,
    Record,
    format_head,
    format_line,
    format_record,
    read,
    read_head,
    read_line,
    readable,
)
from referee.engine.notation.tokens import quote
from tests.support.player import ABOUT_LINES, ODD, RandomTable

DEMANDS = (
    None,
    Expects("ok", "shed.attack", (("turn", "Bo"), ("draw", "2"))),
    Expects("no", None, ()),
    Expects(None, None, (('hand."Mary Ann"', "3"), ("top", "7H"))),
)


def some_record(key: str, seed: int, title: str | None) -> Record:
    """Return a record of any lines, times and demands, of people whose names are hard to read."""
    table = RandomTable(key, seed, names=ODD)
    chance, names = table.chance, table.log.head.players
    kinds = (*table.game.rules_on, *ABOUT_LINES)
    facts = (("turn", quote(names[0])), ("draw", "2"))
    head = table.log.head._replace(dealer=chance.choice((None, *names)), facts=facts)
    times = [round(chance.random() * 10**9, chance.randint(0, 3)) for _ in kinds]
    lines = [
        Line(table.of_kind(kind), chance.choice((None, at)), chance.choice(DEMANDS))
        for kind, at in zip(kinds, sorted(times), strict=True)
    ]
    looks = Line(None, None, Expects(None, None, (("draw", "0"),)))
    return Record(head, (*lines, looks), title)


@pytest.mark.parametrize("key", games.names())
def test_parsing_a_formatted_file_gives_it_back(key: str) -> None:
    for seed in range(10):
        first = some_record(key, seed, ("An attack", "민수의 차례", None)[seed % 3])
        second = some_record(key, seed + 100, "The second")
        both = read(format_record(first) + "\n" + format_record(second))
        assert [without_places(record) for record in both] == [without_places(first), without_places(second)]
        assert read_head(format_head(first.head)) == first.head


def without_places(record: Record) -> tuple[object, ...]:
    lines = tuple((line.action, line.at, line.expects) for line in record.lines)
    return record.head, lines, record.title


def test_the_time_action_and_demand_of_a_line() -> None:
    line = read_line('@12.5 Bo plays 7H saying one => ok shed.attack; turn Cy; hand."Mary Ann" 3  # seven "of" hearts')
    assert line.at == 12.5
    assert line.action == act.Plays("Bo", (card("7H"),), None, ("one",))
    assert line.expects == Expects("ok", "shed.attack", (("turn", "Cy"), ('hand."Mary Ann"', "3")))


@pytest.mark.parametrize(
    ("text", "expects"),
    [
        ("Bo draws => no", Expects("no")),
        ("Bo draws => draw 0; turn Cy", Expects(None, None, (("draw", "0"), ("turn", "Cy")))),
        ("=> turn Cy", Expects(None, None, (("turn", "Cy"),))),
        ("Bo draws # => no", None),
        ('"# Bo" draws', None),
        ('"=> Bo" draws', None),
    ],
)
def test_the_demands_of_a_line(text: str, expects: Expects | None) -> None:
    assert read_line(text).expects == expects


def test_a_time_is_formatted_without_trailing_zeros() -> None:
    assert format_line(act.Draws("Bo"), 12.50) == "@12.5 Bo draws"
    assert format_line(act.Draws("Bo"), 3.0, Expects("ok")) == "@3 Bo draws  => ok"


def test_a_complete_head() -> None:
    head = read_head(
        """
        game: one
        players: Ann "Mary Ann" Cy Di   # in seat order
        teams: Ann+Cy "Mary Ann"+Di
        dealer: "Mary Ann"
        preset: gentle
        house: decks=3 end=score:200,rounds:4
        house: hand_size=7
        keep: scores
        score."Mary Ann": -5
        hand."St. Ann: x": 2C   QS
        """
    )
    assert head == Head(
        "one",
        ("Ann", "Mary Ann", "Cy", "Di"),
        (("Ann", "Cy"), ("Mary Ann", "Di")),
        "Mary Ann",
        "gentle",
        (("decks", "3"), ("end", "score:200,rounds:4"), ("hand_size", "7")),
        "scores",
        (('score."Mary Ann"', "-5"), ('hand."St. Ann: x"', "2C QS")),
    )


_, *UNREADABLE = Path(__file__).with_name("unreadable_records.txt").read_text(encoding="utf-8").strip().split("\n\n\n")


@pytest.mark.parametrize("case", ["\n=> 1", *UNREADABLE])
def test_the_line_at_which_a_record_is_unreadable(case: str) -> None:
    text, _, lineno = case.rpartition("\n=> ")
    with pytest.raises(NotationError) as fault:
        read(text)
    assert fault.value.lineno == int(lineno)


def test_comments_empty_lines_and_several_records() -> None:
    text = (
        "# before everything\n\n== The first\n# a mark\ngame: one\n# in the head\nplayers: Ann Bo\n\n"
        "Ann draws\n# between\n\n   \nBo draws   # after\n=> turn Ann\n"
        "== The second\n\ngame: one\nplayers: Cy Di\n\nCy draws"
    )
    first, second = read(text)
    assert (first.title, first.lineno, first.head.players) == ("The first", 3, ("Ann", "Bo"))
    assert [(line.lineno, line.action) for line in first.lines] == [
        (9, act.Draws("Ann")),
        (13, act.Draws("Bo")),
        (14, None),
    ]
    assert (second.title, second.lineno, second.lines[0].lineno) == ("The second", 20 - 5, 20)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_any_line_ending_and_a_byte_order_mark(ending: str) -> None:
    text = "\ufeffgame: one\nplayers: Ann Bo\n\nAnn draws # a\u2028b\nBo draws\n".replace("\n", ending)
    (record,) = read(text)
    assert [line.lineno for line in record.lines] == [4, 5]


def test_valid_names() -> None:
    assert readable("Mary Ann")
    assert readable("민수")
    assert not readable("  ")
    assert not readable("a\nb")
    assert not readable("a\u2028b")
