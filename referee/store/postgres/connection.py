"""The connection to a PostgreSQL server. With gevent's patches a greenlet that waits for it holds up no other."""

import select
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from threading import Lock, Thread
from typing import Any, ClassVar, NamedTuple

import psycopg
from psycopg import Error, IntegrityError, InterfaceError, OperationalError, errors
from psycopg.pq import PGnotify
from psycopg.rows import DictRow, dict_row

from referee.store.database import Database, insertion
from referee.store.schema import for_postgres, prepare
from referee.store.values import DatabaseFault, StoreError

_RACES = IntegrityError, errors.SerializationFailure, errors.DeadlockDetected
_KEYS: tuple[tuple[type[Error], str], ...] = (
    (errors.DiskFull, "full"),
    (errors.LockNotAvailable, "busy"),
    (errors.QueryCanceled, "busy"),
    (errors.ReadOnlySqlTransaction, "read-only"),
    (errors.InsufficientPrivilege, "read-only"),
    (errors.DataCorrupted, "damaged"),
    (errors.UndefinedTable, "gone"),
    (OperationalError, "unreachable"),
    (InterfaceError, "unreachable"),
)


@contextmanager
def translated_errors() -> Iterator[None]:
    """Translate errors: a row that contradicts another to StoreError, any other to DatabaseFault."""
    try:
        yield
    except _RACES as error:
        raise StoreError("conflict") from error
    except Error as error:
        key = next((key for kind, key in _KEYS if isinstance(error, kind)), "failed")
        raise DatabaseFault(key, str(error).strip()) from error


OF_0_10 = frozenset({
    *("p001_tables", "p002_clocks", "p003_news", "p004_hosts", "p005_persons", "p006_results", "p007_uids"),
    *("p008_clubs", "p009_seasons", "p010_next_nights", "p011_helps"),
})  # fmt: skip
"""The migrations of 0.10."""

# Each night has a channel `referee_NIGHT`. One that leads to a next night is told of that too.
CHANNELS = """
    CREATE OR REPLACE FUNCTION tell_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('referee_' || night, 'game ' || night || ' ' || id) FROM games
            WHERE id IN (SELECT game FROM entered);
        RETURN NULL;
    END $$;
    CREATE OR REPLACE FUNCTION tell_night() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
    BEGIN
        PERFORM pg_notify('referee_' || night, 'night ' || night) FROM (
            WITH RECURSIVE told (night) AS (
                (SELECT (changed->>CASE WHEN TG_TABLE_NAME = 'nights' THEN 'id' ELSE 'night' END)::bigint
                UNION SELECT night FROM seats WHERE id = (changed->>'seat')::bigint
                UNION SELECT night FROM games WHERE id = (changed->>'game')::bigint)
                UNION SELECT next_nights.night FROM next_nights JOIN told ON next = told.night
                    WHERE TG_TABLE_NAME IN ('nights', 'next_nights')
            ) SELECT night FROM told WHERE night IS NOT NULL
        ) AS told;
        RETURN NULL;
    END $$;
"""

# The clocks are not logged, as they are written every few seconds: after a crash of the database a game continues at
# the time of its last line.
OWN = f"""
    CREATE UNLOGGED TABLE clocks (
        game bigint PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
        shift double precision NOT NULL, served double precision NOT NULL
    );
{CHANNELS}
    CREATE TRIGGER told AFTER INSERT ON lines REFERENCING NEW TABLE AS entered
        FOR EACH STATEMENT EXECUTE FUNCTION tell_lines();
    CREATE TRIGGER told AFTER UPDATE OR DELETE ON nights FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON seats FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON sitting FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT ON games FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR DELETE ON sheets FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR DELETE ON club_tables FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON next_nights FOR EACH ROW EXECUTE FUNCTION tell_night();
"""


PATIENCE = 3.0
"""Seconds to wait for a server that does not answer or restarts: a phone waits 8 s for an answer."""
AGAIN = 0.1
"""Seconds between two attempts to reach it."""
SHUT = 1.0
"""Seconds after such a wait in which nobody waits again, so that taps are answered instead of queueing for it."""
SETTINGS = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
    "application_name": "referee",
    "client_encoding": "UTF8",  # else a database in which any bytes are text gives bytes
}
ENCODINGS = "UTF8", "SQL_ASCII"
"""Encodings of a database that keep every name; any other refuses some in the middle of a night."""
LIMITS = "SET lock_timeout = '3s'; SET idle_in_transaction_session_timeout = '2s'"
"""A server that is stopped in the middle of a transaction keeps the others waiting no longer than this."""


