"""Same people, same rules: another game of a night, or a new night like an earlier one."""

from dataclasses import replace

from flask import Blueprint, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.live import LiveGame, Table
from referee.store.values import NextNight, StoreError
from referee.web.core.access import CODE, at_table, redirect_to
from referee.web.core.bounds import must_have_room
from referee.web.core.context import registry, room, whole
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.seen_nights import may_open_again, next_of_night
from referee.web.house import rules_form
from referee.web.house.offered_games import load_new_games, offered_games
from referee.web.sit.next_game import Plan, change_plan, next_plan
from referee.web.sit.people import Refused, is_on, persons_among, plan_of
from referee.web.sit.ring import start_planned


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
    return replace(next_plan(table, played.game.key, form.preset, form.pairs), keep=state.later_keep or state.keep)


def game_again(table: Table) -> str:
    """Return the game, as `Game.told`, that `open_again` would plan for a night; empty if there is none."""
    played = last_played(table)
    if played is not None:
        return played.game.told(played.state)
    key = plan_of(table).game
    return key if key in games.names() else ""


def next_night_now(table: Table) -> NextNight | None:
    """Return the night that the people of an ended night go on to, re-read, as it may have ended too."""
    if table.night.ended is not None:
        table.catch_up_night()
    return next_of_night(table.night)


def open_again(old: Table, device: str, post: str | None) -> Table:
    """Return a new table with the people of an earlier night and the rules of its last game, hosted by this phone.

    The seats keep their phones, so that each finds its own. The people stand in the ring as they sat, and are asked
    again who sits on their left. The phones that still show the earlier night are told. The same tap again, or that of
    another phone at the same moment, returns the same table.
    """
    fresh = replace(_plan_like(old) or plan_of(old), dealer=0, begins=0, sure=(), pair=())  # nobody deals yet
    store = registry().writer.store
    seats, among = old.night.seats, persons_among(old)
    opener = next((seat.name for seat in seats if device in seat.devices), "")
    former = old.night.next_night if next_of_night(old.night) is None else None  # one of another evening

    def fill(night: int) -> None:
        store.go_on(old.night.id, night, opener, former.code if former is not None else "")
        seat_of = {seat.id: store.add_seat(night, seat.name, person=seat.person, among=among).id for seat in seats}
        for seat in seats:
            store.set_look(seat_of[seat.id], seat.look.colour, seat.look.sign)
            store.show_name(seat_of[seat.id], shown=not seat.unnamed)
            for phone in seat.devices:
                store.give_seat(seat_of[seat.id], phone, helps=phone in seat.helpers)
        ring = tuple(seat_of[seat] for seat in fresh.ring)
        store.change_plan(night, lambda empty: replace(fresh, ring=ring, tapped=bool(ring)).to_text())

    try:
        return registry().open("", device, "", post, fill)
    except StoreError:  # another phone was quicker
        old.catch_up_night()
        found = next_of_night(old.night)
        if found is None or (standing := registry().table(found.code)) is None:
            raise
        return standing
    finally:
        old.catch_up_night()


page = Blueprint("again", __name__)


@page.post("/again/<code:code>")
@limited("60/minute", by=by_address)
def tonight(code: str) -> Answered:
    """Open a new table with the people of an earlier night and the rules of its last game."""
    there = room(code)
    if not game_again(there.table):
        abort(404)
    if (standing := next_night_now(there.table)) is not None:
        return redirect_to("lobby.table", code=standing.code)
    if not may_open_again(there):
        abort(403)
    must_have_room(new_table=True)
    table = open_again(there.table, device(), request.form.get("post"))
    return redirect_to("lobby.table", code=table.code)


@page.get(f"/{CODE}/next")
def choose(code: str) -> str:
    """Show the games to choose the night's next one from, and the last one with the same rules in one tap."""
    there = at_table(code)
    load_new_games()
    played = last_played(there.table)
    return render_template(
        "sit/choose.html",
        table=there.table,
        there=there,
        games=offered_games(made=True),
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
