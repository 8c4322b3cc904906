"""A new club: the choice of its game, and the form with its tables."""

from dataclasses import replace

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine.model.game import Game
from referee.store import Store
from referee.store.values import StoreError
from referee.web.club import seatings
from referee.web.club.visit import most_tables, typed_number
from referee.web.core.access import at_table_or_here, is_local_request, redirect_to
from referee.web.core.bounds import must_have_room
from referee.web.core.context import Room, ask_store, registry
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, limited
from referee.web.house import rules_form
from referee.web.house.form_page import find_game
from referee.web.house.offered_games import load_new_games, offered_games
from referee.web.sit import timer
from referee.web.sit.next_game import Plan
from referee.web.sit.people import Refused, plan_of, refusal_text

page = Blueprint("new_club", __name__)
LONGEST = 60
"""Characters of a club's name."""


@page.get("/club")
def clubs() -> str:
    """Show the games to open several tables with, and the clubs that this phone runs."""
    load_new_games()
    whose = None if is_local_request() else device()
    running = ask_store(Store.clubs, whose)
    return render_template("club/clubs.html", table=None, games=offered_games(), clubs=running)


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
        "club/new.html",
        table=first.table if first is not None else None,
        there=first,
        game=game,
        sizes=sizes,
        presets=() if first is not None else tuple(game.presets),
        typed={"name": "", "tables": "3", "size": str(usual), "minutes": str(timer.USUAL), "preset": game.preset}
        | request.form.to_dict(),
        most=most_tables(),
        trouble=trouble,
    )


@page.errorhandler(Refused)
def refused(fault: Refused) -> Answered:
    """Show the form as it was typed, with the reason why it was refused."""
    rules = find_game((request.view_args or {})["game"])
    return Response(_form(rules, _first_table(), refusal_text(None, fault)), 422)


@page.post("/club/new/<game>")
@limited("60/minute", by=by_address)
def open_club(game: str) -> Answered | str:
    """Open a club with its tables."""
    rules, first = find_game(game), _first_table()
    name = _name(request.form.get("name", ""))
    tables = typed_number("tables", 1, most_tables())
    sizes = seatings.sizes_offered(rules)
    size = typed_number("size", sizes[0], sizes[-1])
    minutes = typed_number("minutes", timer.LEAST, timer.MOST)
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
        return replace(Plan(planned.game, planned.preset, planned.house), called=planned.called)
    if played is not None and played.has_log and played.game.key == rules.key:
        form = rules_form.of_house(rules, played.state.later or played.state.house)
        return Plan(rules.key, form.preset, form.pairs)
    return Plan(rules.key, rules.preset)


def _name(typed: str) -> str:
    name = " ".join("".join(char if char.isprintable() else " " for char in typed[:2000]).split())
    if len(name) > LONGEST:
        raise Refused("ui-night-name-long", most=LONGEST)
    return name
