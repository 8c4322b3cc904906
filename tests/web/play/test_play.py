"""Taps on a phone: the lines they enter, the answers, and the taps that are refused."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from referee.live.live_game import table_token
from tests.support.client import page_of
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee") as made:
        made.says("Di deals", "Di flips 9D")
        yield made


@pytest.fixture
def players() -> Iterator[Evening]:
    with evening() as made:
        made.says("Di deals", "Di flips 9D")
        yield made


@pytest.mark.parametrize(
    ("tapped", "text"),
    [
        ({"rank": "7", "suit": "D", "times": "2"}, "7D 7D"),
        (
            {"rank": "J", "suit": "S", "calling": "H", "saying": ["one", "spade"]},
            "JS calling H saying one saying spade",
        ),
        ({"rank": "joker", "card": "RJ"}, "RJ"),
    ],
)
def test_a_card_is_tapped_with_what_is_said_of_it(night: Evening, tapped: dict[str, Any], text: str) -> None:
    night.tap(night.phone(0), "enter", verb="plays", **tapped)
    assert (night.game.entries[-1].text, night.game.entries[-1].stands) == (f"Ann plays {text}", True)


def test_a_suit_tapped_before_its_card_asks_for_the_card_first(night: Evening) -> None:
    lines = len(night.game.entries)
    assert "Choose the card first" in page_of(night.tap(night.phone(0), "enter", verb="plays", suit="S"))
    assert len(night.game.entries) == lines


def test_a_refused_play_says_why_and_may_be_let_stand(night: Evening) -> None:
    said = page_of(night.tap(night.phone(0), "enter", verb="plays", rank="2", suit="C"))
    assert 'class="answer no"' in said
    assert "allows 3" in said.replace("&#34;", '"')
    night.tap(night.phone(1), "enter", text="allows 3")
    assert night.game.entries[2].stands
    assert night.state.top.code == "2C"


def test_an_undeserved_card_is_returned_in_one_tap(players: Evening) -> None:
    players.tap(players.phone(2), "enter", verb="penalizes", whom="0", reason="play")
    for at, label in ((0, "Give it back to Cy"), (1, "Undeserved: penalty for Cy")):
        page = page_of(players.phone(at).get(f"/{players.table.code}/play"))
        assert label in re.sub(r"<[^>]*>", "", page.split('id="asks-table"')[1].split("</section>")[0])
    players.tap(players.phone(0), "enter", text="penalizes Cy for undeserved")
    assert players.game.entries[-1].ruling.verdict == "ok"
    assert players.state.penalties == (0, 0, 1, 0)


def test_a_play_on_an_old_state_is_not_entered(night: Evening) -> None:
    page = page_of(night.phone(0).get(f"/{night.table.code}/play"))
    seen = page.split('name="seen" value="')[1].split('"')[0]
    night.says("Ann plays 9H")
    said = page_of(night.tap(night.phone(0), "enter", verb="plays", rank="9", suit="S", seen=seen))
    assert "moved on" in said
    assert len(night.game.entries) == 3


@pytest.mark.promise("A phone acts for its own")
def test_any_phone_acts_for_a_seat_without_one_but_not_for_anothers(night: Evening) -> None:
    without, other = night.seats[3].id, night.seats[1].id
    night.tap(night.phone(0), "enter", text="says time-out", **{"as": str(without)})
    assert night.game.entries[-1].text == "Di says time-out"
    assert night.tap(night.phone(0), "enter", text="says time-in", **{"as": str(other)}).status_code == 403
    assert night.tap(night.phone(9), "enter", text="says time-out").status_code == 403


def test_undo_shows_the_lines_that_depend_on_a_line_and_undoes_them(night: Evening) -> None:
    night.says("Ann plays 9H", "Bo plays KH")
    shown = page_of(night.tap(night.phone(0), "undo", line="3"))
    assert "K♥" in shown
    assert len(night.game.entries) == 4
    night.tap(night.phone(0), "undo", line="3", along="1")
    assert night.state.top.code == "9D"
    assert [entry.undone for entry in night.game.entries[2:4]] == [True, True]


def test_many_lines_are_undone_in_one_tap() -> None:
    with evening(house="enforce=referee") as made:
        made.says("Di deals", "Di flips 9D")
        made.says("Ann corrects draw 0", *[f"{name} draws" for name in ("Ann", "Bo", "Cy", "Di")] * 20)
        assert all(entry.stands for entry in made.game.entries)
        shown = page_of(made.tap(made.phone(0), "undo", line="1"))
        assert shown.count("<li>") == 81
        made.tap(made.phone(0), "undo", line="1", along="1")
        assert all(entry.undone for entry in made.game.entries[:83] if entry.n != 3)
        assert made.state.phase == "deal"


def test_dependent_lines_are_computed_at_the_time_of_the_undo(night: Evening) -> None:
    night.says("Ann plays 9H")
    night.says("Bo plays KH", "Cy plays 4H")
    night.tap(night.phone(0), "undo", line="3", along="1", **{"with": "1 2"})
    assert [entry.undone for entry in night.game.entries[:5]] == [False, False, True, True, True]


def test_a_count_is_previewed_before_it_is_entered(night: Evening) -> None:
    night.says("Cy corrects hand.Ann 1", "Ann plays 9H saying one")
    assert night.state.phase == "count"
    lines = len(night.game.entries)
    said = page_of(night.tap(night.phone(1), "look", verb="holds", cards=["KH", "QD", "RJ", "2C", "3C"]))
    assert "50" in said
    assert len(night.game.entries) == lines
    night.tap(night.phone(1), "enter", text="holds KH QD RJ 2C 3C")
    assert night.state.worth[1] == 50


def test_invalid_input_gets_a_sentence_and_changes_nothing(night: Evening) -> None:
    for form in [
        {},
        {"verb": "plays"},
        {"verb": "plays", "rank": "Z", "suit": "S"},
        {"verb": "plays", "card": "1X"},
        {"verb": "plays", "card": "7H", "calling": "<b>"},
        {"verb": "deals\nAnn", "card": "7H"},
        {"verb": "melds", "card": "٣٣", "grouped": "2 joker"},
        {"verb": "melds", "card": "1X", "grouped": "2 joker", "to": "7"},
        {"verb": "penalizes", "whom": "77", "reason": "play"},
        {"verb": "holds", "number": "many"},
        {"text": "says " + "x" * 5000},
        {"text": "amends 99: Ann draws"},
        {"text": "melds 7H 7D 7S"},
        {"text": "{}{}{}{}"},
        {"text": "undoes 10000000000000000000"},
        {"text": "corrects turn Nobody; hand.Ann <script>"},
        {"verb": "penalizes", "whom": "²", "reason": "play"},
        {"verb": "penalizes", "whom": "1" * 5000, "reason": "play"},
        {"text": "allows " + "9" * 3900},
        {"text": "agrees hand_size=²"},
        {"text": "says " + "w" * 41},
        {"text": "plays 9H saying " + "w" * 3900},
        {"text": "swaps " + "w" * 61},
        {"text": "corrects turn " + "w" * 201},
    ]:
        for language in ("en", "ko", "ja"):
            said = night.tap(night.phone(0, language), "enter", **form)
            assert said.status_code == 200
            assert 'class="answer no"' in said.get_data(as_text=True)
            assert "<script>" not in said.get_data(as_text=True)
        assert len(night.game.entries) == 2


@pytest.mark.parametrize("times", ["²", "9" * 5000, "0", "25", "-1", "٣"])
def test_an_invalid_count_plays_one_card(night: Evening, times: str) -> None:
    night.tap(night.phone(0), "enter", verb="plays", rank="9", suit="H", times=times)
    assert night.game.entries[-1].text == "Ann plays 9H"


def test_an_invalid_line_number_is_not_undone(night: Evening) -> None:
    for line in ["²", "9" * 5000, "0", ""]:
        assert 'class="answer no"' in page_of(night.tap(night.phone(0), "undo", line=line))
        assert len(night.game.entries) == 2


# The limits of one phone


@pytest.mark.promise("The server checks every action reserved")
def test_only_the_host_changes_house_rules_at_once(night: Evening) -> None:
    night.says("Ann says hi", "Bo says hi")
    for form in ({"text": "agrees hand_size=4 now"}, {"text": "amends 4: Bo agrees hand_size=4 now"}):
        assert "Only the host" in page_of(night.tap(night.phone(1), "enter", **form))
    assert "Only the host" in page_of(night.tap(night.phone(1), "amend", line="4", new="Bo agrees hand_size=4 now"))
    assert len(night.game.entries) == 4
    night.tap(night.phone(1), "enter", text="agrees hand_size=4")
    night.tap(night.phone(0), "enter", text="agrees hand_size=3 now")
    assert [entry.text for entry in night.game.entries[4:]] == ["Bo agrees hand_size=4", "Ann agrees hand_size=3 now"]


def test_amending_a_line_makes_nobody_act(night: Evening) -> None:
    night.says("Ann says hi", "Bo says hi")
    for new in ("Cy penalizes Ann for slow", "Bo says time-out", "Zoe says hi"):
        assert "cannot turn it into an act of" in page_of(night.tap(night.phone(0), "enter", text=f"amends 3: {new}"))
        assert "cannot turn it into an act of" in page_of(night.tap(night.phone(0), "amend", line="3", new=new))
    assert "no such line" in page_of(night.tap(night.phone(0), "enter", text="amends 77: Cy says hi"))
    assert len(night.game.entries) == 4
    night.tap(night.phone(0), "enter", text="amends 4: Bo says hello")
    night.tap(night.phone(0), "enter", text="amends 3: Di says hello")
    assert [entry.read.who for entry in night.game.entries[2:4]] == ["Di", "Bo"], "Di has no phone: any phone acts"


def test_no_line_is_amended_to_coming_or_leaving(night: Evening) -> None:
    night.says("Ann says hi")
    for new in ("Ann joins after Bo with 500", "Ann replaces Bo", "Ann leaves", "Ann swaps Cy"):
        assert "changing places" in page_of(night.tap(night.phone(0), "enter", text=f"amends 3: {new}"))
    assert len(night.game.entries) == 3


# Nothing told too early


def test_caches_of_one_round_or_game_are_not_used_in_the_next(night: Evening) -> None:
    view = night.game.game.view(night.state)
    tokens = {table_token(1, view), table_token(1, replace(view, round=view.round + 1)), table_token(2, view)}
    assert len(tokens) == 3, "a phone keeps its cards for the table as it stood"
