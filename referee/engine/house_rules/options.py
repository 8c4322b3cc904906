"""House rules: switches of a frozen dataclass, presets over them, and contradictions among them.

A game's House is a frozen dataclass whose fields are made by `switch`. A field declares its values (`Words`, `Number`,
`Yes`, `Limits`), from which the record, the form and the docs read and write it.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from referee.engine.basics.errors import NotationError

_WHOLE = re.compile(r"[0-9]{1,9}")
_NUMBER = re.compile(r"[-+]?[0-9]{1,9}(\.[0-9]{1,9})?")


@dataclass(frozen=True, slots=True)
class Yes:
    """A switch that is `true` or `false`."""

    def read(self, text: str) -> bool:
        if text not in ("true", "false"):
            raise ValueError(text)
        return text == "true"

    def write(self, value: bool) -> str:
        return "true" if value else "false"

    def values(self) -> tuple[str, ...]:
        return ("false", "true")


@dataclass(frozen=True, slots=True)
class Words:
    """A switch that is one of some words; where all are digits, values are kept as numbers."""

    words: tuple[str, ...]

    def read(self, text: str) -> str | int:
        if text not in self.words:
            raise ValueError(text)
        return int(text) if all(word.isdigit() for word in self.words) else text

    def write(self, value: str | int) -> str:
        return str(value)

    def values(self) -> tuple[str, ...]:
        return self.words


@dataclass(frozen=True, slots=True)
class Compare(Words):
    """A switch that is `">="` or `">"`, in quotes in a record, where these characters have a meaning of their own."""

    words: tuple[str, ...] = ('">="', '">"')

    def read(self, text: str) -> str:
        comparison = text.strip('"')
        if f'"{comparison}"' not in self.words:
            raise ValueError(text)
        return comparison

    def write(self, value: str | int) -> str:
        return f'"{value}"'


@dataclass(frozen=True, slots=True)
class Number:
    """A switch that is a number from `least` to `most` in steps of `step`; its `unit` is cards, seconds or points."""

    least: float
    most: float
    unit: str = ""
    step: float = 1

    def read(self, text: str) -> float | int:
        if not _NUMBER.fullmatch(text):
            raise ValueError(text)
        value = float(text) if self.step % 1 and not text.isdecimal() else int(text)
        if not self.least <= value <= self.most:
            raise ValueError(text)
        return value

    def write(self, value: float) -> str:
        return f"{value:g}"

    def values(self) -> tuple[str, ...]:
        """Return the ends of the range, for tests to try."""
        return (self.write(self.least), self.write(self.most))


@dataclass(frozen=True, slots=True)
class Limits:
    """A switch that maps some of its keys to numbers (`score:500,rounds:10`), or `off`; kept as sorted pairs."""

    limits: tuple[tuple[str, Number], ...]

    def read(self, text: str) -> tuple[tuple[str, float], ...]:
        if text == "off":
            return ()
        known = dict(self.limits)
        pairs: dict[str, float | None] = {}
        for part in text.split(","):
            key, _, number = part.partition(":")
            if key not in known or key in pairs:
                raise ValueError(text)
            pairs[key] = None if number == "off" else known[key].read(number)
        return tuple(sorted((key, number) for key, number in pairs.items() if number is not None))

    def write(self, value: tuple[tuple[str, float], ...]) -> str:
        return ",".join(f"{key}:{number:g}" for key, number in value) or "off"

    def values(self) -> tuple[str, ...]:
        return ("off", *(f"{key}:{limit.write(limit.most)}" for key, limit in self.limits))


@dataclass(frozen=True, slots=True)
class Each(Limits):
    """A switch with a number for each of its keys (`bw:7,colour:10`); a missing key has its `usual` number."""

    usual: tuple[tuple[str, float], ...] = ()

    def read(self, text: str) -> tuple[tuple[str, float], ...]:
        pairs = Limits.read(self, text)
        if not pairs:
            raise ValueError(text)
        return tuple(sorted({**dict(self.usual), **dict(pairs)}.items()))

    def values(self) -> tuple[str, ...]:
        return (self.write(tuple(sorted(self.usual))), *(f"{key}:{n.write(n.most)}" for key, n in self.limits))


@dataclass(frozen=True, slots=True)
class Steps:
    """A switch with a number for each range between thresholds (`<0:15,0:50,1500:90`).

    `<0` is below zero, the others rise. A text that names the number from zero on tells all of them; any other changes
    some of the `usual` ones, or adds to them. Kept as pairs, whose first threshold is None for below zero.
    """

    number: Number
    usual: tuple[tuple[int | None, int], ...] = ()

    def read(self, text: str) -> tuple[tuple[int | None, int], ...]:
        steps: list[tuple[int | None, int]] = []
        for part in text.split(","):
            start, _, number = part.partition(":")
            if start != "<0" and not _WHOLE.fullmatch(start):
                raise ValueError(text)
            steps.append((None if start == "<0" else int(start), int(self.number.read(number))))
        starts = [-1 if start is None else start for start, _ in steps]
        if starts != sorted(set(starts)):
            raise ValueError(text)
        if 0 in starts:
            return tuple(steps)
        return tuple(sorted({**dict(self.usual), **dict(steps)}.items(), key=lambda step: (step[0] is not None, step)))

    def write(self, value: tuple[tuple[int | None, int], ...]) -> str:
        return ",".join(f"{'<0' if start is None else start}:{number}" for start, number in value)

    def values(self) -> tuple[str, ...]:
        """Return one step for all totals, and two, for tests to try."""
        return (f"0:{self.number.least:g}", f"<0:{self.number.least:g},0:{self.number.most:g}")


@dataclass(frozen=True, slots=True)
class Maybe:
    """A switch that is a number, or a `word` for none (kept as 0)."""

    word: str
    number: Number

    def read(self, text: str) -> float | int:
        return 0 if text == self.word else self.number.read(text)

    def write(self, value: float) -> str:
        return self.number.write(value) if value else self.word

    def values(self) -> tuple[str, ...]:
        return (self.word, *self.number.values())


@dataclass(frozen=True, slots=True)
class Some:
    """A switch that is any of some words, in their order, separated by commas.

    The word `none` stands for none of them, and `all` for all of them unless it is one of the words.
    """

    words: tuple[str, ...]
    none: str = "none"

    def read(self, text: str) -> tuple[str, ...]:
        if text == self.none:
            return ()
        if text == "all" and "all" not in self.words:
            return self.words
        found = text.split(",")
        if len(set(found)) < len(found) or not set(found) <= set(self.words):
            raise ValueError(text)
        return tuple(word for word in self.words if word in found)

    def write(self, value: tuple[str, ...]) -> str:
        return ",".join(value) or self.none

    def values(self) -> tuple[str, ...]:
        return (self.none, *self.words, self.write(self.words))


Kind = Yes | Words | Number | Limits | Steps | Maybe | Some


def values_of(kind: Kind) -> str:
    """Return the values that a record may give a switch, as a list: `off, 10–500`, or `off, score:1–100000`.

    N stands for any number, as in the steps `N:0–500`.
    """
    match kind:
        case Number():
            return f"{kind.write(kind.least)}–{kind.write(kind.most)}"
        case Maybe():
            return f"{kind.word}, {values_of(kind.number)}"
        case Limits():
            off = [] if isinstance(kind, Each) else ["off"]
            return ", ".join((*off, *(f"{key}:{values_of(number)}" for key, number in kind.limits)))
        case Steps():
            return f"<0:{values_of(kind.number)}, N:{values_of(kind.number)}"
        case Some():
            return ", ".join((kind.none, *kind.words))
    return ", ".join(kind.values())


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two settings that cannot both hold; `key` is the switch to look at, `id` the sentence that `fill` completes."""

    key: str
    id: str
    fill: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Switch:
    """A house rule as the form, the docs and the record need it: its values, its default, and its group of the form.

    Away from its default it `needs` other switches to have given values, and cannot stand `against` others. No line
    distinguishes the values in `alike`, so no example has to. `source` holds ids of docs/rules-index.md.
    """

    kind: Kind
    default: Any
    key: str = ""
    group: str = "play"
    needs: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    against: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    alike: frozenset[str] = frozenset()
    source: tuple[str, ...] = ()


