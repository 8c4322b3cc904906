"""Files of a season, and nights that are carried to another referee."""

import gzip
import io
import json
import re
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest

from referee.records.archive import write_archive
from referee.store import Store
from referee.store.people.outcomes import Span
from referee.store.values import PersonRow, SeatLook
from tests.live.test_results import night
from tests.support.client import Client, in_parts
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of
from tests.web.people.test_standings import FIRST, SECOND, ids, rows, text


def ended(store: Store, *rounds: tuple[int, ...], **more: object) -> int:
    made = night(store, *rounds, **more)  # type: ignore[arg-type]
    store.end_night(made)
    return made


def send(client: Client, file: bytes | None) -> str:
    """Return the page after a file of nights."""
    nights = {"nights": (io.BytesIO(file), "n.referee")} if file is not None else {}
    with in_parts(client.application):
        answer = client.send("/standings/files", **nights)
    assert answer.status_code in (200, 422)
    page = text(answer.get_data(as_text=True))
    answer.close()  # with the body of the request, which lies in a file of its own where it is large
    return page


@pytest.mark.promise("Plays for BG Stats have what its own")
def test_a_season_as_plays(here: Lobby) -> None:
    night(here.store, *FIRST)
    night(here.store, *SECOND)
    here.laptop.send(f"/people/{ids(here)['Cy']}/change", what="remove", sure="yes")
    answer = here.laptop.get("/standings/season.bgsplay")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="referee-season.bgsplay"'
    plays = json.loads(answer.get_data(as_text=True))
    assert [player["name"] for player in plays["players"]] == ["Ann", "Bo", "Somebody", "Dee"]
    assert [player["isAnonymous"] for player in plays["players"]] == [False, False, True, False]
    must_be_bg_stats(plays)
    [game] = plays["games"]
    assert (game["name"], game["highestWins"], game["noPoints"]) == ("Hearts", False, False)
    first = plays["plays"][0]
    assert [(s["playerRefId"], s["score"], s["winner"], s["rank"]) for s in first["playerScores"]] == [
        (1, "0+1", True, 1), (2, "26+2", False, 2), (3, "26+3", False, 3), (4, "26+20", False, 4)
    ]  # fmt: skip
    assert (first["rounds"], [place["name"] for place in plays["locations"]]) == (2, ["x"])
    person = next(total.person for total in here.store.totals(Span()) if total.person.name == "Ann")
    assert plays["players"][0]["uuid"].replace("-", "").lower() == person.uid
    assert first["uuid"] != plays["plays"][1]["uuid"]
    again = json.loads(here.laptop.get("/standings/season.bgsplay").get_data(as_text=True))
    assert again == plays


BOOLEANS = {
    "games": {"cooperative", "highestWins", "noPoints", "usesTeams"},
    "players": {"isAnonymous"},
    "plays": {"ignored", "manualWinner", "usesTeams"},
    "locations": set[str](),
}
"""The truth values that real exports of BG Stats always have; times, ids and numbers are checked below."""
TIME = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"
UUID = "[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}"


def must_be_bg_stats(data: dict[str, Any]) -> None:
    """Hold a file against what real exports of BG Stats have, not against our writer."""
    for kind, keys in BOOLEANS.items():
        for entry in data[kind]:
            assert keys == {key for key, value in entry.items() if isinstance(value, bool)}, kind
            assert re.fullmatch(UUID, entry["uuid"])
            assert re.fullmatch(TIME, entry["modificationDate"])
            assert json.loads(entry["metaData"]) == {}
    ids = {kind: [entry["id"] for entry in data[kind]] for kind in ("games", "players", "locations")}
    assert all(len(set(some)) == len(some) and 0 not in some for some in ids.values())
    assert all(type(game["bggId"]) is int for game in data["games"])
    for play in data["plays"]:
        assert all(re.fullmatch(TIME, play[key]) for key in ("playDate", "entryDate"))
        assert (play["gameRefId"] in ids["games"], play["locationRefId"] in ids["locations"]) == (True, True)
        assert (type(play["rounds"]), type(play["durationMin"])) == (int, int)
        for score in play["playerScores"]:
            assert score["playerRefId"] in ids["players"]
            assert {"winner", "newPlayer", "startPlayer"} == {
                key for key, value in score.items() if isinstance(value, bool)
            }
            assert re.fullmatch(r"(-?\d+([+-]\d+)*)?", score["score"])
        assert min((score["team"] for score in play["playerScores"] if "team" in score), default="0") == "0"


@pytest.mark.promise("Plays for BG Stats have what its own")
def test_an_evening_is_on_the_day_of_the_phone(here: Lobby) -> None:
    night(here.store, *FIRST)
    here.store._db.run("UPDATE games SET started = 1790049600")  # 2026-09-22 04:00 UTC
    for zone, told in {
        "America/Los_Angeles": "2026-09-21 21:00:00",
        "Asia/Seoul": "2026-09-22 13:00:00",
        "../../etc/passwd": time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(1790049600)),
    }.items():
        plays = json.loads(here.laptop.get(f"/standings/season.bgsplay?zone={zone}").get_data(as_text=True))
        assert plays["plays"][0]["playDate"] == told


