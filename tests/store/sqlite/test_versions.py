"""A database of any released version opens with every line, ruling and score unchanged, and play continues.

`tests/versions/VERSION.sql` was written by that version: a night with a game in mid-round and a scored first round. It
also contains, from 0.2.0 on, UNO, One Card and saved house rules; from 0.3.0, Hearts and Canasta; from 0.4.0, a
position with an unfinished trick; from 0.5.0, a heated round whose last penalty card was ruled surplus, a joker as the
last card before and after the table agreed on it, and UNO's No Mercy; from 0.6.0, the same heated round with its last
card ruled ok, UNO's 7-0 as a switch, a half-filled sheet and a deleted night; from 0.7.0, Hearts that only keeps score,
with a round of which three people's points are entered; from 0.8.0, a finished game and the results of its people, a
season, and a club with two tables; from 0.9.0, a phone that helps a seat out, and a night that was gone on from; from
0.10.0, the mark of that phone that it only helps.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee import __version__
from referee.store import Store
from referee.store.sqlite.schema import migrations
from referee.store.values import NightRow, SeatLook
from tests.support.folders import TESTS
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of

FOLDER = TESTS / "versions"
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))
UNCHANGED = {"0.10.1", "0.10.2", "0.10.3"}
"""The versions whose tables are those of the version before, which has a database."""
ROOT = FOLDER.parent.parent


@pytest.fixture(params=VERSIONS)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    made = tmp_path / "referee.db"
    with closing(sqlite3.connect(made)) as old:
        old.executescript((FOLDER / f"{request.param}.sql").read_text(encoding="utf-8"))
    return made


@pytest.fixture
def here(path: Path) -> Iterator[Lobby]:
    with lobby(DB=str(path)) as made:
        yield made


def first_night(store: Store) -> NightRow:
    """Return the night of these databases; those from 0.8.0 on also have the tables of a club, and other nights."""
    [found] = [row for row in store.nights() if row.name == "The first Friday"]
    return found


def test_every_released_version_that_changed_the_tables_has_a_database() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = {line.split()[1].rstrip(",") for line in changelog.splitlines() if line.startswith("## 0")}
    assert released - {__version__} == {version.partition("-")[0] for version in VERSIONS} | UNCHANGED


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
    assert not migrations.pending(sqlite_of(store))
    store.close()


@pytest.mark.parametrize("path", ["0.6.0"], indirect=True)
def test_a_half_filled_sheet_and_a_deleted_night_are_stored(here: Lobby) -> None:
    store = here.store
    [row] = store.nights()
    *_, played = here.table(row.code).games
    page = here.laptop.get(f"/{row.code}/tally").get_data(as_text=True)
    assert played.game.key == "hearts"
    assert 'name="was-v-0-hearts" value="3"' in page
    assert len(store.nights(deleted=True)) == 1


@pytest.mark.parametrize("path", ["0.8.0"], indirect=True)
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


@pytest.mark.parametrize("path", ["0.9.0"], indirect=True)
def test_a_phone_that_helped_out_is_told_from_its_own_and_a_night_leads_on(here: Lobby) -> None:
    store = here.store
    seats = {seat.name: seat for seat in store.night(first_night(store).code).seats}
    [helper] = set(seats["Ann"].devices) & set(seats["Bo"].devices)
    assert (helper in seats["Ann"].helpers, helper in seats["Bo"].helpers) == (False, True)
    assert [night.code for row in store.nights() if (night := store.night(row.code).next_night)] != []
