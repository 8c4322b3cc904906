"""Joining a table: the page for sitting down, the PIN of a seat, and requests to be let in.

One tap of anybody at the table lets a phone in; for a seat that has a phone, one tap of the host.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.live import Table
from referee.live.stream import Fragment
from referee.live.table import QUIET
from referee.store.values import SeatRow
from referee.web.core import rate_limit
from referee.web.core.access import CODE, at_table_or_here, note_phone, redirect_to
from referee.web.core.context import Room, is_htmx, names_in, pieces, room, speech, streamed, whole
from referee.web.core.game_page import live
from referee.web.core.phone import chosen, keep_choice
from referee.web.core.public_server import was_there
from referee.web.core.rate_limit import allowed, by_address
from referee.web.core.screens import Piece
from referee.web.core.table_address import page_address
from referee.web.sit import people
from referee.web.sit.door import (
    JoinRequest,
    SeatWish,
    is_closed,
    is_hosting,
    is_known,
    may_answer,
    request_to_join,
    requests_at,
)
from referee.web.sit.late import late_choices, seat_newcomer
from referee.web.sit.people import (
    Refused,
    give_seat,
    is_away,
    is_on,
    is_repeated_tap,
    refusal_text,
    seat_at,
    seat_named,
)

ASKS, ASKS_ADDRESS = "12/minute", "60/minute"
"""Rate limits of requests to join, for a phone and for all phones of one address."""
IN_APP = re.compile(r"KAKAOTALK|NAVER\(inapp|DaumApps|\bLine/|FBA[NV]/|Instagram", re.IGNORECASE)
"""User agents of browsers inside other apps, which forget a seat once they are closed."""
DEVICE = ("12/minute", "60/hour", "240/day")
ADDRESS = ("60/hour", "240/day")
SEAT = ("240/hour", "960/day")
"""The budgets of wrong PINs: nobody finds one by guessing, and no stranger's guesses lock out its owner.

Cookies cost nothing, so an address has a budget of its own, and as a phone may take several addresses, so has a seat. A
device that acted for the seat before has only its own budget, and so have the host and the computer that serves. At 240
wrong tries a day one address needs three weeks for an even chance at one of 10,000 PINs, which changes whenever a phone
takes the seat. A phone that has no try left asks to be let in, which always works.
"""


def join_page(there: Room, trouble: str = "", typed: str | None = None, phoneless: bool = False) -> str:
    """Return the page for sitting down, early or late; `phoneless` if it is for another person than this phone's."""
    table = there.table
    choices = late_choices(table.game) if is_on(table) and table.game is not None else None
    own, seats = chosen("name"), table.night.seats
    taken = [seat for seat in seats if seat.devices]
    if typed is None and phoneless:
        typed = ""
    elif typed is None:
        typed = there.mine[0].name if there.mine else own if own and seat_named(table, own) is None else ""
    return render_template(
        "sit/join.html",
        table=table,
        there=there,
        late=choices,
        asks=must_ask(there, own or ""),
        without=phoneless,
        trouble=trouble,
        typed=typed,
        game=people.plan_of(table).game or (table.game.game.key if table.game is not None else ""),
        host=table.night.host_name or min(seats, key=lambda seat: seat.id).name if seats else "",
        look=table.night.next_look,
        known=people.known_persons(table, there.device),
        phoneless=[seat for seat in seats if not seat.devices],
        others=[seat for seat in taken if not is_away(table, seat)],
        missing=[seat for seat in taken if is_away(table, seat)] if not (there.mine or phoneless) else (),
        inside_app=IN_APP.search(request.headers.get("User-Agent", "")) is not None,
        qr=page_address(table.code) if there.is_host else None,
    )


def is_for_another(there: Room) -> bool:
    """Return True if a form seats another person than this phone's, who has no phone."""
    return bool(request.form.get("phoneless")) and there.belongs


def must_ask(there: Room, name: str) -> bool:
    """Return True if the table has to let this phone in: it is closed, and the phone neither sits there nor did so."""
    if not is_closed(there.table) or there.belongs or there.table.night.ended is not None:
        return False
    return not is_known(there.table, there.device, name)


def may_ask(there: Room) -> None:
    """Abort with 429 for a phone that asks the table too often; requests of others do not count for a known phone."""
    code = there.table.code
    known = was_there(there.table, there.device)
    is_free = known or allowed(ASKS_ADDRESS, "join-request-address", f"{code} {by_address()}")
    if not allowed(ASKS, "join-request", f"{code} {there.device}") or not is_free:
        abort(429)


def claim_seat(there: Room, seat: SeatRow) -> None:
    """Let this phone act for a seat from now on.

    The phone remembers the name if this is its first seat at the table; any other seat it only helps out. Raises
    `Refused` if the seat has all its phones, or its PIN is another by now.
    """
    helps = bool(there.mine)
    give_seat(there.table, seat, there.device, post=request.form.get("post"), pin=seat.pin)
    if not helps:
        keep_choice("name", seat.name)


