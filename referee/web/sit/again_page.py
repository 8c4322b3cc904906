"""Same people, same rules in one tap, and the choice of the night's next game."""

from flask import Blueprint, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.web.core.access import CODE, at_table, redirect_to
from referee.web.core.bounds import must_have_room
from referee.web.core.context import room, whole
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.seen_nights import may_open_again
from referee.web.house.offered_games import load_new_games, offered_games
from referee.web.sit.again import game_again, last_played, next_night_now, open_again, plan_again
from referee.web.sit.opening import change_plan
from referee.web.sit.people import Refused, is_on
from referee.web.sit.starting import start_planned

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
    plan = plan_again(there.table)
    if plan is not None and len(there.table.games) == after and there.table.night.ended is None:
        try:
            start_planned(there, after, {}, plan)
        except Refused:  # the ring says what is missing
            change_plan(there.table, lambda standing: standing if standing.game else plan)
    return redirect_to("lobby.table", code=there.table.code)
