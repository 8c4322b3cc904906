"""A position of any game is drawn for reading: what lies there, whose turn it is, and nothing to tap."""

import pytest

from referee import games
from referee.core.record import read
from referee.core.state import State
from referee.replaying import replay_record
from referee.speech import Speech
from referee.web.picture import picture
from tests.games.examples import examples
from tests.web.client import Page
from tests.web.night import Evening, evening


@pytest.fixture(scope="module")
def night() -> Evening:
    with evening() as made:
        return made


def drawn(night: Evening, game: str, state: State, **how: bool) -> str:
    made = picture(games.find(game), state, **how)
    speech = Speech(night.app.extensions["texts"], "en", made.names)
    html: str = night.hall.screens.draw("parts/picture.html", speech, picture=made)
    return html


@pytest.mark.parametrize("game", games.names())
def test_positions_of_every_game_are_drawn_with_nothing_to_tap(night: Evening, game: str) -> None:
    for example in examples(game)[::20]:
        for result in list(replay_record(example.record, example.file))[-1:]:
            page = Page(drawn(night, game, result.state, hands=True))
            assert page.faults == [], example
            assert {"button", "a", "input"}.isdisjoint(tag for tag, _ in page.tags), example


POSITIONS = {
    "one": (
        "top: 7H\nturn: Bo\ndraw: 2\ndirection: right\nhand.Cy: 3",
        "Bo says x",
        ("7 of hearts", "↺", "Bo", "3 cards"),
    ),
    "hearts": ("trick: 3\nturn: Bo", "Bo plays 5S", ("5 of spades", "of-2 on still", "led")),
    "canasta": (
        "turn: Bo\npile: 5S KH\nmelds.Ann+Cy: 7S 7H 7D",
        "Bo draws 2",
        ("king of hearts", "Pile: 2", "First meld 50"),
    ),
}


def position(game: str, facts: str, line: str) -> State:
    """What a record with these facts and this one line comes to."""
    record = read(f"== x\ngame: {game}\nplayers: Ann Bo Cy Di\n{facts}\n\n{line}\n")[0]
    return next(iter(replay_record(record, ""))).state


@pytest.mark.parametrize("game", POSITIONS)
def test_a_picture_says_how_things_stand(night: Evening, game: str) -> None:
    facts, line, says = POSITIONS[game]
    html = drawn(night, game, position(game, facts, line))
    assert [each for each in says if each not in html] == [], html


def test_a_hand_laid_open_is_in_the_picture_of_nobodys_game_alone(night: Evening) -> None:
    state = position("one", "top: 7H\nturn: Ann\nhand.Bo: KD QC", "Ann draws 1")
    assert "king of diamonds" in drawn(night, "one", state, hands=True)
    assert "king of diamonds" not in drawn(night, "one", state)
