"""Trick-taking games with people who come and go, cards set aside and unnamed cards: who acts next, and the scores."""

import pytest

from referee.engine import games
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.questions.what_if import legal
from tests.support.game_logs import played as table

GAME = games.find("hearts")
FOUR = "game: hearts\nplayers: Ann Bo Cy Di\n"


def state(log: GameLog) -> TrickState:
    found = log.state
    assert isinstance(found, TrickState)
    return found


@pytest.mark.parametrize("stated", ["round: 4", "pass: none", "house: passing=off"])
def test_a_pass_of_nothing_is_play(stated: str) -> None:
    log = table(f"{FOUR}phase: pass\n{stated}\n")
    assert "Ann plays 2C" in legal(log, 0)


@pytest.mark.parametrize("moved", ["Bo leaves", "Bo swaps Di", "Ann swaps Di", "Di corrects round 2"])
def test_passed_cards_are_read_by_those_who_took_them_up_whoever_sits_there_now(moved: str) -> None:
    log = table(FOUR, "Di deals", "Ann gives QS AH KH", "Bo gives 3", "Cy gives 3", "Di gives 3", moved)
    assert GAME.secret(log.state, log.entries[1].action) == {0, 1}
    assert not any(GAME.state_for(state(log), (2,)).sure)
    assert any(GAME.state_for(state(log), (1,)).sure)


def test_cards_that_nobody_took_up_are_read_by_their_giver_alone() -> None:
    log = table(FOUR, "Di deals", "Ann gives QS AH KH", "Bo corrects phase play")
    assert GAME.secret(log.state, log.entries[1].action) == {0}
