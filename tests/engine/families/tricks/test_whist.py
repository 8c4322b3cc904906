"""A game built from the public names of the trick family, is played to its target."""

from random import Random

import pytest

from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.more_games import whist
from tests.support import heartless

NAMES = ("Ann", "Bo", "Cy", "Di")


def taker(lying: list[tuple[int, heartless.Card]], trump: str) -> int:
    """Return who takes a trick with this trump suit."""
    led = lying[0][1].suit
    worth = {trump: 2, led: 2 if led == trump else 1}
    return max(lying, key=lambda play: (worth.get(play[1].suit, 0), heartless.ORDER.index(play[1].rank)))[0]


@pytest.mark.parametrize("trump", ["S", "H", "D", "C"])
def test_rounds_are_played_to_the_end_of_the_game(trump: str) -> None:
    chance = Random(trump)
    log = GameLog(whist.GAME, Head("whist", NAMES, house=(("trump", trump), ("target", "5"))))
    totals = [0, 0]
    while log.state.phase != "over":
        dealer = (len(log.state.rounds) + 3) % 4
        log.enter(read_action(f"{NAMES[dealer]} deals"))
        hands, turn, tricks = heartless.dealt(chance, 4), (dealer + 1) % 4, [0, 0]
        for seat, hand in enumerate(hands):
            log.enter(read_action(f"{NAMES[seat]} shows {' '.join(card.code for card in hand)}"))
        for _ in range(13):
            lying: list[tuple[int, heartless.Card]] = []
            for step in range(4):
                seat = (turn + step) % 4
                led = lying[0][1].suit if lying else ""
                legal = [card for card in hands[seat] if card.suit == led] or hands[seat]
                for card in hands[seat]:
                    verdict = log.judge(read_action(f"{NAMES[seat]} plays {card.code}")).verdict
                    assert verdict is (Verdict.OK if card in legal else Verdict.NO)
                card = chance.choice(legal)
                log.enter(read_action(f"{NAMES[seat]} plays {card.code}"))
                hands[seat].remove(card)
                lying.append((seat, card))
            turn = taker(lying, trump)
            tricks[turn % 2] += 1
        totals = [total + max(0, won - 6) for total, won in zip(totals, tricks, strict=True)]
        s = log.state
        assert isinstance(s, TrickState)
        assert s.scores == (*totals, *totals)
    assert log.state.winners == ((0, 2) if totals[0] > totals[1] else (1, 3))


def test_a_wrong_card_that_takes_the_trick_is_undone_with_the_next_lead_of_its_player() -> None:
    facts, house = (("turn", "Ann"), ("trick", "3"), ("hand.Di", "2S 3D AH")), (("trump", "S"), ("enforce", "players"))
    log = GameLog(whist.GAME, Head("whist", NAMES, house=house, facts=facts))
    for line in ("Ann plays 5D", "Bo plays 6D", "Cy plays 7D", "Di plays 2S", "Di plays AH"):
        log.enter(read_action(line))
    assert log.hidden_lines() == {4, 5}
    log.enter(read_action("Bo penalizes Di for play"))
    assert [entry.stands for entry in log.entries] == [True, True, True, False, False, True]
    assert isinstance(log.state, TrickState)
    assert (log.state.turn, log.state.trick) == (3, 3)
    assert log.enter(read_action("Bo penalizes Di for play")).ruling.rule.id == "table.surplus"
