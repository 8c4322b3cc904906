"""The pictures of a person: wins, rating and places from night to night, as small SVGs and as one table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from referee.records.ratings import Rating, Ratings
from referee.store.people.outcomes import PlayedSeat
from referee.web.core.drawing import marks

POINTS = 40
"""The most points of a picture; with more nights each point is several of them."""
RECENT = 10
"""The number of nights whose wins make the share of games won."""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 360, 170, 44, 12, 12, 24


@dataclass(frozen=True, slots=True)
class Point:
    """A night, or some nights in a row: from the first to the last of them.

    `share` are the games won of `RECENT` nights, in percent; `rating` is that after the last game.
    """

    x: float
    since: float
    until: float
    nights: int
    games: int
    wins: int
    share: int
    mean: float | None
    first: int | None
    last: int | None
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Stroke:
    """Somebody's places: the line from the best to the worst, and the mean."""

    x: float
    top: float
    bottom: float
    mean: float


@dataclass(frozen=True, slots=True)
class CurvePicture:
    """A picture: the marks of its scale (value, y), a line, the area round it, and strokes; each may be empty."""

    marks: tuple[tuple[int, float], ...]
    line: str = ""
    area: str = ""
    end: tuple[float, float] = (0.0, 0.0)
    strokes: tuple[Stroke, ...] = ()
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT


@dataclass(frozen=True, slots=True)
class Curves:
    """The pictures of a person, and the points they are made of; `most` is the number of nights of a point."""

    points: tuple[Point, ...]
    most: int
    wins: CurvePicture
    rating: CurvePicture | None
    places: CurvePicture | None
    recent: int = RECENT


def curves(seats: Sequence[PlayedSeat], ratings: Ratings, person: int) -> Curves | None:
    """Return the pictures of a person's nights, made of their seats; None for fewer than two nights."""
    in_time = sorted(seats, key=lambda seat: (seat.opened, seat.night))
    nights = [tuple(some) for _, some in groupby(in_time, lambda seat: seat.night)]
    if len(nights) < 2:
        return None
    most = -(-len(nights) // POINTS)
    groups = [range(at, min(at + most, len(nights))) for at in range(0, len(nights), most)]
    rated = dict(ratings.by_night(person))
    step = (WIDTH - LEFT - RIGHT) / max(1, len(groups) - 1)
    points = tuple(_point(round(LEFT + step * at, 1), group, nights, rated) for at, group in enumerate(groups))
    return Curves(points, most, _wins(points), _rating(points), _places(points))


def _point(x: float, group: range, nights: Sequence[Sequence[PlayedSeat]], rated: Mapping[int, Rating]) -> Point:
    some = [seat for at in group for seat in nights[at]]
    recent = [seat.won for night in nights[max(0, group[-1] + 1 - RECENT) : group[-1] + 1] for seat in night]
    places = [seat.place for seat in some if seat.place is not None]
    return Point(
        x=x,
        since=some[0].opened,
        until=some[-1].opened,
        nights=len(group),
        games=len(some),
        wins=sum(seat.won for seat in some),
        share=round(100 * sum(recent) / len(recent)),
        mean=sum(places) / len(places) if places else None,
        first=min(places, default=None),
        last=max(places, default=None),
        rating=next((rated[seat.night] for seat in reversed(some) if seat.night in rated), None),
    )


def _scale(low: float, high: float, *, down: bool = False) -> Callable[[float], float]:
    """Return the function from a value to its y; with `down` the larger value is the lower one."""

    def y(value: float) -> float:
        share = (value - low) / max(1e-9, high - low)
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (share if down else 1 - share), 1)

    return y


def _wins(points: Sequence[Point]) -> CurvePicture:
    y = _scale(0, 100)
    line = [(point.x, y(point.share)) for point in points]
    return CurvePicture(tuple((value, y(value)) for value in (0, 50, 100)), _joined(line), end=line[-1])


def _rating(points: Sequence[Point]) -> CurvePicture | None:
    rated = [(point.x, point.rating) for point in points if point.rating is not None]
    if not rated:
        return None
    low, high = min(rating.low for _, rating in rated), max(rating.high for _, rating in rated)
    y = _scale(low, high)
    line = [(x, y(rating.mean)) for x, rating in rated]
    above = [(x, y(rating.high)) for x, rating in rated]
    below = [(x, y(rating.low)) for x, rating in reversed(rated)]
    scale = tuple((value, y(value)) for value in marks(low, high))
    return CurvePicture(scale, _joined(line), _joined([*above, *below]), line[-1])


def _places(points: Sequence[Point]) -> CurvePicture | None:
    placed = [point for point in points if point.mean is not None]
    if not placed:
        return None
    worst = max(2, *(point.last or 0 for point in placed))
    y = _scale(1, worst, down=True)
    strokes = tuple(
        Stroke(point.x, y(point.first or 1), y(point.last or worst), y(point.mean or 1)) for point in placed
    )
    return CurvePicture(tuple((value, y(value)) for value in marks(1, worst)), strokes=strokes)


def _joined(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)
