"""The registry of tables: each is loaded from the store when it is asked for, and kept while it is used.

The results of all games are computed when somebody reads what they add up to, and stored. A result is computed again
when its game has more lines, or when the program computes it differently.
"""

import logging
import time
from collections.abc import Callable, Iterable
from typing import Any

from gevent import get_hub
from gevent.lock import RLock, Semaphore

from referee.engine.log.game_log import GameLog, let_go
from referee.live.apart import Apart, in_thread
from referee.live.following import Following
from referee.live.live_game import LiveGame, OpenLog
from referee.live.stream import Renderer, Watcher
from referee.live.table import Table, tap_id
from referee.live.writer import StoreWriter
from referee.records.results import VERSION, result_of
from referee.store.codes import CODE_LENGTH
from referee.store.people.outcomes import GameOutcome
from referee.store.values import DatabaseFault, Night

TABLES = 2000
IDLE = 3600.0
SECONDS = 1.0
"""The time that a page waits for results; while more are missing it shows the progress and comes again."""
log = logging.getLogger(__name__)


class ResultKeeper:
    """Keeps the stored results of all games up to date.

    With `own` people of one name are the same person only in nights of one host.
    """

    def __init__(self, writer: StoreWriter, open_log: Callable[[str], GameLog], *, own: bool = False) -> None:
        self._writer, self._open_log, self._own = writer, open_log, own
        self._every = 0
        """The number of results that were missing when the computing began."""
        self._turn = Semaphore()

    def update(self) -> tuple[int, int]:
        """Compute missing results for a second, the newest game first, beside the tables.

        Return how many are there, and of how many: both 0 if none is missing.
        """
        store, ask = self._writer.store, self._writer.ask
        with self._turn:
            todo = ask(store.stale_games, VERSION)
            self._every = max(self._every, len(todo))
            made, began = list[GameOutcome](), time.monotonic()
            while todo and (not made or time.monotonic() - began < SECONDS):
                made += self._outcome(todo.pop())
            try:
                ask(store.keep_outcomes, made, own=self._own)
            except DatabaseFault as fault:  # what is there can still be read
                log.warning("results are not kept: %s", fault)
                todo.clear()
            every, self._every = self._every, self._every if todo else 0
            return (every - len(todo), every) if todo else (0, 0)

    def _outcome(self, game: int) -> list[GameOutcome]:
        """Return the result of a game; none if the game has gone."""
        head = self._writer.ask(self._writer.store.head_of, game)
        if head is None:
            return []
        lines = self._writer.ask(self._writer.store.lines, game)

        def computed() -> GameOutcome:
            try:
                played = self._open_log(head)
                played.load([(line.at, line.text, line.verdict) for line in lines])
                found = result_of(played, game, len(lines))
                played.dissolve()
                return found
            except Exception as fault:  # one game that cannot be read must not keep the others from being counted
                log.warning("game %d has no result: %r", game, fault)
                return GameOutcome(game, VERSION, len(lines), "")

        return [in_thread(get_hub().threadpool, computed)]


