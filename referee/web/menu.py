"""The menu of a table: its seats and phones, the PINs, the host's role, house rules of the game that is on."""

from flask import Blueprint, Response, abort, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee import games
from referee.core.notation import quote
from referee.live import Table
from referee.live.stream import Fragment
from referee.web import house, houses, people, shelf
from referee.web.context import Room, hall, is_htmx, pieces, room, speech, streamed, whole
from referee.web.door import door_of, is_closed, is_new, minutes_left
from referee.web.knocks import knocks
from referee.web.nights import may_keep
from referee.web.people import Refused, refusal
from referee.web.presence import is_away, phone_of, shows_pin, spectators, waited
from referee.web.reading import live
from referee.web.votes import host_is_away, voters, votes
from referee.web.ways import CODE, at_table, at_table_or_here, done, go, is_here, sentence

page = Blueprint("menu", __name__)


@page.get(f"/{CODE}/menu")
def menu(code: str) -> str:
    """The menu."""
    there = at_table_or_here(code)
    shelf.look()
    return _page(there)


def _page(there: Room, trouble: str = "") -> str:
    table = there.table
    return render_template(
        "menu.html",
        table=table,
        there=there,
        seats=[(seat, shows_pin(there, seat) or is_here()) for seat in table.night.seats],
        away=[seat for seat in table.night.seats if is_away(table, seat)],
        pieces=pieces(table, "menu", _viewer(there)),
        waited=[id for id, *_ in waited(table).seats],
        votes=votes(table) if may_vote(there) else None,
        new={seat.id: minutes_left(seat) for seat in table.night.seats if is_new(seat)},
        keeps=may_keep(there),
        is_on=people.is_on(table),
        games=games.names(),
        trouble=trouble,
    )


def _viewer(there: Room) -> int | None:
    return there.mine[0].id if there.mine else None


@live(page, "menu")
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """What changes while the menu is looked at. `seat` is the store's id of the seat that watches."""
    viewer = next((each for each in table.night.seats if each.id == seat), None)
    phones = [(f"phone-of-{each.id}", phone_of(table, each)) for each in table.night.seats]
    door = door_of(table, viewer)
    return [("knocks", knocks(table, viewer)), ("door", door), ("watching", spectators(table)), *phones]


@page.get(f"/{CODE}/menu/stream")
def stream(code: str) -> Response:
    """News of the menu, as server-sent events."""
    there = at_table_or_here(code)
    return streamed(there, "menu", _viewer(there))


def _refused(there: Room, fault: Refused) -> Answered:
    body = _page(there, sentence(there, fault))
    return Response(body, 200 if is_htmx() else 422)


@page.post(f"/{CODE}/stand")
def stand(code: str) -> Answered:
    """This phone no longer speaks for its seat; the seat stays, and any phone may act for it."""
    there = room(code)
    if done(there):
        return go("lobby.table", code=there.table.code)
    there = at_table(code)
    try:
        seat = people.seat_at(there.table, whole(request.form.get("seat")))
        if seat not in there.mine:
            abort(403)
        people.free(there.table, seat, there.device, request.form.get("post"))
    except Refused as fault:
        return _refused(there, fault)
    return go("lobby.table", code=there.table.code)


@page.post(f"/{CODE}/remove")
def remove(code: str) -> Answered:
    """A seat leaves the table: its own person's wish, else the host's."""
    there = room(code)
    if done(there):
        return go("menu.menu" if there.is_host else "lobby.table", code=there.table.code)
    there = at_table(code)
    try:
        seat = people.seat_at(there.table, whole(request.form.get("seat")))
        if seat not in there.mine and not there.is_host:
            abort(403)
        people.remove(there.table, seat, there.device, request.form.get("post"))
    except Refused as fault:
        return _refused(there, fault)
    return go("menu.menu" if seat not in there.mine or there.is_host else "lobby.table", code=there.table.code)


@page.post(f"/{CODE}/rename")
def rename(code: str) -> Answered:
    """Another name for a seat: before a game freely, in a game as a line that everybody can read."""
    there = at_table(code)
    table = there.table
    if done(there):
        return go("menu.menu", code=table.code)
    try:
        seat = people.seat_at(table, whole(request.form.get("seat")))
        if not there.may_act_for(seat) and not there.is_host:
            abort(403)
        name = people.clean_name(request.form.get("name", ""))
        if name == seat.name:
            return go("menu.menu", code=table.code)
        people.rename(table, seat, name, there.device, request.form.get("post"))
    except Refused as fault:
        return _refused(there, fault)
    return go("menu.menu", code=table.code)


@page.post(f"/{CODE}/swap")
def swap(code: str) -> Answered:
    """Two people of the running game change places, each with their hand and points; or one moves to the left of
    another."""
    there = at_table(code)
    if done(there):
        return go("menu.menu", code=there.table.code)
    try:
        one = people.seat_at(there.table, whole(request.form.get("seat")))
        other = people.seat_at(there.table, whole(request.form.get("with")))
        if not there.may_act_for(one) and not there.is_host:
            abort(403)
        change = people.move if request.form.get("how") == "left" else people.swap
        change(there.table, one, other, there.device, request.form.get("post"))
    except Refused as fault:
        return _refused(there, fault)
    return go("menu.menu", code=there.table.code)


# ------------------------------------------------------------------------------------------------------ the door


@page.post(f"/{CODE}/door")
def door(code: str) -> Answered:
    """Closes the table to newcomers, which anybody who has a vote may do, or opens it, which the host does."""
    there = at_table(code)
    table, store, wants = there.table, hall().keeper.store, request.form.get("door")
    if wants not in ("open", "closed"):
        abort(400)
    if not (there.is_host if wants == "open" else there.has_vote):
        abort(403)
    if is_closed(table) != (wants == "closed"):
        table.change(store.close_door if wants == "closed" else store.open_door, table.night.id)
    return Response("", 204) if is_htmx() else go("menu.menu", code=table.code)


@page.post(f"/{CODE}/let-in")
def let_in(code: str) -> Answered:
    """The host gives a new seat its vote at once."""
    there = at_table(code)
    if not there.is_host:
        abort(403)
    try:
        seat = people.seat_at(there.table, whole(request.form.get("seat")))
    except Refused as fault:
        return _refused(there, fault)
    there.table.change(hall().keeper.store.let_in, [seat.id])
    return go("menu.menu", code=there.table.code)


# ------------------------------------------------------------------------------------------------------ the host


def may_vote(there: Room) -> bool:
    """Whether this phone may vote for a new host."""
    return not there.is_host and host_is_away(there.table) and bool(voters(there.table, there.mine))


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
        if not may_vote(there):
            abort(403)
        table.votes |= {each.id: seat.id for each in voters(table, there.mine)}
        table.touch()
        if 2 * votes(table)[seat.id] <= len(voters(table, table.night.seats)):
            return _voted(there)
    table.votes.clear()
    awake = next((each for each in reversed(seat.devices) if table.is_live(each)), seat.devices[-1])
    table.change(hall().keeper.store.set_host, table.night.id, awake)
    return _voted(there)


def _voted(there: Room) -> Answered:
    """Who votes during play stays at it."""
    if request.form.get("stay"):
        return Response("", 204)
    return go("menu.menu", code=there.table.code)


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