def connected(url: str) -> psycopg.Connection[DictRow]:
    """Connect to a server; each statement is its own transaction unless one is begun."""
    connection = psycopg.connect(url, autocommit=True, row_factory=dict_row, **SETTINGS)  # type: ignore[arg-type]
    connection.execute(LIMITS)
    return connection


class PostgresDatabase(Database):
    """One connection to a PostgreSQL server, made again when it was lost; its tables are made at the first.

    Raises DatabaseFault if the server cannot be reached, its tables are those of a later version, or its encoding does
    not keep every name.
    """

    is_shared = True
    of_0_10 = OF_0_10
    steps = (
        "migrations",
        "name text PRIMARY KEY, applied timestamptz NOT NULL",
        "INSERT INTO migrations (name, applied) VALUES (?, now())",
    )
    own = OWN
    own_steps: ClassVar[dict[str, str]] = {"s006_channels": CHANNELS}
    sized = "SELECT pg_database_size(current_database()) AS bytes"

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: psycopg.Connection[DictRow] | None = None
        self._inside = 0
        self._shut = 0.0
        self._emptying = Lock()
        try:
            with translated_errors():
                encoding = self.connection().info.parameter_status("server_encoding")
                if encoding not in ENCODINGS:
                    raise DatabaseFault("encoding", f"the encoding of the database is {encoding}")
                prepare(self)
        except BaseException:
            self.close()
            raise

    def connection(self) -> psycopg.Connection[DictRow]:
        """Return the connection, made again if it was lost: a server that restarts is there in a moment."""
        if self._connection is None or self._connection.closed:
            if self._inside:
                raise DatabaseFault("unreachable", "the connection was lost in a transaction")
            until = time.monotonic() + (PATIENCE if time.monotonic() > self._shut else 0.0)
            while True:
                try:
                    self._connection = connected(self.url)
                    break
                except psycopg.OperationalError as error:
                    if time.monotonic() >= until:
                        self._shut = time.monotonic() + SHUT
                        raise DatabaseFault("unreachable", str(error).strip()) from error
                    time.sleep(AGAIN)
        return self._connection

    @property
    def pid(self) -> int:
        """The number of the server's process for this connection, which its notifications carry; 0 for none."""
        return 0 if self._connection is None or self._connection.closed else self._connection.info.backend_pid

    def define(self, statements: str) -> None:
        with translated_errors():
            self.connection().execute(for_postgres(statements).encode())

    @property
    def for_update(self) -> str:  # type: ignore[override]  # of one kind only it changes
        return " FOR NO KEY UPDATE" if self._inside else ""

    def rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        with translated_errors():
            try:
                return self._execute(sql, values).fetchall()
            except psycopg.OperationalError:
                if self._inside or self._connection is None or not self._connection.closed:
                    raise
            return self._execute(sql, values).fetchall()  # nothing was changed, so it is asked once more

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Translate the errors of a change. If the queue of news is full, have it emptied for later ones."""
        try:
            with translated_errors():
                yield
        except DatabaseFault as fault:
            if isinstance(fault.__cause__, errors.ProgramLimitExceeded) and not self._emptying.locked():
                Thread(target=self._empty_news, daemon=True).start()
            raise

    def _empty_news(self) -> None:
        """Have the queue of news emptied, on a connection of its own, as that takes minutes for 8 GB.

        PostgreSQL 15 does not do so by itself once the listener that held it up has gone, but when it is asked this.
        """
        with self._emptying, suppress(psycopg.Error), closing(connected(self.url)) as own:
            own.execute("SELECT pg_notification_queue_usage()")

    @contextmanager
    def whole(self) -> Iterator[None]:
        with self._writing():
            connection = self.connection()
            self._inside += 1
            try:
                with connection.transaction():
                    yield
            finally:
                self._inside -= 1

    def alone(self, what: str) -> None:
        self.rows("SELECT pg_advisory_xact_lock(hashtext(?))", what)

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        if rows:
            with self._writing():
                self._execute(insertion(table, columns, len(rows)), [value for row in rows for value in row])

    def run(self, sql: str, *values: object) -> int:
        with self._writing():
            return self._execute(sql, values).rowcount

    def add(self, table: str, **row: object) -> int:
        with self._writing():
            made = self._execute(f"{insertion(table, [*row], 1)} RETURNING id", [*row.values()]).fetchall()
            return int(made[0]["id"])

    def _execute(self, sql: str, values: Sequence[object]) -> psycopg.Cursor[DictRow]:
        # No text of ours has a question mark or a percent sign in it, and no text there the character 0.
        fit = [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]
        return self.connection().execute(sql.replace("?", "%s").encode(), fit)

    def must_be_there(self) -> None:
        self.rows("SELECT 1")

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


STOPPED = 10.0
"""Seconds after which a game that no server serves stands still, until one serves it again."""

TRIAL = "referee_trial"
"""A channel to try news on, apart from those of the nights."""
HEARD = 2.0
"""Seconds that news may take there."""


class ServerNews(NamedTuple):
    """Something that another server did, with the ids of the night, and of the game if it has new lines.

    `kind` is `game` (it has lines), `night` (anything else of it) or `here` (the other server serves the night now).
    """

    kind: str
    night: int
    game: int = 0


class Sharing:
    """Asks and tells through the store's own connection, so that its own changes are known as such."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._db = database

    def serve(self, games: Collection[int]) -> tuple[float, dict[int, float]]:
        """Say that these games are served now. Return the time, and what to add to it for each game's table time.

        The time is the database's, in seconds since 1970, which all servers agree on. A game that nobody served for
        `STOPPED` seconds goes on at the time at which it was served last; a new one begins at its last line.
        """
        rows = self._db.rows(
            """
            INSERT INTO clocks AS old (game, shift, served)
            SELECT id, coalesce((SELECT at FROM lines WHERE game = id ORDER BY n DESC LIMIT 1), 0) - t, t
            FROM games, (SELECT extract(epoch FROM clock_timestamp())::float8 AS t) AS now
            WHERE id = ANY(?) ORDER BY id
            ON CONFLICT (game) DO UPDATE SET served = excluded.served, shift = old.shift - CASE
                WHEN excluded.served - old.served > ? THEN excluded.served - old.served ELSE 0 END
            RETURNING game, shift, served
            """,
            sorted(games),
            STOPPED,
        )
        now = rows[0]["served"] if rows else 0.0
        return now, {row["game"]: row["shift"] for row in rows}

    def is_served(self) -> bool:
        """Return True if a server has served any game in the last `STOPPED` seconds."""
        sql = "SELECT 1 FROM clocks WHERE served > extract(epoch FROM clock_timestamp()) - ? LIMIT 1"
        return bool(self._db.rows(sql, STOPPED))

    def newest(self, games: Collection[int]) -> dict[int, int]:
        """Return the number of the newest line of each of these games; a game without lines is missing."""
        rows = self._db.rows("SELECT game, max(n) AS n FROM lines WHERE game = ANY(?) GROUP BY game", list(games))
        return {row["game"]: row["n"] for row in rows}

    def announce(self, night: int) -> None:
        """Tell the other servers that this one serves a night now."""
        self._db.rows("SELECT pg_notify(?, ?)", f"referee_{night}", f"here {night}")

    def listen(self) -> "NewsListener":
        """Return a listener to the other servers, with a connection of its own; raises DatabaseFault."""
        return NewsListener(self._db)

    def news_arrive(self) -> bool:
        """Return False if a listener hears nothing of another connection, as behind a pooler in transaction mode."""
        url = self._db.url
        with translated_errors(), closing(connected(url)) as listener, closing(connected(url)) as speaker:
            listener.execute(f"LISTEN {TRIAL}".encode())
            speaker.execute(f"NOTIFY {TRIAL}".encode())
            return any(True for _ in listener.notifies(timeout=HEARD, stop_after=1))


