"""Reads the numbers of a database and whether it is undamaged, without changing it."""

from pathlib import Path

from sqlite_utils import Database

from referee.store.faults import DatabaseFault
from referee.store.sqlite.connection import connected, must_be_whole
from referee.store.sqlite.faults import translated_errors
from referee.store.sqlite.schema import is_newer
from referee.store.values import Examined


def examine(database: Path) -> Examined:
    """Check a database, also while it is in use. It is neither migrated nor written.

    Raises:
        DatabaseFault: It cannot be read, is damaged, or was written by a later version.
    """
    with translated_errors(), connected(database) as db:
        db.execute("PRAGMA query_only = ON")
        must_be_whole(db)
        if is_newer(Database(db)):
            raise DatabaseFault("newer")
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'lines'").fetchone():
            return Examined(0, 0, 0.0)  # created, and nothing written yet
        found = db.execute(
            "SELECT (SELECT count(*) FROM nights), (SELECT count(*) FROM lines),"
            " max((SELECT coalesce(max(opened), 0) FROM nights), (SELECT coalesce(max(entered), 0) FROM lines))"
        ).fetchone()
    return Examined(*found)
