"""A club: several tables at one referee, their overview, the next seating, and the shared timer."""

import time
from typing import Any

from flask import Blueprint, Response, abort, render_template, request
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee.store import Store
from referee.store.codes import read_code
from referee.store.values import Club, ClubMember, ClubPlace, StoreError
from referee.texts.catalog import Name
from referee.web.club import seatings
from referee.web.club.overview import board_at, tables_of
from referee.web.club.seating import Seating
from referee.web.club.visit import MOST_PEOPLE, ClubVisit, changed, most_tables, run_by, run_here, typed_number, visit
from referee.web.core.access import is_local_request, redirect_to
from referee.web.core.bounds import must_have_room
from referee.web.core.context import Room, act_once, ask_store, found, is_done, language, registry, speech, whole
from referee.web.core.phone import chosen, keep_choice
from referee.web.core.rate_limit import by_address, guessed, limited, must_not_guess
from referee.web.core.table_address import page_address
from referee.web.sit import timer
from referee.web.sit.people import Refused, clean_name, refusal_text, require_open_night

page = Blueprint("club", __name__)
CLUB = "/club/<code:club>"
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
        table=None,
        there=there,
        live=Markup(render_template("club/live.html", **_live(there))),
        qr=page_address(f"club/{there.club.code}"),
        people=_people(there),
        typed="" if lists else typed or chosen("name"),
        added=typed if lists else "",
        lists=lists,
        trouble=trouble,
        most=most_tables(),
    )


def _live(there: ClubVisit) -> dict[str, Any]:
    """Return the values of the part of the page that is read again every few seconds."""
    now, mine = there.now, there.mine
    seated = seatings.read_seating(there.club.seatings[-1]) if there.club.seatings else Seating()
    place = seated.table_of(mine.id) if mine is not None else None
    sits = place is not None and mine is not None and place.night == mine.night

    def shown(name: str, value: Any) -> Markup:
        return Markup(registry().screens.html(name, value, language()))

    return {
        "there": there,
        "club": there.club,
        "timer": timer.timer_of(there.club, time.time()),
        "table_code": next((row.code for row in there.club.tables if mine and row.night == mine.night), ""),
        "number": now.number_of(mine.night) if mine is not None else 0,
        "beside_now": [now.names(ids) for ids in seated.beside(mine.id)] if mine is not None and sits else ((), ()),
        "sits_out": mine is not None and mine.id in seated.out,
        "next": _next(there),
        "proposal": now.proposal,
        "proposed": shown("club-proposal", now.proposal) if now.proposal is not None else "",
        "playing": _numbers(tuple(row.number for row in now.tables.rows if row.state == "on")),
        "tables": shown("club-tables", now.tables),
        "waiting": tuple(member.name for member in now.members if member.seat is None and member.present),
        "ready": (ready := sum(member.present for member in now.members)),
        "enough": (game := seatings.game_of(there.club)) is None or ready >= game.players[0],
    }


def _people(there: ClubVisit) -> list[ClubMember]:
    """Return everybody of the club: who is not there, then the others, each by name."""
    return sorted(there.now.members, key=lambda member: (member.present, member.name.casefold()))


def _next(there: ClubVisit) -> dict[str, Any] | None:
    """Return this phone's place in the proposed seating; None without a proposal, or a person here."""
    now, mine = there.now, there.mine
    if now.proposal is None or mine is None or not mine.id:
        return None
    place = now.proposed.table_of(mine.id)
    number = now.number_of(place.night) if place is not None else 0
    return {"number": number, "beside": tuple(map(now.names, now.proposed.beside(mine.id)))}


@page.get(f"{CLUB}/live")
def live(club: str) -> str:
    """Show the parts of the page that change."""
    there = visit(club)
    return render_template("club/renewed.html", people=_people(there), **_live(there))


@page.get(f"{CLUB}/time")
def time_left(club: str) -> str:
    """Show the shared timer, for the pages of a table."""
    there = visit(club)
    return render_template("club/timer.html", timer=timer.timer_of(there.club, time.time()))


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
    there = visit(club)
    return render_template("club/board.html", **_board(there))


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
        "shown": board_at(there.now, there.device, step),
        "qr": page_address(f"club/{there.club.code}"),
    }


@page.post(f"{CLUB}/run")
def run(club: str) -> Answered:
    """Run the club from this browser too, on the server's computer."""
    there = visit(club)
    if not there.may_run:
        abort(403)
    run_here(there)
    return changed(there)


# The people


@page.post(f"{CLUB}/join")
@limited(JOINS, by=by_address)
def join(club: str) -> Answered | str:
    """Let somebody wait for a table."""
    there = visit(club)
    if there.club.ended is not None:
        raise Refused("ui-club-over")
    name = clean_name(request.form.get("name", ""))
    own = None if request.form.get("phoneless") and there.runs else there.device
    if own is not None and there.mine is not None and (there.mine.present or there.mine.seat is not None):
        return changed(there)  # the same tap twice
    if len(there.now.members) >= MOST_PEOPLE:
        raise Refused("ui-club-full", most=MOST_PEOPLE)
    try:
        act_once(Store.join_club, there.club.id, name, own)
    except StoreError:
        raise Refused("ui-name-taken", name=name) from None
    if own is None:
        return changed(there, people="add")
    keep_choice("name", name)
    return changed(there)


