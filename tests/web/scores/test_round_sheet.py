"""The round's sheet at a table that keeps score."""

from collections.abc import Iterator
from typing import Any

import pytest

from referee.engine.families.shedding import Shedding
from referee.engine.model.game import Game
from referee.engine.model.message import message
from referee.engine.model.sheet import Box, Filled, Shortcut, Sum, Tally, Values, parse_sheet, sheet_fault
from tests.support.client import said
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(("Ann", "Bo", '"Mary Ann"'), with_phones=2) as made:
        made.table.start('game: one\nplayers: Ann Bo "Mary Ann"\nkeep: scores\n', 1)
        yield made


SIDES = Tally(
    ((0, 2), (1,)),
    (
        Box("queen", message("tally-points"), alone=True),
        Box("hearts", message("tally-points"), most=13),
        Box("cards", message("tally-points"), step=5, adds=(5, 20)),
        Box("out", message("tally-points"), mark=True),
    ),
    (Shortcut(message("ask-tally"), (((1, "hearts"), "13"),)),),
)


def computed(game: Game, state: Any, sheet: Tally, values: Values) -> Filled:
    known, wrong = parse_sheet(sheet, values)
    sums = tuple(Sum(sum(n for (seat, _), n in known.items() if seat == row[0]), 0) for row in sheet.rows)
    fault = sheet_fault(sheet, known, wrong) if wrong else None
    return Filled(values, sums, (fault,) if fault else (), () if fault else ("Ann scores 1",), wrong)


@pytest.mark.parametrize(
    ("tapped", "sums"),
    [
        ({"one-queen": "0", "v-0-hearts": "3", "v-1-out": "1"}, (4, 1)),
        ({"one-queen": "1", "v-0-cards": "60"}, (60, 1)),
        ({"v-1-cards": "5"}, (0, 5)),
        ({"shortcut": "0", "v-1-hearts": "2"}, (0, 13)),
        ({"v-0-cards": "42"}, (0, 0)),
    ],
)
def test_boxes_of_every_kind_are_tapped(
    night: Evening, monkeypatch: pytest.MonkeyPatch, tapped: dict[str, str], sums: tuple[int, int]
) -> None:
    monkeypatch.setattr(Shedding, "tally", lambda game, state: SIDES)
    monkeypatch.setattr(Shedding, "filled", computed)
    where = f"/{night.table.code}/tally"
    page = night.phone(0).get(where, query_string=tapped, headers={"HX-Request": "true"})
    words = said(page)
    assert f"Ann, Mary Ann {-sums[0]} +{sums[0]} = 0" in words.replace(" ,", ",")
    assert f"Bo {-sums[1]} +{sums[1]} = 0" in words
    assert ("Points cannot be right. 42 is no multiple of 5." in words) == ("42" in tapped.values())
