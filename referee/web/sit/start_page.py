"""The way to a table: the start page, a new table, its address and QR, the next game, and the same people again."""

from typing import Any

from flask import Blueprint, Response, abort, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.store import Store
from referee.store.codes import read_code
from referee.store.values import StoreError
from referee.texts.catalog import Name
from referee.web.core import seen_nights
from referee.web.core.access import CODE, at_table, is_local_request, note_phone, reached_by, redirect_to
from referee.web.core.bounds import must_have_room
from referee.web.core.context import ask_store, found, pieces, registry, room, speech, whole
from referee.web.core.game_page import live
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, guessed, limited, must_not_guess
from referee.web.core.screens import Piece
from referee.web.core.table_address import CHOSEN, base, by_name, candidates, page_address, port, qr
from referee.web.house import house_rules, rules_form
from referee.web.house.house_rules import FormContext, find_game
from referee.web.scores.night_results import summary_of
from referee.web.sit.door import join_page, led_on, next_night_now
from referee.web.sit.next_game import Plan, change_plan, next_plan, with_rules
from referee.web.sit.people import Refused, is_in, is_on, moved_to, persons_among, plan_of
from referee.web.sit.ring import ring_page, start_planned

page = Blueprint("lobby", __name__)
IN_SIGHT = 3
"""Nights of the start page's list that stand there without being asked for."""


page.add_app_template_filter(Name, "named")


@page.record
def _ready(setup: Any) -> None:
    environment = setup.app.jinja_env
    environment.globals["lobby"] = environment.get_template("sit/macros.html").module


# The start page


@page.get("/", endpoint="start")
def start_page(trouble: str = "", typed: str = "") -> str:
    """Show the start page: a new table, a code to join by, and the nights this phone may see.

    It comes again with an error message and the text that was typed. Errors in a game's folder are shown only on the
    server's computer, where they can be corrected.
    """
    wrong = house_rules.load_new_games()
    known = seen_nights.nights_here()
    latest = next((row for row in known if row.people), None)
    nights = known if is_local_request() else [row for row in known if row.host == device()]
    last = registry().table(latest.code) if latest is not None and not seen_nights.is_on_tonight(latest) else None
    # A night that was deleted meanwhile is left out.
    shown = [table for row in nights[:IN_SIGHT] if (table := registry().table(row.code)) is not None]
    return render_template(
        "sit/start.html",
        games=house_rules.offered_games(made=True),
        wrong=wrong if is_local_request() else (),
        latest=latest,
        tonight=latest is not None and seen_nights.is_on_tonight(latest),
        again=game_again(last) if last is not None else "",
        nights=nights,
        in_sight=IN_SIGHT,
        summaries={table.code: summary_of(table) for table in shown},
        deleted=seen_nights.deleted_nights(),
        here=is_local_request(),
        trouble=trouble,
        typed=typed,
    )


@page.get("/join")
@limited("60/minute", by=by_address)
def join() -> Answered | str:
    """Redirect a typed code to its table, in any case and spacing, with look-alike characters corrected."""
    typed = request.args.get("code", "")[:40]
    code = read_code(typed)
    must_not_guess()
    if found(code) is not None:
        return redirect(url_for("lobby.table", code=code), 303)
    if code is not None and ask_store(Store.club, code) is not None:
        return redirect(url_for("club.club", club=code), 303)
    if code is not None:
        guessed()
    key = "ui-code-unknown" if code else "ui-code-wrong"
    return Response(
        start_page(speech().plain(key, code=typed.strip().upper(), length=registry().code_length), typed), 404
    )


# House rules


@page.get("/new")
def choose() -> str:
    """Show the games to open a new table with."""
    house_rules.load_new_games()
    return render_template("sit/choose.html", games=house_rules.offered_games(made=True))


@page.get("/new/<game>")
def new(game: str) -> Answered | str:
    """Show the house rules of a new table: a preset, rules kept under a name, or rules that were sent."""
    if "house" in request.args and game not in games.names():
        return house_rules.paste_page(house_rules.sent_trouble(NotationError("unreadable-game", game=game)))
    return house_rules.opening_page(find_game(game), FormContext(url_for("lobby.open_table", game=game)))


