"""The pad that counts a hand: its keys, and the sum that its form says."""

import pytest
from werkzeug.datastructures import MultiDict

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.view import PickCards
from referee.engine.notation.record import Head
from referee.web.log.form import action_of
from referee.web.play.card_pieces import count_keys
from tests.support.night import evening

OUT = ("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one")


def count_of(log: GameLog, seat: int) -> PickCards:
    """Return the prompt that counts a seat's hand."""
    (ask,) = (ask for ask in log.game.prompts(log.state, seat) if isinstance(ask, PickCards) and ask.way == "count")
    return ask


def test_each_rank_is_one_key_where_no_suit_changes_the_points() -> None:
    with evening() as night:
        night.says(*OUT)
        keys = count_keys(count_of(night.game, 1))
        assert [key.card.rank for key in keys] == [*"A23456789TJQK", "joker"]
        assert not any(key.suits for key in keys)
        assert {key.card.rank: key.points for key in keys}["K"] == 10


def counting(*house: tuple[str, str]) -> PickCards:
    facts = (("phase", "count"),)
    log = GameLog(games.find("canasta"), Head("canasta", ("Ann", "Bo", "Cy", "Di"), house=house, facts=facts))
    return count_of(log, 1)


def test_a_suit_stands_on_a_key_only_where_it_changes_the_points() -> None:
    suits = {(key.card.rank, key.points): key.suits for key in count_keys(counting())}
    assert suits["3", 5] == ("S", "C")
    assert suits["3", 0] == ("H", "D")
    assert not any(found for (rank, _), found in suits.items() if rank != "3")


def test_cards_are_named_where_a_red_three_left_in_the_hand_costs_more() -> None:
    assert counting().summed
    assert not counting(("hidden_red3", "-100")).summed


def test_the_sum_of_the_tapped_cards_is_entered() -> None:
    with evening() as night:
        night.says(*OUT)
        night.tap(night.phone(1), "enter", verb="holds", worth=["7", "10", "4"])
        assert night.state.worth[1] == 21


def test_points_that_are_no_number_are_refused() -> None:
    with pytest.raises(NotationError, match="unreadable-number"):
        action_of(MultiDict([("verb", "holds"), ("worth", "7"), ("worth", "x")]), "Ann", ("Ann",))
