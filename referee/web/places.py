"""Places: who stands before whom in a game, and by which numbers."""

from dataclasses import dataclass

from flask import Blueprint, Response, abort, request

from referee.core.game import Game
from referee.core.ranking import Places
from referee.core.state import State
from referee.web.context import view_of, whole
from referee.web.reading import CODE, reader, show

page = Blueprint("places", __name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat, or those who share a score: their place (None: they have none, or none yet) and their score. `left`:
    their player has left."""

    seats: tuple[int, ...]
    place: int | None
    score: int
    left: bool


def places(game: Game, s: State) -> Places:
    """Each seat's place in a game as it stands; None for a seat that has none."""
    return game.places(s)


def standings(game: Game, s: State) -> tuple[Standing, ...]:
    """Everybody in a game by their place, a side once; whoever has none stands last, and whoever left after them."""
    s = game.between(s)
    ranks = places(game, s)
    found = [Standing(seats, ranks[seats[0]], s.scores[seats[0]], all(map(s.left, seats))) for seats in game.sharing(s)]
    return tuple(sorted(found, key=_first))


def _first(each: Standing) -> tuple[bool, bool, int]:
    return each.place is None, each.left, each.place or 0


@page.get(f"/{CODE}/place")
def place(code: str) -> str | Response:
    """How a seat's place comes about: what everybody has, the first of them first."""
    read, seat = reader(code), whole(request.args.get("seat"))
    if read is None or seat is None or seat >= len(read.state.names):
        abort(404)
    game, s = read.played.game, read.state
    order = standings(game, s)
    mine = next((each for each in order if seat in each.seats), None)
    if mine is None:
        abort(404)
    counted = view_of(read.played).counted
    how = "order" if game.by_order(s) else "fewest" if game.fewest_win(s) else "most"
    return show("place.html", code, read, order=order, mine=mine, how=how, counted=counted)
