"""The ring before a deal: the order of the seats, the planned game, the dealer, and the start of a game."""

from collections.abc import Callable, Mapping
from functools import partial

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import switches
from referee.engine.model.message import Message, message
from referee.engine.model.view import Sides
from referee.engine.notation.record import KEEPS, Head, format_head
from referee.engine.notation.tokens import in_one_line, quote
from referee.live import Table
from referee.live.stream import Fragment
from referee.live.table import QUIET
from referee.store.codes import read_code
from referee.store.values import DatabaseFault, SeatRow
from referee.texts.catalog import Name
from referee.texts.sentences import Sentences
from referee.web.core import context
from referee.web.core.access import CODE, at_table, reached_by, redirect_to
from referee.web.core.context import Room, faulty, is_htmx, language, pieces, registry, room, speech, streamed, whole
from referee.web.core.game_page import live
from referee.web.core.rate_limit import limited
from referee.web.core.screens import Piece
from referee.web.core.table_address import page_address
from referee.web.house import rules_form
from referee.web.house.house_rules import is_made, keep_made
from referee.web.sit import people
from referee.web.sit.door import SeatWish, door_notices, is_closed, seat_newcomer
from referee.web.sit.next_game import BEGINNING, Plan, change_plan, opening_of, rules_planned
from referee.web.sit.people import Refused

page = Blueprint("ring", __name__)
TEMPLATES = {
    "door": "sit/door.html",
    "requests": "sit/join_requests.html",
    "left": "sit/left.html",
    "onward": "sit/onward.html",
    "reached": "sit/reached.html",
    "ring": "sit/ring.html",
    "rules": "sit/rules.html",
    "sits": "sit/sits.html",
}
"""Template by piece of the ring's page."""
NAMED = 3
"""The most people still to be tapped who are named; more are counted."""
LONGEST_TEXT = 80
"""Characters that fit on a card to write on."""
STEPS: dict[str, Callable[[Plan, int], Plan]] = {
    "place": Plan.with_seat,
    "take": Plan.without_seat,
    "dealer": Plan.with_dealer,
    "begins": Plan.with_first_player,
}


@live(page, "ring", TEMPLATES)
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """Return the live pieces of the ring's page; `seat` is the store's id of the watching seat."""
    plan = people.plan_of(table)
    has_moved = seat is not None and table.night.club is not None and all(of.id != seat for of in table.night.seats)
    begun = has_moved or (not plan.game and table.game is not None) or table.night.ended is not None
    return [
        ("requests", door_notices(table)[1]),
        ("door", (table.code, is_closed(table))),
        ("ring", ring_of(table, plan)),
        ("left", left_ask(table, plan, seat)),
        ("sits", plan.ring.index(seat) if seat in plan.ring else 0),
        ("rules", rules_of(table, plan)),
        ("reached", reached_by(table)),
        ("onward", (table.code, begun)),
    ]


def ring_of(table: Table, plan: Plan) -> Piece:
    """Return the ring as everybody sees it, and what *Start* waits for (`waits`).

    The `place` of a seat counts from 1 round the table, 0 is not tapped yet; `order` are those in the ring. `first` is
    the way to find the dealer or first player (`Opening.how`), `by_rule` the person whom the rule names, and `lot` the
    one on whom the lot fell. With `may_start` people may begin all the same. `watched`: the players say that a play is
    wrong, not the referee. `as_came`: nobody has tapped an order yet.
    """
    opening, (_, house) = opening_of(table, plan), rules_planned(plan)
    here = sorted(table.night.seats, key=lambda seat: seat.id)
    seats = tuple(
        Piece(
            id=seat.id,
            name=seat.name,
            place=plan.ring.index(seat.id) + 1 if seat.id in plan.ring else 0,
            phone=bool(seat.devices),
            sure=seat.id in plan.sure,
            deals=seat.id == opening.deals,
            begins=seat.id == opening.begins,
            look=seat.look,
        )
        for seat in here
    )
    order = tuple(sorted((seat for seat in seats if seat.place), key=lambda seat: seat.place))
    names = {seat.id: seat.name for seat in here}
    waits, may_start = waited_for_by_start(table, plan)
    return Piece(
        code=table.code,
        seats=seats,
        order=order,
        all_in=len(order) == len(seats),
        names=tuple(seat.name for seat in order),
        waits=waits,
        after=len(table.games),
        may_start=may_start,
        first=opening.how,
        by_rule=names.get(opening.seat, ""),
        dealer=names.get(opening.deals, ""),
        beginner=names.get(opening.begins, ""),
        lot=names.get(plan.lot, "") if plan.lot in (plan.dealer, plan.begins) else "",
        sides=sides_of(table, plan),
        watched=house is not None and house.enforce == "players",
        as_came=not plan.tapped,
    )


