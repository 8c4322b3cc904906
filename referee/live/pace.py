"""How many lines a minute a phone and a table may enter: far more than people tap, far fewer than a program sends."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from limits import RateLimitItem
    from limits.strategies import FixedWindowRateLimiter

A_MINUTE = 240
"""Lines of one phone: a whole table's that is run from it, at four a second."""
PHONES = 5
"""A table has as many as so many phones."""


class TooFast(Exception):  # noqa: N818 - says what became of a tap
    """More lines than a phone or a table may enter; `seconds` until it may again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Pace:
    """Counts lines by phone and by table; `lines` a minute for each phone, 0 for no limit."""

    def __init__(self, lines: int = 0) -> None:
        self.lines = lines
        self._counts: FixedWindowRateLimiter | None = None
        self._rates: tuple[RateLimitItem, ...] = ()

    def count(self, table: str, device: str | None, lines: int) -> None:
        """Counts lines that are to be entered. Raises TooFast where there were too many, and counts nothing then; a
        post of many lines is never cut."""
        if not self.lines:
            return
        counts = self._ready()
        of_phone, of_table = self._rates
        keys = ((of_phone, "phone", table, device or ""), (of_table, "table", table))
        for rate, *key in keys:
            if not counts.test(rate, *key):
                raise TooFast(self._seconds(rate, *key))
        for rate, *key in keys:
            counts.hit(rate, *key, cost=lines)

    def _ready(self) -> FixedWindowRateLimiter:
        """The counter, brought in when something is first counted: it takes a tenth of a second of the start."""
        if self._counts is None:
            from limits import RateLimitItemPerMinute
            from limits.storage import MemoryStorage
            from limits.strategies import FixedWindowRateLimiter

            self._counts = FixedWindowRateLimiter(MemoryStorage())
            self._rates = (RateLimitItemPerMinute(self.lines), RateLimitItemPerMinute(self.lines * PHONES))
        return self._counts

    def _seconds(self, rate: RateLimitItem, *key: str) -> int:
        return max(1, round(self._ready().get_window_stats(rate, *key).reset_time - time.time()))
