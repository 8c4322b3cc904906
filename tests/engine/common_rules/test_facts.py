"""Facts that cannot be: each record of unreadable_facts.txt is at fault in its last line."""

from pathlib import Path

import pytest

from referee.engine.basics.errors import NotationError
from referee.records.replay import replay
from tests.support.game_logs import known, table

_, *CASES = Path(__file__).with_name("unreadable_facts.txt").read_text(encoding="utf-8").strip().split("\n\n\n")


@pytest.mark.promise("No line makes the referee count")
@pytest.mark.parametrize("case", CASES)
def test_a_fact_that_cannot_be_is_unreadable(case: str) -> None:
    record, _, key = case.rpartition("\n=> ")
    with pytest.raises(NotationError) as fault:
        list(replay(record, "-"))
    assert fault.value.key == key
    assert "\n\n" not in record or fault.value.lineno == len(record.splitlines()), "the lines before it can be read"


def test_an_unstated_hand_has_an_unknown_size() -> None:
    found = known(table("game: one\nplayers: Ann Bo Cy\ntop: 9D\nhand.Bo: 3"))
    assert "hand.Ann" not in found
    assert found["hand.Bo"] == 3