class TableRegistry:
    """All tables, the one writer behind them, and the screens that draw them.

    A phone may enter `most_lines` a minute (0: any number); a new table's code has `code_length` characters.
    """

    def __init__(
        self,
        writer: StoreWriter,
        open_log: OpenLog,
        screens: Renderer,
        most_lines: int = 0,
        code_length: int = CODE_LENGTH,
        *,
        own: bool = False,
    ) -> None:
        self.writer = writer
        self.open_log = open_log
        self.screens = screens
        self.apart = Apart()
        self.most_lines = most_lines
        self.code_length = code_length
        self.results = ResultKeeper(writer, open_log, own=own)
        self._tables: dict[str, Table] = {}
        self._nights: dict[int, Table] = {}
        self._loading, self._closing = RLock(), False
        sharing = writer.store.sharing
        self._following = Following(self.all, self.of_night, writer, sharing) if sharing is not None else None

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
        """Return a new night's table with its plan; a tap `post` that is sent again returns the same one.

        `fill` adds to the new night, in the store's thread and the same transaction.
        """
        open_night = self.writer.store.open_night
        night = self.writer.ask(open_night, name, host, plan, tap_id(post), fill, self.code_length)
        if night.code in self._tables or (
            fill is None and (night.games or night.seats)
        ):  # the tap came again, and people are there by now
            return self.table(night.code) or self._made(night, [])
        return self._tables.get(night.code) or self._keep(self._made(night, []))

    def table(self, code: str) -> Table | None:
        """Return the table with this code (see `store.read_code`), or None; raise DatabaseFault once all end."""
        table = self._tables.get(code)
        if table is None:
            with self._loading:
                table = self._tables.get(code) or self._load(code)
        if table is not None:
            table.used = time.monotonic()
            if self._following is not None:
                self._following.use(table)
        if self._closing:  # its night is there all the same
            raise DatabaseFault("unreachable", "the referee ends")
        return table if table is not None and not table.closed else None

    def all(self) -> list[Table]:
        """Return every table in memory."""
        return list(self._tables.values())

    def of_night(self, night: int) -> Table | None:
        """Return the table of a night, or None if it is not in memory."""
        return self._nights.get(night)

    def _keep(self, table: Table) -> Table:
        self._tables[table.code] = self._nights[table.night.id] = table
        return table

    def _drop(self, table: Table) -> None:
        self._tables.pop(table.code, None)
        self._nights.pop(table.night.id, None)
        table.drawings.clear()  # some know the table itself, which would wait for Python's collection of cycles

    def _load(self, code: str) -> Table | None:
        night = self.writer.ask(self.writer.store.night, code)
        if night is None:
            return None
        kept = [(row, self.open_log, self.writer.ask(self.writer.store.lines, row.id)) for row in night.games]
        games = in_thread(get_hub().threadpool, lambda: [LiveGame(*game) for game in kept])
        taps = self.writer.ask(self.writer.store.taps, night.id)
        self._sweep()
        return self._keep(self._made(night, games, taps, again=True))

    def _made(self, night: Night, games: list[LiveGame], taps: Iterable[str] = (), *, again: bool = False) -> Table:
        of = self.writer, self.open_log, self.most_lines, self.forget, self.apart
        return Table(*of, night, games, taps, again=again)

    def _sweep(self) -> None:
        """Forget the tables that nobody has used for an hour, once there are many."""
        if len(self._tables) < TABLES:
            return
        old, gone = time.monotonic() - IDLE, list[object]()
        for table in self.all():
            if table.used < old and not table.watchers and not any(game.pending for game in table.games):
                self._drop(table)
                gone += table.games
        get_hub().threadpool.spawn(let_go, gone)

    def watch(
        self, table: Table, page: str, seat: int | None, language: str, device: str | None = None, **more: Any
    ) -> Watcher:
        """Return a phone that watches a page, with `more` as `Watcher` takes it.

        Iterate over it for the body of a `text/event-stream`, and close the iterator when the phone disconnects.
        """
        return Watcher(self.screens, table, page, seat, language, device, **more)

    def forget(self, table: Table) -> None:
        """End the streams of a table whose night was deleted; an earlier night leads nobody there any more."""
        self._end(table)
        for other in self.all():
            if other.night.next_night is not None and other.night.next_night.code == table.code:
                other.catch_up_night()

    def _end(self, table: Table) -> None:
        table.closed = True
        self._drop(table)
        table.notify()

    def remove_idle(self, days: int, empty_days: int) -> int:
        """Remove idle nights permanently (see `Store.purge_idle`), end their streams, and return their number."""
        gone = self.writer.ask(self.writer.store.purge_idle, days, empty_days)
        for night in gone:
            if (table := self.of_night(night)) is not None:
                self.forget(table)
        return len(gone)

    def close(self) -> None:
        """End every stream and write the waiting lines. The registry cannot be used afterwards."""
        self._closing = True
        if self._following is not None:
            self._following.close()
        for table in self.all():
            self._end(table)
        self.writer.close()
