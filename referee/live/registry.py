"""The registry of tables: each is loaded from the store when it is asked for, and kept while it is used."""

import time
from collections.abc import Callable, Iterable

from gevent.lock import RLock

from referee.live.live_game import LiveGame, OpenLog
from referee.live.pace import Pace
from referee.live.stream import Fragments, Renderer, Watcher
from referee.live.table import Table, tap_id
from referee.live.writer import StoreWriter
from referee.store import Night

TABLES = 2000
IDLE = 3600.0


class TableRegistry:
    """All tables, the one writer behind them, and their fragments as they are drawn."""

    def __init__(self, writer: StoreWriter, open_log: OpenLog, screens: Renderer, pace: Pace | None = None) -> None:
        self.writer = writer
        self.open_log = open_log
        self.fragments = Fragments(screens)
        self.pace = pace or Pace()
        self._tables: dict[str, Table] = {}
        self._loading = RLock()

    @property
    def is_watched(self) -> bool:
        """True if any phone shows a table now."""
        return any(table.watchers for table in self._tables.values())

    def open(
        self,
        name: str,
        host: str | None = None,
        plan: str = "",
        post: str | None = None,
        fill: Callable[[int], object] | None = None,
    ) -> Table:
        """Return a new night's table, with what is planned there; one for each tap `post`, however often it is sent.

        `fill` adds to the new night, in the store's thread and the same transaction.
        """
        night = self.writer.ask(self.writer.store.open_night, name, host, plan, tap_id(post), fill)
        if night.code in self._tables or (
            fill is None and (night.games or night.seats)
        ):  # the tap came again, and people are there by now
            return self.table(night.code) or self._made(night, [])
        return self._tables.setdefault(night.code, self._made(night, []))

    def table(self, code: str) -> Table | None:
        """Return the table with this code (see `store.read_code`), or None."""
        table = self._tables.get(code)
        if table is None:
            with self._loading:
                table = self._tables.get(code) or self._load(code)
        if table is not None:
            table.used = time.monotonic()
        return table

    def _load(self, code: str) -> Table | None:
        night = self.writer.ask(self.writer.store.night, code)
        if night is None:
            return None
        games = [LiveGame(g, self.open_log, self.writer.ask(self.writer.store.lines, g.id)) for g in night.games]
        taps = self.writer.ask(self.writer.store.taps, night.id)
        self._sweep()
        self._tables[code] = table = self._made(night, games, taps, again=True)
        return table

    def _made(self, night: Night, games: list[LiveGame], taps: Iterable[str] = (), *, again: bool = False) -> Table:
        return Table(self.writer, self.open_log, self.pace, self.forget, night, games, taps, again=again)

    def _sweep(self) -> None:
        """Forget the tables that nobody has used for an hour, once there are many."""
        if len(self._tables) < TABLES:
            return
        old = time.monotonic() - IDLE
        for code, table in list(self._tables.items()):
            if table.used < old and not table.watchers and not any(game.pending for game in table.games):
                del self._tables[code]

    def watch(
        self,
        table: Table,
        page: str,
        seat: int | None,
        language: str,
        device: str | None = None,
        *,
        packs: bool = False,
    ) -> Watcher:
        """Return a phone that watches a page, its stream compressed with gzip if it `packs`.

        Iterate over it for the body of a `text/event-stream`, and close the iterator when the phone disconnects.
        """
        return Watcher(self.fragments, table, page, seat, language, device, packs=packs)

    def forget(self, table: Table) -> None:
        """End the streams of a table whose night was deleted."""
        table.closed = True
        self._tables.pop(table.code, None)
        table.notify()

    def close(self) -> None:
        """End every stream and write what waits. The registry cannot be used afterwards."""
        for table in list(self._tables.values()):
            self.forget(table)
        self.writer.close()
