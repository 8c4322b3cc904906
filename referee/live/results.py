"""The results of all games, computed when somebody reads what they add up to, and stored.

A result is computed again when its game has more lines, or when the program computes it differently.
"""

import logging
import time
from collections.abc import Callable

from gevent import get_hub
from gevent.lock import Semaphore

from referee.engine.log.game_log import GameLog
from referee.live.apart import in_thread
from referee.live.writer import StoreWriter
from referee.records.results import VERSION, result_of
from referee.store.people.outcomes import GameOutcome
from referee.store.values import DatabaseFault

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
