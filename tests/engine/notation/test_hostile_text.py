"""Parsing takes time in proportion to the length of a text, even of a hostile one."""

import ast
import importlib
import pkgutil
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.engine.basics.errors import NotationError
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read, read_head, read_line
from referee.engine.notation.tokens import LONGEST, LONGEST_LINE, outside, read_names, spans

HEAD = "game: one\nplayers: Ann Bo\n\n"
SMALL, TIMES = 500, 8
SQUARE = 3.0
"""The factor above proportional time that is too much: quadratic time is worse by `TIMES`."""
NOTICED = 0.03
"""Processor seconds below which nothing is measured."""
PUMPS = ('"', "\\", "a", " ", "0", "<", "+", ";", ":", ".", "=", "가", "ァ", "漢", "A")
OURS = ("referee.vendor", "referee.__main__")
METHODS = ("match", "fullmatch", "search", "sub", "findall", "finditer", "split")


def spent(act: Callable[[str], object], text: str) -> float:
    """Return the processor seconds that parsing a text takes; the better of two runs where they are noticed."""
    found = [NOTICED + 1]
    while len(found) < 3 and min(found) > NOTICED:
        start = time.process_time()
        with suppress(NotationError):
            act(text)
        found.append(time.process_time() - start)
    return min(found)


def grows_too_fast(act: Callable[[str], object], text: Callable[[int], str]) -> bool:
    """Return whether a text of eight times the length takes far more than eight times as long."""
    long = spent(act, text(SMALL * TIMES))
    return long > NOTICED and long > SQUARE * TIMES * spent(act, text(SMALL))


def modules() -> Iterator[str]:
    yield from (
        module.name
        for module in pkgutil.walk_packages(referee.__path__, "referee.")
        if not module.name.startswith(OURS) and ".examples" not in module.name
    )


def patterns() -> list[tuple[str, str, str]]:
    """Return every regular expression of the program with its use: module, name, method."""
    found = []
    for name in modules():
        module = importlib.import_module(name)
        kept = {key for key, value in vars(module).items() if isinstance(value, re.Pattern)}
        if not kept or not module.__file__:
            continue
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            used_so = isinstance(node, ast.Attribute) and node.attr in METHODS and isinstance(node.value, ast.Name)
            if used_so and node.value.id in kept:
                found.append((name, node.value.id, node.attr))
    return sorted(set(found))


def used(pattern: re.Pattern[str], method: str) -> Callable[[str], object]:
    if method == "sub":
        return lambda text: pattern.sub("", text)
    if method == "finditer":
        return lambda text: sum(1 for _ in pattern.finditer(text))
    found: Callable[[str], object] = getattr(pattern, method)
    return found


def test_regular_expressions_are_found() -> None:
    assert len(patterns()) > 25
    assert ("referee.engine.notation.tokens", "_TOKEN", "match") in patterns()


@pytest.mark.promise("Reading a text takes time proportional")
@pytest.mark.untraced
@pytest.mark.parametrize(("module", "name", "method"), patterns())
def test_no_regular_expression_takes_quadratic_time(module: str, name: str, method: str) -> None:
    act = used(getattr(importlib.import_module(module), name), method)
    pumps = ["".join(pair) for pair in product(PUMPS, repeat=2)]
    for pump, last in product(pumps, ("", "\x00")):
        assert not grows_too_fast(act, lambda n, pump=pump, last=last: pump * (n // len(pump)) + last), repr(pump)


def test_a_quadratic_regular_expression_is_detected() -> None:
    quadratic = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*")+')
    assert grows_too_fast(lambda text: quadratic.sub("", text), lambda n: '\\"' * (n // 4))


READERS: dict[str, Callable[[str], Any]] = {
    "words": spans,
    "names": read_names,
    "split at a mark": lambda text: outside(text, ";"),
    "a line": read_line,
    "what a line demands": lambda text: read_line("=> " + text),
    "an act": lambda text: read_action("Ann plays " + text),
    "facts": lambda text: read_action("Ann corrects " + text),
    "a head": lambda text: read_head("game: one\nplayers: Ann Bo\nhand.Ann: " + text),
    "a record": lambda text: read(HEAD + text),
    "lines of a record": lambda text: read(HEAD + text.replace(" ", "\n")),
    "titles": lambda text: read(text.replace(" ", "\n==")),
}


@pytest.mark.promise("Reading a text takes time proportional")
@pytest.mark.untraced
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("pump", ['\\"', '"', '" ', "; ", "# ", "=> ", 'a" ', '"\\" ', "+a", '"a"+', "a 1; ", "\n"])
def test_parsing_takes_time_in_proportion(reader: str, pump: str) -> None:
    assert not grows_too_fast(READERS[reader], lambda n: pump * n)


@pytest.mark.promise("An action: 4,000 characters. A line")
@pytest.mark.parametrize("text", ["Ann plays " + "7H " * LONGEST, "a" * (LONGEST + 1)])
def test_an_action_that_is_too_long_is_refused_unparsed(text: str) -> None:
    with pytest.raises(NotationError, match="unreadable-long"):
        read_action(text)


@pytest.mark.promise("An action: 4,000 characters. A line")
@pytest.mark.parametrize("line", ["Ann draws => " + "a" * LONGEST_LINE, "# " + "a" * LONGEST_LINE])
def test_a_record_line_that_is_too_long_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(NotationError, match="unreadable-long"):
        read_line(line)
    with pytest.raises(NotationError, match="unreadable-long") as fault:
        read(HEAD + line)
    assert fault.value.lineno == 4
    with pytest.raises(NotationError, match="unreadable-long") as fault:
        read_head("game: one\n" + line)
    assert fault.value.lineno == 2


@pytest.mark.promise("Reading a text takes time proportional")
@pytest.mark.parametrize("deep", [2, 3, 300])
def test_an_amendment_cannot_be_amended(deep: int) -> None:
    with pytest.raises(NotationError, match="unreadable-amends-amends"):
        read_action("A " + "amends 1: A " * deep + "draws")
