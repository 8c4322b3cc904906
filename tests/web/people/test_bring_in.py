"""Games of other programs: shown, brought in once, and taken back as one."""

import csv
import io
import json
import re
import time
import uuid
from html import unescape
from typing import Any

import pytest

from referee.store.people.outcomes import Span
from tests.live.test_results import night
from tests.support.client import Client, in_parts
from tests.support.lobby import Lobby
from tests.web.people.test_standings import FIRST, rows, text

PEOPLE = ("Ann", "Bo", "Cy")
GAMES = (("Azul", True), ("Golf", False), ("Pandemic", True))


def bg_stats(plays: list[dict[str, Any]], people: tuple[str, ...] = PEOPLE) -> bytes:
    """Return an export with the keys that real ones have."""
    changed = "2025-03-01 20:15:00"
    return json.dumps(
        {
            "about": "",
            "players": [
                {"id": at, "uuid": of("player", name), "name": name, "isAnonymous": False, "modificationDate": changed}
                for at, name in enumerate(people, 1)
            ],
            "locations": [{"id": 1, "uuid": of("place", "Home"), "name": "Home", "modificationDate": changed}],
            "games": [
                {"id": at, "uuid": of("game", name), "name": name, "highestWins": highest, "noPoints": False,
                 "cooperative": False, "usesTeams": False, "bggId": 0, "modificationDate": changed, "metaData": "{}"}
                for at, (name, highest) in enumerate(GAMES, 1)
            ],
            "plays": plays,
            "userInfo": {"meRefId": 1},
        }
    ).encode()  # fmt: skip


def of(kind: str, what: object) -> str:
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"{kind} {what!a}")).upper()


def play(
    id: int, game: int, *seats: tuple[int, str, bool], rank: bool = False, date: str = "2025-03-01"
) -> dict[str, Any]:
    return {
        "uuid": of("play", id), "playDate": f"{date} 20:15:00", "entryDate": f"{date} 22:00:00",
        "modificationDate": f"{date} 22:00:00", "gameRefId": game, "durationMin": 40, "rounds": 0, "ignored": False,
        "usesTeams": False, "manualWinner": False, "metaData": "", "locationRefId": 1,
        "playerScores": [
            {"playerRefId": who, "score": score, "winner": won, "newPlayer": False, "startPlayer": False,
             "rank": at if rank else 0, "seatOrder": 0}
            for at, (who, score, won) in enumerate(seats, 1)
        ],
    }  # fmt: skip


PLAYS = [
    play(1, 1, (1, "30+40", True), (2, "60-5", False), (3, "70", True)),
    play(2, 2, (1, "12", False), (2, "9", True), date="2025-03-02"),
    play(3, 3, (1, "", True), (2, "", True), (3, "", True), date="2025-03-03"),
    play(4, 3, (1, "", False), (2, "", False)),
    play(5, 1, (3, "5", True)),
    play(6, 1, (2, "", False), (3, "", False), rank=True),
]
del PLAYS[2]["locationRefId"]  # as real ones have it for a play without a place
BGG = """<?xml version="1.0" encoding="utf-8"?><plays username="ann" userid="1" total="2" page="1">
<play id="77" date="2025-04-01" quantity="1" length="45" incomplete="0" nowinstats="0" location="Club">
<item name="UNO" objecttype="thing" objectid="2223"><subtypes><subtype value="boardgame"/></subtypes></item><players>
<player username="ann" userid="1" name="Ann" startposition="1" color="" score="200" new="0" rating="0" win="1"/>
<player username="" userid="0" name="Zoë" startposition="2" color="" score="150" new="0" rating="0" win="0"/>
</players></play>
<play id="78" date="2025-04-01" quantity="1" length="0" incomplete="1" nowinstats="0" location=""><item name="UNO"
objecttype="thing" objectid="2223"/></play></plays>""".encode()


def shown(client: Client, file: bytes, status: int = 200, zone: str = "") -> str:
    with in_parts(client.application):
        answer = client.send(f"/standings/files?zone={zone}", nights=(io.BytesIO(file), "file"))
    assert answer.status_code == status
    page = answer.get_data(as_text=True)
    answer.request.environ["wsgi.input"].close()  # a file of its own where the body is large
    return page


def brought(client: Client, file: bytes, zone: str = "", **chosen: str) -> str:
    """Return the page after a file was brought in as its preview proposes, or with other persons, by name."""
    page = shown(client, file, zone=zone)
    form = {"packed": unescape(re.findall(r'name="packed" value="([^"]*)"', page)[0]), "what": "bring-in"}
    for name, uid, options in re.findall(
        r"<bdi>([^<]+)</bdi></span><select name=\"who-(\w+)\">(.*?)</select>", page, re.DOTALL
    ):
        proposed = re.findall(r'value="(\d+)" selected', options)
        form[f"who-{uid}"] = chosen.pop(name, proposed[0] if proposed else "")
    with in_parts(client.application):
        answer = client.send("/standings/files", **form, **chosen)
    page = answer.get_data(as_text=True)
    answer.request.environ["wsgi.input"].close()  # a file of its own where the body is large
    assert answer.status_code == 200, text(page)
    return page


