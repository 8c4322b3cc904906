"""The proofs of house rules: marked lines of examples that another value of a house rule changes."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any

from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import Each, Limits, Maybe, Number, Some, Steps, Switch
from referee.engine.notation.record import Record
from referee.records.replay import replay_record
from referee.rulebook.examples import MarkedRecord

Proof = tuple[MarkedRecord, str, str, int]
"""An example, a house rule, its value there, and the number of the line that shows it."""


def proofs(examples: Iterable[MarkedRecord], keys: Collection[str]) -> list[Proof]:
    """Return every line that is marked as a proof of a value of one of these house rules."""
    return [(example, *proof) for example in examples for proof in example.switches if proof[0] in keys]


def wanted(switch: Switch) -> set[str]:
    """Return the values that examples must prove: each value of a choice, the usual one of a number."""
    if isinstance(switch.kind, Number | Each | Steps):
        return {switch.kind.write(switch.default)}
    if isinstance(switch.kind, Maybe):
        return {switch.kind.word}
    if isinstance(switch.kind, Limits):
        return set()  # a game's tables may end by any limits
    return set(switch.kind.values())


def ruled(record: Record, n: int) -> tuple[Any, ...]:
    """Return verdict, rule and facts of line `n` of a record, or why the record cannot be read."""
    try:
        result = next(result for result in replay_record(record, "") if result.n == n)
    except NotationError as fault:
        return (fault.key,)
    return result.verdict, result.rule, dict(result.facts)


def with_value(record: Record, key: str, value: str) -> Record:
    """Return the record with another value of a house rule."""
    house = tuple((name, value if name == key else text) for name, text in record.head.house)
    return replace(record, head=replace(record.head, house=house))


def unproven(found: Iterable[Proof], switch: Switch) -> Iterator[tuple[str, str]]:
    """Yield pairs of values that no marked line of the first distinguishes from the second, although one could."""
    mine = [(example, value, n) for example, key, value, n in found if key == switch.key]
    values = sorted({value for _, value, _ in mine})
    for value in values:
        for other in _others(switch, value, values):
            if switch.alike.issuperset((value, other)):
                continue
            lines = [(example.record, n) for example, proven, n in mine if proven == value]
            if all(ruled(record, n) == ruled(with_value(record, switch.key, other), n) for record, n in lines):
                yield value, other


def _others(switch: Switch, value: str, values: list[str]) -> list[str]:
    if isinstance(switch.kind, Some):
        return [switch.kind.none] if value != switch.kind.none else [switch.kind.write(switch.kind.words)]
    if isinstance(switch.kind, Number | Maybe | Each | Limits | Steps):
        return [other for other in values if other != value]
    return [other for other in switch.kind.values() if other != value]


def idle(found: Iterable[Proof], switch: Switch) -> Iterator[tuple[MarkedRecord, int]]:
    """Yield the marked lines of a house rule that every other value rules alike."""
    mine = [proof for proof in found if proof[1] == switch.key]
    values = sorted({value for _, _, value, _ in mine})
    for example, key, value, n in mine:
        here, others = ruled(example.record, n), _others(switch, value, values)
        if all(here == ruled(with_value(example.record, key, other), n) for other in others):
            yield example, n
