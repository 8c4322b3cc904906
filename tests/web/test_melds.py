"""A game in which sides meld, on the phone as every game has it: drawn, melded in groups, discarded, caught up with."""

from collections.abc import Iterator

import pytest
from werkzeug.test import TestResponse

from referee import exporting
from referee.core.notation import format_action, read_action
from tests.web.night import Evening, evening


def checked(response: TestResponse) -> str:
    """The page of an answer."""
    assert response.status_code == 200
    return response.get_data(as_text=True)


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(game="canasta") as found:
        found.says("Di deals", "Di flips 9H")
        yield found


def test_cards_tapped_one_after_another_are_melded_in_groups(night: Evening) -> None:
    ann = night.phone(0)
    page = checked(ann.get(f"/{night.table.code}/play"))
    assert "Draw 2" in page
    night.tap(ann, "enter", text="draws 2")
    page = checked(ann.get(f"/{night.table.code}/play"))
    assert 'name="grouped" value="2 joker"' in page
    cards = ["QS", "QH", "2C", "AS", "AH", "AD"]
    shown = night.tap(ann, "look", verb="melds", grouped="2 joker", cards=cards).get_data(as_text=True)
    assert "The first meld comes to 100" in shown
    text = "melds QS QH 2C / AS AH AD"
    assert text in shown
    night.tap(ann, "enter", text=text)
    assert night.game.entries[-1].ruling.verdict == "ok"
    night.tap(ann, "enter", verb="discards", rank="9", suit="C")
    assert (night.game.entries[-1].text, night.state.turn) == ("Ann discards 9C", 1)


def test_a_meld_that_is_short_is_said_before_the_tap(night: Evening) -> None:
    ann = night.phone(0)
    night.says("Ann draws 2")
    shown = night.tap(ann, "look", verb="melds", grouped="2 joker", cards=["9S", "9H", "9D"]).get_data(as_text=True)
    assert "30 of 50: 20 short" in shown
    assert len(night.game.entries) == 3


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_every_page_shows_the_game(night: Evening, language: str) -> None:
    night.says("Ann draws 2", "Ann melds QS QH RJ", "Ann asks", "Cy answers yes")
    night.says("Cy undoes 6", "Cy answers no", "Ann discards 3S", "Bo draws 2")
    bo = night.phone(1, language)
    for page in ("play", "story", "scores", "board", "rules", "catch-up"):
        checked(bo.get(f"/{night.table.code}/{page}"))


def test_catching_up_says_what_a_side_has(night: Evening) -> None:
    ann = night.phone(0)
    page = checked(ann.get(f"/{night.table.code}/catch-up"))
    assert 'name="score.Ann+Cy"' in page
    assert 'name="melds.Ann+Cy"' not in page
    night.tap(ann, "catch-up", **{"score.Ann+Cy": "480", "was.score.Ann+Cy": "0"})
    assert night.game.entries[-1].text == "Ann corrects score.Ann+Cy 480"
    assert night.state.scores == (480, 0, 480, 0)


@pytest.mark.parametrize(
    ("line", "veiled"), [("Ann draws KS 4H", "Ann draws 2"), ("Ann lays 3H drawing KS", "Ann lays 3H")]
)
def test_what_somebody_drew_is_for_that_seat_alone(night: Evening, line: str, veiled: str) -> None:
    game, state, action = night.game.game, night.state, read_action(line)
    assert format_action(exporting.seen_by(game, state, action, [1, 2, 3])) == veiled
    assert exporting.seen_by(game, state, action, [0]) == action
    night.says(line)
    for page in ("story", "play", "board", "scores"):
        shown = checked(night.phone(1).get(f"/{night.table.code}/{page}"))
        assert not any(each in shown for each in ("K♠", "draws KS", "drawing KS"))
