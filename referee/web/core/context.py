"""The phone, the language and the table of a request."""

import logging
import math
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, Concatenate, ParamSpec, TypeVar

from flask import Flask, Response, abort, current_app, g, make_response, render_template, request
from markupsafe import Markup
from werkzeug.datastructures import LanguageAccept, MultiDict
from werkzeug.exceptions import NotFound
from werkzeug.http import parse_accept_header
from werkzeug.routing import IntegerConverter, Map, UnicodeConverter

from referee.engine.basics.errors import NotationError
from referee.live import LiveGame, Table, TableRegistry
from referee.live.apart import TooMuch, in_turns
from referee.live.connection import WIRE
from referee.live.live_game import FEW
from referee.store import Store
from referee.store.codes import CODE_LENGTH, LONG_CODE, read_code
from referee.store.values import DatabaseFault, SeatRow, StoreError
from referee.texts.catalog import LANGUAGES, Catalog, Name
from referee.texts.sentences import Sentences
from referee.web.core import assets
from referee.web.core.phone import asked, chosen, device
from referee.web.core.public_server import is_public, may_see, may_watch
from referee.web.core.rate_limit import by_address, guessed, must_not_guess, spent_guesses

P = ParamSpec("P")
R = TypeVar("R")
MOST_DIGITS = 9
log = logging.getLogger(__name__)


class NumberConverter(IntegerConverter):
    """A number in an address (`<number:n>`) with at most `MOST_DIGITS` digits."""

    regex = f"[0-9]{{1,{MOST_DIGITS}}}"


class CodeConverter(UnicodeConverter):
    """The code of a table in an address (`<code:code>`), short or long, in any case."""

    def __init__(self, url_map: Map) -> None:
        super().__init__(url_map, minlength=CODE_LENGTH, maxlength=LONG_CODE)


def whole(text: str | None) -> int | None:
    """Parse a number of ASCII digits; None for anything else, and for more digits than any number here has."""
    known = text is not None and text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if known and text is not None else None


def registry() -> TableRegistry:
    """Return the tables of this app."""
    found: TableRegistry = current_app.extensions["registry"]
    return found


