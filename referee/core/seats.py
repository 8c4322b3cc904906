"""Seats round the table: who is next, in which direction, and over empty seats."""

from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

LEFT = 1
RIGHT = -1
NOBODY = -1
KEPT = 4096
"""So many answers are kept: every line asks who comes next, and at a table the answers are few."""


@lru_cache(maxsize=KEPT)
def step(seat: int, direction: int, ring: tuple[int, ...], here: tuple[bool, ...]) -> int:
    """The next seat round the `ring` with somebody at it; NOBODY where all are empty. May be the seat itself."""
    at = ring.index(seat)
    for _ in ring:
        at = (at + direction) % len(ring)
        if here[ring[at]]:
            return ring[at]
    return NOBODY


@lru_cache(maxsize=KEPT)
def steps(seat: int, direction: int, ring: tuple[int, ...], here: tuple[bool, ...], count: int) -> int:
    """The seat `count` people further on, counting round the table, one's own seat included."""
    people = sum(here)
    if people == 0:
        return NOBODY
    for _ in range((count - 1) % people + 1 if here[seat] else count):
        seat = step(seat, direction, ring, here)
    return seat


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The tuple with one seat's value replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
