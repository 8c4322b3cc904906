"""Where cards make tricks: the table as people sit round it, the sheet that is put right, and what stays secret."""

import re
from collections.abc import Iterator

import pytest

from tests.web.client import said
from tests.web.night import Evening, evening

NAMES = ("Ann", "Bo", "Cy", "Di")
PASSED = "Ann gives Q♠.* A♥.* K♥"


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(game="hearts") as made:
        yield made


@pytest.fixture
def kept() -> Iterator[Evening]:
    with evening(game="hearts") as made:
        made.says("Di agrees keep=scores")
        yield made


def takes(*points: int) -> tuple[str, ...]:
    return tuple(f"{name} takes {each}" for name, each in zip(NAMES, points, strict=True))


def places(page: str) -> dict[str, str]:
    """Who sits where on a phone."""
    return {name: at for at, name in re.findall(r"chip at-(\w+) of-\d.*?<bdi>(\w+)</bdi>", page, re.DOTALL)}


def test_everybody_sees_the_table_from_their_own_place(night: Evening) -> None:
    night.says("Di deals")
    where = f"/{night.table.code}/play"
    assert places(night.phone(0).get(where).text) == {"Ann": "s", "Bo": "w", "Cy": "n", "Di": "e"}
    assert places(night.phone(2).get(where).text) == {"Cy": "s", "Di": "w", "Ann": "n", "Bo": "e"}


def test_the_first_card_is_one_tap_and_what_is_led_lies_open(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Di deals")
    where = f"/{night.table.code}/play"
    page = night.phone(1).get(where).text
    assert re.findall(r'name="card" value="(\w+)"', page)[0] == "2C"
    assert 'name="opened"' not in page.partition('value="shows"')[0]
    night.tap(night.phone(1), "enter", verb="plays", card="2C")
    page = night.phone(2).get(where).text
    assert 'value="C" checked' in page
    assert "Follow: clubs. With none, any card but points" in said(night.phone(2).get(where))
    assert "2C" not in re.findall(r'name="card" value="(\w+)"', page)


def test_a_round_of_points_is_put_right_on_its_sheet(kept: Evening) -> None:
    kept.says(*takes(13, 3, 10, 0), *takes(0, 26, 0, 0))
    assert kept.state.scores == (39, 3, 36, 26)
    ann, code = kept.phone(0), kept.table.code
    assert 'href="tally?edit=1"' in ann.get(f"/{code}/scores").text
    page = ann.get(f"/{code}/tally?edit=1").text
    assert re.search(r'name="one-queen" value="0" checked', page)
    assert re.search(r'name="v-2-hearts" value="10" checked', page)
    typed = {"edit": "1", "one-queen": "1"}
    assert "10 → 10" in said(ann.get(f"/{code}/tally", query_string=typed, headers={"HX-Request": "true"}))
    answer = kept.tap(ann, "tally", **typed)
    assert answer.headers["HX-Redirect"].endswith("/scores")
    assert [entry.action.line for entry in kept.game.entries[-2:]] == [2, 3]
    assert kept.state.scores == (26, 16, 36, 26)


def test_what_was_taken_back_is_filled_in_again_with_the_rest_standing(kept: Evening) -> None:
    kept.says(*takes(13, 3, 10, 0), "Bo undoes 5")
    bo, code = kept.phone(1), kept.table.code
    page = said(bo.get(f"/{code}/tally"))
    assert "13 → 13" in page
    typed = {"v-1-hearts": "4", "v-2-hearts": "9"}
    kept.tap(bo, "tally", **typed)
    assert kept.state.scores == (13, 4, 9, 0)
    assert kept.state.rounds[-1].points == (13, 4, 9, 0)


def test_the_difference_is_said(kept: Evening) -> None:
    ann, code = kept.phone(0), kept.table.code
    typed = {"one-queen": "0", **{f"v-{seat}-hearts": str(count) for seat, count in enumerate((3, 2, 4, 2))}}
    half = ann.get(f"/{code}/tally", query_string=typed, headers={"HX-Request": "true"})
    assert "These make 24 of 26." in said(half)
    assert "disabled" in half.text


def test_what_was_passed_is_everybodys_once_the_round_is_scored(night: Evening) -> None:
    night.says("Di deals", "Ann gives QS AH KH", "Bo gives 3", "Cy gives 3", "Di gives 3")
    bo, cy, code = night.phone(1), night.phone(2), night.table.code
    assert re.search(PASSED, said(bo.get(f"/{code}/play")))
    assert "Ann gives 3 cards" in said(cy.get(f"/{code}/story"))
    assert "Ann gives 3 " in cy.get(f"/{code}/export.table").text
    night.says("Ann corrects trick 13; turn Cy", "Cy plays 2S", "Di plays 3S", "Ann plays 4S", "Bo plays QS")
    assert night.state.phase == "deal"
    assert re.search(PASSED, said(cy.get(f"/{code}/story")))
    assert "Ann gives QS AH KH" in cy.get(f"/{code}/export.table").text


def test_a_record_of_a_secret_pass_demands_nothing_that_its_replay_cannot_know(night: Evening) -> None:
    lines = ("Di deals", "Ann gives QS 2S 3S", "Bo gives 3", "Cy gives 3", "Di gives 3", "Cy plays 2C", "Di plays 3C")
    night.says(*lines, "Ann plays 4C", "Bo plays 5C", "Bo plays KD", "Cy plays AD", "Di plays 2D", "Ann plays QS")
    assert night.game.entries[-1].ruling.verdict == "no"
    record = night.phone(2).get(f"/{night.table.code}/export.table").text
    assert "QS 2S" not in record
    assert re.search(r"Cy plays AD +=> ok", record)
    assert re.search(r"Ann plays QS *\n", record), "without the pass nobody can know where the queen is"
