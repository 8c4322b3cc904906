"""Games of tricks by random house rules, at tables where people come and go: nothing raises, somebody can always act,
no card is taken twice, and the lines come to the same however they are read again."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee import games
from referee.core import actions as act
from referee.core.cards import UNKNOWN
from referee.core.facts import facts
from referee.core.notation import read_action
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.core.seats import NOBODY
from referee.core.view import FillIn, Tap
from referee.families.tricks.state import TrickState
from tests.drawn import drawn
from tests.families import heartless
from tests.families.trick_tables import NAMES, TrickTable
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
    for each in s.rounds:
        for seat, points in enumerate(each.points):
            if parts := table.game.parts(s, each.number, seat):
                assert sum(number for _, number in parts) == (points or 0) or points is None


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


@drawn(6)
@given(seed=seeds, players=st.integers(3, 6), shown=st.booleans())
def test_wrong_cards_that_stand_go_back_whole_or_lie_in_their_trick(seed: int, players: int, shown: bool) -> None:
    chance = Random(seed)
    game, names = games.find("hearts"), NAMES[:players]
    hands = heartless.dealt(chance, players)
    cards = [(f"hand.{name}", " ".join(map(str, hand))) for name, hand in zip(names, hands, strict=True)]
    facts = (("phase", "play"), *(cards if shown else [(key, str(len(hands[0]))) for key, _ in cards]))
    log = Log(game, Head("hearts", names, house=(("enforce", "players"),), facts=facts))
    total = log.state.table.total  # type: ignore[attr-defined]
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
    assert sum(s.tricks) == s.table.dealt
