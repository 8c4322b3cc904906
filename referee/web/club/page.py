"""A club: several tables at one referee, its form, their overview, the next seating, and the shared timer."""

import time
from typing import Any

from flask import Blueprint, Response, abort, render_template, request
from markupsafe import Markup
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as Answered

from referee.engine.model.game import Game
from referee.engine.notation.tokens import in_one_line
from referee.store import Store
from referee.store.values import Club, ClubMember, ClubPlace, StoreError
from referee.texts.catalog import Name
from referee.web.club import overview, seating
from referee.web.club.overview import ClubVisit, run_by, visit
from referee.web.club.seating import Seating
from referee.web.core.access import at_table_or_here, is_local_request, redirect_to
from referee.web.core.bounds import must_have_room
from referee.web.core.context import Room, act_once, ask_store, is_done, language, registry, sorry, speech, whole
from referee.web.core.phone import chosen, device, keep_choice
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.screens import Piece
from referee.web.core.table_address import page_address
from referee.web.house import rules_form
from referee.web.house.house_rules import find_game, load_new_games, offered_games
from referee.web.sit import timer
from referee.web.sit.next_game import Plan
from referee.web.sit.people import Refused, clean_name, plan_of, refusal_text

page = Blueprint("club", __name__)
CLUB = "/club/<code:club>"
LONGEST = 60
"""Characters of a club's name."""
JOINS = "600/minute"
"""People of one address who join: a club of some hundred phones behind one router."""


# The page


@page.app_template_filter("club_name")
def club_name(club: Club | ClubPlace) -> str:
    """Return the name of a club; one that was given none is called in each phone's language."""
    return Name(club.name) if club.name else speech().plain("ui-club")


@page.get(CLUB)
def club(club: str) -> str:
    """Show a club: its timer, this phone's table, the next seating and all tables."""
    return _page(visit(club), lists=request.args.get("people", ""))


def _page(there: ClubVisit, trouble: str = "", typed: str = "", lists: str = "") -> str:
    """Return the page; `lists` opens its list of people (`add`: to add another one, typed so far)."""
    return render_template(
        "club/club.html",
        there=there,
        live=Markup(render_template("club/live.html", **_live(there))),
        qr=page_address(f"club/{there.club.code}"),
        people=_people(there),
        typed="" if lists else typed or chosen("name"),
        added=typed if lists else "",
        lists=lists,
        trouble=trouble,
        most=overview.most_tables(),
    )


def _live(there: ClubVisit) -> dict[str, Any]:
    """Return the values of the part of the page that is read again every few seconds.

    `next` is this phone's place in the proposed seating; None without a proposal, or a person here.
    """
    mine, upcoming = there.mine, None
    if there.proposal is not None and mine is not None and mine.id:
        table = there.proposed.table_of(mine.id)
        number = there.number_of(table.night) if table is not None else 0
        upcoming = {"number": number, "beside": tuple(map(there.names, there.proposed.beside(mine.id)))}
    seated = seating.read_seating(there.club.seatings[-1]) if there.club.seatings else Seating()
    place = seated.table_of(mine.id) if mine is not None else None
    sits = place is not None and mine is not None and place.night == mine.night

    return {
        "there": there,
        "club": there.club,
        "timer": timer.timer_of(there.club, time.time()),
        "table_code": next((row.code for row in there.club.tables if mine and row.night == mine.night), ""),
        "number": there.number_of(mine.night) if mine is not None else 0,
        "beside_now": [there.names(ids) for ids in seated.beside(mine.id)] if mine is not None and sits else ((), ()),
        "sits_out": mine is not None and mine.id in seated.out,
        "next": upcoming,
        "proposal": there.proposal,
        "proposed": _drawn(there.proposal) if there.proposal is not None else "",
        "playing": there.playing,
        "tables": _drawn(Piece(template="club/tables.html", rows=there.rows)),
        "waiting": tuple(member.name for member in there.members if member.seat is None and member.present),
        "ready": (ready := sum(member.present for member in there.members)),
        "enough": (game := seating.game_of(there.club)) is None or ready >= game.players[0],
    }


def _drawn(piece: Piece) -> Markup:
    return Markup(registry().screens.html("", piece, language()))


def _people(there: ClubVisit) -> list[ClubMember]:
    """Return everybody of the club: who is not there, then the others, each by name."""
    return sorted(there.members, key=lambda member: (member.present, member.name.casefold()))


@page.get(f"{CLUB}/live")
def live(club: str) -> str:
    """Show the parts of the page that change."""
    there = visit(club)
    return render_template("club/renewed.html", people=_people(there), **_live(there))


@page.get(f"{CLUB}/time")
def time_left(club: str) -> str:
    """Show the shared timer, for the pages of a table."""
    return render_template("club/timer.html", timer=timer.timer_of(visit(club).club, time.time()))


