"""Situations beyond the worked examples: each record of tests/scenarios holds, line by line."""

from pathlib import Path

import pytest

from referee.core import record
from referee.replaying import replay_record

SCENARIOS = [
    pytest.param(each, file.name, id=f"{file.stem}: {each.title}")
    for file in sorted(Path(__file__).parent.glob("scenarios/*.table"))
    for each in record.read(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("each", "file"), SCENARIOS)
def test_a_scenario_holds(each: record.Record, file: str) -> None:
    assert [result.misses for result in replay_record(each, file) if result.misses] == []
