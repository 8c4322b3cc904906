"""The rulebook of a game as data: its rules in the order they are asked, its switches, and a worked example of each.

An example is a record of `examples/*.table` in the game's folder. The comments right below its title give its titles
in other languages (`# ko: …`) and its subject: `# rule shed.attack`, or `# switch one_call=off, line 1` for a value of
a house rule and the line that the value decides. `# case ONE-C07` names a public case. The rules of every table may
have an example of another game.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from itertools import count, pairwise, takewhile
from pathlib import Path
from typing import NamedTuple

from referee.engine import games
from referee.engine.house_rules.options import House, Switch, switches
from referee.engine.model.game import Game
from referee.engine.model.rulings import Rule
from referee.engine.model.state import State
from referee.engine.model.view import CardEffect
from referee.engine.notation.record import Head, Record, read
from referee.records import replay
from referee.records.replay import ReplayedLine
from referee.texts.catalog import LANGUAGES, Catalog

_MARK = re.compile(r"#\s*(?:(rule|case)\s+(\S+)|switch\s+([a-z0-9_]+)=(\S+?)(?:, line (\d+))?)\s*")
_TITLE = re.compile(r"#\s*([a-z]{2}):\s*(\S.*?)\s*")


PLAIN = "other"
"""The game without cards, whose examples fit any table."""


@dataclass(frozen=True)
class Example:
    """A worked example: its game, its number there from 1, its place in a file, its titles by language, and its record.

    Its marks are rules, public cases, and `switches` as (key, value, number of the line that proves the value; 0 if the
    mark does not say). Without a rule or a switch it is not in the rulebook, and its number is 0. `strange` are
    comments among the marks that are none.
    """

    game: str
    number: int
    file: str
    start: int
    text: str
    titles: Mapping[str, str] = field(hash=False)
    rules: tuple[str, ...]
    cases: tuple[str, ...]
    switches: tuple[tuple[str, str, int], ...]
    strange: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.start}"

    @cached_property  # saves 0.2 ms of each use
    def record(self) -> Record:
        """The record itself; raises NotationError if it cannot be read."""
        return read(self.text)[0]

    def title(self, language: str) -> str:
        """Return the title in a language; in English if there is none."""
        return self.titles.get(language, self.titles["en"])

    def among(self, texts: Catalog, language: str) -> "Example":
        """Return the same record with the names of people of a language."""
        names, others = people(texts, LANGUAGES[0]), people(texts, language)
        if names == others:
            return self
        called = dict(zip(names, others, strict=True))
        name = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")
        return replace(self, text=name.sub(lambda found: called[found[0]], self.text))

    @property
    def head(self) -> Head:
        """The people, house rules and facts it starts from."""
        return self.record.head

    @property
    def first(self) -> State:
        """The position before its first line."""
        return games.open_log(self.head).first

    @property
    def steps(self) -> tuple[ReplayedLine, ...]:
        """Its lines of play with their rulings, in order."""
        return _played(self)

    @property
    def shown(self) -> tuple[str, ...]:
        """The rules and house rules it is an example of."""
        return tuple(dict.fromkeys((*self.rules, *(name for name, _, _ in self.switches))))

    @property
    def rests(self) -> Mapping[str, tuple[str, ...]]:
        """The house rules that its rulings depend on, by rule."""
        found: dict[str, dict[str, None]] = {}
        for ruling in (line.ruling for line in self.steps if line.ruling is not None):
            found.setdefault(ruling.rule.id, {}).update(dict.fromkeys(ruling.house))
        return {rule: tuple(names) for rule, names in found.items() if names}


class RuleSetting(NamedTuple):
    """A house rule: its switch, its value in the book's house, the preset's value, and examples by value."""

    switch: Switch
    value: str
    preset: str
    examples: Mapping[str, Example]

    @property
    def differs(self) -> bool:
        """True if the value differs from the preset's."""
        return self.value != self.preset

    @property
    def shown(self) -> tuple[tuple[str, Example], ...]:
        """The examples by value, the current value first."""
        return tuple(sorted(self.examples.items(), key=lambda item: item[0] != self.value))


class Chapter(NamedTuple):
    """A rule of a game, and its example if there is one; `known` are the game's house rules."""

    rule: Rule
    game: str
    known: Mapping[str, RuleSetting]
    example: Example | None

    @property
    def settings(self) -> tuple[RuleSetting, ...]:
        """The house rules that it depends on; the first time, the game's examples are played to see them."""
        names = dict.fromkeys((*self.rule.reads, *rests(self.game).get(self.rule.id, ())))
        return tuple(self.known[name] for name in names if name in self.known)


class Rulebook(NamedTuple):
    """The rules of a game for one house."""

    game: Game
    chapters: tuple[Chapter, ...]
    settings: tuple[RuleSetting, ...]
    deeds: tuple[CardEffect, ...]

    @property
    def own(self) -> tuple[Chapter, ...]:
        """The rules of the game and its family."""
        return tuple(chapter for chapter in self.chapters if not chapter.rule.id.startswith("table."))

    @property
    def shared(self) -> tuple[Chapter, ...]:
        """The rules of every table."""
        return tuple(chapter for chapter in self.chapters if chapter.rule.id.startswith("table."))

    def reading(self, switch: str) -> tuple[Rule, ...]:
        """Return the rules that depend on a house rule."""
        return tuple(
            chapter.rule for chapter in self.chapters if any(one.switch.key == switch for one in chapter.settings)
        )


