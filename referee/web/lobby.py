"""The way to a table: the start page, a new table, joining with a name, taking a seat back, language and theme."""

import re
from dataclasses import replace
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, session, url_for
from flask.blueprints import BlueprintSetupState
from werkzeug.wrappers import Response as Answered

from referee import games
from referee.core.notation import Unreadable
from referee.live import Table
from referee.store import Entry, Seat, read_code
from referee.texts import LANGUAGES, Name
from referee.web import door, house, houses, late, people, pins, ring, shelf
from referee.web.context import Room, device, hall, room, speech
from referee.web.knocks import Wish, put_knock
from referee.web.limits import allowed, by_address, guessed, limited, must_not_guess
from referee.web.nights import deleted_nights, shown_nights
from referee.web.people import Refused
from referee.web.plan import Plan
from referee.web.presence import is_away, is_dark
from referee.web.share import code_of
from referee.web.ways import CODE, at_table, back_here, done, go, is_here, note_phone, sentence, take

page = Blueprint("lobby", __name__)
THEMES = ("auto", "light", "dark", "night")
DECKS = ("two", "four")
ASKS, ASKS_ADDRESS = "12/minute", "60/minute"
"""How often a phone asks a table for a seat, and how often all phones of one address do."""


@page.record
def _ready(state: BlueprintSetupState) -> None:
    app: Any = state.app
    environment = app.jinja_env
    environment.filters["named"] = Name
    environment.globals["lobby"] = environment.get_template("lobby_macros.html").module


@page.app_context_processor
def look() -> dict[str, Any]:
    """The colours of this phone, for every page: `theme` is the class of its root, empty where it follows the phone."""
    theme = session.get("theme", "auto")
    deck = session.get("deck", "two")
    classes = [theme if theme in THEMES[1:] else "", deck if deck == "four" else ""]
    return {"theme": " ".join(filter(None, classes)), "colours": theme, "deck": deck, "THEMES": THEMES, "DECKS": DECKS}


# ------------------------------------------------------------------------------------------------- the start page


@page.get("/")
def start() -> str:
    """The start page: a new table, a code to join by, and the nights this phone may see."""
    return start_page()


def start_page(trouble: str = "", typed: str = "") -> str:
    """The start page, with what went wrong and what was typed. What is wrong with a game's folder is told where it
    can be mended."""
    wrong = shelf.look()
    return render_template(
        "start.html",
        games=games.names(),
        wrong=wrong if is_here() else (),
        nights=shown_nights(),
        deleted=deleted_nights(),
        here=is_here(),
        trouble=trouble,
        typed=typed,
    )


@page.get("/join")
@limited("60/minute", by=by_address)
def join() -> Answered | str:
    """A typed code leads to its table, in any case and spacing, look-alikes read as what was meant."""
    typed = request.args.get("code", "")[:40]
    code = read_code(typed)
    must_not_guess()
    if code is not None and hall().table(code) is not None:
        return redirect(url_for("lobby.table", code=code), 303)
    if code is not None:
        guessed()
    key = "ui-code-unknown" if code else "ui-code-wrong"
    return Response(start_page(speech().plain(key, code=code or ""), typed), 404)


@page.post("/language")
def language() -> Answered:
    """This phone's language, from now on."""
    device()
    if (chosen := request.form.get("language")) in LANGUAGES:
        session["language"] = chosen
    return redirect(back_here(), 303)


@page.post("/theme")
def theme() -> Answered:
    """This phone's colours, from now on."""
    device()
    if (chosen := request.form.get("theme")) in THEMES:
        session["theme"] = chosen
    if (chosen := request.form.get("deck")) in DECKS:
        session["deck"] = chosen
    return redirect(back_here(), 303)


# --------------------------------------------------------------------------------------------------- house rules


@page.get("/new/<game>")
def new(game: str) -> Answered | str:
    """The house rules of a new table: a preset standing ready, those kept under a name, or those that were sent."""
    if game not in games.names():
        if "house" in request.args:
            return houses.paste_page(houses.trouble_of(Unreadable("unreadable-game", game=game)))
        abort(404)
    return houses.opened(games.find(game), houses.Place(url_for("lobby.open_table", game=game)))


@page.post("/new/<game>")
@limited("60/minute", by=by_address)
def open_table(game: str) -> Answered | str:
    """A new table with this game; contradictions are named first, with everything as it was typed."""
    rules = houses.find_game(game)
    place = houses.Place(url_for("lobby.open_table", game=game))
    form = house.read(rules, request.form.get("preset"), request.form)
    if (answer := houses.meanwhile(rules, form, place)) is not None:
        return answer
    if form.wrong or form.problems(rules.players[0]):
        return Response(houses.show(rules, form, place), 422)
    plan = Plan(game, form.preset, form.pairs, called=houses.name_of(rules, form))
    table = hall().open("", device(), plan.text(), request.form.get("post"))
    return go("lobby.table", code=table.code)


