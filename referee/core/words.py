"""What lines and heads of a record are made of: names in any script, quotes, words, numbers, pairs and facts.

Whatever cannot be read raises `Unreadable`; nothing is guessed.
"""

import re
import unicodedata
from collections.abc import Sequence

_PLAIN = re.compile(r'[^+"\s]+')
_WORD = re.compile(r"[\w-]+")
_TOKEN = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*+")++')
_UNQUOTED = re.compile(r"\S+")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*+)"')
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_KEY = re.compile(r"[a-z0-9_]+")
_BLANK = re.compile(r"\s*")

LONGEST = 4000
"""Characters that one act may have."""
LONGEST_LINE = 20_000
"""Characters that a line of a record may have, with what it demands: every fact of a full table fits."""


class Unreadable(ValueError):  # noqa: N818 - a text, not a failure of the program
    """A text that is no line. `key` names its sentence in the texts, `fill` fills it; `lineno` is the file's line."""

    def __init__(self, key: str, lineno: int | None = None, /, **fill: object) -> None:
        super().__init__(key, fill)
        self.key = key
        self.fill = fill
        self.lineno = lineno


# ---------------------------------------------------------------------------------------------------------- names


def _simple(name: str) -> bool:
    """Whether a name stands without quotes: letters of any script with their marks, digits, `-` and `_`."""
    return name not in ("", "none") and all(
        sign in "-_" or sign.isalnum() or unicodedata.category(sign).startswith("M") for sign in name
    )


def quote(name: str) -> str:
    """The name as a record writes it: plain where it can be, else in double quotes."""
    if _simple(name):
        return name
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def side(names: Sequence[str]) -> str:
    """A side as a record writes it: its names joined with `+`."""
    return "+".join(map(quote, names))


def read_name(token: str) -> str:
    """One name, plain or in quotes."""
    names = read_names(token)
    if len(names) != 1:
        raise Unreadable("unreadable-name", name=token)
    return names[0]


def read_names(token: str) -> tuple[str, ...]:
    """`Bo+"Mary Ann"` as a tuple of names."""
    names: list[str] = []
    at = 0
    while True:
        if found := _QUOTED.match(token, at):
            names.append(re.sub(r"\\(.)", r"\1", found[1]))
        elif (found := _PLAIN.match(token, at)) and _simple(found[0]):
            names.append(found[0])
        else:
            raise Unreadable("unreadable-name", name=token)
        at = found.end()
        if not names[-1].strip():
            raise Unreadable("unreadable-name", name=token)
        if at == len(token):
            return tuple(names)
        if token[at] != "+":
            raise Unreadable("unreadable-name", name=token)
        at += 1


def spans(text: str) -> list[tuple[str, int]]:
    """The words of a text, quotes kept together, each with where it ends; Unreadable where a quote is never closed."""
    if '"' not in text:
        return [(match[0], match.end()) for match in _UNQUOTED.finditer(text)]
    found: list[tuple[str, int]] = []
    at = _end_of_blanks(text, 0)
    while at < len(text):
        word = _TOKEN.match(text, at)
        if word is None:  # a search would look for the missing quote once more from every later place
            raise Unreadable("unreadable-name", name=text.strip())
        found.append((word[0], word.end()))
        at = _end_of_blanks(text, word.end())
    return found


def _end_of_blanks(text: str, at: int) -> int:
    blanks = _BLANK.match(text, at)
    return blanks.end() if blanks is not None else at


def words_of(text: str) -> list[str]:
    """The words of a text, quotes kept together."""
    return [word for word, _ in spans(text)]


def split_key(text: str) -> tuple[str, tuple[str, ...]]:
    """A fact's key: `top` is ("top", ()), `hand.Ann` ("hand", ("Ann",)), `score.Ann+Cy` names both."""
    key, dot, rest = text.partition(".")
    return key, read_names(rest) if dot else ()


def outside(text: str, mark: str) -> list[str]:
    """The text split at `mark` wherever it stands outside double quotes."""
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
    """A whole number written in ASCII digits, at least `least`; Unreadable for anything else."""
    if not _NUMBER.fullmatch(text) or (least is not None and int(text) < least):
        raise Unreadable("unreadable-number", number=text)
    return int(text)


def read_word(text: str) -> str:
    """A word without blanks or signs."""
    if not _WORD.fullmatch(text):
        raise Unreadable("unreadable-word", word=text)
    return text


def read_pairs(tokens: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """`key=value` once or more."""
    pairs = []
    for token in tokens:
        key, equals, value = token.partition("=")
        if not equals or not _KEY.fullmatch(key) or not value:
            raise Unreadable("unreadable-pair", text=token)
        pairs.append((key, value))
    if not pairs:
        raise Unreadable("unreadable-pair", text="")
    return tuple(pairs)


def read_facts(text: str) -> tuple[tuple[str, str], ...]:
    """`FACT VALUE; FACT VALUE`, the values as written."""
    facts = []
    for part in outside(text, ";"):
        tokens = words_of(part)
        if len(tokens) < 2:
            raise Unreadable("unreadable-fact", text=part.strip())
        split_key(tokens[0])
        facts.append((tokens[0], " ".join(tokens[1:])))
    return tuple(facts)
