"""Long work for one person (a pasted record, a question, an export) in a thread beside the tables.

The greenlets of the tables get the interpreter back within the server's switch interval, so that taps go on meanwhile.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

import gevent
from gevent.lock import Semaphore
from gevent.threadpool import ThreadPool

P = ParamSpec("P")
R = TypeVar("R")
SHARE = 0.25
"""Processor seconds per second that one person's work may take in the long run."""
AT_ONCE = 20.0
"""Processor seconds that it may take at once."""


TURN = 0.005
"""Seconds after which others have their turn."""


def give_way() -> None:
    """Let the others have their turn, also whoever sends something now.

    `gevent.sleep(0)` looks at the sockets after fifty turns only, which can take a quarter of a second.
    """
    gevent.sleep(1e-9)


def in_turns(items: Iterable[R]) -> Iterator[R]:
    """Yield the items of some work, and let every other greenlet have its turn after some milliseconds."""
    begun = time.monotonic()
    for item in items:
        yield item
        if time.monotonic() - begun > TURN:
            give_way()
            begun = time.monotonic()


class TooMuch(Exception):  # noqa: N818 - says what became of a request
    """More work, or more lines, than one person may ask for; `seconds` later there is room again."""

    def __init__(self, seconds: float, key: str = "ui-too-often") -> None:
        super().__init__(seconds)
        self.seconds, self.key = seconds, key


def in_thread(pool: ThreadPool, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run a function in a thread of the pool and wait for it; raise its exception if it raises one."""

    def run() -> tuple[R, None] | tuple[None, Exception]:
        try:
            return function(*args, **kwargs), None
        except Exception as error:  # brought over by hand: the pool would print it as well
            return None, error

    result, error = pool.apply(run)
    if error is not None:
        raise error
    return cast(R, result)


class Apart:
    """A thread for long work, one piece at a time, and the processor time that each person's work has taken lately."""

    def __init__(self) -> None:
        self._pool = ThreadPool(1)
        self._used: dict[str, tuple[float, float]] = {}
        self._lines = WeakValueDictionary[str, Semaphore]()

    def run(self, whose: str, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the function's result, or raise its exception; raise TooMuch if there is no time left for `whose`.

        Who asks for several pieces at once waits for each of them: the others wait for one.
        """

        def timed() -> R:
            begun = time.thread_time()
            try:
                return function(*args, **kwargs)
            finally:
                self._used[whose] = self.used(whose) + time.thread_time() - begun, time.monotonic()
                for other in [other for other in list(self._used) if not self.used(other)]:
                    self._used.pop(other, None)

        with self._lines.setdefault(whose, Semaphore()):
            if (over := self.used(whose) - AT_ONCE) > 0:
                raise TooMuch(over / SHARE)
            return in_thread(self._pool, timed)

    def used(self, whose: str) -> float:
        """Return the processor seconds that still count against somebody."""
        used, at = self._used.get(whose, (0.0, 0.0))
        return max(0.0, used - (time.monotonic() - at) * SHARE)
