"""Prompts that every table has: giving a card back to somebody who accused without reason."""

import pytest

from referee.engine.log.game_log import GameLog
from referee.engine.model.view import Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.tokens import quote
from tests.support.game_logs import PLAYERS, START, enter, table

GAMES = (
    START,
    PLAYERS,
    "game: onecard\nplayers: Ann Bo Cy Di\ntop: 9D\nturn: Ann\nhand.Ann: 4\nhand.Bo: 4",
    "game: uno\nplayers: Ann Bo Cy Di\ntop: R9\nturn: Ann\nhand.Ann: 4\nhand.Bo: 4",
    "game: hearts\nplayers: Ann Bo Cy Di\ntrick: 3\nturn: Ann",
    "game: canasta\nplayers: Ann Bo Cy Di\ntop: 9D\nturn: Ann",
)
GROUNDLESS = "Cy penalizes Ann for {}"


def retorts(log: GameLog, seat: int) -> list[tuple[str, str, str]]:
    """Return the group of each such prompt on a seat's screen, its text and its line."""
    taps = [ask for ask in log.game.prompts(log.state, seat) if isinstance(ask, Tap)]
    return [(ask.place, ask.label.id, ask.text) for ask in taps if ask.text.endswith("for undeserved")]


def groundless(head: str) -> GameLog:
    """Return a table at which Ann was given a card for a break that did not happen."""
    return table(head, GROUNDLESS.format("play"))


@pytest.mark.parametrize("head", GAMES)
def test_an_undeserved_card_is_returned_in_one_tap(head: str) -> None:
    log = groundless(head)
    assert str(log.entries[-1].ruling.verdict) == "no"
    assert retorts(log, 0) == [("table", "ask-give-back", "penalizes Cy for undeserved")]
    for seat in (1, 3):
        assert retorts(log, seat) == [("table", "ask-undeserved", "penalizes Cy for undeserved")]
    assert retorts(log, 2) == [], "nobody accuses themselves"
    for who in ("Ann", "Bo"):
        assert str(log.judge(read_action(f"{who} penalizes Cy for undeserved")).verdict) == "ok"
    enter(log, "Bo penalizes Cy for undeserved")
    assert not any(retorts(log, seat) for seat in range(4)), "one card for one break"


def test_the_prompt_lasts_for_the_round_and_moves_no_other_button() -> None:
    log = groundless(START)
    places = [ask.place for ask in log.game.prompts(log.state, 0) if ask.place in ("first", "main")]
    assert places == [
        ask.place for ask in table(START).game.prompts(table(START).state, 0) if ask.place in ("first", "main")
    ]
    for name in ("Ann", "Bo", "Cy", "Di", "Ann"):
        enter(log, f"{name} draws")
        assert retorts(log, 0) == [("table", "ask-give-back", "penalizes Cy for undeserved")]


def test_each_giver_is_listed_once_per_card() -> None:
    log = table(START, "Cy penalizes Ann for play", "Di penalizes Ann for play", "Cy penalizes Bo for play")
    assert {text for _, _, text in retorts(log, 0)} == {"penalizes Cy for undeserved", "penalizes Di for undeserved"}
    assert {label for _, label, _ in retorts(log, 0)} == {"ask-give-back"}
    enter(log, "Ann penalizes Cy for undeserved")
    assert "penalizes Cy for undeserved" in {text for _, _, text in retorts(log, 1)}
    enter(log, "Bo penalizes Cy for undeserved")
    assert [text for _, _, text in retorts(log, 1)] == ["penalizes Di for undeserved"]


def test_a_card_refused_by_vote_can_be_returned() -> None:
    log = table(START, "Cy penalizes Ann for question", "Ann disputes 1")
    assert retorts(log, 0) == [], "nobody knows yet"
    for line in ("Bo votes no", "Di votes no"):
        enter(log, line)
    assert retorts(log, 0) == [("table", "ask-give-back", "penalizes Cy for undeserved")]


def test_a_false_catch_with_a_cost_can_be_returned() -> None:
    head = "game: onecard\nplayers: Ann Bo Cy\nhouse: false_claim=1\ntop: 9D\nturn: Ann\nhand.Ann: 5\nhand.Bo: 4"
    log = table(head, "Cy catches Bo")
    assert retorts(log, 1) == [("table", "ask-give-back", "penalizes Cy for undeserved")]
    assert retorts(table(head.replace("false_claim=1", "false_claim=0"), "Cy catches Bo"), 1) == []


@pytest.mark.parametrize("line", ["Cy penalizes Ann for question", "Ann plays 5C", "Ann plays 5D"])
def test_no_prompt_without_an_undeserved_card(line: str) -> None:
    for head in (START, PLAYERS):
        log = table(head, line)
        assert not any(retorts(log, seat) for seat in range(4))


def test_the_prompt_ends_with_the_round_and_omits_people_who_left() -> None:
    log = groundless(START)
    enter(log, "Cy leaves")
    assert not any(retorts(log, seat) for seat in (0, 1, 3))
    last = START.replace("hand.Ann: 4\nhand.Bo: 4", "hand.Ann: 1")
    log = table(last, "Cy penalizes Ann for play", "Ann plays 4D saying one")
    assert log.state.phase == "count"
    for line in ("Bo holds 3H", "Cy holds 3S", "Di holds 3C"):
        enter(log, line)
    assert log.state.phase == "deal"
    assert not any(retorts(log, seat) for seat in range(4))


def test_the_line_quotes_a_name_that_needs_it() -> None:
    log = table(PLAYERS.replace("Cy", '"Cy K"'), '"Cy K" penalizes Ann for play')
    assert [text for _, _, text in retorts(log, 0)] == [f"penalizes {quote('Cy K')} for undeserved"]
