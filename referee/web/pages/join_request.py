"""The request of a phone for a seat: its own, somebody else's to play on, or a new one at a closed table.

One tap on a phone that has a vote lets it in; while a phone of that seat is here, only a tap on it does.

Requests are kept while the server runs. They change no game; playing on for somebody is a line, entered by the phone
that answered.
"""

import time
from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, render_template, request
from flask.blueprints import BlueprintSetupState
from werkzeug.wrappers import Response as Answered

from referee.live import Table
from referee.live.stream import Fragment
from referee.live.table import QUIET
from referee.store.codes import same_name
from referee.store.values import Arrival, SeatRow
from referee.web.request.access import CODE, at_table_or_here, is_local_request, note_phone, redirect_to
from referee.web.request.context import Room, is_htmx, names_in, pieces, room, speech, streamed, whole
from referee.web.request.phone import keep_choice
from referee.web.seats.claim import is_repeated_tap, refusal_text
from referee.web.seats.join_requests import (
    WAITS,
    JoinRequest,
    SeatWish,
    deciding,
    may_answer,
    pending,
    request_to_join,
    requests_at,
)
from referee.web.seats.joining import join_page, may_ask, seat_newcomer
from referee.web.seats.late import take_over
from referee.web.seats.people import Refused, clean_name, give_seat, seat_at, seat_named
from referee.web.seats.presence import is_dark

page = Blueprint("join_request", __name__)


@dataclass(frozen=True, slots=True)
class RequestState:
    """The state of a request: `asked`, `yes` or `no`."""

    code: str
    id: int
    answer: str


@page.record
def _known(state: BlueprintSetupState) -> None:
    state.app.extensions["screens"].register("join_request", _fragments, {"asked": "pages/join_request/answer.html"})


def _fragments(table: Table, seat: int | None) -> list[Fragment]:
    join_request = requests_at(table).get(seat or 0)
    answer = "no" if join_request is None or join_request.until <= time.monotonic() else join_request.answer or "asked"
    return [("asked", RequestState(table.code, seat or 0, answer))]


# The phone that asks


@page.post(f"/{CODE}/knock")
def ask(code: str) -> Answered:
    """Put a phone's request for a seat to the table, in place of its earlier one."""
    there = room(code)
    note_phone(there)
    may_ask(there)
    table = there.table
    try:
        seat = seat_at(table, whole(request.form.get("seat")))
        name = clean_name(request.form["name"]) if "name" in request.form else seat.name
        if seat_named(table, name) not in (None, seat):
            raise Refused("ui-name-taken", name=name)
    except Refused as fault:
        return Response(join_page(there, refusal_text(there, fault), request.form.get("name", "")[:80]), 422)
    made = request_to_join(there, SeatWish(seat.id, name if not same_name(name, seat.name) else ""), WAITS)
    return redirect_to("join_request.asked", code=table.code, id=made.id)


@page.get(f"/{CODE}/knock/<number:id>")
def asked(code: str, id: int) -> Answered | str:
    """Show the page on which a phone waits for the answer; once it is let in, redirect to its seat."""
    there = room(code)
    join_request = requests_at(there.table).get(id)
    if join_request is None or join_request.device != there.device:
        return redirect_to("lobby.table", code=there.table.code)
    if join_request.answer != "yes":
        return "" if is_htmx() else _page(there, join_request)
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


def _page(there: Room, join_request: JoinRequest) -> Answered | str:
    seat = next((known for known in there.table.night.seats if known.id == join_request.wish.seat), None)
    if seat is None and join_request.wish.seat:
        return redirect_to("lobby.table", code=there.table.code)
    return render_template(
        "pages/join_request/join_request.html",
        table=there.table,
        there=there,
        join_request=join_request,
        seat=seat,
        own=seat is not None and not is_dark(there.table, seat),
        deciding=deciding(there.table),
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
    found = next(((join_request, seat) for join_request, seat in pending(table) if join_request.id == id), None)
    if found is None:
        return _trouble(speech().plain("ui-knock-gone"))
    join_request, seat = found
    here = is_local_request() and there.device != join_request.device and (seat is None or is_dark(table, seat))
    if not (may_answer(there, join_request, seat) or here):
        abort(403)
    said, post = "yes" if request.form.get("answer") == "yes" else "no", request.form.get("post")
    if said == "yes":
        try:
            _let_in(there, join_request, seat, post)
        except Refused as fault:
            return _trouble(refusal_text(there, fault))
    requests_at(table)[id] = replace(join_request, answer=said)
    table.notify()
    return _trouble("")


def _let_in(there: Room, join_request: JoinRequest, seat: SeatRow | None, post: str | None) -> None:
    """Give a phone what it asked for, by the tap `post`. A person let in by the host has a vote at once."""
    table, wish = there.table, join_request.wish
    entry = Arrival.TRUSTED if there.is_host else Arrival.ADMITTED
    if seat is None:
        names = names_in(table.game)
        after = wish.after if wish.after in names else next(reversed(names), "")
        seat_newcomer(table, replace(wish, after=after, post=post), join_request.device, entry)
    elif wish.name:
        take_over(table, seat, wish.name, join_request.device, there.device, entry, post)
    else:
        give_seat(table, seat, join_request.device, QUIET, post)  # people at the table have agreed


def _trouble(trouble: str) -> str:
    return render_template("request/trouble.html", trouble=trouble)
