"""The rulebook of a game as data: its rules in the order they are asked, its switches, and a worked example of each.

An example is a record of `examples/*.table` in the game's folder. Comments below its title say what it is called in
other languages (`# ko: …`) and what it shows: `# rule shed.attack`, or `# switch one_call=off, line 1` for a value of a
house rule. What holds at every table may be shown by another game's.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from referee import games, replaying
from referee.core.game import Game
from referee.core.house import House, Switch, switches
from referee.core.record import Head, Record, read
from referee.core.replay import Log
from referee.core.rulings import Rule
from referee.core.state import State
from referee.core.view import Deed
from referee.replaying import Result
from referee.texts import LANGUAGES, Texts

_RULE = re.compile(r"^#\s*rule\s+(\S+)", re.MULTILINE)
_SWITCH = re.compile(r"^#\s*switch\s+([a-z0-9_]+)=(\S+?)(?:, line (\d+))?\s*$", re.MULTILINE)
_CALLED = re.compile(r"^#\s*([a-z]{2}):\s*(\S.*?)\s*$", re.MULTILINE)
_TITLE = re.compile(r"^(?===)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: whose (`game`), its number there from 1, what it is called by language, and the record itself.
    It is played when somebody looks at it."""

    game: str
    number: int
    titles: tuple[tuple[str, str], ...]
    text: str

    def title(self, language: str) -> str:
        """What it is called in a language; in English where nobody has said it in that one."""
        called = dict(self.titles)
        return called.get(language, called["en"])

    def among(self, texts: Texts, language: str) -> "Example":
        """The same record with people of a language at the table: only their names are others."""
        return _among(self, people(texts, LANGUAGES[0]), people(texts, language))

    @property
    def head(self) -> Head:
        """People, house rules and facts it starts from."""
        return _record(self).head

    @property
    def first(self) -> State:
        """The position before its first line."""
        head = self.head
        return Log(games.find(head.game), head).first

    @property
    def lines(self) -> tuple[Result, ...]:
        """Its lines as they are ruled."""
        return _played(self)

    @property
    def steps(self) -> tuple[Result, ...]:
        """Those of its lines that somebody entered, one after the other."""
        return tuple(line for line in self.lines if line.ruling is not None)


@dataclass(frozen=True, slots=True)
class Setting:
    """A house rule: its switch, its value in the house the book is for, what the preset says, examples by value."""

    switch: Switch
    value: str
    preset: str
    examples: Mapping[str, Example]

    @property
    def differs(self) -> bool:
        """Whether it is set otherwise than in the preset."""
        return self.value != self.preset

    @property
    def shown(self) -> tuple[tuple[str, Example], ...]:
        """The examples by value, of the value that is set first."""
        return tuple(sorted(self.examples.items(), key=lambda each: each[0] != self.value))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A rule with the house rules that decide in it and its example, where there is one."""

    rule: Rule
    settings: tuple[Setting, ...]
    example: Example | None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules for one house."""

    game: Game
    chapters: tuple[Chapter, ...]
    settings: tuple[Setting, ...]
    deeds: tuple[Deed, ...]

    @property
    def own(self) -> tuple[Chapter, ...]:
        """The rules of the game and its family."""
        return tuple(each for each in self.chapters if not each.rule.id.startswith("table."))

    @property
    def shared(self) -> tuple[Chapter, ...]:
        """The rules of every table."""
        return tuple(each for each in self.chapters if each.rule.id.startswith("table."))

    def reading(self, switch: str) -> tuple[Rule, ...]:
        """The rules in which a house rule decides."""
        return tuple(each.rule for each in self.chapters if any(one.switch.key == switch for one in each.settings))


@lru_cache(maxsize=64)
def rulebook(
    key: str, house: House | None = None, preset: str | None = None, usual: tuple[tuple[str, str], ...] = ()
) -> Rulebook:
    """The rulebook of a game with a table's house rules, else the preset's. What is `usual` at every table (house rules
    as a record writes them) is no difference from its preset. Raises Unreadable for no such game."""
    game = games.find(key)
    base = game.preset_house(preset)
    house = base if house is None else house
    of_rules, of_switches = _examples(key)
    rests = _rests(key)
    settings = {
        key: Setting(each, value, value if (key, value) in usual else base.text(key), of_switches.get(key, {}))
        for key, each in switches(game.house).items()
        for value in (house.text(key),)
    }
    chapters = tuple(
        Chapter(
            rule,
            tuple(settings[name] for name in dict.fromkeys((*rule.reads, *rests.get(rule.id, ()))) if name in settings),
            of_rules.get(rule.id),
        )
        for rule in game.rules
        if rule.id not in game.untold()
    )
    return Rulebook(game, chapters, tuple(settings.values()), game.deeds(house))


