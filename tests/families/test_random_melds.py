"""Games of melds by random house rules, at tables where people come and go: nothing raises, no card is lost, and the
lines come to the same however they are read again."""

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.core import actions as act
from referee.core.facts import facts
from referee.core.replay import Log
from tests.core.same import essence, gist
from tests.drawn import drawn
from tests.families.meld_tables import MeldTable
from tests.games.test_random_houses import kept, record_of

pytestmark = pytest.mark.no_cover  # the tracer would take ten times as long; the examples reach the same lines

seeds = st.integers(0, 10**9)


def check(table: MeldTable) -> None:
    """What holds of a table after every line."""
    s = table.state
    facts(table.game, s)
    table.game.view(s)
    assert s.phase == "over" or list(table.asks())
    if s.phase == "play" and s.keep == "plays" and s.turn >= 0:
        assert s.here[s.turn]
    if s.phase in ("play", "count") and s.keep == "plays" and s.dealt:
        lying = sum(len(meld.cards) for each in s.melds for meld in each)
        held = sum(hand or 0 for hand in s.hands)
        assert held + lying + len(s.bonus) + len(s.discards) + (s.stock or 0) == sum(s.table.packs.values())


@drawn(8)
@given(seed=seeds)
def test_a_table_never_raises_and_loses_no_card(seed: int) -> None:
    table = MeldTable("canasta", seed)
    for _ in range(80):
        table.step()
        try:
            check(table)
        except Exception:
            note(record_of(table))
            raise


@drawn(5)
@given(seed=seeds, count=st.integers(0, 80))
def test_what_a_table_played_is_loaded_the_same(seed: int, count: int) -> None:
    table = MeldTable("canasta", seed).play(count)
    note(record_of(table))
    loaded = Log(table.game, table.log.head)
    loaded.load(kept(table))
    assert loaded.state == table.log.state
    for new, old in zip(loaded.entries, table.log.entries, strict=True):
        assert new.undone == old.undone
        assert old.undone or gist(new) == gist(old)


@drawn(5)
@given(seed=seeds, count=st.integers(0, 80))
def test_everything_taken_back_is_the_start(seed: int, count: int) -> None:
    table = MeldTable("canasta", seed, about_lines=False).play(count)
    note(record_of(table))
    log, who = table.log, table.log.head.players[0]
    for n in range(len(log.entries), 0, -1):
        seat = who if who in log.state.names else log.state.names[0]
        log.enter(act.Undoes(seat, n), table.at)
    assert essence(log.state) == essence(log.first)
