"""Style sheets and scripts use nothing that the oldest engines lack (docs/phones.md), or guard it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.folders import ROOT

SHEETS = sorted((ROOT / "static").rglob("*.css"))
SCRIPTS = sorted((ROOT / "static").rglob("*.js"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
GUARDED = ("@supports", "@media", "@keyframes", "@container", "@page", "@font-face", "@starting-style")
UNITS = re.compile(r"\d(?:[sdl]v[hw])\b")
ABSENT = (
    "checkVisibility(", "showPopover(", "hidePopover(", "togglePopover(", "structuredClone(", "crypto.randomUUID",
    "Object.groupBy(", ".toSorted(", ".toReversed(", ".findLast(", "Promise.withResolvers(", "URL.canParse(",
)  # fmt: skip
"""What the floor lacks; a call that is guarded is written with `?.(`."""


def nested(sheet: str) -> Iterator[str]:
    """Yield each rule that lies in another rule."""
    blocks: list[str] = []
    for prelude, brace in re.findall(r"([^{};]*)([{};])", COMMENT.sub("", sheet)):
        if brace == "{":
            if any(not outer.startswith(GUARDED) for outer in blocks):
                yield prelude.strip()
            blocks.append(prelude.strip())
        elif brace == "}":
            blocks.pop()


def test_a_nested_rule_is_found() -> None:
    assert list(nested("@media print { a { color: red } }")) == []
    assert list(nested(".a { color: red; .b & { color: blue } }")) == [".b &"]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_no_style_sheet_nests_rules(sheet: Path) -> None:
    assert list(nested(sheet.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_heights_of_the_window_have_a_fallback(sheet: Path) -> None:
    css = COMMENT.sub("", sheet.read_text(encoding="utf-8"))
    assert UNITS.findall(re.sub(r"@supports \(height: 1svh\) \{.*?\} \}", "", css)) == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_what_the_floor_lacks_is_not_called(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    assert [name for name in ABSENT if name in text] == []


def test_sheets_open_without_popovers() -> None:
    for sheet in SHEETS:
        css = sheet.read_text(encoding="utf-8")
        assert "popover-open" not in css or ".no-popover" in css, sheet.name
