"""The parts of a state that are equal if two sequences of lines are equivalent."""

from collections.abc import Mapping
from typing import Any

from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict
from referee.engine.model.state import State

OF_LINES = frozenset(
    (
        "ledger",
        "offences",
        "claims",
        "dispute",
        "struck",
        "upheld",
        "resolved",
        "rounds",
        "adjusted",
        "now",
        "timed",
        "since",
        "spent",
        "last",
        "wished",
        "call",
        "beside",
    )
)
"""The fields of a state that name lines or times: they change if a line is left out."""


def essence(s: State) -> Mapping[str, Any]:
    """Return a state without the fields that name lines or times."""
    return {key: value for key, value in s.__dict__.items() if key not in OF_LINES}


def gist(entry: Entry) -> tuple[bool, Verdict, str, int]:
    """Return whether a line stands, its ruling, and what proved it wrong."""
    return entry.stands, entry.ruling.verdict, entry.ruling.rule.id, entry.proved
