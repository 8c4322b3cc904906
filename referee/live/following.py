"""The following of other servers that serve the same tables, where the database is one that they share.

Any server may serve any table at any moment. While a table is watched here, this server hears at once what another did
(`Sharing.listen`), and reads it from the log; otherwise it hears nothing and reads it at the next request. A phone's
stream follows its requests: when requests for a table reach another server than before, that one says so, and the
streams left here end; the phones connect again by the address they know, and so reach that server too.
What only one server's memory holds (presence, votes, requests to join, limits) is right again once all are there.
"""

import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import gevent
from gevent.lock import RLock

from referee.live.table import Table
from referee.live.writer import StoreWriter
from referee.store.values import DatabaseFault, StoreError

if TYPE_CHECKING:
    from referee.store.postgres.connection import NewsListener, ServerNews, Sharing

log = logging.getLogger(__name__)

SERVES = 4.0
"""Seconds between two times at which a server says which games it serves, so that their time goes on."""
IN_USE = 10.0
"""Seconds after its last request in which a table that no phone shows is served all the same."""
LOOKS = 10.0
"""Seconds between two comparisons of the newest lines, in case news was lost."""
AGAIN = 0.3
"""Seconds before a lost connection is made again."""
MOVES = 30.0
"""Seconds in which a table is announced at most once: phones that are spread over servers for good stay there."""


class Following:
    """Follows the other servers until `close`, for the tables in memory: `every` one, and the one `of_night`."""

    def __init__(
        self,
        every: Callable[[], list[Table]],
        of_night: Callable[[int], Table | None],
        writer: StoreWriter,
        sharing: "Sharing",
    ) -> None:
        self._every, self._of_night, self._writer, self._sharing = every, of_night, writer, sharing
        self._listener: NewsListener | None = None
        self._turn = RLock()
        self._greenlets = [gevent.spawn(self._listen), gevent.spawn(self._serve_all)]

    def close(self) -> None:
        """Follow no longer."""
        gevent.killall(self._greenlets)

    def use(self, table: Table) -> None:
        """Prepare a table for a request: it shows what others entered, and its time goes on.

        While the database cannot be asked, the table is shown as it was last seen.
        """
        try:
            if table.is_behind:
                self._catch_up(table)
            now = time.monotonic()
            if now - table.served > SERVES + 2:
                table.served = now
                self._serve([table])
            if (table.is_elsewhere or table.announced < 0) and now - table.announced > MOVES:
                table.announced, table.is_elsewhere = now, False
                self._writer.ask(self._sharing.announce, table.night.id)
        except (DatabaseFault, StoreError) as fault:
            table.is_behind = True
            log.warning("table %s is shown as it was: %s", table.code, fault)

    def _serve(self, tables: Iterable[Table]) -> None:
        games = {played.id: played for table in tables if (played := table.game) is not None}
        if games:
            now, shifts = self._writer.ask(self._sharing.serve, games.keys())
            for id, shift in shifts.items():
                games[id].set_time(now + shift)

    def _serve_all(self) -> None:
        while True:
            gevent.sleep(SERVES)
            used = [table for table in self._every() if self._is_used(table)]
            for table in used:
                table.served = time.monotonic()
            try:
                self._serve(used)
            except (DatabaseFault, StoreError) as fault:
                log.warning("the time of %d tables was not told: %s", len(used), fault)

    def _is_used(self, table: Table) -> bool:
        return bool(table.watchers) or time.monotonic() - table.used < IN_USE

    def _listen(self) -> None:
        while True:
            try:
                listener = self._listener = self._sharing.listen()
            except DatabaseFault as fault:
                log.warning("other servers are not heard: %s", fault)
                gevent.sleep(AGAIN)
                continue
            try:
                for table in self._every():
                    table.is_behind = True
                self._catch_up_watched()
                looked = time.monotonic()
                while True:
                    self._hear(listener, LOOKS)
                    if time.monotonic() - looked > LOOKS:
                        self._compare()
                        looked = time.monotonic()
            except Exception as fault:  # whatever failed, this server follows again in a moment
                is_known = isinstance(fault, DatabaseFault | StoreError)
                log.warning("other servers are not heard for a moment: %s", fault, exc_info=not is_known)
                gevent.sleep(AGAIN)
            finally:
                self._listener = None
                listener.close()

    def _hear(self, listener: "NewsListener", seconds: float) -> bool:
        """Follow the news of a number of seconds, and leave those tables that nobody uses here; False without news."""
        news = listener.hear(seconds)
        for one in news:  # grows meanwhile
            self._heard(one)
            with self._turn:  # a request that comes meanwhile follows the table again
                table = self._of_night(one.night)
                if table is None or not self._is_used(table):
                    if table is not None:
                        table.is_behind = True
                    news += listener.follow(one.night, "UNLISTEN")
        return bool(news)

    def _heard(self, news: "ServerNews") -> None:
        table = self._of_night(news.night)
        if table is None:
            return
        table.is_elsewhere = True
        if news.kind == "here":
            table.send_elsewhere()
        elif not table.watchers:  # it is read when somebody looks at it
            table.is_behind = True
        elif news.kind == "game" and (played := table.game_of(news.game)) is not None:
            table.catch_up_game(played)
        else:
            table.catch_up_night()

    def _catch_up_watched(self) -> None:
        for table in self._every():
            if table.watchers and table.is_behind:
                self._catch_up(table)

    def _catch_up(self, table: Table) -> None:
        news: list[ServerNews] = []
        with self._turn:
            table.is_behind = True
            if (listener := self._listener) is not None:
                with suppress(DatabaseFault):  # it is made again in a moment
                    news = listener.follow(table.night.id)
                    table.is_behind = listener is not self._listener
        for one in news:
            self._heard(one)
        table.catch_up_night()
        for played in list(table.games):
            table.catch_up_game(played)

    def _compare(self) -> None:
        """Catch up with lines of which no news came."""
        games = {played.id: (table, played) for table in self._every() if table.watchers for played in table.games}
        newest = self._writer.ask(self._sharing.newest, games.keys())
        for id, n in newest.items():
            table, played = games[id]
            if n > len(played.lines):
                table.catch_up_game(played)
