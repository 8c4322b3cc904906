import sqlite3
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from referee.store import (
    CODE_LENGTH,
    CODE_SIGNS,
    DatabaseFault,
    KeptLine,
    Store,
    StoreError,
    migrations,
    read_code,
)
from referee.store.sqlite import connection
from tests.support.sqlite import sqlite_of


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(tmp_path / "referee.db")
    yield kept
    kept.close()


def line(game: int, n: int, text: str = "Bo says one", post: str | None = None) -> KeptLine:
    return KeptLine(game, n, n * 1.5, text, "ok", "toy.all", "phone", 1_700_000_000.0 + n, post)


def test_the_file_uses_wal_and_is_synced_at_every_commit(store: Store) -> None:
    def pragma(name: str) -> object:
        return next(iter(store._db.rows(f"PRAGMA {name}")[0].values()))

    assert (pragma("journal_mode"), pragma("synchronous"), pragma("foreign_keys")) == ("wal", 2, 1)


def test_migrations_run_once(tmp_path: Path) -> None:
    path = tmp_path / "referee.db"
    first = Store(path)
    night = first.open_night("Friday")
    first.close()
    second = Store(path)
    assert second.night(night.code) == night
    assert not migrations.pending(sqlite_of(second))
    second.close()


def test_a_code_has_no_vowels_and_no_similar_letters(store: Store) -> None:
    for _ in range(50):
        code = store.open_night("x").code
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_SIGNS)
    assert not set("AEIOUY01") & set(CODE_SIGNS)


@pytest.mark.parametrize("typed", ["bcd3", " B C-D 3 ", "ＢＣＤ３", "8cd3"])
def test_a_code_is_parsed_in_any_case_width_and_spacing(typed: str) -> None:
    assert read_code(typed) == "BCD3"


@pytest.mark.parametrize("typed", ["", "BCD", "BCDFG", "ABCD", "BC1D", "💥💥💥💥", "B" * 5000])
def test_invalid_codes(typed: str) -> None:
    assert read_code(typed) is None


def test_a_night_has_seats_in_ring_order_with_their_devices(store: Store) -> None:
    night = store.open_night("Friday", "laptop")
    ann = store.add_seat(night.id, "Ann", "phone-a")
    bo = store.add_seat(night.id, "Bo")
    cy = store.add_seat(night.id, "Cy", "phone-a")
    store.order_seats(night.id, [cy.id, ann.id, bo.id])
    found = store.night(night.code)
    assert found is not None
    assert [(s.name, s.place, s.devices) for s in found.seats] == [
        ("Cy", 0, ("phone-a",)),
        ("Ann", 1, ("phone-a",)),
        ("Bo", 2, ()),
    ]
    assert found.host == "laptop"
    assert len({s.pin for s in found.seats}) == 3
    assert all(len(s.pin) == 4 and s.pin.isdigit() for s in found.seats)


def test_names_are_compared_without_case_and_width(store: Store) -> None:
    night = store.open_night("Friday")
    ann = store.add_seat(night.id, "Ann")
    bo = store.add_seat(night.id, "Bo")
    with pytest.raises(StoreError, match="name-taken"):
        store.add_seat(night.id, "ＡＮＮ")
    with pytest.raises(StoreError, match="name-taken"):
        store.rename_seat(bo.id, "ann")
    store.rename_seat(ann.id, "ANN")
    assert [s.name for s in store._night("id", night.id).seats] == ["ANN", "Bo"]


def test_a_seat_has_two_devices_and_each_new_one_changes_the_pin(store: Store) -> None:
    night = store.open_night("Friday")
    ann = store.add_seat(night.id, "Ann", "one")
    pins = [ann.pin]
    for device, instead in (("two", None), ("three", "one")):
        store.give_seat(ann.id, device, instead)
        pins.append(store._seat(ann.id).pin)
    assert len(set(pins)) == 3
    assert store._seat(ann.id).devices == ("two", "three")
    for instead in (None, "one", "nobody"):
        with pytest.raises(StoreError, match="seat-full"):
            store.give_seat(ann.id, "four", instead)
    store.give_seat(ann.id, "two", "three")
    assert store._seat(ann.id).devices == ("two", "three"), "it had the seat"
    assert store._seat(ann.id).pin == pins[-1]
    store.free_seat(ann.id, "two")
    store.free_seat(ann.id, "nobody")
    assert store._seat(ann.id).devices == ("three",)


