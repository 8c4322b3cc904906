"""Heated rounds, where players enforce: whatever people enter and whoever is accused, what a line is ruled and what it
does come from one reading of the log."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.core import replay
from referee.core.facts import facts
from referee.core.replay import Log
from referee.core.rulings import Verdict
from tests.core.same import gist
from tests.drawn import drawn
from tests.games.grown import is_loaded_the_same, record_of
from tests.games.heated import GAMES, Heated
from tests.games.tables import Table

pytestmark = pytest.mark.no_cover  # the tracer would take ten times as long; the examples reach the same lines

every_game = pytest.mark.parametrize("key", GAMES)
seeds = st.integers(0, 10**9)


def told(table: Table) -> Mapping[str, Any]:
    """Return the facts that a refused line may not change; a first meld that fails may raise the next one's minimum."""
    known = facts(table.game, table.state)
    surcharge = getattr(table.state.house, "open_penalty", 0)
    return {key: value for key, value in known.items() if not (surcharge and key.startswith("minimum."))}


@every_game
@drawn(80)
@given(seed=seeds)
def test_a_line_ruled_no_changes_no_fact(key: str, seed: int) -> None:
    heated = Heated(key, seed)
    table = heated.table
    for _ in range(60):
        before = told(table)
        if not heated.step():
            continue
        last = table.log.entries[-1]
        if last.ruling.verdict is Verdict.NO and not last.stands and told(table) != before:
            note(record_of(table))
            raise AssertionError(f"{last.text}: {last.ruling.rule.id}")


@every_game
@drawn(15)
@given(seed=seeds)
def test_a_heated_round_is_the_same_however_it_is_read(key: str, seed: int) -> None:
    """Loaded from what was kept, entered again, and folded without any kept state."""
    table = Heated(key, seed).play(50).table
    is_loaded_the_same(table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "EVERY", 10**9)
        patch.setattr(replay, "RECENT", 0)
        again = Log(table.game, table.log.head)
        for entry in table.log.entries:
            again.enter(entry.action, entry.at)
        assert again.state == table.log.state
        assert list(map(gist, again.entries)) == list(map(gist, table.log.entries))
        for n in range(0, len(again.entries), 7):
            assert again.state_after(n) == table.log.state_after(n)
