"""Facts that cannot be: each record of unreadable_facts.txt is at fault in its last line."""

from pathlib import Path

import pytest

from referee.engine.basics.errors import NotationError
from referee.records.replay import replay

_, *CASES = Path(__file__).with_name("unreadable_facts.txt").read_text(encoding="utf-8").strip().split("\n\n\n")


@pytest.mark.promise("No line makes the referee count")
@pytest.mark.parametrize("case", CASES)
def test_a_fact_that_cannot_be_is_unreadable(case: str) -> None:
    record, _, key = case.rpartition("\n=> ")
    with pytest.raises(NotationError) as fault:
        list(replay(record, "-"))
    key, _, line = key.partition(" ")
    assert fault.value.key == key
    if "\n\n" in record or line:
        assert fault.value.lineno == int(line or len(record.splitlines())), "the lines before it can be read"
