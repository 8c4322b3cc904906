"""The number of random examples: fixed and reproducible, so that a failure belongs to the change that caused it.

An ordinary run draws a share of a property's examples. With REFEREE_TIMES all are drawn, that many times, and different
ones each time.
"""

import os

from hypothesis import settings

TIMES = int(os.environ.get("REFEREE_TIMES", "0"))
SHARE = 5
"""An ordinary run draws one of so many examples."""
LEAST = 3
"""The first example is often the smallest, which proves least: an ordinary run draws at least these."""


def drawn(examples: int) -> settings:
    """Set the number of examples of a property."""
    return settings(
        max_examples=examples * TIMES or max(min(LEAST, examples), examples // SHARE),
        deadline=None,
        derandomize=not TIMES,
    )
