"""A club: several tables at one referee, their overview, who sits where next, and the shared timer."""

import time
from dataclasses import dataclass, replace
from typing import Any

from flask import Blueprint, Response, abort, current_app, render_template, request, session
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee.engine.model.game import Game
from referee.store import Club, ClubMember, StoreError, read_code
from referee.web.club import seatings, timer
from referee.web.club.overview import SEEN, ClubNow, club_now, tables_of
from referee.web.club.showing import board_at
from referee.web.house import new_games, rules_form
from referee.web.house.form_page import find_game
from referee.web.house.offered_games import offered_games
from referee.web.request.access import at_table_or_here, is_local_request, redirect_to
from referee.web.request.bounds import TABLES_OF_A_CLUB, must_have_room
from referee.web.request.context import Room, device, found, hall, language, speech, whole
from referee.web.request.public_house import is_public, may_see
from referee.web.request.rate_limit import by_address, guessed, limited, must_not_guess
from referee.web.request.table_address import page_address
from referee.web.seats.claim import refusal_text
from referee.web.seats.next_game import Plan, read_plan
from referee.web.seats.people import Refused, clean_name, plan_of

page = Blueprint("club", __name__)
CLUB = "/club/<code:club>"
MOST_TABLES, MOST_PEOPLE, LONGEST = 100, 500, 60
"""Tables and people of a club, and characters of its name."""
JOINS = "600/minute"
"""People of one address who join: a club of some hundred phones behind one router."""


@dataclass(frozen=True, slots=True)
class There:
    """A club as one phone meets it: who its person is there, and whether it runs the club."""

    now: ClubNow
    device: str
    mine: ClubMember | None
    runs: bool

    @property
    def club(self) -> Club:
        """The club itself."""
        return self.now.club


def _club(code: str, *, fresh: bool = False) -> There:
    """Return the club with this code; 404 if there is none that this phone may see."""
    read = read_code(code)
    now = club_now(read, fresh=fresh) if read is not None else None
    there = _there(now) if now is not None else None
    if there is None or not (there.mine or there.runs):
        must_not_guess()
    if there is None or not _may_see(there):
        guessed()
        abort(404)
    return there


def _there(now: ClubNow) -> There:
    runs = now.club.host == device() or is_local_request()
    return There(now, device(), now.member_of(device()), runs)


def _may_see(there: There) -> bool:
    """Return True unless strangers may come here, and the evening is over."""
    if not is_public() or there.mine or there.runs:
        return True
    return there.club.ended is None and any(may_see(table, there.device) for table in tables_of(there.club))


def _run(code: str) -> There:
    """Return the club for the phone that runs it, or the server's computer; 403 for anybody else."""
    there = _club(code, fresh=True)
    if not there.runs:
        abort(403)
    return there


def _changed(there: There) -> Answered:
    """Answer a tap that changed the club: forget what was seen of it, and show it."""
    current_app.extensions.get(SEEN, {}).pop(there.club.code, None)
    return redirect_to("club.club", club=there.club.code)


# A new club


@page.get("/club")
def clubs() -> str:
    """Show the games to open several tables with, and the clubs that this phone runs."""
    new_games.load_new_games()
    whose = None if is_local_request() else device()
    running = hall().writer.ask(hall().writer.store.clubs, whose)
    return render_template("pages/club/clubs.html", table=None, games=offered_games(), clubs=running)


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
    sizes = seatings.sizes_offered(game)
    usual = min(sizes, key=lambda size: abs(size - seatings.USUAL_SIZE))
    return render_template(
        "pages/club/new.html",
        table=first.table if first is not None else None,
        there=first,
        game=game,
        sizes=sizes,
        presets=() if first is not None else tuple(game.presets),
        typed={"name": "", "tables": "3", "size": str(usual), "minutes": str(timer.USUAL), "preset": game.preset}
        | request.form.to_dict(),
        most=_most_tables(),
        trouble=trouble,
    )


