"""Where players enforce the rules, nothing reveals whether the last plays were right until another player has acted."""

from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.more_games import whist

PLAYERS_WATCH = (("enforce", "players"),)


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
