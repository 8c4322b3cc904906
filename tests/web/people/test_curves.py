"""The pictures of a person: points in order, inside the picture, and no more than there is room for."""

import re

import pytest

from referee.records.ratings import Ratings
from referee.store.people.results import PersonNight, RatedGame, RatedSeat
from referee.web.core.drawing import fitted, marks, width_of
from referee.web.people.curves import HEIGHT, LEFT, POINTS, RIGHT, WIDTH, CurvePicture, Curves, curves

DAY = 86400.0


def nights(count: int) -> list[PersonNight]:
    """Return nights of four games: 4, 0, 1, 2 … of them won."""
    return [PersonNight(at, at * DAY, 4, (4 - at) % 5, 4, 4 + at % 9, 1, 1 + at % 4) for at in range(1, count + 1)]


def rated(count: int) -> Ratings:
    ratings = Ratings()
    for at in range(1, count + 1):
        ratings.add(RatedGame(at, at, (RatedSeat(0, 1, 0, 1 + at % 2), RatedSeat(1, 2, 1, 2 - at % 2))))
    return ratings


def drawn(count: int) -> Curves:
    found = curves(nights(count), rated(count), 1)
    assert found is not None
    return found


def positions(picture: CurvePicture) -> list[tuple[float, float]]:
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
        assert picture is not None
        assert picture.marks
        inside = [LEFT <= x <= WIDTH - RIGHT + 0.5 and 0 <= y <= HEIGHT for x, y in positions(picture)]
        assert inside
        assert all(inside)


def test_the_numbers_are_those_of_the_nights() -> None:
    found = drawn(12)
    assert [point.share for point in found.points[:3]] == [75, 62, 50]
    last = [night.wins for night in nights(12)[2:]]
    assert found.points[-1].share == round(100 * sum(last) / 40)
    assert (found.points[1].mean, found.points[1].first, found.points[1].last) == (1.5, 1, 3)
    by_night = dict(rated(12).by_night(1))
    assert [point.rating for point in found.points] == [by_night[at] for at in range(1, 13)]
    assert found.wins.marks[0][1] > found.wins.marks[-1][1], "0% is at the bottom"
    assert found.places is not None
    assert found.places.marks[0][1] < found.places.marks[-1][1], "the first place is at the top"


def test_too_few_nights_and_nights_without_places() -> None:
    assert curves(nights(1), rated(1), 1) is None
    some = [PersonNight(at, at * DAY, 1, 0, 0, 0, None, None) for at in (1, 2)]
    found = curves(some, Ratings(), 1)
    assert found is not None
    assert (found.rating, found.places, [point.mean for point in found.points]) == (None, None, [None, None])


def test_a_name_has_room_and_a_scale_round_numbers() -> None:
    assert fitted("Ann", 9) == "Ann"
    assert fitted("Christopher", 9) == "Christop…"
    assert width_of(fitted("아주아주긴이름", 9)) <= 9
    assert list(marks(830, 2170)) == [1000, 1500, 2000]
    assert list(marks(1, 4)) == [1, 2, 3, 4]
    assert list(marks(5, 5)) == [5]
