"""Rounds of Hearts with real cards, compared with an independent implementation of the usual rules.

With known hands every ruling is definite and right and every score agrees; with hidden hands no ruling is wrong.
"""

from random import Random

import pytest

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY
from referee.engine.families.tricks.config import BIT, CARDS, mask, members
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.support import heartless
from tests.support.drawn import TIMES
from tests.support.heartless import PASSES

pytestmark = pytest.mark.untraced  # coverage tracing makes this several times slower; the examples reach the same lines

GAME = games.find("hearts")
SEEDS = range(12 * max(TIMES, 1))
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")


def head(hands: list[list[Card]], number: int, house: tuple[tuple[str, str], ...], *, known: bool) -> Head:
    """Return the head of a table in round `number` with these hands, declared or hidden."""
    passes = PASSES[len(hands)][number - 1] is not None
    facts = [("phase", "pass" if passes else "play"), ("round", str(number))]
    for name, hand in zip(NAMES, hands, strict=False):
        facts.append((f"hand.{name}", " ".join(card.code for card in hand) if known else str(len(hand))))
    return Head("hearts", NAMES[: len(hands)], house=house, facts=tuple(facts))


def state(log: GameLog) -> TrickState:
    """Return the state of a table of tricks."""
    assert isinstance(log.state, TrickState)
    return log.state


def verdict(log: GameLog, seat: int, card: Card) -> Verdict:
    """Return the verdict on a card."""
    return log.judge(act.Plays(NAMES[seat], (card,))).verdict


def enter(log: GameLog, text: str) -> Verdict:
    """Enter a line and return its verdict."""
    return log.enter(read_action(text)).ruling.verdict


class Dealt:
    """A round at its first lead: the independent implementation, tables with known and with hidden hands."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = Random(seed)
        two, at = divmod(seed % 12, 4)
        players = ((3, 4, 5, 6), (5, 7, 9, 10), (6, 7, 10, 5))[two][at]
        number = chance.randint(1, len(PASSES[players]))
        hands = heartless.dealt(chance, players, two=bool(two))
        equal = chance.choice(("cancel", "cancel", "first", "last")) if two else "first"
        house = (("two_packs", "true"), ("equal_cards", equal)) if two else ()
        self.known, self.hidden = (GameLog(GAME, head(hands, number, house, known=known)) for known in (True, False))
        if (to := PASSES[players][number - 1]) is not None:
            for name, cards in zip(NAMES, heartless.passed(chance, hands, to), strict=False):
                assert enter(self.known, f"{name} gives {' '.join(card.code for card in cards)}") is Verdict.OK
                assert enter(self.hidden, f"{name} gives 3") is Verdict.OK
        self.play = heartless.begun(hands, equal)

    def choose(self, legal: set[Card]) -> Card:
        """Return a legal card."""
        return self.chance.choice(sorted(legal, key=lambda card: card.code))

    def step(self) -> None:
        """Enter one legal card at both tables."""
        card, seat = self.choose(self.play.legal()), self.play.turn
        line = act.Plays(NAMES[seat], (card,))
        assert self.known.enter(line).ruling.verdict is Verdict.OK
        self.hidden.enter(line)
        self.play.play(card)


@pytest.mark.parametrize("seed", SEEDS)
def test_known_hands_are_judged_definitely_and_hidden_ones_never_wrongly(seed: int) -> None:
    table = Dealt(seed)
    known, hidden, play = table.known, table.hidden, table.play
    while not play.over:
        legal, seat = play.legal(), play.turn
        assert state(known).turn == seat
        assert state(hidden).turn in (seat, NOBODY)
        for card in play.hands[seat]:
            right = Verdict.OK if card in legal else Verdict.NO
            assert verdict(known, seat, card) is right, card
            assert right is Verdict.NO or verdict(hidden, seat, card) is not Verdict.NO, card
        table.step()
        assert list(state(known).won) == list(state(hidden).won)
        assert play.over or list(map(state(known).points, range(len(play.hands)))) == play.taken
    for log in (known, hidden):
        assert list(log.state.scores) == play.points()
        assert state(log).revokes == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_with_hidden_hands_a_revoke_is_proven_by_the_cards_held_back(seed: int) -> None:
    """A player once does not follow suit; each card held back proves it later, and nothing else does."""
    table = Dealt(seed)
    log, play = table.hidden, table.play
    wrong = None
    while not play.over:
        legal, seat = play.legal(), play.turn
        illegal = [card for card in play.hands[seat] if card not in legal]
        card = table.choose(legal)
        breaks = wrong is None and play.lying and play.trick > 1 and illegal
        if breaks and verdict(log, seat, illegal[0]) is Verdict.OPEN:
            wrong, card = (seat, play.trick, legal), illegal[0]
        log.enter(act.Plays(NAMES[seat], (card,)))
        play.play(card)
        if wrong is not None and seat == wrong[0] and card in wrong[2]:
            break
        assert state(log).revokes == ()
    assert wrong is not None
    (found,) = state(log).revokes
    assert (found.seat, found.trick) == wrong[:2]
    assert found.shown in wrong[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_open_hand_settles_open_rulings(seed: int) -> None:
    table = Dealt(seed)
    log, play = table.hidden, table.play
    for _ in range(2 * len(play.hands)):
        table.step()
    for seat, hand in enumerate(play.hands):
        assert enter(log, f"{NAMES[seat]} shows {' '.join(card.code for card in hand)}") is Verdict.OK
    assert not any(state(log).doubts)
    assert state(log).revokes == ()
    for card in play.hands[play.turn]:
        assert verdict(log, play.turn, card) is (Verdict.OK if card in play.legal() else Verdict.NO)


def test_sets_of_cards() -> None:
    assert len(BIT) == 52
    assert members(mask(CARDS[5:9])) == CARDS[5:9]
    assert BIT[CARDS[12]] > BIT[CARDS[11]] > BIT[CARDS[0]]
