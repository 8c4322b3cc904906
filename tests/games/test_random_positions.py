"""Random positions with hands that were declared: whatever is laid of them, and whichever earlier line is taken back,
amended or allowed, nothing is raised but that a line cannot be read, and every ruling can be said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee import games
from referee.core.facts import facts
from referee.core.hindsight import heard
from referee.speech import Speech
from referee.texts import shared
from tests.drawn import drawn
from tests.games.grown import holds_after_every_line
from tests.games.positions import Position, position

pytestmark = pytest.mark.no_cover  # the tracer would take ten times as long; the examples reach the same lines

KEYS = tuple(key for key in games.names() if key != "other")


def check(table: Position) -> None:
    """What every screen needs after a line can be made."""
    s = table.state
    facts(table.game, s)
    table.game.view(s)
    list(table.asks())
    for entry in table.log.entries[-4:]:
        assert Speech(shared(True), "en", s.names).rule_plain(entry.ruling)
        heard(table.log, entry.n)


@pytest.mark.parametrize("key", KEYS)
@drawn(60)
@given(seed=st.integers(0, 10**9))
def test_no_line_about_declared_cards_raises(key: str, seed: int) -> None:
    holds_after_every_line(position(key, seed), 14, check)
