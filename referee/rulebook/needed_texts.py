"""The texts that a game needs: of its rules, its house rules, its presets, and of its code."""

import ast
import inspect
import re
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from referee.engine.house_rules.options import Compare, Limits, Maybe, Number, Some, Steps, Words, Yes, switches
from referee.engine.model.game import Game
from referee.engine.model.rulings import Rule, Verdict
from referee.paths import PACKAGE, TEMPLATES
from referee.rulebook.guide import PARTS
from referee.rulebook.search import NO_RULE
from referee.texts.terms import SIGNED

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
        case Number():
            yield "unit", {"n": 2}
        case Yes():
            yield from (("true", {}), ("false", {}))
        case Limits(limits):
            yield "off", {}
            yield from ((key, {"n": 2}) for key, _ in limits)
        case Steps():
            yield from (("from", {"start": start, "n": 2}) for start in ("none", 1500))
        case Compare():
            yield from ((sign, {}) for sign in SIGNED.values())
        case Maybe(word, number):
            yield text_id(word), {}
            yield from labels(number)
        case Words(words):
            yield from named(words)
        case Some(words, none):
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
    for switch in switches(game.house).values():
        key = f"house-{text_id(switch.key)}"
        found |= {key: frozenset(), f"{key}.ask": frozenset(), f"house-group-{switch.group}": frozenset()}
        found |= {f"{key}.{label}": frozenset(fill) for label, fill in labels(switch.kind)}
    return found | {id: fill for _, id, fill in calls(sorted(folder.rglob("*.py")), *SAYING)}


def unused(game: Game, own: Collection[str], others: Collection[str], wanted: Needed, folder: Path) -> Iterator[str]:
    """Yield the texts of a game's folder (`own`) that nothing uses, and that are `wanted` by no name.

    A game may say what all games say (`others`) in words of its own: `uno-shed-draw`, `does-onecard-skip`.
    """
    kinds = (switch.kind for switch in switches(game.house).values())
    limits = (key for kind in kinds if isinstance(kind, Limits) for key, _ in kind.limits)
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
