"""Melding games by random house rules, with people who come and go.

Nothing raises, no card is lost, and reading the lines again in any way gives the same result.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.facts import known_facts
from tests.support.drawn import drawn
from tests.support.grown import holds_after_every_line, is_loaded_the_same, is_the_start_once_all_is_taken_back
from tests.support.random_melds import MeldTable

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

seeds = st.integers(0, 10**9)


def check(table: MeldTable) -> None:
    """Check the properties of a table after every line."""
    s = table.state
    known_facts(table.game, s)
    table.game.view(s)
    assert s.phase == "over" or list(table.asks())
    if s.phase == "play" and s.keep == "plays":
        assert s.here[s.turn] if s.turn != NOBODY else not any(s.here)
    if any(isinstance(entry.action, act.Allows) for entry in table.log.entries):
        return  # lines that the table let stand may add up to impossible hands
    if s.phase in ("play", "count") and s.keep == "plays" and s.dealt:
        lying = sum(len(meld.cards) for melds in s.melds for meld in melds)
        held = sum(hand or 0 for hand in s.hands)
        assert held + lying + len(s.bonus) + len(s.discards) + (s.stock or 0) == sum(s.config.packs.values())


@drawn(4)
@given(seed=seeds)
def test_a_table_never_raises_and_loses_no_card(seed: int) -> None:
    holds_after_every_line(MeldTable("canasta", seed), 80, check)


@drawn(3)
@given(seed=seeds, count=st.integers(0, 80))
def test_a_stored_table_loads_the_same(seed: int, count: int) -> None:
    is_loaded_the_same(MeldTable("canasta", seed).play(count))


@drawn(3)
@given(seed=seeds, count=st.integers(0, 80))
def test_undoing_everything_reaches_the_start(seed: int, count: int) -> None:
    is_the_start_once_all_is_taken_back(MeldTable("canasta", seed, about_lines=False).play(count))