@page.route(f"/{CODE}/next/<game>", methods=["GET", "POST"])
def next_game(code: str, game: str) -> Answered | str:
    """The house rules of the night's next game: those of the last where it was the same, else a preset's."""
    there = at_table(code)
    rules = houses.find_game(game)
    place = houses.Place(url_for("lobby.next_game", code=there.table.code, game=game), there)
    if request.method == "GET":
        return houses.opened(rules, place, _kept(there, rules))
    form = house.read(rules, request.form.get("preset"), request.form)
    if (answer := houses.meanwhile(rules, form, place)) is not None:
        return answer
    people_here = max(len(there.table.night.seats), rules.players[0])
    if form.wrong or form.problems(people_here):
        return Response(houses.show(rules, form, place), 422)
    fresh = ring.next_plan(there.table, game, form.preset, form.pairs)
    fresh = replace(fresh, called=houses.name_of(rules, form))

    def step(plan: Plan) -> Plan:
        """Other house rules leave the ring as it was tapped; a plan that is new begins with the people as they sat."""
        if not plan.game and not plan.ring:
            return fresh
        return ring.with_rules(there.table, plan, fresh)

    ring.change_plan(there.table, step)
    return go("lobby.table", code=there.table.code)


def _kept(there: Room, rules: Any) -> house.Form | None:
    plan = people.plan_of(there.table)
    if plan.game == rules.key:
        return house.of_pairs(rules, plan.preset, plan.house)
    played = there.played
    if played is not None and played.game is not None and played.game.key == rules.key:
        return house.of_house(rules, played.state.house)
    return None


# ------------------------------------------------------------------------------------------------------- the table


@page.get(f"/{CODE}")
def table(code: str) -> Answered | str:
    """Where a phone belongs at this table just now: joining, the ring, or the game."""
    there = room(code)
    note_phone(there)
    if there.asks_for_another:
        return redirect(url_for("lobby.table", code=there.table.code))
    if there.table.night.ended is not None:
        return redirect(url_for("nights.night", code=there.table.code), 303)
    plan = people.plan_of(there.table)
    if not there.mine and not there.is_host:
        return join_page(there)
    if there.played is None or plan.game:
        return ring.ring_page(there)
    if there.mine and people.is_on(there.table) and not _plays(there):
        return join_page(there)
    if there.seat is not None:
        acting: dict[str, Any] = {"as": request.args.get("as")}
        return redirect(url_for("phone.play", code=there.table.code, **acting), 303)
    return join_page(there)


def _plays(there: Room) -> bool:
    return any(people.is_in(there.played, seat.name) for seat in there.mine)


@page.get(f"/{CODE}/late", endpoint="late")
def for_another(code: str) -> str:
    """Somebody without a phone sits down, early or late: any phone at the table does it for them."""
    return join_page(at_table(code), phoneless=True)


def join_page(there: Room, trouble: str = "", typed: str | None = None, phoneless: bool = False) -> str:
    """The page on which somebody sits down, early or late; `phoneless` where it is not this phone's own person."""
    table = there.table
    known = hall().keeper.ask(hall().keeper.store.people)
    choices = late.late(table, table.game) if people.is_on(table) and table.game is not None else None
    own = session.get("name", "")
    if typed is None and phoneless:
        typed = ""
    elif typed is None:
        typed = there.mine[0].name if there.mine else own if own and people.named(table, own) is None else ""
    return render_template(
        "join.html",
        table=table,
        there=there,
        late=choices,
        asks=_must_ask(there, own or ""),
        without=phoneless,
        trouble=trouble,
        typed=typed,
        names=[name for name in people.suggestions(table, known) if name != typed],
        phoneless=[seat for seat in table.night.seats if not seat.devices],
        others=[seat for seat in table.night.seats if seat.devices],
        inside_app=is_inside_app(),
        qr=code_of(table.code) if there.is_host else None,
    )


IN_APP = re.compile(r"KAKAOTALK|NAVER\(inapp|DaumApps|\bLine/|FBA[NV]/|Instagram", re.IGNORECASE)
"""What other apps call the browsers inside them, which forget a seat once they are closed."""


def is_inside_app() -> bool:
    """Whether this page was opened inside another app, as a code scanned with a messenger is."""
    return IN_APP.search(request.headers.get("User-Agent", "")) is not None


@page.post(f"/{CODE}/sit")
@limited("60/minute")
def sit(code: str) -> Answered | str:
    """Sits down with a name: typed, or last time's. Late, with a place and points. Where the table is closed to
    newcomers it is asked."""
    there = room(code)
    note_phone(there)
    typed = request.form.get("known") or request.form.get("name", "")
    if done(there):
        return go("lobby.table", code=there.table.code)
    try:
        name = people.clean_name(typed)
        taken = people.named(there.table, name)
        if taken is not None and there.device in taken.devices and _sits(there, taken):
            return go("lobby.table", code=there.table.code)  # the same tap twice
        if _must_ask(there, name):
            return _asks(there, name)
        wish = _wish(name)
        if _is_for_another(there):
            seat_newcomer(there.table, wish, None, Entry.TRUSTED if there.has_vote else Entry.FREE)
        else:
            seat_newcomer(there.table, wish, there.device, _entry(there, name))
    except Refused as fault:
        return Response(join_page(there, sentence(there, fault), typed[:80], _is_for_another(there)), 422)
    if not _is_for_another(there):
        session["name"] = name
    return go("lobby.table", code=there.table.code)


