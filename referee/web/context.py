"""Who asks, in which language, at which table: what every page needs before it can answer."""

import logging
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from flask import Flask, Response, abort, current_app, g, make_response, render_template, request, session
from markupsafe import Markup
from werkzeug.exceptions import NotFound
from werkzeug.routing import IntegerConverter

from referee.connections import HANDED
from referee.core.game import Game
from referee.core.notation import Unreadable
from referee.core.view import View
from referee.live import Hall, Played, Table
from referee.live.pace import TooFast
from referee.speech import Speech
from referee.store import DatabaseFault, Seat, read_code
from referee.texts import LANGUAGES, Name, Texts, language_of
from referee.web.door import is_new
from referee.web.limits import guessed, must_not_guess

MOST_DIGITS = 9
log = logging.getLogger(__name__)


class Number(IntegerConverter):
    """A number in an address (`<number:n>`), as short as any of ours: what is longer is no address."""

    regex = f"[0-9]{{1,{MOST_DIGITS}}}"


def whole(text: str | None) -> int | None:
    """The number that ASCII digits say; None for anything else, and for what no count here ever comes to."""
    known = text is not None and text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if known and text is not None else None


def hall() -> Hall:
    """The hall of this app."""
    found: Hall = current_app.extensions["hall"]
    return found


def texts() -> Texts:
    """The texts of this app."""
    found: Texts = current_app.extensions["texts"]
    return found


def device() -> str:
    """This phone's id: kept in its signed cookie, made at its first visit, never shown to anybody."""
    if "device" not in session:
        session["device"] = secrets.token_hex(16)
        session.permanent = True
    found: str = session["device"]
    return found


def language() -> str:
    """This phone's language: the one chosen on it, else what its browser asks for."""
    if "language" not in g:
        g.language = language_of(request.headers.get("Accept-Language"), session.get("language"))
    found: str = g.language
    return found


def speech(names: tuple[str, ...] = ()) -> Speech:
    """Sentences in this phone's language."""
    return Speech(texts(), language(), names)


def is_htmx() -> bool:
    """Whether htmx asks: it wants a piece, not a page."""
    return request.headers.get("HX-Request") == "true"


def sorry(key: str, status: int = 200, /, **fill: Any) -> Response:
    """A clear sentence instead of what was asked for: a piece for htmx, a whole page else."""
    template = "parts/sorry.html" if is_htmx() else "sorry.html"
    return make_response(render_template(template, key=key, fill=fill), status)


def unreadable(fault: Unreadable) -> Response:
    """Why what somebody sent cannot be read, where no page says so itself: the table has changed since, perhaps."""
    log.warning("%s %s: %s", request.method, request.path, fault)
    return sorry(fault.key, 200 if is_htmx() else 422, **fault.fill)


def too_fast(fault: TooFast) -> Response:
    """A phone or a table that enters more lines than people do. The script keeps the tap and sends it again."""
    response = sorry("ui-too-fast", 429)
    response.headers["Retry-After"] = str(fault.seconds)
    return response


def faulty(fault: DatabaseFault) -> Response:
    """What the database could not keep, or could not be asked. A page's script tries a stream again by itself, but not
    a tap: its person reads why and decides."""
    log.error("%s %s: %s", request.method, request.path, fault)
    if request.method == "GET":
        return sorry("ui-not-read", 503, why=fault.key)
    return sorry("ui-not-kept", 507, why=fault.key)


