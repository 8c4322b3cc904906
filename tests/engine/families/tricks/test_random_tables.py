"""Trick-taking games by random house rules, with people who come and go.

Nothing raises, somebody can always act, no card is taken twice, and reading the lines again in any way gives the same
result.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.facts import known_facts
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import FillIn, Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.engine.families.shedding.test_random_houses import often
from tests.support import heartless
from tests.support.drawn import drawn
from tests.support.grown import holds_after_every_line, is_loaded_the_same, is_the_start_once_all_is_taken_back
from tests.support.random_tricks import NAMES, TrickTable

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

seeds = st.integers(0, 10**9)


def told_too_much(table: TrickTable) -> bool:
    """Return whether a hand was shown or a card was unnamed: if that was untrue, all named cards may be gone."""
    acts = (entry.action for entry in table.log.entries)
    return any(
        isinstance(action, act.Shows) or (isinstance(action, act.Plays) and UNKNOWN in action.cards) for action in acts
    )


def check(table: TrickTable) -> None:
    """Check the properties of a table after every line."""
    s = table.state
    known_facts(table.game, s)
    table.game.view(s)
    asks = list(table.asks())
    for who, ask in asks:
        ends_a_vote = s.dispute is not None and ask.place == "main"
        if isinstance(ask, Tap) and ask.place != "call" and not ends_a_vote:
            assert table.log.judge(read_action(f"{who} {ask.text}"), table.at).verdict is not Verdict.NO, ask.text
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
    assert not taken & ~s.seen or s.config.kitty
    for scored in s.rounds:
        for seat, points in enumerate(scored.points):
            if parts := table.game.parts(s, scored.number, seat):
                assert sum(number for _, number in parts) == (points or 0) or points is None


@often
@given(seed=seeds)
def test_a_table_never_raises_and_never_blocks(seed: int) -> None:
    holds_after_every_line(TrickTable("hearts", seed), 80, check)


@often
@given(seed=seeds, count=st.integers(0, 80))
def test_a_stored_table_loads_the_same(seed: int, count: int) -> None:
    is_loaded_the_same(TrickTable("hearts", seed).play(count))


@often
@given(seed=seeds, count=st.integers(0, 80))
def test_undoing_everything_reaches_the_start(seed: int, count: int) -> None:
    is_the_start_once_all_is_taken_back(TrickTable("hearts", seed, about_lines=False).play(count))


@drawn(6)
@given(seed=seeds, players=st.integers(3, 6), shown=st.booleans())
def test_wrong_cards_that_stand_are_taken_back_or_stay_in_their_trick(seed: int, players: int, shown: bool) -> None:
    chance = Random(seed)
    game, names = games.find("hearts"), NAMES[:players]
    hands = heartless.dealt(chance, players)
    cards = [(f"hand.{name}", " ".join(map(str, hand))) for name, hand in zip(names, hands, strict=True)]
    facts = (("phase", "play"), *(cards if shown else [(key, str(len(hands[0]))) for key, _ in cards]))
    log = GameLog(game, Head("hearts", names, house=(("enforce", "players"),), facts=facts))
    total = log.state.config.total  # type: ignore[attr-defined]
    while any(hands):
        s = log.state
        assert isinstance(s, TrickState)
        free = [seat for seat in range(players) if seat not in [other for other, _ in s.lying]]
        seat = s.turn if s.turn != NOBODY and chance.random() < 0.8 else chance.choice(free)
        card = chance.choice(hands[seat])
        line = log.enter(act.Plays(names[seat], (card,)))
        assert line.stands, "a card of the hand to a trick that lacks one can always lie there"
        if line.ruling.verdict is Verdict.NO and chance.random() < 0.5:
            giver = names[(seat + 1) % players]
            assert log.enter(act.Penalizes(giver, names[seat], "play")).ruling.rule.id == "table.proof"
            for key in ("lying", "trick", "turn", "hands", "won", "seen", "doubts", "scores", "phase"):
                assert getattr(log.state, key) == getattr(s, key), key
        else:
            hands[seat].remove(card)
    s = log.state
    assert isinstance(s, TrickState)
    assert (s.phase, sum(map(s.points, range(players)))) in (("deal", total), ("count", total))
    assert sum(s.tricks) == s.config.dealt
