"""What the worked examples of a game prove of its house rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from referee.core.house import Each, Limits, Maybe, Number, Some, Steps, Switch
from referee.core.record import Record
from referee.replaying import replay_record
from tests.games.examples import Example

Proof = tuple[Example, str, str, int]


def proofs(examples: list[Example], keys: set[str]) -> list[Proof]:
    """Every line marked as a proof of a value of one of some house rules."""
    return [(each, *proof) for each in examples for proof in each.switches if proof[0] in keys]


def wanted(switch: Switch) -> set[str]:
    """The values that examples must prove: each of a choice, the usual number and another."""
    if isinstance(switch.kind, Number | Each | Steps):
        return {switch.kind.write(switch.default)}
    if isinstance(switch.kind, Maybe):
        return {switch.kind.word}
    if isinstance(switch.kind, Limits):
        return set()  # whichever limits a game's tables are ended by
    return set(switch.kind.values())


def ruled(record: Record, n: int) -> tuple[Any, ...]:
    """What the referee says of a line: verdict, rule and the facts after it."""
    result = next(each for each in replay_record(record, "") if each.n == n)
    return result.verdict, result.rule, dict(result.facts)


def with_value(record: Record, key: str, value: str) -> Record:
    """The record played by another value of a house rule."""
    house = tuple((each, value if each == key else text) for each, text in record.head.house)
    return replace(record, head=replace(record.head, house=house))


def unproven(found: list[Proof], switch: Switch) -> Iterator[tuple[str, str]]:
    """Pairs of values that no marked line of the first tells from the second."""
    mine = [(each, value, n) for each, key, value, n in found if key == switch.key]
    values = sorted({value for _, value, _ in mine})
    for value in values:
        for other in _others(switch, value, values):
            lines = [(each.record, n) for each, proven, n in mine if proven == value]
            if all(ruled(record, n) == ruled(with_value(record, switch.key, other), n) for record, n in lines):
                yield value, other


def _others(switch: Switch, value: str, values: list[str]) -> list[str]:
    if isinstance(switch.kind, Some):
        return [switch.kind.none] if value != switch.kind.none else [switch.kind.write(switch.kind.words)]
    if isinstance(switch.kind, Number | Maybe | Each | Limits | Steps):
        return [other for other in values if other != value]
    return [other for other in switch.kind.values() if other != value]


def idle(found: list[Proof], switch: Switch) -> Iterator[tuple[Example, int]]:
    """Marked lines of a house rule that are ruled alike by every other value."""
    values = sorted({value for _, key, value, _ in found if key == switch.key})
    for each, key, value, n in found:
        if key != switch.key:
            continue
        here, others = ruled(each.record, n), _others(switch, value, values)
        if all(here == ruled(with_value(each.record, key, other), n) for other in others):
            yield each, n
