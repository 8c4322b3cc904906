"""The standings by a number or by rating, and the signs by which people in them are told apart."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from referee.live.apart import give_way
from referee.records.ratings import Ratings
from referee.store import Store
from referee.store.people.outcomes import Span, Total
from referee.store.values import SIGNS
from referee.web.core.context import ask_store
from referee.web.core.screens import Piece

FEW = 5
"""With fewer games a page says that they tell little."""
WIDTH, EDGE = 100, 2
"""The width of a drawn range, and what stays free at both ends."""
AT_ONCE = 50
"""The games that are rated before other tables have their turn; they take 10 ms."""


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


def ratings_of(span: Span) -> Ratings:
    """Return the ratings of a season, made of its games from the first to the last; 1,000 of them take 0.2 s."""
    ratings = Ratings()
    for at, (_, game) in enumerate(groupby(ask_store(Store.played_seats, span), lambda seat: seat.game), 1):
        ratings.add(tuple(game))
        if not at % AT_ONCE:
            give_way()
    return ratings


def rated_rows(totals: Sequence[Total], ratings: Ratings) -> tuple[Piece, ...]:
    """Return everybody by the lower end of their rating, equal ones with the same place; last who has none.

    A rating is `drawn` on a line from 0 to `WIDTH`: its lower end, its width and its mean.
    """
    rated = [(total, rating) for total in totals if (rating := ratings.of(total.person.id)) is not None]
    rated.sort(key=lambda row: (-row[1].low, -row[1].mean, row[0].person.id))
    lows = [rating.low for _, rating in rated]
    low, high = lows[-1] if lows else 0, max((rating.high for _, rating in rated), default=0)

    def x(value: float) -> float:
        return round(EDGE + (WIDTH - 2 * EDGE) * (value - low) / max(1, high - low), 1)

    rows = tuple(
        Piece(
            place=1 + lows.index(rating.low),
            total=total,
            rating=rating,
            drawn=Piece(low=(left := x(rating.low)), mean=x(rating.mean), width=round(x(rating.high) - left, 1)),
        )
        for total, rating in rated
    )
    without = [total for total in totals if ratings.of(total.person.id) is None]
    return (*rows, *(Piece(place=None, total=total, rating=None) for total in without))


def told_apart(totals: Sequence[Total]) -> list[Total]:
    """Return the totals of people with signs that differ; the one known longest keeps their own.

    People get their sign at one table, where it differs from those of that table only.
    """
    sign_of: dict[int, str] = {}
    for person in sorted((total.person for total in totals), key=lambda person: person.id):
        taken = set(sign_of.values())
        free = next((sign for sign in SIGNS if sign not in taken), person.look.sign)
        sign_of[person.id] = free if person.look.sign in taken else person.look.sign
    return [
        replace(total, person=replace(total.person, look=replace(total.person.look, sign=sign_of[total.person.id])))
        for total in totals
    ]
