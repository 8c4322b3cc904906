"""The menu of a table: seats and phones, PINs, the host's role, house rules of the current game."""

from collections.abc import Callable, Sequence
from functools import partial

from flask import Blueprint, Response, abort, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.engine.basics.actions import Action, Agrees, Leaves, Replaces, Swaps
from referee.live import Table
from referee.live.stream import Fragment
from referee.store import Store
from referee.store.codes import read_code
from referee.store.values import CLOSED, COLOURS, SIGNS, SeatRow, Step
from referee.web.core.access import CODE, at_table, at_table_or_here, redirect_to
from referee.web.core.context import Room, found, is_htmx, pieces, registry, room, sorry, speech, streamed, whole
from referee.web.core.game_page import live, next_night_piece
from referee.web.core.seen_nights import may_keep
from referee.web.house import rules_form
from referee.web.house.house_rules import FormContext, form_page, opening_page, submitted
from referee.web.log.answer import enter
from referee.web.scores.night_results import leaders, unfinished
from referee.web.sit import people
from referee.web.sit.door import door_notices, host_is_away, is_closed, is_hosting, tell_new_host
from referee.web.sit.people import Refused
from referee.web.sit.start_page import game_again

page = Blueprint("menu", __name__)
Made = tuple[Sequence[Step], Sequence[Action]]
"""The steps and the lines of a tap."""
Change = Callable[[Room, SeatRow], Made | None]


@page.get(f"/{CODE}/menu")
def menu(code: str) -> str:
    """Show the menu."""
    return _page(at_table_or_here(code))


def _page(there: Room, trouble: str = "") -> str:
    """Return the menu. A seat's own phone reads its PIN, to bring a second one; while it is away, any phone there."""
    table, hosting = there.table, is_hosting(there)
    looks = [seat.look for seat in table.night.seats]
    away = [seat for seat in table.night.seats if people.is_away(table, seat)]
    shows_pin = [*there.mine, *(away if there.belongs else ())]
    return render_template(
        "sit/menu.html",
        table=table,
        there=there,
        hosting=hosting,
        seats=[(seat, hosting or seat in shows_pin) for seat in table.night.seats],
        away=away,
        pieces=pieces(table, "menu", None),
        waited=[id for id, *_ in people.waited_for(table).seats],
        keeps=may_keep(there),
        unfinished=unfinished(table),
        leaders=leaders(there),
        is_on=people.is_on(table),
        club_game=game_again(table),
        taken={
            "colours": {look.colour for look in looks} if len(looks) < len(COLOURS) else (),
            "signs": {look.sign for look in looks} if len(looks) < len(SIGNS) else (),
        },
        COLOURS=COLOURS,
        SIGNS=SIGNS,
        trouble=trouble,
    )


@live(
    page,
    "menu",
    {
        "requests": "sit/join_requests.html",
        "door": "sit/door.html",
        "host": "sit/host_away.html",
        "watching": "sit/watching.html",
    },
)
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """Return the live pieces of the menu, the same for everybody at the table."""
    return [
        next_night_piece(table),
        ("requests", door_notices(table)[1]),
        ("door", (table.code, is_closed(table))),
        ("host", host_is_away(table)),
        ("watching", people.spectators(table)),
        *((f"phone-of-{known.id}", people.phone_status(table, known)) for known in table.night.seats),
    ]


@page.get(f"/{CODE}/menu/stream")
def stream(code: str) -> Response:
    """Stream news of the menu as server-sent events."""
    return streamed(at_table_or_here(code), "menu", None)


@page.errorhandler(Refused)
def refused(fault: Refused) -> Answered:
    """Show the menu with the reason why a tap was refused."""
    there = found(read_code((request.view_args or {})["code"]))
    if there is None or not (there.belongs or is_hosting(there)):  # deleted meanwhile, or the seat removed
        return sorry("ui-no-night", 404)
    return Response(_page(there, people.refusal_text(there, fault)), 200 if is_htmx() else 422)


# Seats


