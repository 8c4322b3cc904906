"""How a line that stood open was settled afterwards, and by which other line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.core import actions as act

if TYPE_CHECKING:
    from referee.core.entry import Entry
    from referee.core.state import State


@dataclass(frozen=True, slots=True)
class Settled:
    """How, and the `line` that did it: proven `right` or `wrong`, `kept` or `dropped` in a vote, a break `admitted`, or
    what was not done `denied` by whoever was to do it."""

    how: str
    line: int

    @property
    def stands(self) -> bool:
        """Whether the line stands by it."""
        return self.how in ("right", "kept", "admitted")


def settled_in(log: Sequence[Entry], s: State, n: int) -> Settled | None:
    """How line `n` was settled, as the newest state has it; None while it is open."""
    proven = next((found for line, found in reversed(s.settled) if line == n), None)
    return proven or _by_people(log, s, n)


def _by_people(log: Sequence[Entry], s: State, n: int) -> Settled | None:
    """What people decided: the last of them that the line about it names."""
    card = next((each for each in s.ledger if each.line == n), None)
    fell = n in s.fell or (card is not None and card.fell)
    if not (fell or n in s.upheld or (card is not None and card.proof == "admitted")):
        return None
    for later in reversed(log[n:]):
        if not later.stands or later.ruling.fill.get("line") != n:
            continue
        if isinstance(later.read, act.Admits):
            return Settled("denied" if fell else "admitted", later.n)
        if isinstance(later.read, act.Votes | act.Disputes):
            return Settled("dropped" if fell else "kept", later.n)
    return None