def test_missing_rows_are_reported(store: Store) -> None:
    assert store.night("ZZZZ") is None
    calls = [
        lambda: store.rename_night(9, "x"),
        lambda: store.end_night(9),
        lambda: store.reopen_night(9),
        lambda: store.delete_night(9),
        lambda: store.set_host(9, None),
        lambda: store.add_seat(9, "Ann"),
        lambda: store.order_seats(9, []),
        lambda: store.rename_seat(9, "Ann"),
        lambda: store.remove_seat(9),
        lambda: store.give_seat(9, "phone"),
        lambda: store.add_game(9, "game: one"),
    ]
    for call in calls:
        with pytest.raises(StoreError):
            call()


def test_lines_are_loaded_in_order_and_unchanged(store: Store) -> None:
    night = store.open_night("Friday")
    game = store.add_game(night.id, "game: one")
    other = store.add_game(night.id, "game: hearts")
    assert (game.number, other.number) == (1, 2)
    kept = [line(game.id, 1), line(game.id, 2, "Bö plays 7♥", "p1")]
    store.append([kept[0], line(other.id, 1), kept[1]])
    assert store.lines(game.id) == kept
    assert store.lines(other.id) == [line(other.id, 1)]
    store.append([])


@pytest.mark.parametrize(
    "bad",
    [
        lambda game: line(game, 3, post="p1"),  # an existing post id
        lambda game: line(game, 2),  # an existing number
        lambda game: line(game + 1, 1),  # a game that does not exist
    ],
)
def test_a_transaction_is_complete_or_absent(store: Store, bad: object) -> None:
    game = store.add_game(store.open_night("Friday").id, "game: one").id
    store.append([line(game, 1, post="p1")])
    assert callable(bad)
    with pytest.raises(StoreError, match="conflict"):
        store.append([line(game, 2, post="p2"), bad(game)])
    assert [kept.n for kept in store.lines(game)] == [1]
    store.append([line(game, 2, post="p2")])
    assert [kept.post for kept in store.lines(game)] == ["p1", "p2"]


def test_nights_are_listed_renamed_ended_reopened_and_deleted(store: Store) -> None:
    old, new = store.open_night("Thursday"), store.open_night("Friday")
    for name in ("Ann", "Bo"):
        store.add_seat(old.id, name)
    store.add_seat(new.id, "Cy")
    game = store.add_game(old.id, "game: one").id
    store.append([KeptLine(game, 1, 0.0, "Ann deals", "ok", "r", None, old.opened + 9000)])
    rows = store.nights()
    assert [(r.name, r.people, r.games, r.lines) for r in rows] == [
        ("Thursday", ("Ann", "Bo"), 1, 1),
        ("Friday", ("Cy",), 0, 0),
    ]
    assert rows[0].changed == old.opened + 9000
    store.rename_night(old.id, "The long one")
    store.end_night(old.id)
    ended = store.nights()[0]
    store.end_night(old.id)
    assert ended.name == "The long one"
    assert ended.ended == store.nights()[0].ended is not None
    store.reopen_night(old.id)
    assert store.nights()[0].ended is None
    store.delete_night(old.id)
    assert [r.name for r in store.nights()] == ["Friday"]
    assert store.night(old.code) is None
    assert [r.name for r in store.nights(deleted=True)] == ["The long one"]
    store.bring_back_night(old.id)
    assert [line.text for line in store.lines(game)] == ["Ann deals"]
    assert store.add_game(new.id, "game: one").id != game


def test_people_of_the_newest_night_come_first_without_duplicates(store: Store) -> None:
    for name, people in (("Thursday", ("Ann", "Bo")), ("Friday", ("Cy", "Bo"))):
        night = store.open_night(name)
        for person in people:
            store.add_seat(night.id, person)
    assert store.people() == ["Cy", "Bo", "Ann"]
    assert len(store.people(1)) == 1