def ask_store(function: Callable[Concatenate[Store, P], R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """Run a method of the store and wait for it; raise its exception if it raises one."""
    writer = registry().writer
    return writer.ask(function, writer.store, *args, **kwargs)


def act_once(function: Callable[Concatenate[Store, P], R], /, *args: P.args, **kwargs: P.kwargs) -> R | None:
    """Run a method of the store that changes something, once for the id of this request's tap; None the second time."""
    return ask_store(Store.once, device(), request.form.get("post", "")[:64], function, *args, **kwargs)


def is_done() -> bool:
    """Return True if this very tap was kept by `act_once` before and comes again, because its answer was lost."""
    post = request.form.get("post", "")[:64]
    return bool(post) and ask_store(Store.was_done, device(), post)


def apart(whose: str, function: Callable[..., R], *args: Any, lines: int | None = None) -> R:
    """Run long work for a phone or an address beside the tables; 429 if it has had too much lately.

    Work on a number of `lines` is not worth the way if they are few.
    """
    return function(*args) if lines is not None and lines < FEW else registry().apart.run(whose, function, *args)


def texts() -> Catalog:
    """Return the texts of this app."""
    found: Catalog = current_app.extensions["texts"]
    return found


def language() -> str:
    """Return this phone's language: the one chosen on it, else the one its browser asks for, else English."""
    found: str | None = g.get("language")
    if found is None:
        picked = chosen("language")
        found = g.language = picked if picked in LANGUAGES else _wanted(request.headers.get("Accept-Language"))
    return found


@lru_cache(maxsize=256)
def _wanted(header: str | None) -> str:
    """Return the language that a browser asks for; the cache saves 0.05 ms of a tap."""
    return parse_accept_header(header, LanguageAccept).best_match(LANGUAGES, LANGUAGES[0])


def speech(names: tuple[str, ...] = (), me: int | None = None) -> Sentences:
    """Return sentences in this phone's language; `me` is the seat of its person, if they are to be called "you"."""
    return Sentences(texts(), language(), names, me)


def is_htmx() -> bool:
    """Return True if htmx asks: it gets a piece, not a page."""
    return bool(asked().environ.get("HTTP_HX_REQUEST") == "true")


def sorry(key: str, status: int = 200, /, **fill: Any) -> Response:
    """Answer with a sentence instead of the requested content: a piece for htmx, otherwise a page."""
    template = "core/sorry_piece.html" if is_htmx() else "core/sorry.html"
    return make_response(render_template(template, key=key, fill=fill), status)


def unreadable(fault: NotationError) -> Response:
    """Answer a text that cannot be read, or may not be entered, with the reason."""
    log.info("%s %s: %s", request.method, request.url_rule, fault)
    return sorry(fault.key, 200 if is_htmx() else 422, **fault.fill)


def too_much(fault: TooMuch) -> Response:
    """Answer who asks for too much long work or enters too many lines: the script sends a tap again."""
    response = sorry(fault.key, 429)
    response.headers["Retry-After"] = str(math.ceil(fault.seconds))
    return response


def faulty(fault: DatabaseFault) -> Response:
    """Answer a fault of the database.

    A page's script tries a stream again by itself, but not a tap: its person reads the reason and decides.
    """
    log.error("%s %s: %s", request.method, request.url_rule, fault)
    if request.method == "GET":
        return sorry("ui-not-read", 503, why=fault.key)
    return sorry("ui-not-kept", 507, why=fault.key)


def overtaken(fault: StoreError) -> Response:
    """Answer a change that somebody else's came before, if no page does so itself: perhaps the night has gone."""
    log.warning("%s %s: %s", request.method, request.url_rule, fault)
    return sorry("ui-no-night", 404) if fault.key == "no-night" else sorry("ui-late-now", 409)


def refused_by_store(fault: StoreError, about: str, **fill: Any) -> str:
    """Return the sentence of a page `about` something for a change that the store refused.

    Without a sentence of its own, somebody else's change came before.
    """
    key = f"ui-{about}-{fault.key}"
    return speech().plain(key if speech().has(key) else "ui-late-now", **fill)


@dataclass
class Room:
    """A table as one phone meets it: its seats, whether it hosts, and the seat it acts for.

    `name` is the name of the phone's person, None for what it says. Some properties are cached for the request, which
    saves 0.02 ms of a tap.
    """

    table: Table
    device: str
    name: str | None = None

    @cached_property
    def mine(self) -> tuple[SeatRow, ...]:
        """The seats that this phone holds, its own person's before those it helps out with."""
        held = [seat for seat in self.table.night.seats if self.device in seat.devices]
        if len(held) > 1:
            own = chosen("name") if self.name is None else self.name
            held.sort(key=lambda seat: seat.name != own)
        return tuple(held)

    @cached_property
    def is_host(self) -> bool:
        """True if this phone opened the table, or was handed the role."""
        return self.table.night.host == self.device

    @property
    def belongs(self) -> bool:
        """True if this phone is at the table: it holds a seat, or hosts."""
        return bool(self.mine) or self.is_host

    @property
    def played(self) -> LiveGame | None:
        """The game being played."""
        return self.table.game

    def may_act_for(self, seat: SeatRow) -> bool:
        """Return True for the phone's own seats, and for any phone at the table if the seat has none."""
        return seat in self.mine or (not seat.devices and self.belongs)

    @cached_property
    def form(self) -> MultiDict[str, str]:
        """The form of this request."""
        return asked().form

    @cached_property
    def asked(self) -> int | None:
        """The id of the seat that this request names; None if it names none."""
        now = asked()
        fields = now.args if now.query_string and "as" in now.args else self.form
        return whole(fields["as"]) if "as" in fields else None  # `get` is slow for a missing key

    @property
    def asks_for_another(self) -> bool:
        """True if this request names a seat that this phone may not act for, or no longer."""
        asked = self.asked
        return asked is not None and not any(
            seat.id == asked and self.may_act_for(seat) for seat in self.table.night.seats
        )

    @cached_property
    def seat(self) -> SeatRow | None:
        """The seat this request acts for; 403 for a seat of another phone.

        It is the one that the request names, else the phone's own, else (for a host without a seat) the first without a
        phone.
        """
        asked = self.asked
        if asked is not None:
            seat = next((held for held in self.table.night.seats if held.id == asked), None)
            if seat is None or not self.may_act_for(seat):
                abort(403)
            return seat
        if self.mine:
            return self.mine[0]
        free = (seat for seat in self.table.night.seats if self.may_act_for(seat))
        return next(free, None)

    @property
    def own(self) -> SeatRow | None:
        """The seat of this phone's own person; None for a phone without any seat."""
        return self.mine[0] if self.mine else None

    def number_in(self, played: LiveGame | None) -> int | None:
        """Return the engine's number of the seat that this phone acts for; None if it is not in the game."""
        seat, names = self.seat, () if played is None else played.names
        return names.index(seat.name) if seat is not None and seat.name in names else None

    def me_in(self, played: LiveGame | None) -> int | None:
        """Return the seat of the phone's own person in a game; None for a phone that acts for somebody else."""
        return self.number_in(played) if self.seat in self.mine else None

    @property
    def for_another(self) -> bool:
        """True if this request acts for another seat than the phone's own.

        It does so for one act; then the phone is its own again. A phone without a seat of its own is nobody's.
        """
        asked = self.asked
        return self.own is not None and asked is not None and asked != self.own.id

    @cached_property
    def others(self) -> tuple[SeatRow, ...]:
        """The other seats that this phone may act for."""
        return tuple(seat for seat in self.table.night.seats if seat is not self.seat and self.may_act_for(seat))


class NoNight(NotFound):
    """The answer to the code of a night that there is not. Nobody learns whether there ever was one."""


def found(code: str | None) -> Room | None:
    """Return the table with a code that was read, or None if there is none that this phone may see."""
    table, phone = registry().table(code) if code else None, device()
    return Room(table, phone) if table is not None and may_see(table, phone) else None


def room(code: str) -> Room:
    """Return the table with this code; 404 if there is none, 429 for an address that has guessed too often.

    People at the table need not guess.
    """
    read = read_code(code)
    if spent_guesses() is not None and read not in ask_store(Store.codes_of, device()):
        must_not_guess()
    there = found(read)
    if there is None:
        guessed()
        raise NoNight
    return there


def pieces(table: Table, name: str, seat: int | None) -> dict[str, Markup]:
    """Return the live pieces of a page as they are now, by the id of their element."""
    screens, words = registry().screens, language()
    shown = screens.fragments(table, name, seat)
    return {
        key: Markup(screens.html(key, value, words, table.drawn)) for key, value in in_turns(chain.from_iterable(shown))
    }


def acts_as(there: Room, number: int | None) -> Callable[[], bool]:
    """Return a function that tells if a phone still acts for the seat of this request, which has a number in the game.

    With the next game, or another phone at the seat, it does not: it would read the cards of somebody else. A phone
    whose person has left goes on until somebody has their place: it shows how their game ended.
    """
    table, seat = there.table, there.seat if number is not None else None
    if seat is None or number is None:
        return lambda: True
    device, first = there.device, table.game
    night, game = table.night, first

    def still() -> bool:
        nonlocal night, game
        if table.night is night and table.game is game:  # as after most lines
            return True
        night, game = table.night, table.game
        held = next((held for held in night.seats if (held.name,) == names_in(game)[number : number + 1]), None)
        if held is None:
            return game is first
        return held.id == seat.id and Room(table, device, "").may_act_for(held)

    return still


def streamed(there: Room, name: str, seat: int | None, may: Callable[[], bool] = lambda: True) -> Response:
    """Return the stream of a page while a phone `may` read it, compressed for a browser that reads gzip."""
    address = by_address()
    if not may_watch(there.table, there.device, address):
        abort(429)
    packs = request.accept_encodings.quality("gzip") > 0
    wire = request.environ.get(WIRE)
    who = there.device
    watcher = registry().watch(
        there.table, name, seat, language(), who, packs=packs, may=may, wire=wire, address=address
    )
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding, Cookie"}
    headers["Connection"] = "close"  # no other request follows on it
    if packs:
        headers["Content-Encoding"] = "gzip"
    return Response(iter(watcher), mimetype="text/event-stream", headers=headers)


def names_in(played: LiveGame | None) -> tuple[str, ...]:
    """Return the names of the people in a game; none before the first."""
    return played.names if played is not None else ()


def init_app(app: Flask) -> None:
    """Give every template its language and its sentences, and addresses their numbers."""
    app.url_map.converters["number"] = NumberConverter
    app.url_map.converters["code"] = CodeConverter

    app.jinja_env.globals |= {
        "tap_id": lambda: secrets.token_hex(8),
        "in_turns": in_turns,  # for lists that grow with the night
        "static": assets.static(),
        "vendor": assets.vendor(),
    }

    @app.context_processor
    def words() -> dict[str, Any]:
        return {
            "speech": speech(),
            "say": speech().say,
            "plain": speech().plain,
            "language": language(),
            "LANGUAGES": LANGUAGES,
            "Name": Name,
            "public": is_public(),
        }
