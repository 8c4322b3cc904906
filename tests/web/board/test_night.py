"""Who stands on a podium where places are shared."""

from collections.abc import Sequence

import pytest

from referee.web.board.night import NightRank, night_podium
from referee.web.core.looks import BoardPerson
from referee.web.play.panels import on_podium
from referee.web.scores.standings import Standing
from tests.support.night import evening


@pytest.mark.parametrize(
    ("places", "steps", "others"),
    [
        ((1, 2, 3, 4, None), [2, 1, 3], [4, None]),  # the winner stands in the middle
        ((1, 2, 2, 2, 2), [1], [2, 2, 2, 2]),  # where too many share a place only winners stand there
    ],
)
def test_a_podium(places: Sequence[int | None], steps: list[int], others: list[int | None]) -> None:
    found = on_podium(tuple(Standing((at,), place, 0, left=place is None) for at, place in enumerate(places)))
    assert tuple([row.place for row in rows] for rows in found) == (steps, others)


def test_a_night_won_by_one_puts_no_two_of_four_equals_on_its_podium(monkeypatch: pytest.MonkeyPatch) -> None:
    places = zip("ABCDE", (1, 2, 2, 2, 2), strict=True)
    ranks = tuple(NightRank(BoardPerson(name, 0, ""), place, 0, 1) for name, place in places)
    monkeypatch.setattr("referee.web.board.night.night_ranks", lambda _: ranks)
    with evening() as night:
        shown = night_podium(night.table)
    assert [rank.person.name for rank in shown.steps] == ["A"]
    assert len(shown.others) == 4