def _seat_act(
    path: str,
    may: Callable[[Room, SeatRow], bool],
    after: Callable[[Room], str] = lambda _: "menu.menu",
    ordered: bool = False,
    paced: bool = True,
) -> Callable[[Change], Change]:
    """Register a change of the seat that the form names, and of the page shown `after` it; 403 unless a phone `may`.

    A repeated tap changes nothing and shows the same page, even to somebody who has just left the table.
    """

    def register(change: Change) -> Change:
        def view(code: str) -> Answered:
            there = room(code)
            if not people.is_repeated_tap(there):
                there = at_table_or_here(code)
                seat = people.seat_at(there.table, whole(request.form.get("seat")))
                if not may(there, seat):
                    abort(403)
                post, made = request.form.get("post"), change(there, seat)
                if made is not None:
                    people.commit(there.table, *made, device=there.device, post=post, ordered=ordered, paced=paced)
            return redirect_to(after(there), code=there.table.code)

        page.add_url_rule(f"/{CODE}/{path}", change.__name__, view, methods=["POST"])
        return change

    return register


@_seat_act("stand", lambda there, seat: seat in there.mine, after=lambda _: "lobby.table", paced=False)
def stand(there: Room, seat: SeatRow) -> Made:
    """Stop this phone from acting for its seat; the seat stays, and any phone may act for it. It may come back."""
    return _without(there, seat, (there.device,))


@_seat_act("let-go", lambda there, _: is_hosting(there), paced=False)
def let_go(there: Room, seat: SeatRow) -> Made:
    """Take a seat's phones from it, as the host may and the computer that serves: its person comes with another."""
    return _without(there, seat, seat.devices)


def _without(there: Room, seat: SeatRow, phones: Sequence[str]) -> Made:
    lines = people.with_phone(there.table.game, [], seat.name, has=not set(seat.devices) <= set(phones))
    freed = [partial(Store.free_seat, seat=seat.id, device=phone, remember=phone == there.device) for phone in phones]
    return freed, lines


@_seat_act(
    "remove",
    lambda there, seat: seat in there.mine or there.is_host or (there.belongs and people.is_away(there.table, seat)),
    after=lambda there: "menu.menu" if there.is_host and "stay" not in request.form else "lobby.table",
)
def remove(there: Room, seat: SeatRow) -> Made:
    """Remove a seat from the table: its own person may, the host, and anybody there once its phone is away.

    In the current game its turns are passed from now on. Its own phone may come back to it without asking.
    """
    played = there.table.game
    on = played is not None and people.is_in(played, seat.name) and played.view.phase != "over"
    removed = partial(Store.remove_seat, seat=seat.id, remember=there.device in seat.devices)
    return [removed], [Leaves(seat.name)] if on else []


@_seat_act("rename", lambda there, seat: there.may_act_for(seat) or there.is_host)
def rename(there: Room, seat: SeatRow) -> Made | None:
    """Rename a seat: before a game freely, during a game as a line, and all of the seat goes on under the new name."""
    name, played = people.clean_name(request.form.get("name", "")), there.table.game
    if name == seat.name:
        return None
    people.require_name(there.table, name, seat.id)
    game = played.id if played is not None and seat.name in played.names else None
    renamed = partial(Store.rename_seat, seat=seat.id, name=name, game=game)
    return [renamed], [] if game is None else [Replaces(name, seat.name)]


@_seat_act("looks", Room.may_act_for)
def looks(there: Room, seat: SeatRow) -> Made:
    """Give a seat another colour or sign; somebody who has it already gets the former one."""
    colour, sign = whole(request.form.get("colour")), request.form.get("sign")
    known = (colour if colour in COLOURS else None, sign if sign in SIGNS else None)
    return [partial(Store.set_look, seat=seat.id, colour=known[0], sign=known[1], by=there.device)], ()


@_seat_act("in-pictures", Room.may_act_for)
def in_pictures(there: Room, seat: SeatRow) -> Made:
    """Show a person's name in pictures of the night, or leave it out."""
    if (shown := request.form.get("named")) not in ("yes", "no"):
        abort(400)
    return [partial(Store.show_name, seat=seat.id, shown=shown == "yes")], ()


