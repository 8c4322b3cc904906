"""Undo: lines entered in one tap are undone in one tap, and the lines of it that still stand are listed."""

import re
from collections.abc import Iterator

import gevent
import pytest

from tests.support.client import said
from tests.support.device import device_of
from tests.support.night import Evening, evening
from tests.support.toy import actions

SHEET = {"one-queen": "0", "v-0-hearts": "3", "v-1-hearts": "4", "v-2-hearts": "0"}
TOTALS = (16, 4, 0, 6)


@pytest.fixture
def kept() -> Iterator[Evening]:
    """Return a table with a round of Hearts, entered on its sheet."""
    with evening(game="hearts") as made:
        made.says("Di agrees keep=scores")
        made.tap(made.phone(0), "tally", **SHEET)
        assert made.state.scores == TOTALS
        yield made


def button(night: Evening, at: int, of: str = "play") -> dict[str, str]:
    """Return the text of the undo button."""
    page = night.phone(at).get(f"/{night.table.code}/{of}").text.partition('id="undo"')[2]
    found = re.search(r"hx-vals=\'(.*?)\'", page)
    assert found
    return dict(re.findall(r'"(\w+)": ?"?(\w+)', found[1]))


@pytest.mark.promise("One tap undoes everything that one tap")
def test_a_sheet_is_undone_as_a_whole(kept: Evening) -> None:
    assert "Undo the round’s points" in said(kept.phone(1).get(f"/{kept.table.code}/play"))
    answer = kept.tap(kept.phone(1), "undo", **button(kept, 1))
    assert kept.state.scores == (0, 0, 0, 0)
    assert not kept.state.rounds
    told = said(answer)
    assert "Taken back together" in told
    for line in ("Ann took 16 points", "You took 4", "Cy took 0", "Di took 6"):
        assert line in told
    assert "still standing" not in told
    assert button(kept, 1) == {"line": "1"}, "next comes what was entered before"


@pytest.mark.promise("One tap undoes everything that one tap")
def test_undoing_a_sheet_is_undone_in_one_tap_and_repeated(kept: Evening) -> None:
    for _ in range(2):
        answer = kept.tap(kept.phone(1), "undo", **button(kept, 1))
        assert kept.state.scores == (0, 0, 0, 0)
        back = re.search(r'"line": (\d+), "together": "1"', answer.text)
        assert back
        told = said(kept.tap(kept.phone(2), "undo", line=back[1], together="1"))
        assert "They stand again" in told
        assert "Ann took 16 points" in told
        assert kept.state.scores == TOTALS


@pytest.mark.promise("One tap undoes everything that one tap")
def test_two_people_undoing_a_sheet_at_once_undo_one_sheet(kept: Evening) -> None:
    kept.tap(kept.phone(2), "tally", **SHEET)
    form = button(kept, 0)
    posts = [gevent.spawn(kept.tap, kept.phone(at), "undo", **form, post=f"at-once-{at}") for at in (0, 1)]
    gevent.joinall(posts, raise_error=True)
    assert kept.state.scores == TOTALS
    assert any("taken back already" in said(post.value) for post in posts)


@pytest.mark.promise("One tap undoes everything that one tap")
def test_a_line_of_a_sheet_takes_the_sheet_after_it_is_shown(kept: Evening) -> None:
    answer = kept.tap(kept.phone(1), "undo", line="3")
    for line in ("Ann took 16 points", "You took 4 points", "Cy took 0", "Di took 6"):
        assert line in said(answer)
    assert kept.state.scores == TOTALS, "nothing is taken back before somebody says so"
    rest = re.search(r'"line": (\d+), "together": "1"', answer.text)
    assert rest
    kept.tap(kept.phone(0), "undo", line=rest[1], together="1")
    assert kept.state.worth == (None,) * 4
    assert [entry.n for entry in kept.game.entries if entry.stands and entry.n < 6] == [1]


def test_amendments_on_a_sheet_are_undone_together(kept: Evening) -> None:
    kept.tap(kept.phone(1), "tally", edit="1", **SHEET | {"one-queen": "1"})
    assert kept.state.scores == (3, 17, 0, 6)
    assert "Undo the correction" in said(kept.phone(2).get(f"/{kept.table.code}/play"))
    told = said(kept.tap(kept.phone(2), "undo", **button(kept, 2)))
    assert kept.state.scores == TOTALS
    assert "is scored" not in told, "it was before"


