"""A game built from the public names of the melding family, is played to its target."""

import pytest

from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.more_games import samba
from tests.support.player import Player, WholeGame


@pytest.mark.parametrize("seed", range(3))
def test_rounds_are_played_to_the_end_of_the_game(seed: int) -> None:
    game = WholeGame("samba", 4, "target=1000", most=4000, comes_and_goes=False, cards=True, rules=samba.GAME)
    table = Player(game, seed)
    assert list(table.steps())
    s = table.state
    assert s.phase == "over"
    assert s.scores[s.winners[0]] == max(s.scores) >= 1000
    assert all(scored.points[0] == scored.points[2] for scored in s.rounds)


def test_its_values_are_its_own() -> None:
    log = GameLog(
        samba.GAME, Head("samba", ("Ann", "Bo", "Cy", "Di"), facts=(("turn", "Ann"), ("score.Ann+Cy", "7000")))
    )
    assert known_facts(samba.GAME, log.state)["minimum.Ann+Cy"] == 150
    log.enter(read_action("Ann draws 2"))
    refused = log.enter(read_action("Ann melds AS AH 2C 2D 2S / KS KH KD"))
    assert (refused.ruling.rule.id, refused.ruling.fill["limit"]) == ("meld.wilds", 2)
    assert log.enter(read_action("Ann melds AS AH AD AC 2C 2D / KS KH KD")).stands
