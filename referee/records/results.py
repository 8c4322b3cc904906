"""The result of a game by seat: its place, its points, and the figures that its players tell."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.engine.basics.seats import NOBODY
from referee.engine.log.game_log import GameLog
from referee.engine.model.course import course
from referee.engine.model.figures import Amount, Played, PlayedLine, figures_of
from referee.store.people.outcomes import SeatPoints

VERSION = 4
"""The version of the results: with another one every stored result is computed again."""
BEGAN, ROUND = "began", "round-"
"""Stored figures that no page tells: who began, and the points of each round, by its number."""


@dataclass(frozen=True, slots=True)
class SeatResult(SeatPoints):
    """The result of a seat.

    `left`: its player went before the game was over. `by_round` are its points of each round, and `began` who acted
    first in the game.
    """

    left: bool
    figures: Mapping[str, Amount]
    by_round: tuple[int, ...]
    began: bool


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game: the game as `Game.told`, and True if it was played to its end (`over`).

    With `fewest` few points are good; `counted` is the unit of the points (empty: it has none).
    """

    key: str
    over: bool
    rounds: int
    fewest: bool
    counted: str
    seats: tuple[SeatResult, ...]


def result_of(log: GameLog) -> GameResult:
    """Return the result of a game as it stands."""
    game, state = log.game, log.state
    scored = game.between(state)
    places = game.places(scored)
    by_round = [leg.points for leg in course(state).legs if leg.round is not None]
    standing = {entry.n: entry for entry in log.entries if entry.stands and not entry.undone}
    steps = [PlayedLine(standing[n], before, after) for n, before, after in log.steps(1) if n in standing]
    lines = tuple(steps) if game.figures else ()
    began = next(
        (step.after.turn for step in steps if step.after.phase == "play" and step.after.turn != NOBODY), NOBODY
    )
    figures = figures_of(game.figures, Played(lines, state))
    fewest = game.fewest_win(state)
    shared = game.sharing(scored)
    partners = any(len(side) > 1 for side in shared)
    counted = [side for side in shared if not (partners and len(side) == 1 and state.left(side[0]))]
    total = sum(scored.scores[side[0]] for side in counted)
    seats = []
    for side in shared:
        others = total - (scored.scores[side[0]] if side in counted else 0)
        for seat in side:
            if state.final is not None and seat >= len(state.final):
                continue  # came after the game was over
            mine = [points[seat] or 0 for points in by_round if seat < len(points) and points[seat] is not None]
            low, high = (min(mine), max(mine)) if mine else (None, None)
            seats.append(
                SeatResult(
                    seat,
                    state.names[seat],
                    min(side),
                    places[seat],
                    seat in state.winners,
                    scored.scores[seat],
                    others,
                    len(mine),
                    low if fewest else high,
                    high if fewest else low,
                    state.left(seat),
                    figures.get(seat, {}),
                    tuple(mine),
                    seat == began,
                )
            )
    view = game.view(state)
    seats.sort(key=lambda found: found.seat)
    return GameResult(game.told(state), view.phase == "over", len(by_round), fewest, view.counted, tuple(seats))