def test_a_later_deal_stands_when_a_sheet_is_taken_back(kept: Evening) -> None:
    kept.says("Ann agrees keep=plays passing=off now", "Ann deals")
    kept.tap(kept.phone(0), "undo", line="5", together="1")
    assert (kept.state.scores, kept.state.round, kept.state.phase) == ((0, 0, 0, 0), 2, "play")
    assert [left.number for left in kept.state.open] == [1]


def test_a_tap_with_one_line_is_undone_as_usual(kept: Evening) -> None:
    kept.tap(kept.phone(0), "enter", text="says time-out")
    assert button(kept, 0) == {"line": "6"}
    assert "Taken back: You say" in said(kept.tap(kept.phone(0), "undo", line="6", together="1"))


def test_both_sides_of_a_canasta_sheet_are_undone_together() -> None:
    count = "natural=0 mixed=1 red3=0 out={} concealed=no hand=0"
    with evening(game="canasta") as made:
        made.says("Ann agrees keep=scores")
        lines = [f"Ann+Cy scores cards=385 {count.format('yes')}", f"Bo+Di scores cards=85 {count.format('no')}"]
        made.table.enter(actions(*lines), device=device_of("phone-0"), post="sheet")
        before = made.state.scores
        assert any(before)
        answer = made.tap(made.phone(2), "undo", **button(made, 2))
        assert made.state.scores == (0, 0, 0, 0)
        back = re.search(r'"line": (\d+), "together": "1"', answer.text)
        assert back
        made.tap(made.phone(1), "undo", line=back[1], together="1")
        assert made.state.scores == before


@pytest.fixture
def watched() -> Iterator[Evening]:
    """Return a night where players enforce the rules: Ann and Cy play legally, Bo and Di do not, and nobody says so."""
    with evening(house="enforce=players") as made:
        made.says("Di deals", "Di flips 9D", "Ann plays 9H", "Bo plays 5C", "Cy plays 5H", "Di plays KS")
        yield made


LATER = ("Bo plays 5♣", "Cy plays 5♥", "Di plays K♠")


@pytest.mark.promise("Where players enforce the rules, undoing")
def test_where_players_enforce_all_later_plays_are_listed_right_or_wrong(watched: Evening) -> None:
    shown = watched.tap(watched.phone(1), "undo", line="3")
    told = said(shown)
    assert "3 lines of play came after it, and may not hold any more" in told
    assert [told.count(line) for line in LATER] == [1, 1, 1]
    assert "No:" not in told, "nothing tells which of them was wrong"
    assert "Only this one" in told
    assert watched.game.entries[2].stands, "nothing is taken back before somebody says so"


@pytest.mark.promise("Where players enforce the rules, undoing")
def test_later_plays_are_undone_too_or_the_line_alone(watched: Evening) -> None:
    watched.tap(watched.phone(1), "undo", line="3", along="1")
    assert [entry.n for entry in watched.game.entries if entry.stands and entry.n < 7] == [1, 2]
    assert watched.state.turn == 0
    watched.tap(watched.phone(1), "undo", line=str(len(watched.game.entries)))
    with evening(house="enforce=players") as other:
        other.says("Di deals", "Di flips 9D", "Ann plays 9H", "Bo plays 5C")
        other.tap(other.phone(1), "undo", line="3", alone="1")
        assert [entry.n for entry in other.game.entries if entry.undone] == [3]
        assert other.game.entries[3].stands


def test_the_last_play_and_independent_lines_are_undone_in_one_tap(watched: Evening) -> None:
    watched.tap(watched.phone(1), "undo", line="6")
    assert watched.game.entries[5].undone
    watched.says("Ann penalizes Bo for question", "Di draws")
    watched.tap(watched.phone(1), "undo", line="8")
    assert watched.game.entries[7].undone


def test_the_same_warning_before_a_line_is_undone_again(watched: Evening) -> None:
    watched.tap(watched.phone(1), "undo", line="4", alone="1")
    watched.says("Ann says time-out")
    shown = said(watched.tap(watched.phone(1), "undo", line="7"))
    assert "2 lines of play came after it" in shown
