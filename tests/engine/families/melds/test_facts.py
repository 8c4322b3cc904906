"""Facts of a game of melds that nobody can hold: the packs have no more cards."""

import pytest

from referee.engine.basics.errors import NotationError
from tests.support.game_logs import enter, known, table

HEAD = "game: canasta\nplayers: Ann Bo Cy Di\nturn: Ann"


@pytest.mark.parametrize(
    "stated", ["pile: 109", "pile: 999999999", "red3.Bo+Di: 5", "red3.Bo+Di: 999999999", "top: 4H 5H"]
)
def test_more_than_the_packs_hold_is_unreadable(stated: str) -> None:
    with pytest.raises(NotationError, match="unreadable-fact-value"):
        table(f"{HEAD}\n{stated}")
    with pytest.raises(NotationError, match="unreadable-fact-value"):
        enter(table(HEAD), f"Bo corrects {stated.replace(':', '')}")


def test_all_the_packs_hold_can_be_stated() -> None:
    found = known(table(f"{HEAD}\npile: 108\nred3.Bo+Di: 4"))
    assert (found["pile"], found["red3.Bo+Di"]) == (108, 4)


@pytest.mark.parametrize("stock", ["", "\nstock: 999999999"])
def test_nobody_draws_more_than_the_packs_hold(stock: str) -> None:
    log = table(f"{HEAD}\nhouse: enforce=players{stock}\nhand.Ann: 2C 4C", "Ann draws 999999999")
    assert (known(log)["drawn"], known(log)["hand.Ann"]) == ("no", 2)
    enter(log, "Bo allows 1")
    assert known(log)["hand.Ann"] == 110
