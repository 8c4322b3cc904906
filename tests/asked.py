"""Sixty phrases a language that people type into the rules' search, with what answers them, decided from the meaning of
the rules: they were fixed before the search was made to find them, and by somebody who had not tried it."""

import csv
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("asked.tsv")
KINDS = ("question", "nickname", "short", "typo", "initials", "width", "synonym", "cards")


@dataclass(frozen=True, slots=True)
class Asked:
    """A phrase of a `kind` in a `language`, the game it is about, and what answers it: a rule (`shed.attack`), a house
    rule (`multi`) or what a rank does (`does-8`); any one of them does."""

    language: str
    kind: str
    text: str
    game: str
    finds: frozenset[str]

    def __str__(self) -> str:
        return f"{self.language} {self.game}: {self.text}"


def asked() -> list[Asked]:
    """All of them, in the order of the file."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [
            Asked(row["language"], row["kind"], row["phrase"], row["game"], frozenset(row["finds"].split()))
            for row in rows
        ]