@lru_cache(maxsize=64)  # saves 0.8 ms of a page
def rulebook(
    key: str, house: House | None = None, preset: str | None = None, usual: tuple[tuple[str, str], ...] = ()
) -> Rulebook:
    """Return the rulebook of a game with a table's house rules, by default the preset's.

    House rules in `usual`, as a record writes them, do not count as differences from the preset.

    Raises:
        NotationError: The game does not exist.
    """
    game = games.find(key)
    base = game.preset_house(preset)
    house = base if house is None else house
    of_rules, of_switches = _examples(key)
    settings = dict[str, RuleSetting]()
    for name, switch in switches(game.house).items():
        value = house.text(name)
        preset_value = value if (name, value) in usual else base.text(name)
        settings[name] = RuleSetting(switch, value, preset_value, of_switches.get(name, {}))
    rules = [rule for rule in game.rules if rule.id not in game.omitted_rules()]
    chapters = tuple(Chapter(rule, key, settings, of_rules.get(rule.id)) for rule in rules)
    return Rulebook(game, chapters, tuple(settings.values()), game.card_effects(house))


def people(texts: Catalog, language: str) -> tuple[str, ...]:
    """Return the names of the people in worked examples and invented positions, in a language."""
    return tuple(name.strip() for name in texts.say(language, "people-of-examples").split(","))


def example(key: str, number: int) -> Example | None:
    """Return a game's example by its number; None if there is none.

    Raises:
        NotationError: The game does not exist.
    """
    games.find(key)
    found = marked(key)
    return found[number - 1] if 1 <= number <= len(found) else None


@cache  # saves 15 ms of a book
def rests(key: str) -> Mapping[str, tuple[str, ...]]:
    """Return the house rules on which rulings of a rule depend in a game's examples.

    A rule may depend on more than it reads, through the table's configuration; only its rulings tell.
    """
    found: dict[str, dict[str, None]] = {}
    for mark in marked(key):
        for rule, names in mark.rests.items():
            found.setdefault(rule, {}).update(dict.fromkeys(names))
    return {rule: tuple(names) for rule, names in found.items()}


def _examples(key: str) -> tuple[Mapping[str, Example], Mapping[str, Mapping[str, Example]]]:
    """Return the shortest example of each rule, and of each value of each house rule, from the game itself.

    Only a game without examples shows those of another game for the rules of its family, as the cards differ. What
    holds at every table may be shown by `PLAIN`, which has none.
    """
    of_rules: dict[str, Example] = {}
    of_switches: dict[str, dict[str, Example]] = {}
    kinds = {name: switch.kind for name, switch in switches(games.find(key).house).items()}
    for other in (key,) if marked(key) else (name for name in games.names() if name != key):
        theirs = switches(games.find(other).house)
        new: dict[str, dict[str, Example]] = {}
        for mark in sorted(marked(other), key=lambda mark: len(mark.shown)):
            for rule in mark.rules:
                of_rules.setdefault(rule, mark)
            for name, value, _ in mark.switches:
                if name in kinds and theirs[name].kind == kinds[name]:
                    new.setdefault(name, {}).setdefault(value, mark)
        of_switches = new | of_switches
    for mark in marked(PLAIN) if marked(key) else ():
        for rule in mark.rules:
            if rule.startswith("table."):
                of_rules.setdefault(rule, mark)
    return of_rules, of_switches


@cache  # saves 12 ms of a book
def marked(key: str) -> tuple[Example, ...]:
    """Return a game's examples of rules and house rules in the order of its files."""
    return tuple(example for example in marked_records(key) if example.number)


def example_files(game: str) -> list[Path]:
    """Return the files of a game's examples in their order."""
    return sorted((games.folder(game) / "examples").glob("*.table"))


def marked_records(game: str) -> list[Example]:
    """Return every example of a game, in the order of its files."""
    found, numbers = list[Example](), count(1)
    for path in example_files(game):
        lines = path.read_text(encoding="utf-8").splitlines()
        starts = [at for at, line in enumerate(lines) if line.startswith("==")]
        for start, end in pairwise((*starts, len(lines))):
            found.append(_example(game, path.name, start + 1, lines[start:end], numbers))
    return found


def _example(game: str, file: str, start: int, lines: Sequence[str], numbers: Iterator[int]) -> Example:
    titles = {"en": lines[0].strip("= ")}
    rules, cases, shown, strange = list[str](), list[str](), list[tuple[str, str, int]](), list[str]()
    for line in takewhile(lambda line: line.startswith("#"), lines[1:]):
        if called := _TITLE.fullmatch(line):
            titles.setdefault(called[1], called[2])
        elif (mark := _MARK.fullmatch(line)) is None:
            strange.append(line.strip())
        elif mark[3]:
            shown.append((mark[3], mark[4], int(mark[5] or 0)))
        else:
            {"rule": rules, "case": cases}[mark[1]].append(mark[2])
    # Without its title and the comments on its subject, which the rulebook words itself.
    text = "\n".join(line.rstrip() for line in lines if not line.startswith(("==", "#"))).strip() + "\n"
    marks = tuple(rules), tuple(cases), tuple(shown), tuple(strange)
    return Example(game, next(numbers) if rules or shown else 0, file, start, text, titles, *marks)


@lru_cache(maxsize=32)  # saves 0.15 s of preparing
def _played(example: Example) -> tuple[ReplayedLine, ...]:
    return tuple(line for line in replay.replay_record(example.record, example.game) if line.ruling is not None)
