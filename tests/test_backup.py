"""`referee backup`: whole, checked, never over something else, and while lines are being entered."""

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from referee import backup_command, cli, places
from referee.store import KeptLine, Store
from tests.web.lobby import lobby

ROOT = Path(__file__).parent.parent


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with a night of three lines, in use."""
    with lobby(DB=str(tmp_path / "referee.db")) as made:
        code, _ = made.play()
        made.says(code, "Cy deals", "Cy flips 5H", "Ann plays 5D")
    return tmp_path / "referee.db"


def test_a_copy_is_the_night_as_it_was(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(path)
    [row] = store.nights()
    copy = tmp_path / "copy.db"
    assert cli.main(["backup", str(copy), "--db", str(path)]) == 0
    assert f"Kept in {copy}: 1 nights, 3 lines" in capsys.readouterr().out
    store.rename_night(row.id, "what came later")
    store.close()
    assert sorted(each.name for each in tmp_path.iterdir() if each.name.startswith("copy")) == ["copy.db"]
    again = Store(copy)
    assert again.nights() == [row]
    assert [line.text for line in again.lines(1)] == ["Cy deals", "Cy flips 5H", "Ann plays 5D"]
    again.close()
    with lobby(DB=str(copy)) as made:
        made.says(row.code, "Bo plays 9D")


def test_without_a_name_it_lies_beside_the_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup_command.run(None, path) == 0
    [copy] = path.parent.glob("referee-20*.db")
    assert str(copy) in capsys.readouterr().out


def test_it_says_what_the_key_is_for_and_takes_it_along_if_asked(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = places.secret_key(path)
    plain, whole = path.with_name("plain.db"), path.with_name("whole.db")
    assert cli.main(["backup", str(plain), "--db", str(path)]) == 0
    said = capsys.readouterr().out
    assert str(path.with_name("referee.key")) in said
    assert str(path.with_name("plain.key")) in said
    assert "PIN" in said
    assert not path.with_name("plain.key").exists()
    assert cli.main(["backup", str(whole), "--with-key", "--db", str(path)]) == 0
    assert str(path.with_name("whole.key")) in capsys.readouterr().out
    assert places.secret_key(whole) == secret
    if sys.platform != "win32":
        for name in ("plain.db", "whole.db", "whole.key"):
            assert stat.S_IMODE(path.with_name(name).stat().st_mode) == 0o600
    for name in ("plain.key", "plain.db"):
        path.with_name(name).write_text("mine", encoding="ascii")
        assert cli.main(["backup", str(plain), "--with-key", "--db", str(path)]) == 1
        assert "already, and it stays" in capsys.readouterr().err
        assert path.with_name(name).read_text(encoding="ascii") == "mine"
        path.with_name(name).unlink()


def test_where_the_key_cannot_be_taken_along_there_is_no_copy(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places.secret_key(path)

    def full(file: Path, _: str) -> None:
        raise OSError(28, "No space left on device", str(file))

    monkeypatch.setattr(places, "write_private", full)
    assert backup_command.run(path.with_name("copy.db"), path, with_key=True) == 1
    assert "copy.key: No space left" in capsys.readouterr().err
    assert not list(path.parent.glob("copy*"))


def letter(path: Path) -> None:
    path.write_text("a letter, and a long one at that\n" * 100, encoding="utf-8")


def broken(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * 40_000)


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
def test_what_stands_in_the_way_is_one_sentence(
    path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], to: str, says: str
) -> None:
    copy = path.parent / to
    spoil(path)
    before = copy.read_bytes() if copy.exists() else None
    assert backup_command.run(copy, path) == 1
    heard = capsys.readouterr()
    assert (heard.out, heard.err.count("\n")) == ("", 1)
    assert says in heard.err
    assert (copy.read_bytes() if copy.exists() else None) == before
    assert not list(path.parent.glob("*.part"))


def test_while_lines_are_entered_a_copy_holds_whole_posts(tmp_path: Path) -> None:
    path, copies = tmp_path / "referee.db", [tmp_path / f"copy{number}.db" for number in range(3)]
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.writer", str(path), "first"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with writer:
        assert writer.stdout is not None
        last = writer.stdout.readline()  # it plays
        for copy in copies:
            assert backup_command.run(copy, path) == 0
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