def sides_of(table: Table, plan: Plan) -> Sides | None:
    """Return the sides as planned; None while a person is missing in the ring, and where everybody plays alone."""
    (game, house), count = rules_planned(plan), len(plan.ring)
    if game is None or house is None or count != len(table.night.seats):
        return None
    pair = [plan.ring.index(seat) for seat in plan.pair if seat in plan.ring]
    return game.sides(house, count, pair) if game.players[0] <= count <= game.players[1] else None


def rules_of(table: Table, plan: Plan) -> Piece:
    """Return the planned game and its house rules, which are kept under the name `called`.

    `keep` is what this table enters of the `modes` that there are, `written` are the facts that its people write down
    first. `told` is the name of the game, as `Game.told`.
    """
    game, house = rules_planned(plan)
    planned = {"code": table.code, "game": plan.game, "preset": plan.preset, "house": plan.house, "called": plan.called}
    if game is None:
        return Piece(**planned, keep="", modes=(), written=(), told=plan.game)
    modes = game.modes(house) if house is not None else KEEPS
    before = (of.state for of in reversed(table.games) if of.has_log and of.game.key == game.key)
    keep = plan.keep or next((state.later_keep or state.keep for state in before), "")
    written = game.written(house) if house is not None else ()
    told = f"{plan.game} {plan.called}" if is_made(game) else plan.game
    return Piece(**planned, keep=keep if keep in modes else modes[0], modes=modes, written=written, told=told)


@page.app_template_global()
def differences(words: Sentences, rules: Piece) -> list[tuple[str, str]]:
    """Return the house rules that a planned game changes, as names and values for its line on the ring."""
    game, _ = rules_planned(Plan(rules.game, rules.preset))
    known = switches(game.house) if game is not None else {}
    # House rules planned by another version are reported at *Start*.
    return rules_form.differences(words, [pair for pair in rules.house if pair[0] in known])


def waited_for_by_start(table: Table, plan: Plan) -> tuple[tuple[Message, ...], bool]:
    """Return what *Start* waits for, and whether people may begin all the same.

    They may while it waits only for people, whose phone shows the table, to confirm their left neighbour.
    """
    game, _ = rules_planned(plan)
    if game is None:
        return (message("ui-wait-game"),), False
    least, most = game.players
    seats = {seat.id: seat for seat in table.night.seats}
    count = len(seats)
    found: list[Message] = []
    if count < least:
        found.append(message("ui-wait-people", least=least, count=count))
    elif count > most:
        found.append(message("ui-wait-fewer", most=most, count=count))
    if missing := count - len(plan.ring):
        names = tuple(Name(seat.name) for seat in table.night.seats if seat.id not in plan.ring)
        few = plan.ring and missing <= NAMED
        found.append(message("ui-wait-these", names=names) if few else message("ui-wait-ring", count=missing))
    elif count and (opening := opening_of(table, plan)).how in BEGINNING and not opening.begins:
        found.append(message("ui-wait-begin"))
    if found or len(plan.ring) < max(3, count):
        return tuple(found), False
    asked = (seats[id] for id in plan.ring if id not in plan.sure)
    unsure = tuple(Name(seat.name) for seat in asked if any(table.is_live(phone, QUIET) for phone in seat.devices))
    return ((message("ui-wait-left", names=unsure, count=len(unsure)),), True) if unsure else ((), False)


