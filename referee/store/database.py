"""The connection to the database file, and how it is asked and changed."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from referee.store.faults import DatabaseFault, told
from referee.store.schema import is_newer, migrations
from referee.store.values import StoreError

PATIENCE = 3.0
"""How long to wait for another program that holds the file, in seconds: a phone waits 8 s for an answer."""


class Connection:
    """One connection without a lock. `path` is the database file (`:memory:` keeps nothing); DatabaseFault if it cannot
    be opened."""

    def __init__(self, path: str | Path) -> None:
        with told():
            # One thread at a time, but not always the same one. Without a level Python begins no transactions itself.
            self._db = Database(
                sqlite3.connect(str(path), timeout=PATIENCE, check_same_thread=False, isolation_level=None)
            )
            if str(path) != ":memory:":
                self._db.enable_wal()
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA foreign_keys=ON")
            if is_newer(self._db):
                raise DatabaseFault("newer")
            migrations.apply(self._db)
            # Where nothing may be written that is said now, not at somebody's first tap.
            self._db.conn.execute("BEGIN IMMEDIATE")
            self._db.conn.execute("PRAGMA user_version = 0")
            self._db.conn.rollback()

    def close(self) -> None:
        self._db.close()

    def _rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        with told():
            return list(self._db.query(sql, values))

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """One transaction: what is written inside is kept whole, or not at all."""
        with told(), self._db.atomic():
            yield

    def _insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """Adds rows, all or none, in one statement that is a transaction by itself. Python's lock is let go of once for
        all of it: each time a busy server asks for it again, the disk's thread would wait for its turn."""
        if rows:
            one = f"({', '.join('?' * len(columns))})"
            sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([one] * len(rows))}"
            with told():
                self._db.conn.execute(sql, [value for row in rows for value in row])

    def _change(self, sql: str, *values: object) -> int:
        """Runs one statement that writes; the number of rows it touched."""
        with self._whole():
            return self._db.execute(sql, values).rowcount

    @staticmethod
    def _must(touched: int, key: str) -> None:
        if not touched:
            raise StoreError(key)
