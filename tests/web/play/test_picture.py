"""A picture of any position: cards, turn and counts, without buttons."""

import pytest

from referee.engine import games
from referee.engine.model.state import State
from referee.engine.notation.record import read
from referee.records.replay import replay_record
from referee.rulebook.chapters import marked_records
from referee.texts.sentences import Sentences
from referee.web.play.picture import picture
from tests.support.client import Page
from tests.support.night import Evening, evening


@pytest.fixture(scope="module")
def night() -> Evening:
    with evening() as made:
        return made


def drawn(night: Evening, game: str, state: State, **how: bool) -> str:
    made = picture(games.find(game), state, **how)
    speech = Sentences(night.app.extensions["texts"], "en", made.names)
    html: str = night.app.extensions["screens"].draw("play/picture.html", speech, picture=made)
    return html


@pytest.mark.parametrize("game", games.names())
def test_pictures_of_every_game_have_no_buttons(night: Evening, game: str) -> None:
    for example in marked_records(game)[::20]:
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
    """Return the position of a record with these facts and this one line."""
    record = read(f"== x\ngame: {game}\nplayers: Ann Bo Cy Di\n{facts}\n\n{line}\n")[0]
    return next(iter(replay_record(record, ""))).state


@pytest.mark.parametrize("game", POSITIONS)
def test_a_picture_shows_the_position(night: Evening, game: str) -> None:
    facts, line, says = POSITIONS[game]
    html = drawn(night, game, position(game, facts, line))
    assert [text for text in says if text not in html] == [], html


def test_a_hand_laid_open_is_shown_only_in_a_picture_without_a_table(night: Evening) -> None:
    state = position("one", "top: 7H\nturn: Ann\nhand.Bo: KD QC", "Ann draws 1")
    assert "king of diamonds" in drawn(night, "one", state, hands=True)
    assert "king of diamonds" not in drawn(night, "one", state)
