"""Somebody asks the table for a seat: their own from another phone, to play on for somebody, or a new one where the
table is closed to newcomers. One tap on a phone that has a vote lets them in; while a phone of that seat is here, only
a tap on it does.

What is asked is kept while the server runs. It changes no game; who plays on for somebody is a line, entered by the
phone that let them.
"""

import time
from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, render_template, request, session
from flask.blueprints import BlueprintSetupState
from werkzeug.wrappers import Response as Answered

from referee.live import Table
from referee.live.stream import Fragment
from referee.live.table import QUIET
from referee.store import Entry, Seat
from referee.web.context import Room, is_htmx, pieces, room, speech, streamed, whole
from referee.web.knocks import WAITS, Knock, Wish, may_answer, pending, put_knock
from referee.web.late import take_over
from referee.web.lobby import join_page, may_ask, seat_newcomer
from referee.web.people import Refused, clean_name, give, heard, named, seat_at
from referee.web.presence import is_dark
from referee.web.ways import CODE, at_table_or_here, done, go, is_here, note_phone, sentence

page = Blueprint("knocking", __name__)


@dataclass(frozen=True, slots=True)
class Asked:
    """How a phone that asked stands: `asked`, `yes` or `no`."""

    code: str
    id: int
    answer: str


@page.record
def _known(state: BlueprintSetupState) -> None:
    state.app.extensions["hall"].screens.pages["knock"] = _fragments


def _fragments(table: Table, seat: int | None) -> list[Fragment]:
    knock = table.knocks.get(seat or 0)
    answer = "no" if knock is None or knock.until <= time.monotonic() else knock.answer or "asked"
    return [("asked", Asked(table.code, seat or 0, answer))]


# ---------------------------------------------------------------------------------------------------- whoever asks


@page.post(f"/{CODE}/knock")
def ask(code: str) -> Answered:
    """A phone asks for a seat; what it asked before falls."""
    there = room(code)
    note_phone(there)
    may_ask(there)
    table = there.table
    try:
        seat = seat_at(table, whole(request.form.get("seat")))
        name = clean_name(request.form["name"]) if "name" in request.form else seat.name
        if named(table, name) not in (None, seat):
            raise Refused("ui-name-taken", name=name)
    except Refused as fault:
        return Response(join_page(there, sentence(there, fault), request.form.get("name", "")[:80]), 422)
    made = put_knock(there, Wish(seat.id, name if heard(name) != heard(seat.name) else ""), WAITS)
    return go("knocking.asked", code=table.code, id=made.id)


@page.get(f"/{CODE}/knock/<number:id>")
def asked(code: str, id: int) -> Answered | str:
    """Where a phone waits for the table's answer; with it, it goes on to its seat."""
    there = room(code)
    knock = there.table.knocks.get(id)
    if knock is None or knock.device != there.device:
        return go("lobby.table", code=there.table.code)
    if knock.answer != "yes":
        return "" if is_htmx() else _page(there, knock)
    helps = {"as": knock.wish.seat} if len(there.mine) > 1 and knock.wish.seat else {}
    if len(there.mine) == 1:
        session["name"] = there.mine[0].name
    return go("lobby.table", code=there.table.code, **helps)


@page.get(f"/{CODE}/knock/<number:id>/stream")
def stream(code: str, id: int) -> Response:
    """News for the phone that waits."""
    there = room(code)
    knock = there.table.knocks.get(id)
    if knock is None or knock.device != there.device:
        abort(403)
    return streamed(there, "knock", id)


def _page(there: Room, knock: Knock) -> Answered | str:
    seat = next((each for each in there.table.night.seats if each.id == knock.wish.seat), None)
    if seat is None and knock.wish.seat:
        return go("lobby.table", code=there.table.code)
    return render_template(
        "knock.html",
        table=there.table,
        there=there,
        knock=knock,
        seat=seat,
        own=seat is not None and not is_dark(there.table, seat),
        pieces=pieces(there.table, "knock", knock.id),
    )


# ------------------------------------------------------------------------------------------------------- the table


@page.post(f"/{CODE}/knock/<number:id>")
def answer(code: str, id: int) -> Answered | str:
    """The table's yes or no."""
    there = room(code)
    if done(there):
        return _told("")
    there = at_table_or_here(code)
    table = there.table
    found = next(((knock, seat) for knock, seat in pending(table) if knock.id == id), None)
    if found is None:
        return _told(speech().plain("ui-knock-gone"))
    knock, seat = found
    here = is_here() and there.device != knock.device and (seat is None or is_dark(table, seat))
    if not (may_answer(there, knock, seat) or here):
        abort(403)
    said, post = "yes" if request.form.get("answer") == "yes" else "no", request.form.get("post")
    if said == "yes":
        try:
            _let_in(there, knock, seat, post)
        except Refused as fault:
            return _told(sentence(there, fault))
    table.knocks[id] = replace(knock, answer=said)
    table.touch()
    return _told("")


def _let_in(there: Room, knock: Knock, seat: Seat | None, post: str | None) -> None:
    """Gives a phone what it asked for, by the tap `post`. Whom the host lets in has a vote at once."""
    table, wish = there.table, knock.wish
    entry = Entry.TRUSTED if there.is_host else Entry.ADMITTED
    if seat is None:
        names = table.game.state.names if table.game is not None and table.game.state is not None else ()
        after = wish.after if wish.after in names else next(reversed(names), "")
        seat_newcomer(table, replace(wish, after=after, post=post), knock.device, entry)
    elif wish.name:
        take_over(table, seat, wish.name, knock.device, there.device, entry, post)
    else:
        give(table, seat, knock.device, QUIET, post)  # people have said so


def _told(trouble: str) -> str:
    return render_template("parts/trouble.html", trouble=trouble)