@page.post("/new/<game>")
@limited("60/minute", by=by_address)
def open_table(game: str) -> Answered:
    """Open a new table with this game; contradictions are reported first, with everything as it was typed."""
    rules = find_game(game)
    form = house_rules.submitted(rules, FormContext(url_for("lobby.open_table", game=game)))
    must_have_room(new_table=True)
    plan = Plan(game, form.preset, form.pairs, called=house_rules.kept_name(rules, form))
    table = registry().open("", device(), plan.to_text(), request.form.get("post"))
    return redirect_to("lobby.table", code=table.code)


@page.route(f"/{CODE}/next/<game>", methods=["GET", "POST"])
def next_game(code: str, game: str) -> Answered | str:
    """Show or set the house rules of the night's next game: the last ones of the same game, or a preset's."""
    there = at_table(code)
    rules = find_game(game)
    place = FormContext(url_for("lobby.next_game", code=there.table.code, game=game), there)
    if request.method == "GET":
        standing, planned, played = None, plan_of(there.table), there.played
        if planned.game == game:
            standing = rules_form.of_pairs(rules, planned.preset, planned.house)
        elif played is not None and played.has_log and played.game.key == game:
            standing = rules_form.of_house(rules, played.state.house)
        return house_rules.opening_page(rules, place, standing)
    form = house_rules.submitted(rules, place)
    fresh = next_plan(there.table, game, form.preset, form.pairs)._replace(called=house_rules.kept_name(rules, form))
    change_plan(there.table, lambda plan: with_rules(there.table, plan, fresh))
    return redirect_to("lobby.table", code=there.table.code)


# The table


@page.get(f"/{CODE}")
def table(code: str) -> Answered | str:
    """Redirect a phone to its place at this table: joining, the ring, or the game."""
    there = room(code)
    note_phone(there)
    if there.asks_for_another:
        return redirect(url_for("lobby.table", code=there.table.code))
    if (code_next := led_on(there)) is not None:
        return redirect(url_for("lobby.table", code=code_next), 303)
    if there.table.night.ended is not None:
        return redirect(url_for("nights.night", code=there.table.code), 303)
    plan = plan_of(there.table)
    if not there.belongs:
        if (code_now := moved_to(there)) is not None:
            return redirect(url_for("lobby.table", code=code_now), 303)
        return join_page(there)
    if there.played is None or plan.game:
        return ring_page(there)
    plays = any(is_in(there.played, seat.name) for seat in there.mine)
    if there.mine and is_on(there.table) and not plays:
        return join_page(there)
    if there.seat is not None:
        acting: dict[str, Any] = {"as": request.args.get("as")}
        return redirect(url_for("phone.play", code=there.table.code, **acting), 303)
    return redirect(url_for("board.board", code=there.table.code), 303)  # a host without a seat watches


def last_played(table: Table) -> LiveGame | None:
    """Return the night's last game that can be played again; None if there is none."""
    for played in reversed(table.games):
        if played.has_log and played.game.key in games.names():
            return played
    return None


def _plan_like(table: Table) -> Plan | None:
    """Return a plan like the last game of a night, with that night's seats as they sat; None if there was none."""
    played = last_played(table)
    if played is None:
        return None
    state = played.state
    form = rules_form.of_house(played.game, state.later or state.house)
    return next_plan(table, played.game.key, form.preset, form.pairs)._replace(keep=state.later_keep or state.keep)


def game_again(table: Table) -> str:
    """Return the game, as `Game.told`, that `open_again` would plan for a night; empty if there is none."""
    played = last_played(table)
    if played is not None:
        return played.game.told(played.state)
    key = plan_of(table).game
    return key if key in games.names() else ""


def open_again(old: Table, device: str, post: str | None) -> Table:
    """Return a new table with the people of an earlier night and the rules of its last game, hosted by this phone.

    The seats keep their phones, so that each finds its own. The people stand in the ring as they sat, and are asked
    again who sits on their left. The phones that still show the earlier night are told. The same tap again, or that of
    another phone at the same moment, returns the same table.
    """
    fresh = (_plan_like(old) or plan_of(old))._replace(dealer=0, begins=0, sure=(), pair=())  # nobody deals yet
    store = registry().writer.store
    seats, among = old.night.seats, persons_among(old)
    opener = next((seat.name for seat in seats if device in seat.devices), "")
    former = old.night.next_night if seen_nights.next_of_night(old.night) is None else None  # one of another evening

    def fill(night: int) -> None:
        store.go_on(old.night.id, night, opener, former.code if former is not None else "")
        seat_of = {seat.id: store.add_seat(night, seat.name, person=seat.person, among=among).id for seat in seats}
        for seat in seats:
            store.set_look(seat_of[seat.id], seat.look.colour, seat.look.sign)
            store.show_name(seat_of[seat.id], shown=not seat.unnamed)
            for phone in seat.devices:
                store.give_seat(seat_of[seat.id], phone, helps=phone in seat.helpers)
        ring = tuple(seat_of[seat] for seat in fresh.ring)
        store.change_plan(night, lambda empty: fresh._replace(ring=ring, tapped=bool(ring)).to_text())

    try:
        return registry().open("", device, "", post, fill)
    except StoreError:  # another phone was quicker
        old.catch_up_night()
        found = seen_nights.next_of_night(old.night)
        if found is None or (standing := registry().table(found.code)) is None:
            raise
        return standing
    finally:
        old.catch_up_night()


