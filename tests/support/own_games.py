"""Games of `tests/more_games`, added to the referee's own during a test."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from referee.engine import games
from referee.texts.catalog import shared
from tests.support.folders import TESTS


@contextmanager
def own_games(place: Path, *keys: str) -> Iterator[None]:
    """Add copies of these games in the folder `place`, and remove them afterwards."""
    for key in keys:
        shutil.copytree(TESTS / "more_games" / key, place / key)
    shared.cache_clear()
    games.add(place)
    try:
        yield
    finally:
        remove(place)


def remove(place: Path) -> None:
    """Remove the games of an added place, with their texts."""
    games.__path__.remove(str(place))
    for key in [key for key, folder in games._more.items() if folder.parent == place]:
        del games._more[key]
        games._forget(key)
    shared.cache_clear()


@contextmanager
def scored_games() -> Iterator[None]:
    """Add the games that only keep score, as the command does, and remove them afterwards."""
    shared.cache_clear()
    games.add_scored()
    try:
        yield
    finally:
        remove(games.SCORED)
