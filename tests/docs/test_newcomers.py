"""The pages for newcomers name only folders, modules and classes that exist, and the tutorial runs as printed."""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from referee.engine import games
from referee.records.replay import replay
from tests.support.folders import ROOT

WORDS = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CODE = re.compile(r"`([^`]+)`")
CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
PATH = re.compile(r"(?<![\w/.-])(?:docs|referee|static|templates|tests)/(?!vendor)(?:[\w/.-]*[\w/])?")
LINK = re.compile(r"(?:\]\(|<img src=\")(?!https?:)([^)#\"]+)")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def rows(page: str) -> list[list[str]]:
    """Return the cells of every table row of a page, without the table heads."""
    lines = [line for line in page.splitlines() if line.startswith("| ") and "| --- |" not in line]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


GLOSSARY = [row for row in rows(WORDS) if row[0] != "word"]


def exists(path: str) -> bool:
    """Return whether a dotted path below `referee` names a module, a class or a function."""
    try:
        import_module(f"referee.{path}")
    except ModuleNotFoundError:
        module, _, name = path.rpartition(".")
        return bool(module) and hasattr(import_module(f"referee.{module}"), name)
    return True


@pytest.mark.parametrize("row", GLOSSARY, ids=lambda row: row[0])
def test_a_word_names_what_exists(row: list[str]) -> None:
    _, meaning, code = row
    assert meaning.endswith(".")
    paths = CODE.findall(code)
    assert paths
    assert [path for path in paths if not exists(path)] == []


def test_each_word_is_explained_once() -> None:
    words = [row[0] for row in GLOSSARY]
    assert len(words) > 40
    assert len(set(words)) == len(words)


def test_no_two_classes_share_a_name() -> None:
    files = [path for path in (ROOT / "referee").rglob("*.py") if "vendor" not in path.parts]
    names = [name for path in files for name in CLASS.findall(path.read_text(encoding="utf-8"))]
    assert len(names) > 300
    assert {name for name, count in Counter(names).items() if count > 1} == {"House"}  # each game has its own


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_files_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = [ROOT / path for path in PATH.findall(text)] + [page.parent / link for link in LINK.findall(text)]
    lacking = [path for path in named if not path.exists() and not (ROOT / "tests" / path.relative_to(ROOT)).exists()]
    assert lacking == []


def test_each_picture_of_the_docs_is_shown() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = [picture.name for picture in (ROOT / "docs" / "pictures").iterdir()]
    assert pictures
    assert [name for name in pictures if f"pictures/{name}" not in pages] == []


def test_the_map_is_in_contributing() -> None:
    assert len(PATH.findall(CONTRIBUTING)) > 20


def blocks(page: str) -> list[str]:
    """Return the fenced blocks of a page, without their language."""
    return [block.partition("\n")[2] for block in page.split("```")[1::2]]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_records_of_a_page_hold(page: str) -> None:
    records = [block for block in blocks((ROOT / page).read_text(encoding="utf-8")) if block.startswith("game:")]
    assert records
    results = [result for record in records for result in replay(record, page)]
    assert [result.misses for result in results if result.misses] == []


def test_the_tutorial_runs(tmp_path: Path) -> None:
    code, texts, example, *_ = blocks(CONTRIBUTING.partition("## Adding a game")[2])
    game = tmp_path / "my_games" / "nines"
    for path, text in {"__init__.py": code, "text/en.ftl": texts, "examples/queens.table": example}.items():
        (game / path).parent.mkdir(parents=True, exist_ok=True)
        (game / path).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "referee"]
    told = {"cwd": ROOT, "capture_output": True, "text": True, "timeout": 60}
    replayed = subprocess.run(
        [*command, "replay", "--games", game.parent, game / "examples" / "queens.table"], check=False, **told
    )
    assert replayed.returncode == 0, replayed.stderr
    rulebook = subprocess.run([*command, "rules", "nines", "--games", game.parent, "--lang", "en"], check=False, **told)
    assert "Queens (queens): Skips the next player" in rulebook.stdout, rulebook.stderr


def test_the_game_that_only_keeps_score_is_the_one_of_the_folder() -> None:
    code, example, *_ = blocks(CONTRIBUTING.partition("## A game that only keeps score")[2])
    assert code == (games.SCORED / "spades" / "__init__.py").read_text(encoding="utf-8")
    assert (games.SCORED / "spades" / "examples" / "rounds.table").read_text(encoding="utf-8").startswith(example)


def test_the_drawing_of_the_rooms_is_that_of_the_contracts() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    floors = {
        each["id"]: [re.sub(r"[()]", "", floor).split(" | ") for floor in each["layers"]]
        for each in contracts
        if "layers" in each
    }
    drawn = blocks(CONTRIBUTING.partition("## The rooms")[2])[0].splitlines()
    rooms = [re.split(r"  +", line) for line in drawn]
    assert [name for names, *_ in rooms for name in names.split(", ")] == [
        name for floor in floors["layers"][1:] for name in floor
    ]
    for key in ("web", "engine"):
        told = next(words[-1] for names, *words in rooms if names == key)
        assert [sorted(floor.split(", ")) for floor in told.split(" > ")] == [sorted(floor) for floor in floors[key]]


def test_the_table_of_options_is_complete() -> None:
    page = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")
    told = {row[0].strip("`") for row in rows(page)}
    code = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "referee").rglob("*.py") if "vendor" not in path.parts
    )
    assert {name for name in told if name.startswith("--")} == set(
        re.findall(r'"(--[a-z]+)"', (ROOT / "referee" / "cli" / "main.py").read_text(encoding="utf-8"))
    )
    assert set(re.findall(r'"(REFEREE_[A-Z_]+)"', code)) <= told
