"""Cards: codes, characters, order, and one object for equal cards."""

import copy
import pickle
import re

import pytest

from referee.engine.basics.cards import UNKNOWN, card, french_pack, in_order, suit


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("7H", "7H"),
        ("7♥", "7H"),
        ("7♥\ufe0f", "7H"),  # as a phone's keyboard writes it
        ("10S", "TS"),
        ("10♠", "TS"),
        ("TS", "TS"),
        ("RJ", "RJ"),
        ("R5", "R5"),
        ("W4", "W4"),
        ("?", "?"),
    ],
)
def test_a_card_by_code_or_character(text: str, code: str) -> None:
    assert card(text).code == code


@pytest.mark.parametrize(
    "text", ["", "7", "H", "H7", "7h", "1H", "11H", "7HH", "♥", "10", "R10", "JOKER", "??", "7 H", "7H\ufe0f"]
)
def test_invalid_cards(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        card(text)


def test_a_french_pack() -> None:
    pack = french_pack()
    assert len(pack) == len(set(pack)) == 54
    assert [str(joker) for joker in pack[-2:]] == ["RJ", "BJ"]


def test_cards_as_people_type_them() -> None:
    assert [card(code).symbol for code in ("7H", "TS", "AC", "RJ", "R5", "?")] == ["7♥", "10♠", "A♣", "RJ", "R5", "?"]


def test_equal_cards_are_the_same_object() -> None:
    seven = card("7H")
    assert card("7♥") is seven
    assert copy.deepcopy(seven) is seven
    assert pickle.loads(pickle.dumps(seven)) is seven
    assert repr(UNKNOWN) == "card('?')"


@pytest.mark.parametrize(("text", "read"), [("♠", "S"), ("H", "H"), ("Y", "Y"), ("red", "red"), ("any", "any")])
def test_a_suit(text: str, read: str) -> None:
    assert suit(text) == read


@pytest.mark.parametrize("text", ["", "spades", "s", "7", "X"])
def test_invalid_suits(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        suit(text)


@pytest.mark.parametrize("codes", [("RJ", "BJ", "7H"), ("BJ", "RJ", "7H"), ("7H", "RJ", "BJ")])
def test_cards_of_one_rank_and_suit_have_one_order(codes: tuple[str, ...]) -> None:
    assert [found.code for found in in_order(map(card, codes))] == ["7H", "BJ", "RJ"]
