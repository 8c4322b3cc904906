"""Games in a folder outside the package: one valid game, and every kind of invalid one."""

import ast
import shutil
from pathlib import Path

import pytest

from referee.cli import main
from referee.engine import games
from referee.texts.catalog import Catalog, default_folders, unlike
from tests.support.folders import TESTS

FOLDER = TESTS / "more_games"
RECORD = "game: maumau\nplayers: Ann Bo\ntop: QH\nturn: Ann\n\nAnn plays QC => no maumau.queens\n"


def replay(folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> tuple[int, str]:
    """Return the exit code and the error output of the command with a folder of games."""
    record = tmp_path / "a.table"
    record.write_text(RECORD, encoding="utf-8")
    code = main.main(["replay", "--games", str(folder), str(record)])
    return code, capsys.readouterr().err


def test_it_uses_public_names_only() -> None:
    code = ast.parse((FOLDER / "maumau" / "__init__.py").read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(code) if isinstance(node, ast.ImportFrom | ast.Import)]
    for statement in imports:
        names = [alias.name for alias in statement.names]
        parts = [part for name in (getattr(statement, "module", "") or "", *names) for part in name.split(".")]
        assert not any(part.startswith("_") for part in parts), names
    used = [node.attr for node in ast.walk(code) if isinstance(node, ast.Attribute)]
    assert used
    assert not any(name.startswith("_") for name in used)
    assert not any("referee.engine.games" in (getattr(statement, "module", "") or "") for statement in imports)


def test_it_has_texts_in_three_languages() -> None:
    assert not [*unlike(Catalog([*default_folders(), FOLDER / "maumau" / "text"], strict=True))]


BAD = {
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
    place.mkdir()
    if name != "nothing":
        shutil.copytree(FOLDER / "maumau", place / name)
    if name == "torn":
        (place / name / "__init__.py").write_text("GAME = (", encoding="utf-8")
    code, err = replay(place, capsys, tmp_path)
    assert code == 2
    assert err.startswith(f"The games in {place} cannot be used: {BAD[name]}")
    assert len(err.splitlines()) == 1
    assert games.names() == before


def test_a_missing_folder_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, err = replay(tmp_path / "nowhere", capsys, tmp_path)
    assert code == 2
    assert len(err.splitlines()) == 1


def test_the_environment_can_name_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_GAMES", str(FOLDER))
    assert main._parser().parse_args(["serve"]).games == FOLDER
    assert main._parser().parse_args(["serve", "--games", str(tmp_path)]).games == tmp_path