@page.post("/club/new/<game>")
@limited("60/minute", by=by_address)
def open_club(game: str) -> Answered | str:
    """Open a club with its tables."""
    rules, first = find_game(game), _first_table()
    try:
        name = _name(request.form.get("name", "")) or speech().plain("ui-club")
        tables = _number("tables", 1, _most_tables())
        sizes = seatings.sizes_offered(rules)
        size = _number("size", sizes[0], sizes[-1])
        minutes = _number("minutes", timer.LEAST, timer.MOST)
        plan = _plan(rules, first)
    except Refused as fault:
        return Response(_form(rules, first, refusal_text(None, fault)), 422)
    must_have_room(new_table=True, tables=tables - (first is not None))
    try:
        made = hall().writer.ask(
            hall().writer.store.open_club,
            name,
            device(),
            plan.to_text(),
            tables,
            size=size,
            minutes=minutes,
            first=first.table.night.id if first is not None else None,
            post=request.form.get("post", "")[:64],
            length=hall().code_length,
        )
    except StoreError:
        taken = Refused("ui-club-table-taken", code=first.table.code if first is not None else "")
        return Response(_form(rules, first, refusal_text(None, taken)), 422)
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
        return replace(Plan(planned.game, planned.preset, planned.house), called=planned.called)
    if played is not None and played.has_log and played.game.key == rules.key:
        form = rules_form.of_house(rules, played.state.later or played.state.house)
        return Plan(rules.key, form.preset, form.pairs)
    return Plan(rules.key, rules.preset)


def _most_tables() -> int:
    return TABLES_OF_A_CLUB if is_public() else MOST_TABLES


def _name(typed: str) -> str:
    name = " ".join("".join(char if char.isprintable() else " " for char in typed[:2000]).split())
    if len(name) > LONGEST:
        raise Refused("ui-night-name-long", most=LONGEST)
    return name


def _number(key: str, least: int, most: int) -> int:
    number = whole(request.form.get(key, "").strip())
    if number is None or not least <= number <= most:
        raise Refused(f"ui-club-wrong-{key}", least=least, most=most)
    return number


# The page


@page.get(CLUB)
def club(club: str) -> str:
    """Show a club: its timer, this phone's table, the next seating and all tables."""
    return _page(_club(club))


def _page(there: There, trouble: str = "", typed: str = "") -> str:
    return render_template(
        "pages/club/club.html",
        table=None,
        there=there,
        live=Markup(render_template("pages/club/live.html", **_live(there))),
        qr=page_address(f"club/{there.club.code}"),
        people=sorted(there.now.members, key=lambda member: (member.present, member.name.casefold())),
        game=read_plan(there.club.plan).game,
        typed=typed or session.get("name", ""),
        trouble=trouble,
        most=_most_tables(),
    )


def _live(there: There) -> dict[str, Any]:
    """Return what the part of the page shows that is read again every few seconds."""
    now, mine = there.now, there.mine
    seated = seatings.read_seating(there.club.seatings[-1]) if there.club.seatings else seatings.NO_SEATING
    sits = mine is not None and mine.night is not None and seated.night_of(mine.id) == mine.night

    def shown(name: str, value: Any) -> Markup:
        return Markup(hall().fragments.html(name, value, language()))

    return {
        "there": there,
        "club": there.club,
        "timer": timer.timer_of(there.club, time.time()),
        "table_code": next((row.code for row in there.club.tables if mine and row.night == mine.night), ""),
        "number": now.number_of(mine.night) if mine is not None else 0,
        "beside_now": [now.names(ids) for ids in seated.beside(mine.id)] if mine is not None and sits else ((), ()),
        "sits_out": mine is not None and mine.id in seated.seating.out,
        "next": _next(there),
        "proposal": now.proposal,
        "proposed": shown("club-proposal", now.proposal) if now.proposal is not None else "",
        "playing": _numbers(tuple(row.number for row in now.tables.rows if row.state == "on")),
        "tables": shown("club-tables", now.tables),
        "waiting": tuple(member.name for member in now.members if member.seat is None and member.present),
        "ready": sum(member.present for member in now.members),
    }


