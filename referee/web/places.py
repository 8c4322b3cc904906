"""Places: who stands before whom in a game, and by which numbers."""

from dataclasses import dataclass

from flask import Blueprint, Response, abort, request

from referee.core.game import Game
from referee.core.state import State
from referee.web.context import view_of, whole
from referee.web.reading import CODE, reader, show

page = Blueprint("places", __name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """Who shares a score, what it is, and the place that it gives."""

    seats: tuple[int, ...]
    place: int
    score: int


def places(game: Game, s: State) -> tuple[int, ...]:
    """Each seat's place by points, the game's own way round: equal totals share it, and a side has one. Who has left
    keeps the place that the points give, and only cannot win."""
    fewest = game.fewest_win(s)
    shared = [s.scores[seats[0]] for seats in game.sharing(s)]
    return tuple(1 + sum(other < mine if fewest else other > mine for other in shared) for mine in s.scores)


@page.get(f"/{CODE}/place")
def place(code: str) -> str | Response:
    """How a seat's place comes about: what everybody has, the first of them first."""
    read, seat = reader(code), whole(request.args.get("seat"))
    if read is None or seat is None or seat >= len(read.state.names):
        abort(404)
    game, s = read.played.game, read.state
    ranks = places(game, s)
    order = sorted((Standing(seats, ranks[seats[0]], s.scores[seats[0]]) for seats in game.sharing(s)), key=_first)
    mine = next((each for each in order if seat in each.seats), None)
    if mine is None:
        abort(404)
    counted = view_of(read.played).counted or "points"
    return show("place.html", code, read, order=order, mine=mine, fewest=game.fewest_win(s), counted=counted)


def _first(each: Standing) -> int:
    return each.place
