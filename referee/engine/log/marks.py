"""Marks that lines about lines leave on others: taken back, amended, allowed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict
from referee.engine.model.state import NUMBERS


@dataclass(frozen=True, slots=True)
class Marks:
    """The lines that are `undone`, the actions of those that are `amended`, and those that are `allowed` to stand.

    `late` are the lines of each round that came when a later one had begun, and `named` tells whose place people took.
    """

    undone: frozenset[int] = frozenset()
    amended: dict[int, Action] = field(default_factory=dict)
    allowed: frozenset[int] = frozenset()
    late: dict[int, tuple[int, ...]] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)

    def unlike(self, old: Marks) -> set[int]:
        """Return the lines that are read otherwise than with the `old` marks."""
        both = self.amended.keys() | old.amended.keys()
        amended = {n for n in both if self.amended.get(n) != old.amended.get(n)}
        return amended | (self.undone ^ old.undone) | (self.allowed ^ old.allowed)

    def rounds_unlike(self, old: Marks) -> set[int]:
        """Return the rounds whose late lines are others than with the `old` marks, or are read otherwise."""
        changed = self.unlike(old)
        both = ((number, lines) for some in (self.late, old.late) for number, lines in some.items())
        return {
            number for number, lines in both if self.late.get(number) != old.late.get(number) or changed & set(lines)
        }

    def as_named(self, action: Action, names: Sequence[str]) -> Action:
        """Return a late action with the names that its people had when these were at the table."""
        if isinstance(action, act.Scores):
            action = replace(action, side=tuple(self._name(name, names) for name in action.side))
        return replace(action, who=self._name(action.who, names))

    def _name(self, name: str, names: Sequence[str]) -> str:
        seen = set[str]()
        while name not in names and name in self.named and name not in seen:
            seen.add(name)
            name = self.named[name]
        return name


def marks(entries: Sequence[Entry]) -> Marks:
    """Return the marks of the standing lines about lines; later ones come first, as they may take back earlier ones."""
    undone: set[int] = set()
    amended: dict[int, Action] = {}
    allowed: set[int] = set()
    late: dict[int, tuple[int, ...]] = {}
    named: dict[str, str] = {}
    for entry in reversed(entries):
        if entry.n in undone:
            continue
        if entry.late:
            late[entry.round] = (entry.n, *late.get(entry.round, ()))
        if entry.ruling.verdict is not Verdict.OK:
            continue
        match entry.read if isinstance(entry.action, act.Amends) else entry.action:
            case act.Undoes(_, line):
                undone.update(act_of(entries, line or entry.ruling.line))
            case act.Amends() as amends:
                for line, action in amends.texts:
                    amended.setdefault(line, action)
            case act.Allows(_, line):
                allowed.add(line)
            case act.Replaces(who, whom):
                named[who] = whom
    return Marks(frozenset(undone), amended, frozenset(allowed), late, named)


def act_of(entries: Sequence[Entry], n: int) -> range:
    """Return the lines that are one act with line `n`: corrections in a row by one person of numbers of one round."""
    first = last = n
    while first > 1 and _one_act(entries, first - 1, last):
        first -= 1
    while last < len(entries) and _one_act(entries, first, last + 1):
        last += 1
    return range(first, last + 1)


def _one_act(entries: Sequence[Entry], first: int, last: int) -> bool:
    """Return True if all these lines correct different numbers of one round for one person."""
    found = [entry.action for entry in entries[first - 1 : last] if isinstance(entry.action, act.Amends)]
    if len(found) <= last - first or len({amends.who for amends in found}) > 1:
        return False
    lines = [line for amends in found for line, _ in amends.texts]
    return len(set(lines)) == len(lines) and is_one_round(entries, lines)


def is_one_round(entries: Sequence[Entry], lines: Iterable[int]) -> bool:
    """Return True if all of these lines enter numbers of the same round."""
    meant = [entries[line - 1] for line in lines if line <= len(entries)]
    return all(isinstance(entry.action, NUMBERS) for entry in meant) and len({entry.round for entry in meant}) == 1
