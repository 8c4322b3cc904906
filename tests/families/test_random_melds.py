"""Games of melds by random house rules, at tables where people come and go: nothing raises, no card is lost, and the
lines come to the same however they are read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core import actions as act
from referee.core.facts import facts
from referee.core.seats import NOBODY
from tests.drawn import drawn
from tests.families.meld_tables import MeldTable
from tests.games.grown import holds_after_every_line, is_loaded_the_same, is_the_start_once_all_is_taken_back

pytestmark = pytest.mark.no_cover  # the tracer would take ten times as long; the examples reach the same lines

seeds = st.integers(0, 10**9)


def check(table: MeldTable) -> None:
    """What holds of a table after every line."""
    s = table.state
    facts(table.game, s)
    table.game.view(s)
    assert s.phase == "over" or list(table.asks())
    if s.phase == "play" and s.keep == "plays":
        assert s.here[s.turn] if s.turn != NOBODY else not any(s.here)
    if any(isinstance(entry.action, act.Allows) for entry in table.log.entries):
        return  # what a table lets stand may be what no hand can hold
    if s.phase in ("play", "count") and s.keep == "plays" and s.dealt:
        lying = sum(len(meld.cards) for each in s.melds for meld in each)
        held = sum(hand or 0 for hand in s.hands)
        assert held + lying + len(s.bonus) + len(s.discards) + (s.stock or 0) == sum(s.table.packs.values())


@drawn(4)
@given(seed=seeds)
def test_a_table_never_raises_and_loses_no_card(seed: int) -> None:
    holds_after_every_line(MeldTable("canasta", seed), 80, check)


@drawn(3)
@given(seed=seeds, count=st.integers(0, 80))
def test_what_a_table_played_is_loaded_the_same(seed: int, count: int) -> None:
    is_loaded_the_same(MeldTable("canasta", seed).play(count))


@drawn(3)
@given(seed=seeds, count=st.integers(0, 80))
def test_everything_taken_back_is_the_start(seed: int, count: int) -> None:
    is_the_start_once_all_is_taken_back(MeldTable("canasta", seed, about_lines=False).play(count))
