"""Several cards in one play: sets, runs up and down, aces, jokers, and the colours and numbers of another pack."""

import pytest

from referee.engine.basics.cards import card
from referee.engine.families.shedding.config import FRENCH_ORDER, Several

FRENCH = Several(("set", "run"), order=FRENCH_ORDER)
NUMBERS = tuple("0123456789")


def cards(text: str) -> list:
    return [card(word) for word in text.split()]


CASES = (
    (FRENCH, {"set": "5H 5C|RJ BJ", "run": "3H 4H 5H|5H 4H 3H|AH 2H|QH KH AH"}),
    (FRENCH, {"": "KH AH 2H|3H 5H|3H 4S|3H 4H 3H|5H 4H 6H|5H RJ 7H"}),
    (
        Several(("run",), order=FRENCH_ORDER, in_order=False),
        {"run": "5H 4H 6H|AH QH KH", "": "3H 6H 4H|5H 6H 5H"},
    ),
    (
        Several(("run",), order=FRENCH_ORDER, wild_in_run=True),
        {"run": "5H RJ 7H|KH RJ", "": "5H RJ 8H|RJ BJ"},
    ),
    (Several(("pair",), order=NUMBERS), {"pair": "R5 R5", "": "R5 B5|RS RS"}),
    (Several(("rank",), order=NUMBERS), {"rank": "R5 B5 G5", "": "R5 R5"}),
    (Several(("pair", "rank"), order=NUMBERS), {"pair": "R5 R5 B5"}),
    (Several(("symbol",), order=NUMBERS), {"symbol": "RD BD", "": "R5 B5"}),
    (Several(("run",), order=NUMBERS), {"run": "R1 R2 R3", "": "R1 B2 R3|R9 R0"}),
    (Several(("run",), order=NUMBERS, one_suit=False), {"run": "R1 B2 R3"}),
    (Several(("set",)), {"set": "3S ?"}),
)
"""Rules of several cards, and the cards of each kind that they make; of none, they may not be played together."""


@pytest.mark.parametrize(("several", "kinds"), CASES)
def test_the_kind_of_several_cards(several: Several, kinds: dict[str, str]) -> None:
    for kind, hands in kinds.items():
        assert {hand: several.kind(cards(hand)) for hand in hands.split("|")} == dict.fromkeys(hands.split("|"), kind)


def test_the_reason_of_a_refused_combination() -> None:
    several = Several(("set", "run"), order=FRENCH_ORDER, longest=3, barred=frozenset(cards("2S 2H")))
    assert several.fault(cards("2S 2H")) == "barred"
    assert several.fault(cards("3S 4S 5S 6S")) == "long"
    assert several.fault(cards("3S 5S")) == "kind"
    assert several.fault(cards("3S 4S 5S")) == ""
    assert Several(()).fault(cards("3S 3H")) == "one"
