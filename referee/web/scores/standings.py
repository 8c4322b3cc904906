"""Standings of a game: the place and score of each seat or side."""

from itertools import zip_longest
from typing import NamedTuple

from referee.engine.basics.seats import NOBODY
from referee.engine.model.course import course
from referee.engine.model.game import Changes, Game
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat
from referee.engine.model.state import State
from referee.engine.model.view import View
from referee.live import LiveGame
from referee.web.core.screens import Piece


class Standing(NamedTuple):
    """The place and score of a seat, or of the seats that share a score; a place is None if there is none (yet).

    `left` marks players who have left, `won` the winner of the game. With the last round they have `gained` points
    (None: none, or still to be counted) and `rose` by a number of places (negative: fell).
    """

    seats: tuple[int, ...]
    place: int | None
    score: float
    left: bool = False
    won: bool = False
    gained: float | None = None
    rose: int = 0


def round_end(game: Game, seat: int, round: int) -> Message | None:
    """Return the sentence about who went out in a round; None if nobody did."""
    key = "ui-round-won" if game.out_wins else "ui-round-out"
    return None if seat == NOBODY else message(key, seat=Seat(seat), round=round)


def count_of(played: LiveGame, view: View) -> Piece:
    """Return the hands of a round while they are counted, with the totals, as everybody may know them.

    The points of a hand are None until they are counted. `counted` is the unit of the totals, empty where a hand's
    points go to somebody else: then no totals are shown.
    """
    s = played.game.state_for(played.state, ())
    hands = tuple(
        Piece(seat=seat.seat, points=points, total=seat.score + (points or 0), first=seat.seat == s.first)
        for seat in view.seats
        for points in (s.worth[seat.seat],)
        if seat.here and not seat.gone
    )
    counted = view.counted if played.game.fewest_win(s) else ""
    end = round_end(played.game, s.first, view.round)
    return Piece(round=view.round, first=s.first, hands=hands, counted=counted, end=end)


def standings(game: Game, s: State) -> tuple[Standing, ...]:
    """Return the standings by place, a side once; seats without a place come last, after them those who left."""
    s = game.between(s)
    ranks = game.places(s)
    found = [Standing(seats, ranks[seats[0]], s.scores[seats[0]], all(map(s.left, seats))) for seats in game.sharing(s)]
    return tuple(sorted(found, key=lambda row: (row.place is None, row.left, row.place or 0)))


def after_round(game: Game, s: State) -> tuple[Standing, ...]:
    """Return the standings by place, with what the last round and the end of the game brought."""
    scored = game.between(s)
    rose, last = rises(game, scored), scored.rounds[-1].points if scored.rounds else ()
    winners = scored.winners if scored.phase == "over" else ()
    return tuple(
        row._replace(
            won=row.seats[0] in winners,
            gained=last[row.seats[0]] if row.seats[0] < len(last) else None,
            rose=rose.get(row.seats[0], 0),
        )
        for row in standings(game, s)
    )


def rises(game: Game, s: State) -> dict[int, int]:
    """Return the number of places that each seat rose with the last scored round, among those of rounds before it.

    Places do not move where people are ranked by the order in which they go out.
    """
    legs = [leg for leg in course(s).legs if leg.round is not None]
    if len(legs) < 2 or game.by_order(s):
        return {}
    last = legs[-1]
    played = {seat for leg in legs[:-1] for seat, gained in enumerate(leg.points) if gained is not None}
    gone = tuple(gone or seat not in played for seat, gone in enumerate(s.gone))
    scores = [total - (gained or 0) for total, gained in zip_longest(s.scores, last.points)]
    then: Changes = {"phase": "deal", "winners": (), "gone": gone}
    was, now = game.places(s.replaced({**then, "scores": tuple(scores)})), game.places(s.replaced(then))
    pairs = enumerate(zip(was, now, strict=True))
    return {seat: old - new for seat, (old, new) in pairs if old is not None and new is not None}