@_seat_act("swap", lambda there, seat: there.may_act_for(seat) or there.is_host, ordered=True)
def swap(there: Room, seat: SeatRow) -> Made:
    """Swap two people of the current game, each with their hand and points, or move one to the left of another.

    To sit left of somebody a person swaps places one by one, the shorter way round.
    """
    other, played = people.seat_at(there.table, whole(request.form.get("with"))), there.table.game
    if request.form.get("how") != "left":
        return (), [Swaps(seat.name, other.name)]
    both = people.is_in(played, seat.name) and people.is_in(played, other.name) and seat.id != other.id
    if played is None or not both:
        raise Refused("ui-late-now")
    s = played.state
    names = [s.names[number] for number in s.ring if not s.gone[number]]
    at = names.index(seat.name)
    others = [*names[at + 1 :], *names[:at]]
    passed = others.index(other.name) + 1
    back = others[: passed - 1 : -1]
    return (), [Swaps(seat.name, name) for name in (others[:passed] if passed <= len(back) else back)]


# The door


@page.post(f"/{CODE}/door")
def door(code: str) -> Answered:
    """Close the table to newcomers or open it, as the host may."""
    there = at_table_or_here(code)
    table, wants = there.table, request.form.get("door")
    if wants not in ("open", "closed"):
        abort(400)
    if not is_hosting(there):
        abort(403)
    if is_closed(table) != (wants == "closed"):
        door = CLOSED if wants == "closed" else len(table.games)  # open until the next game starts
        table.change(registry().writer.store.set_night, table.night.id, door=door)
    return Response("", 204) if is_htmx() else redirect_to("menu.menu", code=table.code)


# The host


@page.post(f"/{CODE}/host")
def host(code: str) -> Answered:
    """Hand the host's role to the phone of another seat; while the host's phone is away, anybody seated takes it."""
    there = at_table(code)
    table, set_night = there.table, registry().writer.store.set_night
    if request.form.get("take"):
        if there.own is None or not (there.is_host or host_is_away(table)):
            raise Refused("ui-host-here")
        if not there.is_host:
            table.change(set_night, table.night.id, host=there.device)
            tell_new_host(table, there.own.name)
    else:
        seat = people.seat_at(table, whole(request.form.get("seat")))
        if not seat.devices:
            raise Refused("ui-host-no-phone", name=seat.name)
        if table.night.host not in seat.devices:  # else perhaps this very tap has made it so
            if not there.is_host:
                abort(403)
            awake = next((phone for phone in reversed(seat.devices) if table.is_live(phone)), seat.devices[-1])
            table.change(set_night, table.night.id, host=awake)
    return redirect_to("menu.menu", code=table.code)


# House rules of the game


@page.route(f"/{CODE}/rules", methods=["GET", "POST"])
def rules(code: str) -> Answered | str:
    """Show or change the house rules of the current game: anybody for the next deal, the host also at once."""
    there = at_table(code)
    played = there.played
    if played is None or not played.has_log or not people.is_on(there.table):
        return redirect_to("lobby.table", code=there.table.code)
    state = played.state
    current = state.later or state.house
    place = FormContext(url_for("menu.rules", code=there.table.code), there, agreed=True)
    if request.method == "GET":
        return opening_page(played.game, place, rules_form.of_house(played.game, current))
    if people.is_repeated_tap(there):
        return redirect_to("lobby.table", code=there.table.code)
    at_once, seat = bool(request.form.get("now")), there.seat
    if at_once and not there.is_host:
        abort(403)
    form = submitted(played.game, place, len(state.names))
    pairs = form.house.changed(state.house if at_once else current)
    if not pairs:
        return redirect_to("menu.menu", code=there.table.code)
    if seat is None or seat.name not in state.names:
        trouble = speech().plain("ui-need-seat")
    elif fault := people.refusal(enter(there, Agrees(seat.name, pairs, at_once))):
        trouble = people.refusal_text(there, fault)
    else:
        return redirect_to("lobby.table", code=there.table.code)
    return Response(form_page(form.game, form, place, trouble), 422)
