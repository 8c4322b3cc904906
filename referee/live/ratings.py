"""The ratings of seasons, computed in the background as soon as somebody wants to read them, and kept in memory.

They follow the games of a season in the order of time. New games are added to what is there; where an older game has
changed, the work begins again at a copy from before it, or from nothing. The tables have priority, as in `results`.
"""

import logging
import time
from dataclasses import dataclass, field

import gevent
from gevent.event import Event
from gevent.lock import Semaphore

from referee.live.writer import StoreWriter
from referee.records.ratings import Ratings
from referee.store.faults import DatabaseFault
from referee.store.people.outcomes import Span
from referee.store.values import StoreError

RESTS = 1.0
"""Rest after some games, as a multiple of the time they took."""
SOME = 100
"""Games that are rated in one go."""
AT_ONCE = 400
"""The most games that a page waits for; with more it shows the progress."""
COPY_EVERY = 150
"""Games after which a copy is made; the last two are kept, as tables that play at the same time end in any order."""
MOST = 60_000
"""The most games whose ratings are kept in memory, of all seasons together; one season is always kept."""
WEIGHT = 100
"""The number of games that a season counts as, however few it has."""
log = logging.getLogger(__name__)


@dataclass(eq=False)
class _Season:
    """The ratings of a season, copies of them from before the last games, and the games that are still to come.

    `stamp` and `state` are those of the store and of the season when they were found complete.
    """

    ratings: Ratings = field(default_factory=Ratings)
    copies: list[Ratings] = field(default_factory=list)
    todo: list[int] = field(default_factory=list)
    every: int = 0
    stamp: str = ""
    state: tuple[int, int] | None = None
    work: "gevent.Greenlet[..., None] | None" = None
    ready: Event = field(default_factory=Event)
    begins: Semaphore = field(default_factory=Semaphore)

    @property
    def is_working(self) -> bool:
        return self.work is not None and not self.work.dead


class RatingKeeper:
    """Keeps the ratings of the seasons that were read last."""

    def __init__(self, writer: StoreWriter) -> None:
        self._writer = writer
        self._seasons: dict[Span, _Season] = {}
        self._turn = Semaphore()

    def update(self, span: Span) -> tuple[int, int]:
        """Rate the new games; return the number of rated games and of all, both 0 if all are rated.

        Waits for a few hundred games; more of them are rated in the background.
        """
        season = self._seasons.pop(span, None) or _Season()
        self._seasons[span] = season  # the last of them is the one read last
        with season.begins:
            if not season.is_working:
                self._begin(span, season)
                self._forget()
                if not season.todo:
                    return 0, 0
                season.ready.clear()
                season.work = gevent.spawn(self._rate, season, RESTS if season.every > AT_ONCE else 0.0)
        if season.every <= AT_ONCE:
            season.ready.wait()
        left = len(season.todo)
        return (season.every - left, season.every) if left else (0, 0)

    def of(self, span: Span) -> Ratings:
        """Return the ratings of a season as `update` left them."""
        season = self._seasons.get(span)
        return season.ratings if season is not None else Ratings()

    def close(self) -> None:
        """Stop rating."""
        for season in self._seasons.values():
            if season.work is not None:
                season.work.kill()

    def _begin(self, span: Span, season: _Season) -> None:
        """Find where the ratings may go on: at their end, at a copy or at nothing; and with which games."""
        store, ask = self._writer.store, self._writer.ask
        stamp = ask(store.stamp)
        if stamp == season.stamp:
            return
        state = ask(store.season_state, span)
        if state == season.state:  # what was written is a tap at some table
            season.stamp = stamp
            return
        season.state = None
        for known in (season.ratings, *reversed(season.copies)):
            mark, later = ask(store.season_mark, span, known.last)
            if mark == known.mark:
                break
        else:
            known, later = Ratings(), 1
        if known is not season.ratings:
            season.copies = season.copies[: season.copies.index(known) + 1] if known in season.copies else []
            season.ratings = known.copy()
        season.todo = ask(store.games_in_order, span, known.last) if later else []
        season.every = len(season.todo)
        if not season.todo:
            season.stamp, season.state = stamp, state

    def _rate(self, season: _Season, rests: float) -> None:
        try:
            while season.todo:
                with self._turn:  # one season at a time
                    began = time.thread_time()
                    some = season.todo[:SOME]
                    for game in self._writer.ask(self._writer.store.rated_games, some):
                        season.ratings.add(game)
                    if season.ratings.games >= COPY_EVERY + (season.copies[-1].games if season.copies else 0):
                        season.copies = [*season.copies[-1:], season.ratings.copy()]
                    del season.todo[: len(some)]
                    gevent.sleep((time.thread_time() - began) * rests)
        except (DatabaseFault, StoreError) as fault:
            log.warning("games are not rated: %s", fault)
        finally:
            season.todo.clear()
            season.ready.set()

    def _forget(self) -> None:
        """Forget the seasons that were read longest ago, if there are too many."""
        weight = sum(season.ratings.games + len(season.todo) + WEIGHT for season in self._seasons.values())
        for span, season in list(self._seasons.items())[:-1]:
            if weight <= MOST:
                return
            if not season.is_working:
                weight -= season.ratings.games + WEIGHT
                del self._seasons[span]


__all__ = ["RatingKeeper"]
