"""Scores: when a game ends, and who has won it."""

from collections.abc import Callable, Sequence

from referee.core.house import Limits, Number

END = Limits(
    (
        ("rounds", Number(1, 999, "rounds")),
        ("score", Number(1, 100_000, "points")),
        ("time", Number(1, 100_000, "seconds")),
    )
)
"""How a game ends: after so many rounds, when a total reaches so many points, when the round under way after so many
seconds of the record is over; whichever comes first. `off`: it goes on until the table stops."""


def reached(end: Sequence[tuple[str, float]], totals: Sequence[int], rounds: int, at: float) -> str | None:
    """The first limit that a scored round has reached (`score`, `rounds`, `time`, or `wins` where rounds won are all
    that is counted), or None: the game goes on."""
    most = max(totals, default=0)
    for key, limit in end:
        value = {"rounds": rounds, "score": most, "wins": most, "time": at}[key]
        if value >= limit:
            return key
    return None


def lowest(totals: Sequence[int], playing: Sequence[bool]) -> tuple[int, ...]:
    """The seats with the fewest points: several share the win."""
    return _equal(totals, playing, min)


def highest(totals: Sequence[int], playing: Sequence[bool]) -> tuple[int, ...]:
    """The seats with the most points: several share the win."""
    return _equal(totals, playing, max)


def _equal(totals: Sequence[int], playing: Sequence[bool], best: Callable[[list[int]], int]) -> tuple[int, ...]:
    there = [seat for seat, here in enumerate(playing) if here] or list(range(len(totals)))
    wins = best([totals[seat] for seat in there])
    return tuple(seat for seat in there if totals[seat] == wins)
