"""The rulebook of a game as data: its rules in the order they are asked, its switches, and a worked example of each.

An example is a record of `examples/*.table` in the game's folder. Comments say what it shows: `# rule shed.attack`, or
`# switch one_call=off, line 1` for a value of a house rule.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from referee import games, replaying
from referee.core.game import Game
from referee.core.house import House, Switch, switches
from referee.core.record import Head, read
from referee.core.rulings import Rule
from referee.replaying import Result

_RULE = re.compile(r"^#\s*rule\s+(\S+)", re.MULTILINE)
_SWITCH = re.compile(r"^#\s*switch\s+([a-z_]+)=(\S+?)(?:,|\s|$)", re.MULTILINE)
_TITLE = re.compile(r"^(?===)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: its head, its lines as they are ruled, and the record itself."""

    head: Head
    lines: tuple[Result, ...]
    text: str


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


@dataclass(frozen=True, slots=True)
class Chapter:
    """A rule with the house rules it reads and its example, where there is one."""

    rule: Rule
    settings: tuple[Setting, ...]
    example: Example | None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules for one house."""

    game: Game
    chapters: tuple[Chapter, ...]
    settings: tuple[Setting, ...]


def rulebook(key: str, house: House | None = None, preset: str | None = None) -> Rulebook:
    """The rulebook of a game with a table's house rules, else the preset's. Raises Unreadable for no such game."""
    game = games.find(key)
    base = game.preset_house(preset)
    house = base if house is None else house
    of_rules, of_switches = _examples(key)
    settings = {
        each.key: Setting(each, house.text(each.key), base.text(each.key), of_switches.get(each.key, {}))
        for each in switches(game.house).values()
    }
    chapters = tuple(
        Chapter(rule, tuple(settings[name] for name in rule.reads if name in settings), of_rules.get(rule.id))
        for rule in game.rules
    )
    return Rulebook(game, chapters, tuple(settings.values()))


@cache
def _examples(key: str) -> tuple[Mapping[str, Example], Mapping[str, Mapping[str, Example]]]:
    """The first example of each rule, and of each value of each house rule."""
    of_rules: dict[str, Example] = {}
    of_switches: dict[str, dict[str, Example]] = {}
    for text in _records(games.folder(key) / "examples"):
        rules, values = _RULE.findall(text), _SWITCH.findall(text)
        if not rules and not values:
            continue
        example = _example(key, text)
        for rule in rules:
            of_rules.setdefault(rule, example)
        for switch, value in values:
            of_switches.setdefault(switch, {}).setdefault(value, example)
    return of_rules, of_switches


@cache
def _example(key: str, text: str) -> Example:
    record = read(text)[0]
    return Example(record.head, tuple(replaying.replay_record(record, key)), _tidy(text))


def prepared() -> Iterator[None]:
    """Replays the examples of every game beforehand, a few milliseconds between two steps: nobody who opens a rulebook
    waits for all of them."""
    for key in games.names():
        for text in _records(games.folder(key) / "examples"):
            if _RULE.search(text) or _SWITCH.search(text):
                _example(key, text)
                yield


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
