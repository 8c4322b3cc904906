"""Properties of every evening, whatever people enter. A failure prints the evening as a record."""

from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.facts import known_facts
from referee.engine.families.shedding.state import ShedState
from referee.engine.log import game_log, step
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.questions.hindsight import lines_brought_down
from tests.support.drawn import drawn
from tests.support.evenings import GAME, OneTable, house
from tests.support.same import essence, gist

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

seeds = st.integers(0, 2**32)
lengths = st.integers(0, 60)
many = drawn(10)


def cards_in_all(s: ShedState) -> int | None:
    """Count the cards in the stock, on the pile and in hands, where every count is known."""
    if s.stock is None or s.pile is None or s.top is None or any(hand is None for hand in s.hands):
        return None
    return s.stock + s.pile + sum(hand or 0 for hand in s.hands)


@pytest.mark.promise("A refused line changes no fact")
@many
@given(seeds, lengths)
def test_a_refused_line_changes_no_fact(seed: int, count: int) -> None:
    evening = OneTable(seed)
    for _ in range(count):
        before, kept = known_facts(GAME, evening.log.state), len(evening.log.entries)
        action = evening.step()
        refused = len(evening.log.entries) == kept
        if not refused:
            entry = evening.log.entries[-1]
            refused = entry.ruling.verdict is Verdict.NO and not entry.stands
        if refused:
            assert known_facts(GAME, evening.log.state) == before, f"{action}\n{evening.record()}"


@pytest.mark.promise("Cards neither appear nor vanish")
@many
@given(seeds, lengths)
def test_cards_neither_appear_nor_vanish(seed: int, count: int) -> None:
    evening = OneTable(seed, free=False, keep="plays")
    state = evening.log.state
    assert isinstance(state, ShedState)
    total = sum(state.config.packs.values())
    if house(evening.log.head).problems(len(state.names)):
        return
    for _ in range(count):
        evening.step()
        state = evening.log.state
        assert isinstance(state, ShedState)
        assert all(hand is None or hand >= aside >= 0 for aside, hand in zip(state.aside, state.hands, strict=True))
        assert cards_in_all(state) in (None, total), evening.record()


@pytest.mark.promise("Somebody can always act")
@many
@given(seeds, lengths)
def test_somebody_can_always_act(seed: int, count: int) -> None:
    evening = OneTable(seed).play(count)
    state = evening.log.state
    if state.phase == "over":
        return
    note(evening.record())
    assert any(look(evening.log, action) in (Verdict.OK, Verdict.OPEN) for action in evening.sensible())


def look(log: GameLog, action: Action) -> Verdict | None:
    try:
        return log.judge(action).verdict
    except NotationError:
        return None


# -------------------------------------------------------------------------------------------- undo, fold, load, cut


@pytest.mark.promise("An undone line has the same")
@many
@given(seeds, st.integers(1, 60), st.data())
def test_undo_equals_never_played(seed: int, count: int, data: st.DataObject) -> None:
    evening = OneTable(seed, about_lines=False, timed=True).play(count)
    entries = list(evening.log.entries)
    if not entries:
        return
    undone = data.draw(st.integers(1, len(entries)))
    note(evening.record())
    never = OneTable(seed)
    never.log = GameLog(GAME, evening.log.head)
    for entry in entries:
        if entry.n != undone:
            never.enter(entry.action, entry.at)
    evening.log.enter(act.Undoes(evening.log.state.names[0], undone))
    assert essence(evening.log.state) == essence(never.log.state)
    evening.log.enter(act.Undoes(evening.log.state.names[0], len(entries) + 1))
    assert list(map(gist, evening.log.entries[: len(entries)])) == list(map(gist, entries))


def again(log: GameLog) -> GameLog:
    """Enter the same lines again."""
    new = GameLog(GAME, log.head)
    for entry in log.entries:
        new.enter(entry.action, entry.at if entry.timed else None)
    return new


