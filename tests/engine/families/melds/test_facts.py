"""Facts of a game of melds that nobody can hold: the packs have no more cards."""

import pytest

from referee.engine.basics.errors import NotationError
from tests.support.game_logs import enter, known, table

HEAD = "game: canasta\nplayers: Ann Bo Cy Di\nturn: Ann"


@pytest.mark.promise("No line makes the referee count")
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


@pytest.mark.promise("No line makes the referee count")
@pytest.mark.parametrize("stock", ["", "\nstock: 999999999"])
def test_nobody_draws_more_than_the_packs_hold(stock: str) -> None:
    log = table(f"{HEAD}\nhouse: enforce=players{stock}\nhand.Ann: 2C 4C", "Ann draws 999999999")
    assert (known(log)["drawn"], known(log)["hand.Ann"]) == ("no", 2)
    enter(log, "Bo allows 1")
    assert known(log)["hand.Ann"] == 110


MELDED = "melds.Ann+Cy: 7C 7D 7H"
BOTH = f"{MELDED}\nmelds.Bo+Di: 7C 7D 7H"


@pytest.mark.parametrize(
    ("stated", "fault"),
    [
        ("frozen.Ann+Cy: no", "unreadable-frozen"),
        (f"{MELDED}\nfrozen.Bo+Di: no", "unreadable-frozen"),
        (f"{MELDED}\nfrozen.Ann+Cy: yes\nfrozen.Bo+Di: no", "unreadable-frozen"),
        (f"{BOTH}\nfrozen.Ann+Cy: yes\nfrozen.Bo+Di: no", "unreadable-frozen"),
        (f"{BOTH}\nfrozen.Ann+Cy: no\nfrozen.Bo+Di: yes", "unreadable-frozen"),
        ("minimum.Ann+Cy: 90", "unreadable-minimum"),
        ("score.Ann+Cy: 1500\nminimum.Ann+Cy: 50", "unreadable-minimum"),
        ("minimum.Ann+Cy: some", "unreadable-fact-value"),
        ("minimum.Ann+Bo: 50", "unreadable-side"),
    ],
)
def test_facts_of_a_side_that_cannot_be(stated: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        table(f"{HEAD}\n{stated}")
    facts = "; ".join(stated.replace(":", "").splitlines())
    with pytest.raises(NotationError, match=fault):
        enter(table(HEAD), f"Bo corrects {facts}")


def test_a_side_without_melds_cannot_be_said_to_find_the_pile_open() -> None:
    log = table(f"{HEAD}\n{MELDED}")
    enter(log, "Ann corrects frozen.Ann+Cy yes")
    with pytest.raises(NotationError, match="unreadable-frozen"):
        enter(log, "Ann corrects frozen.Bo+Di no")
    assert (known(log)["frozen.Ann+Cy"], known(log)["frozen.Bo+Di"]) == ("yes", "yes")


def test_a_minimum_may_be_stated_as_it_is() -> None:
    log = table(f"{HEAD}\nminimum.Ann+Cy: 50\nminimum.Bo+Di: 90\nscore.Bo+Di: 1500")
    enter(log, "Bo corrects minimum.Ann+Cy 120; score.Ann+Cy 3000")
    assert (known(log)["minimum.Ann+Cy"], known(log)["minimum.Bo+Di"]) == (120, 90)


def test_a_side_has_one_meld_of_each_rank() -> None:
    melds = "7S 7H 7D / KS KH KD / 7C 7S 2H"
    with pytest.raises(NotationError, match="unreadable-melds-rank"):
        table(f"{HEAD}\nmelds.Ann+Cy: {melds}")
    with pytest.raises(NotationError, match="unreadable-melds-rank"):
        enter(table(HEAD), f"Bo corrects melds.Ann+Cy {melds}")
