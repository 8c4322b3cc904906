"""How much is drawn by chance: the same each time, so that a fault shows with the change that made it. With
REFEREE_TIMES so many times as much, and others each time: that is where new faults are looked for."""

import os

from hypothesis import settings

TIMES = int(os.environ.get("REFEREE_TIMES", "0"))


def drawn(examples: int) -> settings:
    """So many examples of a property."""
    return settings(max_examples=examples * (TIMES or 1), deadline=None, derandomize=not TIMES)
