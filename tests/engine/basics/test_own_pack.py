"""A game's own pack: its cards are read by their codes, found, ordered, and not confused with other cards."""

import pytest

from referee.engine.basics.cards import UNKNOWN, Card, find, french_pack, in_order, own_pack, suit
from referee.engine.basics.cards import card as read_card

SUITS, RANKS = {"Mo": "☽", "So": "☉"}, {"2": "2", "P": "page", "Q": "queen"}


@pytest.fixture(scope="module")
def pack() -> tuple[Card, ...]:
    return own_pack(SUITS, RANKS)


def test_its_cards_are_parsed_and_found(pack: tuple[Card, ...]) -> None:
    assert [card.code for card in pack] == ["2Mo", "PMo", "QMo", "2So", "PSo", "QSo"]
    assert all(read_card(card.code) is card is find(card.rank, card.suit) for card in pack)
    assert suit("Mo") == "Mo"
    assert not {*pack} & {*french_pack(), UNKNOWN}


def test_it_is_ordered_by_rank_then_suit(pack: tuple[Card, ...]) -> None:
    assert [card.code for card in in_order(reversed(pack))] == ["2Mo", "2So", "PMo", "PSo", "QMo", "QSo"]


def test_the_same_pack_may_be_added_again(pack: tuple[Card, ...]) -> None:
    assert own_pack(SUITS, RANKS) == pack


@pytest.mark.parametrize(
    ("suits", "ranks"), [({"S": "x"}, {"2": "2"}), ({"E": "🌰"}, {"R": "red one"}), ({"Mo": "☽"}, {"2": "deuce"})]
)
def test_a_code_of_another_card_is_refused(suits: dict[str, str], ranks: dict[str, str]) -> None:
    own_pack(SUITS, RANKS)
    with pytest.raises(ValueError, match=r"^(S|RE|2Mo)$"):
        own_pack(suits, ranks)
    with pytest.raises(ValueError, match=r"E"):
        suit("E")
