"""The menu of a table: its seats and phones, the PINs, the host's role, house rules of the game that is on."""

from collections.abc import Sequence

from flask import Blueprint, Response, abort, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee import games
from referee.core.notation import quote
from referee.store import Seat
from referee.web import house, houses, people, shelf
from referee.web.context import Room, hall, is_htmx, speech, whole
from referee.web.nights import may_keep
from referee.web.people import Refused, refusal
from referee.web.presence import is_away, shows_pin, spectators, waited
from referee.web.ways import CODE, at_table, go, sentence

page = Blueprint("menu", __name__)


def host_is_away(there: Room) -> bool:
    """Whether the table may vote a new host."""
    host = there.table.night.host
    return not there.is_host and (host is None or not there.table.is_live(host))


@page.get(f"/{CODE}/menu")
def menu(code: str) -> str:
    """The menu."""
    there = at_table(code)
    shelf.look()
    return _page(there)


def _page(there: Room, trouble: str = "") -> str:
    table = there.table
    return render_template(
        "menu.html",
        table=table,
        there=there,
        seats=[(seat, shows_pin(there, seat), is_away(table, seat)) for seat in table.night.seats],
        waited=[id for id, *_ in waited(table).seats],
        watching=spectators(table),
        host=next((seat for seat in table.night.seats if table.night.host in seat.devices), None),
        votes=_votes(there) if host_is_away(there) and _voters(there, there.mine) else None,
        keeps=may_keep(there),
        is_on=people.is_on(table),
        games=games.names(),
        trouble=trouble,
    )


def _refused(there: Room, fault: Refused) -> Answered:
    body = _page(there, sentence(there, fault))
    return Response(body, 200 if is_htmx() else 422)


@page.post(f"/{CODE}/stand")
def stand(code: str) -> Answered:
    """This phone no longer speaks for its seat; the seat stays, and any phone may act for it."""
    there = at_table(code)
    try:
        seat = people.seat_at(there.table, whole(request.form.get("seat")))
    except Refused as fault:
        return _refused(there, fault)
    if seat not in there.mine:
        abort(403)
    people.free(there.table, seat, there.device)
    return go("lobby.table", code=there.table.code)


@page.post(f"/{CODE}/remove")
def remove(code: str) -> Answered:
    """A seat leaves the table: its own person's wish, else the host's."""
    there = at_table(code)
    try:
        seat = people.seat_at(there.table, whole(request.form.get("seat")))
        if seat not in there.mine and not there.is_host:
            abort(403)
        people.remove(there.table, seat, there.device)
    except Refused as fault:
        return _refused(there, fault)
    return go("menu.menu" if seat not in there.mine or there.is_host else "lobby.table", code=there.table.code)


@page.post(f"/{CODE}/rename")
def rename(code: str) -> Answered:
    """Another name for a seat: before a game freely, in a game as a line that everybody can read."""
    there = at_table(code)
    table = there.table
    try:
        seat = people.seat_at(table, whole(request.form.get("seat")))
        if not there.may_act_for(seat) and not there.is_host:
            abort(403)
        name = people.clean_name(request.form.get("name", ""))
        if name == seat.name:
            return go("menu.menu", code=table.code)
        people.rename(table, seat, name, there.device)
    except Refused as fault:
        return _refused(there, fault)
    return go("menu.menu", code=table.code)


@page.post(f"/{CODE}/swap")
def swap(code: str) -> Answered:
    """Two people of the running game change places, each with their hand and points."""
    there = at_table(code)
    try:
        one = people.seat_at(there.table, whole(request.form.get("seat")))
        other = people.seat_at(there.table, whole(request.form.get("with")))
        if not there.may_act_for(one) and not there.is_host:
            abort(403)
        people.swap(there.table, one, other, there.device)
    except Refused as fault:
        return _refused(there, fault)
    return go("menu.menu", code=there.table.code)


# ------------------------------------------------------------------------------------------------------ the host


def _voters(there: Room, seats: Sequence[Seat]) -> list[Seat]:
    """Those of the seats that have a vote: with a phone, and in the game being played, once there is one."""
    played = there.played
    names = played.state.names if played is not None and played.state is not None else None
    return [seat for seat in seats if seat.devices and (names is None or seat.name in names)]


def _votes(there: Room) -> dict[int, int]:
    """Votes for a new host, by the seat they are for; each seat has one."""
    cast = there.table.votes
    whom = [cast[seat.id] for seat in _voters(there, there.table.night.seats) if seat.id in cast]
    return {seat: whom.count(seat) for seat in whom}


@page.post(f"/{CODE}/host")
def host(code: str) -> Answered:
    """The host hands the role to the phone of another seat; where the host's phone is gone, the table votes."""
    there = at_table(code)
    table = there.table
    try:
        seat = people.seat_at(table, whole(request.form.get("seat")))
    except Refused as fault:
        return _refused(there, fault)
    if not seat.devices:
        return _refused(there, Refused("ui-host-no-phone", name=seat.name))
    if not there.is_host:
        own = _voters(there, there.mine)
        if not host_is_away(there) or not own:
            abort(403)
        table.votes |= {each.id: seat.id for each in own}
        if 2 * _votes(there)[seat.id] <= len(_voters(there, table.night.seats)):
            return go("menu.menu", code=table.code)
    table.votes.clear()
    table.change(hall().keeper.store.set_host, table.night.id, seat.devices[-1])
    return go("menu.menu", code=table.code)


# ----------------------------------------------------------------------------------------- house rules of the game


@page.route(f"/{CODE}/rules", methods=["GET", "POST"])
def rules(code: str) -> Answered | str:
    """The house rules of the game that is on: anybody changes them for the next deal, the host also at once."""
    there = at_table(code)
    played = there.played
    if played is None or played.game is None or not people.is_on(there.table):
        return go("lobby.table", code=there.table.code)
    state = played.state
    current = state.later or state.house
    if request.method == "GET":
        return houses.opened(played.game, _place(there), house.of_house(played.game, current))
    form = house.read(played.game, request.form.get("preset"), request.form)
    if (answered := houses.meanwhile(played.game, form, _place(there))) is not None:
        return answered
    at_once = bool(request.form.get("now"))
    if at_once and not there.is_host:
        abort(403)
    if form.wrong or form.problems(len(state.names)):
        return Response(_rules_page(there, form), 422)
    pairs = form.house.changed(state.house if at_once else current)
    seat = there.seat
    if not pairs:
        return go("menu.menu", code=there.table.code)
    if seat is None or seat.name not in state.names:
        return Response(_rules_page(there, form, speech().plain("ui-need-seat")), 422)
    said = " ".join(f"{key}={value}" for key, value in pairs)
    line = f"{quote(seat.name)} agrees {said}{' now' if at_once else ''}"
    answer = there.table.enter([line], device=there.device, post=request.form.get("post"))
    if fault := refusal(answer):
        return Response(_rules_page(there, form, sentence(there, fault)), 422)
    return go("lobby.table", code=there.table.code)


def _place(there: Room) -> houses.Place:
    return houses.Place(url_for("menu.rules", code=there.table.code), there, agreed=True)


def _rules_page(there: Room, form: house.Form, trouble: str = "") -> str:
    return houses.show(form.game, form, _place(there), trouble)
