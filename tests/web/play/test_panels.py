"""Fragments depend only on the parts of the table that they show."""

import pytest

from referee.engine import games
from referee.engine.basics.seats import NOBODY
from referee.engine.notation.record import read
from referee.records.replay import replay_record
from referee.rulebook.chapters import marked_records
from referee.web.core.looks import people_of
from referee.web.play.panels import ShownView, chips_of, ladder_of, middle_of, turn_of
from tests.support.client import Page
from tests.support.lobby import Lobby
from tests.support.night import Evening, evening


@pytest.mark.parametrize("game", games.names())
def test_omitted_parts_show_nowhere(game: str) -> None:
    screens = Lobby().app.extensions["screens"]
    language = "ko"
    compared = 0
    for example in marked_records(game)[::12]:
        for result in replay_record(example.record, example.file):
            names = tuple(result.state.names)
            seen = games.find(game).view(result.state)
            for laid, still in ((False, False), (seen.trick is not None, True)):
                view = seen if still else seen._replace(last_round=None)  # a phone's ladder says that
                shown = ShownView(view, names, laid, still)
                for name, bare in (("turn", turn_of(shown)), ("middle", middle_of(shown))):
                    assert screens.html(name, bare, language) == screens.html(name, shown, language), example
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


def test_only_changed_chips_are_rendered_again() -> None:
    screens = Lobby().app.extensions["screens"]
    before, after = (
        chips_of(ShownView(games.find("one").view(result.state), ("Ann", "Bo", "Cy")))
        for result in list(replay_record(read(ONE + "Cy draws 1\n")[0], ""))[-2:]
    )
    same = [one == other for one, other in zip(before.chips, after.chips, strict=True)]
    assert same == [False, True, False]
    page = Page(screens.html("seats", after, "en"))
    assert page.faults == []
    looks = [dict(made)["class"] for tag, made in page.tags if tag == "button"]
    assert looks == ["chip of-0 on", "chip of-1", "chip of-2"]


def test_the_turn_is_drawn_anew_only_for_another_winner_not_for_each_count() -> None:
    with evening(house="enforce=referee") as night:
        night.says("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one")
        first = shown(night)
        night.says("Bo holds 20 points")
        then = shown(night)
        assert (first.won, ShownView(night.game.view, night.game.names).won) == (0, NOBODY)
        assert turn_of(first) == turn_of(then)
        assert middle_of(first) != middle_of(then)
        assert middle_of(first).view.middle == ()


def shown(night: Evening) -> ShownView:
    """Return what a phone shows, with the ladder of the moment."""
    view = night.game.view
    return ShownView(view, night.game.names, ladder=ladder_of(night.game, view, people_of(night.table, night.game)))
