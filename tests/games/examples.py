"""A game's worked examples, with the marks under their titles: what each is called in other languages, and an example
of."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from referee import games
from referee.core.record import Record, read

FOLDER = Path(games.__file__).parent
_MARK = re.compile(r"# (rule|switch|case) (\S+?)(?:, line (\d+))?")
_TITLE = re.compile(r"# ([a-z]{2}): (.*)")


@dataclass(frozen=True)
class Example:
    """A record, its titles by language, and its marks: rules, cases, and switches as (key, value, number of the line
    that proves it)."""

    file: str
    record: Record
    titles: Mapping[str, str]
    rules: tuple[str, ...]
    cases: tuple[str, ...]
    switches: tuple[tuple[str, str, int], ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.record.lineno}"


def examples(game: str) -> list[Example]:
    """Every example of a game, in the order of its files."""
    return [each for path in sorted((FOLDER / game / "examples").glob("*.table")) for each in _examples(path)]


def _examples(path: Path) -> Iterator[Example]:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for record in read(text):
        marks, titles = [], {"en": record.title or ""}
        for line in lines[record.lineno :]:
            if not line.startswith("#"):
                break
            if called := _TITLE.fullmatch(line):
                assert called[1] not in titles, f"{path.name}: {line!r} is said twice"
                titles[called[1]] = called[2]
                continue
            found = _MARK.fullmatch(line)
            assert found, f"{path.name}: {line!r} is no mark"
            marks.append(found)
        yield Example(
            path.name,
            record,
            titles,
            tuple(mark[2] for mark in marks if mark[1] == "rule"),
            tuple(mark[2] for mark in marks if mark[1] == "case"),
            tuple((*mark[2].split("=", 1), int(mark[3])) for mark in marks if mark[1] == "switch"),  # type: ignore[misc]
        )
