"""The hall: every table that somebody uses, loaded from the store when it is asked for."""

import time
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

from gevent.lock import RLock

from referee.live.keeper import Keeper
from referee.live.pace import Pace
from referee.live.packing import packed
from referee.live.played import Played
from referee.live.stream import Screens, Watcher, partial
from referee.live.table import Table, tap_id

OpenLog = Callable[[str], Any]
FRAGMENTS = 4096
TABLES = 2000
IDLE = 3600.0


class Drawn:
    """A fragment's HTML, and the part of an event that brings it to a phone, as it is and compressed."""

    def __init__(self, name: str, html: str) -> None:
        self.html = html
        self.event = partial(name, html)

    @cached_property
    def packed(self) -> bytes:
        """Compressed for the first phone that wants it so, and kept for the others."""
        return packed(self.event)


class Hall:
    """All tables. `open_log` makes an empty `Log` of a head's text; it raises `Unreadable`."""

    def __init__(self, keeper: Keeper, open_log: OpenLog, screens: Screens, pace: Pace | None = None) -> None:
        self.keeper = keeper
        self.open_log = open_log
        self.screens = screens
        self.pace = pace or Pace()
        self._tables: dict[str, Table] = {}
        self._loading = RLock()
        self._drawn = lru_cache(maxsize=FRAGMENTS)(self._draw)

    def _draw(self, name: str, value: Any, language: str) -> "Drawn":
        return Drawn(name, self.screens.html(name, value, language))

    def html(self, name: str, value: Any, language: str) -> str:
        """What stands inside the element `name`, rendered once for each value (values that are equal look equal)."""
        return self._drawn(name, value, language).html

    def piece(self, name: str, value: Any, language: str, *, packs: bool) -> bytes:
        """The part of an event that brings it to a phone, compressed where that phone `packs`."""
        drawn = self._drawn(name, value, language)
        return drawn.packed if packs else drawn.event

    @property
    def is_watched(self) -> bool:
        """Whether any phone shows a table just now."""
        return any(table.watchers for table in self._tables.values())

    def open(self, name: str, host: str | None = None, plan: str = "", post: str | None = None) -> Table:
        """A new night with its table, and what is planned there. The tap `post` of a host opens one table, sent again
        too."""
        night = self.keeper.ask(self.keeper.store.open_night, name, host, plan, tap_id(post))
        if night.games or night.seats:  # the tap came again, and people are there by now
            return self.table(night.code) or Table(self, night, [])
        return self._tables.setdefault(night.code, Table(self, night, []))

    def table(self, code: str) -> Table | None:
        """The table with this code (see `store.read_code`), or None."""
        table = self._tables.get(code)
        if table is None:
            with self._loading:
                table = self._tables.get(code) or self._load(code)
        if table is not None:
            table.used = time.monotonic()
        return table

    def _load(self, code: str) -> Table | None:
        night = self.keeper.ask(self.keeper.store.night, code)
        if night is None:
            return None
        games = [Played(g, self.open_log, self.keeper.ask(self.keeper.store.lines, g.id)) for g in night.games]
        taps = self.keeper.ask(self.keeper.store.taps, night.id)
        self._sweep()
        self._tables[code] = table = Table(self, night, games, taps, again=True)
        return table

    def _sweep(self) -> None:
        """Lets go of tables that nobody has used for an hour, once there are many."""
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
        """A phone that watches a page: to be iterated for the body of a `text/event-stream` (close the iterator when
        the phone has gone), or given the wire that its news takes; as gzip where it `packs`."""
        return Watcher(self, table, page, seat, language, device, packs=packs)

    def forget(self, table: Table) -> None:
        """Ends the streams of a table whose night was deleted."""
        table.closed = True
        self._tables.pop(table.code, None)
        table.touch()

    def close(self) -> None:
        """Ends every stream and writes what waits. The hall cannot be used afterwards."""
        for table in list(self._tables.values()):
            self.forget(table)
        self.keeper.close()
