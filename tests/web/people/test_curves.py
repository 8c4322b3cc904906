"""The pictures of a person: points in order, inside the picture, and no more than there is room for."""

import re

import pytest

from referee.records.ratings import Ratings
from referee.store.people.outcomes import PlayedSeat
from referee.web.core.looks import fitted, marks, width_of
from referee.web.core.screens import Piece
from referee.web.people.persons import HEIGHT, LEFT, POINTS, RIGHT, WIDTH, curves
from tests.support.outcomes import seat


def places(at: int) -> list[int]:
    """Return the places of a night of four games: 4, 0, 1, 2 … of them are first places."""
    return [1 if nth < (5 - at) % 5 else 2 + at % 3 for nth in range(4)]


def nights(count: int) -> list[PlayedSeat]:
    return [seat(1, place, 4 * at, at) for at in range(1, count + 1) for place in places(at)]


def rated(count: int) -> Ratings:
    ratings = Ratings()
    for at in range(1, count + 1):
        ratings.add([seat(1, 1 + at % 2, at, at), seat(2, 2 - at % 2, at, at, 1, 1)])
    return ratings


def drawn(count: int) -> Piece:
    return curves(nights(count), rated(count), 1)  # type: ignore[return-value]


def positions(picture: Piece) -> list[tuple[float, float]]:
    found = [(float(x), float(y)) for x, y in re.findall(r"([\d.]+),([\d.]+)", f"{picture.line} {picture.area}")]
    return found + [(stroke.x, y) for stroke in picture.strokes for y in (stroke.top, stroke.mean, stroke.bottom)]


@pytest.mark.parametrize("count", [2, 39, 41, 2000])
def test_everything_lies_inside_and_every_night_counts(count: int) -> None:
    found = drawn(count)
    assert len(found.points) <= POINTS
    assert sum(point.nights for point in found.points) == count
    assert sum(point.games for point in found.points) == 4 * count
    assert [point.since for point in found.points] == sorted(point.since for point in found.points)
    assert max(point.nights for point in found.points) == found.most
    pictures = [found.wins, found.rating, found.places]
    for picture in pictures:
        assert picture.marks
        inside = [LEFT <= x <= WIDTH - RIGHT + 0.5 and 0 <= y <= HEIGHT for x, y in positions(picture)]
        assert inside
        assert all(inside)


def test_the_numbers_are_those_of_the_nights() -> None:
    found = drawn(12)
    assert [point.share for point in found.points[:3]] == [100, 88, 75]
    last = [seat.won for seat in nights(12)[8:]]
    assert found.points[-1].share == round(100 * sum(last) / 40)
    assert (found.points[1].mean, found.points[1].first, found.points[1].last) == (1.75, 1, 4)
    by_night = dict(rated(12).by_night(1))
    assert [point.rating for point in found.points] == [by_night[at] for at in range(1, 13)]
    assert found.wins.marks[0][1] > found.wins.marks[-1][1], "0% is at the bottom"
    assert found.places.marks[0][1] < found.places.marks[-1][1], "the first place is at the top"


def test_too_few_nights_and_nights_without_places() -> None:
    assert curves(nights(1), rated(1), 1) is None
    found = curves([seat(1, None, at, at) for at in (1, 2)], Ratings(), 1)
    assert (found.rating, found.places, [point.mean for point in found.points]) == (None, None, [None, None])


def test_a_name_has_room_and_a_scale_round_numbers() -> None:
    assert fitted("Ann", 9) == "Ann"
    assert fitted("Christopher", 9) == "Christop…"
    assert width_of(fitted("아주아주긴이름", 9)) <= 9
    assert list(marks(830, 2170)) == [1000, 1500, 2000]
    assert list(marks(1, 4)) == [1, 2, 3, 4]
    assert list(marks(5, 5)) == [5]
