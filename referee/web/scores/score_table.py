"""The table of a game's scores: a column for each player or side, a row for each round and for totals that were set."""

from collections.abc import Iterator, Mapping, Sequence

from referee.engine.basics import actions as act
from referee.engine.model.course import NEXT_LINE, Course, course
from referee.engine.model.state import State
from referee.live import LiveGame
from referee.web.core.screens import Piece
from referee.web.log.lines import rounds_on_sheets
from referee.web.log.visibility import clock_time

KINDS: Mapping[type[act.Action], str] = {act.Corrects: "set", act.Joins: "came"}
"""The kind of row by the action that set the totals; any other action made new sides."""


def score_table(played: LiveGame, names: tuple[str, ...] | None = None, *, current: bool = False) -> Piece:
    """Return the table of a game's rounds, its columns in the order of the seats; `current` rounds can be amended.

    A column is a player, or those who share a score. `started` are the totals before the first line, `counted` is the
    unit of the totals (empty: only the order of going out counts). `tied`: equal points require another round.
    """
    game = played.game
    s: State = game.between(played.state)
    shared = game.sharing(s)
    past = course(s)
    rows = tuple(_rows(played, past, [seats[0] for seats in shared], current=current))
    started = tuple(past.start[seats[0]] for seats in shared)
    ranks = game.places(s)
    columns = tuple(
        Piece(
            seats=seats,
            seat=(first := seats[0]),
            total=s.scores[first],
            place=ranks[first],
            gone=all(map(s.left, seats)),
            won=first in s.winners,
        )
        for seats in shared
    )
    return Piece(
        columns=columns,
        rows=rows,
        started=started,
        names=names or tuple(s.names),
        game=played.number,
        counted=game.view(s).counted,
        tied=s.phase == "deal" and bool(s.tied),
    )


def _rows(played: LiveGame, past: Course, seats: Sequence[int], *, current: bool) -> Iterator[Piece]:
    """Yield a row for each round, and for totals that were set between rounds, each with a number for every column.

    A round has its dealer and who was first out, its points are None for who was not in it; it can be entered `again`
    on a sheet. Set totals have the line that set them (0: the next deal will); None is unchanged.
    """
    entered = rounds_on_sheets(played) if current else set()
    for leg in past.legs:
        points = tuple(leg.points[seat] for seat in seats)
        scored = leg.round
        if scored is not None:
            number, again = scored.number, scored.number in entered
            yield Piece(
                kind="round", number=number, dealer=scored.dealer, first=scored.first, points=points, again=again
            )
        elif any(gained is not None for gained in points):
            totals = tuple(
                None if gained is None else leg.totals[seat] for seat, gained in zip(seats, points, strict=True)
            )
            if leg.line == NEXT_LINE:
                yield Piece(kind="sides", line=0, time="", totals=totals)
            else:
                entry = played.entries[leg.line - 1]
                kind = KINDS.get(type(entry.read), "sides")
                yield Piece(kind=kind, line=leg.line, time=clock_time(entry.at), totals=totals)