def test_another_thread_may_use_the_store_later(store: Store) -> None:
    made: list[str] = []
    thread = threading.Thread(target=lambda: made.append(store.open_night("Friday").code))
    thread.start()
    thread.join()
    assert store.night(made[0]) is not None


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "referee.db"
    path.write_text("these are not the pages you are looking for, and there are many of them" * 20)
    with pytest.raises(DatabaseFault) as fault:
        Store(path)
    assert fault.value.key == "damaged"


@pytest.mark.parametrize(
    ("pragma", "key"),
    [("max_page_count = 1", "full"), ("query_only = 1", "read-only"), ("busy_timeout = 10", "locked")],
)
def test_database_errors_are_named(store: Store, tmp_path: Path, pragma: str, key: str) -> None:
    before = store.open_night("Friday")
    sqlite_of(store).execute(f"PRAGMA {pragma}")
    other = Database(tmp_path / "referee.db")
    if key == "locked":
        other.conn.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseFault) as fault:
        store.rename_night(before.id, "x" * 100_000)
    assert fault.value.key == key
    assert store.night(before.code) == before, "reading goes on, and nothing was written"
    other.close()


def test_a_locked_file_is_not_waited_for_indefinitely(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert connection.PATIENCE < 8, "a phone waits so long for an answer"
    monkeypatch.setattr(connection, "PATIENCE", 0.05)
    store.close()
    with closing(sqlite3.connect(tmp_path / "referee.db", isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseFault) as fault:
            Store(tmp_path / "referee.db")
    assert fault.value.key == "locked"


def test_a_read_only_file_cannot_hold_nights(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **more: connect(f"file:{path}?mode=ro", uri=True, **more))
    with pytest.raises(DatabaseFault) as fault:
        Store(tmp_path / "referee.db")
    assert fault.value.key == "read-only"


def test_a_database_of_a_later_version_is_left_alone(store: Store, tmp_path: Path) -> None:
    sqlite_of(store).table("_sqlite_migrations").insert(
        {"migration_set": "referee", "name": "m999", "applied_at": "2099"}
    )
    with pytest.raises(DatabaseFault) as fault:
        Store(tmp_path / "referee.db")
    assert fault.value.key == "newer"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
@pytest.mark.parametrize("was", [None, 0o644, 0o666])
def test_its_files_are_readable_by_the_owner_only(tmp_path: Path, was: int | None) -> None:
    path = tmp_path / "referee.db"
    files = [tmp_path / f"referee.db{end}" for end in ("", "-wal", "-shm")]
    if was is not None:
        first = Store(path)
        first.open_night("Friday")
        for file in files:
            file.chmod(was)
        second = Store(path)
        first.close()
    else:
        second = Store(path)
    second.open_night("Saturday")
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
    second.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_database_deleted_while_open_stores_nothing(store: Store, tmp_path: Path, end: str, how: str) -> None:
    night = store.open_night("Friday")
    game = store.add_game(night.id, "game: one").id
    store.append([line(game, 1)])
    file, away = tmp_path / f"referee.db{end}", tmp_path / "away"
    if how == "deleted":
        file.unlink()
    else:
        file.rename(away)
    if how == "replaced":
        file.write_bytes(away.read_bytes())
    for write in (lambda: store.append([line(game, 2)]), lambda: store.rename_night(night.id, "Saturday")):
        with pytest.raises(DatabaseFault) as fault:
            write()
        assert fault.value.key == "gone"
    if how == "deleted":
        return
    away.replace(file)
    store.append([line(game, 2)])
    assert [kept.n for kept in store.lines(game)] == [1, 2], "it is back, and nothing was written meanwhile"


def test_a_database_moved_during_a_write_is_noticed(store: Store, tmp_path: Path) -> None:
    night = store.open_night("Friday")

    def moved_meanwhile(plan: str) -> str:
        (tmp_path / "referee.db").rename(tmp_path / "away")
        return plan

    with pytest.raises(DatabaseFault, match="not the file that was opened"):
        store.change_plan(night.id, moved_meanwhile)


def test_the_schema_is_strict(store: Store) -> None:
    database: Database = sqlite_of(store)
    assert all(table.strict for table in database.tables if not table.name.startswith(("_", "sqlite_")))
