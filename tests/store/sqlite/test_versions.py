"""A database of 0.10 opens with every line, ruling and score unchanged, and play continues; one before it says so.

`tests/versions/VERSION.sql` was written by that version. That of 0.10.0 was carried on from 0.1.0 through each version:
a night with a game in mid-round and a scored first round, UNO, One Card, saved house rules, Hearts and Canasta, an
unfinished trick, a heated round whose last penalty card was ruled surplus, No Mercy, a half-filled sheet, a deleted
night, Hearts that only keeps score, finished games and the results of their people, a season, a club with two tables, a
phone that helps a seat out, and a night that was gone on from.
"""

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.cli import move
from referee.store import Store
from referee.store.schema import STEPS
from referee.store.sqlite.connection import NOTED, SqliteDatabase, examine, files_of
from referee.store.values import DatabaseFault, NightRow, SeatLook
from tests.support.folders import TESTS
from tests.support.lobby import Lobby, lobby

VERSIONS = TESTS / "versions"


def written_by(version: str, path: Path) -> Path:
    with closing(sqlite3.connect(path)) as old:
        old.executescript((VERSIONS / f"{version}.sql").read_text(encoding="utf-8"))
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return written_by("0.10.0", tmp_path / "referee.db")


@pytest.fixture
def here(path: Path) -> Iterator[Lobby]:
    with lobby(DB=str(path)) as made:
        yield made


def first_night(store: Store) -> NightRow:
    """Return the night of these databases; those from 0.8.0 on also have the tables of a club, and other nights."""
    [found] = [row for row in store.nights() if row.name == "The first Friday"]
    return found


@pytest.mark.promise("A database of 0.10 opens with every")
@pytest.mark.parametrize("version", ["0.1.0", "0.9"])
def test_an_older_one_is_opened_with_0_10_first_and_stays_as_it_is(
    version: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.db"
    if version == "0.1.0":
        written_by("0.1.0", path)
    else:  # of 0.9 all but the last step was there
        with closing(sqlite3.connect(written_by("0.10.0", path))) as old:
            old.execute("DELETE FROM _sqlite_migrations WHERE name = 'm016_helps'")
            old.commit()
    before = tables(path)
    with pytest.raises(DatabaseFault) as fault:
        Store(path)
    assert fault.value.key == "older"
    with pytest.raises(DatabaseFault, match="older"):
        examine(path)
    assert move.run(path, tmp_path / "new.db") == 1
    assert "Open it once with 0.10" in capsys.readouterr().err
    assert tables(path) == before


def tables(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as found:
        return list(found.iterdump())


def test_its_tables_are_those_of_a_new_one(path: Path, tmp_path: Path) -> None:
    def columns(store: Store) -> dict[str, object]:
        names = [row["name"] for row in store._db.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: store._db.rows(f"PRAGMA table_info({name})") for name in names if not name.startswith("_")}

    with closing(Store(path)) as old, closing(Store(tmp_path / "new.db")) as new:
        assert columns(old) == columns(new)
        assert STEPS.keys() <= old._db.steps_done()
        assert STEPS.keys() == new._db.steps_done()


@pytest.mark.promise("A database of 0.10 opens with every")
def test_killed_at_any_statement_of_the_update_it_is_updated_at_the_next_start(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, copies = SqliteDatabase.run, list[Path]()

    def noted(self: SqliteDatabase, sql: str, *values: object) -> int:
        copies.append(tmp_path / f"{len(copies)}.db")  # the files as a kill leaves them
        for old, new in zip(files_of(path), files_of(copies[-1]), strict=True):
            shutil.copy(old, new)
        return run(self, sql, *values)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteDatabase, "run", noted)
        Store(path).close()
    assert len(copies) > 40
    updated = [row for row in tables(path) if NOTED not in row]
    for copy in copies[:: len(copies) // 12]:
        Store(copy).close()
        assert [row for row in tables(copy) if NOTED not in row] == updated


@pytest.mark.promise("A database of 0.10 opens with every")
def test_every_line_has_its_ruling(here: Lobby) -> None:
    store = here.store
    row = first_night(store)
    assert (row.name, row.people) == ("The first Friday", ("Ann", "Bo", "민아"))
    table = here.table(row.code)
    assert len(table.games) >= 3
    for played in table.games:
        assert played.fault is None
        assert [(entry.text, str(entry.ruling.verdict)) for entry in played.entries] == [
            (line.text, line.verdict) for line in played.lines
        ]
    middle, scored = table.games[1], table.games[2]
    assert (middle.state.names[middle.state.turn], middle.state.draw) == ("Bo", 0)
    assert str(middle.state.top) == "9D"
    assert scored.state.scores == (0, 12, 14)
    assert [(seat.name, len(seat.pin), bool(seat.devices)) for seat in table.night.seats] == [
        ("Ann", 4, True), ("Bo", 4, True), ("민아", 4, True)
    ]  # fmt: skip
    assert [seat.look for seat in table.night.seats] == [SeatLook(0, "cat"), SeatLook(1, "fox"), SeatLook(2, "rabbit")]


def test_the_night_continues(here: Lobby, path: Path) -> None:
    row = first_night(here.store)
    phone = here.phone("ko")
    seat = here.seat(row.code, "민아")
    assert phone.send(f"/{row.code}/claim/{seat.id}", pin=seat.pin).status_code == 303
    for page in ("play", "story", "scores", "board", "menu", "export.table", "export.json", "sheet"):
        assert phone.get(f"/{row.code}/{page}").status_code == 200
    here.says(row.code, "Ann says hello")
    new = here.open_table()
    assert new != row.code
    assert here.laptop.send("/new/one", do="keep", name="Ours").status_code == 303
    assert here.laptop.send("/standings/seasons", name="Winter").status_code == 303
    store = Store(path)
    assert [line.text for line in store.lines(len(store.night(row.code).games))][-1] == "Ann says hello"
    store.close()


def test_a_half_filled_sheet_and_a_deleted_night_are_stored(here: Lobby) -> None:
    store = here.store
    row = first_night(store)
    [played] = [game for game in here.table(row.code).games if store.sheet(game.id)]
    assert played.game.key == "hearts"
    assert '"v-0-hearts": "3"' in str(store.sheet(played.id))
    assert len(store.nights(deleted=True)) == 1


def test_people_seasons_and_a_club_are_as_they_were(here: Lobby) -> None:
    [season] = here.store.seasons()
    page = here.laptop.get(f"/standings?name={season.name}").text
    assert re.findall(r'<th scope="row"><a href="/people/\d+[?]name=Summer">.*?<bdi>(.*?)</bdi>', page)[:3] == [
        "민아",
        "Ann",
        "Bo",
    ]
    [club] = here.store.clubs(None)
    assert club.name == "Thursday club"
    assert here.laptop.get(f"/club/{club.code}").status_code == 200


def test_a_phone_that_helped_out_is_told_from_its_own_and_a_night_leads_on(here: Lobby) -> None:
    store = here.store
    seats = {seat.name: seat for seat in store.night(first_night(store).code).seats}
    [helper] = set(seats["Ann"].devices) & set(seats["Bo"].devices)
    assert (helper in seats["Ann"].helpers, helper in seats["Bo"].helpers) == (False, True)
    assert [night.code for row in store.nights() if (night := store.night(row.code).next_night)] != []
