"""Where what stands comes from: the lines that made it somebody's turn, and those that made a number what it is."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from referee.core import actions as act
from referee.core.facts import side_of
from referee.core.game import Fact
from referee.core.notation import Unreadable, split_key
from referee.core.note import Note
from referee.core.people import META
from referee.core.replay import Log
from referee.core.seats import NOBODY
from referee.core.state import State

FAR = 60
"""So many lines back it is looked who gave somebody the turn."""
WHOLE_GAME = frozenset(("score", "dealer", "winner", "round", "minimum"))
"""The facts that outlast a round."""


@dataclass(frozen=True, slots=True)
class Link:
    """A line, and what it did to whose turn it is."""

    n: int
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A line that changed a fact, from what to what."""

    n: int
    before: Any
    after: Any


def chain(log: Log, n: int) -> tuple[Link, ...]:
    """The lines that made it the turn of whoever is to act after line `n`, the first of them first: the one that passed
    the turn on, and what its player did in the same turn that still counted. Empty where nobody is to act."""
    s = log.state_after(n)
    if s.turn == NOBODY or s.phase != "play":
        return ()
    links: list[Link] = []
    actor = ""
    first = max(1, n - FAR + 1)
    for at, before, after in reversed(list(islice(log.steps(first), n - first + 1))):
        entry = log.entries[at - 1]
        if not entry.stands or isinstance(entry.read, META):
            continue
        notes = log.game.turned(before, entry.read, after)
        if links and (entry.read.who != actor or (notes and not _kept(before, after, actor))):
            break
        if notes:
            links.append(Link(at, notes))
            actor = entry.read.who
    return tuple(reversed(links))


def _kept(before: State, after: State, name: str) -> bool:
    """Whether somebody had the turn before a line and has it after."""
    return name in after.names and before.turn == after.turn == after.names.index(name)


@dataclass(frozen=True, slots=True)
class Origin:
    """What a fact is, and the lines that made it so, the first of them first."""

    value: Any
    steps: tuple[Step, ...]


def origin(log: Log, key: str, n: int) -> Origin:
    """What a fact is after line `n`, and the lines that made it so: since the deal, or of the whole game where it
    outlasts a round. Of what a side has, one of its people may be named. Raises Unreadable where there is no such
    fact."""
    name, people = split_key(key)
    fact = log.game.facts_by_key.get(name)
    s = log.state_after(n)
    if fact is None or fact.numbered:
        raise Unreadable("unreadable-fact-key", key=key)
    at = _place(fact, s, people, key)
    first = 1 if name in WHOLE_GAME else _last_deal(log, n)
    steps = islice(log.steps(first), max(0, n - first + 1))
    found = (Step(n, _value(fact, before, at), _value(fact, after, at)) for n, before, after in steps)
    return Origin(_value(fact, s, at), tuple(each for each in found if each.before != each.after))


def _place(fact: Fact, s: State, people: tuple[str, ...], key: str) -> int:
    """Which seat or side a key speaks of; NOBODY for the table."""
    if fact.sides is not None:
        sides = fact.sides(s)
        if len(people) != 1:
            return side_of(s, sides, people)
        seat = s.seat(people[0])
        found = [at for at, seats in enumerate(sides) if seat in seats]
        if not found:
            raise Unreadable("unreadable-fact-key", key=key)
        return found[0]
    if len(people) != fact.per_seat:
        raise Unreadable("unreadable-fact-key", key=key)
    return s.seat(people[0]) if people else NOBODY


def _value(fact: Fact, s: State, at: int) -> Any:
    found = fact.get(s)
    if at == NOBODY:
        return found
    return found[at] if at < len(found) else None


def _last_deal(log: Log, n: int) -> int:
    deals: Iterator[int] = (
        each.n for each in reversed(log.entries[:n]) if each.stands and isinstance(each.read, act.Deals)
    )
    return next(deals, 1)
