"""The pictures of a person: wins, rating and places from night to night, as small SVGs and as one table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from referee.records.ratings import Rating, Ratings
from referee.store.people.outcomes import PlayedSeat
from referee.web.core.drawing import marks
from referee.web.core.screens import Piece

POINTS = 40
"""The most points of a picture; with more nights each point is several of them."""
RECENT = 10
"""The number of nights whose wins make the share of games won."""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 360, 170, 44, 12, 12, 24


def curves(seats: Sequence[PlayedSeat], ratings: Ratings, person: int) -> Piece | None:
    """Return the pictures of a person's nights, made of their seats; None for fewer than two nights.

    With them come the points that they are made of, and the most nights of a point.
    """
    in_time = sorted(seats, key=lambda seat: (seat.opened, seat.night))
    nights = [tuple(some) for _, some in groupby(in_time, lambda seat: seat.night)]
    if len(nights) < 2:
        return None
    most = -(-len(nights) // POINTS)
    groups = [range(at, min(at + most, len(nights))) for at in range(0, len(nights), most)]
    rated = dict(ratings.by_night(person))
    step = (WIDTH - LEFT - RIGHT) / max(1, len(groups) - 1)
    points = tuple(_point(round(LEFT + step * at, 1), group, nights, rated) for at, group in enumerate(groups))
    pictures = {"wins": _wins(points), "rating": _rating(points), "places": _places(points)}
    return Piece(points=points, most=most, recent=RECENT, **pictures)


def _point(x: float, group: range, nights: Sequence[Sequence[PlayedSeat]], rated: Mapping[int, Rating]) -> Piece:
    """Return the point of some nights in a row; `share` are the games won of `RECENT` nights, in percent."""
    some = [seat for at in group for seat in nights[at]]
    recent = [seat.won for night in nights[max(0, group[-1] + 1 - RECENT) : group[-1] + 1] for seat in night]
    places = [seat.place for seat in some if seat.place is not None]
    return Piece(
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


def _picture(y: Callable[[float], float], scale: Iterable[int], **drawn: Any) -> Piece:
    """Return a picture: the marks of its scale (value, y), a line and its end, the area round it, and strokes."""
    shown = {"marks": tuple((value, y(value)) for value in scale), "line": "", "area": "", "strokes": ()}
    size = {"width": WIDTH, "height": HEIGHT, "left": LEFT, "right": WIDTH - RIGHT}
    return Piece(**size | shown | drawn)


def _wins(points: Sequence[Piece]) -> Piece:
    y = _scale(0, 100)
    line = [(point.x, y(point.share)) for point in points]
    return _picture(y, (0, 50, 100), line=_joined(line), end=line[-1])


def _rating(points: Sequence[Piece]) -> Piece | None:
    rated = [(point.x, point.rating) for point in points if point.rating is not None]
    if not rated:
        return None
    low, high = min(rating.low for _, rating in rated), max(rating.high for _, rating in rated)
    y = _scale(low, high)
    line = [(x, y(rating.mean)) for x, rating in rated]
    above = [(x, y(rating.high)) for x, rating in rated]
    below = [(x, y(rating.low)) for x, rating in reversed(rated)]
    return _picture(y, marks(low, high), line=_joined(line), area=_joined([*above, *below]), end=line[-1])


def _places(points: Sequence[Piece]) -> Piece | None:
    placed = [point for point in points if point.mean is not None]
    if not placed:
        return None
    worst = max(2, *(point.last for point in placed))
    y = _scale(1, worst, down=True)
    strokes = tuple(Piece(x=point.x, top=y(point.first), bottom=y(point.last), mean=y(point.mean)) for point in placed)
    return _picture(y, marks(1, worst), strokes=strokes)


def _joined(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)
