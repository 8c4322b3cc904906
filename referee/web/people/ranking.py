"""The order of standings by a number."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from referee.store.people.outcomes import Total


def ranking(totals: Sequence[Total], by: str, *, fewest: bool) -> list[tuple[int, Total]]:
    """Return the totals with their places, equal ones with the same place."""

    def key(total: Total) -> Any:
        if by == "points":
            points = total.points / total.games
            return (points if fewest else -points,)
        mean = total.places / total.ranked if total.ranked else float("inf")
        return (mean,) if by == "places" else (-total.wins, mean)

    ordered = sorted(totals, key=key)
    keys = [key(total) for total in ordered]
    return [(1 + bisect_left(keys, own), total) for own, total in zip(keys, ordered, strict=True)]
