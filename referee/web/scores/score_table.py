"""The table of a game's scores: a column for each player or side, a row for each round and for totals that were set."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from referee.engine.basics import actions as act
from referee.engine.model.course import NEXT_LINE, Course, course
from referee.engine.model.state import State
from referee.live import LiveGame
from referee.web.log.lines import rounds_on_sheets
from referee.web.log.visibility import clock_time

KINDS: Mapping[type[act.Action], str] = {act.Corrects: "set", act.Joins: "came"}
"""The kind of row by the action that set the totals; any other action made new sides."""


@dataclass(frozen=True, slots=True)
class Column:
    """A player in the score table, or those who share a score: the seats, their total and place (None: none)."""

    seats: tuple[int, ...]
    total: float
    place: int | None
    gone: bool
    won: bool

    @property
    def seat(self) -> int:
        """The first of the seats."""
        return self.seats[0]


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round in the score table: its dealer, who was first out, and each column's points (None: not in it).

    `again`: it was entered on a sheet, and is amended on it.
    """

    number: int
    dealer: int
    first: int
    points: tuple[float | None, ...]
    again: bool
    kind: ClassVar[str] = "round"


@dataclass(frozen=True, slots=True)
class SetRow:
    """Totals set between two rounds by a `line`, at a `time` of the game (line 0: the next deal will set them).

    `totals` has each column's total from then on (None: unchanged). `kind` is `set` (corrected or taken over), `came`
    (brought by a new player) or `sides` (the people play on in other sides).
    """

    line: int
    time: str
    kind: str
    totals: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """All rounds of a game.

    `started` are the totals before the first line; totals set later have a row of their own. `counted` is the unit of
    the totals (empty: only the order of going out counts). `tied`: equal points at the end require another round.
    """

    columns: tuple[Column, ...]
    rows: tuple[RoundRow | SetRow, ...]
    started: tuple[float | None, ...]
    names: tuple[str, ...]
    game: int
    counted: str = "points"
    tied: bool = False


def score_table(played: LiveGame, names: tuple[str, ...] | None = None, *, current: bool = False) -> ScoreTable:
    """Return the table of a game's rounds, its columns in the order of the seats; `current` rounds can be amended."""
    game = played.game
    s: State = game.between(played.state)
    shared = game.sharing(s)
    past = course(s)
    rows = tuple(_rows(played, past, [seats[0] for seats in shared], current=current))
    started = tuple(past.start[seats[0]] for seats in shared)
    ranks = game.places(s)
    columns = tuple(
        Column(seats, s.scores[first], ranks[first], all(map(s.left, seats)), first in s.winners)
        for seats in shared
        for first in seats[:1]
    )
    tied = s.phase == "deal" and bool(s.tied)
    return ScoreTable(columns, rows, started, names or tuple(s.names), played.number, game.view(s).counted, tied)


def _rows(played: LiveGame, past: Course, seats: Sequence[int], *, current: bool) -> Iterator[RoundRow | SetRow]:
    entered = rounds_on_sheets(played) if current else set()
    for leg in past.legs:
        points = tuple(leg.points[seat] for seat in seats)
        scored = leg.round
        if scored is not None:
            yield RoundRow(scored.number, scored.dealer, scored.first, points, scored.number in entered)
        elif any(gained is not None for gained in points):
            totals = tuple(
                None if gained is None else leg.totals[seat] for seat, gained in zip(seats, points, strict=True)
            )
            if leg.line == NEXT_LINE:
                yield SetRow(0, "", "sides", totals)
            else:
                entry = played.entries[leg.line - 1]
                yield SetRow(leg.line, clock_time(entry.at), KINDS.get(type(entry.read), "sides"), totals)
