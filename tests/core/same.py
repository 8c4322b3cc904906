"""What has to be the same where lines come to the same."""

from collections.abc import Mapping
from typing import Any

from referee.core.entry import Entry
from referee.core.rulings import Verdict
from referee.core.state import State

OF_LINES = frozenset(
    (
        "ledger",
        "offences",
        "claims",
        "dispute",
        "fell",
        "upheld",
        "settled",
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
"""What of a state names lines or times: leaving a line out moves it."""


def essence(s: State) -> Mapping[str, Any]:
    """A state without what names lines or times."""
    return {key: value for key, value in s.__dict__.items() if key not in OF_LINES}


def gist(entry: Entry) -> tuple[bool, Verdict, str, int]:
    """Whether a line stands, how it was ruled, and what proved it wrong."""
    return entry.stands, entry.ruling.verdict, entry.ruling.rule.id, entry.proved
