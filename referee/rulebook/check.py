"""The check of a game's folder: the texts, examples and proofs that it lacks."""

import ast
import inspect
import re
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from inspect import get_annotations
from pathlib import Path
from typing import Any

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules import options
from referee.engine.model.game import Game
from referee.engine.model.rulings import Rule, Verdict
from referee.engine.notation.record import Record
from referee.paths import PACKAGE, TEMPLATES
from referee.records.replay import replay, replay_record
from referee.rulebook.chapters import Example, example_files, marked_records
from referee.rulebook.guide import PARTS
from referee.rulebook.search import NO_RULE
from referee.texts.catalog import LANGUAGES, Catalog, TextError, unlike
from referee.texts.terms import SIGNED

Lack = tuple[str, Mapping[str, Any]]
"""Something that a folder lacks: the key and the variables of its sentence in the terminal's texts."""


def lacks(folder: Path) -> Iterator[Lack]:
    """Yield everything that the folder of a game lacks; only the first fault if the game cannot be loaded."""
    try:
        game = games.add_one(folder)
    except games.BadFolder as bad:
        yield bad.key, bad.fill
        return

    def is_own(module: str) -> bool:  # the family and every table bring the others
        return f"{module}.".startswith(f"{games.__name__}.{game.key}.")

    rules = [rule for rule in game.rules if is_own(rule.ask.__module__)]
    keys = {key for house in game.house.__mro__ if is_own(house.__module__) for key in get_annotations(house)}
    yield from _texts(game, rules, games.folder(game.key))
    yield from _examples(game, rules, [switch for key, switch in options.switches(game.house).items() if key in keys])


def _texts(game: Game, rules: Iterable[Rule], folder: Path) -> Iterator[Lack]:
    try:
        own, texts = Catalog([folder / "text"]), Catalog()
        catalogues = {language: texts.catalogue(language) for language in LANGUAGES}
    except TextError as bad:
        yield "check-texts", {"why": bad}
        return
    wanted_texts = needed(game, rules, folder)
    for key, fill in wanted_texts.items():
        there = [language for language in LANGUAGES if key in catalogues[language]]
        if not there:
            yield "check-text", {"id": key, "file": _file(LANGUAGES)}
        elif fill is not None and (
            extra := frozenset().union(*(catalogues[language][key] for language in there)) - fill
        ):
            yield "check-unfilled", {"id": key, "variables": _variables(extra)}
    ids = {key: None for language in LANGUAGES for key in own.catalogue(language)}
    idle_ids = list(unused(game, ids, catalogues[LANGUAGES[0]].keys() - ids.keys(), wanted_texts, folder))
    yield from (("check-unused", {"id": key}) for key in idle_ids)
    for key, found in unlike(texts):
        if key in idle_ids:
            continue
        if without := [language for language, variables in found.items() if variables is None]:
            yield "check-text", {"id": key, "file": _file(without)}
        else:
            told = "; ".join(f"{_file([language])}: {_variables(uses or ())}" for language, uses in found.items())
            yield "check-variables", {"id": key, "told": told}


def _file(languages: Iterable[str]) -> str:
    return ", ".join(f"text/{language}.ftl" for language in languages)


def _variables(names: Iterable[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names)) or "–"


def _examples(game: Game, rules: Iterable[Rule], own: Iterable[options.Switch]) -> Iterator[Lack]:
    held = list[Example]()
    for path in example_files(game.key):
        yield from _held(path)
    known = {rule.id for rule in game.rules} | set(options.switches(game.house))
    for example in marked_records(game.key):
        named = (*example.rules, *(key for key, _, _ in example.switches))
        yield from (("check-mark", {"place": example, "mark": mark}) for mark in example.strange)
        yield from (("check-mark-unknown", {"place": example, "id": id}) for id in named if id not in known)
        for language in LANGUAGES:
            if not example.titles.get(language):
                yield "check-title", {"place": example, "language": language}
        with suppress(NotationError):
            held += [example] if list(replay(example.text, example.file)) else []
    for rule in rules:
        marked = [example for example in held if rule.id in example.rules]
        if not marked:
            yield "check-rule", {"rule": rule.id}
        for example in marked:
            if not any(line.expects and line.expects.rule == rule.id for line in example.record.lines):
                yield "check-rule-undecided", {"place": example, "rule": rule.id}
    for switch in own:
        yield from _proven(switch, held)


def _held(path: Path) -> Iterator[Lack]:
    """Yield the demands of a file that do not hold, up to a line that cannot be read."""
    try:
        for result in replay(path.read_text(encoding="utf-8"), path.name):
            for miss in result.misses:
                place = {"file": result.file, "line": result.line, "of": miss.of}
                yield "differs", {**place, "demanded": miss.demanded, "came": miss.came}
    except NotationError as fault:
        yield "unreadable", {"file": path.name, "line": fault.lineno or 1, "why": fault}
    except UnicodeDecodeError:
        yield "not-utf-8", {"file": path.name, "line": 1}


