"""`referee doctor`: each obstacle is one sentence with its remedy, and the nights stay as they are."""

import shutil
import sqlite3
import sys
import threading
import time
from collections import namedtuple
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from referee import address, paths
from referee.address import Interface
from referee.cli import doctor, main
from referee.store.sqlite.connection import examine
from referee.store.values import Examined
from tests.support.lobby import lobby
from tests.support.ports import free_port

Usage = namedtuple("Usage", "total used free")
HOME = "192.168.1.20"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Put the computer in a home network, without a firewall."""
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setattr(address, "interfaces", lambda: [Interface("wlan0", HOME, default=True)])
    monkeypatch.setattr(address, "inside", lambda: "")
    monkeypatch.setattr(doctor, "UFW", tmp_path / "ufw.conf")
    monkeypatch.setattr(doctor, "_says", lambda word, *command: False)
    monkeypatch.setattr(doctor, "COMMAND", (sys.executable, "-c", "print(); print()"))


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a database with a night of three lines."""
    with lobby(DB=str(tmp_path / "referee.db")) as made:
        code, _ = made.play()
        made.says(code, "Cy deals", "Cy flips 5H", "Ann plays 5D")
    return tmp_path / "referee.db"


@contextmanager
def answering(cookie: str) -> Iterator[int]:
    """Serve every request with a cookie on a free port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Set-Cookie", cookie)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def told(capsys: pytest.CaptureFixture[str], sign: str) -> str:
    """Return the printed findings with this sign."""
    return "\n".join(line for line in capsys.readouterr().out.splitlines() if line.startswith(sign))


@pytest.mark.promise("`referee doctor` changes nothing, and names")
def test_all_is_well_and_nothing_is_changed(path: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    before = {file.name: file.read_bytes() for file in path.parent.iterdir() if file.suffix in (".db", ".key")}
    assert main.main(["doctor", "--db", str(path), "--port", str(port)]) == 0
    said = capsys.readouterr().out
    assert "✗" not in said
    assert f"open http://{HOME}:{port}" in said
    assert f"Port {port} is free" in said
    assert "Nights: 1, lines: 3, undamaged" in said
    assert {file.name: file.read_bytes() for file in path.parent.iterdir() if file.name in before} == before
    assert examine(path).newest == pytest.approx(time.time(), abs=60)


def test_before_the_first_start_there_are_no_nights(
    tmp_path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert doctor.run("0.0.0.0", port, None, tmp_path / "new.db") == 0
    assert "no nights yet" in told(capsys, "✓")
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("hears", [True, False])
def test_a_pooler_that_keeps_news_back_is_named(
    hears: bool, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "examine_server", lambda url: Examined(2, 30, 0.0, hears))
    assert doctor.run("0.0.0.0", port, None, "postgresql://ann:secret@pool:6432/nights") == (0 if hears else 1)
    wrong = told(capsys, "✗")
    assert ("through postgresql://pool:6432/nights" in wrong) is not hears
    assert ("transaction mode" in wrong) is not hears


def test_no_network_and_only_this_computer(
    path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert doctor.run("127.0.0.1", port, None, path) == 1
    assert "lets only this computer in" in told(capsys, "✗")
    monkeypatch.setattr(address, "interfaces", list)
    assert doctor.run("0.0.0.0", port, None, path) == 1
    assert "in no network" in told(capsys, "✗")
    assert doctor.run("0.0.0.0", port, "http://10.0.0.5:8000", path) == 0


def test_another_program_on_the_port(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with answering("session=1") as port:
        assert doctor.run("0.0.0.0", port, None, path) == 1
    assert f"Another program uses port {port}" in told(capsys, "✗")


def test_a_referee_on_the_port(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with answering("referee-phone=1") as port:
        monkeypatch.setattr(address, "shown", lambda *_: f"http://127.0.0.1:{port}")
        assert doctor.run("0.0.0.0", port, None, path) == 0
        assert f"A referee answers on port {port}" in told(capsys, "✓")
        monkeypatch.setattr(address, "shown", lambda *_: "http://127.0.0.1:1")
        assert doctor.run("0.0.0.0", port, None, path) == 1
        assert "does not answer at http://127.0.0.1:1" in told(capsys, "✗")


def test_a_firewall_is_named_with_its_remedy(
    path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    doctor.UFW.write_text("# comment\nENABLED=yes\n")
    monkeypatch.setattr(doctor, "_says", lambda word, *command: word in ("running", "enabled"))
    monkeypatch.setattr(doctor.sys, "platform", "darwin")
    assert doctor.run("0.0.0.0", port, None, path) == 0
    said = told(capsys, "?")
    assert f"sudo ufw allow {port}/tcp" in said
    assert f"firewall-cmd --add-port={port}/tcp" in said
    assert "macOS" in said


def test_a_command_that_is_missing_or_fails_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert not doctor._says("word", "no-such-command-anywhere")
    assert doctor._says("word", "echo", "a word.")
    assert not doctor._says("word", "echo", "wording")
    monkeypatch.setattr(doctor, "PATIENCE", 0.05)
    assert not doctor._says("word", "sleep", "1")


@pytest.mark.promise("`referee doctor` changes nothing, and names")
@pytest.mark.parametrize(
    ("written", "why"),
    [(b"", "Nights: 0, lines: 0, undamaged"), (b"no database at all" * 99, "the file is damaged")],
    ids=["empty", "damaged"],
)
def test_a_file_that_is_no_database(
    tmp_path: Path, port: int, capsys: pytest.CaptureFixture[str], written: bytes, why: str
) -> None:
    path = tmp_path / "referee.db"
    path.write_bytes(written)
    doctor.run("0.0.0.0", port, None, path)
    assert why in capsys.readouterr().out
    assert path.read_bytes() == written


def test_a_newer_database(path: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(path) as db:
        db.execute("UPDATE _sqlite_migrations SET name = 'of_tomorrow' WHERE rowid = 1")
    db.close()
    assert doctor.run("0.0.0.0", port, None, path) == 1
    assert "a newer referee has written it" in told(capsys, "✗")


def test_disk_clock_folder_and_files(
    path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1, 1, 5_000_000))
    monkeypatch.setattr(doctor.time, "time", lambda: 1_600_000_000.0)
    monkeypatch.setattr(paths, "HTMX", path / "nowhere")
    assert doctor.run("0.0.0.0", port, None, path) == 1
    said = told(capsys, "✗")
    assert "Only 5 MB are free" in said
    assert "The clock says 2020-09-13" in said
    assert "install the referee again" in said
    monkeypatch.setattr(doctor.os, "access", lambda *_: False)
    assert doctor.run("0.0.0.0", port, None, path) == 1
    assert "may only be read" in told(capsys, "✗")


def test_a_folder_that_cannot_be_made(port: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.run("0.0.0.0", port, None, Path("/proc/nowhere/referee.db")) == 1
    assert "/proc/nowhere" in told(capsys, "✗")


@pytest.mark.parametrize(
    ("name", "holder", "told"),
    [
        ("referee.local", HOME, "✓ Phones that resolve such names find this referee at referee.local:{port} too."),
        ("referee-2.local", "192.168.1.9", "? The computer 192.168.1.9 holds referee.local"),
        ("", HOME, "? Another referee on this computer holds referee.local"),
        ("", "", "? The referee on port {port} has no name"),
    ],
)
def test_names_of_the_network(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, holder: str, told: str
) -> None:
    monkeypatch.setattr(doctor, "COMMAND", (sys.executable, "-c", f"print('{name}'); print('{holder}')"))
    with answering("referee-phone=1") as port:
        doctor.run("0.0.0.0", port, None, path)
    assert told.format(port=port) in capsys.readouterr().out
