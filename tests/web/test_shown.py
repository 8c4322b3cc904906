"""Pieces of the table are given no more of it than they draw, and look as if they had been given all."""

import pytest

from referee import games
from referee.core.record import read
from referee.replaying import replay_record
from referee.speech import Speech
from referee.web.shown import Shown, chips_of, middle_of, turn_of
from tests.games.examples import examples
from tests.web.client import Page
from tests.web.lobby import Lobby


@pytest.mark.parametrize("game", games.names())
def test_what_is_left_out_shows_nowhere(game: str) -> None:
    screens = Lobby().app.extensions["hall"].screens
    texts, language = screens.texts, "ko"
    compared = 0
    for example in examples(game)[::12]:
        for result in replay_record(example.record, example.file):
            names = tuple(result.state.names)
            view = games.find(game).view(result.state)
            for laid, still in ((False, False), (view.trick is not None, True)):
                shown = Shown(view, names, laid, still)
                for name, bare in (("turn", turn_of(shown)), ("middle", middle_of(shown))):
                    whole = screens.draw(f"parts/{name}.html", Speech(texts, language, names), value=shown)
                    assert screens.html(name, bare, language) == whole, example
                    compared += 1
    assert compared > 20


ONE = """== x
game: one
players: Ann Bo Cy
top: 7H
turn: Bo
hand.Ann: 2
hand.Cy: 1

Bo draws 1
"""


def test_only_the_chips_of_those_change_about_whom_something_changed() -> None:
    screens = Lobby().app.extensions["hall"].screens
    before, after = (
        chips_of(Shown(games.find("one").view(result.state), ("Ann", "Bo", "Cy")))
        for result in list(replay_record(read(ONE + "Cy draws 1\n")[0], ""))[-2:]
    )
    same = [one == other for one, other in zip(before.chips, after.chips, strict=True)]
    assert same == [False, True, False]
    page = Page(screens.html("seats", after, "en"))
    assert page.faults == []
    looks = [dict(made)["class"] for tag, made in page.tags if tag == "button"]
    assert looks == ["chip of-0 on", "chip of-1", "chip of-2"]