def _proven(switch: options.Switch, examples: Iterable[Example]) -> Iterator[Lack]:
    """Yield the values of a house rule that no line proves, and the lines that prove nothing."""
    found = list[Proof]()
    for example, key, value, n in proofs(examples, {switch.key}):
        if not 1 <= n <= sum(line.action is not None for line in example.record.lines):
            yield "check-proof-line", {"place": example, "value": f"{key}={value}"}
        elif not isinstance(switch.kind, options.Number) and (key, value) not in example.record.head.house:
            yield "check-proof-house", {"place": example, "value": f"{key}={value}"}
        else:
            found.append((example, key, value, n))
    values = {value for _, _, value, _ in found}
    for value in sorted(wanted(switch) - values):
        yield "check-value", {"value": f"{switch.key}={value}"}
    if len(values) == 1 and wanted(switch) <= values:
        yield "check-other-value", {"switch": switch.key, "value": f"{switch.key}={min(values)}"}
    for value, other in unproven(found, switch):
        yield "check-alike", {"value": f"{switch.key}={value}", "other": f"{switch.key}={other}"}
    for example, n in idle(found, switch):
        yield "check-idle", {"place": example, "n": n, "switch": switch.key}


Proof = tuple[Example, str, str, int]
"""An example, a house rule, its value there, and the number of the line that shows it."""


def proofs(examples: Iterable[Example], keys: Collection[str]) -> list[Proof]:
    """Return every line that is marked as a proof of a value of one of these house rules."""
    return [(example, *proof) for example in examples for proof in example.switches if proof[0] in keys]


def wanted(switch: options.Switch) -> set[str]:
    """Return the values that examples must prove: each value of a choice, the usual one of a number."""
    if isinstance(switch.kind, options.Number | options.Each | options.Steps):
        return {switch.kind.write(switch.default)}
    if isinstance(switch.kind, options.Maybe):
        return {switch.kind.word}
    return (
        set() if isinstance(switch.kind, options.Limits) else set(switch.kind.values())
    )  # tables may end by any limits


def unproven(found: Iterable[Proof], switch: options.Switch) -> Iterator[tuple[str, str]]:
    """Yield pairs of values that no marked line of the first distinguishes from the second, although one could."""
    mine = [(example, value, n) for example, key, value, n in found if key == switch.key]
    values = sorted({value for _, value, _ in mine})
    for value in values:
        others = [other for other in _others(switch, value, values) if not switch.alike.issuperset((value, other))]
        for example, _, n in (proof for proof in mine if proof[1] == value):
            others = _alike(example.record, n, switch.key, others)
        yield from ((value, other) for other in others)


def idle(found: Iterable[Proof], switch: options.Switch) -> Iterator[tuple[Example, int]]:
    """Yield the marked lines of a house rule that every other value rules alike."""
    mine = [proof for proof in found if proof[1] == switch.key]
    values = sorted({value for _, _, value, _ in mine})
    for example, key, value, n in mine:
        others = _others(switch, value, values)
        if _alike(example.record, n, key, others) == others:
            yield example, n


def _others(switch: options.Switch, value: str, values: list[str]) -> list[str]:
    if isinstance(switch.kind, options.Some):
        return [switch.kind.none] if value != switch.kind.none else [switch.kind.write(switch.kind.words)]
    among = (
        values
        if isinstance(switch.kind, options.Number | options.Maybe | options.Each | options.Limits | options.Steps)
        else switch.kind.values()
    )
    return [other for other in among if other != value]


def _alike(record: Record, n: int, key: str, others: list[str]) -> list[str]:
    """Return those of other values of a house rule under which line `n` of a record is ruled as it is."""
    here, alike = _ruled(record, n), list[str]()
    for other in others:
        house = tuple((name, other if name == key else text) for name, text in record.head.house)
        if here == _ruled(replace(record, head=record.head._replace(house=house)), n):
            alike.append(other)
    return alike


def _ruled(record: Record, n: int) -> tuple[Any, ...]:
    """Return verdict, rule and facts of line `n` of a record, or why the record cannot be read."""
    try:
        result = next(result for result in replay_record(record, "") if result.n == n)
    except NotationError as fault:
        return (fault.key,)
    return result.verdict, result.rule, dict(result.facts)


# The texts that a game needs: of its rules, its house rules, its presets, and of its code

MAKERS = {"ok": Verdict.OK, "no": Verdict.NO, "unproven": Verdict.OPEN}
"""The functions that make a finding, and its verdict."""
SAYING = ("message", "Message", "NotationError")
"""The functions whose first argument is the id of a text, and whose named arguments fill it."""
OF_RULES = frozenset(("name", "why", "story", "words"))
OF_SWITCHES = frozenset(("ask", "said", "words"))
OF_GAMES = frozenset(("sign", "order", "find", "words"))
"""Attributes that a rule, a house rule or a game can have beside those it needs."""
TO_READER = "you"
"""The attribute of a message that names people: how it is said to one of them."""
NAMED = ("card-", "rank-", "suit-", "word-", "written-", "reason-")
"""Beginnings of ids that end in a word of a line."""
_WORD = re.compile(r"[\w-]+")
_QUOTED = re.compile(r"[\"']([a-z][\w-]*)[\"'.]")
_BEGUN = re.compile(r"f[\"']([a-z][\w-]*-)\{")
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")
"""In code: an id anywhere, a whole id, the beginning of an id; and in texts another text."""

