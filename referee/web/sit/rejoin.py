"""A seat's own link: it brings its person back from another browser or phone, without any typing."""

import hmac

from flask import Blueprint, Response, abort, render_template, request
from itsdangerous import Signer
from werkzeug.wrappers import Response as Answered

from referee.store import Store
from referee.store.values import SeatRow
from referee.web.core.access import CODE, at_table_or_here, is_local_request, note_phone, redirect_to
from referee.web.core.context import Room, ask_store, room
from referee.web.core.rate_limit import allowed, by_table
from referee.web.core.table_address import page_address
from referee.web.sit.claim import claim_seat, refusal_text
from referee.web.sit.people import Refused, seat_at
from referee.web.sit.presence import shows_pin

page = Blueprint("rejoin", __name__)
WRONG = "30/minute"
"""Rate limit of wrong links from one address to one table; a valid link is not counted."""


def key_of(there: Room, seat: SeatRow) -> str:
    """Return the signature in a seat's link, which needs a secret of the database.

    Like the PIN, which changes whenever somebody takes the seat, it is good for one phone.
    """
    signer = Signer(ask_store(Store.secret, "links"), salt="seat-link")
    return signer.get_signature(f"{there.table.night.id} {seat.id} {seat.pin}").decode()


@page.get(f"/{CODE}/seats/<number:number>")
def link(code: str, number: int) -> Answered | str:
    """Show the link with its QR.

    The seat's own phone may see it, any phone of the table while nobody acts for the seat, and the server's computer.
    """
    there = at_table_or_here(code)
    try:
        seat = seat_at(there.table, number)
    except Refused:
        abort(404)
    if not (shows_pin(there, seat) or is_local_request()):
        abort(403)
    shared = page_address(there.table.code, f"back/{seat.id}/{key_of(there, seat)}")
    return render_template("sit/seat_link.html", table=there.table, there=there, seat=seat, qr=shared)


@page.route(f"/{CODE}/back/<number:number>/<string(maxlength=64):key>", methods=["GET", "POST"])
def back(code: str, number: int, key: str) -> Answered | str:
    """Give the seat to the phone that opened the link, after a tap: a messenger's preview of it takes nothing."""
    there = room(code)
    note_phone(there)
    seat = next((known for known in there.table.night.seats if known.id == number), None)
    if seat in there.mine:
        return redirect_to("lobby.table", code=there.table.code)
    if seat is None or not hmac.compare_digest(key.encode(), key_of(there, seat).encode()):
        if not allowed(WRONG, "seat-link", by_table()):
            abort(429)
        return Response(_page(there, None, "ui-seat-link-wrong"), 404)
    if request.method == "GET":
        return _page(there, seat)
    try:
        claim_seat(there, seat)
    except Refused as fault:
        return Response(_page(there, seat, trouble=refusal_text(there, fault)), 422)
    return redirect_to("lobby.table", code=there.table.code)


def _page(there: Room, seat: SeatRow | None, key: str = "", trouble: str = "") -> str:
    return render_template("sit/back.html", table=there.table, there=there, seat=seat, key=key, trouble=trouble)