def switch(default: Any, kind: Kind, *, alike: Iterable[str] = (), source: str = "", **more: Any) -> Any:
    """Declare a house rule, with `more` of what `Switch` tells; its sources are separated by blanks."""
    made = Switch(kind, default, alike=frozenset(alike), source=tuple(source.split()), **more)
    return dataclasses.field(default=default, metadata={"switch": made})


@dataclass(frozen=True)
class House:
    """The switches of every table; a family and a game add their own by inheriting."""

    enforce: str = switch("referee", Words(("players", "referee")), group="referee", source="ONE-35")
    call_tie_seconds: float = switch(0.4, Number(0, 5, "seconds", 0.1), group="referee")

    CHECKS: ClassVar[tuple[Callable[[Any, int], Iterable[Contradiction]], ...]] = ()
    """Checks for contradictions that no pair of switches can express: functions of (house, number of players)."""

    def text(self, key: str) -> str:
        """Return the value of a switch as a record writes it."""
        return str(switches(type(self))[key].kind.write(getattr(self, key)))

    def with_texts(self, pairs: Sequence[tuple[str, str]]) -> Self:
        """Return this house with switches set from text.

        Raises NotationError for an unknown key or a value it cannot take.
        """
        known = switches(type(self))
        values: dict[str, Any] = {}
        for key, text in pairs:
            if key not in known:
                raise NotationError("unreadable-house-key", key=key)
            try:
                values[key] = known[key].kind.read(text)
            except ValueError:
                choices = values_of(known[key].kind)
                raise NotationError("unreadable-house-value", key=key, value=text, choices=choices) from None
        return dataclasses.replace(self, **values)

    def changed(self, base: House) -> tuple[tuple[str, str], ...]:
        """Return the differences from another house of the same game, as a record writes them."""
        return tuple((key, self.text(key)) for key in switches(type(self)) if getattr(self, key) != getattr(base, key))

    def in_vain(self, id: str, keys: Iterable[str], **fill: object) -> Iterator[Contradiction]:
        """Yield a contradiction for each of these switches that was set although it means nothing here."""
        for key in keys:
            if getattr(self, key) != switches(type(self))[key].default:
                yield Contradiction(key, id, (("key", key), *fill.items()))

    def problems(self, players: int) -> tuple[Contradiction, ...]:
        """Return every contradiction among the settings, all at once; empty where the house can be played."""
        known = switches(type(self))
        found: list[Contradiction] = []
        for key, switch in known.items():
            if getattr(self, key) == switch.default:
                continue
            for id, others in (("house-needs", switch.needs), ("house-against", switch.against)):
                for other, value in others.items():
                    if (getattr(self, other) == value) is (id == "house-against"):
                        fill = (("key", key), ("other", other), ("value", known[other].kind.write(value)))
                        found.append(Contradiction(key, id, fill))
        for check in self.CHECKS:
            found.extend(check(self, players))
        return tuple(found)


