"""A melding game: whose cards a line keeps for its own seat."""

import pytest

from referee.engine.log.audience import seen_by
from referee.engine.notation.lines import format_action, read_action
from tests.support.night import evening


@pytest.mark.parametrize(
    ("line", "veiled"), [("Ann draws KS 4H", "Ann draws 2"), ("Ann lays 3H drawing KS", "Ann lays 3H")]
)
def test_drawn_cards_are_told_to_their_seat_only(line: str, veiled: str) -> None:
    with evening(game="canasta") as night:
        night.says("Di deals", "Di flips 9H")
        game, state, action = night.game.game, night.state, read_action(line)
        assert format_action(seen_by(game, state, action, [1, 2, 3])) == veiled
        assert seen_by(game, state, action, [0]) == action
