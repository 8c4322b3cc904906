"""The page of promises names tests that are there, in each of its lines."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "promises.md"
TEST = re.compile(r"`(\S+\.py)::(test_\w+)`")


def rows() -> list[str]:
    """The lines of the page's tables, without their heads."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("| ") and "| held by |" not in line and "| --- |" not in line]


def test_each_promise_is_held_by_a_test_that_is_there() -> None:
    listed = rows()
    assert len(listed) > 30
    missing = []
    for row in listed:
        named = TEST.findall(row)
        assert named, row
        for file, name in named:
            path = ROOT / "tests" / file
            if not path.is_file() or f"\ndef {name}(" not in path.read_text(encoding="utf-8"):
                missing.append(f"{file}::{name}")
    assert missing == []


def test_a_test_is_named_in_no_other_way() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(TEST.findall(page)) == page.count("::")