@page.get(f"{CLUB}/mine")
def mine(club: str) -> Answered:
    """Lead a phone to the table at which its person sits now, or to the page of the club."""
    there = visit(club)
    night = there.mine.night if there.mine is not None else None
    code = next((row.code for row in there.club.tables if row.night == night), None)
    return redirect_to("lobby.table", code=code) if code else redirect_to("club.club", club=there.club.code)


@page.get(f"{CLUB}/board")
def board(club: str) -> str:
    """Show the board that turns through the tables."""
    return render_template("club/board.html", **_board(visit(club)))


@page.get(f"{CLUB}/board/turn")
def board_turn(club: str) -> str:
    """Show the next picture of the board."""
    return render_template("club/board_turn.html", **_board(visit(club)))


def _board(there: ClubVisit) -> dict[str, Any]:
    step = whole(request.args.get("step")) or 0
    return {
        "there": there,
        "club": there.club,
        "timer": timer.timer_of(there.club, time.time()),
        "step": (step + 1) % 10**6,
        "shown": overview.board_at(there, step),
        "qr": page_address(f"club/{there.club.code}"),
    }


@page.post(f"{CLUB}/run")
def run(club: str) -> Answered:
    """Run the club from this browser too, on the server's computer."""
    there = visit(club)
    if not there.may_run:
        abort(403)
    others = [code for code in chosen(overview.RUNS).split() if code != there.club.code]
    keep_choice(overview.RUNS, " ".join([there.club.code, *others][: overview.MOST_RUN]))
    return redirect_to("club.club", club=there.club.code)


# The people


def _require_open(there: ClubVisit) -> None:
    if there.club.ended is not None:
        raise Refused("ui-club-over")


@page.post(f"{CLUB}/join")
@limited(JOINS, by=by_address)
def join(club: str) -> Answered | str:
    """Let somebody wait for a table."""
    there = visit(club)
    _require_open(there)
    name = clean_name(request.form.get("name", ""))
    own = None if request.form.get("phoneless") and there.runs else there.device
    if own is not None and there.mine is not None and (there.mine.present or there.mine.seat is not None):
        return redirect_to("club.club", club=there.club.code)  # the same tap twice
    if len(there.members) >= overview.MOST_PEOPLE:
        raise Refused("ui-club-full", most=overview.MOST_PEOPLE)
    try:
        act_once(Store.join_club, there.club.id, name, own)
    except StoreError:
        raise Refused("ui-name-taken", name=name) from None
    if own is not None:
        keep_choice("name", name)
    return redirect_to("club.club", club=there.club.code, people="add" if own is None else None)


@page.errorhandler(Refused)
def refused(fault: Refused) -> Answered:
    """Show the page with the reason why a tap was refused, and what was typed."""
    args, trouble = request.view_args or {}, refusal_text(None, fault)
    try:
        if "game" in args:
            return Response(_form(find_game(args["game"]), _first_table(), trouble), 422)
        there = visit(args["club"])
    except HTTPException:  # it has gone meanwhile
        return sorry("ui-no-night", 404)
    lists = "again" if there.runs and request.form.get("phoneless") else ""
    return Response(_page(there, trouble, request.form.get("name", "")[:80], lists), 422)


@page.post(f"{CLUB}/there")
def there_or_not(club: str) -> Answered:
    """Mark somebody as present or absent: who runs the club may, and the person's own phone."""
    there = visit(club)
    member = whole(request.form.get("member"))
    if not there.runs and (there.mine is None or there.mine.id != member):
        abort(403)
    try:
        ask_store(Store.set_present, there.club.id, member or 0, present=request.form.get("present") == "yes")
    except StoreError:
        raise Refused("ui-person-no-person") from None
    shown = {"people": "there", "_anchor": "club-people"} if request.form.get("people") else {}
    return redirect_to("club.club", club=there.club.code, **shown)


# The seatings


@page.post(f"{CLUB}/propose")
def propose(club: str) -> Answered | str:
    """Propose the next seating, or another seating for it; with `none` there is no proposal any more."""
    there = run_by(club)
    if not is_done():
        _require_open(there)
        if request.form.get("none"):
            ask_store(Store.propose, there.club.id, 0, lambda members: "")
        else:
            seating.propose_next(there.club, there.members, there.club.turn + 1 if there.club.proposal else 0)
    return redirect_to("club.club", club=there.club.code)


@page.post(f"{CLUB}/accept")
def accept(club: str) -> Answered | str:
    """Accept the proposed seating. Tables that still play are named first, and seated `anyway` on a second tap."""
    there = run_by(club)
    number = whole(request.form.get("seating"))
    if number is not None and number <= len(there.club.seatings):
        return redirect_to("club.club", club=there.club.code)  # the same tap twice
    _require_open(there)
    if there.proposal is None or number != there.proposal.number:
        raise Refused("ui-club-no-proposal")
    if there.playing and not request.form.get("anyway"):
        raise Refused("ui-club-playing", tables=there.playing, count=len(there.playing))
    try:
        seating.accept_seating(there.club, there.proposed, there.members)
    except StoreError:
        raise Refused("ui-club-no-proposal") from None
    return redirect_to("club.club", club=there.club.code)


