"""The page of a night: its games, places and penalty cards, its name and its end."""

import time
from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.engine.notation.tokens import in_one_line
from referee.store import Store
from referee.store.codes import read_code
from referee.store.deleted import DELETED_DAYS
from referee.web.core.access import at_table, is_local_request, note_phone, redirect_to
from referee.web.core.context import Room, ask_store, is_done, registry, room, speech
from referee.web.core.public_server import is_public
from referee.web.core.rate_limit import limited
from referee.web.core.seen_nights import deleted_nights, gone_by, may_delete, may_keep, may_open_again
from referee.web.log.answer import earlier_answer, enter
from referee.web.night.picture import colours, has_picture, lines_of, night_picture, sign, suits, title_lines
from referee.web.scores.night_results import as_it_stands, games_of, leaders, people_of, unfinished
from referee.web.sit.door import next_night_now
from referee.web.sit.people import refusal, refusal_text
from referee.web.sit.start_page import game_again

page = Blueprint("nights", __name__)
LONGEST = 60
PICTURES = "60/minute"
"""Rate limit of pictures for one table: each tells the whole night."""
SUMS = {"wins": "wins", "places": "places", "games": "games", "cards": "penalties"}
"""Numbers of a person that add up over a night, by their names in an address."""


@page.get("/nights/<code:code>")
def night(code: str) -> str:
    """Show the page of one night."""
    there = room(code)
    note_phone(there)
    return _page(there)


def _page(there: Room, trouble: str = "", **more: Any) -> str:
    table, night = there.table, there.table.night
    played = games_of(table)
    return render_template(
        "night/night.html",
        table=table,
        there=there,
        games=played,
        people=people_of(played),
        unfinished=unfinished(table),
        leaders=leaders(there),
        looks={seat.name: seat.look for seat in night.seats},  # somebody who has left the table has none
        removed=ask_store(Store.removed_in, night.id),
        keeps=may_keep(there),
        deletes=may_delete(there),
        here=is_local_request(),
        day=day(night.opened),
        next_night=next_night_now(table),
        again=game_again(table) if night.ended is not None and may_open_again(there) else "",
        pictured=has_picture(table),
        trouble=trouble,
        **more,
    )


@page.get("/nights/<code:code>/sum")
def night_sum(code: str) -> str:
    """Show the games that add up to a person's number of the whole night."""
    there, name, what = room(code), request.args.get("who", ""), request.args.get("what", "")
    played = games_of(there.table)
    person = next((row for row in people_of(played) if row.name == name), None)
    if person is None or what not in SUMS or name in ask_store(Store.removed_in, there.table.night.id):
        abort(404)
    mine = ((game, place) for game in played for place in game.places if place.person == name)
    return render_template(
        "night/sum.html",
        table=there.table,
        there=there,
        name=name,
        look=next((seat.look for seat in there.table.night.seats if seat.name == name), None),
        what=what,
        parts=[(game, place) for game, place in mine if game.over or what == "cards"],
        total=getattr(person, SUMS[what]),
        ranked=person.ranked,
    )


@page.get("/nights/<code:code>/picture")
@limited(PICTURES)
def picture(code: str) -> str:
    """Show the picture of the night in the phone's language; its script makes a file of it, to keep or to send."""
    there = room(code)
    night = there.table.night
    shown = night_picture(there.table, speech(), day(night.opened), ask_store(Store.removed_in, night.id))
    if shown is None:
        abort(404)
    opened = time.strftime("%Y-%m-%d", time.localtime(night.opened))
    how = {"colours": colours(), "suits": suits(), "sign": sign, "lines_of": lines_of, "title_lines": title_lines}
    return render_template(
        "night/picture.html", table=there.table, there=there, shown=shown, file=f"referee-{opened}", **how
    )


def day(seconds: float) -> str:
    """Return a day as the phone's language writes it."""
    then = time.localtime(seconds)
    return speech().plain("ui-day", year=then.tm_year, month=then.tm_mon, day=then.tm_mday)


page.add_app_template_filter(day, "day")
page.add_app_template_filter(lambda row: day(gone_by(row)), "gone_by")
page.add_app_template_filter(lambda at: time.strftime("%H:%M", time.localtime(at)), "hour")


def _keeper(code: str, may: Callable[[Room], bool] = may_keep) -> Room:
    there = room(code)
    if not may(there):
        abort(403)
    return there


@page.post("/nights/<code:code>/rename")
def rename(code: str) -> Answered | str:
    """Rename the night."""
    there = _keeper(code)
    name = in_one_line(request.form.get("name", "")[:2000])
    if len(name) > LONGEST:
        return Response(_page(there, speech().plain("ui-night-name-long", most=LONGEST), typed=name[:200]), 422)
    there.table.change(registry().writer.store.set_night, there.table.night.id, name=name)
    return redirect_to("nights.night", code=there.table.code)


@page.post("/nights/<code:code>/as-it-stands")
def finish(code: str) -> Answered | str:
    """Let the game that is not over count as it stands: the one ahead has won."""
    there = at_table(code)
    found = earlier_answer(there)
    if found is None and (action := as_it_stands(there)) is not None:
        found = enter(there, action)
    if found is not None and (fault := refusal(found)) is not None:
        return Response(_page(there, refusal_text(there, fault)), 422)
    return redirect_to("nights.night", code=there.table.code)


@page.post("/nights/<code:code>/end")
def end(code: str) -> Answered:
    """End the night: nobody can sit down any more, everything stays readable."""
    there = _keeper(code)
    there.table.change(registry().writer.store.end_night, there.table.night.id)
    return redirect_to("nights.night", code=there.table.code)


@page.post("/nights/<code:code>/reopen")
def reopen(code: str) -> Answered:
    """Reopen the night with its people, its code and its games."""
    there = _keeper(code)
    there.table.change(registry().writer.store.set_night, there.table.night.id, ended=None)
    return redirect_to("lobby.table", code=there.table.code)


@page.route("/nights/<code:code>/delete", methods=["GET", "POST"])
def delete(code: str) -> Answered | str:
    """Delete the night after a confirmation; for a month it can be brought back.

    On a public server the people of a night can delete it at once, for good.
    """
    posted, form = request.method == "POST", request.form
    if posted and is_done():
        return redirect(url_for("lobby.start"), 303)
    there = _keeper(code, may_delete)
    table = there.table
    if form.get("sure") != table.code:
        trouble = speech().plain("ui-delete-unsure") if posted else ""
        values = {"days": DELETED_DAYS, "keeps": may_keep(there), "trouble": trouble}
        page = render_template("night/delete.html", table=table, there=there, **values)
        return Response(page, 422 if posted else 200)
    at_once = is_public() and "once" in form
    if not (at_once or may_keep(there)):
        abort(403)
    removes, post = Store.remove_night if at_once else Store.delete_night, form.get("post", "")[:64]
    table.change(registry().writer.store.once, there.device, post, removes, table.night.id)
    return redirect(url_for("lobby.start"), 303)


@page.post("/nights/<code:code>/bring-back")
def bring_back(code: str) -> Answered:
    """Restore a deleted night: its host may, the people who sat there, and the server's computer."""
    read = read_code(code)
    row = next((night_row for night_row in deleted_nights() if night_row.code == read), None)
    if row is None:
        room(code)  # it is back already, or does not exist
        return redirect_to("nights.night", code=code)
    ask_store(Store.set_night, row.id, deleted=None)
    return redirect_to("nights.night", code=row.code)