def require_pin(there: Room, seat: SeatRow, digits: str) -> None:
    """Raise `Refused` if these digits are not the seat's PIN, which is counted, or this phone has no try left."""
    if not all(rate_limit.may_try(*budget) for budget in _budgets(there, seat)):
        raise Refused("ui-pin-often")
    if digits != seat.pin:
        for budget in _budgets(there, seat):
            rate_limit.allowed(*budget)
        raise Refused("ui-pin-wrong")


def _budgets(there: Room, seat: SeatRow) -> Iterator[tuple[str, str, str]]:
    """Yield the budgets that a wrong PIN is taken from as (limit, kind, key)."""
    night = there.table.night.id
    yield from ((often, "pin-device", f"{night} {there.device}") for often in DEVICE)
    if is_hosting(there) or is_known(there.table, there.device, seat.name):
        return
    yield from ((often, "pin-address", f"{night} {rate_limit.by_address()}") for often in ADDRESS)
    yield from ((often, "pin-seat", str(seat.id)) for often in SEAT)


# Requests to be let in


page = Blueprint("join_request", __name__)


@live(page, "join_request", {"asked": "sit/join_answer.html"})
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """Return the answer to the request with this number: `asked`, `yes` or `no`."""
    join_request = requests_at(table).get(seat or 0)
    waits = join_request is not None and join_request.is_pending
    answer = "asked" if waits else join_request.answer if join_request is not None and join_request.answer else "no"
    return [("asked", Piece(code=table.code, id=seat or 0, answer=answer))]


# The phone that asks


@page.post(f"/{CODE}/knock")
def ask(code: str) -> Answered:
    """Put a phone's request for a seat of the table, in place of its earlier request."""
    there = room(code)
    note_phone(there)
    may_ask(there)
    try:
        seat = seat_at(there.table, whole(request.form.get("seat")))
    except Refused as fault:
        return Response(join_page(there, refusal_text(there, fault)), 422)
    made = request_to_join(there, SeatWish(seat.id, post=request.form.get("post")))
    return redirect_to("join_request.asked", code=there.table.code, id=made.id)


@page.get(f"/{CODE}/knock/<number:id>")
def asked(code: str, id: int) -> Answered | str:
    """Show the page on which a phone waits for the answer; once it is let in, redirect to its seat."""
    there = room(code)
    join_request = requests_at(there.table).get(id)
    if join_request is None or join_request.device != there.device:
        return redirect_to("lobby.table", code=there.table.code)
    if join_request.answer != "yes":
        return "" if is_htmx() else _waiting_page(there, join_request)
    helps = {"as": join_request.wish.seat} if len(there.mine) > 1 and join_request.wish.seat else {}
    if len(there.mine) == 1:
        keep_choice("name", there.mine[0].name)
    return redirect_to("lobby.table", code=there.table.code, **helps)


@page.get(f"/{CODE}/knock/<number:id>/stream")
def stream(code: str, id: int) -> Response:
    """Stream the answer to the phone that waits."""
    there = room(code)
    join_request = requests_at(there.table).get(id)
    if join_request is None or join_request.device != there.device:
        abort(403)
    return streamed(there, "join_request", id)


def _waiting_page(there: Room, join_request: JoinRequest) -> Answered | str:
    seat = next((known for known in there.table.night.seats if known.id == join_request.wish.seat), None)
    if seat is None and join_request.wish.seat:
        return redirect_to("lobby.table", code=there.table.code)
    return render_template(
        "sit/join_request.html",
        table=there.table,
        there=there,
        join_request=join_request,
        seat=seat,
        pieces=pieces(there.table, "join_request", join_request.id),
    )


# The table


@page.post(f"/{CODE}/knock/<number:id>")
def answer(code: str, id: int) -> Answered | str:
    """Enter the table's yes or no."""
    there = room(code)
    if is_repeated_tap(there):
        return _trouble("")
    there = at_table_or_here(code)
    table = there.table
    join_request = requests_at(table).get(id)
    said, post = "yes" if request.form.get("answer") == "yes" else "no", request.form.get("post")
    if join_request is None or not join_request.is_pending:
        repeated = join_request is not None and post and join_request.tap == post
        return _trouble("" if repeated else speech().plain("ui-knock-gone"))
    try:
        seat = seat_at(table, join_request.wish.seat) if join_request.wish.seat else None
        if not may_answer(there, join_request, seat):
            abort(403)
        if said == "yes":
            _let_in(table, join_request, seat, post)
    except Refused as fault:
        return _trouble(refusal_text(there, fault))
    requests_at(table)[id] = replace(join_request, answer=said, tap=post or "")
    table.notify()
    return _trouble("")


def _let_in(table: Table, join_request: JoinRequest, seat: SeatRow | None, post: str | None) -> None:
    """Give a phone what it asked for, by the tap `post`."""
    wish = join_request.wish
    if seat is not None:
        give_seat(table, seat, join_request.device, QUIET, post)  # people at the table have agreed
        return
    names = names_in(table.game)
    after = wish.after if wish.after in names else next(reversed(names), "")
    seat_newcomer(table, replace(wish, after=after, post=post), join_request.device)


def _trouble(trouble: str) -> str:
    return render_template("core/trouble.html", trouble=trouble)
