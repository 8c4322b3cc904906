"""`referee replay`, run as a command."""

import io
import json
import os
import subprocess
from pathlib import Path

import pytest

from referee.cli import main
from tests.cli.test_main import COMMAND, run

RECORD = """\
== An attack is answered by an attack
game: one
players: Ann Bo Cy
house: enforce=referee
top: 9H
turn: Ann
score.Bo: 12

@3 Ann plays 7H   => ok; turn Bo; draw 2
Bo plays 5H       => no shed.attack; turn Bo; draw 2
=> draw 2
"""
OTHER = "== Somebody draws\ngame: one\nplayers: Ann Bo\ntop: 9H\nturn: Ann\n\nAnn draws\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a.table"
    path.write_text(RECORD, encoding="utf-8")
    return path


def replay(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """Return the exit code, the output and the error output of the command."""
    code = main.main(["replay", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_each_line_with_its_ruling_sentence_and_scores(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    code, out, err = replay(capsys, record)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "== An attack is answered by an attack"
    assert lines[1] == "   1  @3 Ann plays 7H  => ok shed.match"
    assert lines[3] == "   2  Bo plays 5H  => no shed.attack"
    assert all(len(lines[at].strip()) > 15 for at in (2, 4)), "sentences"
    assert "Ann 0, Bo 12, Cy 0" in lines[5]


def test_json_is_one_object_per_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = replay(capsys, record, "--json")
    assert (code, err) == (0, "")
    first, second = map(json.loads, out.splitlines())
    assert list(first) == ["file", "record", "line", "n", "action", "verdict", "rule", "house", "says", "facts"]
    assert first["file"] == str(record)
    assert first["record"] == "An attack is answered by an attack"
    assert (second["line"], second["n"], second["action"]) == (10, 2, "Bo plays 5H")
    assert (second["verdict"], second["rule"], second["house"]) == ("no", "shed.attack", [])
    assert second["says"]
    assert second["facts"]["turn"] == "Bo"
    assert second["facts"]["draw"] == 2


def test_json_reports_a_demand_before_the_first_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "looks.table"
    path.write_text(f"{RECORD}\n{OTHER}", encoding="utf-8")
    looked = path.read_text(encoding="utf-8").replace("\n\nAnn draws", "\n\n=> turn Ann; top 9H\n=> turn Bo\nAnn draws")
    path.write_text(f"{looked}=> turn Bo\n", encoding="utf-8")
    code, out, err = replay(capsys, path, "--json")
    assert (code, err.count("\n")) == (1, 1)
    objects = [json.loads(line) for line in out.splitlines()]
    assert [(result["line"], result["n"]) for result in objects] == [(9, 1), (10, 2), (19, 0), (20, 0), (21, 1)]
    look = objects[2]
    assert (look["record"], look["action"], look["verdict"], look["rule"]) == ("Somebody draws", None, None, None)
    assert (look["house"], look["says"]) == ([], "")
    assert (look["facts"]["turn"], look["facts"]["top"]) == ("Ann", "9H")


def test_a_failed_demand_names_file_line_and_values(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    record.write_text(RECORD.replace("turn Bo; draw 2\n=>", "turn Cy; draw 2\n=>"), encoding="utf-8")
    for arguments in ((record,), (record, "--json")):
        code, out, err = replay(capsys, *arguments)
        assert code == 1
        assert err == f"{record}, line 10: turn should be Cy and is Bo.\n"
        assert "Ann plays 7H" in out


@pytest.mark.parametrize("language", ["en_US.UTF-8", "ko_KR.UTF-8", "ja_JP.UTF-8"])
def test_an_unreadable_line_names_file_line_and_reason(
    language: str, record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    record.write_text(RECORD + "Bo plays 7X\n", encoding="utf-8")
    code, out, err = replay(capsys, record)
    assert (code, out) == (2, ""), "nothing of a file is guessed"
    assert str(record) in err
    assert "12" in err
    assert "7X" in err
    assert "unreadable" not in err.replace(str(record), ""), "a sentence, not the key of one"


def test_the_worst_of_several_files_decides_the_exit_code(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other, wrong, torn = tmp_path / "b.table", tmp_path / "c.table", tmp_path / "d.table"
    other.write_text(OTHER, encoding="utf-8")
    wrong.write_text(OTHER.replace("Ann draws", "Ann draws => no"), encoding="utf-8")
    torn.write_text(OTHER.replace("Ann draws", "Ann jumps"), encoding="utf-8")
    assert replay(capsys, record, other)[0] == 0
    assert replay(capsys, wrong, other)[0] == 1
    code, out, _ = replay(capsys, torn, wrong, record)
    assert code == 2
    assert "Bo plays 5H" in out


def test_several_records_in_one_file(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(RECORD + OTHER, encoding="utf-8")
    _, out, _ = replay(capsys, record)
    assert out.count("== ") == 2
    assert out.index("Ann 0, Bo 12, Cy 0") < out.index("Ann draws") < out.index("Ann 0, Bo 0")


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + OTHER.encode())))
    code, out, err = replay(capsys, "-")
    assert (code, err) == (0, "")
    assert "Ann draws" in out


@pytest.mark.parametrize("name", ["nowhere.table", "."])
def test_a_missing_file(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = replay(capsys, tmp_path / name)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err


def test_a_file_in_another_encoding(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_bytes(OTHER.replace("Ann", "Änn").encode("latin-1"))
    code, out, err = replay(capsys, record)
    assert (code, out) == (2, "")
    assert "UTF-8" in err
    assert "3" in err.removeprefix(str(record))


def test_an_empty_file_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main.main(["replay"])
    assert end.value.code == 2
    assert "FILE" in capsys.readouterr().err


def test_run_as_people_run_it(record: Path) -> None:
    end = run("replay", str(record), language="ja_JP.UTF-8")
    assert end.returncode == 0
    assert "得点" in end.stdout


@pytest.mark.parametrize("json_lines", [[], ["--json"]])
def test_the_name_of_a_file_need_not_be_text(record: Path, json_lines: list[str]) -> None:
    odd = os.fsdecode(os.fsencode(record.parent) + b"/\xff.table")
    try:
        Path(odd).write_bytes(record.read_bytes())
    except OSError:
        pytest.skip("a file's name is always text here")
    done = subprocess.run([*COMMAND, "replay", odd, *json_lines], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_that_closes_the_pipe_early(record: Path, tmp_path: Path) -> None:
    record.write_text("\n".join([OTHER.replace("Ann draws\n", "Ann draws\nBo draws\n" * 3000)]), encoding="utf-8")
    with subprocess.Popen([*COMMAND, "replay", str(record)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_demand_of_five_thousand_digits_is_reported_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "long.table"
    path.write_text(f"game: one\nplayers: Ann Bo\n\n=> draw {'9' * 5000}\n", encoding="utf-8")
    code, _, err = replay(capsys, path)
    assert code == 1
    assert "999…" in err
