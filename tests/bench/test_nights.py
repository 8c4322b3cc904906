"""The nights that the benchmark measures consist of legal lines only."""

import pytest

from referee.engine.model.rulings import Verdict
from tests.bench.nights import HEADS, Night


@pytest.mark.parametrize("key", HEADS)
def test_a_night_is_legal_and_reproducible(key: str) -> None:
    night = Night(key, 150)
    entries = [entry for log in night.enter() for entry in log.entries]
    assert len(entries) == 150
    assert [entry.text for entry in entries if entry.ruling.verdict is Verdict.NO] == []
    assert Night(key, 150).parts == night.parts
