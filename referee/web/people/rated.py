"""Ratings as a page of standings shows them: ranges, the one with the higher lower end first."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.records.ratings import Rating, Ratings
from referee.store.people.outcomes import Total

FEW = 5
"""With fewer games a page says that they tell little."""
WIDTH, EDGE = 100, 2
"""The width of a drawn range, and what stays free at both ends."""


@dataclass(frozen=True, slots=True)
class Range:
    """A range as it is drawn: its ends and its mean on a line from 0 to `WIDTH`."""

    low: float
    mean: float
    high: float

    @property
    def width(self) -> float:
        """The width of the range."""
        return round(self.high - self.low, 1)


@dataclass(frozen=True, slots=True)
class RatedRow:
    """A person in the standings by rating: the place, the totals, and the rating (None: no game was rated)."""

    place: int | None
    total: Total
    rating: Rating | None
    drawn: Range | None


def rated_rows(totals: Sequence[Total], ratings: Ratings) -> tuple[RatedRow, ...]:
    """Return everybody by the lower end of their rating, equal ones with the same place; last who has none."""
    rated = [(total, rating) for total in totals if (rating := ratings.of(total.person.id)) is not None]
    rated.sort(key=lambda row: (-row[1].low, -row[1].mean, row[0].person.id))
    lows = [rating.low for _, rating in rated]
    low, high = lows[-1] if lows else 0, max((rating.high for _, rating in rated), default=0)

    def x(value: float) -> float:
        return round(EDGE + (WIDTH - 2 * EDGE) * (value - low) / max(1, high - low), 1)

    rows = tuple(
        RatedRow(1 + lows.index(rating.low), total, rating, Range(x(rating.low), x(rating.mean), x(rating.high)))
        for total, rating in rated
    )
    without = [total for total in totals if ratings.of(total.person.id) is None]
    return (*rows, *(RatedRow(None, total, None, None) for total in without))
