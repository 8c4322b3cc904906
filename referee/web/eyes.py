"""The one way from the log to a screen: what a line says to those who look, and what the referee says of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from referee.core.actions import Action
from referee.core.game import Game
from referee.core.note import Note
from referee.core.replay import Entry
from referee.core.rulings import Ruling
from referee.core.state import State
from referee.exporting import seen_by
from referee.live import Played
from referee.web.context import Room


@dataclass(frozen=True, slots=True)
class LineShown:
    """A line of the log as somebody may see it. `ruling` is None while a wrong play may still be caught; `was` is what
    was entered where the line is read otherwise now, `beside` what else came about with it."""

    n: int
    at: float
    action: Action
    was: Action | None
    ruling: Ruling | None
    stands: bool
    undone: bool
    beside: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: `seats` by their numbers in the game (none: everybody); `quiet` lines have no ruling to see yet."""

    game: Game
    state: State
    quiet: frozenset[int]
    seats: frozenset[int]

    def reads(self, action: Action, n: int = 0) -> Action:
        """An act, its cards left out where they are for others; `n` is the number of its line."""
        return seen_by(self.game, self.state, action, self.seats, n)

    def line(self, entry: Entry) -> LineShown:
        """A line of the log."""
        return LineShown(
            entry.n,
            entry.at,
            self.reads(entry.read, entry.n),
            self.reads(entry.action, entry.n) if entry.amended else None,
            None if entry.n in self.quiet else entry.ruling,
            entry.stands,
            entry.undone,
            self.game.beside(self.state, entry.n),
        )


def eyes(played: Played, seats: Collection[int] = ()) -> Eyes:
    """What these seats may see of a game; without any, what everybody may."""
    return Eyes(played.game, played.state, played.game.quiet(played.entries, played.state), frozenset(seats))


def eyes_of(there: Room, played: Played) -> Eyes:
    """What the people of a phone may see of a game."""
    names = played.state.names
    return eyes(played, [names.index(seat.name) for seat in there.mine if seat.name in names])