@cache
def people(texts: Texts, language: str) -> tuple[str, ...]:
    """Who sits at the table in worked examples and in positions made up, as they are called in a language."""
    return tuple(each.strip() for each in texts.say(language, "people-of-examples").split(","))


@lru_cache(maxsize=256)
def _among(example: Example, names: tuple[str, ...], others: tuple[str, ...]) -> Example:
    if names == others:
        return example
    called = dict(zip(names, others, strict=True))
    name = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")
    return replace(example, text=name.sub(lambda found: called[found[0]], example.text))


def example(key: str, number: int) -> Example | None:
    """A game's example by its number; None where there is none. Raises Unreadable for no such game."""
    games.find(key)
    found = marked(key)
    return found[number - 1].example if 1 <= number <= len(found) else None


@dataclass(frozen=True, slots=True)
class Marked:
    """An example with what it is marked for: rules, and values of house rules with the number of the line that shows
    each (0: not said)."""

    example: Example
    rules: tuple[str, ...]
    values: tuple[tuple[str, str, int], ...]

    @property
    def shown(self) -> tuple[str, ...]:
        """The rules and house rules it is an example of."""
        return tuple(dict.fromkeys((*self.rules, *(name for name, _, _ in self.values))))

    @property
    def rests(self) -> Mapping[str, tuple[str, ...]]:
        """The house rules that its rulings rest on, by rule."""
        return _resting(self.example)

    def shown_by(self, line: Result) -> Iterator[str]:
        """Those of them that a line shows."""
        told = (line.ruling.rule.id, *line.ruling.breaks) if line.ruling is not None else ()
        yield from (rule for rule in self.rules if rule in told)
        yield from dict.fromkeys(name for name, _, n in self.values if n == line.n)


@cache
def _rests(key: str) -> Mapping[str, tuple[str, ...]]:
    """The house rules on which rulings of a rule rest in a game's examples: what a rule reads may hang on what the
    table is made of, which only its rulings tell."""
    found: dict[str, dict[str, None]] = {}
    for each in marked(key):
        for rule, names in each.rests.items():
            found.setdefault(rule, {}).update(dict.fromkeys(names))
    return {rule: tuple(names) for rule, names in found.items()}


@cache
def _resting(example: Example) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for line in example.steps:
        if line.ruling is not None:
            found.setdefault(line.ruling.rule.id, {}).update(dict.fromkeys(line.ruling.house))
    return {rule: tuple(names) for rule, names in found.items() if names}


@cache
def _examples(key: str) -> tuple[Mapping[str, Example], Mapping[str, Mapping[str, Example]]]:
    """The example of each rule, and of each value of each house rule, that shows least besides: the game's own. Only a
    game without examples shows, of what its family or every table has, another game's: its cards are not these."""
    of_rules: dict[str, Example] = {}
    of_switches: dict[str, dict[str, Example]] = {}
    kinds = {name: each.kind for name, each in switches(games.find(key).house).items()}
    for other in (key,) if marked(key) else (name for name in games.names() if name != key):
        theirs = switches(games.find(other).house)
        new: dict[str, dict[str, Example]] = {}
        for each in sorted(marked(other), key=lambda each: len(each.shown)):
            for rule in each.rules:
                of_rules.setdefault(rule, each.example)
            for name, value, _ in each.values:
                if name in kinds and theirs[name].kind == kinds[name]:
                    new.setdefault(name, {}).setdefault(value, each.example)
        of_switches = new | of_switches
    return of_rules, of_switches


@cache
def marked(key: str) -> tuple[Marked, ...]:
    """A game's examples in the order of its files, each with what it is marked for."""
    read_ = ((text, _RULE.findall(text), _SWITCH.findall(text)) for text in _records(games.folder(key) / "examples"))
    return tuple(
        Marked(
            Example(key, number, (("en", text.partition("\n")[0].strip("= ")), *_CALLED.findall(text)), _tidy(text)),
            tuple(rules),
            tuple((name, value, int(line or 0)) for name, value, line in values),
        )
        for number, (text, rules, values) in enumerate((each for each in read_ if each[1] or each[2]), 1)
    )


@cache
def _record(example: Example) -> Record:
    return read(example.text)[0]


@lru_cache(maxsize=32)
def _played(example: Example) -> tuple[Result, ...]:
    return tuple(replaying.replay_record(_record(example), example.game))


def _records(folder: Path) -> Iterator[str]:
    """The records of a folder's files, each as it is written."""
    for path in sorted(folder.glob("*.table")):
        for text in _TITLE.split(path.read_text(encoding="utf-8")):
            if text.startswith("=="):
                yield text


def _tidy(text: str) -> str:
    """A record without its title and the comments that say what it shows: both are the rulebook's own words."""
    lines = (line.rstrip() for line in text.splitlines() if not line.startswith(("==", "#")))
    return "\n".join(lines).strip() + "\n"
