"""Trick-taking games on the phone: the table seen from each seat, amending a sheet, and hidden cards."""

import re
from collections.abc import Iterator

import pytest

from referee.web.sit.next_game import Plan
from referee.web.sit.ring import rules_of
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(game="hearts") as made:
        yield made


def test_a_record_of_a_hidden_pass_demands_only_what_its_replay_can_know(night: Evening) -> None:
    lines = ("Di deals", "Ann gives QS 2S 3S", "Bo gives 3", "Cy gives 3", "Di gives 3", "Cy plays 2C", "Di plays 3C")
    night.says(*lines, "Ann plays 4C", "Bo plays 5C", "Bo plays KD", "Cy plays AD", "Di plays 2D", "Ann plays QS")
    assert night.game.entries[-1].ruling.verdict == "no"
    record = night.phone(2).get(f"/{night.table.code}/export.table").text
    assert "QS 2S" not in record
    assert re.search(r"Cy plays AD +=> ok", record)
    assert re.search(r"Ann plays QS *\n", record), "without the pass nobody can know where the queen is"


def test_the_next_game_keeps_this_tables_mode_of_entry(night: Evening) -> None:
    plan = Plan("hearts", "seed", ())
    assert rules_of(night.table, plan).keep == "plays", "every card, unlike most tables"
    night.says("Ann agrees keep=scores")
    assert rules_of(night.table, plan).keep == "scores", "as it was wanted last"
    assert rules_of(night.table, Plan("canasta", "seed", ())).keep == "plays"
