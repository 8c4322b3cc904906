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
    columns = score_table(table.game).columns
    assert {table.game.state.names[column.seat]: column.place for column in columns} == {"Ann": 1, "Bo": None, "Di": 2}
    here.says(code, "Bo returns")
    assert {place.name: place.place for place in games_of(table)[0].places} == {"Ann": 1, "Bo": 2, "Di": 3}


def test_cancelled_penalty_cards_are_not_counted(here: Lobby) -> None:
    code, _ = here.play()
    here.says(code, "Cy deals", "Cy flips 5H", "Ann penalizes Bo for question")
    assert [place.penalties for place in games_of(here.table(code))[0].places] == [0, 1, 0]
    here.says(code, "Bo disputes 3", "Cy votes no")
    (game,) = games_of(here.table(code))
    assert {place.name: place.penalties for place in game.places} == {"Ann": 0, "Bo": 0, "Cy": 0}


def test_nights_in_the_list_are_told_apart_by_time_game_and_winner(here: Lobby) -> None:
    code, _ = here.play(**{"h-end-rounds": "1", "h-end-score": ""})
    here.says(code, "Cy deals", "Cy flips 5H")
    before = said(here.laptop.get("/"))
    assert "won:" not in before
    finish(here, code)
    after = said(here.laptop.get("/"))
    row = next(row for row in nights(here) if row.code == code)
    begun = time.strftime("%H:%M", time.localtime(row.opened))
    assert f"Night of {time.strftime('%Y-%m-%d', time.localtime(row.opened))}{begun} · One · ★ won: Ann" in after
    assert "Ann, Bo, Cy · 1 game" in after


