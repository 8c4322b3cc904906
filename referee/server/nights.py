"""The place where a server keeps its nights, and the key that signs its cookies."""

import secrets
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from referee import paths
from referee.store import Store
from referee.store.sqlite.lock import hold


@dataclass(frozen=True, slots=True)
class Place:
    """A database and its key. `lock` keeps other servers out while it is open; a shared database has none."""

    database: Path | str
    secret: str
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
    """Find the database and its key; the key of a shared one lies in it, as all its servers need the same.

    Raises DatabaseFault, `paths.BadKey` or OSError.
    """
    if given is None or not paths.is_server(given):
        database = paths.database(given)
        lock = hold(database)
        return Place(database, paths.secret_key(database), lock)
    with closing(Store(given)) as store:
        assert store.sharing is not None  # as it is a server
        return Place(given, store.sharing.secret(paths.COOKIES, secrets.token_hex(32)))
