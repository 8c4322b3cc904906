"""The place where a server keeps its nights."""

from dataclasses import dataclass
from pathlib import Path
from typing import IO

from referee import paths
from referee.store.sqlite.connection import hold


@dataclass(frozen=True, slots=True)
class Place:
    """A database. `lock` keeps other servers out while it is open; a shared database has none."""

    database: Path | str
    lock: IO[bytes] | None = None

    @property
    def shown(self) -> str:
        """The database as it may be shown."""
        return paths.without_password(self.database)

    def close(self) -> None:
        """Let other servers in."""
        if self.lock is not None:
            self.lock.close()


def opened(given: Path | str | None) -> Place:
    """Find the database; raise DatabaseFault or OSError."""
    if given is not None and paths.is_server(given):
        return Place(given)
    database = paths.database(given)
    return Place(database, hold(database))
