"""The limit of lines a minute for a phone and a table: far more than people tap, far fewer than a program sends."""

from __future__ import annotations

import time
from functools import cache, cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from limits import RateLimitItem
    from limits.strategies import FixedWindowRateLimiter

A_MINUTE = 240
"""Lines of one phone: four a second, enough for a whole table that is run from it."""
PHONES = 5
"""The limit of a table, in phones."""


def counter() -> FixedWindowRateLimiter:
    """Return a counter in memory. It is imported when something is first counted: that takes 0.1 s of the start."""
    from limits.strategies import FixedWindowRateLimiter

    from referee.live.counts import Counts

    return FixedWindowRateLimiter(Counts())


@cache
def rate(often: str) -> RateLimitItem:
    """Parse a rate such as `60/minute`. The cache saves 0.02 ms of a tap, which asks for two."""
    from limits import parse

    return parse(often)


class TooFast(Exception):  # noqa: N818 - says what became of a tap
    """More lines than a phone or a table may enter; after this number of `seconds` it may enter lines again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Pace:
    """The lines of the last minute by phone and by table; `lines` are allowed for each phone, 0 for no limit."""

    def __init__(self, lines: int = 0) -> None:
        self.lines = lines

    @cached_property
    def _counter(self) -> FixedWindowRateLimiter:
        return counter()

    def count(self, table: str, device: str | None, lines: int) -> None:
        """Count lines that are about to be entered; raise TooFast, and count nothing, if there were too many.

        A post of many lines is never cut.
        """
        if not self.lines:
            return
        keys = (
            (rate(f"{self.lines}/minute"), "phone", table, device or ""),
            (rate(f"{self.lines * PHONES}/minute"), "table", table),
        )
        for limit, *key in keys:
            if not self._counter.test(limit, *key):
                left = self._counter.get_window_stats(limit, *key).reset_time - time.time()
                raise TooFast(max(1, round(left)))
        for limit, *key in keys:
            self._counter.hit(limit, *key, cost=lines)