class NewsListener:
    """A connection that hears what other servers do. Any of its functions may raise DatabaseFault: then it is over."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._db = database
        self._news = dict[ServerNews, None]()
        with translated_errors():
            self._connection: psycopg.Connection[DictRow] = connected(database.url)
            self._connection.pgconn.notify_handler = self._note  # of what comes with an answer

    def follow(self, night: int, how: str = "LISTEN") -> list[ServerNews]:
        """Hear of a night from now on, or no longer (`UNLISTEN`). Return the news that came meanwhile."""
        with translated_errors():
            self._connection.execute(f"{how} referee_{night}".encode())
        return self._came()

    def hear(self, seconds: float) -> list[ServerNews]:
        """Return the news, each once, or nothing if none comes within this number of seconds."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            with translated_errors():  # whoever follows a night meanwhile uses the connection
                select.select([self._connection], [], [], left)
            if found := self._came():
                return found
        return []

    def _came(self) -> list[ServerNews]:
        # Not `Connection.notifies`, which takes a good part of a tap's time to wait for what is there.
        with translated_errors(), self._connection.lock:
            self._connection.pgconn.consume_input()
            while one := self._connection.pgconn.notifies():
                self._note(one)
        found, self._news = self._news, {}
        return [*found]

    def _note(self, one: PGnotify) -> None:
        kind, *ids = one.extra.decode().split()
        if one.be_pid != self._db.pid and kind in ("game", "night", "here") and len(ids) in (1, 2):
            self._news[ServerNews(kind, *map(int, ids))] = None

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
