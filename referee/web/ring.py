"""The ring before a deal: who sits where, who deals, and the start of a game."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from flask import Blueprint, Response, abort, render_template, request
from flask.blueprints import BlueprintSetupState
from werkzeug.wrappers import Response as Answered

from referee import games
from referee.core.notation import Unreadable, quote
from referee.core.record import KEEPS, Head, format_head
from referee.live import Table
from referee.store import DatabaseFault, Entry, Seat
from referee.web import house
from referee.web.context import Room, faulty, hall, is_htmx, language, pieces, speech, streamed, whole
from referee.web.door import is_closed, is_new, minutes_left
from referee.web.limits import limited
from referee.web.opening import dealer, opened, opening_of
from referee.web.people import Refused, clean_name, is_on, plan_of, sit
from referee.web.plan import Plan, read_plan
from referee.web.ring_pieces import (
    differences,
    fragments,
    rules_of,
    sides_of,
    waits,
    who_is_asked,
)
from referee.web.share import code_of
from referee.web.ways import CODE, REACHED, at_table, done, go, sentence

page = Blueprint("ring", __name__)
LONGEST_TEXT = 80
"""Signs that fit on a card somebody writes on."""
STEPS: dict[str, Callable[[Plan, int], Plan]] = {
    "place": Plan.placed,
    "take": Plan.taken,
    "dealer": Plan.dealing,
    "begins": Plan.beginning,
}


@page.record
def _known(state: BlueprintSetupState) -> None:
    state.app.extensions["hall"].screens.pages["ring"] = fragments
    state.app.extensions.setdefault(REACHED, {})
    state.app.jinja_env.globals |= {"differences": differences, "game_names": games.names}


@page.get(f"/{CODE}/ring/stream")
def stream(code: str) -> Response:
    """News of the ring, as server-sent events."""
    there = at_table(code)
    seat = there.mine[0].id if there.mine else None
    return streamed(there, "ring", seat)


@page.get(f"/{CODE}/onward")
def onward(code: str) -> Answered:
    """The game has begun: a phone that still shows the ring goes to where it is played."""
    return go("lobby.table", code=at_table(code).table.code)


@page.get(f"/{CODE}/go-on")
def go_on(code: str) -> Answered:
    """Another game of the night has begun: a page of the one before loads anew, for its seats have other numbers. A
    phone that acted for another seat there is its own again."""
    there = at_table(code)
    now = there.played
    if now is None or whole(request.args.get("page")) == now.number:
        return Response("", 204)
    if there.for_another:
        return go("phone.play", code=there.table.code)
    return Response("", 200, {"HX-Refresh": "true"})


@page.errorhandler(DatabaseFault)
def not_kept(fault: DatabaseFault) -> Answered:
    """A tap on the ring changes pieces of its page only: that nothing was kept is said in one of them."""
    if request.method == "GET" or not is_htmx():
        return faulty(fault)
    trouble = speech().plain("ui-not-kept", why=fault.key)
    return Response(_partial("trouble", render_template("parts/trouble.html", trouble=trouble)))


@page.post(f"/{CODE}/ring")
def change(code: str) -> Answered | str:
    """A tap on the ring."""
    there = at_table(code)
    if there.table.night.ended is not None:
        return shown(there, sentence(there, Refused("ui-night-ended")))
    step = _step(there)
    if step is not None:
        change_plan(there.table, step)
    return shown(there)


def _step(there: Room) -> Callable[[Plan], Plan] | None:
    """What a tap does to the plan; None where its seat has gone meanwhile."""
    seats = {seat.id for seat in there.table.night.seats}
    form = request.form
    if form.get("clear"):
        return lambda plan: plan.seated([])
    for name, step in STEPS.items():
        if (seat := whole(form.get(name)) or 0) in seats:
            return partial(_apply, step, seat)
    if (seat := whole(form.get("with")) or 0) in seats:
        return partial(_together, there.table, seat)
    mine = there.mine[0].id if there.mine else None
    left = whole(form.get("left")) or 0
    if mine is not None and left in seats:
        return lambda plan: plan.left(mine, left)
    if mine is not None and form.get("sure"):
        return lambda plan: plan.confirmed(mine)
    return None


def _apply(step: Callable[[Plan, int], Plan], seat: int, plan: Plan) -> Plan:
    return step(plan, seat)


def _together(table: Table, seat: int, plan: Plan) -> Plan:
    """The seat plays with whoever else is of the pair, where the planned game has one to choose."""
    sides = sides_of(table, plan)
    return plan.together(seat, [plan.ring[place] for place in sides.pair]) if sides is not None else plan


def change_plan(table: Table, step: Callable[[Plan], Plan]) -> None:
    """Changes the plan that is kept, not the one a phone saw: of two people tapping at once neither is lost."""
    ids = [seat.id for seat in table.night.seats]
    table.change(hall().keeper.store.change_plan, table.night.id, lambda text: step(read_plan(text).among(ids)).text())


def shown(there: Room, trouble: str = "", fresh: tuple[str, ...] = ()) -> Answered | str:
    """The ring after a tap: the changed pieces for htmx (right even while the stream sleeps), the page else. `fresh`
    are parts that begin anew: a field that was sent."""
    if not is_htmx():
        if trouble:
            return Response(ring_page(there, trouble), 422)
        return go("lobby.table", code=there.table.code)
    seat = there.mine[0].id if there.mine else None
    words = language()
    found = [*fragments(there.table, seat)]
    parts = [_partial(name, hall().html(name, value, words)) for name, value in found]
    parts += [_partial(name, render_template(f"parts/{name}.html"), "innerHTML") for name in fresh]
    return "\n".join([*parts, _partial("trouble", render_template("parts/trouble.html", trouble=trouble))])


def _partial(name: str, html: str, swap: str = "innerMorph") -> str:
    return f'<hx-partial hx-target="#{name}" hx-swap="{swap}">{html}</hx-partial>'


def ring_page(there: Room, trouble: str = "") -> str:
    """The page of the ring."""
    return render_template(
        "ring.html",
        table=there.table,
        there=there,
        pieces=pieces(there.table, "ring", there.mine[0].id if there.mine else None),
        trouble=trouble,
        again=there.played is not None,
        qr=code_of(there.table.code),
    )


@page.post(f"/{CODE}/seat")
@limited("60/minute")
def seat(code: str) -> Answered | str:
    """Somebody without a phone sits down."""
    there = at_table(code)
    if is_on(there.table):
        return go("lobby.late", code=there.table.code)
    if not done(there):
        try:
            if is_closed(there.table) and not there.has_vote:
                raise Refused("ui-door-new", minutes=max(map(minutes_left, there.mine)))
            entry = Entry.TRUSTED if there.has_vote else Entry.FREE
            name = clean_name(request.form.get("name", ""))
            sit(there.table, name, None, entry, request.form.get("post"))
        except Refused as fault:
            return shown(there, sentence(there, fault))
    return shown(there, fresh=("add-name",))


@page.post(f"/{CODE}/start")
def start(code: str) -> Answered | str:
    """Starts the game, once: whoever taps later finds it started."""
    there = at_table(code)
    table = there.table
    after = whole(request.form.get("after"))
    if after is None or after < 0:
        abort(400)
    if len(table.games) > after:
        return go("lobby.table", code=table.code)
    plan = plan_of(table)
    if table.night.ended is not None:
        return shown(there, sentence(there, Refused("ui-night-ended")))
    if found := waits(table, plan):
        key, fill = found[0]
        return shown(there, speech().plain(key, **dict(fill)))
    game = games.find(plan.game)
    if (names := who_is_asked(table, plan)) and not request.form.get("anyway"):
        return shown(there, speech().plain("ui-wait-left", names=names, count=len(names)))
    form = house.of_pairs(game, plan.preset, plan.house)
    if problems := form.problems(len(plan.ring)):
        return shown(there, speech().problem(problems[0]))
    try:
        names = {seat.id: seat.name for seat in table.night.seats}
        # Whoever is in the ring was tapped by the table.
        new = [seat.id for seat in table.night.seats if is_new(seat)] if there.has_vote else []
        table.start(
            head_of(table, plan, request.form),
            after,
            lambda store: store.arrange(table.night.id, [names[id] for id in plan.ring]),
            lambda store: store.let_in(new),
            lambda store: store.change_plan(table.night.id, lambda text: ""),
        )
    except Unreadable as fault:
        return shown(there, speech().plain(fault.key, **fault.fill))
    return go("lobby.table", code=table.code)


def head_of(table: Table, plan: Plan, typed: Mapping[str, str]) -> str:
    """The head of the planned game's record: with what the table enters, and what its people wrote down."""
    rules = rules_of(table, plan)
    keep = typed.get("keep", rules.keep)
    texts = ((key, one_line(typed.get(key, ""))) for key in rules.written)
    seats: dict[int, Seat] = {seat.id: seat for seat in table.night.seats}
    people = [seats[id] for id in plan.ring]
    sides = sides_of(table, plan)
    chosen = sides.sides if sides is not None and sides.pair else ()
    deals = dealer(plan, opening_of(table, plan))
    phones = tuple((f"phone.{quote(seat.name)}", "no") for seat in people if not seat.devices)
    return format_head(
        Head(
            plan.game,
            tuple(seat.name for seat in people),
            teams=tuple(tuple(people[place].name for place in side) for side in chosen),
            dealer=seats[deals].name if deals in seats else None,
            preset=plan.preset,
            house=plan.house,
            keep=keep if keep in KEEPS and rules.keep else rules.keep or KEEPS[0],
            facts=(*phones, *(pair for pair in texts if pair[1])),
        )
    )


