"""A melding game for sides on the phone: drawing, melding in groups, discarding and catching up."""

from collections.abc import Iterator

import pytest

from referee.engine.log.audience import seen_by
from referee.engine.notation.lines import format_action, read_action
from tests.support.client import page_of
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(game="canasta") as found:
        found.says("Di deals", "Di flips 9H")
        yield found


@pytest.mark.parametrize(
    ("line", "veiled"), [("Ann draws KS 4H", "Ann draws 2"), ("Ann lays 3H drawing KS", "Ann lays 3H")]
)
def test_drawn_cards_are_shown_to_their_seat_only(night: Evening, line: str, veiled: str) -> None:
    game, state, action = night.game.game, night.state, read_action(line)
    assert format_action(seen_by(game, state, action, [1, 2, 3])) == veiled
    assert seen_by(game, state, action, [0]) == action
    night.says(line)
    for page in ("story", "play", "board", "scores"):
        shown = page_of(night.phone(1).get(f"/{night.table.code}/{page}"))
        assert not any(text in shown for text in ("K♠", "draws KS", "drawing KS"))
