"""Nights: the list, the page of one, and who may rename, end, reopen and delete."""

import time

import pytest

from referee.web.core.screens import Piece
from referee.web.night.page import day as day_of
from referee.web.scores.night_results import games_of, people_of
from tests.support.device import device_of
from tests.support.lobby import Lobby
from tests.support.night import evening


def test_wins_and_places_are_added_up_and_points_are_not() -> None:
    def game(*rows: tuple[str, int, int, bool], over: bool = True) -> Piece:
        keys = ("person", "place", "penalties", "won")
        return Piece(over=over, places=[Piece(**dict(zip(keys, row, strict=True))) for row in rows])

    one = game(("Ann", 1, 2, True), ("Bo", 2, 0, False))
    two = game(("Bo", 1, 1, True), ("Ann", 1, 0, True))
    on = game(("Ann", 1, 1, False), ("Eve", 1, 0, False), over=False)
    rows = {person.name: person for person in people_of([one, two, on])}
    assert list(rows) == ["Ann", "Bo", "Eve"]
    ann, bo, eve = rows.values()
    assert (ann.games, ann.wins, ann.places, ann.penalties) == (2, 2, 2, 3)
    assert (bo.games, bo.wins, bo.places, bo.penalties) == (2, 1, 3, 1)
    assert (eve.games, eve.wins, eve.places) == (0, 0, 0)


@pytest.mark.parametrize(("language", "day"), [("en", "2026-09-08"), ("ko", "2026년 9월 8일"), ("ja", "2026年9月8日")])
def test_a_date_has_the_format_of_the_language(here: Lobby, language: str, day: str) -> None:
    with here.app.test_request_context(headers={"Accept-Language": language}):
        assert day_of(time.mktime((2026, 9, 8, 21, 0, 0, 0, 0, -1))) == day


@pytest.mark.promise("Anybody who takes another name at the table")
def test_who_takes_another_name_in_a_later_game_is_one_person_in_the_sums_of_the_night() -> None:
    head = "game: hearts\nplayers: Ann Bo Cy\nhouse: end_score=20\nkeep: scores\n"
    with evening(("Ann", "Bo", "Cy")) as night:
        night.table.start(head, 1)
        night.says("Ann takes 22", "Bo takes 4", "Cy takes 0")
        night.table.start(head, 2)
        night.tap(night.phone(1), "rename", seat=str(night.seats[1].id), name="Bob")
        night.says("Ann takes 22", "Bob takes 4", "Cy takes 0")
        people = people_of(games_of(night.table))
        found = {person.name: (person.places, person.games) for person in people}
        assert found == {"Cy": (2, 2), "Bob": (4, 2), "Ann": (6, 2)}
        then = [place.name for place in games_of(night.table)[1].places]
        assert then == ["Cy", "Bo", "Ann"], "as they were called then"
        told = night.phone(0).get(f"/nights/{night.table.code}/sum?who=Bob&what=places").text
        assert (told.count("2nd"), "seat=1" in told) == (2, True)
        night.table.change(night.registry.writer.store.add_seat, night.table.night.id, "Bo", device_of("phone-7"))
        names = [person.name for person in people_of(games_of(night.table))]
        assert sorted(names) == ["Ann", "Bob", "Cy"], "who is called Bo now is somebody else"