def left_ask(table: Table, plan: Plan, seat: int | None) -> Piece | None:
    """Return the question to one seat's phone: does `left` sit to the left, or one of the `others`?

    None at a table of two, or before everybody is in the ring: until then a tap may move anybody.
    """
    names = {other.id: other.name for other in table.night.seats}
    left = plan.left_of(seat or 0)
    if seat not in names or not left or len(plan.ring) < max(3, len(names)):
        return None
    others = tuple((id, name) for id, name in names.items() if id not in (seat, left))
    return Piece(left=names[left], sure=seat in plan.sure, others=others)


def ring_page(there: Room, trouble: str = "") -> str:
    """Return the page of the ring."""
    return render_template(
        "sit/ring_page.html",
        table=there.table,
        there=there,
        pieces=pieces(there.table, "ring", there.mine[0].id if there.mine else None),
        trouble=trouble,
        again=there.played is not None,
        qr=page_address(there.table.code),
    )


def start_planned(there: Room, after: int, typed: Mapping[str, str], plan: Plan | None = None) -> None:
    """Start the game that the table, or this `plan`, has planned as number `after` + 1; a form may say more about it.

    Raises:
        Refused: A condition of *Start* is not met, or the house rules do not fit these people.
    """
    table = there.table
    plan = plan or people.plan_of(table)
    people.require_open_night(table)
    waits, may_start = waited_for_by_start(table, plan)
    if waits and not (may_start and typed.get("anyway")):
        raise Refused(waits[0].id, **dict(waits[0].fill))
    game = games.find(plan.game)
    form = rules_form.of_pairs(game, plan.preset, plan.house)
    if problems := form.house.problems(len(plan.ring)):
        raise Refused(problems[0].id, clash=problems[0])
    try:
        table.start(
            head_of(table, plan, typed),
            after,
            lambda store: store.arrange(table.night.id, plan.ring),
            lambda store: store.change_plan(table.night.id, lambda planned: ""),
            *([keep_made(game, form, one_line(plan.called))] if is_made(game) else []),
        )
    except NotationError as fault:
        raise Refused(fault.key, **fault.fill) from None


def head_of(table: Table, plan: Plan, typed: Mapping[str, str]) -> str:
    """Return the head of the planned game's record, with the keeping of scores and the facts written down by people."""
    rules = rules_of(table, plan)
    texts = ((key, one_line(typed.get(key, ""))) for key in rules.written)
    seats: dict[int, SeatRow] = {seat.id: seat for seat in table.night.seats}
    ring = [seats[id] for id in plan.ring]
    sides = sides_of(table, plan)
    chosen = sides.sides if sides is not None and sides.pair else ()
    deals = opening_of(table, plan).deals
    title = (("title", one_line(plan.called)),) if plan.called and is_made(games.find(plan.game)) else ()
    phones = tuple((f"phone.{quote(seat.name)}", "no") for seat in ring if not seat.devices)
    return format_head(
        Head(
            plan.game,
            tuple(seat.name for seat in ring),
            teams=tuple(tuple(ring[place].name for place in side) for side in chosen),
            dealer=seats[deals].name if deals in seats else None,
            preset=plan.preset,
            house=plan.house,
            keep=rules.keep or KEEPS[0],
            facts=(*title, *phones, *(pair for pair in texts if pair[1])),
        )
    )


def one_line(text: str) -> str:
    """Return typed text as one line that a record can hold: without comments and invisible characters."""
    return in_one_line(text.replace("#", " ").replace('"', " "))[:LONGEST_TEXT]


# The page


@page.get(f"/{CODE}/ring/stream")
def stream(code: str) -> Response:
    """Stream news of the ring as server-sent events."""
    there = at_table(code)
    return streamed(there, "ring", there.mine[0].id if there.mine else None)


