"""The results of all games, computed in the background as soon as somebody wants to read them.

A result is computed again when its game has more lines, or when the program computes it differently. The tables have
priority: after each game the work rests for a multiple of the time that the game took.
"""

import logging
import time
from collections.abc import Callable

import gevent
from gevent.event import Event
from gevent.lock import Semaphore

from referee.engine.log.game_log import GameLog
from referee.live.writer import StoreWriter
from referee.records.results import VERSION, GameResult, result_of
from referee.store.faults import DatabaseFault
from referee.store.people.outcomes import GameOutcome, SeatOutcome
from referee.store.values import KeptLine, StoreError

RESTS = 3.0
"""Rest after each game, as a multiple of the processor time it took."""
AT_ONCE = 20
"""The most games whose results a page waits for, with more it shows the progress; and those stored together."""
log = logging.getLogger(__name__)


class ResultKeeper:
    """Keeps the stored results of all games up to date.

    With `own` people of one name are the same person only in nights of one host.
    """

    def __init__(self, writer: StoreWriter, open_log: Callable[[str], GameLog], *, own: bool = False) -> None:
        self._writer, self._open_log, self._own = writer, open_log, own
        self._todo: list[int] = []
        self._all = 0
        self._work: gevent.Greenlet[..., None] | None = None
        self._ready = Event()
        self._begins = Semaphore()
        self._complete = ""
        """The stamp at which all results were there; until it changes nothing is searched."""

    def update(self) -> tuple[int, int]:
        """Compute the missing results; return how many are there, and of how many: both 0 if none is missing.

        Waits for a few games; more of them are computed in the background.
        """
        with self._begins:
            if self._work is None or self._work.dead:
                store, ask = self._writer.store, self._writer.ask
                stamp = ask(store.stamp)
                if stamp == self._complete:
                    return 0, 0
                self._todo = ask(store.stale_games, VERSION)
                self._all = len(self._todo)
                if not self._todo:
                    self._complete = stamp
                    return 0, 0
                self._ready.clear()
                self._work = gevent.spawn(self._compute, RESTS if self._all > AT_ONCE else 0.0)
        if self._all <= AT_ONCE:
            self._ready.wait()
        left = len(self._todo)
        return (self._all - left, self._all) if left else (0, 0)

    def close(self) -> None:
        """Stop computing."""
        if self._work is not None:
            self._work.kill()

    def _compute(self, rests: float) -> None:
        try:
            while self._todo:
                some = self._todo[-AT_ONCE:]  # the newest first
                made = []
                for game in reversed(some):
                    began = time.thread_time()
                    made += self._outcome(game)
                    gevent.sleep((time.thread_time() - began) * rests)
                self._writer.ask(self._writer.store.keep_outcomes, made, own=self._own)
                del self._todo[-len(some) :]
        except (DatabaseFault, StoreError) as fault:
            log.warning("results are not kept: %s", fault)
        finally:
            self._todo.clear()
            self._ready.set()

    def _outcome(self, game: int) -> list[GameOutcome]:
        """Return the result of a game; none if the game has gone."""
        head = self._writer.ask(self._writer.store.head_of, game)
        if head is None:
            return []
        return [self._computed(game, head, self._writer.ask(self._writer.store.lines, game))]

    def _computed(self, game: int, head: str, lines: list[KeptLine]) -> GameOutcome:
        try:
            played = self._open_log(head)
            played.load([(line.at, line.text, line.verdict) for line in lines])
            result = result_of(played)
        except Exception as fault:  # one game that cannot be read must not keep the others from being counted
            log.warning("game %d has no result: %r", game, fault)
            return GameOutcome(game, VERSION, len(lines), "")
        return outcome_of(game, len(lines), result)


def outcome_of(game: int, lines: int, result: GameResult) -> GameOutcome:
    """Return the result of a game as it is stored."""
    seats = tuple(
        SeatOutcome(
            *(seat.seat, seat.name, seat.side, seat.place, seat.won, seat.points, seat.against),
            *(seat.rounds, seat.best, seat.worst),
            tuple((key, amount.total, amount.times, amount.most) for key, amount in seat.figures.items()),
        )
        for seat in result.seats
    )
    return GameOutcome(game, VERSION, lines, result.key, result.over, result.fewest, result.counted, seats)


__all__ = ["ResultKeeper", "outcome_of"]
