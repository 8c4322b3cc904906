"""SQLite's errors as those of the store."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from referee.store.faults import DatabaseFault
from referee.store.values import StoreError

_KEYS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


@contextmanager
def translated_errors() -> Iterator[None]:
    """Translate SQLite's errors: a contradicting row to StoreError, a fault of the database to DatabaseFault."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise StoreError("conflict") from error
    except sqlite3.Error as error:
        # The lowest eight bits; the others say more than anybody can use. Errors of Python's own have no code.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise DatabaseFault(_KEYS.get(code, "failed"), str(error)) from error
