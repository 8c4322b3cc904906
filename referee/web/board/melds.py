"""The board where sides meld: the pile, the melds of each side, and their race to the target."""

from dataclasses import dataclass
from typing import ClassVar

from referee.engine.model.course import course
from referee.engine.model.state import State
from referee.engine.model.view import View
from referee.web.core.looks import BoardPerson

WIDTH = 1000


@dataclass(frozen=True, slots=True)
class Runner:
    """One side in the race to the target: its seats and total, the bar's length, and its stops as (round, x)."""

    seats: tuple[int, ...]
    total: float
    length: float
    stops: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class MeldBoard:
    """The melds of each side, the pile, and the sides' race to the target."""

    view: View
    race: tuple[Runner, ...]
    people: tuple[BoardPerson, ...]
    names: tuple[str, ...]
    template: ClassVar[str] = "board/melds.html"
    width: ClassVar[int] = WIDTH


def race_of(view: View, s: State) -> tuple[Runner, ...]:
    """Return the sides' totals by round as bar lengths; the longest possible total fills the board."""
    farthest = max(view.target or 1, *(side.score for side in view.sides))
    runners, legs = [], course(s).legs
    for side in view.sides:
        after = ((leg.round, leg.totals[side.seats[0]]) for leg in legs)
        stops = [(number.number, length(total or 0, farthest)) for number, total in after if number is not None]
        runners.append(Runner(side.seats, side.score, length(side.score, farthest), tuple(stops)))
    return tuple(runners)


def length(points: float, farthest: float) -> float:
    """Return the length of a bar; a negative total has none."""
    return round(WIDTH * max(0, points) / farthest, 1)
