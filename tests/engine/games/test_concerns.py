"""`Game.concerns`: while it is equal, a seat is asked the same, in random nights of all games."""

from collections.abc import Hashable

import pytest

from referee.engine import games
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.model.view import Prompt
from tests.support.random_shedding import FAMILY, ShedTable
from tests.support.whole_games import Player, WholeGame

Asked = dict[tuple[int, Hashable], tuple[Prompt, ...]]


def compare(game: Game, s: State, known: Asked) -> int:
    """Compare the prompts of all seats with those that they had while the same concerned them; return how many did."""
    count = 0
    for seat in range(len(s.names)):
        if (concerns := game.concerns(s, seat)) is None:
            continue
        for own in ((), (seat,)):
            asked = game.prompts(game.state_for(s, own), seat)
            if (seat, concerns) in known:
                assert asked == known[seat, concerns], (s, seat)
                count += 1
            known[seat, concerns] = asked
    return count


@pytest.mark.parametrize("key", FAMILY)
def test_equal_concerns_equal_prompts_at_random_tables(key: str) -> None:
    count = 0
    for seed in range(12):
        table, known = ShedTable(key, seed), Asked()
        for _ in range(60):
            table.step()
            count += compare(table.game, table.state, known)
    assert count > 200


@pytest.mark.parametrize("key", [key for key in games.names() if key not in FAMILY])
def test_equal_concerns_equal_prompts_in_whole_games(key: str) -> None:
    game, known = games.find(key), Asked()
    player = Player(WholeGame(key, 4, most=150), 3)
    for _ in player.steps():
        compare(game, player.log.state, known)
    assert player.log.entries
