"""Marks that lines about lines leave on others: taken back, amended, allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.common_rules.people import META
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict


@dataclass(frozen=True, slots=True)
class Marks:
    """The lines that are `undone`, the actions of those that are `amended`, and those that are `allowed` to stand."""

    undone: frozenset[int] = frozenset()
    amended: dict[int, Action] = field(default_factory=dict)
    allowed: frozenset[int] = frozenset()

    def unlike(self, old: Marks) -> set[int]:
        """Return the lines that are read otherwise than with the `old` marks."""
        both = self.amended.keys() | old.amended.keys()
        amended = {n for n in both if self.amended.get(n) != old.amended.get(n)}
        return amended | (self.undone ^ old.undone) | (self.allowed ^ old.allowed)


def marks(entries: Sequence[Entry]) -> Marks:
    """Return the marks of the standing lines about lines; later ones come first, as they may take back earlier ones."""
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
