"""Games from a folder beside the referee: one that is well made, and every way in which one is not."""

import ast
import shutil
from pathlib import Path

import pytest

from referee import cli, games
from referee.texts import Texts, default_folders, missing

FOLDER = Path(__file__).parent / "more_games"
RECORD = "game: maumau\nplayers: Ann Bo\ntop: QH\nturn: Ann\n\nAnn plays QC => no maumau.queens\n"


def replay(folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> tuple[int, str]:
    """What the command ends with, and complains of, when it is given a folder of games."""
    record = tmp_path / "a.table"
    record.write_text(RECORD, encoding="utf-8")
    code = cli.main(["replay", "--games", str(folder), str(record)])
    return code, capsys.readouterr().err


def test_one_more_game_is_a_folder_of_less_than_sixty_lines() -> None:
    files = [path for path in (FOLDER / "maumau").rglob("*") if path.suffix in (".py", ".ftl")]
    assert len(files) == 4
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 60


def test_it_uses_public_names_only() -> None:
    code = ast.parse((FOLDER / "maumau" / "__init__.py").read_text(encoding="utf-8"))
    imports = [each for each in ast.walk(code) if isinstance(each, ast.ImportFrom | ast.Import)]
    for each in imports:
        names = [alias.name for alias in each.names]
        parts = [part for name in (getattr(each, "module", "") or "", *names) for part in name.split(".")]
        assert not any(part.startswith("_") for part in parts), names
    used = [each.attr for each in ast.walk(code) if isinstance(each, ast.Attribute)]
    assert used
    assert not any(name.startswith("_") for name in used)
    assert not any("referee.games" in (getattr(each, "module", "") or "") for each in imports)


def test_it_speaks_three_languages() -> None:
    assert missing(Texts([*default_folders(), FOLDER / "maumau" / "text"], strict=True)) == []


BAD = {
    "nothing": "no folder in it is a game",
    "one": "there is a game one already",
    "torn": "torn cannot be loaded. SyntaxError",
    "misnamed": "misnamed needs a GAME whose key is misnamed",
}
"""A bad game by its folder, and what is said of it."""


@pytest.mark.parametrize("name", BAD)
def test_a_bad_folder_is_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
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


def test_a_folder_that_is_none_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, err = replay(tmp_path / "nowhere", capsys, tmp_path)
    assert code == 2
    assert len(err.splitlines()) == 1


def test_the_environment_may_name_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_GAMES", str(FOLDER))
    assert cli._parser().parse_args(["serve"]).games == FOLDER
    assert cli._parser().parse_args(["serve", "--games", str(tmp_path)]).games == tmp_path
