"""A toy engine and toy screens for the tests of the layers between the engine and the pages.

The toy's state is the number of standing lines and the text of the last one; a `draws 13` is refused and `catches` is
open.
"""

from copy import copy
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from markupsafe import escape

from referee.engine.basics.actions import Action, Draws
from referee.engine.basics.errors import NotationError
from referee.engine.notation import record
from referee.live import Table
from referee.live.stream import Shown
from referee.store.values import KeptLine

HEAD = "game: toy\nplayers: Ann Bo Cy\n"


@dataclass(frozen=True)
class ToyRule:
    id: str


@dataclass(frozen=True)
class ToyRuling:
    verdict: str
    rule: ToyRule


@dataclass(frozen=True)
class ToyEntry:
    n: int
    at: float
    action: Any
    text: str
    ruling: ToyRuling
    stands: bool = True


class ToyGame:
    def view(self, state: tuple[int, str]) -> Any:
        return SimpleNamespace(
            round=state[0], phase="", turn=0, middle=(), suit=None, owed=0, may=None, trick=None, clock=None
        )


class ToyLog:
    game = ToyGame()

    def __init__(self, head: str) -> None:
        self.head = record.read_head(head)
        self.entries: list[ToyEntry] = []

    @property
    def state(self) -> tuple[int, str]:
        standing = [entry for entry in self.entries if entry.ruling.verdict != "no"]
        return len(standing), standing[-1].text if standing else ""

    def judge(self, action: Any, at: float) -> ToyRuling:
        if action.who not in self.head.players:
            raise NotationError("unreadable-player", name=action.who)
        refused = isinstance(action, Draws) and action.count == 13
        return ToyRuling("no", ToyRule("toy.thirteen")) if refused else ToyRuling("ok", ToyRule("toy.all"))

    def enter_all(self, actions: list[Any], at: float) -> list[ToyEntry]:
        return [self.enter(action, at) for action in actions]

    def enter(self, action: Any, at: float) -> ToyEntry:
        if record.format_line(action) == "Ann draws 99":
            raise ZeroDivisionError("a fault of the toy")
        ruling = self.judge(action, at)
        assert not self.entries or at >= self.entries[-1].at
        entry = ToyEntry(len(self.entries) + 1, at, action, record.format_line(action), ruling)
        self.entries.append(entry)
        return entry

    def truncate(self, n: int) -> None:
        del self.entries[n:]

    def copy(self) -> "ToyLog":
        new = copy(self)
        new.entries = list(self.entries)
        return new

    def load(self, lines: list[tuple[float, str, str]]) -> None:
        for at, text, verdict in lines:
            action = record.read_line(text).action
            self.entries.append(
                ToyEntry(len(self.entries) + 1, at, action, text, ToyRuling(verdict, ToyRule("toy.kept")))
            )


def actions(*lines: str) -> list[Action]:
    """Return the actions of these lines."""
    return [record.read_line(line).action for line in lines]  # type: ignore[misc]


class ToyScreens:
    """Three fragments: the board is the same for all, the seat's is personal, the log has one line per entry."""

    limit: float | None = None

    def __init__(self) -> None:
        self.rendered: list[tuple[str, Any, str]] = []

    def fragments(self, table: Any, page: str, seat: int | None) -> Any:
        game = table.game
        state = game.state if game else (0, "")
        entries = tuple(entry.text for entry in game.entries) if game else ()
        shared = table.memo(
            "shared",
            lambda: (("board", state), ("log", entries), ("people", tuple(s.name for s in table.night.seats))),
        )
        return table.memo(("shown", seat), lambda: Shown(shared, (("mine", (seat, state[0] % 2)),)))

    def html(self, name: str, value: Any, language: str, kept: object = None) -> str:
        self.rendered.append((name, value, language))
        if name == "board":
            return f'<p><output id="count">{value[0]}</output> <bdi id="last">{escape(value[1])}</bdi> ({language})</p>'
        if name == "log":
            return "<ol>" + "".join(f"\n<li>{escape(text)}</li>" for text in value) + "</ol>"
        return f"<p>{escape(value)}</p>"

    def deadline(self, table: Any) -> float | None:
        return self.limit


def enter(table: Table, *lines: str, post: str | None = None, expected: str | None = None) -> Any:
    return table.enter(actions(*lines), device="phone", post=post, expected=expected)


def texts(table: Table) -> list[str]:
    assert table.game is not None
    return [entry.text for entry in table.game.entries]


def line(game: int, n: int, text: str = "Bo says one", post: str | None = None) -> KeptLine:
    return KeptLine(game, n, n * 1.5, text, "ok", "toy.all", "phone", 1_700_000_000.0 + n, post)
