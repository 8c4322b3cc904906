"""The worked examples in a game's folder: records, with marks below their titles.

An example is a record of `examples/*.table`. The comments right below its title give its titles in other languages
(`# ko: …`) and its subject: `# rule shed.attack`, or `# switch one_call=off, line 1` for a value of a house rule and
the line that the value decides. `# case ONE-C07` names a public case.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise, takewhile
from pathlib import Path

from referee.engine import games
from referee.engine.notation.record import Record, read

_MARK = re.compile(r"#\s*(?:(rule|case)\s+(\S+)|switch\s+([a-z0-9_]+)=(\S+?)(?:, line (\d+))?)\s*")
_TITLE = re.compile(r"#\s*([a-z]{2}):\s*(\S.*?)\s*")


@dataclass(frozen=True)
class MarkedRecord:
    """A record of a file, from line `start` on, with its titles by language and its marks.

    Marks are rules, public cases, and `switches` as (key, value, number of the line that proves the value; 0 if the
    mark does not say). `strange` are comments among the marks that are none.
    """

    file: str
    start: int
    text: str
    titles: Mapping[str, str] = field(hash=False)
    rules: tuple[str, ...]
    cases: tuple[str, ...]
    switches: tuple[tuple[str, str, int], ...]
    strange: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.start}"

    @cached_property
    def record(self) -> Record:
        """The record itself; raises NotationError if it cannot be read."""
        return read(self.text)[0]


def marked_records(game: str) -> list[MarkedRecord]:
    """Return every example of a game, in the order of its files."""
    return [record for path in example_files(game) for record in _marked(path)]


def example_files(game: str) -> list[Path]:
    """Return the files of a game's examples in their order."""
    return sorted((games.folder(game) / "examples").glob("*.table"))


def _marked(path: Path) -> Iterator[MarkedRecord]:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    starts = [at for at, line in enumerate(lines) if line.startswith("==")]
    for start, end in pairwise((*starts, len(lines))):
        yield _marked_record(path.name, start + 1, lines[start:end])


def _marked_record(file: str, start: int, lines: Sequence[str]) -> MarkedRecord:
    titles = {"en": lines[0].strip("= \n")}
    rules, cases, switches, strange = list[str](), list[str](), list[tuple[str, str, int]](), list[str]()
    for line in takewhile(lambda line: line.startswith("#"), lines[1:]):
        if called := _TITLE.fullmatch(line):
            titles.setdefault(called[1], called[2])
        elif (mark := _MARK.fullmatch(line)) is None:
            strange.append(line.strip())
        elif mark[3]:
            switches.append((mark[3], mark[4], int(mark[5] or 0)))
        else:
            {"rule": rules, "case": cases}[mark[1]].append(mark[2])
    text = "".join(lines)
    return MarkedRecord(file, start, text, titles, tuple(rules), tuple(cases), tuple(switches), tuple(strange))
