"""Games in a folder outside the package: small ones of public names, and every kind of invalid one."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from referee.cli import main
from referee.engine import games
from tests.support.folders import TESTS

FOLDER = TESTS / "more_games"
RECORD = "game: maumau\nplayers: Ann Bo\ntop: QH\nturn: Ann\n\nAnn plays QC => no maumau.queens\n"


def replay(folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> tuple[int, str]:
    """Return the exit code and the error output of the command with a folder of games."""
    record = tmp_path / "a.table"
    record.write_text(RECORD, encoding="utf-8")
    code = main.main(["replay", "--games", str(folder), str(record)])
    return code, capsys.readouterr().err


SMALL = {"maumau": 40, "countdown": 90, "samba": 65, "sepp": 40, "whist": 44}
"""The most lines of a game."""


@pytest.mark.parametrize("key", SMALL)
def test_a_game_is_small_and_uses_public_names_only(key: str) -> None:
    source = (FOLDER / key / "__init__.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= SMALL[key]
    assert not [word for word in ("fields(", "type: ignore") if word in source]
    code = ast.parse(source)
    names = [node.attr for node in ast.walk(code) if isinstance(node, ast.Attribute)]
    for statement in ast.walk(code):
        if isinstance(statement, ast.ImportFrom | ast.Import):
            module = getattr(statement, "module", None) or ""
            names += [module, *(alias.name for alias in statement.names)]
            assert "referee.engine.games" not in module
            if key in ("samba", "whist") and ".families." in module:
                assert re.fullmatch(r"referee\.engine\.families\.(melds|tricks)(\.config)?", module)
    assert names
    assert not any(part.startswith("_") for name in names for part in name.split("."))


BAD = {
    "nowhere": "there is no such folder.",
    "nothing": "no folder in it is a game",
    "one": "there is a game one already",
    "torn": "torn cannot be loaded. SyntaxError",
    "misnamed": "misnamed needs a GAME whose key is misnamed",
}
"""The sentence about each invalid game, by its folder."""


@pytest.mark.parametrize("name", BAD)
def test_a_bad_folder_is_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    games.add_scored()  # as the command does
    place, before = tmp_path / "games", games.names()
    if name != "nowhere":
        place.mkdir()
    if name not in ("nothing", "nowhere"):
        shutil.copytree(FOLDER / "maumau", place / name)
    if name == "torn":
        (place / name / "__init__.py").write_text("GAME = (", encoding="utf-8")
    code, err = replay(place, capsys, tmp_path)
    assert code == 2
    assert err.startswith(f"The games in {place} cannot be used: {BAD[name]}")
    assert len(err.splitlines()) == 1
    assert games.names() == before


def test_the_environment_can_name_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_GAMES", str(FOLDER))
    assert main._parser().parse_args(["serve"]).games == FOLDER
    assert main._parser().parse_args(["serve", "--games", str(tmp_path)]).games == tmp_path
