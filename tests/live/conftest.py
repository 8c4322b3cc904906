"""Fixtures that several tests of live play begin with."""

from collections.abc import Iterator

import pytest

from referee.live import StoreWriter
from referee.store import Store


@pytest.fixture
def writer() -> Iterator[StoreWriter]:
    made = StoreWriter(Store(":memory:"))
    yield made
    made.close()
