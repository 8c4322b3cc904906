"""The functions by which servers of the same tables follow one another.

The log says what is new; the channel says only that something is. A server that missed it asks for the numbers of the
newest lines (`newest`).
"""

import time
from collections.abc import Collection
from contextlib import closing
from dataclasses import dataclass
from enum import StrEnum

import psycopg
from psycopg.rows import DictRow

from referee.store.postgres.connection import CHANNEL, PostgresDatabase, connected, translated_errors
from referee.store.values import DatabaseFault

STOPPED = 10.0
"""Seconds after which a game that no server serves stands still, until one serves it again."""

TRIAL = "referee_trial"
"""A channel to try news on, apart from those of the nights."""
HEARD = 2.0
"""Seconds that news may take there."""


class NewsKind(StrEnum):
    """The kinds of news: lines of a game, anything else of a night, and that another server serves a night now."""

    GAME = "game"
    NIGHT = "night"
    HERE = "here"


@dataclass(frozen=True, slots=True)
class ServerNews:
    """Something that another server did, with the ids of the night, and of the game if it has new lines."""

    kind: NewsKind
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
        self._db.rows("SELECT pg_notify(?, ?)", CHANNEL, f"{NewsKind.HERE} {night}")

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
        with translated_errors():
            self._connection: psycopg.Connection[DictRow] = connected(database.url)
            self._connection.execute(f"LISTEN {CHANNEL}".encode())

    def hear(self, seconds: float) -> list[ServerNews]:
        """Return the news, each once, or nothing if none comes within this number of seconds."""
        until = time.monotonic() + seconds
        with translated_errors():
            while (left := until - time.monotonic()) > 0:
                heard = self._connection.notifies(timeout=left, stop_after=1)
                news = [_read(one.payload) for one in heard if one.pid != self._db.pid]
                if found := list(dict.fromkeys(one for one in news if one is not None)):
                    return found
        if self._connection.closed:
            raise DatabaseFault("unreachable")
        return []

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


def _read(payload: str) -> ServerNews | None:
    kind, *ids = payload.split()
    return ServerNews(NewsKind(kind), *map(int, ids)) if kind in list(NewsKind) and len(ids) in (1, 2) else None
