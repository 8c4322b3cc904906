"""Constructs that the engine's sources must not contain, because people can enter anything."""

import ast
from pathlib import Path

import referee

ENGINE = sorted((Path(referee.__file__).parent / "engine").rglob("*.py"))


def bare_nexts(source: str) -> list[int]:
    """Return the lines of a source that call `next` without a default."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    named = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "next")
    return [call.lineno for call in named if len(call.args) < 2]


def test_next_always_has_a_default() -> None:
    assert [(file, line) for file in ENGINE for line in bare_nexts(file.read_text(encoding="utf-8"))] == []


def test_a_bare_next_is_found() -> None:
    assert bare_nexts("next(iter(x))\nnext(x, None)\nself.next(x)") == [1]
