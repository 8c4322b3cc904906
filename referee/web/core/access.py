"""Access to a table, and redirects to another page."""

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from flask import Response, abort, current_app, redirect, request, url_for
from werkzeug.wrappers import Response as Answered

from referee import address
from referee.live import Table
from referee.texts.sentences import Sentences
from referee.web.core.context import Room, is_htmx, names_in, room, speech
from referee.web.core.public_server import is_public

CODE = "<code:code>"
MOST_COUNTED = 200
LONGEST_HOST = 60


def is_local_request() -> bool:
    """Return True if the request comes from this computer itself.

    A local reverse proxy would look the same, so forwarding headers, the Host header and HTTP/1.0 (which browsers never
    send and an unconfigured proxy does) rule it out. On a public server nobody is at the computer.
    """
    if is_public() or current_app.config["PROXIES"] or any(name in request.headers for name in address.FORWARDED):
        return False
    if request.environ.get("SERVER_PROTOCOL") == "HTTP/1.0":
        return False
    host = urlsplit(f"//{request.host}").hostname or ""
    return address.is_loopback(request.remote_addr or "x") and address.is_loopback(host)


def redirect_to(endpoint: str, **values: Any) -> Answered:
    """Send the phone to a page, as htmx or a plain form needs it."""
    return redirect_url(url_for(endpoint, **values))


def redirect_url(url: str) -> Answered:
    """Send the phone to an address of the app, as htmx or a plain form needs it."""
    return Response("", 200, {"HX-Redirect": url}) if is_htmx() else redirect(url, 303)


def at_table(code: str) -> Room:
    """Return the table for somebody who sits or hosts there; 403 for anybody else."""
    there = room(code)
    if not there.belongs:
        abort(403)
    note_phone(there)
    return there


def at_table_or_here(code: str) -> Room:
    """Return the table for the same people, and for this computer itself.

    With a backup of long ago no phone may have a seat, and somebody must admit the people.
    """
    there = room(code)
    return there if is_local_request() else at_table(code)


def note_phone(there: Room) -> None:
    """Remember that a phone has reached this table, which the host's page shows."""
    if is_local_request() or there.is_host:
        return
    reached = there.table.reached
    if there.device not in reached and len(reached) < MOST_COUNTED:
        # Behind a proxy there is one address, and a phone may send any other one as its own.
        reached[there.device] = "" if current_app.config["PROXIES"] else request.host[:LONGEST_HOST]
        there.table.notify()


def reached_by(table: Table) -> tuple[tuple[str, int], ...]:
    """Return the addresses by which phones have opened a table since the start, most phones first."""
    return tuple(Counter(table.reached.values()).most_common())


def speech_at(there: Room) -> Sentences:
    """Return sentences that know the names of the current game."""
    return speech(names_in(there.played))


def back_here() -> str:
    """Return the page a form was sent from, if it is one of ours, else the start page."""
    path = request.form.get("back", "")[:300]
    parts = urlsplit(path)
    safe = path.startswith("/") and not path.startswith("//") and "\\" not in path and not parts.netloc
    return path if safe and path.isprintable() else "/"