def _next(there: There) -> dict[str, Any] | None:
    """Return this phone's place in the proposed seating; None without a proposal, or a person here."""
    now, mine = there.now, there.mine
    if now.proposal is None or mine is None or not mine.id:
        return None
    partners, others = now.proposed.beside(mine.id)
    number = now.number_of(now.proposed.night_of(mine.id))
    return {"number": number, "beside": (now.names(partners), now.names(others))}


@page.get(f"{CLUB}/live")
def live(club: str) -> str:
    """Show the part of the page that changes."""
    there = _club(club)
    return render_template("pages/club/live.html", **_live(there))


@page.get(f"{CLUB}/time")
def time_left(club: str) -> str:
    """Show the shared timer, for the pages of a table."""
    there = _club(club)
    return render_template("club/timer.html", timer=timer.timer_of(there.club, time.time()))


@page.get(f"{CLUB}/mine")
def mine(club: str) -> Answered:
    """Lead a phone to the table at which its person sits now, or to the page of the club."""
    there = _club(club, fresh=True)
    night = there.mine.night if there.mine is not None else None
    code = next((row.code for row in there.club.tables if row.night == night), None)
    return redirect_to("lobby.table", code=code) if code else redirect_to("club.club", club=there.club.code)


@page.get(f"{CLUB}/board")
def board(club: str) -> str:
    """Show the board that turns through the tables."""
    there = _club(club)
    return render_template("pages/club/board.html", **_board(there))


@page.get(f"{CLUB}/board/turn")
def board_turn(club: str) -> str:
    """Show what the board turns to."""
    return render_template("pages/club/board_turn.html", **_board(_club(club)))


def _board(there: There) -> dict[str, Any]:
    step = whole(request.args.get("step")) or 0
    return {
        "there": there,
        "club": there.club,
        "timer": timer.timer_of(there.club, time.time()),
        "step": (step + 1) % 10**6,
        "shown": board_at(there.now, there.device, step),
        "qr": page_address(f"club/{there.club.code}"),
    }


# The people


@page.post(f"{CLUB}/join")
@limited(JOINS, by=by_address)
def join(club: str) -> Answered | str:
    """Let somebody wait for a table."""
    there = _club(club, fresh=True)
    typed = request.form.get("name", "")
    try:
        if there.club.ended is not None:
            raise Refused("ui-club-over")
        name = clean_name(typed)
        own = None if request.form.get("phoneless") and there.runs else there.device
        if own is not None and there.mine is not None and (there.mine.present or there.mine.seat is not None):
            return _changed(there)  # the same tap twice
        if len(there.now.members) >= MOST_PEOPLE:
            raise Refused("ui-club-full", most=MOST_PEOPLE)
        hall().writer.ask(hall().writer.store.join_club, there.club.id, name, own)
    except StoreError:
        return _wrong(there, Refused("ui-name-taken", name=name), typed[:80])
    except Refused as fault:
        return _wrong(there, fault, typed[:80])
    if own is not None:
        session["name"] = name
    return _changed(there)


def _wrong(there: There, fault: Refused, typed: str = "") -> Answered:
    return Response(_page(there, refusal_text(None, fault), typed), 422)


@page.post(f"{CLUB}/there")
def there_or_not(club: str) -> Answered:
    """Say whether somebody is there for the next seating: who runs the club may, and the person's own phone."""
    there = _club(club, fresh=True)
    member = whole(request.form.get("member"))
    if not there.runs and (there.mine is None or there.mine.id != member):
        abort(403)
    present = request.form.get("present") == "yes"
    try:
        hall().writer.ask(hall().writer.store.set_present, there.club.id, member or 0, present=present)
    except StoreError:
        return _wrong(there, Refused("ui-person-no-person"))
    return _changed(there)


# The seatings


@page.post(f"{CLUB}/propose")
def propose(club: str) -> Answered | str:
    """Propose the next seating, or another seating for it; with `none` there is no proposal any more."""
    there = _run(club)
    if there.club.ended is not None:
        return _wrong(there, Refused("ui-club-over"))
    if request.form.get("none"):
        hall().writer.ask(hall().writer.store.propose, there.club.id, 0, lambda members: "")
        return _changed(there)
    try:
        seatings.propose_next(there.club, there.now.members, there.club.turn + 1 if there.club.proposal else 0)
    except Refused as fault:
        return _wrong(there, fault)
    return _changed(there)


