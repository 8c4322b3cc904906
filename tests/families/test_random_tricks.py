"""Games of tricks by random house rules, at tables where people come and go: nothing raises, somebody can always act,
no card is taken twice, and the lines come to the same however they are read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core import actions as act
from referee.core.cards import UNKNOWN
from referee.core.facts import facts
from referee.core.notation import read_action
from referee.core.rulings import Verdict
from referee.core.seats import NOBODY
from referee.core.view import FillIn, Tap
from tests.families.trick_tables import TrickTable
from tests.games.grown import holds_after_every_line, is_loaded_the_same, is_the_start_once_all_is_taken_back
from tests.games.test_random_houses import often

pytestmark = pytest.mark.no_cover  # the tracer would take ten times as long; the examples reach the same lines

seeds = st.integers(0, 10**9)


def told_too_much(table: TrickTable) -> bool:
    """Whether a hand was shown or a card went unnamed: where that was untrue, no card that has a name may be left."""
    acts = (entry.action for entry in table.log.entries)
    return any(isinstance(each, act.Shows) or (isinstance(each, act.Plays) and UNKNOWN in each.cards) for each in acts)


def check(table: TrickTable) -> None:
    """What holds of a table after every line."""
    s = table.state
    facts(table.game, s)
    table.game.view(s)
    asks = list(table.asks())
    for who, ask in asks:
        ends_a_vote = s.dispute is not None and ask.place == "main"
        if isinstance(ask, Tap) and ask.place != "call" and not ends_a_vote:
            assert table.log.look(read_action(f"{who} {ask.text}"), table.at).verdict is not Verdict.NO, ask.text
    if s.phase != "over":
        keeps = any(isinstance(ask, FillIn) for _, ask in asks)
        unnamed = [act.Plays(s.names[s.turn], (UNKNOWN,))] if told_too_much(table) and s.turn != NOBODY else []
        assert keeps or any(map(table.allowed, (*table.on_offer(), *unnamed))), s.phase
    if s.phase == "play" and s.turn != NOBODY:
        assert s.here[s.turn]
    taken = 0
    for won in s.won:
        assert not taken & won
        taken |= won
    assert not taken & ~s.seen or s.table.kitty


@often
@given(seed=seeds)
def test_a_table_never_raises_and_never_sticks(seed: int) -> None:
    holds_after_every_line(TrickTable("hearts", seed), 80, check)


@often
@given(seed=seeds, count=st.integers(0, 80))
def test_what_a_table_played_is_loaded_the_same(seed: int, count: int) -> None:
    is_loaded_the_same(TrickTable("hearts", seed).play(count))


@often
@given(seed=seeds, count=st.integers(0, 80))
def test_everything_taken_back_is_the_start(seed: int, count: int) -> None:
    is_the_start_once_all_is_taken_back(TrickTable("hearts", seed, about_lines=False).play(count))
