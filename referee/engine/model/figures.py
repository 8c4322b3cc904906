"""Figures that players tell of a game afterwards, such as moons shot, counted in one pass over its log."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from referee.engine.model.entry import Entry

Amounts = Iterable[tuple[int, float]]
"""A seat and an amount for each time that something happened."""


class PlayedLine(NamedTuple):
    """A line of a game as it is read in the end, with the states before and after it."""

    entry: Entry
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: its lines that stand, and its state after the last."""

    lines: tuple[PlayedLine, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a player: `count` yields its amounts in a game.

    Over many games the amounts add up (`sum`), the largest is told (`most`), or their mean (`mean`).
    """

    key: str
    count: Callable[[Played], Amounts]
    shown: str = "sum"


class Amount(NamedTuple):
    """The amounts of a figure for a seat in a game: their sum, their number and the largest of them."""

    total: float
    times: int
    most: float


def figures_of(figures: Iterable[Figure], played: Played) -> dict[int, dict[str, Amount]]:
    """Return the figures of a game by seat and key; a figure that never occurred for a seat is left out."""
    found: dict[int, dict[str, Amount]] = {}
    for figure in figures:
        for seat, amount in figure.count(played):
            so_far = found.setdefault(seat, {}).get(figure.key)
            found[seat][figure.key] = (
                Amount(amount, 1, amount)
                if so_far is None
                else Amount(so_far.total + amount, so_far.times + 1, max(so_far.most, amount))
            )
    return found
