"""`referee backup`: complete, checked, never over an existing file, and possible while lines are being entered."""

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from referee.cli import backup, main
from referee.store import Store
from referee.store.values import KeptLine
from tests.support.folders import ROOT
from tests.support.lobby import lobby


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a database in use, with a night of three lines."""
    with lobby(DB=str(tmp_path / "referee.db")) as made:
        code, _ = made.play()
        made.says(code, "Cy deals", "Cy flips 5H", "Ann plays 5D")
    return tmp_path / "referee.db"


def test_a_copy_equals_the_night(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(path)
    [row] = store.nights()
    copy = tmp_path / "copy.db"
    assert main.main(["backup", str(copy), "--db", str(path)]) == 0
    assert f"Kept in {copy}: 1 night, 3 lines" in capsys.readouterr().out
    store.set_night(row.id, name="what came later")
    store.close()
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith("copy")) == ["copy.db"]
    again = Store(copy)
    assert again.nights() == [row]
    assert [line.text for line in again.lines(1)] == ["Cy deals", "Cy flips 5H", "Ann plays 5D"]
    again.close()
    with lobby(DB=str(copy)) as made:
        made.says(row.code, "Bo plays 9D")


def test_the_default_place_is_beside_the_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup.run(None, path) == 0
    [copy] = path.parent.glob("referee-20*.db")
    assert str(copy) in capsys.readouterr().out


@pytest.mark.promise("`referee backup` copies the nights while")
def test_the_copy_is_all_there_is_and_phones_keep_their_seats(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "evening.db"
    copy.parent.mkdir()
    with lobby(DB=str(tmp_path / "referee.db")) as made:
        code, (ann, *_) = made.play()
        assert backup.run(copy, tmp_path / "referee.db") == 0
    assert [file.name for file in copy.parent.iterdir()] == ["evening.db"]
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with lobby(DB=str(copy)) as again:
        phone = again.phone()
        phone._cookies = ann._cookies
        assert phone.get(f"/{code}/menu").status_code == 200


def letter(path: Path) -> None:
    path.write_text("a letter, and a long one at that\n" * 100, encoding="utf-8")


def broken(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * 40_000)


@pytest.mark.promise("`referee backup` copies the nights while")
@pytest.mark.parametrize(
    ("spoil", "to", "says"),
    [
        (lambda path: letter(path.with_name("copy.db")), "copy.db", "already, and it stays as it is"),
        (lambda path: None, "referee.db", "already, and it stays as it is"),
        (lambda path: path.unlink(), "copy.db", "There are no nights in"),
        (lambda path: None, "nowhere/copy.db", "No copy was made"),
        (letter, "copy.db", "damaged"),
        (broken, "copy.db", "damaged"),
    ],
)
def test_obstacles_are_named_in_one_sentence(
    path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], to: str, says: str
) -> None:
    copy = path.parent / to
    spoil(path)
    before = copy.read_bytes() if copy.exists() else None
    assert backup.run(copy, path) == 1
    heard = capsys.readouterr()
    assert (heard.out, heard.err.count("\n")) == ("", 1)
    assert says in heard.err
    assert (copy.read_bytes() if copy.exists() else None) == before
    assert not list(path.parent.glob("*.part"))


@pytest.mark.promise("`referee backup` copies the nights while")
def test_copies_made_during_play_hold_complete_posts(tmp_path: Path) -> None:
    path, copies = tmp_path / "referee.db", [tmp_path / f"copy{number}.db" for number in range(3)]
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.support.writer", str(path), "first"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with writer:
        assert writer.stdout is not None
        last = writer.stdout.readline()  # the server is in play
        for copy in copies:
            assert backup.run(copy, path) == 0
            last = writer.stdout.readline()
        writer.kill()
    assert last
    counts = []
    for copy in copies:
        with closing(sqlite3.connect(copy)) as made:
            counts.append(made.execute("SELECT count(*) FROM lines").fetchone()[0])
        store = Store(copy)
        lines: list[KeptLine] = [line for game in (1, 2, 3) for line in store.lines(game)]
        assert len(lines) % 2 == 0, "the writer enters two lines a post"
        store.close()
    assert counts == sorted(counts)
    assert counts[-1] > 0
