"""A copy of a database that may be in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from referee.store.database import PATIENCE, make_private
from referee.store.faults import DatabaseFault, told


def backup(database: Path, copy: Path) -> tuple[int, int]:
    """Copies a database as it stands at one moment, while others read and write it, into one file that is on the disk
    and checked before it has its name. How many nights and lines there are in it.

    DatabaseFault where it cannot be read, or the copy not be written; then there is no copy.
    """
    part = copy.with_name(f"{copy.name}.part")
    make_private((part,))
    try:
        with told():
            source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)
            with closing(source), closing(sqlite3.connect(part)) as made:
                source.backup(made)
                made.execute("PRAGMA journal_mode=DELETE")  # the copy is one file, without a log beside it
                if made.execute("PRAGMA quick_check").fetchone() != ("ok",):
                    raise DatabaseFault("damaged")
                [(nights, lines)] = made.execute("SELECT (SELECT count(*) FROM nights), (SELECT count(*) FROM lines)")
        part.rename(copy)
    finally:
        part.unlink(missing_ok=True)
    return nights, lines
