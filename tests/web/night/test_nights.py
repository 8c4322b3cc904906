"""Nights: the list, the page of one, and who may rename, end, reopen and delete."""

import re
import time
from typing import Any

import pytest

from referee.web.core.screens import Piece
from referee.web.night.page import day as day_of
from referee.web.scores.night_results import games_of, people_of
from referee.web.scores.score_table import score_table
from tests.support.client import said
from tests.support.device import device_of
from tests.support.lobby import Lobby
from tests.support.night import Evening, evening


def nights(here: Lobby) -> list[Any]:
    registry = here.app.extensions["registry"]
    return list(registry.writer.ask(registry.writer.store.nights))


def finish(here: Lobby, code: str) -> None:
    """Play the current game to its end: Ann goes out, Bo counts 3, Cy 40."""
    here.says(code, "Ann corrects hand.Ann 0", "Ann says one", "Bo holds 3 points", "Cy holds 40 points")


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


def test_the_page_of_a_night_lists_its_games(here: Lobby) -> None:
    code, phones = here.play(**{"h-end-rounds": "1", "h-end-score": ""})
    here.says(code, "Cy deals", "Cy flips 5H", "Ann penalizes Bo for question")
    finish(here, code)
    (game,) = games_of(here.table(code))
    assert game.over
    assert [(place.name, place.place, place.points, place.won) for place in game.places] == [
        ("Ann", 1, 0, True),
        ("Bo", 2, 3, False),
        ("Cy", 3, 40, False),
    ]
    assert {place.name: place.penalties for place in game.places} == {"Ann": 0, "Bo": 1, "Cy": 0}
    for language, words in (("en", "The whole night"), ("ko", "모임 전체"), ("ja", "ゲーム会全体")):
        phones[0].send("/language", language=language)
        assert words in said(phones[0].get(f"/nights/{code}"))
    assert here.phone().get(f"/nights/{code}").status_code == 200


@pytest.mark.parametrize(("language", "day"), [("en", "2026-09-08"), ("ko", "2026년 9월 8일"), ("ja", "2026年9月8日")])
def test_a_date_has_the_format_of_the_language(here: Lobby, language: str, day: str) -> None:
    with here.app.test_request_context(headers={"Accept-Language": language}):
        assert day_of(time.mktime((2026, 9, 8, 21, 0, 0, 0, 0, -1))) == day


def test_cards_of_a_misdeal_count_and_a_player_who_left_is_last_without_a_place(here: Lobby) -> None:
    code, _ = here.play(**{"h-misdeal": "one"})
    here.says(code, "Cy deals wrong", "Cy deals", "Cy flips 5H", "Ann penalizes Bo for question", "Di replaces Cy")
    here.says(code, "Ann corrects score.Ann 10; score.Bo 20; score.Di 30", "Bo leaves")
    table = here.table(code)
    (game,) = games_of(table)
    assert {place.name: place.penalties for place in game.places} == {"Ann": 0, "Bo": 1, "Di": 1}
    assert [(place.name, place.place) for place in game.places] == [("Ann", 1), ("Di", 2), ("Bo", None)]
    columns, names = score_table(table.game).columns, table.game.state.names
    assert {names[column.seats[0]]: column.place for column in columns} == {"Ann": 1, "Bo": None, "Di": 2}
    here.says(code, "Bo returns")
    assert {place.name: place.place for place in games_of(table)[0].places} == {"Ann": 1, "Bo": 2, "Di": 3}


def test_cancelled_penalty_cards_are_not_counted(here: Lobby) -> None:
    code, _ = here.play()
    here.says(code, "Cy deals", "Cy flips 5H", "Ann penalizes Bo for question")
    assert [place.penalties for place in games_of(here.table(code))[0].places] == [0, 1, 0]
    here.says(code, "Bo disputes 3", "Cy votes no")
    (game,) = games_of(here.table(code))
    assert {place.name: place.penalties for place in game.places} == {"Ann": 0, "Bo": 0, "Cy": 0}


