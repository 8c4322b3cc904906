"""The connection to the database file: reading, writing, transactions, errors, and the lock of its server."""

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from itertools import chain
from pathlib import Path
from typing import IO, Any

from sqlite_utils import Database

from referee.store.codes import hashed
from referee.store.database import NUMBERS, insertion
from referee.store.database import Database as Seam
from referee.store.schema import must_be_known, prepare
from referee.store.values import DatabaseFault, Examined, StoreError

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


PATIENCE = 3.0
"""Seconds to wait for another program that holds the file: a phone waits 8 s for an answer."""


OF_0_10 = frozenset({
    *("m001_nights", "m002_plans", "m002_rules", "m003_joker_last", "m004_seven_zero", "m005_door", "m006_sheets"),
    *("m007_taps", "m008_looks", "m009_pictures", "m010_persons", "m011_results", "m012_uids", "m013_clubs"),
    *("m014_seasons", "m015_next_nights", "m016_helps"),
})  # fmt: skip
"""The migrations of 0.10; `m002_plans` is of the first days of 0.1.0, and part of others since."""
NOTED = "_sqlite_migrations"
"""The table of what was done. 0.10 looks there, too: it leaves a database alone in which it finds a later step."""


def files_of(database: Path) -> tuple[Path, ...]:
    """Return the files of a SQLite database in use: itself, its write-ahead log and the log's index."""
    return database, *(database.with_name(f"{database.name}-{end}") for end in ("wal", "shm"))


def connected(database: Path) -> closing[sqlite3.Connection]:
    """Connect to an existing database file that may be in use; the connection is closed with the block."""
    return closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE))


def counted(db: sqlite3.Connection) -> Examined:
    """Return the numbers of a database; raise DatabaseFault (`damaged`) for a damaged one."""
    if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise DatabaseFault("damaged")
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'lines'").fetchone():
        return Examined(0, 0, 0.0)  # created, and nothing written yet
    return Examined(*db.execute(NUMBERS).fetchone())