@page.post("/again/<code:code>")
@limited("60/minute", by=by_address)
def tonight(code: str) -> Answered:
    """Open a new table with the people of an earlier night and the rules of its last game."""
    there = room(code)
    if not game_again(there.table):
        abort(404)
    if (standing := next_night_now(there.table)) is not None:
        return redirect_to("lobby.table", code=standing.code)
    if not seen_nights.may_open_again(there):
        abort(403)
    must_have_room(new_table=True)
    table = open_again(there.table, device(), request.form.get("post"))
    return redirect_to("lobby.table", code=table.code)


@page.get(f"/{CODE}/next")
def choose_next(code: str) -> str:
    """Show the games to choose the night's next one from, and the last one with the same rules in one tap."""
    there = at_table(code)
    house_rules.load_new_games()
    played = last_played(there.table)
    return render_template(
        "sit/choose.html",
        table=there.table,
        there=there,
        games=house_rules.offered_games(made=True),
        last=played.game.told(played.state) if played is not None else "",
        after=len(there.table.games),
        is_on=is_on(there.table),
    )


@page.post(f"/{CODE}/again")
def again(code: str) -> Answered:
    """Start the last game once more, with the same people and rules; the ring asks for what is still open.

    `after` is the number of games that the phone knew: a later tap finds the game started.
    """
    there = at_table(code)
    after = whole(request.form.get("after"))
    if after is None:
        abort(400)
    standing = plan_of(there.table)
    plan = standing if standing.game else _plan_like(there.table)
    if plan is not None and len(there.table.games) == after and there.table.night.ended is None:
        try:
            start_planned(there, after, {}, plan)
        except Refused:  # the ring says what is missing
            change_plan(there.table, lambda standing: standing if standing.game else plan)
    return redirect_to("lobby.table", code=there.table.code)


# The way for phones to a table: address, QR and name, arrival of the first phone, and troubleshooting


@live(page, "share", {"reached": "sit/reached.html"})
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """Return the live piece of the page: whether any phone has arrived."""
    return [("reached", reached_by(table))]


@page.get(f"/{CODE}/share")
def share(code: str) -> str:
    """Show the table's QR, address and code; the host may choose another address, whose QR is shown to be tried."""
    there = room(code)
    note_phone(there)
    tells, choices, shown = there.is_host or is_local_request(), list[Piece](), base()
    for one in candidates() if tells and not current_app.config["URL"] else ():
        start = one.url(port())
        url = f"{start}/{there.table.code}"
        choices.append(Piece(ip=one.ip, name=one.name, url=url, qr=qr(url), usable=one.usable, on=shown == start))
    return render_template(
        "sit/share.html",
        table=there.table,
        there=there,
        qr=page_address(there.table.code),
        choices=choices,
        pieces=pieces(there.table, "share", None),
        reached=reached_by(there.table),
        port=port(),
        proxied=bool(current_app.config["PROXIES"]),
        tells=tells,
    )


@page.get("/help")
def help() -> str:
    """Show how to join, and what to do if that fails, for the person with the phone."""
    return render_template(
        "sit/help.html",
        url=base(),
        by_name=by_name(),
        proxied=bool(current_app.config["PROXIES"]),
        length=registry().code_length,
    )


@page.post(f"/{CODE}/address")
def pick(code: str) -> Answered:
    """Choose another of this computer's addresses, for every table, as the network is the same."""
    there = at_table(code)
    asked = request.form.get("ip", "")
    if (there.is_host or is_local_request()) and any(one.ip == asked for one in candidates()):
        current_app.extensions[CHOSEN] = asked
    return redirect_to("lobby.share", code=there.table.code)