@pytest.mark.promise("When a night is ended, every")
def test_phones_at_the_table_are_told_at_once_that_their_night_has_ended(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    stream = iter(here.app.extensions["registry"].watch(here.table(code), "phone", 1, "ko", "x"))
    assert 'hx-post="enter"' in next(stream).decode()
    phones[2].send("/language", language="ja")
    here.laptop.send(f"/nights/{code}/end")
    news = next(stream).decode()
    stream.close()
    assert "모임이 끝났어요" in news
    assert f'href="/nights/{code}"' in news
    assert "ゲーム会は終わりました" in said(phones[2].get(f"/{code}/play"))
    page = phones[0].get(f"/{code}/play").get_data(as_text=True)
    assert f'href="/nights/{code}"' in page
    assert not re.findall(r'hx-post="(enter|look)"|<form|class="turn playing of-', page), "nothing can be entered"
    assert 'class="undo" disabled' in page, "Undo keeps its place"


@pytest.mark.promise("Anybody who opens the address of a deleted")
def test_deleting_asks_first_and_closes_the_night(here: Lobby) -> None:
    code, phones = here.play()
    assert "Its people and its" in said(here.laptop.get(f"/nights/{code}/delete"))
    unsure = here.laptop.send(f"/nights/{code}/delete")
    assert unsure.status_code == 422
    assert "Nothing was deleted" in said(unsure)
    assert len(nights(here)) == 1
    registry = here.app.extensions["registry"]
    stream = iter(registry.watch(here.table(code), "ring", None, "en", "x"))
    next(stream)
    assert here.laptop.send(f"/nights/{code}/delete", sure=code).location == "/"
    assert list(stream) == [], "a phone that watched is let go"
    assert nights(here) == []
    never = "BCDF" if code != "BCDF" else "FDCB"
    phones[1].send("/language", language="ko")
    for phone, words in ((phones[0], "it was deleted, or there never was one"), (phones[1], "처음부터 없던 모임")):
        for address in (f"/{code}", f"/{code}/play", f"/{code}/why/1", f"/nights/{code}", f"/{never}"):
            gone = phone.get(address)
            assert (gone.status_code, words in said(gone)) == (404, True), address
    assert here.laptop.send(f"/nights/{code}/delete", sure=code).status_code == 404


def hearts(night: Evening, after: int, *names: str) -> None:
    """Play a game of one round, which the last of the people wins."""
    head = f"game: hearts\nplayers: {' '.join(names)}\nhouse: end_score=20\nkeep: scores\n"
    night.table.start(head, after)
    night.says(f"{names[0]} takes 22", f"{names[1]} takes 4", f"{names[2]} takes 0")


@pytest.mark.promise("Anybody who takes another name at the table")
def test_who_takes_another_name_in_a_later_game_is_one_person_in_the_sums_of_the_night() -> None:
    with evening(("Ann", "Bo", "Cy")) as night:
        hearts(night, 1, "Ann", "Bo", "Cy")
        night.table.start("game: hearts\nplayers: Ann Bo Cy\n", 2)
        night.tap(night.phone(1), "rename", seat=str(night.seats[1].id), name="Bob")
        night.says("Ann agrees keep=scores end_score=20 now", "Ann takes 22", "Bob takes 4", "Cy takes 0")
        people = people_of(games_of(night.table))
        assert {person.name: (person.places, person.games) for person in people} == {
            "Cy": (2, 2),
            "Bob": (4, 2),
            "Ann": (6, 2),
        }
        assert [place.name for place in games_of(night.table)[1].places] == ["Cy", "Bo", "Ann"], (
            "as they were called then"
        )
        where = f"/nights/{night.table.code}/sum?who=Bob&what=places"
        assert "seat=1" in (found := night.phone(0).get(where).get_data(as_text=True))
        assert found.count("2nd") == 2
        night.table.change(night.registry.writer.store.add_seat, night.table.night.id, "Bo", device_of("phone-7"))
        names = [person.name for person in people_of(games_of(night.table))]
        assert sorted(names) == ["Ann", "Bob", "Cy"], "who is called Bo now is somebody else"
