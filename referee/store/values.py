"""What the store gives back, each a frozen value, and why it refuses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

CLOSED = -1
"""The value of a night's `door` that was closed with a tap."""

Step = Callable[[Any], Any]
"""What a tap changes besides lines: a function that is given the store, in the tap's transaction and in the store's
thread, so that it sees all that was kept before it."""


class Entry(StrEnum):
    """How a seat came to the table: it sat down by itself, somebody at the table let it in, or it is trusted like one
    that has been there all evening (the host let it in, or it was there when a trusted phone started a game)."""

    FREE = "free"
    ADMITTED = "admitted"
    TRUSTED = "trusted"


class StoreError(Exception):
    """Nothing was written; `key` is the reason: `no-night`, `no-seat`, `name-taken`, `seat-full`, `no-rules`,
    `too-many`, `conflict`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. `place` counts the ring from 0; `devices` are the ids that may act for it, newest last.
    `came` is the time when it sat down (0 in a night of an older version)."""

    id: int
    name: str
    place: int
    pin: str
    entry: Entry = Entry.TRUSTED
    came: float = 0.0
    devices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a night: `number` from 1, `head` the text of its record's head."""

    id: int
    night: int
    number: int
    head: str
    started: float


@dataclass(frozen=True, slots=True)
class Night:
    """Everything one table plays. `host` is a device id; `ended` is None while the night is open; `plan` is what the
    web keeps of a game that has not begun (a text of its own). `door` is the number of games there were when the table
    was last opened to newcomers (0 for a new one), or `CLOSED`; `deleted` is when the night was deleted. `held` are the
    names of people who left a seat by themselves, with the device that spoke for them. `read` counts what was read from
    the database: of two the greater is the newer."""

    id: int
    code: str
    name: str
    opened: float
    ended: float | None = None
    host: str | None = None
    plan: str = ""
    door: int = 0
    deleted: float | None = None
    held: frozenset[tuple[str, str]] = frozenset()
    seats: tuple[Seat, ...] = ()
    games: tuple[Game, ...] = ()
    read: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class NightRow:
    """A night in the list of nights. `changed` is when its last line was entered; `devices` are the ids that sit there
    (read for deleted nights only)."""

    id: int
    code: str
    name: str
    opened: float
    changed: float
    ended: float | None
    host: str | None
    people: tuple[str, ...]
    games: int
    lines: int
    deleted: float | None = None
    devices: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class KeptLine:
    """One line of a game's log. `text` is what was entered, `verdict` and `rule` what was ruled then."""

    game: int
    n: int
    at: float
    text: str
    verdict: str
    rule: str
    device: str | None
    entered: float
    post: str | None = None


@dataclass(frozen=True, slots=True)
class KeptRules:
    """House rules under a name: `house` is `key=value …` over the preset, `device` the phone that keeps them."""

    id: int
    game: str
    name: str
    preset: str
    house: str
    device: str | None
    deleted: float | None = None


@dataclass(frozen=True, slots=True)
class Tap:
    """All that one tap keeps, in one transaction: its lines, and after them its steps. `post` is its id."""

    night: int
    lines: Sequence[KeptLine] = ()
    steps: Sequence[Step] = ()
    post: str = ""
    device: str | None = None
