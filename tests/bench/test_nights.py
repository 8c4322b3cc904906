"""What the benchmark measures is play: nights that go on, line by line, without a refused one."""

import pytest

from referee.core.rulings import Verdict
from tests.bench.nights import HEADS, Night


@pytest.mark.parametrize("key", HEADS)
def test_a_night_is_made_of_legal_lines_and_is_the_same_again(key: str) -> None:
    night = Night(key, 150)
    entries = [entry for log in night.enter() for entry in log.entries]
    assert len(entries) == 150
    assert [entry.text for entry in entries if entry.ruling.verdict is Verdict.NO] == []
    assert Night(key, 150).parts == night.parts
