"""What the reading pages share: the game of the night they show, their frame, and how they become live."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, abort, render_template, request
from flask.blueprints import BlueprintSetupState

from referee.live import Played, Table
from referee.live.stream import Fragment
from referee.speech import Speech
from referee.web.context import Room, room, speech, whole

CODE = "<string(length=4):code>"
Pieces = Callable[[Table, int | None], Sequence[Fragment]]


@dataclass(frozen=True, slots=True)
class Reader:
    """One phone reading a game of a night. `current` says that it is the game being played: only there are lines
    entered."""

    there: Room
    played: Played
    current: bool

    @property
    def table(self) -> Table:
        """The table it reads at."""
        return self.there.table

    @property
    def state(self) -> Any:
        """The game's state."""
        return self.played.state

    @property
    def speech(self) -> Speech:
        """Sentences that know the names of this game."""
        return speech(tuple(self.state.names))

    @property
    def past(self) -> int:
        """The number of a game that is no longer the one being played, for its addresses; 0 for that one."""
        return 0 if self.current else self.played.number

    @property
    def may_enter(self) -> bool:
        """Whether this phone has a seat to enter lines for."""
        seat = self.there.seat
        return self.current and seat is not None and seat.name in self.state.names


def reader(code: str) -> Reader | None:
    """The game that the address asks for (`game`, by number), else the one being played; None before the first, and
    where its log can no longer be read. 404 for a game or a table that is not there."""
    there = room(code)
    number = whole(request.args.get("game"))
    games = there.table.games
    played = there.played if number is None else next((each for each in games if each.number == number), None)
    if number is not None and played is None:
        abort(404)
    if played is None or played.game is None:
        return None
    return Reader(there, played, played is there.played)


def show(template: str, code: str, read: Reader | None, **values: Any) -> str:
    """A reading page in its frame; before the first game, the page that says so."""
    if read is None:
        return render_template("reading-empty.html", table=room(code).table)
    words = read.speech
    return render_template(
        template,
        table=read.table,
        read=read,
        seat=read.there.seat if read.may_enter else None,
        speech=words,
        say=words.say,
        plain=words.plain,
        **values,
    )


def live(blueprint: Blueprint, name: str) -> Callable[[Pieces], Pieces]:
    """Makes a function the live page `name`: what it gives is sent to every phone that watches that page."""

    def register(made: Pieces) -> Pieces:
        def ready(setup: BlueprintSetupState) -> None:
            setup.app.extensions["hall"].screens.pages[name] = made

        blueprint.record(ready)
        return made

    return register
