"""Stores of both kinds: what is tested of one holds of the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.store import Store
from tests.support.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Return the place of an empty database."""
    if request.param == "sqlite":
        return tmp_path / "referee.db"
    made: Postgres = request.getfixturevalue("database_server")
    return made.make()


@pytest.fixture
def store(place: str | Path) -> Iterator[Store]:
    kept = Store(place)
    yield kept
    kept.close()