@pytest.mark.promise("Folding a game from any cached")
@pytest.mark.parametrize("every", [1, 7, 32])
@many
@given(seed=seeds, count=st.integers(0, 80))
def test_a_fold_from_any_cached_state_equals_the_fold_from_the_start(every: int, seed: int, count: int) -> None:
    evening = OneTable(seed).play(count)
    note(evening.record())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_log, "EVERY", every)
        often = again(evening.log)
        after = range(0, len(often.entries) + 1, 9)
        states = [often.state_after(n) for n in after]
        patch.setattr(game_log, "EVERY", 10**9)
        patch.setattr(game_log, "RECENT", 0)
        once = again(evening.log)
        assert states == [once.state_after(n) for n in after]
    assert often.state == once.state
    assert list(map(gist, often.entries)) == list(map(gist, once.entries))


@many
@given(seeds, lengths, st.lists(st.integers(1, 60), min_size=1, max_size=6))
def test_lines_of_one_post_equal_lines_entered_one_by_one(seed: int, count: int, undone: list[int]) -> None:
    evening = OneTable(seed).play(count)
    who = evening.log.state.names[0]
    post = [act.Undoes(who, line) for line in undone if line <= len(evening.log.entries)]
    one_by_one, together = evening.log.copy(), evening.log.copy()
    try:
        for action in post:
            one_by_one.enter(action)
    except NotationError:  # an undo may remove the arrival of the player who entered it
        return
    together.enter_all(post)
    note(evening.record())
    assert together.state == one_by_one.state
    for here, there in zip(together.entries, one_by_one.entries, strict=True):
        assert here.undone == there.undone
        assert here.undone or gist(here) == gist(there)


@many
@given(seeds, lengths)
def test_stored_lines_load_the_same(seed: int, count: int) -> None:
    evening = OneTable(seed).play(count)
    note(evening.record())
    entered = GameLog(GAME, evening.log.head)
    kept: list[tuple[float, str, str]] = []
    for entry in evening.log.entries:
        new = entered.enter(entry.action, entry.at)
        kept.append((new.at, new.text, new.ruling.verdict.value))
    loaded = GameLog(GAME, evening.log.head)
    loaded.load(kept)
    assert loaded.state == entered.state
    assert list(map(gist, loaded.entries)) == list(map(gist, entered.entries))
    assert not any(entry.outdated for entry in loaded.entries)


@many
@given(seeds, lengths)
def test_lines_load_with_any_verdict(seed: int, count: int) -> None:
    evening, chance = OneTable(seed).play(count), Random(seed)
    note(evening.record())
    loaded = GameLog(GAME, evening.log.head)
    for entry in evening.log.entries:
        verdict = chance.choice(("ok", "no", "open"))
        loaded.load([(entry.at, entry.text, verdict)])
        new = loaded.entries[-1]
        senseless = new.ruling.rule is step.SENSELESS  # with these verdicts a player may never have arrived
        assert not new.stands if senseless else new.ruling.verdict == verdict
        assert new.text == entry.text


@many
@given(seeds, lengths, st.data())
def test_cut_equals_never_entered(seed: int, count: int, data: st.DataObject) -> None:
    evening = OneTable(seed).play(count)
    left = data.draw(st.integers(0, len(evening.log.entries)))
    note(evening.record())
    short = GameLog(GAME, evening.log.head)
    for entry in evening.log.entries[:left]:
        short.enter(entry.action, entry.at if entry.timed else None)
    evening.log.truncate(left)
    assert evening.log.state == short.state
    assert list(map(gist, evening.log.entries)) == list(map(gist, short.entries))


@many
@given(seeds, lengths)
def test_trying_a_line_leaves_nothing(seed: int, count: int) -> None:
    evening = OneTable(seed).play(count)
    state, before = evening.log.state, list(map(gist, evening.log.entries))
    for _ in range(5):
        look(evening.log, evening.some())
        try:
            then = evening.log.copy()
            then.enter(evening.some())
            lines_brought_down(evening.log.entries, then)
        except NotationError:
            continue
    assert evening.log.state is state
    assert list(map(gist, evening.log.entries)) == before


@many
@given(seeds, lengths)
def test_every_seat_in_a_state_is_a_seat(seed: int, count: int) -> None:
    state = OneTable(seed).play(count).log.state
    seats = range(NOBODY, len(state.names))
    assert {state.turn, state.dealer, state.timeout, state.first, *state.winners} <= set(seats)
    assert sorted(state.ring) == list(range(len(state.names)))
    assert len(set(state.names)) == len(state.names)
