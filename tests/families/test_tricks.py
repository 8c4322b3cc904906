"""Rounds of Hearts by chance: with known hands every ruling is right and certain, with hidden hands none is wrong."""

from random import Random

import pytest

from referee import games
from referee.core.notation import read_action
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.families.tricks.cards import BIT, CARDS, mask, members
from referee.families.tricks.state import TrickState
from tests.families import heartless
from tests.families.heartless import Round

GAME = games.find("hearts")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
SEEDS = range(40)
CYCLES = {
    3: ("left", "right", "none"),
    4: ("left", "right", "across", "none"),
    5: ("left", "right", "left2", "right2", "none"),
    6: ("left", "right", "across", "none"),
}


def table(hands: list[list[heartless.Card]], number: int, *, known: bool) -> Log:
    """A table in round `number` with these hands, declared or not."""
    facts = [("phase", "play"), ("round", str(number))]
    if CYCLES[len(hands)][(number - 1) % len(CYCLES[len(hands)])] != "none":
        facts[0] = ("phase", "pass")
    for name, hand in zip(NAMES, hands, strict=False):
        facts.append((f"hand.{name}", " ".join(card.code for card in hand) if known else str(len(hand))))
    return Log(GAME, Head("hearts", NAMES[: len(hands)], facts=tuple(facts)))


def enter(log: Log, text: str) -> Verdict:
    """A line's verdict, once it is entered."""
    return log.enter(read_action(text)).ruling.verdict


def started(seed: int, *, known: bool) -> tuple[Random, Log, Round]:
    """A round that has come to its first lead, at the table and in the second opinion."""
    chance = Random(seed)
    players = 3 + seed % 4
    number = 1 + seed // 4 % len(CYCLES[players])
    hands = heartless.dealt(chance, players)
    log = table(hands, number, known=known)
    to = CYCLES[players][number - 1]
    if to != "none":
        given = heartless.passed(chance, hands, to)
        for name, cards in zip(NAMES, given, strict=False):
            text = " ".join(card.code for card in cards) if known else "3"
            assert enter(log, f"{name} gives {text}") is Verdict.OK
    return chance, log, heartless.begun(hands)


def state(log: Log) -> TrickState:
    """The state of a table of tricks."""
    found = log.state
    assert isinstance(found, TrickState)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_with_known_hands_every_card_is_judged_for_certain(seed: int) -> None:
    chance, log, play = started(seed, known=True)
    while not play.over:
        who, legal = NAMES[play.turn], play.legal()
        assert state(log).turn == play.turn
        for card in play.hands[play.turn]:
            verdict = log.look(read_action(f"{who} plays {card.code}")).verdict
            assert verdict is (Verdict.OK if card in legal else Verdict.NO), card
        other = (play.turn + 1) % len(play.hands)
        if play.hands[other]:
            assert log.look(read_action(f"{NAMES[other]} plays {play.hands[other][0].code}")).verdict is Verdict.NO
        card = chance.choice(sorted(legal, key=str))
        assert enter(log, f"{who} plays {card.code}") is Verdict.OK
        play.play(card)
        assert [mask(cards) for cards in play.taken] == list(state(log).won)
    assert state(log).phase == "deal"
    assert list(state(log).scores) == play.points()
    assert state(log).revokes == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_with_hidden_hands_no_legal_card_is_refused(seed: int) -> None:
    chance, log, play = started(seed, known=False)
    doubtful = 0
    while not play.over:
        who, legal = NAMES[play.turn], play.legal()
        assert state(log).turn in (play.turn, -1)
        for card in legal:
            assert log.look(read_action(f"{who} plays {card.code}")).verdict is not Verdict.NO, card
        card = chance.choice(sorted(legal, key=str))
        doubtful += enter(log, f"{who} plays {card.code}") is Verdict.OPEN
        play.play(card)
    assert doubtful > 0
    assert list(state(log).scores) == play.points()
    assert state(log).revokes == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_with_hidden_hands_a_revoke_is_proven_by_what_was_there(seed: int) -> None:
    """One player once does not follow; from then on each card that was held back proves it, and nothing else does."""
    chance, log, play = started(seed, known=False)
    wrong = None
    while not play.over:
        hand, legal = play.hands[play.turn], play.legal()
        illegal = [card for card in hand if card not in legal]
        if wrong is None and play.lying and play.trick > 1 and illegal:
            card = illegal[0]
            if enter(log, f"{NAMES[play.turn]} plays {card.code}") is Verdict.OPEN:
                wrong = (play.turn, play.trick, legal)
                play.play(card)
                continue
        card = chance.choice(sorted(legal, key=str))
        enter(log, f"{NAMES[play.turn]} plays {card.code}")
        seat = play.turn
        play.play(card)
        if wrong is not None and seat == wrong[0] and card in wrong[2]:
            break
    assert wrong is not None
    (found,) = state(log).revokes
    assert (found.seat, found.trick) == wrong[:2]
    assert found.shown in wrong[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_open_hand_settles_what_was_open(seed: int) -> None:
    chance, log, play = started(seed, known=False)
    for _ in range(2 * len(play.hands)):
        card = chance.choice(sorted(play.legal(), key=str))
        enter(log, f"{NAMES[play.turn]} plays {card.code}")
        play.play(card)
    for seat, hand in enumerate(play.hands):
        assert enter(log, f"{NAMES[seat]} shows {' '.join(card.code for card in hand)}") is Verdict.OK
    assert not any(state(log).doubts)
    assert state(log).revokes == ()
    legal = play.legal()
    for card in play.hands[play.turn]:
        verdict = log.look(read_action(f"{NAMES[play.turn]} plays {card.code}")).verdict
        assert verdict is (Verdict.OK if card in legal else Verdict.NO)


def test_sets_of_cards() -> None:
    assert len(BIT) == 52
    assert members(mask(CARDS[5:9])) == CARDS[5:9]
    assert BIT[CARDS[12]] > BIT[CARDS[11]] > BIT[CARDS[0]]