def _sits(there: Room, seat: Seat) -> bool:
    """Whether a seat needs nothing more: it is in the game that is on, or none is."""
    return not people.is_on(there.table) or people.is_in(there.played, seat.name)


def _is_for_another(there: Room) -> bool:
    return bool(request.form.get("phoneless")) and (bool(there.mine) or there.is_host)


def _must_ask(there: Room, name: str) -> bool:
    """Whether the table has to let this phone in: not one that it let in before, nor one that spoke for this name."""
    if not door.is_closed(there.table) or there.has_vote or there.table.night.ended is not None:
        return False
    if any(seat.entry == Entry.ADMITTED for seat in there.mine) and not _is_for_another(there):
        return False
    return not door.is_known(there.table, there.device, name)


def _asks(there: Room, name: str) -> Answered:
    """Puts the wish to sit down to the table."""
    taken = people.named(there.table, name)
    if taken is not None and taken not in there.mine:
        raise Refused("ui-name-taken", name=name)
    if _is_for_another(there):
        raise Refused("ui-door-new", minutes=max(map(door.minutes_left, there.mine)))
    may_ask(there)
    wish = _wish(name)
    if people.is_on(there.table) and there.played is not None:
        late.must_fit(there.played, name, wish.after, wish.left)
        if not wish.left:
            late.side_of(late.late(there.table, there.played), there.played, name, wish.side)
    return go("knocking.asked", code=there.table.code, id=put_knock(there, wish).id)


def may_ask(there: Room) -> None:
    """429 for a phone that asks the table too often; what others ask does not count for one that is known there."""
    code = there.table.code
    known = there.has_vote or any(device == there.device for _, device in there.table.night.held)
    is_free = known or allowed(ASKS_ADDRESS, "knock-address", f"{code} {by_address()}")
    if not allowed(ASKS, "knock", f"{code} {there.device}") or not is_free:
        abort(429)


def _entry(there: Room, name: str) -> Entry:
    """How this phone's own seat comes to the table."""
    trusted = there.has_vote or door.is_known(there.table, there.device, name)
    return Entry.TRUSTED if trusted else door.entry_of_first(there.table)


def _wish(name: str) -> Wish:
    form = request.form
    texts = {key: form.get(key, "")[:80] for key in ("after", "points", "left")}
    side = form.get("side", "")[:200] if "sides" in form else None
    return Wish(name=name, side=side, post=form.get("post"), **texts)


def seat_newcomer(table: Table, wish: Wish, device: str | None, entry: Entry) -> None:
    """Gives somebody the seat they wish for: a new one, early or late, or that of whoever left the game."""
    played = table.game
    if not people.is_on(table) or played is None:
        kept = people.named(table, wish.name)
        if kept is None or device not in kept.devices:
            people.sit(table, wish.name, device, entry, wish.post)
        return
    if wish.left:
        late.inherit(table, wish.name, device, wish.left, wish.post, entry)
        return
    choice = late.late(table, played)
    points = {"average": choice.average, "worst": choice.worst}.get(wish.points, 0)
    side = late.side_of(choice, played, wish.name, wish.side)
    late.come(table, wish.name, device, wish.after, points, wish.post, side, entry)


@page.route(f"/{CODE}/claim/<number:number>", methods=["GET", "POST"])
def claim(code: str, number: int) -> Answered | str:
    """*I am Mina*: this phone takes a seat that is hers, with the seat's short PIN. Whoever has tried too many wrong
    ones asks the table, on the same page."""
    there = room(code)
    note_phone(there)
    try:
        seat = people.seat_at(there.table, number)
    except Refused as fault:
        return Response(join_page(there, sentence(there, fault)), 404)
    trouble, status = "", 200
    if request.method == "POST":
        if done(there) and seat in there.mine:
            return _taken(there, seat)
        digits = "".join(str(int(sign)) for sign in request.form.get("pin", "")[:20] if sign.isdecimal())
        try:
            if not pins.may_try(there, seat):
                raise Refused("ui-pin-often")
            if digits != seat.pin:
                pins.was_wrong(there, seat)
                raise Refused("ui-pin-wrong")
            take(there, seat)
            return _taken(there, seat)
        except Refused as fault:
            trouble, status = sentence(there, fault), 429 if fault.key == "ui-pin-often" else 422
    own = not is_dark(there.table, seat)
    body = render_template(
        "claim.html",
        table=there.table,
        there=there,
        seat=seat,
        own=own,
        shown=is_away(there.table, seat),
        trouble=trouble,
    )
    return Response(body, status)


def _taken(there: Room, seat: Seat) -> Answered:
    """Goes on to a seat that this phone has now; as that one where it has others too."""
    others = any(each.id != seat.id for each in there.mine)
    return go("lobby.table", code=there.table.code, **({"as": seat.id} if others else {}))