Needed = Mapping[str, frozenset[str] | None]
"""The ids of texts (`id.attribute` for an attribute) with the variables that fill each; None if a ruling fills them."""


def text_id(key: str) -> str:
    """Return the id of a rule or house rule in the texts."""
    return key.replace(".", "-").replace("_", "-")


def verdicts(rule: Rule) -> set[Verdict]:
    """Return the verdicts that a rule's function can give."""
    code = ast.parse(textwrap.dedent(inspect.getsource(rule.ask)))
    calls = [node.func.id for node in ast.walk(code) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return {MAKERS[name] for name in calls if name in MAKERS}


def labels(kind: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the attributes that name the values of a kind of switch, each with an example of what fills it."""

    def named(words: Iterable[str]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        return ((f"v{word}" if word[0].isdigit() else text_id(word), {}) for word in words)

    match kind:
        case options.Number():
            yield "unit", {"n": 2}
        case options.Yes():
            yield from (("true", {}), ("false", {}))
        case options.Limits(limits):
            yield "off", {}
            yield from ((key, {"n": 2}) for key, _ in limits)
        case options.Steps():
            yield from (("from", {"start": start, "n": 2}) for start in ("none", 1500))
        case options.Compare():
            yield from ((sign, {}) for sign in SIGNED.values())
        case options.Maybe(word, number):
            yield text_id(word), {}
            yield from labels(number)
        case options.Words(words):
            yield from named(words)
        case options.Some(words, none):
            yield from named(dict.fromkeys((none, *words, "all")))


def calls(paths: Iterable[Path], *names: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield each call of these functions with an id in Python files: the place, the id and its variables."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names and node.args:
                id = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
                if isinstance(id, str):
                    fill = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                    yield f"{path.name}:{node.lineno}", id, fill


def needed(game: Game, rules: Iterable[Rule], folder: Path) -> Needed:
    """Return the texts that a game needs: of its name, presets and figures, of these rules of its own, and of its code.

    A rule has itself in a sentence, its name, and a sentence for each verdict; a house rule its name, its question, its
    group, and the names of its values.
    """
    found: dict[str, frozenset[str] | None] = {f"figure-{figure.key}": frozenset() for figure in game.figures}
    for key in (f"game-{game.key}", *(f"preset-{game.key}-{preset}" for preset in game.presets)):
        found |= {key: frozenset(), f"{key}.about": frozenset()}
    for rule in rules:
        key = text_id(rule.id)
        found |= {key: frozenset(), f"{key}.name": frozenset()}
        found |= {f"{key}.{verdict}": None for verdict in verdicts(rule)}
    for switch in options.switches(game.house).values():
        key = f"house-{text_id(switch.key)}"
        found |= {key: frozenset(), f"{key}.ask": frozenset(), f"house-group-{switch.group}": frozenset()}
        found |= {f"{key}.{label}": frozenset(fill) for label, fill in labels(switch.kind)}
    return found | {id: fill for _, id, fill in calls(sorted(folder.rglob("*.py")), *SAYING)}


def unused(game: Game, own: Collection[str], others: Collection[str], wanted: Needed, folder: Path) -> Iterator[str]:
    """Yield the texts of a game's folder (`own`) that nothing uses, and that are `wanted` by no name.

    A game may say what all games say (`others`) in words of its own: `uno-shed-draw`, `does-onecard-skip`.
    """
    kinds = (switch.kind for switch in options.switches(game.house).values())
    limits = (key for kind in kinds if isinstance(kind, options.Limits) for key, _ in kind.limits)
    known = {*wanted, *others, *(f"ui-limit-{key}" for key in limits), *(f"guide-{part}" for part in PARTS)}
    known |= {f"ui-fact-{key}" for key in game.facts_by_key}
    code = "".join(path.read_text(encoding="utf-8") for path in (*folder.rglob("*.py"), *folder.rglob("*.ftl")))
    shared = "".join(path.read_text(encoding="utf-8") for path in (*PACKAGE.rglob("*.py"), *TEMPLATES.rglob("*.html")))
    words = {word for word in _WORD.findall(shared) if "-" in word}
    words |= {*_QUOTED.findall(code), *_REFERENCE.findall(code)}
    begun = (*NAMED, NO_RULE, *_BEGUN.findall(code), *([f"source-{game.document.lower()}"] if game.document else []))
    for text in own:
        name, _, attribute = text.partition(".")
        general = re.sub(rf"(^|-){re.escape(game.key)}-", r"\1", name, count=1)
        if attribute and name in wanted:
            optional = {"house": OF_SWITCHES, "game": OF_GAMES}.get(name.partition("-")[0], OF_RULES)
            used = text in wanted or attribute in optional or attribute == TO_READER
        else:
            used = not known.isdisjoint((name, general)) or name in words or name.startswith(begun)
            used = used or (name != general and f"'-{general}'" in shared)
        if not used:
            yield text
