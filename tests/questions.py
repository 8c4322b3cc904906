"""Questions as people ask them at a table, in three languages, half of them typed in a hurry, with what answers them,
decided from the rules' texts: sixty `before` the search was made to find more of them, and thirty `after`, which it was
never made to find."""

import csv
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("questions.tsv")


@dataclass(frozen=True, slots=True)
class Question:
    """A question, `before` or `after`, in a `language`, `tidy` or `sloppy`, the game it is about, and what answers it:
    a rule, a house rule or what a rank does; any one of them does."""

    when: str
    language: str
    how: str
    text: str
    game: str
    finds: frozenset[str]


def questions() -> list[Question]:
    """All of them, in the order of the file."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [
            Question(
                row["when"], row["language"], row["how"], row["question"], row["game"], frozenset(row["finds"].split())
            )
            for row in rows
        ]
