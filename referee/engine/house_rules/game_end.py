"""The end of a game: when it comes, and who has won."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.engine.house_rules.options import House, Limits, Number, switch

_ROUNDS, _TIME = ("rounds", Number(1, 999, "rounds")), ("time", Number(1, 100_000, "seconds"))
END = Limits((_ROUNDS, ("score", Number(1, 100_000, "points")), _TIME))
"""Limits that end a game, whichever comes first.

After this many rounds, when a total reaches this many points, or when the round under way after this many seconds of
the record is over. `off`: the game goes on until the table stops.
"""
END_IN_STEPS = Limits((_ROUNDS, ("score", Number(1, 100_000, "points", 0.1)), _TIME))
"""The same limits where a game may count parts of a point."""


STEPS: Mapping[str, float] = {"whole": 1, "halves": 0.5, "tenths": 0.1}
"""The part of a point in which a game counts, by its word."""


def ending(*limits: tuple[str, float]) -> type[House]:
    """Return the house rules of a game that has only an `end`, by default these limits."""

    @dataclass(frozen=True)
    class Ending(House):
        end: tuple[tuple[str, float], ...] = switch(limits, END, group="end")

    return Ending


def reached(end: Sequence[tuple[str, float]], totals: Sequence[float], rounds: int, at: float) -> str | None:
    """Return the first limit that a scored round has reached, or None where the game goes on.

    It is `score`, `rounds` or `time`, or `wins` where only rounds won are counted.
    """
    most = max(totals, default=0)
    for key, limit in end:
        value = {"rounds": rounds, "score": most, "wins": most, "time": at}[key]
        if value >= limit:
            return key
    return None


def winners(totals: Sequence[float], playing: Sequence[bool], *, most: bool) -> tuple[int, ...]:
    """Return the seats with the most or the fewest points, several of which share the win."""
    there = [seat for seat, here in enumerate(playing) if here] or list(range(len(totals)))
    wins = (max if most else min)(totals[seat] for seat in there)
    return tuple(seat for seat in there if totals[seat] == wins)
