"""Trick-taking games on the phone: the table seen from each seat, amending a sheet, and hidden cards."""

import re
from collections.abc import Iterator

import pytest

from referee.web.sit.next_game import Plan
from referee.web.sit.ring import rules_of
from tests.support.client import said
from tests.support.night import Evening, evening

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
    return tuple(f"{name} takes {number}" for name, number in zip(NAMES, points, strict=True))


def places(page: str) -> dict[str, str]:
    """Return the places of the players on a phone."""
    return {name: at for at, name in re.findall(r"chip at-(\w+) of-\d.*?<bdi>(\w+)</bdi>", page, re.DOTALL)}


def test_everybody_sees_the_table_from_their_own_seat(night: Evening) -> None:
    night.says("Di deals")
    where = f"/{night.table.code}/play"
    assert places(night.phone(0).get(where).text) == {"Ann": "s", "Bo": "w", "Cy": "n", "Di": "e"}
    assert places(night.phone(2).get(where).text) == {"Cy": "s", "Di": "w", "Ann": "n", "Bo": "e"}


def test_the_first_card_is_one_tap_and_the_lead_is_shown(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Di deals")
    where = f"/{night.table.code}/play"
    page = night.phone(1).get(where).text
    assert re.findall(r'name="card" value="(\w+)"', page)[0] == "2C"
    assert 'name="opened"' not in page.partition('value="shows"')[0]
    night.tap(night.phone(1), "enter", verb="plays", card="2C")
    page = night.phone(2).get(where).text
    assert 'value="C" checked' in page
    assert "Follow suit: clubs. If you have none, any card but points" in said(night.phone(2).get(where))
    assert "2C" not in re.findall(r'name="card" value="(\w+)"', page)


def test_the_missing_points_are_shown(kept: Evening) -> None:
    ann, code = kept.phone(0), kept.table.code
    typed = {"one-queen": "0", **{f"v-{seat}-hearts": str(count) for seat, count in enumerate((3, 2, 4, 2))}}
    half = ann.get(f"/{code}/tally", query_string=typed, headers={"HX-Request": "true"})
    assert "These add up to 24, not 26." in said(half)
    assert "disabled" in half.text


def test_passed_cards_are_public_once_the_round_is_scored(night: Evening) -> None:
    night.says("Di deals", "Ann gives QS AH KH", "Bo gives 3", "Cy gives 3", "Di gives 3")
    bo, cy, code = night.phone(1), night.phone(2), night.table.code
    assert re.search(PASSED, said(bo.get(f"/{code}/play")))
    assert "Ann gives 3 cards" in said(cy.get(f"/{code}/story"))
    assert "Ann gives 3 " in cy.get(f"/{code}/export.table").text
    night.says("Ann corrects trick 13; turn Cy", "Cy plays 2S", "Di plays 3S", "Ann plays 4S", "Bo plays QS")
    assert night.state.phase == "deal"
    assert re.search(PASSED, said(cy.get(f"/{code}/story")))
    assert "Ann gives QS AH KH" in cy.get(f"/{code}/export.table").text


def test_a_record_of_a_hidden_pass_demands_only_what_its_replay_can_know(night: Evening) -> None:
    lines = ("Di deals", "Ann gives QS 2S 3S", "Bo gives 3", "Cy gives 3", "Di gives 3", "Cy plays 2C", "Di plays 3C")
    night.says(*lines, "Ann plays 4C", "Bo plays 5C", "Bo plays KD", "Cy plays AD", "Di plays 2D", "Ann plays QS")
    assert night.game.entries[-1].ruling.verdict == "no"
    record = night.phone(2).get(f"/{night.table.code}/export.table").text
    assert "QS 2S" not in record
    assert re.search(r"Cy plays AD +=> ok", record)
    assert re.search(r"Ann plays QS *\n", record), "without the pass nobody can know where the queen is"


def test_a_round_can_be_ended_early_for_its_points(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Di deals", "Bo plays 2C", "Cy plays 3C")
    ann, code = night.phone(0), night.table.code
    assert "agrees keep=scores now" not in ann.get(f"/{code}/play").text
    night.tap(ann, "enter", text="agrees keep=scores")
    assert "agrees keep=scores now" in ann.get(f"/{code}/play").text
    assert "Only the host" in said(night.tap(night.phone(1), "enter", text="agrees keep=scores now"))
    night.tap(ann, "enter", text="agrees keep=scores now")
    assert 'href="tally"' in ann.get(f"/{code}/play").text
    night.tap(ann, "tally", **{"one-queen": "0", "v-0-hearts": "13"})
    assert night.state.scores == (0, 26, 26, 26)


def test_a_number_of_a_round_opens_its_cards(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Di deals", "Ann corrects trick 13; turn Cy")
    night.says("Cy plays 2S", "Di plays 3H", "Ann plays 4S", "Bo plays QS", "Ann agrees keep=scores now")
    ann, code = night.phone(0), night.table.code
    page = said(ann.get(f"/{code}/part?round=1&seat=1"))
    assert "3♥" in page
    assert "counted itself" not in page
    assert "Nothing was taken that counts." in said(ann.get(f"/{code}/part?round=1&seat=3"))


def test_the_claim_for_the_rest_is_above_the_cards(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Di deals", "Ann corrects trick 12; turn Cy; taken.Bo 26")
    ann, code = night.phone(0), night.table.code
    page = ann.get(f"/{code}/play").text
    assert page.index("says rest") < page.index('id="cards"')
    night.tap(ann, "enter", text="says rest")
    assert night.state.scores == (26, 0, 26, 26)


def test_a_player_who_left_is_shown_while_their_cards_are_in_the_trick(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Di deals", "Cy plays 2C", "Di plays 3C", "Di leaves")
    where = f"/{night.table.code}/play"
    assert places(night.phone(0).get(where).text) == {"Ann": "s", "Bo": "w", "Cy": "n", "Di": "e"}
    night.says("Ann plays 4C", "Bo plays 5C", "Bo plays 6D")
    assert places(night.phone(0).get(where).text) == {"Ann": "s", "Bo": "nw", "Cy": "ne"}


def test_the_last_trick_may_be_seen_during_the_next(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Di deals", "Bo plays 2C", "Cy plays 3C", "Di plays QC")
    where = f"/{night.table.code}/play"
    assert "last-trick" not in night.phone(0).get(where).text
    night.says("Ann plays 4C")
    for lines, over in (((), False), (("Di plays 5D", "Ann plays 6D"), False), (("Bo plays 9D", "Cy plays TD"), True)):
        if lines:
            night.says(*lines)
        looked = re.sub(r"\s+", " ", said(night.phone(0).get(where))).partition("Last trick")[2]
        assert ("Trick 2: Cy took it" if over else "Trick 1: Di took it") in looked
        assert re.search(r"Di led.*Cy took it" if over else r"Bo led.*Cy.*Di took it.*Ann", looked)


def test_totals_are_beside_the_tricks_taken(night: Evening) -> None:
    night.says("Ann agrees passing=off now", "Ann corrects score.Bo 31", "Di deals", "Bo plays 2C", "Cy plays 3C")
    page = said(night.phone(0).get(f"/{night.table.code}/play"))
    assert "31 +0" in page
    assert "31 points, 0 of this round on top" in page


def test_the_next_game_keeps_this_tables_mode_of_entry(night: Evening) -> None:
    plan = Plan("hearts", "seed", ())
    assert rules_of(night.table, plan).keep == "plays", "every card, unlike most tables"
    night.says("Ann agrees keep=scores")
    assert rules_of(night.table, plan).keep == "scores", "as it was wanted last"
    assert rules_of(night.table, Plan("canasta", "seed", ())).keep == "plays"
