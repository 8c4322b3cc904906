"""Files of a season, and nights that are carried to another referee."""

import csv
import gzip
import io
import json
from collections.abc import Iterator

import pytest

from referee.records.archive import write_archive
from referee.store import ArchivedPerson, SeatLook, Store
from tests.live.test_results import night
from tests.support.client import Client, in_parts
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of
from tests.web.pages.test_standings import FIRST, SECOND, ids, rows, text


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
    return text(answer.get_data(as_text=True))


def test_a_season_as_a_table_and_as_data(here: Lobby) -> None:
    night(here.store, *FIRST)
    night(here.store, *SECOND)
    here.laptop.get("/standings")
    here.store.rename_person(ids(here)["Cy"], "=1+1")
    answer = here.laptop.get("/standings/season.csv?game=hearts")
    sheet = list(csv.DictReader(io.StringIO(answer.get_data(as_text=True).removeprefix("\ufeff"))))
    assert [(row["person"], row["place"], row["won"], row["points"], row["best"]) for row in sheet[:2]] == [
        ("Ann", "1", "1", "1", "0"), ("Bo", "2", "0", "28", "2")
    ]  # fmt: skip
    assert sheet[0]["moons"] == "1"
    assert sheet[1]["moons"] == ""
    assert [row["person"] for row in sheet[4:]] == ["Ann", "Bo", "'=1+1", "Dee"]
    empty = here.laptop.get("/standings/season.csv?since=2099-01-01").get_data(as_text=True)
    assert len(empty.splitlines()) == 1


def test_a_season_as_plays(here: Lobby) -> None:
    night(here.store, *FIRST)
    night(here.store, *SECOND)
    here.laptop.send(f"/people/{ids(here)['Cy']}/change", what="remove", sure="yes")
    answer = here.laptop.get("/standings/season.bgsplay")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="referee-season.bgsplay"'
    plays = json.loads(answer.get_data(as_text=True))
    assert [player["name"] for player in plays["players"]] == ["Ann", "Bo", "Somebody", "Dee"]
    assert [player["isAnonymous"] for player in plays["players"]] == [False, False, True, False]
    [game] = plays["games"]
    assert (game["name"], game["highestWins"], game["noPoints"]) == ("Hearts", False, False)
    first = plays["plays"][0]
    assert [(s["playerRefId"], s["score"], s["winner"], s["rank"]) for s in first["playerScores"]] == [
        (1, "1", True, 1), (2, "28", False, 2), (3, "29", False, 3), (4, "46", False, 4)
    ]  # fmt: skip
    assert first["uuid"] != plays["plays"][1]["uuid"]
    again = json.loads(here.laptop.get("/standings/season.bgsplay").get_data(as_text=True))
    assert again == plays


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


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a_bad_file_is_one_sentence_and_changes_nothing(here: Lobby, language: str) -> None:
    ended(here.store, *FIRST)
    file = here.laptop.get("/standings/nights.referee").get_data()
    here.laptop.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
    person = ArchivedPerson("a" * 32, "Zed", SeatLook(0, "cat"), True)
    twice = b"".join(write_archive([person, person], []))
    before = everything(here.store)
    bad = [None, b"", b"nothing", file[:-20], twice, later(file)]
    bad += [bomb(file), *changed(file)] if language == "en" else []
    pages = [send(here.laptop, upload) for upload in bad]
    if language == "en":
        told = ["Choose a file first.", *["no file of nights"] * 2, "ends too soon", "Line 3 of the file"]
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


def test_only_the_computer_that_serves_adds_nights(here: Lobby) -> None:
    ended(here.store, *FIRST)
    file = here.laptop.get("/standings/nights.referee").get_data()
    phone = here.phone()
    assert "Add nights" not in phone.get("/standings/files").get_data(as_text=True)
    assert phone.send("/standings/files", nights=(io.BytesIO(file), "n")).status_code == 403
    large = [(io.BytesIO(b"x" * 200_000), "n") for _ in range(2)]
    assert phone.send("/standings/files", nights=large[0]).status_code == 413
    assert here.laptop.send("/standings/files", nights=large[1]).status_code == 422


def test_a_phone_takes_along_only_its_nights(here: Lobby) -> None:
    store = here.store
    ended(store, *FIRST)
    phone = here.phone()
    phone.get("/")
    assert len(phone.get("/standings/season.csv").get_data(as_text=True).splitlines()) == 1
    with lobby() as other:
        assert "No night is new." in send(other.laptop, phone.get("/standings/nights.referee").get_data())
