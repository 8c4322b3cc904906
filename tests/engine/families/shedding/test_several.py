"""Several cards in one play: sets, runs up and down, aces, jokers, and the colours and numbers of another pack."""

import pytest

from referee.engine.basics.cards import card
from referee.engine.families.shedding.config import FRENCH_ORDER, Several

FRENCH = Several(("set", "run"), order=FRENCH_ORDER)
NUMBERS = tuple("0123456789")


def cards(text: str) -> list:
    return [card(word) for word in text.split()]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("5H 5C", "set"),
        ("RJ BJ", "set"),
        ("3H 4H 5H", "run"),
        ("5H 4H 3H", "run"),
        ("AH 2H", "run"),
        ("QH KH AH", "run"),
        ("KH AH 2H", ""),
        ("3H 5H", ""),
        ("3H 4S", ""),
        ("3H 4H 3H", ""),
        ("5H 4H 6H", ""),
        ("5H RJ 7H", ""),
    ],
)
def test_sets_and_runs(text: str, kind: str) -> None:
    assert FRENCH.kind(cards(text)) == kind


@pytest.mark.parametrize(
    ("text", "kind"), [("5H 4H 6H", "run"), ("AH QH KH", "run"), ("3H 6H 4H", ""), ("5H 6H 5H", "")]
)
def test_a_run_in_any_order(text: str, kind: str) -> None:
    assert Several(("run",), order=FRENCH_ORDER, in_order=False).kind(cards(text)) == kind


@pytest.mark.parametrize(("text", "kind"), [("5H RJ 7H", "run"), ("5H RJ 8H", ""), ("KH RJ", "run"), ("RJ BJ", "")])
def test_a_joker_in_a_run(text: str, kind: str) -> None:
    assert Several(("run",), order=FRENCH_ORDER, wild_in_run=True).kind(cards(text)) == kind


@pytest.mark.parametrize(
    ("kinds", "text", "kind"),
    [
        (("pair",), "R5 R5", "pair"),
        (("pair",), "R5 B5", ""),
        (("pair",), "RS RS", ""),
        (("rank",), "R5 B5 G5", "rank"),
        (("rank",), "R5 R5", ""),
        (("pair", "rank"), "R5 R5 B5", "pair"),
        (("symbol",), "RD BD", "symbol"),
        (("symbol",), "R5 B5", ""),
        (("run",), "R1 R2 R3", "run"),
        (("run",), "R1 B2 R3", ""),
        (("run",), "R9 R0", ""),
    ],
)
def test_numbers_and_symbols(kinds: tuple[str, ...], text: str, kind: str) -> None:
    assert Several(kinds, order=NUMBERS).kind(cards(text)) == kind


def test_a_run_of_any_colour() -> None:
    assert Several(("run",), order=NUMBERS, one_suit=False).kind(cards("R1 B2 R3")) == "run"


def test_the_reason_of_a_refused_combination() -> None:
    several = Several(("set", "run"), order=FRENCH_ORDER, longest=3, barred=frozenset(cards("2S 2H")))
    assert several.fault(cards("2S 2H")) == "barred"
    assert several.fault(cards("3S 4S 5S 6S")) == "long"
    assert several.fault(cards("3S 5S")) == "kind"
    assert several.fault(cards("3S 4S 5S")) == ""
    assert Several(()).fault(cards("3S 3H")) == "one"
    assert Several(("set",)).kind(cards("3S ?")) == "set"
