"""`Game.concerns`: while it is equal, a seat is asked the same, in random nights of all games."""

from collections.abc import Hashable

import pytest

from referee.engine import games
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.model.view import Prompt
from tests.support.player import RandomTable

Asked = dict[tuple[int, Hashable], tuple[Prompt, ...]]


def compare(game: Game, s: State, known: Asked) -> int:
    """Compare the prompts of all seats with those that they had while the same concerned them; return how many did."""
    count = 0
    for seat, concerns in enumerate(game.concerns(s)):
        if concerns is None:
            continue
        for own in ((), (seat,)):
            asked = game.prompts(game.state_for(s, own), seat)
            if (seat, concerns) in known:
                assert asked == known[seat, concerns], (s, seat)
                count += 1
            known[seat, concerns] = asked
    return count


@pytest.mark.parametrize("key", games.names())
def test_equal_concerns_equal_prompts(key: str) -> None:
    count = 0
    for seed in range(8):
        table, known = RandomTable(key, seed), Asked()
        for _ in range(60):
            table.step()
            count += compare(table.game, table.state, known)
    assert count > 200 or games.find(key).concerns(table.state)[0] is None
