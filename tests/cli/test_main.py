"""The command, run in a process of its own."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from referee import __version__
from referee.cli import main
from referee.server import serve
from referee.store import Store
from referee.store.sqlite.connection import hold
from tests.support.folders import ROOT

COMMAND = [sys.executable, "-m", "referee"]


def environment(language: str = "C.UTF-8") -> dict[str, str]:
    return {**os.environ, "LC_ALL": language, "PYTHONIOENCODING": "utf-8"}


def run(
    *arguments: str, language: str = "C.UTF-8", command: Sequence[str] = COMMAND
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*command, *arguments],
        env=environment(language),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Yield a running referee, with its output up to the moment when it was ready."""
    with subprocess.Popen(
        [*COMMAND, *arguments], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout
        said = ""
        try:
            while "Ctrl+C" not in said and (line := process.stdout.readline()):
                said += line
            yield process, said
        finally:
            process.kill()


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"referee {__version__}\n"


def test_help_and_the_readme_name_the_same_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main.main(["--help"])
    assert end.value.code == 0
    commands = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE)
    table = (ROOT / "README.md").read_text(encoding="utf-8").split("## The command")[1].split("\n## ")[0]
    assert sorted(commands) == sorted(set(re.findall(r"`referee (\w+)", table)))


def test_hits_for_programs_need_a_query(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["rules", "one", "--json"]) == 2
    assert "--find" in capsys.readouterr().err
    assert main.main(["rules", "one", "--find", "joker on ace", "--json"]) == 0
    keys = [json.loads(line)["key"] for line in capsys.readouterr().out.splitlines()]
    assert "shed.wild" in keys[:3]


@pytest.mark.parametrize("given", ["port=70000", "port=-1", "port=eighty", "proxies=-1", "proxies=10", "proxies=one"])
def test_an_invalid_number(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main.main(["serve", f"--{given}"])
    assert end.value.code == 2
    assert f"--{given.partition('=')[0]}" in capsys.readouterr().err


def test_a_port_in_use_is_one_sentence_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        end = run("--port", str(port), "--db", str(tmp_path / "nights.db"), language="ko_KR.UTF-8")
    assert end.returncode == 1
    assert end.stdout == ""
    assert end.stderr.startswith(f"{port}번 포트")
    assert end.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


CANNOT_START = {
    "203.0.113.7 is no address of this computer": ("203.0.113.7", "nights.db"),
    "The nights cannot be kept in": ("127.0.0.1", "letter/nights.db"),
    "The nights cannot be kept in {}": ("127.0.0.1", "letter"),
}
"""The first words of a sentence for each host and database that a server cannot have; a letter is no database."""


@pytest.mark.promise("A table that cannot be read")
@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")  # the command ends then, and its socket with it
@pytest.mark.parametrize("said", CANNOT_START)
def test_what_keeps_it_from_starting_is_one_sentence(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    letter = tmp_path / "letter"
    letter.write_text("this is a letter, and a long one at that\n" * 100, encoding="utf-8")
    host, database = CANNOT_START[said]
    assert serve.run(host, 0, None, tmp_path / database) == 1
    printed = capsys.readouterr().err
    assert printed.startswith(said.format(letter))
    assert printed.count("\n") == 1
    assert ("Take the last backup" in printed) is ("{}" in said)


@pytest.mark.promise("A first start on a full")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no file's size")
def test_a_first_start_on_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    code = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); from referee.cli import main; "
    full = (sys.executable, "-c", code + "sys.exit(main.main())")
    end = run("--port", "0", "--db", str(tmp_path / "nights.db"), command=full)
    assert (end.returncode, end.stdout, end.stderr.count("\n")) == (1, "", 1)
    assert end.stderr.startswith(f"The nights cannot be kept in {tmp_path}")
    Store(tmp_path / "nights.db").close()  # as the next start does


@pytest.mark.promise("If a second referee is started")
@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_second_referee_is_refused_and_a_backup_is_not(tmp_path: Path) -> None:
    usual, link = tmp_path / "instance" / "referee.db", tmp_path / "link.db"
    usual.parent.mkdir()
    link.symlink_to(usual)
    at_home = "import pathlib, sys; from referee import paths; from referee.cli import main; "
    at_home += f"paths.checkout = lambda: pathlib.Path({str(tmp_path)!r}); sys.exit(main.main())"
    with serving("--host", "127.0.0.1", "--port", "0", "--db", str(usual)):
        for command, name in (((*COMMAND, "--db", str(link)), link), ((sys.executable, "-c", at_home), usual)):
            end = run("--host", "127.0.0.1", "--port", "0", command=command)
            assert (end.returncode, end.stdout, end.stderr.count("\n")) == (1, "", 1)
            assert end.stderr.startswith(f"The nights cannot be kept in {name}: another referee is running on it")
        assert run("backup", str(tmp_path / "copy.db"), "--db", str(usual)).returncode == 0
    hold(usual).close()  # it was killed without notice: the lock must go with the process


@pytest.mark.promise("If the database or its log")
@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_the_host_is_told_that_the_database_was_moved_and_returned(tmp_path: Path) -> None:
    nights = tmp_path / "nights.db"
    with serving("--host", "127.0.0.1", "--port", "0", "--db", str(nights)) as (process, _):
        assert process.stderr
        nights.rename(tmp_path / "away.db")
        assert process.stderr.readline().startswith(f"Nothing is kept any more: {nights}")
        (tmp_path / "away.db").rename(nights)
        assert process.stderr.readline().startswith(f"{nights} is back")


@pytest.mark.skipif(sys.platform == "win32", reason="a polite kill is a signal")
def test_it_prints_its_address_and_ends_cleanly(tmp_path: Path) -> None:
    with serving("--url", "http://192.168.0.12:8000/", "--port", "0", "--db", str(tmp_path / "nights.db")) as (
        process,
        said,
    ):
        assert "in the same Wi-Fi: http://192.168.0.12:8000\n" in said
        assert "█▀" in said
        assert str(tmp_path / "nights.db") in said
        here = re.search(r"On this computer: (http://127\.0\.0\.1:\d+)\n", said)
        assert here
        with urllib.request.urlopen(here[1], timeout=10) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=20)
        assert (out.strip(), err) == ("", "")
        assert process.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is a signal")
def test_bound_to_loopback_it_prints_the_reason_and_no_qr_code(tmp_path: Path) -> None:
    with serving("serve", "--host", "127.0.0.1", "--port", "0", "--db", str(tmp_path / "nights.db")) as (process, said):
        assert "No phone can join yet: --host 127.0.0.1 lets only this computer in." in said
        assert "█" not in said
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert (out.strip(), err) == ("", "")
        assert process.returncode == 0
