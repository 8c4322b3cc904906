"""The seam: a game of forty lines over the trick family, by its public names, is played to its score."""

import ast
import inspect
from random import Random

import pytest

from referee.core.notation import read_action
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.families.tricks.state import TrickState
from tests.families import heartless
from tests.more_games import whist

NAMES = ("Ann", "Bo", "Cy", "Di")


def test_it_is_small_and_takes_only_what_a_game_may() -> None:
    source = inspect.getsource(whist)
    assert len(source.splitlines()) <= 44
    taken = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert {each for each in taken if each and each.startswith("referee.families")} == {
        "referee.families.tricks",
        "referee.families.tricks.cards",
    }


def taker(lying: list[tuple[int, heartless.Card]], trump: str) -> int:
    """Who takes a trick where a suit is trump."""
    led = lying[0][1].suit
    worth = {trump: 2, led: 2 if led == trump else 1}
    return max(lying, key=lambda each: (worth.get(each[1].suit, 0), heartless.ORDER.index(each[1].rank)))[0]


@pytest.mark.parametrize("trump", ["S", "H", "D", "C"])
def test_rounds_are_played_to_the_games_end(trump: str) -> None:
    chance = Random(trump)
    log = Log(whist.GAME, Head("whist", NAMES, house=(("trump", trump), ("target", "5"))))
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
                    verdict = log.look(read_action(f"{NAMES[seat]} plays {card.code}")).verdict
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
