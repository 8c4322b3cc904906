"""The frame of the reading pages: the game they show, and their live pieces."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from flask import Blueprint, abort, make_response, redirect, render_template, request, url_for
from flask.blueprints import BlueprintSetupState

from referee.engine.model.entry import Entry
from referee.engine.model.state import State
from referee.live import LiveGame, Table
from referee.live.stream import Fragment, Pieces
from referee.store.values import SeatRow
from referee.texts.sentences import Sentences
from referee.web.core.context import Room, room, speech, whole
from referee.web.core.screens import Drawing
from referee.web.core.seen_nights import next_of_night


class Reader(NamedTuple):
    """One phone that reads a game of a night.

    `current` is True for the game being played, the only one that takes lines.
    """

    there: Room
    played: LiveGame
    current: bool

    @property
    def table(self) -> Table:
        """The table of the game."""
        return self.there.table

    @property
    def state(self) -> State:
        """The game's state."""
        return self.played.state

    @property
    def speech(self) -> Sentences:
        """Sentences that know the names of this game."""
        return speech(self.state.names)

    @property
    def past(self) -> int:
        """The number of an earlier game, for its addresses; 0 for the game being played."""
        return 0 if self.current else self.played.number

    @property
    def may_enter(self) -> bool:
        """True if this phone has a seat to enter lines for."""
        seat = self.there.seat
        return self.current and seat is not None and seat.name in self.state.names

    @property
    def seat(self) -> SeatRow | None:
        """The seat for which this phone is offered what it may enter; None where it is offered nothing."""
        return self.there.seat if self.may_enter and self.table.night.ended is None else None

    def draw(self, template: str, **values: Any) -> str:
        """Render a template in sentences that know the names of this game."""
        words = self.speech
        return render_template(template, speech=words, say=words.say, plain=words.plain, **values)

    def show(self, template: str, **values: Any) -> str:
        """Render a reading page in its frame."""
        following = next_of_night(self.table.night)
        return self.draw(template, table=self.table, read=self, seat=self.seat, next_night=following, **values)


def reader(code: str) -> Reader | None:
    """Return the game of the address (`game`, by number), or the one being played.

    None before the first game, or if its log cannot be read; 404 for a game or a table that does not exist.
    """
    there = room(code)
    number = whole(request.args.get("game"))
    games = there.table.games
    played = there.played if number is None else next((game for game in games if game.number == number), None)
    if number is not None and played is None:
        abort(404)
    if played is None or not played.has_log:
        return None
    return Reader(there, played, played is there.played)


def reading(code: str) -> Reader:
    """Return the same game; where there is none yet, the answer is the page that says so."""
    read = reader(code)
    if read is None:
        abort(make_response(render_template("core/no_game.html", table=room(code).table)))
    return read


def entering(code: str) -> Reader:
    """Return the same game for a phone that may enter lines; 403 for any other."""
    read = reader(code)
    if read is None or not read.may_enter:
        abort(403)
    return read


def line_at(code: str, n: int | None) -> tuple[Reader, Entry]:
    """Return the game of the address and its line `n`; 404 if there is no such line."""
    read = reader(code)
    if read is None or n is None or not 1 <= n <= len(read.played.entries):
        abort(404)
    return read, read.played.entries[n - 1]


def to_its_night(read: Reader) -> None:
    """Answer a phone that asks for a form of an ended night with the page of that night."""
    if read.table.night.ended is not None:
        abort(redirect(url_for("nights.night", code=read.table.code), 303))


def next_night_piece(table: Table) -> Fragment:
    """Return the piece of a page that leads from an ended night to the next one."""
    return "next-night", next_of_night(table.night)


def live(blueprint: Blueprint, name: str, templates: Mapping[str, Drawing] | None = None) -> Callable[[Pieces], Pieces]:
    """Register a function as the live page `name`.

    Its pieces, rendered by their `templates`, are streamed to every phone that watches the page.
    """

    def register(made: Pieces) -> Pieces:
        def ready(setup: BlueprintSetupState) -> None:
            setup.app.extensions["screens"].register(name, made, templates or {})

        blueprint.record(ready)
        return made

    return register
