"""Where a tap leads: who may do a thing, and how an answer takes a phone to another page."""

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from flask import Flask, Response, abort, current_app, redirect, request, session, url_for
from werkzeug.wrappers import Response as Answered

from referee import address
from referee.live import Table
from referee.speech import Speech
from referee.store import Seat
from referee.web.context import Room, is_htmx, room, speech
from referee.web.people import Refused, give, refusal

CODE = "<string(length=4):code>"
REACHED = "referee-reached"
"""Where the app keeps by which address (host and port) each phone came, by table and device."""
MOST_COUNTED = 200
LONGEST_HOST = 60
FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via")


def is_here() -> bool:
    """Whether this very computer asks. A proxy on it would look the same, so what it forwards and what the request
    calls us counts too, and that no browser speaks HTTP/1.0, as a proxy does that nobody has told anything."""
    if current_app.config["PROXIES"] or any(name in request.headers for name in FORWARDED):
        return False
    if request.environ.get("SERVER_PROTOCOL") == "HTTP/1.0":
        return False
    host = urlsplit(f"//{request.host}").hostname or ""
    return address.is_loopback(request.remote_addr or "x") and address.is_loopback(host)


def go(endpoint: str, **values: Any) -> Answered:
    """Takes the phone to a page, asked by htmx or by a plain form."""
    return to(url_for(endpoint, **values))


def to(url: str) -> Answered:
    """The same to an address of the app."""
    return Response("", 200, {"HX-Redirect": url}) if is_htmx() else redirect(url, 303)


def at_table(code: str) -> Room:
    """The table, for somebody who sits or hosts there; 403 for anybody else."""
    there = room(code)
    if not there.mine and not there.is_host:
        abort(403)
    note_phone(there)
    return there


def at_table_or_here(code: str) -> Room:
    """The same, and the very computer that keeps the nights: after a backup without its key no phone has a seat, and
    somebody must let the people in."""
    there = room(code)
    return there if is_here() else at_table(code)


def done(there: Room) -> bool:
    """Whether this very tap was kept before with all that it changes, and comes again because its answer was lost."""
    found = there.table.answered(request.form.get("post"))
    return found is not None and refusal(found) is None


def note_phone(there: Room) -> None:
    """Remembers that a phone has reached this table, so that the host's page can say so."""
    if is_here() or there.is_host:
        return
    reached: dict[str, dict[str, str]] = current_app.extensions[REACHED]
    found = reached.setdefault(there.table.code, {})
    if there.device not in found and len(found) < MOST_COUNTED:
        found[there.device] = request.host[:LONGEST_HOST]
        there.table.touch()


def take(there: Room, seat: Seat) -> None:
    """This phone speaks for a seat from now on. It remembers the name where the seat is its first here: any other it
    only helps out. Refused where the seat has its phones."""
    helps = bool(there.mine)
    give(there.table, seat, there.device, post=request.form.get("post"))
    if not helps:
        session["name"] = seat.name


def reached_by(app: Flask, code: str) -> tuple[tuple[str, int], ...]:
    """How many phones have opened a table since the server started, by the address they used, most first."""
    return tuple(Counter(app.extensions[REACHED].get(code, {}).values()).most_common())


def app_of(table: Table) -> Flask:
    """The app: a stream is written outside of any request, so the screens know it."""
    app: Flask = table.hall.screens.app  # type: ignore[attr-defined]
    return app


def speech_at(there: Room) -> Speech:
    """Sentences that know the names of the game being played."""
    played = there.played
    return speech(tuple(played.state.names) if played is not None and played.state is not None else ())


def sentence(there: Room | None, fault: Refused) -> str:
    """A refusal in words."""
    words = speech_at(there) if there is not None else speech()
    if "ruling" in fault.fill:
        return words.rule_plain(fault.fill["ruling"])
    return words.plain(fault.key, **fault.fill)


def back_here() -> str:
    """The page a form was sent from, if it is one of ours."""
    path = request.form.get("back", "")[:300]
    parts = urlsplit(path)
    safe = path.startswith("/") and not path.startswith("//") and "\\" not in path and not parts.netloc
    return path if safe and path.isprintable() else "/"