@page.errorhandler(Refused)
def refused(fault: Refused) -> Answered:
    """Show the club with the reason why a tap was refused, and the name that was typed."""
    there = visit((request.view_args or {})["club"])
    lists = "again" if there.runs and request.form.get("phoneless") else ""
    return Response(_page(there, refusal_text(None, fault), request.form.get("name", "")[:80], lists), 422)


@page.post(f"{CLUB}/there")
def there_or_not(club: str) -> Answered:
    """Mark somebody as present or absent: who runs the club may, and the person's own phone."""
    there = visit(club)
    member = whole(request.form.get("member"))
    if not there.runs and (there.mine is None or there.mine.id != member):
        abort(403)
    present = request.form.get("present") == "yes"
    try:
        ask_store(Store.set_present, there.club.id, member or 0, present=present)
    except StoreError:
        raise Refused("ui-person-no-person") from None
    return changed(there, people="there", _anchor="club-people") if request.form.get("people") else changed(there)


# The seatings


@page.post(f"{CLUB}/propose")
def propose(club: str) -> Answered | str:
    """Propose the next seating, or another seating for it; with `none` there is no proposal any more."""
    there = run_by(club)
    if is_done():
        return changed(there)
    if there.club.ended is not None:
        raise Refused("ui-club-over")
    if request.form.get("none"):
        ask_store(Store.propose, there.club.id, 0, lambda members: "")
        return changed(there)
    seatings.propose_next(there.club, there.now.members, there.club.turn + 1 if there.club.proposal else 0)
    return changed(there)


@page.post(f"{CLUB}/accept")
def accept(club: str) -> Answered | str:
    """Accept the proposed seating. Tables that still play are named first, and seated `anyway` on a second tap."""
    there = run_by(club)
    now = there.now
    number = whole(request.form.get("seating"))
    if number is not None and number <= len(there.club.seatings):
        return changed(there)  # the same tap twice
    if there.club.ended is not None:
        raise Refused("ui-club-over")
    if now.proposal is None or number != now.proposal.number:
        raise Refused("ui-club-no-proposal")
    if now.proposal.playing and not request.form.get("anyway"):
        numbers = now.proposal.playing
        raise Refused("ui-club-playing", tables=_numbers(numbers), count=len(numbers))
    try:
        seatings.accept(there.club, now.proposed, now.members)
    except StoreError:
        raise Refused("ui-club-no-proposal") from None
    return changed(there)


def _numbers(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


# The timer, the tables and the end


@page.post(f"{CLUB}/timer")
def set_timer(club: str) -> Answered | str:
    """Start, pause or lengthen the shared timer, or set its minutes."""
    there = run_by(club)
    wish = request.form.get("do", "")
    minutes = typed_number("minutes", timer.LEAST, timer.MOST) if wish == "set" else 0
    setting = (minutes, None, None) if minutes else timer.changed(there.club, wish, time.time())
    if setting is not None:
        act_once(Store.set_timer, there.club.id, *setting)
    return changed(there)


@page.post(f"{CLUB}/tables")
@limited("60/minute", by=by_address)
def tables(club: str) -> Answered | str:
    """Open more tables, or take in one that is running, by its code."""
    there = run_by(club)
    if is_done():
        return changed(there)
    if there.club.ended is not None:
        raise Refused("ui-club-over")
    if "code" not in request.form:
        more = typed_number("more", 1, most_tables())
        _must_fit(there, more)
        must_have_room(new_table=True, tables=more)
        act_once(Store.add_tables, there.club, more, registry().code_length)
        return changed(there)
    taken = _running_table(there)
    try:
        act_once(Store.take_table, there.club.id, taken.table.night.id)
    except StoreError:
        raise Refused("ui-club-table-taken", code=request.form["code"][:40]) from None
    taken.table.catch_up_night()
    return changed(there)


def _must_fit(there: ClubVisit, more: int) -> None:
    if len(there.club.tables) + more > most_tables():
        raise Refused("ui-club-most-tables", most=most_tables())


def _running_table(there: ClubVisit) -> Room:
    """Return the table whose code was typed; only who is at it may bring it into a club."""
    typed = request.form.get("code", "")[:40]
    must_not_guess()
    taken = found(read_code(typed))
    if taken is None:
        guessed()
        raise Refused("ui-code-unknown", code=typed.strip().upper(), length=registry().code_length)
    if not (taken.belongs or is_local_request()):
        raise Refused("ui-club-not-yours", code=taken.table.code)
    require_open_night(taken.table)
    if taken.table.night.club is not None:
        raise Refused("ui-club-table-taken", code=taken.table.code)
    _must_fit(there, 1)
    return taken


@page.post(f"{CLUB}/end")
def end(club: str) -> Answered:
    """End the club, or open it again; its tables stay as they are."""
    there = run_by(club)
    act_once(Store.end_club, there.club.id, ended="again" not in request.form)
    for table in tables_of(there.club):
        table.catch_up_night()
    return changed(there)
