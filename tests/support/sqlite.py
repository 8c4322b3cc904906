"""The SQLite connection of a store, for tests that ask or hurt the file itself."""

from sqlite_utils import Database

from referee.store import Store
from referee.store.sqlite.connection import SqliteDatabase


def sqlite_of(store: Store) -> Database:
    """Return the connection of sqlite-utils."""
    assert isinstance(store._db, SqliteDatabase)
    return store._db.db
