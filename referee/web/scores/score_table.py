"""A game's scores by round: as a table, and as the points of a small SVG."""

from collections.abc import Iterator, Mapping, Sequence

from referee.engine.basics import actions as act
from referee.engine.basics.points import exact
from referee.engine.model.course import NEXT_LINE, Course, course
from referee.engine.model.state import State
from referee.live import LiveGame
from referee.web.core.looks import People, fitted, marks
from referee.web.core.screens import Piece
from referee.web.log.visibility import clock_time
from referee.web.scores.standings import Standing

KINDS: Mapping[type[act.Action], str] = {act.Corrects: "set", act.Joins: "came"}
"""The kind of row by the action that set the totals; any other action made new sides."""
LOOKS = 8
WIDTH, HEIGHT = 420, 240
LEFT, RIGHT, TOP, BOTTOM = 40, 304, 14, 214
"""The edges of the lines; around them stand the scale, the names and the numbers of the rounds."""
GAP = 16
"""The distance between two names."""
ROOM = 12
"""The letters beside a line, for the names and the digits of the total."""


def score_table(played: LiveGame, names: tuple[str, ...] | None = None, *, current: bool = False) -> Piece:
    """Return the table of a game's rounds, its columns in the order of the seats; `current` rounds can be amended.

    A column is the standing of a player, or of those who share a score. `started` are the totals before the first line,
    `counted` is the unit of the totals (empty: only the order of going out counts). `tied`: equal points require
    another round.
    """
    game = played.game
    s: State = game.between(played.state)
    shared = game.sharing(s)
    past = course(s)
    rows = tuple(_rows(played, past, [seats[0] for seats in shared], current=current))
    started = tuple(past.start[seats[0]] for seats in shared)
    ranks = game.places(s)
    return Piece(
        columns=tuple(
            Standing(seats, ranks[seats[0]], s.scores[seats[0]], all(map(s.left, seats)), won=seats[0] in s.winners)
            for seats in shared
        ),
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
    lines = (entry for entry in played.entries if current and entry.stands)
    entered = {entry.round for entry in lines if isinstance(entry.read, act.Takes | act.Scores)}
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


def curve(s: State, shared: Sequence[tuple[int, ...]], game: int = 0, names: tuple[str, ...] | None = None) -> Piece:
    """Return the curve of a game's totals, a line for all who share a score; without lines until a round is scored.

    It has the marks of its scale (value, y), of its rounds (number, x) and of the limit. A line has the points of its
    polyline, the last one as `x` and `y`, and a name as long as fits, whose y is the `label`.
    """
    if not s.rounds:
        return Piece(lines=())
    totals = _totals(s, shared)
    limit = next((exact(value) for key, value in s.end if key == "score"), None)
    values = [value for line in totals.values() for _, value in line]
    low, high = min(0, *values), max(1, *values)
    if limit is not None and high >= limit / 2:
        high = max(high, limit)
    count = len(s.rounds)

    def x(at: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * at / count, 1)

    def y(value: float) -> float:
        return round(TOP + (BOTTOM - TOP) * (high - value) / (high - low), 1)

    ends = sorted((y(line[-1][1]), seat) for seat, line in totals.items())
    labels = _apart(ends)
    looks = names.looks if isinstance(names, People) else (None,) * len(s.names)
    shown_names, together = names or tuple(s.names), {seats[0]: seats for seats in shared}
    room = {seat: (ROOM - len(str(line[-1][1]))) // len(together[seat]) for seat, line in totals.items()}
    lines = tuple(
        Piece(
            seats=together[seat],
            name="+".join(fitted(shown_names[other], room[seat]) for other in together[seat]),
            total=line[-1][1],
            points=" ".join(f"{x(at)},{y(value)}" for at, value in line),
            x=x(count),
            y=y(line[-1][1]),
            label=labels[seat],
            look=seat % LOOKS,
            colour=look.colour if (look := looks[seat]) is not None else seat % LOOKS,
        )
        for seat, line in totals.items()
    )
    every = max(1, -(-count // 10))
    rounds = tuple((scored.number, x(at)) for at, scored in enumerate(s.rounds, 1) if at % every == 0 or at == count)
    scale = tuple((value, y(value)) for value in marks(low, high))
    shown = (limit, y(limit)) if limit is not None and limit <= high else None
    edges = {"width": WIDTH, "height": HEIGHT, "left": LEFT, "right": RIGHT}
    return Piece(lines=lines, marks=scale, rounds=rounds, limit=shown, names=shown_names, game=game, **edges)


def curve_of(played: LiveGame, names: People | None = None) -> Piece:
    """Return the curve of a game as it stands."""
    game = played.game
    s: State = game.between(played.state)
    return curve(s, game.sharing(s), played.number, names)


def _totals(s: State, shared: Sequence[tuple[int, ...]]) -> dict[int, list[tuple[int, float]]]:
    """Return the totals by the first of the seats that share them, as (rounds scored, total).

    A line starts when its player came; a total set between two rounds is a step of its own.
    """
    past = course(s)
    found: dict[int, list[tuple[int, float]]] = {seats[0]: [] for seats in shared}
    rounds = 0
    for leg in (None, *past.legs):
        rounds += leg is not None and leg.round is not None
        totals = past.start if leg is None else leg.totals
        for seat, line in found.items():
            total = totals[seat]
            if total is None or (leg is not None and leg.round is None and leg.points[seat] is None and line):
                continue
            if rounds == 0:
                line.clear()  # nothing came before it
            line.append((rounds, total))
    return found


def _apart(ends: list[tuple[float, int]]) -> dict[int, float]:
    """Return the y of each label: beside the end of its line, but not over another label."""
    placed: dict[int, float] = {}
    last: float = TOP - GAP
    for y, seat in ends:
        last = max(y, last + GAP)
        placed[seat] = last
    over = last - (HEIGHT - 6)
    if over > 0:
        bottom = HEIGHT - 6.0
        for _, seat in reversed(ends):
            placed[seat] = min(placed[seat], bottom)
            bottom = placed[seat] - GAP
    return {seat: round(y, 1) for seat, y in placed.items()}
