"""What the lines about lines say of the others: taken back, read otherwise, let stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.people import META
from referee.core.rulings import Verdict

if TYPE_CHECKING:
    from referee.core.entry import Entry


@dataclass(frozen=True, slots=True)
class Marks:
    """The lines that are `undone`, what those say now that are `amended`, and those that are `allowed` to stand."""

    undone: frozenset[int] = frozenset()
    amended: dict[int, Action] = field(default_factory=dict)
    allowed: frozenset[int] = frozenset()

    def unlike(self, old: Marks) -> set[int]:
        """The lines that are read otherwise than by the `old` marks."""
        both = self.amended.keys() | old.amended.keys()
        amended = {n for n in both if self.amended.get(n) != old.amended.get(n)}
        return amended | (self.undone ^ old.undone) | (self.allowed ^ old.allowed)


def marks(entries: Sequence[Entry]) -> Marks:
    """What stands of the lines about lines. Later ones are heard first: they may take back earlier ones."""
    undone: set[int] = set()
    amended: dict[int, Action] = {}
    allowed: set[int] = set()
    for entry in reversed(entries):
        if entry.n in undone or not isinstance(entry.action, META) or entry.ruling.verdict is not Verdict.OK:
            continue
        match entry.action:
            case act.Undoes(_, line):
                undone.add(line or entry.ruling.line)
            case act.Amends(_, line, action):
                amended.setdefault(line, action)
            case act.Allows(_, line):
                allowed.add(line)
    return Marks(frozenset(undone), amended, frozenset(allowed))