@pytest.mark.promise("Plays of BG Stats and BoardGameGeek")
def test_plays_of_bg_stats_come_once_and_are_taken_back_as_one(here: Lobby) -> None:
    night(here.store, *FIRST)
    before = rows(here.laptop, "/standings")
    preview = text(shown(here.laptop, bg_stats(PLAYS)))
    assert "Plays of BG Stats" in preview
    assert "3 games: 1 March 2025 – 3 March 2025 3 are left out" in preview or "3 games:" in preview
    assert rows(here.laptop, "/standings") == before, "a preview changes nothing"
    page = brought(here.laptop, bg_stats(PLAYS))
    assert "3 nights were added." in text(page)
    wins = {total.person.name: (total.games, total.wins) for total in computed(here)}
    assert wins == {"Ann": (4, 3), "Bo": (4, 2), "Cy": (3, 2), "Dee": (1, 0)}, "who was here is known by name"
    seats = [
        (seat.night_name, seat.name, seat.place, seat.won, seat.points)
        for seat in here.store.played_seats(Span(kind="other"))
    ]
    assert seats[:5] == [
        ("Azul · Home", "Ann", 1, True, 70), ("Azul · Home", "Bo", 3, False, 55), ("Azul · Home", "Cy", 1, True, 70),
        ("Golf · Home", "Ann", 2, False, 12), ("Golf · Home", "Bo", 1, True, 9),
    ]  # fmt: skip
    again = shown(here.laptop, bg_stats(PLAYS))
    assert "Who is who" not in text(again), "it was asked once"
    assert "No night is new. 3 nights were here already." in text(brought(here.laptop, bg_stats(PLAYS)))
    more = bg_stats([*PLAYS, play(9, 1, (1, "1", False), (2, "2", True))])
    assert "1 night was added. 3 nights were here already." in text(brought(here.laptop, more))
    added = re.findall(r'name="added" value="([^"]+)"', page)[0]
    assert "gone again" in text(here.laptop.send("/standings/files", what="undo", added=added).get_data(as_text=True))
    assert {total.person.name: total.games for total in computed(here)} == {"Ann": 2, "Bo": 2, "Cy": 1, "Dee": 1}


def computed(here: Lobby) -> list[Any]:
    here.laptop.get("/standings")
    return here.store.totals(Span())


@pytest.mark.promise("Plays of BG Stats and BoardGameGeek")
def test_a_person_is_chosen_or_new(here: Lobby) -> None:
    night(here.store, *FIRST)
    here.laptop.get("/standings")
    dee = next(person.id for person in here.store.persons() if person.name == "Dee")
    brought(here.laptop, bg_stats(PLAYS[:2]), Ann=str(dee), Bo="")
    games = {(total.person.name, total.games) for total in computed(here)}
    assert games == {("Ann", 1), ("Bo", 1), ("Cy", 2), ("Dee", 3), ("Bo", 2)}


@pytest.mark.promise("Plays of BG Stats and BoardGameGeek")
def test_what_went_to_bg_stats_does_not_come_back_twice(here: Lobby) -> None:
    night(here.store, *FIRST)
    here.laptop.get("/standings")
    page = text(shown(here.laptop, here.laptop.get("/standings/season.bgsplay").get_data()))
    assert "0 games" in page
    assert "Who is who" not in page


@pytest.mark.promise("Plays of BG Stats and BoardGameGeek")
def test_plays_of_boardgamegeek(here: Lobby) -> None:
    assert "1 night was added." in text(brought(here.laptop, BGG))
    assert {(total.person.name, total.wins) for total in computed(here)} == {("Ann", 1), ("Zoë", 0)}
    assert here.store.played_seats(Span())[0].night_name == "UNO · Club"
    assert "No night is new." in text(brought(here.laptop, BGG))


@pytest.mark.promise("Plays of BG Stats and BoardGameGeek")
@pytest.mark.parametrize(("best", "winner"), [("most", "Bo"), ("fewest", "Ann")])
def test_a_table_of_rounds_is_a_night(here: Lobby, best: str, winner: str) -> None:
    table = b"Round;Ann;Bo\n1;3;10\n2;-4;5\n"
    assert "1 night was added." in text(brought(here.laptop, table, best=best))
    assert [total.person.name for total in computed(here) if total.wins] == [winner]
    assert [(seat.rounds, seat.points) for seat in here.store.played_seats(Span())] == [(2, -1), (2, 15)]


