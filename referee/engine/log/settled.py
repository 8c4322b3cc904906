"""Lines that fall by another, which proves them wrong, wins their tie or ends the vote, and settlements of open lines.

The rulings that people acted on meanwhile stay as they were given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

from referee.engine.basics import actions as act
from referee.engine.common_rules.people import META
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Overturns, Ruling, Verdict
from referee.engine.model.state import NUMBERS, Settled, State


@dataclass(frozen=True, slots=True)
class Marks:
    """The lines that are `undone`, the actions of those that are `amended`, and those that are `allowed` to stand.

    `late` are the lines of each round that came when a later one had begun, and `named` tells whose place people took.
    """

    undone: set[int] = field(default_factory=set)
    amended: dict[int, act.Action] = field(default_factory=dict)
    allowed: set[int] = field(default_factory=set)
    late: dict[int, tuple[int, ...]] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)

    def unlike(self, old: Marks) -> set[int]:
        """Return the lines that are read otherwise than with the `old` marks."""
        both = self.amended.keys() | old.amended.keys()
        amended = {n for n in both if self.amended.get(n) != old.amended.get(n)}
        return amended | (self.undone ^ old.undone) | (self.allowed ^ old.allowed)

    def as_named(self, action: act.Action, names: Sequence[str]) -> act.Action:
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
    found = Marks()
    for entry in reversed(entries):
        if entry.n in found.undone:
            continue
        if entry.late:
            found.late[entry.round] = (entry.n, *found.late.get(entry.round, ()))
        if entry.ruling.verdict is not Verdict.OK:
            continue
        match entry.read if isinstance(entry.action, act.Amends) else entry.action:
            case act.Undoes(_, line):
                first = last = line or entry.ruling.line
                while first > 1 and _one_act(entries, first - 1, last):
                    first -= 1
                while last < len(entries) and _one_act(entries, first, last + 1):
                    last += 1
                found.undone.update(range(first, last + 1))
            case act.Amends() as amends:
                for line, action in amends.texts:
                    found.amended.setdefault(line, action)
            case act.Allows(_, line):
                found.allowed.add(line)
            case act.Replaces(who, whom):
                found.named[who] = whom
    return found


def _one_act(entries: Sequence[Entry], first: int, last: int) -> bool:
    """Return True if all these lines correct different numbers of one round for one person: they are one act."""
    found = [entry.action for entry in entries[first - 1 : last] if isinstance(entry.action, act.Amends)]
    if len(found) <= last - first or len({amends.who for amends in found}) > 1:
        return False
    lines = [line for amends in found for line, _ in amends.texts]
    return len(set(lines)) == len(lines) and is_one_round(entries, lines)


def is_one_round(entries: Sequence[Entry], lines: Iterable[int]) -> bool:
    """Return True if all of these lines enter numbers of the same round."""
    meant = [entries[line - 1] for line in lines if line <= len(entries)]
    return all(isinstance(entry.action, NUMBERS) for entry in meant) and len({entry.round for entry in meant}) == 1


SAID_OF_OTHERS = (act.Penalizes, act.Catches, act.Disputes, act.Votes, act.Admits)
"""Accusations and votes: people settled them on the table as it lay, so they stay as they were ruled."""


class Proof(NamedTuple):
    """The `line` by which an earlier line falls, or a word said with it, and the reading of both that people acted on.

    The `rulings` of these lines stay as they were given: the play's, the line's own, those of refused lines (acts that
    the play made impossible did not happen), and those of accusations and votes meanwhile. A line that was `right`, be
    it a play, a draw or a word, falls with the play if it is not right without it, and is no break. A draw of what was
    owed has `drawn` so many cards, whatever is owed without the play.
    """

    line: int
    rulings: Mapping[int, Ruling] = MappingProxyType({})
    refused: frozenset[int] = frozenset()
    right: frozenset[int] = frozenset()
    drawn: Mapping[int, int] = MappingProxyType({})


def proof(entries: Sequence[Entry], play: int, line: int) -> Proof:
    """Return the proof by which a line falls, with the fate of the lines in between."""
    proving = entries[line - 1]
    between = [entry for entry in entries[play : line - 1] if not (isinstance(entry.action, META) or entry.undone)]
    refused = [entry for entry in between if not entry.stands]
    said = [entry for entry in (*between, proving) if entry.stands and isinstance(entry.read, SAID_OF_OTHERS)]
    if isinstance(proving.ruling.data, Overturns):
        said.append(proving)
    stood = [entry for entry in between if entry.stands and not isinstance(entry.read, SAID_OF_OTHERS)]
    owed = [entry for entry in stood if isinstance(entry.read, act.Draws) and entry.read.count is None]
    drawn = {entry.n: entry.ruling.fill.get("cards") for entry in owed}
    return Proof(
        line,
        {entry.n: entry.ruling for entry in (entries[play - 1], *refused, *said)},
        frozenset(entry.n for entry in refused),
        frozenset(entry.n for entry in stood if entry.ruling.verdict is not Verdict.NO),
        {n: cards for n, cards in drawn.items() if isinstance(cards, int)},
    )


def settled_in(log: Sequence[Entry], s: State, n: int, proven: Mapping[int, Settled] | None = None) -> Settled | None:
    """Return the settlement of line `n` in the newest state, None while it is open.

    `proven` are the state's `resolved` lines, for somebody who asks about many.
    """
    entry = log[n - 1] if n <= len(log) else None
    if entry is not None and isinstance(entry.read, act.Says | act.Catches) and entry.proved and n not in s.struck:
        return Settled("overtaken", entry.proved)
    if (found := (dict(s.resolved) if proven is None else proven).get(n)) is not None:
        return found
    card = next((given for given in s.ledger if given.line == n), None)
    fell = n in s.struck or (card is not None and card.struck)
    if not (fell or n in s.upheld or (card is not None and card.proof == "admitted")):
        return None
    for later in reversed(log[n:]):  # the latest decision of people
        if not later.stands or later.ruling.line != n:
            continue
        if isinstance(later.read, act.Admits):
            return Settled("denied" if fell else "admitted", later.n)
        if isinstance(later.read, act.Votes | act.Disputes):
            return Settled(fallen_by(log, n) if fell else "kept", later.n)
    return None


def fallen_by(log: Sequence[Entry], n: int) -> str:
    """Return how line `n` fell in the latest vote about it: `dropped` by the votes, `tied`, or `unvoted`."""
    votes: list[bool] = []
    for later in reversed(log[n:]):
        if not later.stands or later.ruling.line != n:
            continue
        if isinstance(later.read, act.Disputes):
            break
        if isinstance(later.read, act.Votes):
            votes.append(later.read.yes)
    if not votes:
        return "unvoted"
    return "tied" if votes.count(True) == votes.count(False) else "dropped"
