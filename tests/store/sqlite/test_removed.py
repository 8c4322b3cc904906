"""What was removed is in none of the files, and what could not be synced does not come back."""

import ctypes
import os
import platform
import sqlite3
import struct
import sys
from contextlib import closing
from pathlib import Path

import pytest

from referee.store import Store
from referee.store.sqlite.connection import SqliteDatabase
from referee.store.values import DatabaseFault
from tests.support.toy import line

SYNCS = {"x86_64": (74, 75), "aarch64": (82, 83)}
"""The numbers of the system calls fsync and fdatasync, by the machine."""
WORD = "Hildegunde"


def written(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.iterdir())


def with_a_night(path: Path) -> tuple[Store, int, int]:
    store = Store(path)
    night = store.open_night(f"{WORD} invites", "phone")
    store.add_seat(night.id, WORD, "phone")
    game = store.add_game(night.id, f"game: one\nplayers: {WORD} Bo\n")
    for n in range(1, 40):
        store.append([line(game.id, n, f"{WORD} says {n}")])
    [person] = store._db.rows("SELECT id FROM persons")
    return store, night.id, person["id"]


@pytest.mark.promise("What could not be synced is not there")
def test_a_removed_night_is_in_no_file_while_the_referee_runs(tmp_path: Path) -> None:
    store, night, _ = with_a_night(tmp_path / "referee.db")
    assert WORD.encode() in written(tmp_path / "referee.db")
    store.remove_night(night)
    assert WORD.encode() not in written(tmp_path / "referee.db")
    store.close()


def test_a_night_that_is_purged_is_in_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, night, _ = with_a_night(tmp_path / "referee.db")
    store.delete_night(night)
    monkeypatch.setattr("referee.store.deleted.DELETED_DAYS", -1)
    store.purge()
    assert WORD.encode() not in written(tmp_path / "referee.db")
    store.close()


def test_a_removed_person_is_a_name_of_the_night_only(tmp_path: Path) -> None:
    store, _, person = with_a_night(tmp_path / "referee.db")
    store._db.run("UPDATE persons SET name = 'Walpurga', heard = 'walpurga' WHERE id = ?", person)
    assert b"alpurga" in written(tmp_path / "referee.db")
    store.remove_person(person)
    assert b"alpurga" not in written(tmp_path / "referee.db")
    store.close()


@pytest.mark.promise("What could not be synced is not there")
def test_nobody_waits_for_a_program_that_reads_and_it_is_done_later(tmp_path: Path) -> None:
    store, night, _ = with_a_night(tmp_path / "referee.db")
    with closing(sqlite3.connect(tmp_path / "referee.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM lines").fetchone()
        store.remove_night(night)
        assert WORD.encode() in written(tmp_path / "referee.db")
        reader.execute("COMMIT")
    store.open_night("Friday")
    assert WORD.encode() not in written(tmp_path / "referee.db")
    store.close()


def no_sync_succeeds() -> None:
    """Let every sync of this process fail from now on, as a disk does that does not answer (seccomp)."""
    syncs = SYNCS[platform.machine()]
    rules = [(0x20, 0, 0, 0)]  # load the number of the system call
    rules += [(0x15, len(syncs) - at, 0, number) for at, number in enumerate(syncs)]  # to the last, if it is this one
    rules += [(0x06, 0, 0, 0x7FFF0000), (0x06, 0, 0, 0x00050000 | 5)]  # allow it; EIO
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *rule) for rule in rules))
    program = struct.pack("HxxxxxxP", len(rules), ctypes.addressof(code))
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.prctl(38, 1, 0, 0, 0) == 0
    assert libc.prctl(22, 2, program, 0, 0) == 0, os.strerror(ctypes.get_errno())


def killed_after_a_failed_sync(path: Path, *, steps: bool) -> int:
    """Append a line whose sync fails, in a process that is killed then; return its exit status."""
    if pid := os.fork():
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    try:
        store = Store(path)
        assert isinstance(store._db, SqliteDatabase)
        store.append([line(1, 1, "kept")])
        no_sync_succeeds()
        try:
            if steps:
                with store._db.whole():
                    store.append([line(1, 2, "lost")])
                    store.set_night(1, name="lost " * 3000)
            else:
                store.append([line(1, 2, "lost")])
        except DatabaseFault as fault:
            os._exit(0 if fault.key == "failed" else 3)
        os._exit(4)
    except BaseException:
        os._exit(5)


@pytest.mark.promise("What could not be synced is not there")
@pytest.mark.skipif(sys.platform != "linux" or platform.machine() not in SYNCS, reason="no seccomp on this system")
@pytest.mark.parametrize("steps", [False, True])
def test_what_could_not_be_synced_is_not_there_after_a_kill(tmp_path: Path, steps: bool) -> None:
    path = tmp_path / "referee.db"
    with closing(Store(path)) as store:
        night = store.open_night("Friday")
        store.add_game(night.id, "game: one\nplayers: Ann Bo\n")
    assert killed_after_a_failed_sync(path, steps=steps) == 0
    with closing(Store(path)) as store:
        assert [kept.text for kept in store.lines(1)] == ["kept"]
        assert store.nights()[0].name == "Friday"
        store.append([line(1, 2, "entered again")])
        assert store._db.rows("PRAGMA quick_check") == [{"quick_check": "ok"}]
