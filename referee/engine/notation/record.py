"""The table record: a line with its time and ruling, the head, and the reader of a `.table` file.

`read` parses a whole file, `read_line` and `format_line` convert one line of play. A text that cannot be parsed raises
`NotationError`; nothing is guessed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.notation import tokens
from referee.engine.notation.lines import format_action, join, read_action

VERDICTS = ("ok", "no", "open")
HEAD_KEYS = ("game", "players", "teams", "dealer", "preset", "house", "keep")
KEEPS = ("plays", "scores")

_BREAK = re.compile(r"\r\n|\r|\n")
_SECONDS = re.compile(r"[0-9]{1,9}(\.[0-9]{1,6})?")


class Expects(NamedTuple):
    """The expectations of a record about a line (`=> VERDICT RULE; FACT VALUE; …`); each part may be missing."""

    verdict: str | None = None
    rule: str | None = None
    facts: tuple[tuple[str, str], ...] = ()


class Line(NamedTuple):
    """A line of play or, without an action, a look at the state.

    `at` is its time in seconds, None where not written.
    """

    action: Action | None
    at: float | None = None
    expects: Expects | None = None
    lineno: int = 0


class Head(NamedTuple):
    """The head of a record as written; house rules and facts stay text until the game reads them."""

    game: str
    players: tuple[str, ...]
    teams: tuple[tuple[str, ...], ...] = ()
    dealer: str | None = None
    preset: str | None = None
    house: tuple[tuple[str, str], ...] = ()
    keep: str = "plays"
    facts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A head and its lines.

    `lineno` is the line of the file where it begins. `places` holds the line numbers of each head key: one for each
    pair of `house` and each fact of `facts`, one for any other.
    """

    head: Head
    lines: tuple[Line, ...] = ()
    title: str | None = None
    lineno: int = field(default=1, compare=False)
    places: Mapping[str, Sequence[int]] = field(default_factory=dict, compare=False)


def _read_expects(text: str) -> Expects:
    first, *rest = tokens.outside(text, ";")
    words = tokens.words_of(first)
    if not words or words[0] not in VERDICTS:
        return Expects(None, None, tokens.read_facts(text))
    if len(words) > 2:
        raise NotationError("unreadable-fact", text=first.strip())
    facts = tokens.read_facts(";".join(rest)) if rest else ()
    return Expects(words[0], words[1] if len(words) == 2 else None, facts)


def format_expects(expects: Expects) -> str:
    """Format the expectations that follow `=>`."""
    first = join(expects.verdict, expects.rule)
    return "; ".join([*([first] if first else []), *(f"{key} {value}" for key, value in expects.facts)])


def read_line(text: str) -> Line:
    """Parse a line `[@SECONDS] NAME VERB ARGUMENTS [=> RULING]`, or `=> FACT VALUE`.

    Raises NotationError for any other text.
    """
    if len(text) > tokens.LONGEST_LINE:
        raise NotationError("unreadable-long")
    said, *demanded = tokens.outside(tokens.outside(text, "#")[0], "=>")
    if len(demanded) > 1:
        raise NotationError("unreadable-fact", text=demanded[1].strip())
    expects = _read_expects(demanded[0]) if demanded else None
    said = said.strip()
    if not said:
        if expects is None or expects.verdict is not None:
            raise NotationError("unreadable-verb", text=text.strip())
        return Line(None, None, expects)
    at = None
    if said.startswith("@"):
        seconds, *others = said.split(None, 1)
        said = others[0] if others else ""
        if not _SECONDS.fullmatch(seconds[1:]):
            raise NotationError("unreadable-time", time=seconds)
        at = float(seconds[1:])
    return Line(read_action(said), at, expects)


def format_line(action: Action, at: float | None = None, expects: Expects | None = None) -> str:
    """Format a line of play as a record writes it."""
    time = "" if at is None else "@" + (f"{at:.6f}".rstrip("0").rstrip("."))
    text = join(time, format_action(action))
    return f"{text}  => {format_expects(expects)}" if expects else text


def read_head(text: str) -> Head:
    """Parse a head alone, as the store keeps it."""
    return _head([(number, line) for number, line in _numbered(text) if line.strip()], 1)[0]


