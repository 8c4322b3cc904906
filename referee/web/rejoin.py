"""A seat's own link: it brings its person back from another browser or another phone, without any typing."""

import hmac

from flask import Blueprint, Response, abort, current_app, render_template, request
from itsdangerous import Signer
from werkzeug.wrappers import Response as Answered

from referee.store import Seat
from referee.web.context import Room, room
from referee.web.limits import allowed, by_table
from referee.web.people import Refused, seat_at
from referee.web.presence import shows_pin
from referee.web.share import linked
from referee.web.ways import CODE, at_table_or_here, go, is_here, note_phone, sentence, take

page = Blueprint("rejoin", __name__)
WRONG = "30/minute"
"""Links that lead to no seat, from one address to one table. One that is right is never counted."""


def key_of(there: Room, seat: Seat) -> str:
    """What a seat's link proves itself with: nobody makes it without the server's secret. Like the PIN, which is new
    after each time that somebody took the seat, it is good for one phone."""
    signer = Signer(str(current_app.config["SECRET_KEY"]), salt="seat-link")
    return signer.get_signature(f"{there.table.night.id} {seat.id} {seat.pin}").decode()


@page.get(f"/{CODE}/seats/<number:number>")
def link(code: str, number: int) -> Answered | str:
    """The link with its QR: for the seat's own phone, for any at the table where nobody speaks for the seat, and on
    the computer that keeps the nights."""
    there = at_table_or_here(code)
    try:
        seat = seat_at(there.table, number)
    except Refused:
        abort(404)
    if not (shows_pin(there, seat) or is_here()):
        abort(403)
    shared = linked(there.table.code, f"back/{seat.id}/{key_of(there, seat)}")
    return render_template("seat-link.html", table=there.table, there=there, seat=seat, qr=shared)


@page.route(f"/{CODE}/back/<number:number>/<string(maxlength=64):key>", methods=["GET", "POST"])
def back(code: str, number: int, key: str) -> Answered | str:
    """Whoever opens the link takes the seat with one tap: a messenger that looks at the link takes nothing."""
    there = room(code)
    note_phone(there)
    seat = next((each for each in there.table.night.seats if each.id == number), None)
    if seat in there.mine:
        return go("lobby.table", code=there.table.code)
    if seat is None or not hmac.compare_digest(key.encode(), key_of(there, seat).encode()):
        if not allowed(WRONG, "seat-link", by_table()):
            abort(429)
        return Response(_page(there, None, "ui-seat-link-wrong"), 404)
    if request.method == "GET":
        return _page(there, seat)
    try:
        take(there, seat)
    except Refused as fault:
        return Response(_page(there, seat, trouble=sentence(there, fault)), 422)
    return go("lobby.table", code=there.table.code)


def _page(there: Room, seat: Seat | None, key: str = "", trouble: str = "") -> str:
    return render_template("back.html", table=there.table, there=there, seat=seat, key=key, trouble=trouble)
