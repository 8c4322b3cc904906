"""Reads the numbers of a database and whether it is undamaged, without changing it."""

from pathlib import Path

from referee.store.schema import must_be_known
from referee.store.sqlite.connection import OF_0_10, connected, must_be_whole, steps_done
from referee.store.sqlite.faults import translated_errors
from referee.store.values import Examined


def examine(database: Path) -> Examined:
    """Check a database, also while it is in use. It is neither migrated nor written.

    Raises:
        DatabaseFault: It cannot be read, is damaged, or was written by a later version, or by one before 0.10.
    """
    with translated_errors(), connected(database) as db:
        db.execute("PRAGMA query_only = ON")
        must_be_whole(db)
        must_be_known(steps_done(db), OF_0_10)
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'lines'").fetchone():
            return Examined(0, 0, 0.0)  # created, and nothing written yet
        found = db.execute(
            "SELECT (SELECT count(*) FROM nights), (SELECT count(*) FROM lines),"
            " max((SELECT coalesce(max(opened), 0) FROM nights), (SELECT coalesce(max(entered), 0) FROM lines))"
        ).fetchone()
    return Examined(*found)
