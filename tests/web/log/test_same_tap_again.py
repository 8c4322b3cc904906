"""A tap that is sent again with its id because its answer was lost gets the same answer and enters nothing."""

from collections.abc import Iterator

import pytest
from werkzeug.test import TestResponse

from tests.support.client import said
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee") as made:
        made.says("Di deals", "Di flips 5H", "Ann plays 9H", "Bo plays 9D")
        yield made


def twice(night: Evening, where: str, **form: str) -> tuple[TestResponse, TestResponse, int]:
    """Send the same tap twice. Return both answers, and the number of lines that the second one entered."""
    first = night.tap(night.phone(0), where, post="lost", **form)
    lines = len(night.game.entries)
    again = night.tap(night.phone(0), where, post="lost", **form)
    return first, again, len(night.game.entries) - lines


@pytest.mark.promise("A tap counts once. If it is tapped")
@pytest.mark.parametrize(
    ("where", "form", "words"),
    [
        ("enter", {"text": "says hello"}, "hello"),
        ("undo", {"line": "4"}, "Taken back: Bo"),
        ("undo", {"line": "3", "along": "1"}, "Taken back together"),
    ],
)
def test_a_repeated_tap_gets_the_same_answer(night: Evening, where: str, form: dict[str, str], words: str) -> None:
    first, again, entered = twice(night, where, **form)
    assert words in said(first), said(first)
    assert said(again) == said(first)
    assert entered == 0


@pytest.mark.promise("A phone acts for its own")
@pytest.mark.parametrize("where", ["enter", "undo"])
def test_a_stranger_who_sends_somebody_elses_tap_learns_nothing(night: Evening, where: str) -> None:
    night.tap(night.phone(0), "enter", post="lost", text="says hello")
    answer = night.tap(night.phone(9), where, post="lost", text="says hello", line="4")
    assert answer.status_code == 403
    assert "hello" not in said(answer)


@pytest.mark.promise("Catching up in play gives the turn")
def test_catching_up_gives_the_turn_a_fresh_clock(night: Evening) -> None:
    night.says("Bo corrects turn Ann")
    night.tap(night.phone(1), "catch-up", **{"was.draw": "0", "draw": "2"})
    assert night.game.entries[-1].text == "Bo corrects draw 2; turn Ann"


@pytest.mark.promise("Catching up in play gives the turn")
def test_an_outdated_form_of_catching_up_does_not_claim_that_it_stands_so(night: Evening) -> None:
    first = night.tap(night.phone(0), "catch-up", **{"was.draw": "0", "draw": "0"})
    assert "it stands so already" in said(first)
    outdated = night.tap(night.phone(0), "catch-up", **{"was.draw": "2", "draw": "2"})
    assert "The table has moved on since" in said(outdated)


def test_a_repeated_tap_is_answered_after_the_next_game_began(night: Evening) -> None:
    first = night.tap(night.phone(0), "enter", text="says hello", post="lost")
    night.table.start("game: one\nplayers: Bo Cy\n", 1)
    again = night.tap(night.phone(0), "enter", text="says hello", post="lost")
    assert said(again) == said(first)
    assert night.game.entries == ()
