"""Who is out: whatever happens to the table meanwhile."""

from tests.core.table import enter, known, table

TWO_LEFT = "game: onecard\nplayers: Ann Bo Cy\ntop: 9D\nturn: Ann\nhand.Ann: 2\nhand.Bo: 4\nhand.Cy: 4"


def test_who_leaves_with_an_empty_hand_that_nobody_caught_is_out() -> None:
    log = table(TWO_LEFT, "Ann plays 5D 5S", "Ann leaves")
    assert known(log)["out.Ann"] == "no"
    enter(log, "Bo draws")
    assert (known(log)["out.Ann"], known(log)["winner"], known(log)["turn"]) == ("yes", "Ann", "Cy")


def test_who_leaves_with_cards_is_not() -> None:
    log = table(TWO_LEFT, "Ann plays 5D", "Ann leaves", "Bo draws")
    assert (known(log)["out.Ann"], known(log)["winner"]) == ("no", "none")
