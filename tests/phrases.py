"""Fifty phrases as people write of these games, word for word, with the source and its line, and what they ask for.

They were fixed before there was a search: none is there for its sake, and the search knows none of them.
"""

import csv
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("phrases.tsv")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of a source's line, the game it is about, and the rules (`shed.attack`) or house rules (`multi`) that
    answer it: any one of them does."""

    seed: str
    line: int
    text: str
    game: str
    finds: frozenset[str]

    def __str__(self) -> str:
        return f"{self.seed[:3]}:{self.line} {self.text}"


def phrases() -> list[Phrase]:
    """All of them, in the order of the file."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [
            Phrase(row["seed"], int(row["line"]), row["phrase"], row["game"], frozenset(row["finds"].split()))
            for row in rows
        ]
