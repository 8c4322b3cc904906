"""Parts of a record's lines and heads: names in any script, quotes, words, numbers, pairs and facts.

A text that cannot be parsed raises `NotationError`; nothing is guessed.
"""

import re
import unicodedata
from collections.abc import Sequence

from referee.engine.basics.errors import NotationError
from referee.engine.basics.points import exact

_PLAIN = re.compile(r'[^+"\s]+')
_WORD = re.compile(r"[\w-]+")
_TOKEN = re.compile(r'\s*((?:[^\s"]|"(?:[^"\\]|\\.)*+")++)\s*')
_UNQUOTED = re.compile(r"\S+")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*+)"')
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_POINTS = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")
_KEY = re.compile(r"[a-z0-9_]+")

LONGEST = 4000
"""Most characters of one act."""
LONGEST_LINE = 20_000
"""Most characters of a record's line with its expectations; every fact of a full table fits."""


# ---------------------------------------------------------------------------------------------------------- names


def _simple(name: str) -> bool:
    """Return True if a name needs no quotes: letters of any script with their marks, digits, `-` and `_`."""
    if name.isalnum():
        return name != "none"
    return name != "" and all(
        character in "-_" or character.isalnum() or unicodedata.category(character).startswith("M")
        for character in name
    )


def quote(name: str) -> str:
    """Format a name as a record writes it: plain if possible, else in double quotes."""
    if _simple(name):
        return name
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def side(names: Sequence[str]) -> str:
    """Format a side as a record writes it: its names joined with `+`."""
    return "+".join(map(quote, names))


def read_name(token: str) -> str:
    """Parse one name, plain or in quotes."""
    names = read_names(token)
    if len(names) != 1:
        raise NotationError("unreadable-name", name=token)
    return names[0]


def read_names(token: str) -> tuple[str, ...]:
    """Parse `Bo+"Mary Ann"` into a tuple of names."""
    if _simple(token):  # one plain name, as in nearly every line
        return (token,)
    names: list[str] = []
    at = 0
    while True:
        if found := _QUOTED.match(token, at):
            names.append(re.sub(r"\\(.)", r"\1", found[1]))
        elif (found := _PLAIN.match(token, at)) and _simple(found[0]):
            names.append(found[0])
        else:
            raise NotationError("unreadable-name", name=token)
        at = found.end()
        if not names[-1].strip():
            raise NotationError("unreadable-name", name=token)
        if at == len(token):
            return tuple(names)
        if token[at] != "+":
            raise NotationError("unreadable-name", name=token)
        at += 1


def spans(text: str) -> list[tuple[str, int]]:
    """Return the words of a text, quotes kept together, each with the index of its end.

    Raises NotationError where a quote is never closed.
    """
    if '"' not in text:
        return [(match[0], match.end()) for match in _UNQUOTED.finditer(text)]
    found, at = list[tuple[str, int]](), 0
    while at < len(text):
        word = _TOKEN.match(text, at)
        if word is None:  # a search would try every later index for the missing quote
            raise NotationError("unreadable-name", name=text.strip())
        found.append((word[1], word.end(1)))
        at = word.end()
    return found


def in_one_line(text: str) -> str:
    """Return a text as one line, with single spaces and without characters that nobody sees."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def words_of(text: str) -> list[str]:
    """Return the words of a text, quotes kept together."""
    return [word for word, _ in spans(text)] if '"' in text else text.split()


def split_key(text: str) -> tuple[str, tuple[str, ...]]:
    """Split a fact's key into its name and people.

    `top` gives ("top", ()), `hand.Ann` ("hand", ("Ann",)), and `score.Ann+Cy` both names.
    """
    key, dot, rest = text.partition(".")
    return key, read_names(rest) if dot else ()


def outside(text: str, mark: str) -> list[str]:
    """Split a text at each `mark` outside double quotes."""
    if '"' not in text:
        return text.split(mark)
    parts, start, at, quoted = [], 0, 0, False
    while at < len(text):
        if text[at] == '"':
            quoted = not quoted
        elif text[at] == "\\" and quoted:
            at += 1
        elif not quoted and text.startswith(mark, at):
            parts.append(text[start:at])
            at += len(mark)
            start = at
            continue
        at += 1
    return [*parts, text[start:]]


# ------------------------------------------------------------------------------------------------ words and numbers


def read_number(text: str, least: int | None = 0) -> int:
    """Parse a whole number of ASCII digits that is at least `least`.

    Raises NotationError for any other text.
    """
    if not _NUMBER.fullmatch(text) or (least is not None and int(text) < least):
        raise NotationError("unreadable-number", number=text)
    return int(text)


def read_points(text: str) -> float:
    """Parse points, whole or with a decimal point; finer ones than tenths are returned as they are, and fit no game.

    Raises NotationError for any other text.
    """
    if not _POINTS.fullmatch(text):
        raise NotationError("unreadable-number", number=text)
    points = exact(float(text))
    return points if points == float(text) else float(text)


def read_word(text: str) -> str:
    """Parse a word without blanks or punctuation."""
    if not _WORD.fullmatch(text):
        raise NotationError("unreadable-word", word=text)
    return text


def read_pairs(tokens: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Parse one or more `key=value` tokens."""
    pairs = []
    for token in tokens:
        key, equals, value = token.partition("=")
        if not equals or not _KEY.fullmatch(key) or not value:
            raise NotationError("unreadable-pair", text=token)
        pairs.append((key, value))
    if not pairs:
        raise NotationError("unreadable-pair", text="")
    return tuple(pairs)


def read_facts(text: str) -> tuple[tuple[str, str], ...]:
    """Parse `FACT VALUE; FACT VALUE`, the values kept as written."""
    facts = []
    for part in outside(text, ";"):
        tokens = words_of(part)
        if len(tokens) < 2:
            raise NotationError("unreadable-fact", text=part.strip())
        split_key(tokens[0])
        facts.append((tokens[0], " ".join(tokens[1:])))
    return tuple(facts)
