"""Print how large the house is and what a tap of One Card with three phones calls: `python -m tests.size`."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

from tests.docs.test_a_tap import traced
from tests.support.folders import ROOT

SMALL = 60
"""Lines below which a module is small."""


def tracked(*patterns: str) -> list[Path]:
    """Return the files of the repository that match."""
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def lines(files: Iterable[Path]) -> int:
    """Return the lines of text files together."""
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def main() -> None:
    """Print each count beside its bound, if it has one."""
    modules = tracked("referee/*.py")
    calls = traced()
    rows = (
        ("referee/, lines of Python", lines(modules), 32_000),
        ("referee/, modules", len(modules), None),
        (f"referee/, modules under {SMALL} lines", sum(1 < lines([module]) < SMALL for module in modules), None),
        ("tests/, lines of Python", lines(tracked("tests/*.py")), 32_000),
        ("templates", len(tracked("templates")), None),
        ("CHANGELOG.md, lines", lines([ROOT / "CHANGELOG.md"]), 200),
        ("a tap, calls of ours", len(calls), 900),
        ("a tap, functions", len(set(calls)), 220),
        ("a tap, files", len({module for module, _ in calls}), 45),
    )
    for name, count, most in rows:
        print(f"{name:<38} {count:>7,}" + (f"  of at most {most:,}" if most else ""))


if __name__ == "__main__":
    main()
