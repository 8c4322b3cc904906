"""The connection to the database file, and how it is asked and changed."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from referee.store.schema import migrations
from referee.store.values import StoreError


class Connection:
    """One connection without a lock. `path` is the database file (`:memory:` keeps nothing); sqlite3.Error if it cannot
    be opened."""

    def __init__(self, path: str | Path) -> None:
        # One thread at a time, but not always the same one. Waiting 5 s suits a backup that holds the file.
        self._db = Database(sqlite3.connect(str(path), timeout=5, check_same_thread=False))
        if str(path) != ":memory:":
            self._db.enable_wal()
        self._db.execute("PRAGMA synchronous=FULL")
        self._db.execute("PRAGMA foreign_keys=ON")
        migrations.apply(self._db)

    def close(self) -> None:
        self._db.close()

    def _rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        return list(self._db.query(sql, values))

    def _change(self, sql: str, *values: object) -> int:
        """Runs one statement that writes; the number of rows it touched."""
        with self._db.atomic():
            return self._db.execute(sql, values).rowcount

    @staticmethod
    def _must(touched: int, key: str) -> None:
        if not touched:
            raise StoreError(key)
