"""Counters of limits in memory, whose windows last as long as they should when the computer's clock is set."""

import time

from limits.storage import MemoryStorage

NOTICED = 1.0
"""Seconds by which a clock that was set differs from one that only runs."""


class Counts(MemoryStorage):
    """The counters of `limits`, which end at a time of day.

    A clock set back by hours would make a minute last hours, until nobody may tap any more.
    """

    def __init__(self) -> None:
        self._set = _was_set()
        super().__init__()

    def get(self, key: str) -> int:
        """Return the number that is counted for a key; it is asked for before each count."""
        by = _was_set() - self._set
        if abs(by) > NOTICED:
            self._set += by
            self.expirations = {known: at + by for known, at in self.expirations.items()}
        return super().get(key)


def _was_set() -> float:
    """Return a number that changes only if the clock is set."""
    return time.time() - time.monotonic()