@page.get(f"/{CODE}/onward")
def onward(code: str) -> Answered:
    """Redirect a phone that still shows the ring to the game that has begun, or to its seat at another table.

    One whose person sits out is led to the page of the club.
    """
    there = room(code)
    if (code_now := people.moved_to(there)) is not None:
        return redirect_to("lobby.table", code=code_now)
    if there.table.night.club is not None and not there.belongs:
        return redirect_to("club.club", club=there.table.night.club.code)
    return redirect_to("lobby.table", code=at_table(code).table.code)


@page.get(f"/{CODE}/go-on")
def go_on(code: str) -> Answered:
    """Refresh a page of the previous game once another game of the night has begun, as the seats have other numbers.

    A phone that acted for another seat acts for its own again; one whose seat is at another table now goes there.
    """
    if (code_now := people.moved_to(room(code))) is not None:
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
    return Response(_partial("trouble", render_template("sit/trouble.html", trouble=trouble)))


@page.errorhandler(Refused)
def refused(fault: Refused) -> Answered | str:
    """Show the ring with the reason why a tap was refused."""
    there = context.found(read_code((request.view_args or {})["code"]))
    if there is None or not there.belongs:  # the night was deleted meanwhile, or the seat removed
        return context.sorry("ui-no-night", 404)
    return ring_answer(there, people.refusal_text(there, fault))


@page.post(f"/{CODE}/ring")
def change(code: str) -> Answered | str:
    """Apply a tap on the ring."""
    there = at_table(code)
    people.require_open_night(there.table)
    if (step := _step(there)) is not None:
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
            return partial(lambda step, seat, plan: step(plan, seat), step, seat)
    if (drawn := form.get("lot", "")) in ("dealer", "begins"):
        return lambda plan: plan.drawn(STEPS[drawn])
    if (seat := whole(form.get("with")) or 0) in seats:
        return lambda plan: plan.with_partner(seat, sides_of(there.table, plan))
    if (keep := form.get("keep", "")) in KEEPS:
        return lambda plan: plan._replace(keep=keep)
    mine = there.mine[0].id if there.mine else None
    left = whole(form.get("left")) or 0
    if mine is not None and left in seats:
        return lambda plan: plan.with_left(mine, left)
    if mine is not None and form.get("sure"):
        return lambda plan: plan.confirmed(mine)
    return None


def ring_answer(there: Room, trouble: str = "", *, added: bool = False) -> Answered | str:
    """Return the ring after a tap: the pieces for htmx, otherwise the page.

    The pieces are sent with the answer so that they are right even while the stream sleeps. After somebody was `added`
    the field for their name is empty again.
    """
    if not is_htmx():
        if trouble:
            return Response(ring_page(there, trouble), 422)
        return redirect_to("lobby.table", code=there.table.code)
    seat = there.mine[0].id if there.mine else None
    words = language()
    found = [*fragments(there.table, seat)]
    parts = [_partial(name, registry().screens.html(name, value, words, there.table.drawn)) for name, value in found]
    parts += [_partial("add-name", render_template("sit/add_name.html"), "innerHTML")] if added else []
    return "\n".join([*parts, _partial("trouble", render_template("sit/trouble.html", trouble=trouble))])


def _partial(name: str, html: str, swap: str = "innerMorph") -> str:
    return f'<hx-partial hx-target="#{name}" hx-swap="{swap}">{html}</hx-partial>'


@page.post(f"/{CODE}/seat")
@limited("60/minute")
def seat(code: str) -> Answered | str:
    """Seat a person without a phone."""
    there = at_table(code)
    if people.is_on(there.table):
        return redirect_to("joining.late", code=there.table.code)
    if not people.is_repeated_tap(there):
        name = people.clean_name(request.form.get("name", ""))
        seat_newcomer(there.table, SeatWish(name=name, post=request.form.get("post")), None)
    return ring_answer(there, added=True)


@page.post(f"/{CODE}/start")
def start(code: str) -> Answered | str:
    """Start the game, once: a later tap finds it started."""
    there, after = at_table(code), whole(request.form.get("after"))
    if after is None:
        abort(400)
    if len(there.table.games) <= after:
        start_planned(there, after, request.form)
    return redirect_to("lobby.table", code=there.table.code)
