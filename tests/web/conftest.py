"""Fixtures that many tests of the web begin with."""

from collections.abc import Iterator

import pytest

from tests.support.lobby import Lobby, lobby


@pytest.fixture
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made
