"""A game is named in its own folder and nowhere else, so that one more game is one more folder."""

import ast
import re
from pathlib import Path

import pytest

from referee.paths import PACKAGE, STATIC, TEMPLATES
from tests.support.folders import ROOT

GAMES = PACKAGE / "engine" / "games"
ORDINARY = {"one", "other"}
"""Keys of games that are words of every program, too."""
KEYS = {path.parent.name for path in GAMES.glob("*/__init__.py")} - ORDINARY
WORDS = re.compile(rf"(?<!\w)({'|'.join(KEYS)})(?!\w)")


def strings(source: str) -> list[str]:
    """Return the texts and the names in a module's code, without docstrings."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node for node in ast.walk(tree) if id(node) not in said]
    texts = [node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return texts + [node.id for node in found if isinstance(node, ast.Name)]


def named(path: Path) -> set[str]:
    """Return the games that a file names."""
    source = path.read_text(encoding="utf-8")
    return {key for text in (strings(source) if path.suffix == ".py" else [source]) for key in WORDS.findall(text)}


def test_no_file_outside_its_folder_names_a_game() -> None:
    code = [path for path in PACKAGE.rglob("*.py") if GAMES not in path.parents]
    pages = [*TEMPLATES.rglob("*.html"), *STATIC.rglob("*.js")]
    assert {str(path.relative_to(ROOT)): keys for path in [*code, *pages] if (keys := named(path))} == {}


@pytest.mark.parametrize("source", ['GAME = "uno"', "sql = \"… WHERE game = 'uno'\"", "if key == uno: pass"])
def test_a_name_is_found(source: str, tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(f'"""Not in a docstring: onecard."""\n{source}\n', encoding="utf-8")
    assert named(path) == {"uno"}