@pytest.mark.promise("Plays for BG Stats have what its own")
def test_a_finished_game_goes_to_bg_stats_by_itself(here: Lobby) -> None:
    game = night(here.store, *FIRST)
    going = night(here.store, FIRST[0])
    code, other = (here.store.night_of(at).code for at in (game, going))
    page = here.laptop.get(f"/nights/{code}").get_data(as_text=True)
    assert f'href="/nights/{code}/1/bg-stats"' in page
    data = json.loads(here.laptop.get(f"/nights/{code}/1.bgsplay").get_data(as_text=True))
    must_be_bg_stats(data)
    assert (len(data["plays"]), data["about"]) == (1, "Referee")
    link = here.laptop.get(f"/nights/{code}/1/bg-stats?zone=Asia/Seoul").location
    address, _, query = link.partition("?data=")
    pushed = json.loads(unquote(query))
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    assert (pushed["sourcePlayId"], pushed["game"]["name"]) == (data["plays"][0]["uuid"], "Hearts")
    assert [(player["name"], player["winner"], player["rank"]) for player in pushed["players"]] == [
        ("Ann", True, 1), ("Bo", False, 2), ("Cy", False, 3), ("Dee", False, 4)
    ]  # fmt: skip
    for address in f"/nights/{code}/2.bgsplay", f"/nights/{other}/1.bgsplay", f"/nights/{other}/1/bg-stats":
        assert here.laptop.get(address).status_code == 404, "there is no such game, or it goes on"


def test_nights_are_carried_to_another_referee_and_come_once(here: Lobby) -> None:
    for rounds in (FIRST, SECOND):
        ended(here.store, *rounds)
    here.laptop.get("/standings")
    file = here.laptop.get("/standings/nights.referee").get_data()
    with lobby() as other:
        page = send(other.laptop, file)
        assert "2 nights were added." in page
        assert rows(other.laptop, "/standings") == rows(here.laptop, "/standings") != []
        assert "No night is new. 2 nights were here already." in send(other.laptop, file)
        ended(other.store, *SECOND)
        back = other.laptop.get("/standings/nights.referee").get_data()
    assert "1 night was added. 2 nights were here already." in send(here.laptop, back)
    # Ann of the other night is another person: she sat down there on her own.
    assert sum(total.nights for total in here.store.persons()) == 12


@pytest.mark.promise("A file of nights has every")
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a_bad_file_is_one_sentence_and_changes_nothing(here: Lobby, language: str) -> None:
    ended(here.store, *FIRST)
    file = here.laptop.get("/standings/nights.referee").get_data()
    here.laptop.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
    person = PersonRow(0, "a" * 32, "Zed", SeatLook(0, "cat"), True)
    twice = b"".join(write_archive([person, person], []))
    before = everything(here.store)
    bad = [None, b"", b"nothing", file[:-20], twice, later(file)]
    bad += [bomb(file), *changed(file)] if language == "en" else []
    pages = [send(here.laptop, upload) for upload in bad]
    if language == "en":
        told = ["Choose a file first.", *["Nobody here can read"] * 2, "ends too soon", "Line 3 of the file"]
        told += ["A later version", "Line 2 of the file", *["Line 6 of the file"] * 3]
        assert [sentence for sentence, page in zip(told, pages, strict=True) if sentence not in page] == []
    assert len(set(pages)) == (7 if language == "en" else 5)
    assert everything(here.store) == before


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of the database."""
    found = sqlite_of(store)
    return {table.name: list(found.execute(f"SELECT * FROM [{table.name}]")) for table in found.tables}


def later(file: bytes) -> bytes:
    return gzip.decompress(file).replace(b'"version":1', b'"version":2', 1)


def bomb(file: bytes) -> bytes:
    """Return a small file of which the second line has a third of a gigabyte."""
    head = gzip.decompress(file).splitlines(keepends=True)[0]
    return gzip.compress(head) + gzip.compress(b"[" * 2**23) * 40


def changed(file: bytes) -> Iterator[bytes]:
    """Yield the file with a value of another type, with half a character, and with a million lines in its night."""
    *before, night, end = gzip.decompress(file).splitlines(keepends=True)
    data = json.loads(night)
    game = data["games"][0]
    long = {**game, "lines": game["lines"][:1] * 10**6}
    for other in ({"seats": 5}, {"name": "\ud83c"}, {"games": [long]}):
        yield gzip.compress(b"".join((*before, json.dumps({**data, **other}).encode(), b"\n", end)), 1)


def test_a_phone_adds_no_nights_and_takes_along_only_its_own(here: Lobby) -> None:
    ended(here.store, *FIRST)
    file = here.laptop.get("/standings/nights.referee").get_data()
    phone = here.phone()
    for upload in (file, b"x" * 200_000):
        assert phone.send("/standings/files", nights=(io.BytesIO(upload), "n")).status_code == 403, "it is not read"
    assert here.laptop.send("/standings/files", nights=(io.BytesIO(b"x" * 200_000), "n")).status_code == 422
    with lobby() as other:
        assert "No night is new." in send(other.laptop, phone.get("/standings/nights.referee").get_data())
