"""The score curve: totals by round as the points of a small SVG."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from referee.core.course import course
from referee.core.game import Game
from referee.core.state import State
from referee.live import Played

LOOKS = 8


@dataclass(frozen=True, slots=True)
class Size:
    """How large a curve is drawn, what its edges leave for the scale and the names, and how far apart two names are."""

    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    gap: int


ON_PAGE = Size(420, 240, 40, 116, 14, 26, 16)
ON_BOARD = Size(470, 330, 58, 190, 22, 34, 34)


@dataclass(frozen=True, slots=True)
class Curved:
    """The line of a player or a side: the points of its polyline, its last point, where its label stands, and which of
    the looks (colour and dashes) it has."""

    seats: tuple[int, ...]
    total: int
    points: str
    x: float
    y: float
    label: float
    look: int


@dataclass(frozen=True, slots=True)
class Curve:
    """All lines, the scale's marks (value, y), the rounds' (number, x), the limit where there is one, and the number of
    the game."""

    lines: tuple[Curved, ...]
    marks: tuple[tuple[int, float], ...]
    rounds: tuple[tuple[int, float], ...]
    limit: tuple[int, float] | None
    names: tuple[str, ...]
    size: Size
    game: int = 0

    @property
    def right(self) -> int:
        """Where the lines end."""
        return self.size.width - self.size.right


def curve(s: State, shared: Sequence[tuple[int, ...]], size: Size = ON_PAGE, game: int = 0) -> Curve:
    """The curve of a game's totals, a line for all who share a score; without lines until a round is scored."""
    if not s.rounds:
        return Curve((), (), (), None, (), size)
    totals = _totals(s, shared)
    limit = next((int(value) for key, value in s.end if key == "score"), None)
    values = [value for line in totals.values() for _, value in line]
    low, high = min(0, *values), max(1, *values)
    if limit is not None and high >= limit / 2:
        high = max(high, limit)
    count = len(s.rounds)

    def x(at: int) -> float:
        return round(size.left + (size.width - size.left - size.right) * at / count, 1)

    def y(value: float) -> float:
        return round(size.top + (size.height - size.top - size.bottom) * (high - value) / (high - low), 1)

    ends = sorted((y(line[-1][1]), seat) for seat, line in totals.items())
    labels = _apart(ends, size)
    lines = tuple(
        Curved(
            next(seats for seats in shared if seats[0] == seat),
            line[-1][1],
            " ".join(f"{x(at)},{y(value)}" for at, value in line),
            x(count),
            y(line[-1][1]),
            labels[seat],
            seat % LOOKS,
        )
        for seat, line in totals.items()
    )
    every = max(1, -(-count // 10))
    rounds = tuple((each.number, x(at)) for at, each in enumerate(s.rounds, 1) if at % every == 0 or at == count)
    marks = tuple((value, y(value)) for value in _marks(low, high))
    shown = (limit, y(limit)) if limit is not None and limit <= high else None
    return Curve(lines, marks, rounds, shown, tuple(s.names), size, game)


def curve_of(played: Played, size: Size = ON_PAGE) -> Curve:
    """The curve of a game as it stands."""
    game: Game = played.game
    s: State = game.between(played.state)
    return curve(s, game.sharing(s), size, played.number)


def _totals(s: State, shared: Sequence[tuple[int, ...]]) -> dict[int, list[tuple[int, int]]]:
    """The totals by the first of those who share them, each after so many rounds: from when they came, and what was set
    between two rounds as a step of its own."""
    past = course(s)
    found: dict[int, list[tuple[int, int]]] = {seats[0]: [] for seats in shared}
    rounds = 0
    for leg in (None, *past.legs):
        rounds += leg is not None and leg.round is not None
        totals = past.start if leg is None else leg.totals
        for seat, line in found.items():
            total = totals[seat]
            if total is None or (leg is not None and leg.round is None and leg.points[seat] is None and line):
                continue
            if rounds == 0:
                line.clear()  # nothing was before it
            line.append((rounds, total))
    return found


def _marks(low: int, high: int) -> range:
    """Round numbers for the scale, four or five of them."""
    span = high - low
    step = next(s for power in count() for s in (10**power, 2 * 10**power, 5 * 10**power) if span / s <= 5)
    return range(-(-low // step) * step, high + 1, step)


def _apart(ends: list[tuple[float, int]], size: Size) -> dict[int, float]:
    """Where the labels stand: beside their line's end, but none over another."""
    placed: dict[int, float] = {}
    last: float = size.top - size.gap
    for y, seat in ends:
        last = max(y, last + size.gap)
        placed[seat] = last
    over = last - (size.height - 6)
    if over > 0:
        bottom = size.height - 6.0
        for _, seat in reversed(ends):
            placed[seat] = min(placed[seat], bottom)
            bottom = placed[seat] - size.gap
    return {seat: round(y, 1) for seat, y in placed.items()}
