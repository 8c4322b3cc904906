"""The round's sheet at a table that keeps score."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from werkzeug.test import TestResponse

from referee.engine.families.shedding import Shedding
from referee.engine.model.game import Game
from referee.engine.model.message import message
from referee.engine.model.sheet import Box, Filled, Shortcut, Sum, Tally, Values, parse_sheet, sheet_fault
from tests.support.client import said
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(("Ann", "Bo", '"Mary Ann"'), with_phones=2) as made:
        made.table.start('game: one\nplayers: Ann Bo "Mary Ann"\nkeep: scores\n', 1)
        yield made


def seen(page: TestResponse) -> str:
    """Return what the sheet says about the state that it was filled in for."""
    return re.findall(r'name="seen" value="([^"]+)"', page.text)[0]


def test_a_number_entered_by_another_phone_makes_the_sheet_outdated(night: Evening) -> None:
    page = night.phone(0).get(f"/{night.table.code}/tally")
    night.says("Bo scores 7")
    typed = {"v-0-points": "1", "v-1-points": "2", "v-2-points": "3"}
    assert "Something was entered meanwhile" in said(night.tap(night.phone(0), "tally", seen=seen(page), **typed))
    night.says("Ann scores 1", '"Mary Ann" scores 3')  # the sheet of the next round asks for the same people
    assert "Something was entered meanwhile" in said(night.tap(night.phone(0), "tally", seen=seen(page), **typed))
    assert night.state.scores == (1, 7, 3)


def test_the_phone_links_to_the_sheet(night: Evening) -> None:
    page = night.phone(0).get(f"/{night.table.code}/play").text
    assert 'href="tally"' in page
    assert "Fill in the round" in page


def test_an_empty_sheet_reports_nothing_missing(night: Evening) -> None:
    where = f"/{night.table.code}/tally"
    missing = "Still blank for Bo: Points"
    assert missing not in said(night.phone(0).get(where))
    assert missing in said(night.phone(0).get(where, query_string={"v-0-points": "0"}, headers={"HX-Request": "true"}))
    answer = said(night.tap(night.phone(0), "tally", seen=seen(night.phone(0).get(where))))
    assert "Still blank for Ann: Points" in answer


def test_a_round_is_filled_in_previewed_and_entered_in_one_tap(night: Evening) -> None:
    phone = night.phone(0)
    where = f"/{night.table.code}/tally"
    htmx = {"HX-Request": "true"}
    half = phone.get(where, query_string={"v-0-points": "12", "v-1-points": "0"}, headers=htmx)
    assert "0 +12 = 12" in said(half)
    assert "Still blank for Mary Ann: Points" in said(half)
    assert "disabled" in half.text
    whole = {"seen": seen(half), "v-0-points": "12", "v-1-points": "0", "v-2-points": "3"}
    assert "disabled" not in phone.get(where, query_string=whole, headers=htmx).text
    answer = night.tap(phone, "tally", **whole)
    assert answer.headers["HX-Redirect"].endswith("/play")
    assert night.state.scores == (12, 0, 3)
    again = night.tap(phone, "tally", **whole)
    assert "Something was entered meanwhile" in said(again)
    assert night.state.scores == (12, 0, 3)


def test_invalid_entries_are_named_and_not_entered(night: Evening) -> None:
    for typed, sentence in [
        ("x", "cannot be right"),
        ("-3", "cannot be right"),
        ("99999", "cannot be right"),
        ("", "Still blank"),
    ]:
        form = {"v-0-points": "12", "v-1-points": "0", "v-2-points": typed}
        assert sentence in said(night.tap(night.phone(0), "tally", **form))
        assert night.game.entries == ()
        page = night.phone(0).get(f"/{night.table.code}/tally", query_string=form).text
        assert f'value="{typed}"' in page


def test_players_with_a_number_are_not_asked_again(night: Evening) -> None:
    night.says("Bo scores 7")
    page = night.phone(0).get(f"/{night.table.code}/tally")
    assert "Ann" in said(page)
    night.says("Bo says hello")  # an invalid number leaves the sheet unchanged
    night.tap(night.phone(0), "tally", **{"seen": seen(page), "v-0-points": "1", "v-2-points": "2"})
    assert night.state.scores == (1, 7, 2)


def test_a_table_that_enters_every_play_has_no_sheet(night: Evening) -> None:
    night.table.start("game: one\nplayers: Ann Bo\n", 2)
    for language, sentence in (("en", "There is no round to fill in"), ("ko", "적을 판이 없어요"), ("ja", "記入する")):
        phone = night.phone(0, language)
        assert sentence in phone.get(f"/{night.table.code}/tally").text
        assert sentence in phone.get(f"/{night.table.code}/tally", headers={"HX-Request": "true"}).text
        assert sentence in night.tap(phone, "tally").text


def test_only_people_at_the_table_enter(night: Evening) -> None:
    answer = night.tap(night.phone(9), "tally", **{f"v-{seat}-points": "1" for seat in range(3)})
    assert answer.status_code == 403


SIDES = Tally(
    ((0, 2), (1,)),
    (
        Box("queen", message("tally-points"), alone=True),
        Box("hearts", message("tally-points"), most=13),
        Box("cards", message("tally-points"), step=5, adds=(5, 20)),
        Box("out", message("tally-points"), mark=True),
    ),
    (Shortcut(message("ask-tally"), (((1, "hearts"), "13"),)),),
)


def computed(game: Game, state: Any, sheet: Tally, values: Values) -> Filled:
    known, wrong = parse_sheet(sheet, values)
    sums = tuple(Sum(sum(n for (seat, _), n in known.items() if seat == row[0]), 0) for row in sheet.rows)
    fault = sheet_fault(sheet, known, wrong) if wrong else None
    return Filled(values, sums, (fault,) if fault else (), () if fault else ("Ann scores 1",), wrong)


@pytest.mark.parametrize(
    ("tapped", "sums"),
    [
        ({"one-queen": "0", "v-0-hearts": "3", "v-1-out": "1"}, (4, 1)),
        ({"one-queen": "1", "v-0-cards": "60"}, (60, 1)),
        ({"v-1-cards": "5"}, (0, 5)),
        ({"shortcut": "0", "v-1-hearts": "2"}, (0, 13)),
        ({"v-0-cards": "42"}, (0, 0)),
    ],
)
def test_boxes_of_every_kind_are_tapped(
    night: Evening, monkeypatch: pytest.MonkeyPatch, tapped: dict[str, str], sums: tuple[int, int]
) -> None:
    monkeypatch.setattr(Shedding, "tally", lambda game, state: SIDES)
    monkeypatch.setattr(Shedding, "filled", computed)
    where = f"/{night.table.code}/tally"
    page = night.phone(0).get(where, query_string=tapped, headers={"HX-Request": "true"})
    words = said(page)
    assert f"Ann, Mary Ann {-sums[0]} +{sums[0]} = 0" in words.replace(" ,", ",")
    assert f"Bo {-sums[1]} +{sums[1]} = 0" in words
    assert ("Points cannot be right. 42 is no multiple of 5." in words) == ("42" in tapped.values())


def entered(night: Evening, edit: int | None = None, **points: str) -> TestResponse:
    """Enter a sheet as a phone does: what it was shown, and these points by seat."""
    where = f"/{night.table.code}/tally" + (f"?edit={edit}" if edit else "")
    form = {f"v-{seat}-points": text for seat, text in zip(range(3), points.values(), strict=True)}
    form |= {"seen": seen(night.phone(0).get(where))} | ({"edit": str(edit)} if edit else {})
    return night.tap(night.phone(0), "tally", **form)


@pytest.mark.promise("A number of a score night")
def test_a_correction_is_one_line_that_names_its_round_and_everybody(night: Evening) -> None:
    entered(night, ann="12", bo="0", mary="3")
    entered(night, ann="1", bo="2", mary="0")
    entered(night, 1, ann="10", bo="4", mary="3")
    assert night.game.entries[-1].text == "Ann amends 1: Ann scores 10; 2: Bo scores 4"
    assert night.state.scores == (11, 6, 3)
    code = night.table.code
    assert "You correct round 1: Ann 12 → 10, Bo 0 → 4" in said(night.phone(0).get(f"/{code}/play"))
    assert "Ann corrects round 1: Ann 12 → 10, Bo 0 → 4" in said(night.phone(1).get(f"/{code}/play"))
    assert "corrected in line 7" in said(night.phone(0).get(f"/{code}/from?fact=score.Ann"))
    night.says("Bo undoes 7")
    assert night.state.scores == (13, 2, 3)


@pytest.mark.promise("A number of a score night")
def test_a_hole_is_filled_on_the_sheet_of_its_round(night: Evening) -> None:
    entered(night, ann="12", bo="0", mary="3")
    entered(night, ann="1", bo="2", mary="0")
    night.says("Bo undoes 1")
    assert night.state.scores == (1, 2, 0)
    code = night.table.code
    assert "Round 1 counts once it has the points of Ann" in said(night.phone(1).get(f"/{code}/play"))
    assert f"/{code}/tally?edit=1" in night.phone(0).get(f"/{code}/play").text
    page = night.phone(0).get(f"/{code}/tally?edit=1").text
    assert 'name="v-2-points" value="3"' in page
    entered(night, 1, ann="8", bo="1", mary="3")
    assert [entry.text for entry in night.game.entries[-2:]] == ["Ann amends 2: Bo scores 1", "Ann scores 8 in 1"]
    assert night.state.scores == (9, 3, 3)
    assert night.state.open == ()


def test_a_number_of_a_scored_round_leads_to_its_sheet(night: Evening) -> None:
    entered(night, ann="12", bo="0", mary="3")
    entered(night, ann="1", bo="2", mary="0")
    code = night.table.code
    story = night.phone(0).get(f"/{code}/story").text
    assert story.count('href="tally?edit=1"') == story.count('href="tally?edit=2"') == 6
    assert 'href="tally?edit=1"' in night.phone(0).get(f"/{code}/line?n=2").text


def test_an_act_is_undone_as_a_whole_after_it_is_shown(night: Evening) -> None:
    entered(night, ann="12", bo="0", mary="3")
    shown = night.tap(night.phone(0), "undo", line="2")
    assert "You score 12 points" in said(shown)
    assert night.state.scores == (12, 0, 3)
    night.tap(night.phone(0), "undo", line="2", together="1")
    assert (night.state.scores, night.state.phase, night.state.worth) == ((0, 0, 0), "deal", (None, None, None))
