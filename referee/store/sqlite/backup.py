"""A copy of a database that may be in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from referee.store.sqlite.connection import connected, make_private, must_be_whole
from referee.store.sqlite.faults import translated_errors


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
