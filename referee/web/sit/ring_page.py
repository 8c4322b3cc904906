"""The ring before a deal: the order of the seats, the dealer, and the start of a game."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine.notation.record import KEEPS
from referee.live import Table
from referee.store.values import DatabaseFault
from referee.web.core.access import CODE, at_table, redirect_to
from referee.web.core.context import Room, faulty, is_htmx, language, registry, room, speech, streamed, whole
from referee.web.core.game_page import live
from referee.web.core.rate_limit import limited
from referee.web.sit.door import SeatWish
from referee.web.sit.late import seat_newcomer
from referee.web.sit.next_game import Plan, change_plan
from referee.web.sit.people import (
    Refused,
    clean_name,
    is_on,
    is_repeated_tap,
    moved_to,
    refusal_text,
    require_open_night,
)
from referee.web.sit.ring import (
    TEMPLATES,
    differences,
    fragments,
    ring_page,
    sides_of,
    start_planned,
)

page = Blueprint("ring", __name__)
STEPS: dict[str, Callable[[Plan, int], Plan]] = {
    "place": Plan.with_seat,
    "take": Plan.without_seat,
    "dealer": Plan.with_dealer,
    "begins": Plan.with_first_player,
}


live(page, "ring", TEMPLATES)(fragments)
page.add_app_template_global(differences)


@page.get(f"/{CODE}/ring/stream")
def stream(code: str) -> Response:
    """Stream news of the ring as server-sent events."""
    there = at_table(code)
    seat = there.mine[0].id if there.mine else None
    return streamed(there, "ring", seat)


@page.get(f"/{CODE}/onward")
def onward(code: str) -> Answered:
    """Redirect a phone that still shows the ring to the game that has begun, or to its seat at another table.

    One whose person sits out is led to the page of the club.
    """
    there = room(code)
    if (code_now := moved_to(there)) is not None:
        return redirect_to("lobby.table", code=code_now)
    if there.table.night.club is not None and not there.belongs:
        return redirect_to("club.club", club=there.table.night.club.code)
    return redirect_to("lobby.table", code=at_table(code).table.code)


@page.get(f"/{CODE}/go-on")
def go_on(code: str) -> Answered:
    """Refresh a page of the previous game once another game of the night has begun, as the seats have other numbers.

    A phone that acted for another seat acts for its own again; one whose seat is at another table now goes there.
    """
    if (code_now := moved_to(room(code))) is not None:
        return redirect_to("lobby.table", code=code_now)
    there = at_table(code)
    now = there.played
    if now is None or whole(request.args.get("page")) == now.number:
        return Response("", 204)
    if there.for_another:
        return redirect_to("phone.play", code=there.table.code)
    return Response("", 200, {"HX-Refresh": "true"})


@page.errorhandler(DatabaseFault)
def not_kept(fault: DatabaseFault) -> Answered:
    """Report a failed tap in a piece of the page, as a tap on the ring changes pieces only."""
    if request.method == "GET" or not is_htmx():
        return faulty(fault)
    trouble = speech().plain("ui-not-kept", why=fault.key)
    return Response(_partial("trouble", render_template("core/trouble.html", trouble=trouble)))


@page.errorhandler(Refused)
def refused(fault: Refused) -> Answered | str:
    """Show the ring with the reason why a tap was refused."""
    there = at_table((request.view_args or {})["code"])
    return ring_answer(there, refusal_text(there, fault))


@page.post(f"/{CODE}/ring")
def change(code: str) -> Answered | str:
    """Apply a tap on the ring."""
    there = at_table(code)
    require_open_night(there.table)
    step = _step(there)
    if step is not None:
        change_plan(there.table, step)
    return ring_answer(there)


def _step(there: Room) -> Callable[[Plan], Plan] | None:
    """Return the change that a tap makes to the plan; None if its seat has gone since."""
    seats = {seat.id for seat in there.table.night.seats}
    form = request.form
    if form.get("clear"):
        return Plan.cleared
    for name, step in STEPS.items():
        if (seat := whole(form.get(name)) or 0) in seats:
            return partial(lambda plan, step, seat: step(plan, seat), step=step, seat=seat)
    if (drawn := form.get("lot", "")) in ("dealer", "begins"):
        return lambda plan: plan.drawn(STEPS[drawn])
    if (seat := whole(form.get("with")) or 0) in seats:
        return partial(_together, there.table, seat)
    if (keep := form.get("keep", "")) in KEEPS:
        return lambda plan: replace(plan, keep=keep)
    mine = there.mine[0].id if there.mine else None
    left = whole(form.get("left")) or 0
    if mine is not None and left in seats:
        return lambda plan: plan.with_left(mine, left)
    if mine is not None and form.get("sure"):
        return lambda plan: plan.confirmed(mine)
    return None


def _together(table: Table, seat: int, plan: Plan) -> Plan:
    """Return the plan with the seat in the pair, if the planned game has one to choose."""
    sides = sides_of(table, plan)
    return plan.with_partner(seat, [plan.ring[place] for place in sides.pair]) if sides is not None else plan


def ring_answer(there: Room, trouble: str = "", fresh: Mapping[str, str] | None = None) -> Answered | str:
    """Return the ring after a tap: the pieces for htmx, otherwise the page.

    The pieces are sent with the answer so that they are right even while the stream sleeps.

    `fresh` names the templates of parts to be emptied, such as a field that was sent.
    """
    if not is_htmx():
        if trouble:
            return Response(ring_page(there, trouble), 422)
        return redirect_to("lobby.table", code=there.table.code)
    seat = there.mine[0].id if there.mine else None
    words = language()
    found = [*fragments(there.table, seat)]
    parts = [_partial(name, registry().screens.html(name, value, words, there.table.drawn)) for name, value in found]
    parts += [_partial(name, render_template(template), "innerHTML") for name, template in (fresh or {}).items()]
    return "\n".join([*parts, _partial("trouble", render_template("core/trouble.html", trouble=trouble))])


def _partial(name: str, html: str, swap: str = "innerMorph") -> str:
    return f'<hx-partial hx-target="#{name}" hx-swap="{swap}">{html}</hx-partial>'


@page.post(f"/{CODE}/seat")
@limited("60/minute")
def seat(code: str) -> Answered | str:
    """Seat a person without a phone."""
    there = at_table(code)
    if is_on(there.table):
        return redirect_to("lobby.late", code=there.table.code)
    if not is_repeated_tap(there):
        name = clean_name(request.form.get("name", ""))
        seat_newcomer(there.table, SeatWish(name=name, post=request.form.get("post")), None)
    return ring_answer(there, fresh={"add-name": "sit/add_name.html"})


@page.post(f"/{CODE}/start")
def start(code: str) -> Answered | str:
    """Start the game, once: a later tap finds it started."""
    there = at_table(code)
    table = there.table
    after = whole(request.form.get("after"))
    if after is None or after < 0:
        abort(400)
    if len(table.games) > after:
        return redirect_to("lobby.table", code=table.code)
    start_planned(there, after, request.form)
    return redirect_to("lobby.table", code=table.code)
