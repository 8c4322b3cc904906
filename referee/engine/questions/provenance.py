"""Provenance: the lines behind whose turn it is, and behind each value; and hindsight on a log's own lines."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.facts import side_of
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import settled_in
from referee.engine.model.course import course
from referee.engine.model.entry import Entry
from referee.engine.model.game import Fact
from referee.engine.model.message import Message
from referee.engine.model.rulings import Ruling
from referee.engine.model.state import NUMBERS, State
from referee.engine.notation.tokens import split_key

FAR = 60
"""Number of lines that are searched backwards for the one that passed the turn."""
WHOLE_GAME = frozenset(("score", "dealer", "winner", "round", "minimum"))
"""Facts that outlast a round."""


class TurnChange(NamedTuple):
    """A line and the messages about its effect on the turn."""

    n: int
    notes: tuple[Message, ...]


class Step(NamedTuple):
    """A line that changed a fact, with the values before and after.

    A step of a total that is a `round` names the line of that person's number, and the one by which it was `corrected`.
    """

    n: int
    before: Any
    after: Any
    round: int = 0
    corrected: int = 0


def turn_history(log: GameLog, n: int) -> tuple[TurnChange, ...]:
    """Return the lines that made it the turn of the player to act after line `n`, in order.

    They are the line that passed the turn on, and the acts of its player in the same turn that still counted. Empty
    where nobody is to act.
    """
    s = log.state_after(n)
    if s.turn == NOBODY or s.phase != "play":
        return ()
    links: list[TurnChange] = []
    actor = ""
    first = max(1, n - FAR + 1)
    for at, before, after in reversed(list(islice(log.steps(first), n - first + 1))):
        entry = log.entries[at - 1]
        if not entry.stands or isinstance(entry.read, META):
            continue
        notes = log.game.turn_messages(before, entry.read, after)
        kept = before.turn == after.turn != NOBODY and after.names[after.turn] == actor
        if links and (entry.read.who != actor or (notes and not kept)):
            break
        if notes:
            links.append(TurnChange(at, notes))
            actor = entry.read.who
    return tuple(reversed(links))


class Provenance(NamedTuple):
    """The value of a fact, and the lines that made it, in order."""

    value: Any
    steps: tuple[Step, ...]


def provenance(log: GameLog, key: str, n: int) -> Provenance:
    """Return the value of a fact after line `n`, with the lines that made it.

    The lines are those since the deal, or of the whole game where the fact outlasts a round. A fact of a side may name
    only one of its people. Raises NotationError for an unknown fact.
    """
    name, people = split_key(key)
    fact = log.game.facts_by_key.get(name)
    s = log.state_after(n)
    if fact is None or fact.numbered:
        raise NotationError("unreadable-fact-key", key=key)
    at = _place(fact, s, people, key)
    deals = (e.n for e in reversed(log.entries[:n]) if e.stands and isinstance(e.read, act.Deals))
    first = 1 if name in WHOLE_GAME else next(deals, 1)
    steps = islice(log.steps(first), max(0, n - first + 1))
    found = (Step(n, _value(fact, before, at), _value(fact, after, at)) for n, before, after in steps)
    return Provenance(_value(fact, s, at), tuple(step for step in found if step.before != step.after))


def total_steps(log: GameLog, seat: int, n: int) -> tuple[Step, ...]:
    """Return the steps of a person's total up to line `n`: each round by the line of its number, and adjustments."""
    s = log.state_after(n)
    found, before = list[Step](), course(s).start[seat]
    numbers, corrections = dict[int, list[Entry]](), dict[int, int]()
    for entry in log.entries:
        if entry.stands and isinstance(entry.read, NUMBERS):
            numbers.setdefault(entry.round, []).append(entry)
        elif entry.stands and isinstance(entry.read, act.Amends):
            corrections |= {line: entry.n for line, _ in entry.read.texts}
    for leg in course(s).legs:
        number, after = 0 if leg.round is None else leg.round.number, leg.totals[seat]
        if leg.points[seat] is not None:
            own = (entry.n for entry in reversed(numbers.get(number, ()) if number else ()) if _is_of(log, entry, seat))
            line = next(own, leg.line)
            found.append(Step(line, before, after, number, corrections.get(line, 0) if number else 0))
        before = after
    return tuple(found)


def _is_of(log: GameLog, entry: Entry, seat: int) -> bool:
    """Return True if a line that enters a number enters that of a seat."""
    names, said = log.state_after(entry.n - 1).names, entry.read
    side = said.side if isinstance(said, act.Scores) else (said.who,)
    return seat < len(names) and names[seat] in side


def _place(fact: Fact, s: State, people: tuple[str, ...], key: str) -> int:
    """Return the index of the seat or side in a key, NOBODY for the table."""
    if fact.sides is not None and len(people) != 1:
        return side_of(s, fact.sides(s), people)
    if fact.sides is None and len(people) != fact.per_seat:
        raise NotationError("unreadable-fact-key", key=key)
    seat = s.seat(people[0]) if people else NOBODY
    places = [at for at, seats in enumerate(fact.sides(s)) if seat in seats] if fact.sides is not None else [seat]
    if not places:
        raise NotationError("unreadable-fact-key", key=key)
    return places[0]


def _value(fact: Fact, s: State, at: int) -> Any:
    found = fact.get(s)
    if at == NOBODY:
        return found
    return found[at] if at < len(found) else None


def proven_wrong(log: GameLog, n: int) -> tuple[act.Action, Ruling] | None:
    """Return line `n` with the ruling that a later line gave it by proving it wrong, None where none has."""
    settled = settled_in(log.entries, log.state, n) if n <= len(log.entries) else None
    return None if settled is None or settled.ruling is None else (log.entries[n - 1].read, settled.ruling)


def lines_brought_down(before: Sequence[Entry], then: GameLog) -> list[Entry]:
    """Return the lines that stood `before` and neither stand nor are taken back in `then`, a log with more lines."""
    pairs = zip(before, then.entries, strict=False)
    return [new for old, new in pairs if old.stands and not new.stands and not new.undone]
