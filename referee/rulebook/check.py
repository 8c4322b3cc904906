"""The check of a game's folder: the texts, examples and proofs that it lacks."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from inspect import get_annotations
from pathlib import Path
from typing import Any

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import Each, Limits, Maybe, Number, Some, Steps, Switch, switches
from referee.engine.model.game import Game
from referee.engine.model.rulings import Rule
from referee.engine.notation.record import Record
from referee.records.replay import replay, replay_record
from referee.rulebook.chapters import Example, example_files, marked_records
from referee.rulebook.needed_texts import needed, unused
from referee.texts.catalog import LANGUAGES, Catalog, TextError, unlike


@dataclass(frozen=True, slots=True)
class Lack:
    """Something that a folder lacks: the key and the variables of its sentence in the terminal's texts."""

    key: str
    fill: Mapping[str, Any] = field(default_factory=dict)


def lacks(folder: Path) -> Iterator[Lack]:
    """Yield everything that the folder of a game lacks; only the first fault if the game cannot be loaded."""
    try:
        game = games.add_one(folder)
    except games.BadFolder as bad:
        yield Lack(bad.key, bad.fill)
        return
    yield from _texts(game, games.folder(game.key))
    yield from _examples(game)


def own_rules(game: Game) -> list[Rule]:
    """Return the rules that a game's folder defines; its family and every table bring the others."""
    return [rule for rule in game.rules if _in_folder(game, rule.ask.__module__)]


def own_switches(game: Game) -> list[Switch]:
    """Return the house rules that a game's folder defines."""
    own = {key for house in game.house.__mro__ if _in_folder(game, house.__module__) for key in get_annotations(house)}
    return [switch for key, switch in switches(game.house).items() if key in own]


def _in_folder(game: Game, module: str) -> bool:
    return f"{module}.".startswith(f"{games.__name__}.{game.key}.")


# ---------------------------------------------------------------------------------------------------------- texts


def _texts(game: Game, folder: Path) -> Iterator[Lack]:
    try:
        own, texts = Catalog([folder / "text"]), Catalog()
        catalogues = {language: texts.catalogue(language) for language in LANGUAGES}
    except TextError as bad:
        yield Lack("check-texts", {"why": bad})
        return
    wanted_texts = needed(game, own_rules(game), folder)
    for key, fill in wanted_texts.items():
        there = [language for language in LANGUAGES if key in catalogues[language]]
        if not there:
            yield Lack("check-text", {"id": key, "file": _file(LANGUAGES)})
        elif fill is not None and (
            extra := frozenset().union(*(catalogues[language][key] for language in there)) - fill
        ):
            yield Lack("check-unfilled", {"id": key, "variables": _variables(extra)})
    ids = {key: None for language in LANGUAGES for key in own.catalogue(language)}
    idle_ids = list(unused(game, ids, catalogues[LANGUAGES[0]].keys() - ids.keys(), wanted_texts, folder))
    yield from (Lack("check-unused", {"id": key}) for key in idle_ids)
    for key, found in unlike(texts):
        if key in idle_ids:
            continue
        if without := [language for language, variables in found.items() if variables is None]:
            yield Lack("check-text", {"id": key, "file": _file(without)})
        else:
            told = "; ".join(f"{_file([language])}: {_variables(uses or ())}" for language, uses in found.items())
            yield Lack("check-variables", {"id": key, "told": told})


def _file(languages: Iterable[str]) -> str:
    return ", ".join(f"text/{language}.ftl" for language in languages)


def _variables(names: Iterable[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names)) or "–"


# ------------------------------------------------------------------------------------------------------- examples


def _examples(game: Game) -> Iterator[Lack]:
    held = list[Example]()
    for path in example_files(game.key):
        yield from _held(path)
    for example in marked_records(game.key):
        yield from _marks(game, example)
        if _readable(example):
            held.append(example)
    for rule in own_rules(game):
        marked = [example for example in held if rule.id in example.rules]
        if not marked:
            yield Lack("check-rule", {"rule": rule.id})
        for example in marked:
            if not any(line.expects and line.expects.rule == rule.id for line in example.record.lines):
                yield Lack("check-rule-undecided", {"place": example, "rule": rule.id})
    for switch in own_switches(game):
        yield from _proven(switch, held)


def _held(path: Path) -> Iterator[Lack]:
    """Yield the demands of a file that do not hold, up to a line that cannot be read."""
    try:
        for result in replay(path.read_text(encoding="utf-8"), path.name):
            for miss in result.misses:
                place = {"file": result.file, "line": result.line, "of": miss.of}
                yield Lack("differs", {**place, "demanded": miss.demanded, "came": miss.came})
    except NotationError as fault:
        yield Lack("unreadable", {"file": path.name, "line": fault.lineno or 1, "why": fault})
    except UnicodeDecodeError:
        yield Lack("not-utf-8", {"file": path.name, "line": 1})


def _readable(example: Example) -> bool:
    try:
        return bool(list(replay(example.text, example.file)))
    except NotationError:
        return False


def _marks(game: Game, example: Example) -> Iterator[Lack]:
    """Yield the marks of an example that mean nothing in this game, and the titles that it lacks."""
    known = {rule.id for rule in game.rules} | set(switches(game.house))
    named = (*example.rules, *(key for key, _, _ in example.switches))
    yield from (Lack("check-mark", {"place": example, "mark": mark}) for mark in example.strange)
    yield from (Lack("check-mark-unknown", {"place": example, "id": id}) for id in named if id not in known)
    for language in LANGUAGES:
        if not example.titles.get(language):
            yield Lack("check-title", {"place": example, "language": language})


def _proven(switch: Switch, examples: Iterable[Example]) -> Iterator[Lack]:
    """Yield the values of a house rule that no line proves, and the lines that prove nothing."""
    found = list[tuple[Example, str, str, int]]()
    for example, key, value, n in proofs(examples, {switch.key}):
        if not 1 <= n <= sum(line.action is not None for line in example.record.lines):
            yield Lack("check-proof-line", {"place": example, "value": f"{key}={value}"})
        elif not isinstance(switch.kind, Number) and (key, value) not in example.record.head.house:
            yield Lack("check-proof-house", {"place": example, "value": f"{key}={value}"})
        else:
            found.append((example, key, value, n))
    values = {value for _, _, value, _ in found}
    for value in sorted(wanted(switch) - values):
        yield Lack("check-value", {"value": f"{switch.key}={value}"})
    if len(values) == 1 and wanted(switch) <= values:
        yield Lack("check-other-value", {"switch": switch.key, "value": f"{switch.key}={min(values)}"})
    for value, other in unproven(found, switch):
        yield Lack("check-alike", {"value": f"{switch.key}={value}", "other": f"{switch.key}={other}"})
    for example, n in idle(found, switch):
        yield Lack("check-idle", {"place": example, "n": n, "switch": switch.key})


Proof = tuple[Example, str, str, int]
"""An example, a house rule, its value there, and the number of the line that shows it."""


def proofs(examples: Iterable[Example], keys: Collection[str]) -> list[Proof]:
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


def idle(found: Iterable[Proof], switch: Switch) -> Iterator[tuple[Example, int]]:
    """Yield the marked lines of a house rule that every other value rules alike."""
    mine = [proof for proof in found if proof[1] == switch.key]
    values = sorted({value for _, _, value, _ in mine})
    for example, key, value, n in mine:
        here, others = ruled(example.record, n), _others(switch, value, values)
        if all(here == ruled(with_value(example.record, key, other), n) for other in others):
            yield example, n