def too_few_cards(
    players: int, hand: int, cards: int, *, more: int = 2, key: str = "hand_size"
) -> Iterator[Contradiction]:
    """Yield a contradiction if packs lack the cards for every hand, the first card and something to draw."""
    if players * hand + more > cards:
        yield Contradiction(key, "house-too-few-cards", (("players", players), ("hand", hand), ("cards", cards)))


_SWITCHES: dict[type, Mapping[str, Switch]] = {}


def switches(house: type[House]) -> Mapping[str, Switch]:
    """Return the house rules of a game by key, in the order they were written."""
    if house not in _SWITCHES:
        made = {field.name: field.metadata["switch"] for field in dataclasses.fields(house)}
        _SWITCHES[house] = {key: dataclasses.replace(switch, key=key) for key, switch in made.items()}
    return _SWITCHES[house]


_ROUNDS, _TIME = ("rounds", Number(1, 999, "rounds")), ("time", Number(1, 100_000, "seconds"))
END = Limits((_ROUNDS, ("score", Number(1, 100_000, "points")), _TIME))
"""Limits that end a game, whichever comes first.

After this many rounds, when a total reaches this many points, or when the round under way after this many seconds of
the record is over. `off`: the game goes on until the table stops.
"""
END_IN_STEPS = Limits((_ROUNDS, ("score", Number(1, 100_000, "points", 0.1)), _TIME))
"""The same limits where a game may count parts of a point."""


STEPS: Mapping[str, float] = {"whole": 1, "halves": 0.5, "tenths": 0.1}
"""The part of a point in which a game counts, by its word."""


def ending(*limits: tuple[str, float]) -> type[House]:
    """Return the house rules of a game that has only an `end`, by default these limits."""

    @dataclass(frozen=True)
    class Ending(House):
        end: tuple[tuple[str, float], ...] = switch(limits, END, group="end")

    return Ending


def reached(end: Sequence[tuple[str, float]], totals: Sequence[float], rounds: int, at: float) -> str | None:
    """Return the first limit that a scored round has reached, or None where the game goes on.

    It is `score`, `rounds` or `time`, or `wins` where only rounds won are counted.
    """
    most = max(totals, default=0)
    for key, limit in end:
        value = {"rounds": rounds, "score": most, "wins": most, "time": at}[key]
        if value >= limit:
            return key
    return None


def winners(totals: Sequence[float], playing: Sequence[bool], *, most: bool) -> tuple[int, ...]:
    """Return the seats with the most or the fewest points, several of which share the win."""
    there = [seat for seat, here in enumerate(playing) if here] or list(range(len(totals)))
    wins = (max if most else min)(totals[seat] for seat in there)
    return tuple(seat for seat in there if totals[seat] == wins)