@page.post(f"{CLUB}/accept")
def accept(club: str) -> Answered | str:
    """Accept the proposed seating. Tables that still play are named first, and seated `anyway` on a second tap."""
    there = _run(club)
    now = there.now
    number = whole(request.form.get("seating"))
    if number is not None and number <= len(there.club.seatings):
        return _changed(there)  # the same tap twice
    if there.club.ended is not None:
        return _wrong(there, Refused("ui-club-over"))
    if now.proposal is None or number != now.proposal.number:
        return _wrong(there, Refused("ui-club-no-proposal"))
    if now.proposal.playing and not request.form.get("anyway"):
        return Response(_page(there, _playing(now.proposal.playing)), 422)
    try:
        seatings.accept(there.club, now.proposed, now.members)
    except StoreError:
        return _wrong(there, Refused("ui-club-no-proposal"))
    return _changed(there)


def _playing(numbers: tuple[int, ...]) -> str:
    return speech().plain("ui-club-playing", tables=_numbers(numbers), count=len(numbers))


def _numbers(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


# The timer, the tables and the end


@page.post(f"{CLUB}/timer")
def set_timer(club: str) -> Answered | str:
    """Start, pause or lengthen the shared timer, or set its minutes."""
    there = _run(club)
    wish = request.form.get("do", "")
    try:
        minutes = _number("minutes", timer.LEAST, timer.MOST) if wish == "set" else 0
    except Refused as fault:
        return _wrong(there, fault)
    setting = (minutes, None, None) if minutes else timer.changed(there.club, wish, time.time())
    if setting is not None:
        hall().writer.ask(hall().writer.store.set_timer, there.club.id, *setting)
    return _changed(there)


@page.post(f"{CLUB}/tables")
@limited("60/minute", by=by_address)
def tables(club: str) -> Answered | str:
    """Open more tables, or take in one that is running, by its code."""
    there = _run(club)
    store, ask = hall().writer.store, hall().writer.ask
    try:
        if there.club.ended is not None:
            raise Refused("ui-club-over")
        if "code" in request.form:
            taken = _running_table(there)
            ask(store.take_table, there.club.id, taken.table.night.id)
            taken.table.catch_up_night()
        else:
            more = _number("more", 1, _most_tables())
            _must_fit(there, more)
            must_have_room(new_table=True, tables=more)
            ask(store.add_tables, there.club, more, hall().code_length)
    except StoreError:
        return _wrong(there, Refused("ui-club-table-taken", code=request.form.get("code", "")[:40]))
    except Refused as fault:
        return _wrong(there, fault)
    return _changed(there)


def _must_fit(there: There, more: int) -> None:
    if len(there.club.tables) + more > _most_tables():
        raise Refused("ui-club-most-tables", most=_most_tables())


def _running_table(there: There) -> Room:
    """Return the table whose code was typed; only who is at it may bring it into a club."""
    typed = request.form.get("code", "")[:40]
    must_not_guess()
    taken = found(read_code(typed))
    if taken is None:
        guessed()
        raise Refused("ui-code-unknown", code=typed.strip().upper(), length=hall().code_length)
    if not (taken.belongs or is_local_request()):
        raise Refused("ui-club-not-yours", code=taken.table.code)
    if taken.table.night.ended is not None:
        raise Refused("ui-night-ended")
    if taken.table.night.club is not None:
        raise Refused("ui-club-table-taken", code=taken.table.code)
    _must_fit(there, 1)
    return taken


@page.post(f"{CLUB}/end")
def end(club: str) -> Answered:
    """End the club, or open it again; its tables stay as they are."""
    there = _run(club)
    hall().writer.ask(hall().writer.store.end_club, there.club.id, ended="again" not in request.form)
    for table in tables_of(there.club):
        table.catch_up_night()
    return _changed(there)
