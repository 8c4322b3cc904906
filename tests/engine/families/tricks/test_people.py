"""Trick-taking games with people who come and go, cards set aside and unnamed cards: who acts next, and the scores."""

import pytest

from referee.engine import games
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Ruling
from referee.engine.model.view import FillIn, Tap
from referee.engine.notation.lines import read_action
from referee.engine.questions.legal import legal
from tests.support.game_logs import played as table

GAME = games.find("hearts")
FOUR = "game: hearts\nplayers: Ann Bo Cy Di\n"


def look(log: GameLog, line: str) -> Ruling:
    """Return the ruling of a line."""
    return log.judge(read_action(line))


def state(log: GameLog) -> TrickState:
    found = log.state
    assert isinstance(found, TrickState)
    return found


# ------------------------------------------------------------------------------------------------- coming and going


def test_a_late_arrival_takes_no_part_in_the_round() -> None:
    log = table(FOUR + "keep: scores", "Ann takes 13", "Eve joins after Di")
    assert look(log, "Eve takes 0").rule.id == "trick.keeping"
    sheet = GAME.tally(log.state)
    assert sheet is not None
    assert sheet.rows == ((1,), (2,), (3,))


# ------------------------------------------------------------------------------------------------- unnamed, aside


UNNAMED = ("Ann plays 2C", "Bo plays ?", "Cy plays 2H", "Di plays 3H")


def test_a_round_with_an_unnamed_card_asks_for_everybodys_points() -> None:
    log = table(FOUR + "trick: 13\nturn: Ann\ntaken.Ann: 20\ntaken.Bo: 3", *UNNAMED)
    assert log.state.phase == "count"
    assert all(any(isinstance(ask, FillIn) for ask in GAME.prompts(log.state, seat)) for seat in range(4))
    assert "note-trick-unnamed" in {note.id for note in GAME.view(log.state).notes}
    sheet = GAME.tally(log.state)
    assert sheet is not None
    filled = GAME.filled(log.state, sheet, {(0, "queen"): "1", (0, "hearts"): "10", (1, "hearts"): "3"})
    assert filled.lines == ("Ann takes 23", "Bo takes 3", "Cy takes 0", "Di takes 0")
    for line in filled.lines:
        log.enter(read_action(line))
    assert log.state.scores == (23, 3, 0, 0)


# ------------------------------------------------------------------------------------------------- looking, showing


def test_only_valid_taps_are_offered_between_tricks() -> None:
    log = table(FOUR + "trick: 12\nturn: Ann\ntaken.Bo: 26")
    texts = [ask.text for ask in GAME.prompts(log.state, 2) if isinstance(ask, Tap)]
    assert "says rest" in texts
    assert look(log, "Cy says rest").verdict == "ok"


@pytest.mark.parametrize("stated", ["round: 4", "pass: none", "house: passing=off"])
def test_a_pass_of_nothing_is_play(stated: str) -> None:
    log = table(f"{FOUR}phase: pass\n{stated}\n")
    assert "Ann plays 2C" in legal(log, 0)


def test_a_misdeal_is_offered_to_the_player_after_a_dealer_who_has_left() -> None:
    log = table(FOUR, "Di deals", "Di leaves")
    offered = {ask.text for ask in GAME.prompts(log.state, 0) if isinstance(ask, Tap)}
    assert "deals wrong" in offered
    assert look(log, "Ann deals wrong").verdict == "ok"


@pytest.mark.parametrize("moved", ["Bo leaves", "Bo swaps Di", "Ann swaps Di", "Di corrects round 2"])
def test_passed_cards_are_read_by_those_who_took_them_up_whoever_sits_there_now(moved: str) -> None:
    log = table(FOUR, "Di deals", "Ann gives QS AH KH", "Bo gives 3", "Cy gives 3", "Di gives 3", moved)
    assert GAME.secret(log.state, log.entries[1].action) == {0, 1}
    assert not any(GAME.state_for(state(log), (2,)).sure)
    assert any(GAME.state_for(state(log), (1,)).sure)


def test_cards_that_nobody_took_up_are_read_by_their_giver_alone() -> None:
    log = table(FOUR, "Di deals", "Ann gives QS AH KH", "Bo corrects phase play")
    assert GAME.secret(log.state, log.entries[1].action) == {0}
