"""Games of the shedding family by random house rules: nothing raises, somebody can always act, no card is lost, and
the lines come to the same however they are read again."""

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee import exporting, replaying
from referee.core.facts import facts
from referee.core.notation import read_action
from referee.core.record import format_head
from referee.core.rulings import Verdict
from referee.core.seats import NOBODY
from referee.core.view import Tap
from referee.speech import Speech
from referee.texts import shared
from tests.drawn import drawn
from tests.games.grown import (
    holds_after_every_line,
    is_loaded_the_same,
    is_the_start_once_all_is_taken_back,
    kept,
    record_of,
)
from tests.games.tables import FAMILY, Table

pytestmark = pytest.mark.no_cover  # the tracer would take ten times as long; the examples reach the same lines

often = drawn(5)
every_game = pytest.mark.parametrize("key", FAMILY)
seeds = st.integers(0, 10**9)


def check(table: Table) -> None:
    """What holds of a table after every line."""
    s = table.state
    facts(table.game, s)
    table.game.view(s)
    for who, ask in table.asks():
        ends_a_vote = s.dispute is not None and ask.place == "main"  # and a card given back may be the last one
        if isinstance(ask, Tap) and ask.place != "call" and not ends_a_vote:
            action = read_action(f"{who} {ask.text}")
            assert table.log.look(action, table.at).verdict is not Verdict.NO, ask.text
    if s.phase != "over":
        assert any(map(table.allowed, table.on_offer())), s.phase
    if s.phase == "play" and s.turn == NOBODY:  # who is alone, with an empty hand, has still to say so
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
def test_a_table_never_raises_never_sticks_and_loses_no_card(key: str, seed: int) -> None:
    holds_after_every_line(Table(key, seed), 60, check)


@every_game
@often
@given(seed=seeds, count=st.integers(0, 60))
def test_what_came_of_every_line_can_be_said(key: str, seed: int, count: int) -> None:
    table = Table(key, seed).play(count)
    note(record_of(table))
    log = table.log
    steps = list(log.steps(1))
    assert [after for _, _, after in steps][-1:] == [log.state][: len(steps)]
    for (_, before, after), entry in zip(steps, log.entries, strict=True):
        due = log.game.due(after)
        notes = (*(log.game.came(before, entry.read, after) if entry.stands else ()), *due.said)
        for each in (*notes, due.told):
            assert each is None or Speech(shared(True), "ko", after.names).plain(each.id, **dict(each.fill))
        if after.phase == "play" and after.timeout == NOBODY and after.turn != NOBODY:
            assert due.said


@every_game
@often
@given(seed=seeds, count=st.integers(0, 60))
def test_what_a_table_played_is_loaded_exported_and_replayed_the_same(key: str, seed: int, count: int) -> None:
    table = Table(key, seed).play(count)
    lines = kept(table)
    is_loaded_the_same(table)
    head = format_head(table.log.head)
    record = exporting.record_text(head, list(exporting.exported(table.game, head, lines)), "Saturday 1")
    results = list(replaying.replay(record, "-"))
    assert [result.misses for result in results] == [()] * len(lines)
    assert [(each.action, each.verdict) for each in results] == [(text, verdict) for _, text, verdict in lines]


@every_game
@often
@given(seed=seeds, count=st.integers(0, 60))
def test_everything_taken_back_is_the_start(key: str, seed: int, count: int) -> None:
    is_the_start_once_all_is_taken_back(Table(key, seed, about_lines=False).play(count))
