"""The database: nights with their people, devices, games, lines and drafts of round sheets; house rules; seasons.

It is one SQLite file, or PostgreSQL, which several servers may use at once; this is the only place with SQL. A `Store`
is one connection and has no lock: one thread or greenlet uses it at a time (`live.StoreWriter` sees to that). Every
function returns frozen values and stores everything or, when it raises StoreError or DatabaseFault, nothing. Times are
seconds since 1970 (UTC), except a line's `at`, which is table time: seconds since its record began.
"""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from referee.paths import is_server
from referee.store.archive import Archive
from referee.store.deleted import Deleted
from referee.store.people.persons import Seasons
from referee.store.people.results import Results
from referee.store.sqlite.connection import SqliteDatabase
from referee.store.values import DatabaseFault, Examined

if TYPE_CHECKING:
    from referee.store.postgres.connection import Sharing


P = ParamSpec("P")
R = TypeVar("R")


class Store(Deleted, Results, Archive, Seasons):
    """The database as the app uses it.

    `place` is a file, the address of a PostgreSQL server, or `:memory:`, which stores nothing. `sharing` are the
    functions by which servers of the same tables follow one another, None for a database that only one server uses.
    """

    sharing: "Sharing | None" = None

    def __init__(self, place: str | Path) -> None:
        if not is_server(place):
            super().__init__(SqliteDatabase(place))
            return
        try:
            from referee.store.postgres.connection import PostgresDatabase, Sharing
        except ImportError as missing:  # psycopg is installed for those who need it
            raise DatabaseFault("no-driver", str(missing)) from missing
        database = PostgresDatabase(str(place))
        super().__init__(database)
        self.sharing = Sharing(database)

    def once(
        self,
        device: str,
        post: str,
        function: Callable[Concatenate["Store", P], R],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R | None:
        """Run a method for the tap with this id, in one transaction with it; None if that was done before."""
        with self._db.whole():
            sql = "INSERT INTO acts (device, post, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            if not post or self._db.run(sql, device, post, time.time()):
                return function(self, *args, **kwargs)
        return None

    def was_done(self, device: str, post: str) -> bool:
        """Return True if the tap with this id was kept by `once`."""
        return bool(self._db.rows("SELECT 1 FROM acts WHERE device = ? AND post = ?", device, post))


def examine_server(url: str) -> Examined:
    """Return the numbers of a database server, and try its news; raise DatabaseFault if it cannot be used."""
    with closing(Store(url)) as store:
        return store.numbers()._replace(hears=store.sharing is None or store.sharing.news_arrive())
