import sqlite3
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from referee.store import Store
from referee.store.schema import STEPS
from referee.store.sqlite import connection
from referee.store.values import DatabaseFault, Night
from tests.support.sqlite import sqlite_of
from tests.support.toy import line


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(tmp_path / "referee.db")
    yield kept
    kept.close()


@pytest.mark.promise("A line is acknowledged only after")
def test_the_file_uses_wal_and_is_synced_at_every_commit(store: Store) -> None:
    def pragma(name: str) -> object:
        return next(iter(store._db.rows(f"PRAGMA {name}")[0].values()))

    assert (pragma("journal_mode"), pragma("synchronous"), pragma("foreign_keys")) == ("wal", 2, 1)


def test_it_is_prepared_once(tmp_path: Path) -> None:
    path = tmp_path / "referee.db"
    first = Store(path)
    night = first.open_night("Friday")
    first.close()
    second = Store(path)
    assert second.night(night.code) == night
    assert second._db.steps_done() == STEPS.keys()
    second.close()


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
        store.set_night(before.id, name="x" * 100_000)
    assert fault.value.key == key
    assert store.night(before.code) == before, "reading goes on, and nothing was written"
    other.close()


@pytest.mark.promise("A table that cannot be read")
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


@pytest.mark.promise("A table that cannot be read")
def test_a_read_only_file_cannot_hold_nights(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **more: connect(f"file:{path}?mode=ro", uri=True, **more))
    with pytest.raises(DatabaseFault) as fault:
        Store(tmp_path / "referee.db")
    assert fault.value.key == "read-only"


@pytest.mark.promise("A database of 0.10 opens with every")
def test_a_database_of_a_later_version_is_left_alone(store: Store, tmp_path: Path) -> None:
    sqlite_of(store).table("_sqlite_migrations").insert(
        {"migration_set": "referee", "name": "m999", "applied_at": "2099"}
    )
    with pytest.raises(DatabaseFault) as fault:
        Store(tmp_path / "referee.db")
    assert fault.value.key == "newer"


@pytest.mark.promise("The database, its log and their copies")
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


@pytest.mark.promise("If the database or its log")
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
    for write in (lambda: store.append([line(game, 2)]), lambda: store.set_night(night.id, name="Saturday")):
        with pytest.raises(DatabaseFault) as fault:
            write()
        assert fault.value.key == "gone"
    if how == "deleted":
        return
    away.replace(file)
    store.append([line(game, 2)])
    assert [kept.n for kept in store.lines(game)] == [1, 2], "it is back, and nothing was written meanwhile"


@pytest.mark.promise("If the database or its log")
def test_a_database_moved_during_a_write_is_noticed(store: Store, tmp_path: Path) -> None:
    night = store.open_night("Friday")

    def moved_meanwhile(night: Night) -> str:
        (tmp_path / "referee.db").rename(tmp_path / "away")
        return night.plan

    with pytest.raises(DatabaseFault, match="not the file that was opened"):
        store.change_plan(night.id, moved_meanwhile)


def test_the_schema_is_strict(store: Store) -> None:
    database: Database = sqlite_of(store)
    assert all(table.strict for table in database.tables if not table.name.startswith(("_", "sqlite_")))