@pytest.mark.promise("Plays of BG Stats and BoardGameGeek")
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_what_is_something_else_is_named(here: Lobby, language: str) -> None:
    here.laptop.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
    bomb = b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><plays>&b;</plays>'
    season = here.laptop.get("/standings/season.csv").get_data()
    broken = [bg_stats(PLAYS)[:-9], bg_stats([{**PLAYS[0], "playDate": "yesterday"}]), bg_stats([{}]), b"<plays><play>"]
    files = [b'{"a": 1}', b"game: one\nplayers: Ann Bo\n", season, b"\xff\xfe\x00", bomb, b"a,b\nc,d\n", b"", *broken]
    pages = [text(shown(here.laptop, file, 422)) for file in files]
    if language == "en":
        told = ["no export of BG Stats", "This is a record", "for a spreadsheet", *["Nobody here can read"] * 3]
        told += ["Nobody here can read", *["This file is broken"] * 4]
        assert [sentence for sentence, page in zip(told, pages, strict=True) if sentence not in page] == []
    assert here.store.persons() == []


def test_a_changed_preview_and_a_phone_add_nothing(here: Lobby) -> None:
    for packed in ("", "!!", "aGVsbG8="):
        answer = here.laptop.send("/standings/files", what="bring-in", packed=packed)
        assert answer.status_code == 422
    assert "gone again" in text(here.laptop.send("/standings/files", what="undo", added="\0 x").get_data(as_text=True))
    night(here.store, *FIRST, host="phone")
    uid = here.store.archived_night(1).uid
    here.laptop.send("/standings/files", what="undo", added=uid)
    assert here.store.night_of(1).code, "a night that was played here is not taken back"


def test_odd_plays_are_left_out_and_odd_names_are_read(here: Lobby) -> None:
    odd = [
        {**play(1, 1, (1, "", True), (2, "", False)), "playDate": "0001-01-01 00:00:00"},
        {**play(2, 1, (1, "5", True), (2, "4", False)), "durationMin": 10**12},
        play(3, 1, (1, "9" * 400, False), (2, "1", False)),
        play(4, 1, (1, "1", True), (1, "2", False)),
        *[play(5, 2, (1, "-3+1", True), (2, "x", False))] * 2,
    ]
    odd[2]["playerScores"][0]["rank"] = 10**400
    page = brought(here.laptop, bg_stats(odd, ('"Q" \ud83c', "=1+1\u202e", "")))
    assert "1 night was added." in text(page)
    assert [(seat.name, seat.won) for seat in here.store.played_seats(Span())] == []
    assert {(total.person.name, total.wins) for total in computed(here)} == {('"Q"', 1), ("=1+1", 0)}


@pytest.mark.promise("Plays of BG Stats and BoardGameGeek")
@pytest.mark.parametrize("server", ["America/Los_Angeles", "Asia/Seoul"])
@pytest.mark.parametrize("phone", ["America/Los_Angeles", "Asia/Seoul"])
def test_an_evening_comes_and_goes_on_the_day_of_the_phone(
    here: Lobby, monkeypatch: pytest.MonkeyPatch, server: str, phone: str
) -> None:
    monkeypatch.setenv("TZ", server)
    time.tzset()
    try:
        late = [{**play(n, 1, (1, "2", True), (2, "1", False)), "playDate": f"2025-03-01 {hour}"}
                for n, hour in enumerate(("00:10:00", "23:50:00"))]  # fmt: skip
        brought(here.laptop, bg_stats(late), zone=phone)
        brought(here.laptop, BGG, zone=phone)
        plays = json.loads(here.laptop.get(f"/standings/season.bgsplay?zone={phone}").get_data(as_text=True))["plays"]
        days = ["2025-03-01 00:10:00", "2025-03-01 23:50:00", "2025-04-01 12:00:00"]
        assert sorted(play["playDate"] for play in plays) == days
        table = here.laptop.get(f"/standings/season.csv?zone={phone}").text.removeprefix("\ufeff")
        assert {row["day"] for row in csv.DictReader(io.StringIO(table))} == {"2025-03-01", "2025-04-01"}
    finally:
        monkeypatch.undo()
        time.tzset()


MANY = [play(n, 1, (1, "30+40", True), (2, "60-5", False), (3, str(n), False)) for n in range(1500)]
BGG_PLAY = re.search(rb"<play .*?</play>", BGG, re.DOTALL)


@pytest.mark.untraced
@pytest.mark.parametrize("program", ["bg-stats", "bgg"])
def test_many_plays_take_little_of_the_processor(here: Lobby, program: str) -> None:
    each = (BGG_PLAY[0].replace(b'id="77"', b'id="%d"' % n) for n in range(1500))
    file = bg_stats(MANY) if program == "bg-stats" else b"<plays>%b</plays>" % b"".join(each)
    began = time.process_time()
    page = brought(here.laptop, file)
    assert "1500 nights were added" in text(page)
    assert time.process_time() - began < 4, "less than two seconds on an idle computer"
