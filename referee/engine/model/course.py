"""The course of a game's totals, by rounds and adjustments in the order of their lines, and the ranking they make."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from referee.engine.model.state import Adjustment, Round, State

Totals = tuple[float | None, ...]
"""Total of each seat; None for a seat that nobody had taken yet."""


NEXT_LINE = 1 << 30
"""Line number for adjustments that the next deal will make."""


class Leg(NamedTuple):
    """A step of the course.

    `line` made the step and `round` is the round it scored, None where totals were set. `points` holds what each seat
    gained, None for a seat that was not in the round or whose total did not change. `totals` hold from then on.
    """

    line: int
    round: Round | None
    points: tuple[float | None, ...]
    totals: Totals


class Course(NamedTuple):
    """The totals at the start of a game and the steps that changed them."""

    start: Totals
    legs: tuple[Leg, ...]


def course(s: State) -> Course:
    """Return the course of a game up to a state."""
    seats = len(s.names)
    there = min((adjustment.seats for adjustment in s.adjusted), default=seats)
    totals = list(s.scores)
    for points in (*(played.points for played in s.rounds), *(adjustment.points for adjustment in s.adjusted)):
        for seat, gained in enumerate(points):
            totals[seat] -= gained or 0
    start = _known(totals, there)
    legs: list[Leg] = []
    for count, played in enumerate((*s.rounds, None)):  # a line that made both a change and a round scored that last
        changes = [(change.line, None, change.points) for change in s.adjusted if change.after == count]
        for line, scored, points in (*changes, *([] if played is None else [(played.line, played, played.points)])):
            there = max(there, len(points))
            totals = [total + gained for total, gained in zip(totals, _padded(points, seats), strict=True)]
            shown = points if scored is not None else tuple(gained or None for gained in points)
            legs.append(Leg(line, scored, (*shown, *[None] * (seats - len(points))), _known(totals, there)))
    return Course(start, tuple(legs))


def _padded(points: Sequence[float | None], seats: int) -> list[float]:
    return [gained or 0 for gained in (*points, *[None] * (seats - len(points)))]


def _known(totals: list[float], there: int) -> Totals:
    return tuple(total if seat < there else None for seat, total in enumerate(totals))


def adjustment(before: State, changes: dict[str, Any], line: int) -> dict[str, Any]:
    """Return the changes that record how a line sets totals, apart from the points of a round that it scores.

    `changes` are the changes that the line makes.
    """
    new: tuple[float, ...] = changes["scores"]
    rounds: tuple[Round, ...] = changes.get("rounds", before.rounds)
    scored = rounds[-1].points if len(rounds) > len(before.rounds) else ()
    gained = _padded(scored, len(new))
    old = _padded(before.scores, len(new))
    points = tuple(total - was - points for total, was, points in zip(new, old, gained, strict=True))
    seats = len(before.scores)
    if not any(points) and len(new) == seats:
        return {}
    changed: dict[str, Any] = {"adjusted": (*before.adjusted, Adjustment(line, seats, points, len(before.rounds)))}
    return changed if scored or "tied" in changes else changed | {"tied": ()}


Places = tuple[int | None, ...]
"""Place of each seat from 1; None for a seat that has none."""


def places_by_points(s: State, shared: Sequence[tuple[int, ...]]) -> Places:
    """Rank seats by points, the best first.

    The seats of each tuple in `shared` share a score. Equal totals share a place. Somebody who left has none. Once the
    game is over its winners stand first.
    """
    playing = [seats for seats in shared if not all(map(s.left, seats))]
    keys = {seats: _key(s, seats) for seats in playing}
    places: list[int | None] = [None] * len(s.names)
    for seats, mine in keys.items():
        place = 1 + sum([other < mine for other in keys.values()])
        for seat in seats:
            places[seat] = place
    return tuple(places)


def _key(s: State, seats: tuple[int, ...]) -> tuple[bool, int, float]:
    won = s.phase == "over" and not set(seats).isdisjoint(s.winners)
    points = s.scores[seats[0]]
    return not won, -s.lasted(seats[0]), -points if s.most_win else points
