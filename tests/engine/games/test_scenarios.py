"""Situations beyond the worked examples: each record of tests/scenarios holds, line by line."""

import pytest

from referee.engine.notation import record
from referee.records.replay import replay_record
from tests.support.folders import TESTS

SCENARIOS = [
    pytest.param(each, file.name, id=f"{file.stem}: {each.title}")
    for file in sorted(TESTS.glob("scenarios/*.table"))
    for each in record.read(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("each", "file"), SCENARIOS)
def test_a_scenario_holds(each: record.Record, file: str) -> None:
    assert [result.misses for result in replay_record(each, file) if result.misses] == []
