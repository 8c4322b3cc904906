"""Where players enforce the rules, nothing reveals whether the last plays were right until another player has acted."""

import pytest

from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.more_games import whist
from tests.support.game_logs import PLAYERS, START, enter, table


@pytest.mark.parametrize(
    ("lines", "quiet"),
    [
        (("Ann plays 4D",), {1}),
        (("Ann plays 5C",), {1}),
        (("Ann plays 4D", "Cy says hello", "Di penalizes Cy for question"), {1}),
        (("Ann plays 2D", "Ann plays 3H"), {1, 2}),
        (("Ann plays 2D", "Ann draws"), {1}),
        (("Ann plays 5C", "Bo draws"), set()),
        (("Ann plays 5C", "Bo plays 6C"), {2}),
        (("Ann draws",), set()),
        (("Ann plays 5C", "Cy penalizes Ann for play"), set()),
        (("Ann plays 2C", "Ann plays 3H", "Cy penalizes Ann for play"), {1}),
        (("Ann plays 5C", "Cy undoes 1"), {1}),
        (("Ann plays 5C", "Cy undoes 1", "Ann draws", "Bo draws"), set()),
        (("Ann plays 4D", "Di draws"), {1}),
    ],
    ids=str,
)
def test_the_plays_that_are_quiet(lines: tuple[str, ...], quiet: set[int]) -> None:
    assert table(PLAYERS, *lines).hidden_lines() == quiet


def test_where_the_referee_enforces_nothing_is_quiet() -> None:
    assert table(START, "Ann plays 4D").hidden_lines() == set()


def test_a_play_that_ended_the_round_is_quiet_until_the_next_deal() -> None:
    head = "game: one\nplayers: Ann Bo\ntop: 9D\nturn: Ann\nhand.Ann: 1\nhand.Bo: KD"
    log = table(head, "Ann plays 5C saying one")
    assert log.state.phase == "deal"
    assert log.hidden_lines() == {1}
    enter(log, "Ann deals")
    assert log.hidden_lines() == set()


def test_a_quiet_play_stays_quiet_when_the_house_rule_changes() -> None:
    log = table(PLAYERS, "Ann plays 5C", "Bo agrees enforce=referee now")
    assert log.hidden_lines() == {1}


PLAYERS_WATCH = (("enforce", "players"),)
HEARTS = "game: hearts\nplayers: Ann Bo Cy Di\nhouse: enforce=players\nturn: Ann\ntrick: 3\nhand.Bo: 2D 3C AH"


@pytest.mark.parametrize(
    ("lines", "quiet"),
    [
        (("Ann plays 5D",), {1}),
        (("Ann plays 5D", "Bo plays AH"), {2}),
        (("Ann plays 5D", "Bo plays 2D"), {2}),
        (("Ann plays 5D", "Cy plays 6D"), {2}),
        (("Ann plays 5D", "Cy plays 6D 7D"), {1}),
        (("Ann plays 5D", "Bo plays AH", "Cy penalizes Bo for play"), set()),
        (("Ann plays 5D", "Bo plays AH", "Di says hello", "Bo says time-out"), {2}),
    ],
    ids=str,
)
def test_the_cards_of_a_trick_that_are_quiet(lines: tuple[str, ...], quiet: set[int]) -> None:
    assert table(HEARTS, *lines).hidden_lines() == quiet


def test_a_trick_taken_with_a_wrong_card_is_undone_with_the_next_lead() -> None:
    facts = (("turn", "Ann"), ("trick", "3"), ("hand.Di", "2S 3D AH"))
    log = GameLog(
        whist.GAME, Head("whist", ("Ann", "Bo", "Cy", "Di"), house=(("trump", "S"), *PLAYERS_WATCH), facts=facts)
    )
    for line in ("Ann plays 5D", "Bo plays 6D", "Cy plays 7D", "Di plays 2S", "Di plays AH"):
        log.enter(read_action(line))
    assert [entry.ruling.verdict for entry in log.entries] == ["ok", "ok", "ok", "no", "ok"]
    assert log.hidden_lines() == {4, 5}
    assert (log.state.turn, log.state.trick) == (0, 4)  # type: ignore[attr-defined]
    log.enter(read_action("Bo penalizes Di for play"))
    assert [entry.stands for entry in log.entries] == [True, True, True, False, False, True]
    assert (log.state.turn, log.state.trick) == (3, 3)  # type: ignore[attr-defined]
    assert log.enter(read_action("Bo penalizes Di for play")).ruling.rule.id == "table.surplus"


CANASTA = "game: canasta\nplayers: Ann Bo Cy Di\nhouse: enforce=players\nturn: Ann\nstock: 50\nhand.Ann: 11\npile: 9H"


@pytest.mark.parametrize(
    ("lines", "quiet"),
    [
        (("Ann draws 2", "Ann melds 7H 7D 7S", "Ann discards 4C"), {1, 2, 3}),
        (("Ann draws 2", "Ann melds 7H 7D 7S", "Bo penalizes Ann for play"), {1}),
        (("Ann draws 2", "Ann lays 3H", "Ann asks", "Cy answers no"), {1}),
        (("Ann draws 2", "Ann melds 7H 7D 7S", "Ann discards 4C", "Bo takes pile"), {4}),
        (("Cy draws 2",), {1}),
        (("Ann draws 51",), set()),
    ],
    ids=str,
)
def test_the_lines_of_a_melding_turn_that_are_quiet(lines: tuple[str, ...], quiet: set[int]) -> None:
    assert table(CANASTA, *lines).hidden_lines() == quiet
