"""The turn clock: it stops while another player still has to answer."""

from referee.engine.common_rules.conduct import clock
from referee.engine.log.game_log import GameLog
from referee.engine.model.view import Clock
from referee.engine.notation.lines import read_action
from tests.support.game_logs import table

SEVEN = "game: onecard\nplayers: Ann Bo Cy\nhouse: turn_seconds=20\ntop: 9D\nturn: Ann\nhand.Ann: 4\nhand.Bo: 4"


def at(log: GameLog, seconds: float, line: str) -> str:
    return str(log.enter(read_action(line), seconds).ruling.verdict)


def running(log: GameLog) -> Clock:
    found = clock(log.state)
    assert found is not None
    return found


def test_the_next_players_clock_waits_for_the_called_suit() -> None:
    log = table(SEVEN)
    at(log, 5, "Ann plays 7D")
    assert not running(log).running
    assert at(log, 60, "Cy penalizes Bo for slow") == "no", "Bo may not play yet"
    at(log, 61, "Ann calls S")
    assert running(log).running
    assert at(log, 80, "Cy penalizes Bo for slow") == "no"
    assert at(log, 82, "Cy penalizes Bo for slow") == "ok"


def test_a_time_out_in_between_changes_nothing() -> None:
    log = table(SEVEN)
    at(log, 5, "Ann plays 7D")
    at(log, 20, "Cy says time-out")
    at(log, 50, "Cy says time-in")
    assert not running(log).running
    at(log, 70, "Ann calls S")
    assert at(log, 89, "Cy penalizes Bo for slow") == "no"


def test_the_clock_runs_where_a_player_names_the_suit_for_themselves() -> None:
    log = table("game: uno\nplayers: Ann Bo Cy\nhouse: start=youngest", "Cy deals", "Cy flips W")
    assert (log.state.turn, running(log).running) == (0, True)


def test_hands_are_swapped_before_the_next_turn_is_timed() -> None:
    log = table(
        "game: uno\nplayers: Ann Bo Cy\nhouse: edition=hanpanee seven_zero=true\ntop: R5\nturn: Ann\nhand.Ann: 4",
        "Ann plays R7",
    )
    assert not running(log).running
    at(log, 9, "Ann trades Cy")
    assert running(log) == Clock(60, 9, 0.0, True)
