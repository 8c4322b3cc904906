"""The result of a game by seat: its place, its points, and the figures that its players tell."""

from referee.engine.basics.seats import NOBODY
from referee.engine.log.game_log import GameLog
from referee.engine.model.course import course
from referee.engine.model.figures import Played, PlayedLine, figures_of
from referee.store.people.outcomes import GameOutcome, SeatOutcome

VERSION = 4
"""The version of the results: with another one every stored result is computed again."""
BEGAN, ROUND = "began", "round-"
"""Stored figures that no page tells: who began, and the points of each round, by its number."""


def result_of(log: GameLog, number: int = 0, lines: int = 0) -> GameOutcome:
    """Return the result of a game as it stands; points by round, and who acted first, lie among the figures.

    It is stored as that of the game with a `number`, of its first `lines` lines.
    """
    game, state = log.game, log.state
    scored = game.between(state)
    places = game.places(scored)
    by_round = [leg.points for leg in course(state).legs if leg.round is not None]
    standing = {entry.n: entry for entry in log.entries if entry.stands and not entry.undone}
    steps = [PlayedLine(standing[n], before, after) for n, before, after in log.steps(1) if n in standing]
    began = next(
        (step.after.turn for step in steps if step.after.phase == "play" and step.after.turn != NOBODY), NOBODY
    )
    told = figures_of(game.figures, Played(tuple(steps) if game.figures else (), state))
    fewest = game.fewest_win(state)
    shared = game.sharing(scored)
    partners = any(len(side) > 1 for side in shared)
    counted = [side for side in shared if not (partners and len(side) == 1 and state.left(side[0]))]
    total = sum(scored.scores[side[0]] for side in counted)
    seats = []
    for seat, mates in sorted((seat, side) for side in shared for seat in side):
        if state.final is not None and seat >= len(state.final):
            continue  # came after the game was over
        mine = [points[seat] or 0 for points in by_round if seat < len(points) and points[seat] is not None]
        low, high = (min(mine), max(mine)) if mine else (None, None)
        figures = (
            *((key, amount.total, amount.times, amount.most) for key, amount in told.get(seat, {}).items()),
            *((f"{ROUND}{n}", points, 1, points) for n, points in enumerate(mine, 1)),
            *(((BEGAN, 1, 1, 1),) if seat == began else ()),
        )
        seats.append(
            SeatOutcome(
                seat,
                state.names[seat],
                min(mates),
                places[seat],
                seat in state.winners,
                scored.scores[seat],
                total - (scored.scores[mates[0]] if mates in counted else 0),
                len(mine),
                low if fewest else high,
                high if fewest else low,
                figures,
            )
        )
    view = game.view(state)
    return GameOutcome(
        number, VERSION, lines, game.told(state), view.phase == "over", fewest, view.counted, tuple(seats)
    )
