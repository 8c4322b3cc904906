"""No module of the referee imports itself through others, imports for type checking and inside functions included."""

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest


def cycle(package: str) -> list[str]:
    """Return the modules of one import cycle in the order in which they import each other; none where there is none."""
    graph = grimp.build_graph(package, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as fault:
        found: list[str] = fault.args[1]
        return found[::-1]
    return []


def test_no_import_goes_in_a_circle() -> None:
    assert cycle("referee") == []


@pytest.mark.parametrize(
    "hidden",
    ["from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    ", "def later():\n    "],
    ids=["types", "function"],
)
def test_a_hidden_circle_is_found(hidden: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "circular"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "one.py").write_text("import circular.two\n", encoding="utf-8")
    (package / "two.py").write_text(f"{hidden}import circular.one\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert set(cycle("circular")) == {"circular.one", "circular.two"}
