"""Places in a game, and the numbers that decide them."""

from flask import Blueprint, Response, abort, request

from referee.web.core.access import CODE
from referee.web.core.context import whole
from referee.web.core.game_page import reader, show
from referee.web.core.looks import people_of
from referee.web.scores.standings import standings

page = Blueprint("places", __name__)


@page.get(f"/{CODE}/place")
def place(code: str) -> str | Response:
    """Show the derivation of a seat's place: everybody's numbers, the first place at the top."""
    read, seat = reader(code), whole(request.args.get("seat"))
    if read is None or seat is None or seat >= len(read.state.names):
        abort(404)
    game, s = read.played.game, read.state
    order = standings(game, s)
    mine = next((standing for standing in order if seat in standing.seats), None)
    if mine is None:
        abort(404)
    counted = read.played.view.counted
    how = "order" if game.by_order(s) else "fewest" if game.fewest_win(s) else "most"
    names = people_of(read.table, read.played)
    return show("scores/ranking.html", code, read, names=names, order=order, mine=mine, how=how, counted=counted)
