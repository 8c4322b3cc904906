"""The request of a phone to be let in: to a new seat, or to one of the table's.

One tap of anybody at the table lets it in; for a seat that has a phone, one tap of the host.
"""

from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, render_template, request
from flask.blueprints import BlueprintSetupState
from werkzeug.wrappers import Response as Answered

from referee.live import Table
from referee.live.stream import Fragment
from referee.live.table import QUIET
from referee.store.values import SeatRow
from referee.web.core.access import CODE, at_table_or_here, note_phone, redirect_to
from referee.web.core.context import Room, is_htmx, names_in, pieces, room, speech, streamed, whole
from referee.web.core.phone import keep_choice
from referee.web.sit.claim import is_repeated_tap, refusal_text
from referee.web.sit.door import JoinRequest, SeatWish, may_answer, request_to_join, requests_at
from referee.web.sit.joining import join_page, may_ask, seat_newcomer
from referee.web.sit.people import Refused, give_seat, seat_at

page = Blueprint("join_request", __name__)


@dataclass(frozen=True, slots=True)
class RequestState:
    """The state of a request: `asked`, `yes` or `no`."""

    code: str
    id: int
    answer: str


@page.record
def _known(state: BlueprintSetupState) -> None:
    state.app.extensions["screens"].register("join_request", _fragments, {"asked": "sit/join_answer.html"})


def _fragments(table: Table, seat: int | None) -> list[Fragment]:
    join_request = requests_at(table).get(seat or 0)
    waits = join_request is not None and join_request.is_pending
    answer = "asked" if waits else join_request.answer if join_request is not None and join_request.answer else "no"
    return [("asked", RequestState(table.code, seat or 0, answer))]


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