def one_line(text: str) -> str:
    """What somebody wrote, as one line of a record can hold it: no comment, nothing that is not seen."""
    seen = "".join(sign if sign.isprintable() and sign not in '#"' else " " for sign in text)
    return " ".join(seen.split())[:LONGEST_TEXT]


def next_plan(table: Table, game: str, preset: str, pairs: tuple[tuple[str, str], ...]) -> Plan:
    """A plan for the night's next game: the people as they sat, who need not be asked again, those together who were,
    and where the deal moves on the dealer's left neighbour deals."""
    played = table.game
    if played is None or played.state is None:
        return Plan(game, preset, pairs)
    ids = {seat.name: seat.id for seat in table.night.seats}
    state = played.state
    ring = tuple(ids[state.names[at]] for at in state.ring if state.names[at] in ids)
    sides = played.game.sharing(state) if played.game is not None else ()
    pair = tuple(ids[state.names[at]] for at in min(sides, key=len, default=()) if state.names[at] in ids)
    plan = Plan(game, preset, pairs, ring, sure=ring, pair=pair)
    return opened(plan, opening_of(table, plan))


def with_rules(table: Table, plan: Plan, fresh: Plan) -> Plan:
    """A plan with another's game and house rules. Who sits where stays as it was tapped; so does who deals or begins,
    where that is settled in the same way."""
    new = replace(plan, game=fresh.game, preset=fresh.preset, house=fresh.house, called=fresh.called)
    if opening_of(table, plan).how == opening_of(table, new).how:
        return new
    return opened(replace(new, dealer=0, begins=0), opening_of(table, new))
