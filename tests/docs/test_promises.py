"""Each line of the page of promises names tests that exist."""

import re

from tests.support.folders import ROOT

PAGE = ROOT / "docs" / "promises.md"
TEST = re.compile(r"`(\S+\.py)::(test_\w+)`")


def rows() -> list[str]:
    """Return the rows of the page's tables, without the table heads."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("| ") and "| held by |" not in line and "| --- |" not in line]


def test_each_promise_names_existing_tests() -> None:
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


def test_tests_are_named_in_one_format() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(TEST.findall(page)) == page.count("::")