@dataclass
class Room:
    """A table as one phone meets it: its seats, whether it hosts, and for whom it acts. `name` is who its person is."""

    table: Table
    device: str
    name: str = ""

    @cached_property
    def mine(self) -> tuple[Seat, ...]:
        """The seats that this phone holds, its own person's before those it helps out with."""
        held = (seat for seat in self.table.night.seats if self.device in seat.devices)
        return tuple(sorted(held, key=lambda seat: seat.name != self.name))

    @cached_property
    def is_host(self) -> bool:
        """Whether this phone opened the table, or was handed the role."""
        return self.table.night.host == self.device

    @property
    def has_vote(self) -> bool:
        """Whether this phone decides with the table: it hosts, or one of its seats is no longer new."""
        return self.is_host or not all(map(is_new, self.mine))

    @property
    def played(self) -> Played | None:
        """The game being played."""
        return self.table.game

    def may_act_for(self, seat: Seat) -> bool:
        """A phone acts for its own seats, and any phone at the table for a seat that has none."""
        return seat in self.mine or (not seat.devices and (bool(self.mine) or self.is_host))

    def may_act_as(self, name: str) -> bool:
        """The same by name."""
        return any(seat.name == name and self.may_act_for(seat) for seat in self.table.night.seats)

    @property
    def asks_for_another(self) -> bool:
        """Whether this request names a seat that this phone may not act for, any more perhaps: its person took over, or
        it is gone."""
        asked = whole(request.values.get("as"))
        return asked is not None and not any(
            each.id == asked and self.may_act_for(each) for each in self.table.night.seats
        )

    @cached_property
    def seat(self) -> Seat | None:
        """The seat this request acts for: the one it names, else the phone's own, else (for a host without a seat)
        the first that has no phone. 403 for a seat that is another phone's."""
        asked = whole(request.values.get("as"))
        if asked is not None:
            seat = next((each for each in self.table.night.seats if each.id == asked), None)
            if seat is None or not self.may_act_for(seat):
                abort(403)
            return seat
        if self.mine:
            return self.mine[0]
        free = (each for each in self.table.night.seats if self.may_act_for(each))
        return next(free, None)

    @property
    def own(self) -> Seat | None:
        """This phone's own seat: its person's, where it helps others out too; None for a phone without any."""
        return self.mine[0] if self.mine else None

    @property
    def for_another(self) -> bool:
        """Whether this request acts for another seat than the phone's own: for one act, then the phone is its own
        again. A phone without a seat of its own is never anybody's."""
        asked = whole(request.values.get("as"))
        return self.own is not None and asked is not None and asked != self.own.id

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The other seats that this phone may act for."""
        return tuple(each for each in self.table.night.seats if each is not self.seat and self.may_act_for(each))


def room(code: str) -> Room:
    """The table with this code; 404, with a way on, where there is none, and 429 for whoever has guessed too often: who
    is at the table need not guess."""
    read = read_code(code)
    table = hall().table(read) if read else None
    there = Room(table, device(), session.get("name", "")) if table is not None else None
    if there is None or not (there.mine or there.is_host):
        must_not_guess()
    if there is None:
        guessed()
        raise NotFound
    return there


def pieces(table: Table, name: str, seat: int | None) -> dict[str, Markup]:
    """The live pieces of a page, as they stand now, by the id of their element."""
    made = hall().screens.fragments(table, name, seat, language())
    return {key: Markup(hall().html(key, value, language())) for key, value in made}


def drawn(template: str, words: Speech, **values: Any) -> str:
    """A piece that is sent by itself, as a template draws it that needs no more than sentences and values."""
    found: str = hall().screens.draw(template, words, **values)  # type: ignore[attr-defined]
    return found


def streamed(there: Room, name: str, seat: int | None) -> Response:
    """News of a page, as server-sent events, compressed for a browser that reads that."""
    packs = request.accept_encodings.quality("gzip") > 0
    watcher = hall().watch(there.table, name, seat, language(), there.device, packs=packs)
    handed = request.environ.get(HANDED)
    if handed is not None:
        handed.append(watcher)
    news = iter(watcher) if handed is None else iter(())
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding, Cookie"}
    if packs:
        headers["Content-Encoding"] = "gzip"
    return Response(news, mimetype="text/event-stream", headers=headers)


def game_of(played: Played) -> Game:
    """The rules a game is played by."""
    found: Game = played.game
    return found


def view_of(played: Played) -> View:
    """What the game's screens show."""
    return game_of(played).view(played.state)


def init_app(app: Flask) -> None:
    """Gives every template its language and its words, and addresses their numbers."""
    app.url_map.converters["number"] = Number

    app.jinja_env.globals["tap_id"] = lambda: secrets.token_hex(8)

    @app.context_processor
    def words() -> dict[str, Any]:
        return {
            "speech": speech(),
            "say": speech().say,
            "plain": speech().plain,
            "language": language(),
            "LANGUAGES": LANGUAGES,
            "Name": Name,
        }
