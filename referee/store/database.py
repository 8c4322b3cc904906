"""The seam to a database: the few functions behind which SQLite and PostgreSQL stand.

The SQL of the queries is the part that both understand, with `?` for each value. A value stands in a statement's
parameters, never in its text.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar

from referee.store.codes import same_name
from referee.store.values import StoreError


class Database(ABC):
    """One connection to a database, used by one thread or greenlet at a time.

    Each function stores everything or, when it raises, nothing. It raises StoreError (`conflict`) for a row that
    contradicts another, and DatabaseFault if the database cannot be read or written.
    """

    is_shared: bool
    """True if other servers may write the same tables at the same time."""

    @abstractmethod
    def rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        """Return the rows that a statement selects."""

    @abstractmethod
    def run(self, sql: str, *values: object) -> int:
        """Run a statement that writes, and return the number of rows it changed."""

    @abstractmethod
    def add(self, table: str, **row: object) -> int:
        """Add a row with these columns, and return its id."""

    @abstractmethod
    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """Add rows, all or none, in one statement."""

    @abstractmethod
    def whole(self) -> AbstractContextManager[None]:
        """Run one transaction: everything written inside is stored, or nothing. A transaction inside is part of it."""

    @abstractmethod
    def alone(self, what: str) -> None:
        """Wait until no other transaction is alone with `what`, and be alone with it until this one ends."""

    of_0_10: frozenset[str]
    """The names of the migrations that 0.10 noted as done in a database of this kind."""
    steps: tuple[str, str, str]
    """The table in which they are noted, its columns, and the statement that notes one."""
    own = ""
    """The SQL for whatever only databases of this kind have, besides the tables."""
    own_steps: ClassVar[dict[str, str]] = {}
    """The changes to that since 0.10, by name, after those of `STEPS`."""
    for_update = ""
    """The end of a SELECT whose rows nobody else may change until the transaction ends."""
    sized: str
    """The SELECT of the `bytes` of the database on the disk."""

    @abstractmethod
    def define(self, statements: str) -> None:
        """Run the statements of a text in SQLite's types that defines tables."""

    def steps_done(self) -> set[str]:
        """Return the names of the migrations and steps that were done; none if there are no tables yet."""
        self.alone("migrations")  # of several servers that start at once one does the steps
        table, columns, _ = self.steps
        self.run(f"CREATE TABLE IF NOT EXISTS {table} ({columns})")
        return {row["name"] for row in self.rows(f"SELECT name FROM {table}")}

    def note_step(self, name: str) -> None:
        """Note that a step is done."""
        self.run(self.steps[2], name)

    def wipe(self) -> None:  # noqa: B027 - a server's administrator decides what its log keeps
        """Take what was removed out of the database's files, once the transaction has ended."""

    @abstractmethod
    def must_be_there(self) -> None:
        """Raise DatabaseFault if the database disappeared since it was opened."""

    @abstractmethod
    def close(self) -> None:
        """Close the connection."""


NUMBERS = """
    SELECT (SELECT count(*) FROM nights) AS nights, (SELECT count(*) FROM lines) AS lines,
        coalesce(max(at), 0) AS newest
    FROM (SELECT max(opened) AS at FROM nights UNION ALL SELECT max(entered) FROM lines) AS latest
"""
"""The SELECT of the values of `Examined`."""


def insertion(table: str, columns: Sequence[str], rows: int) -> str:
    """Return the INSERT of this number of rows."""
    one = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([one] * rows)}"


class Queries:
    """The base of the functions that ask a database."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.is_shared = database.is_shared
        self.must_be_there, self.close = database.must_be_there, database.close

    def _must(self, key: str, sql: str, *values: object) -> None:
        """Run a statement that writes; raise StoreError with this key if it changes no row."""
        if not self._db.run(sql, *values):
            raise StoreError(key)

    def _one(self, key: str, sql: str, *values: object) -> dict[str, Any]:
        """Return the first row that a statement selects; raise StoreError with this key if there is none."""
        for row in self._db.rows(sql, *values):
            return row
        raise StoreError(key)

    @staticmethod
    def _must_be_free(name: str, others: Sequence[Any], most: int) -> None:
        """Raise StoreError if one of the others has the name (`name-taken`), or there are already `most` of them."""
        if any(same_name(other.name, name) for other in others):
            raise StoreError("name-taken")
        if len(others) >= most:
            raise StoreError("too-many")
