"""Situations beyond the worked examples: each record of tests/scenarios holds, line by line."""

from pathlib import Path

import pytest

from referee.engine.notation import record
from referee.records.replay import replay_record
from tests.support.folders import TESTS

FILES = sorted(TESTS.glob("scenarios/*.table"))


@pytest.mark.promise("A call or a catch that loses", "A penalty card that a vote")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_scenario_of_the_file_holds(file: Path) -> None:
    for scenario in record.read(file.read_text(encoding="utf-8")):
        assert [result.misses for result in replay_record(scenario, file.name) if result.misses] == [], scenario.title