def make_private(files: tuple[Path, ...]) -> None:
    """Let only their owner read and write these files, which contain PINs.

    The first is created if it does not exist; SQLite gives the others its mode.
    """
    if files and not files[0].exists():
        with contextlib.suppress(OSError):  # where none can be made SQLite says why
            os.close(os.open(files[0], os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for file in files:
        with contextlib.suppress(OSError):  # not there, or another's: it is used as it is
            file.chmod(0o600)


def _identity(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)  # noqa: PTH116 - run several times a line: pathlib builds its text anew each time
    except OSError:
        return None
    return found.st_dev, found.st_ino


class SqliteDatabase(Seam):
    """One connection to a SQLite file, without a lock; it raises DatabaseFault if the file at `path` cannot be opened.

    `:memory:` stores nothing. `db` is the connection of sqlite-utils.
    """

    is_shared = False
    of_0_10 = OF_0_10
    steps = (
        NOTED,
        "id INTEGER PRIMARY KEY, migration_set TEXT, name TEXT, applied_at TEXT",  # as sqlite-utils kept it for 0.10
        f"INSERT INTO {NOTED} (migration_set, name, applied_at) VALUES ('referee', ?, datetime('now'))",
    )
    sized = "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size"

    def __init__(self, path: str | Path) -> None:
        self._files = () if str(path) == ":memory:" else files_of(Path(path))
        self._opened: dict[str, tuple[int, int]] = {}
        self._inside = 0
        self._unwiped = False
        self._unsure = False
        make_private(self._files)
        with translated_errors():
            # One thread at a time, but not always the same one. Without a level Python begins no transactions itself.
            self.db = Database(
                sqlite3.connect(str(path), timeout=PATIENCE, check_same_thread=False, isolation_level=None)
            )
            if str(path) != ":memory:":
                self.db.enable_wal()
            self.db.execute("PRAGMA synchronous=FULL")
            self.db.execute("PRAGMA foreign_keys=ON")
            self.db.execute("PRAGMA secure_delete=ON")
            self.db.conn.create_function("hashed", 1, lambda text: None if text is None else hashed(text))
            prepare(self)
            # Where nothing may be written that is said now, not at somebody's first tap.
            self.db.conn.execute("BEGIN IMMEDIATE")
            self.db.conn.execute("PRAGMA user_version = 0")
            self.db.conn.rollback()
        make_private(self._files)
        self._opened = {file: found for file in map(str, self._files) if (found := _identity(file)) is not None}

    def define(self, statements: str) -> None:
        for statement in statements.split(";"):
            self.run(statement)

    def must_be_there(self) -> None:
        """Raise DatabaseFault (`gone`) if the file or its log was deleted, moved or replaced while open.

        Lines written then would be on the disk without a name, and lost when the referee ends.
        """
        for file, opened in self._opened.items():
            if _identity(file) != opened:
                raise DatabaseFault("gone", f"{file} is not the file that was opened")
        if not self._inside:
            self._write_over()

    def _write_over(self) -> None:
        """Write over what a failed commit may have left in the log: it would be there again after a kill.

        The next transaction begins where that one did, and this one changes nothing. Its own sync may fail: what it
        wrote is in the place of the other all the same. Nothing else is written before it.
        """
        if self._unsure:
            with translated_errors():
                self.db.conn.rollback()
                self.db.conn.execute("PRAGMA user_version = 0")
            self._unsure = False

    @contextmanager
    def _committed(self) -> Iterator[None]:
        """Prepare a write: check the file, and end a transaction whose begin was reported as failed.

        A write inside such a transaction would be acknowledged and never committed. A fault of the disk is noted, and
        what it left written over at once, if the disk lets it.
        """
        self.must_be_there()
        if not self._inside and self.db.conn.in_transaction:
            with translated_errors():
                self.db.conn.rollback()
        try:
            with translated_errors():
                yield
        except DatabaseFault as fault:
            self._unsure = self._unsure or fault.key not in ("locked", "read-only")
            if not self._inside:
                with contextlib.suppress(DatabaseFault):
                    self._write_over()
            raise

    def wipe(self) -> None:
        """Empty the write-ahead log, in which removed rows would be read until it is used again.

        While another program reads the file, as a backup does, nobody waits: it is done after a later write.
        """
        self._unwiped = True
        if not self._inside and self._files:
            with translated_errors():
                self.db.conn.execute("PRAGMA busy_timeout = 0")
                try:
                    [[busy, *_]] = self.db.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                finally:
                    self.db.conn.execute(f"PRAGMA busy_timeout = {round(PATIENCE * 1000)}")
            self._unwiped = bool(busy)

    def close(self) -> None:
        self.db.close()

    def rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        with translated_errors():
            return list(self.db.query(sql, values))

    @contextmanager
    def whole(self) -> Iterator[None]:
        with self._committed():
            self._inside += 1
            try:
                with self.db.atomic():
                    yield
            finally:
                self._inside -= 1
        self.must_be_there()
        if self._unwiped and not self._inside:
            self.wipe()

    def alone(self, what: str) -> None:
        """Wait for nobody: only this connection writes the file."""

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """Add rows, all or none, in one statement, which is its own transaction.

        It releases the GIL once. For each further statement the writer thread would wait until a busy server returns
        it.
        """
        if rows:
            with self._committed():
                self.db.conn.execute(insertion(table, columns, len(rows)), [*chain.from_iterable(rows)])
            self.must_be_there()

    def run(self, sql: str, *values: object) -> int:
        return self._written(sql, values).rowcount

    def add(self, table: str, **row: object) -> int:
        return self._written(insertion(table, [*row], 1), [*row.values()]).lastrowid or 0

    def _written(self, sql: str, values: Sequence[object]) -> sqlite3.Cursor:
        with nullcontext() if self._inside else self.whole():
            return self.db.execute(sql, values)


def hold(database: Path) -> IO[bytes]:
    """Lock out every other server while the returned file is open; raise DatabaseFault (`in-use`) if one runs.

    Backups and replays remain possible. The lock is on a file beside the database, as one on the database itself would
    conflict with SQLite's.
    """
    database = Path(os.path.realpath(database))  # by whichever link it was named
    path = database.with_name(f"{database.name}.lock")
    file = open(path, "ab", opener=lambda name, flags: os.open(name, flags, 0o600))  # noqa: SIM115 - stays open
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        if problem.errno in {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}:
            file.close()
            raise DatabaseFault("in-use") from problem
        # Some network disks know no locks: the referee serves there all the same.
    return file


def backup(database: Path, copy: Path) -> Examined:
    """Copy a database, even while it is in use, and return its numbers.

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
            found = counted(made)
        part.rename(copy)
    finally:
        part.unlink(missing_ok=True)
    return found


def examine(database: Path) -> Examined:
    """Check a database, also while it is in use. It is neither migrated nor written.

    Raises:
        DatabaseFault: It cannot be read, is damaged, or was written by a later version, or by one before 0.10.
    """
    with translated_errors(), connected(database) as db:
        db.execute("PRAGMA query_only = ON")
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (NOTED,)).fetchone():
            must_be_known({name for (name,) in db.execute(f"SELECT name FROM {NOTED}")}, OF_0_10)
        return counted(db)
