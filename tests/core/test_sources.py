"""What the engine's sources leave out, for people can enter whatever they like."""

import ast
from pathlib import Path

import pytest

import referee

ENGINE = [
    file
    for folder in ("core", "families", "games")
    for file in sorted((Path(referee.__file__).parent / folder).rglob("*.py"))
]


def bare_nexts(source: str) -> list[int]:
    """The lines of a source in which `next` is asked for a value that may not be there."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    named = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "next")
    return [call.lineno for call in named if len(call.args) < 2]


@pytest.mark.parametrize("file", ENGINE, ids=lambda file: "/".join(file.parts[-3:]))
def test_next_always_has_a_default(file: Path) -> None:
    assert bare_nexts(file.read_text(encoding="utf-8")) == []


def test_a_bare_next_is_found() -> None:
    assert bare_nexts("next(iter(x))\nnext(x, None)\nself.next(x)") == [1]
