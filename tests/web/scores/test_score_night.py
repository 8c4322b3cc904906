"""The phone at a night that only keeps score: standings, the coming deal, and the round's sheet one tap away."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any

import pytest

from tests.support.client import said
from tests.support.night import NAMES, Evening, evening

HEARTS = tuple(
    f"{name} takes {points}"
    for scored in ((3, 16, 5, 2), (0, 0, 13, 13))
    for name, points in zip(NAMES, scored, strict=True)
)
POINTS = tuple(f"{name} scores {points}" for name, points in zip(NAMES, (0, 53, 12, 5), strict=True))
FIRST = tuple(f"{name} scores {points}" for name, points in zip(NAMES, (0, 53, 0, 0), strict=True))


@contextmanager
def kept(game: str, *lines: str, house: str = "") -> Iterator[Evening]:
    """Yield a night of a game that only keeps score."""
    with evening(house=house, with_phones=4, game=game) as night:
        night.says("Di agrees keep=scores", *lines)
        yield night


def pieces(night: Evening, who: int = 0) -> dict[str, Any]:
    """Return the live pieces of a phone."""
    return dict(chain(*night.app.extensions["screens"].fragments(night.table, "phone", who)))


def played(night: Evening, who: int = 0, language: str = "en") -> str:
    """Return a phone's screen in play."""
    return str(night.phone(who, language).get(f"/{night.table.code}/play").text)


def told(night: Evening, who: int = 0, language: str = "en") -> str:
    """Return what a phone's screen in play says."""
    return said(night.phone(who, language).get(f"/{night.table.code}/play"))


def test_totals_are_ranked_with_leader_and_gap() -> None:
    with kept("hearts", *HEARTS) as night:
        rows = pieces(night)["middle"].rows
        assert [(NAMES[row.seats[0]], row.place, row.gained, row.score) for row in rows] == [
            *(("Ann", 1, 0, 3), ("Di", 2, 13, 15)),
            *(("Bo", 3, 0, 16), ("Cy", 4, 13, 18)),
        ]
        assert [row.rose for row in rows] == [1, -1, 1, -1]
        assert "YouAnn 12 ahead" in told(night), "which of both is read is the page's class"
        assert 'aria-label="Ann: 3"' in played(night), "a link is more than a number to somebody who only hears it"


@pytest.mark.parametrize(
    ("game", "lines", "ahead", "places"),
    [
        ("one", POINTS, "Ann 5 ahead", [1, 2, 3, 4]),
        ("uno", FIRST, "Bo 53 ahead", [1, 2, 2, 2]),
        ("other", POINTS, "Bo 41 ahead", [1, 2, 3, 4]),
    ],
)
def test_every_game_that_gives_points_has_this_screen(
    game: str, lines: tuple[str, ...], ahead: str, places: list[int]
) -> None:
    with kept(game, *lines) as night:
        assert ahead in told(night)
        assert [row.place for row in pieces(night)["middle"].rows] == places


def test_who_has_just_come_moves_nobody_by_an_arrow() -> None:
    with kept("hearts", *HEARTS) as night:
        before = {row.seats[0]: row.rose for row in pieces(night)["middle"].rows}
        night.says("Eve joins after Di with 13")
        after = {row.seats[0]: row.rose for row in pieces(night)["middle"].rows}
        assert after == {**before, 4: 0}
        night.says("Ann takes 0", "Bo takes 0", "Cy takes 0", "Di takes 13", "Eve takes 13")
        after = {row.seats[0]: row.rose for row in pieces(night)["middle"].rows}
        assert after[4] == 0
        assert sum(after.values()) == 0, "the others moved among themselves"
