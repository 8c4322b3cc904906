"""The heat map of a season: how often each person stood before each other, as a small SVG and as a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from referee.records.ratings import Met, Ratings
from referee.store.people.outcomes import Total
from referee.store.values import PersonRow
from referee.web.people.drawing import fitted

MOST = 10
"""The most persons that it shows: those with the most games."""
SHADES = 5
WIDTH, LEFT, TOP = 400, 96, 92
"""Its width, and the margins for the names."""
LARGEST = 60
"""The largest cell, where there are few persons."""
LETTERS = 9
"""The width of a name, in letters."""
LONG = 4
"""The number of digits from which a number is written smaller."""


@dataclass(frozen=True, slots=True)
class HeatName:
    """A person at the middle of their row and column, with as much of the name as there is room for."""

    person: PersonRow
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its corner, the number of games in which the row's person stood before the column's, and its shade.

    `bar` is the width of the bar below the number, which says the same as the shade.
    """

    x: float
    y: float
    ahead: int
    games: int
    shade: int
    bar: float

    @property
    def is_long(self) -> bool:
        """True if the number needs a smaller type."""
        return len(str(self.ahead)) >= LONG


@dataclass(frozen=True, slots=True)
class Pair:
    """Two persons and how they stood to each other, as the first of them sees it."""

    one: PersonRow
    other: PersonRow
    met: Met


@dataclass(frozen=True, slots=True)
class HeatMap:
    """The names of rows, the names of columns, the cells and, for the table, the pairs.

    `side` is that of a cell. With `chosen` only some persons are shown.
    """

    rows: tuple[HeatName, ...]
    columns: tuple[HeatName, ...]
    cells: tuple[Cell, ...]
    pairs: tuple[Pair, ...]
    side: float
    chosen: bool
    width: int = WIDTH
    left: int = LEFT
    top: int = TOP

    @property
    def height(self) -> float:
        """The height of the whole."""
        return round(self.top + self.side * len(self.rows) + 2, 1)


def heat_map(totals: Sequence[Total], ratings: Ratings) -> HeatMap | None:
    """Return the heat map of the persons with the most games, in the order of `totals`; None if nobody met anybody."""
    most = sorted(totals, key=lambda total: -total.games)[:MOST]
    persons = [total.person for total in totals if total in most]
    pairs = tuple(Pair(one, other, ratings.met(one.id, other.id)) for one, other in combinations(persons, 2))
    met = tuple(pair for pair in pairs if pair.met.games)
    if not met:
        return None
    side = round(min(LARGEST, (WIDTH - LEFT - 2) / len(persons)), 1)
    rows = tuple(_name(person, TOP + side * (at + 0.5)) for at, person in enumerate(persons))
    columns = tuple(_name(person, LEFT + side * (at + 0.5)) for at, person in enumerate(persons))
    cells = tuple(
        _cell(LEFT + side * column, TOP + side * row, side, ratings.met(one.id, other.id))
        for row, one in enumerate(persons)
        for column, other in enumerate(persons)
        if one != other
    )
    return HeatMap(rows, columns, cells, met, side, len(persons) < len(totals))


def _name(person: PersonRow, at: float) -> HeatName:
    return HeatName(person, fitted(person.name, LETTERS), round(at, 1))


def _cell(x: float, y: float, side: float, met: Met) -> Cell:
    decided = met.ahead + met.behind
    share = met.ahead / decided if decided else 0.0
    shade = min(SHADES - 1, int(share * SHADES))
    return Cell(round(x, 1), round(y, 1), met.ahead, met.games, shade, round((side - 6) * share, 1))