def _numbered(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a text with their numbers.

    Raises NotationError at a line longer than the limit.
    """
    for number, line in enumerate(_BREAK.split(text), 1):
        if len(line) > tokens.LONGEST_LINE:
            raise NotationError("unreadable-long", number)
        yield number, line


def _head(lines: Sequence[tuple[int, str]], start: int) -> tuple[Head, Mapping[str, Sequence[int]]]:
    head: dict[str, object] = {}
    places: dict[str, list[int]] = {}
    house: list[tuple[str, str]] = []
    facts: list[tuple[str, str]] = []
    for number, raw in lines:
        key, *after = tokens.outside(tokens.outside(raw, "#")[0], ":")
        key, value = key.strip(), ":".join(after).strip()
        try:
            if not after or not key:
                raise NotationError("unreadable-head", text=raw.strip())
            if key in head or key in (fact for fact, _ in facts):
                raise NotationError("unreadable-twice", key=key)
            words = tokens.words_of(value)
            if not words:
                raise NotationError("unreadable-empty", key=key)
            match key:
                case "game" | "preset" if len(words) == 1:
                    head[key] = tokens.read_word(words[0])
                case "players":
                    names = tuple(map(tokens.read_name, words))
                    if len(set(names)) < len(names):
                        raise NotationError("unreadable-same-name")
                    head[key] = names
                case "teams":
                    head[key] = tuple(map(tokens.read_names, words))
                case "dealer" if len(words) == 1:
                    head[key] = tokens.read_name(words[0])
                case "house":
                    pairs = tokens.read_pairs(words)
                    house.extend(pairs)
                    places.setdefault(key, []).extend([number] * len(pairs))
                case "keep" if value in KEEPS:
                    head[key] = value
                case "game" | "preset" | "dealer" | "keep":
                    raise NotationError("unreadable-head", text=raw.strip())
                case _:
                    tokens.split_key(key)
                    facts.append((key, " ".join(words)))
                    places.setdefault("facts", []).append(number)
        except NotationError as fault:
            fault.lineno = number
            raise
        places.setdefault(key, [number])
    for needed in ("game", "players"):
        if needed not in head:
            raise NotationError("unreadable-missing", start, key=needed)
    made = Head(str(head["game"]), head["players"], house=tuple(house), facts=tuple(facts))  # type: ignore[arg-type]
    rest = {key: value for key, value in head.items() if key not in ("game", "players")}
    made = made._replace(**rest)  # type: ignore[arg-type]
    named = {"dealer": (made.dealer,) if made.dealer else (), "teams": tuple(n for team in made.teams for n in team)}
    for key, people in named.items():
        for name in people:
            if name not in made.players:
                raise NotationError("unreadable-nobody", places[key][0], name=name)
    return made, places


def format_head(head: Head) -> str:
    """Format a head as a record writes it, without the empty line that ends it."""
    lines = [f"game: {head.game}", "players: " + " ".join(map(tokens.quote, head.players))]
    if head.teams:
        lines.append("teams: " + " ".join(map(tokens.side, head.teams)))
    if head.dealer is not None:
        lines.append(f"dealer: {tokens.quote(head.dealer)}")
    if head.preset is not None:
        lines.append(f"preset: {head.preset}")
    if head.house:
        lines.append("house: " + " ".join(f"{key}={value}" for key, value in head.house))
    if head.keep != "plays":
        lines.append(f"keep: {head.keep}")
    lines.extend(f"{key}: {value}" for key, value in head.facts)
    return "\n".join(lines) + "\n"


def read(text: str) -> list[Record]:
    """Parse every record of a file, each of which may begin with a title.

    Raises NotationError, with `lineno`, at the first line that cannot be parsed.
    """
    start, title, found = 1, None, list[Record]()
    lines: list[tuple[int, str]] = []
    for number, line in _numbered(text.removeprefix("\ufeff")):
        if line.startswith("=="):
            if title is not None or any(tokens.outside(kept, "#")[0].strip() for _, kept in lines):
                found.append(_record(start, title, lines))
            start, title, lines = number, tokens.outside(line[2:], "#")[0].strip(), []
        else:
            lines.append((number, line))
    return [*found, _record(start, title, lines)]


def _record(start: int, title: str | None, numbered: list[tuple[int, str]]) -> Record:
    head: list[tuple[int, str]] = []
    lines: list[Line] = []
    in_head = True
    for number, raw in numbered:
        blank = not raw.strip()
        if not blank and not tokens.outside(raw, "#")[0].strip():
            continue
        if in_head:
            if blank:
                in_head = not head
            else:
                head.append((number, raw))
        elif not blank:
            try:
                lines.append(read_line(raw)._replace(lineno=number))
            except NotationError as fault:
                fault.lineno = number
                raise
    made, places = _head(head, start)
    return Record(made, tuple(lines), title, start, places)


def format_record(record: Record) -> str:
    """Format a record; `read` parses it into an equal record, but for the file's line numbers."""
    lines = [] if record.title is None else [f"== {record.title}"]
    lines.append(format_head(record.head))
    for line in record.lines:
        if line.action is None:
            lines.append(f"=> {format_expects(line.expects or Expects())}")
        else:
            lines.append(format_line(line.action, line.at, line.expects))
    return "\n".join(lines) + "\n"


def readable(name: str) -> bool:
    """Return True if a name can stand in a record: it is visible and has no line break or control character."""
    return bool(name.strip()) and name.isprintable()
