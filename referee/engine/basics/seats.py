"""Seats round the table: the next one in a direction, over empty seats, and the sides of people who sit there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

LEFT = 1
RIGHT = -1
NOBODY = -1


def step(seat: int, direction: int, ring: tuple[int, ...], here: tuple[bool, ...]) -> int:
    """Return the next seat round the `ring` with somebody at it, perhaps the same one; NOBODY where all are empty."""
    at = ring.index(seat)
    for _ in ring:
        at = (at + direction) % len(ring)
        if here[ring[at]]:
            return ring[at]
    return NOBODY


@lru_cache(maxsize=1024)  # saves a fifth of a line of Hearts, which asks a dozen times
def steps(seat: int, direction: int, ring: tuple[int, ...], here: tuple[bool, ...], count: int) -> int:
    """Return the seat `count` people further on round the table, one's own seat included."""
    people = sum(here)
    if people == 0:
        return NOBODY
    for _ in range((count - 1) % people + 1 if here[seat] else count):
        seat = step(seat, direction, ring, here)
    return seat


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return the tuple with one seat's value replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def with_one_total(rows: Sequence[tuple[int, ...]], totals: Sequence[float]) -> tuple[tuple[int, ...], ...]:
    """Return partners as long as they have one total: those who came later, or changed places, may not."""
    return tuple(part for row in rows for part in ([row] if len({totals[seat] for seat in row}) == 1 else zip(row)))


def sides_by_seat(ring: Sequence[int], sides: int) -> tuple[tuple[int, ...], ...]:
    """Return the sides of people who sit in this order, each in seat order: seats belong to them in turn."""
    return tuple(tuple(sorted(ring[at::sides])) for at in range(min(sides, len(ring))))
