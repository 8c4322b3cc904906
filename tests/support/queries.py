"""Queries that people type into the search of the rules, with their answers, in five tables of `queries/`.

Each was fixed before the search was changed to find it, by somebody who had not tried the search:

- `phrases.tsv`: fifty phrases of the sources, word for word, with the source and its line;
- `questions.tsv`: ninety questions as people ask them, half of them typed in a hurry: sixty from `before` the search
  was improved, and thirty from `after`, for which it was never improved;
- `asked.tsv`: sixty phrases in each language, of eight kinds;
- `fresh.tsv`: forty questions in each language as people at a table ask them. Some are `asked` of all games at once and
  name their game. `says` is a part of the guide's sentence that answers too, `-` as an answer means that the referee
  has no such rule;
- `variants.tsv`: fifty-two questions about house rules that people argue about, each at a table with a `preset`
  (empty: the usual one) whose answer to `key=value` is that value, and other words that the search must know.
"""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).with_name("queries")
KINDS = ("question", "nickname", "short", "typo", "initials", "width", "synonym", "cards")


@dataclass(frozen=True, slots=True)
class Query:
    """A text, its game, and its answers: rules (`shed.attack`), house rules (`multi`) or the power of a rank
    (`does-8`).

    Any of the answers will do. `marks` are the other columns of the table.
    """

    text: str
    game: str
    finds: frozenset[str]
    marks: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.game}: {self.text}"


def queries(name: str) -> list[Query]:
    """Read a table, in the order of its file."""
    with (FOLDER / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [Query(row.pop("text"), row.pop("game"), frozenset(row.pop("finds").split()), row) for row in rows]
