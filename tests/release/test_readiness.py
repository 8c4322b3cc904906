"""A version is released only once the changelog has a dated entry for it."""

import pytest

from tests.release.readiness import unready


def test_a_dated_entry_of_the_version_is_ready() -> None:
    assert list(unready("# Changelog\n\n## 0.8.0, 2026-11-23\n\n## 0.7.0, 2026-11-22\n", "0.8.0")) == []


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        ("Unreleased", "belong to no version"),
        ("0.7.0, 2026-11-22", "“0.7.0, 2026-11-22”"),
        ("0.8.0", "“0.8.0”"),
        ("0x8.0, 2026-11-22", "“0x8.0, 2026-11-22”"),
    ],
)
def test_what_is_missing_is_said(heading: str, said: str) -> None:
    [reason] = unready(f"# Changelog\n\n## {heading}\n", "0.8.0")
    assert said in reason


def test_an_empty_changelog_is_not_ready() -> None:
    assert len(list(unready("", "0.8.0"))) == 1