# The timer, the tables and the end


@page.post(f"{CLUB}/timer")
def set_timer(club: str) -> Answered | str:
    """Start, pause or lengthen the shared timer, or set its minutes."""
    there = run_by(club)
    wish = request.form.get("do", "")
    minutes = overview.typed_number("minutes", timer.LEAST, timer.MOST) if wish == "set" else 0
    setting = (minutes, None, None) if minutes else timer.changed(there.club, wish, time.time())
    if setting is not None:
        act_once(Store.set_timer, there.club.id, *setting)
    return redirect_to("club.club", club=there.club.code)


@page.post(f"{CLUB}/tables")
@limited("60/minute", by=by_address)
def tables(club: str) -> Answered | str:
    """Open more tables."""
    there = run_by(club)
    if is_done():
        return redirect_to("club.club", club=there.club.code)
    _require_open(there)
    more = overview.typed_number("more", 1, overview.most_tables())
    if len(there.club.tables) + more > overview.most_tables():
        raise Refused("ui-club-most-tables", most=overview.most_tables())
    must_have_room(new_table=True, tables=more)
    act_once(Store.add_tables, there.club, more, registry().code_length)
    return redirect_to("club.club", club=there.club.code)


@page.post(f"{CLUB}/end")
def end(club: str) -> Answered:
    """End the club, or open it again; its tables stay as they are."""
    there = run_by(club)
    act_once(Store.end_club, there.club.id, ended="again" not in request.form)
    for table in overview.tables_of(there.club):
        table.catch_up_night()
    return redirect_to("club.club", club=there.club.code)


# A new club


@page.get("/club")
def clubs() -> str:
    """Show the games to open several tables with, and the clubs that this phone runs."""
    load_new_games()
    running = ask_store(Store.clubs, None if is_local_request() else device())
    return render_template("club/clubs.html", games=offered_games(), clubs=running)


@page.get("/club/new/<game>")
def new(game: str) -> str:
    """Show the form of a new club; with `table` that table is the first one, and its rules are those of all."""
    return _form(find_game(game), _first_table())


def _first_table() -> Room | None:
    """Return the table that a new club begins with; 403 for a phone that does not run it."""
    code = request.values.get("table")
    if not code:
        return None
    there = at_table_or_here(code)
    if not (there.is_host or is_local_request()):
        abort(403)
    return there


def _form(game: Game, first: Room | None, trouble: str = "") -> str:
    sizes = seating.sizes_offered(game)
    usual = min(sizes, key=lambda size: abs(size - seating.USUAL_SIZE))
    return render_template(
        "club/new.html",
        table=first.table if first is not None else None,
        there=first,
        game=game,
        sizes=sizes,
        presets=() if first is not None else tuple(game.presets),
        typed={"name": "", "tables": "3", "size": str(usual), "minutes": str(timer.USUAL), "preset": game.preset}
        | request.form.to_dict(),
        most=overview.most_tables(),
        trouble=trouble,
    )


@page.post("/club/new/<game>")
@limited("60/minute", by=by_address)
def open_club(game: str) -> Answered | str:
    """Open a club with its tables."""
    rules, first = find_game(game), _first_table()
    name = in_one_line(request.form.get("name", "")[:2000])
    if len(name) > LONGEST:
        raise Refused("ui-night-name-long", most=LONGEST)
    tables = overview.typed_number("tables", 1, overview.most_tables())
    sizes = seating.sizes_offered(rules)
    size = overview.typed_number("size", sizes[0], sizes[-1])
    minutes = overview.typed_number("minutes", timer.LEAST, timer.MOST)
    must_have_room(new_table=True, tables=tables - (first is not None))
    try:
        made = ask_store(
            Store.open_club,
            name,
            device(),
            _plan(rules, first).to_text(),
            tables,
            size=size,
            minutes=minutes,
            first=first.table.night.id if first is not None else None,
            post=request.form.get("post", "")[:64],
            length=registry().code_length,
        )
    except StoreError:
        raise Refused("ui-club-table-taken", code=first.table.code if first is not None else "") from None
    if first is not None:
        first.table.catch_up_night()
    return redirect_to("club.club", club=made.code)


def _plan(rules: Game, first: Room | None) -> Plan:
    """Return the game and house rules of a club: those of its first table, or of a preset."""
    if first is None:
        preset = request.form.get("preset", "")
        form = rules_form.of_preset(rules, preset if preset in rules.presets else None)
        return Plan(rules.key, form.preset, form.pairs)
    planned, played = plan_of(first.table), first.played
    if planned.game == rules.key:
        return Plan(planned.game, planned.preset, planned.house)._replace(called=planned.called)
    if played is not None and played.has_log and played.game.key == rules.key:
        form = rules_form.of_house(rules, played.state.later or played.state.house)
        return Plan(rules.key, form.preset, form.pairs)
    return Plan(rules.key, rules.preset)
