"""Faults of the database as one word each, for which there is a sentence about the remedy."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from referee.store.values import StoreError


class DatabaseFault(Exception):  # noqa: N818 - the file's fault, not an error of ours
    """The database cannot be read or written, and nothing was.

    `key` is `full` (the disk), `locked` (by another program), `in-use` (by another referee; only at the start), `gone`
    (deleted while it was open), `read-only`, `damaged`, `newer` (written by a later version; only when it is opened) or
    `failed` (anything else, such as a missing disk).
    """

    def __init__(self, key: str, why: str = "") -> None:
        super().__init__(why or key)
        self.key = key


_KEYS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


@contextmanager
def told() -> Iterator[None]:
    """Translate SQLite's errors: a contradicting row to StoreError, a fault of the database to DatabaseFault."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise StoreError("conflict") from error
    except sqlite3.Error as error:
        # The lowest eight bits; the others say more than anybody can use. Errors of Python's own have no code.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise DatabaseFault(_KEYS.get(code, "failed"), str(error)) from error