def test_a_night_without_penalty_cards_has_no_columns_of_zeros(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    assert "what=cards" not in phones[0].get(f"/nights/{code}").get_data(as_text=True)
    here.says(code, "Ann penalizes Bo for question")
    assert "what=cards" in phones[0].get(f"/nights/{code}").get_data(as_text=True)


def test_the_computer_itself_lists_all_nights_and_a_phone_those_it_hosts(here: Lobby) -> None:
    phone = here.phone()
    own, other = here.open_table(phone), here.open_table()
    assert f'href="/nights/{own}"' in phone.get("/").get_data(as_text=True)
    assert f'href="/nights/{other}"' not in phone.get("/").get_data(as_text=True)
    page = here.laptop.get("/").get_data(as_text=True)
    assert f'href="/nights/{own}"' in page
    assert f'href="/nights/{other}"' in page


@pytest.mark.promise("The server checks every action reserved")
def test_only_the_host_renames_ends_and_deletes(here: Lobby) -> None:
    host = here.phone()
    code = here.open_table(host)
    guest = here.sit(code, "Ann")
    for act, form in (("rename", {"name": "x"}), ("end", {}), ("reopen", {}), ("delete", {"sure": code})):
        assert guest.send(f"/nights/{code}/{act}", **form).status_code == 403
    assert guest.get(f"/nights/{code}/delete").status_code == 403
    assert "delete" not in guest.get(f"/nights/{code}").get_data(as_text=True)
    assert nights(here)[0].name == ""
    assert host.send(f"/nights/{code}/rename", name="  Fri\u202eday\n<b> ").location == f"/nights/{code}"
    assert nights(here)[0].name == "Fri day <b>"
    assert "Fri day <b>" in said(guest.get(f"/nights/{code}"))
    long = host.send(f"/nights/{code}/rename", name="n" * 100)
    assert long.status_code == 422
    assert 'value="nnnn' in long.get_data(as_text=True)


@pytest.mark.promise("Anybody who ends a night whose")
def test_whoever_ends_a_night_reads_that_its_game_is_not_over(here: Lobby) -> None:
    code, _ = here.play(**{"h-end-rounds": "1", "h-end-score": ""})
    warning, pages = "One is not over: it does not count", (f"/{code}/menu", f"/nights/{code}")
    for address in pages:
        shown = here.laptop.get(address)
        assert warning in said(shown), address
        assert re.search(r'<details(?:(?!</details>)[^§])*action="/nights/\w+/end"', shown.text), "one more tap"
    here.laptop.send(f"/nights/{code}/end")
    ended = said(here.laptop.get(f"/nights/{code}"))
    assert "not over" in ended
    assert warning not in ended, "nothing can be done about it any more"
    here.laptop.send(f"/nights/{code}/reopen")
    here.says(code, "Cy deals", "Cy flips 5H")
    finish(here, code)
    for address in pages:
        assert "not over" not in said(here.laptop.get(address)), address


@pytest.mark.promise("A game that people cannot finish")
def test_a_game_that_people_cannot_finish_counts_as_it_stands(here: Lobby) -> None:
    code, (ann, bo, cy) = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    assert "as it stands" not in said(bo.get(f"/nights/{code}")), "no round is scored yet"
    assert bo.send(f"/nights/{code}/as-it-stands").location == f"/nights/{code}"
    finish(here, code)
    here.says(code, "Ann deals", "Ann flips 5D", "Bo plays 7D")
    for page in (here.laptop.get(f"/{code}/menu"), here.laptop.get(f"/nights/{code}")):
        assert "as it stands" not in said(page), "a laptop without a seat plays for nobody"
    store = here.store
    here.table(code).change(store.set_night, here.table(code).night.id, host=here.seat(code, "Bo").devices[0])
    for page in (bo.get(f"/nights/{code}"), bo.get(f"/{code}/menu"), cy.get(f"/{code}/menu")):
        assert re.search(r"End One as it stands\W*Ann is ahead and wins", said(page)), "beside the end of the night"
        act = page.text.split("as it stands")[1].split("</details>")[0]
        assert f'action="/nights/{code}/as-it-stands"' in act, "one more tap"
        assert f'action="/nights/{code}/end"' not in act
    bo.send("/language", language="ko")
    assert "앞서 있는 Ann 승리" in said(bo.get(f"/{code}/menu")), "one winner, in a language without plurals too"
    assert here.phone().send(f"/nights/{code}/as-it-stands").status_code == 403
    assert cy.send(f"/nights/{code}/as-it-stands").location == f"/nights/{code}"
    (game,) = games_of(here.table(code))
    assert game.over
    assert [(place.name, place.place, place.won) for place in game.places] == [
        ("Ann", 1, True),
        ("Bo", 2, False),
        ("Cy", 3, False),
    ]
    assert "Cy corrects phase over; winner Ann" in ann.get(f"/{code}/export.table").text
    assert "Ann wins" in said(ann.get(f"/{code}/play"))
    assert said(ann.get(f"/{code}/story?round=2")).count("Bo plays 7") == 1, "the last round has no score, and a number"
    here.says(code, f"Bo undoes {len(here.table(code).game.entries)}")  # type: ignore[union-attr]
    assert not games_of(here.table(code))[0].over


def test_an_ended_night_admits_nobody_until_it_is_reopened(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/nights/{code}/end")
    new = here.phone("ja")
    assert new.get(f"/{code}").location == f"/nights/{code}"
    assert "終了" in said(new.get(f"/nights/{code}"))
    refused = new.send(f"/{code}/sit", name="Eve", after="Ann", points="zero")
    assert refused.status_code == 422
    assert "終わりました" in said(refused)
    assert phones[0].send(f"/{code}/ring", clear="1").status_code == 422
    assert phones[0].send(f"/{code}/start", after="1").status_code == 422
    here.laptop.send(f"/nights/{code}/reopen")
    assert phones[0].get(f"/{code}").location == f"/{code}/play"


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


@pytest.mark.promise("Until somebody goes on with an ended", "When a night is ended, every")
def test_a_line_for_an_ended_night_is_answered_and_enters_nothing_until_somebody_goes_on(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    lines = len(here.table(code).game.lines)  # type: ignore[union-attr]
    here.laptop.send(f"/nights/{code}/end")
    for page, form in (("enter", {"text": "plays 7H"}), ("undo", {"line": "2"}), ("catch-up", {"hand.Bo": "2"})):
        answer = phones[0].send(f"/{code}/{page}", htmx=True, **form)
        assert (answer.status_code, "This night has ended" in said(answer)) == (200, True), page
    assert "Its host can go on with it" in said(phones[0].send(f"/{code}/enter", htmx=True, text="plays 7H"))
    menu = here.laptop.get(f"/{code}/menu").get_data(as_text=True)
    assert f"/{code}/late" not in menu, "what cannot be done is not offered"
    assert f"/nights/{code}/end" not in menu
    assert len(here.table(code).game.lines) == lines  # type: ignore[union-attr]
    for page in ("story", "menu", "line?n=2", "scores"):
        shown = phones[0].get(f"/{code}/{page}").get_data(as_text=True)
        assert not re.findall(r'class="page reading seated|/(?:catch-up|rules|next)"', shown), page
        assert page == "story" or not re.findall(r'hx-post="(?:enter|undo)"', shown), page  # the story hides these
    for page in ("catch-up", "totals", "tally"):
        assert phones[0].get(f"/{code}/{page}").location == f"/nights/{code}", page
    assert "Go on with this night" not in said(phones[0].get(f"/nights/{code}"))
    assert "Go on with this night" in said(here.laptop.get(f"/nights/{code}"))
    assert here.laptop.send(f"/nights/{code}/reopen").location == f"/{code}"
    assert 'hx-post="enter"' in phones[0].get(f"/{code}/play").get_data(as_text=True)
    phones[0].send(f"/{code}/enter", htmx=True, text="plays 7H")
    assert len(here.table(code).game.lines) == lines + 1  # type: ignore[union-attr]


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
