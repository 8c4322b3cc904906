"""A copy of a database that may be in use, and its numbers."""

import sqlite3
from contextlib import closing
from pathlib import Path

from referee.store.schema import must_be_known
from referee.store.sqlite.connection import (
    OF_0_10,
    connected,
    make_private,
    must_be_whole,
    steps_done,
    translated_errors,
)
from referee.store.values import Examined


def backup(database: Path, copy: Path) -> tuple[int, int]:
    """Copy a database, even while it is in use, and return its numbers of nights and lines.

    The copy is one file that shows one moment; it is checked and synced to disk before it gets its name.

    Raises:
        DatabaseFault: It cannot be read, or the copy cannot be written; then there is no copy.
    """
    part = copy.with_name(f"{copy.name}.part")
    make_private((part,))
    try:
        with translated_errors(), connected(database) as source, closing(sqlite3.connect(part)) as made:
            source.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")  # the copy is one file, without a log beside it
            must_be_whole(made)
            [(nights, lines)] = made.execute("SELECT (SELECT count(*) FROM nights), (SELECT count(*) FROM lines)")
        part.rename(copy)
    finally:
        part.unlink(missing_ok=True)
    return nights, lines


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
