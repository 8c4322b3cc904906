"""Shedding games by random house rules.

Nothing raises, somebody can always act, no card is lost, and reading the lines again in any way gives the same result.
"""

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.facts import known_facts
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import format_head
from referee.records import export, replay
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.drawn import drawn
from tests.support.grown import (
    holds_after_every_line,
    is_loaded_the_same,
    is_the_start_once_all_is_taken_back,
    kept,
    record_of,
)
from tests.support.random_shedding import FAMILY, ShedTable

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

often = drawn(5)
every_game = pytest.mark.parametrize("key", FAMILY)
seeds = st.integers(0, 10**9)


def check(table: ShedTable) -> None:
    """Check the properties of a table after every line."""
    s = table.state
    known_facts(table.game, s)
    table.game.view(s)
    for who, ask in table.asks():
        ends_a_vote = s.dispute is not None and ask.place == "main"  # a returned card may be the last one
        if isinstance(ask, Tap) and ask.place != "call" and not ends_a_vote:
            action = read_action(f"{who} {ask.text}")
            assert table.log.judge(action, table.at).verdict is not Verdict.NO, ask.text
    if s.phase != "over":
        assert any(map(table.allowed, table.on_offer())), s.phase
    if s.phase == "play" and s.turn == NOBODY:  # the only player left, with an empty hand, still has to say so
        assert not any(s.here) or s.pending is not None
    elif s.phase == "play":
        assert s.here[s.turn]
    if s.phase in ("play", "count") and s.stock is not None and s.pile is not None and None not in s.hands:
        held = sum(hand or 0 for seat, hand in enumerate(s.hands) if seat not in s.bust)
        assert held + s.stock + s.pile == sum(s.packs.values())
        assert all((hand or 0) >= aside >= 0 for hand, aside in zip(s.hands, s.aside, strict=True))


@every_game
@often
@given(seed=seeds)
def test_a_table_never_raises_never_blocks_and_loses_no_card(key: str, seed: int) -> None:
    holds_after_every_line(ShedTable(key, seed), 60, check)


@every_game
@often
@given(seed=seeds, count=st.integers(0, 60))
def test_every_message_has_a_text(key: str, seed: int, count: int) -> None:
    table = ShedTable(key, seed).play(count)
    note(record_of(table))
    log = table.log
    steps = list(log.steps(1))
    assert [after for _, _, after in steps][-1:] == [log.state][: len(steps)]
    for (_, before, after), entry in zip(steps, log.entries, strict=True):
        due = log.game.due(after)
        notes = (*(log.game.consequences(before, entry.read, after) if entry.stands else ()), *due.messages)
        for message in (*notes, due.story):
            assert message is None or Sentences(shared(True), "ko", after.names).plain(message.id, **dict(message.fill))
        if after.phase == "play" and after.timeout == NOBODY and after.turn != NOBODY:
            assert due.messages


@every_game
@often
@given(seed=seeds, count=st.integers(0, 60))
def test_a_table_loads_exports_and_replays_the_same(key: str, seed: int, count: int) -> None:
    table = ShedTable(key, seed).play(count)
    lines = kept(table)
    is_loaded_the_same(table)
    head = format_head(table.log.head)
    record = export.record_text(head, list(export.export_lines(table.game, head, lines)), "Saturday 1")
    results = list(replay.replay(record, "-"))
    assert [result.misses for result in results] == [()] * len(lines)
    assert [(result.action, result.verdict) for result in results] == [(text, verdict) for _, text, verdict in lines]


@every_game
@often
@given(seed=seeds, count=st.integers(0, 60))
def test_undoing_everything_reaches_the_start(key: str, seed: int, count: int) -> None:
    is_the_start_once_all_is_taken_back(ShedTable(key, seed, about_lines=False).play(count))
