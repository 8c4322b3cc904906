"""The ranking of a game: the place of each seat on every screen and in every export."""

from collections.abc import Sequence

from referee.engine.model.state import State

Places = tuple[int | None, ...]
"""Place of each seat from 1; None for a seat that has none."""


def places_by_points(s: State, shared: Sequence[tuple[int, ...]], *, fewest: bool) -> Places:
    """Rank seats by points, those with the fewest first or last.

    The seats of each tuple in `shared` share a score. Equal totals share a place. Somebody who left has none. Once the
    game is over its winners stand first.
    """
    playing = [seats for seats in shared if not all(map(s.left, seats))]
    keys = {seats: _key(s, seats, fewest=fewest) for seats in playing}
    places: list[int | None] = [None] * len(s.names)
    for seats, mine in keys.items():
        for seat in seats:
            places[seat] = 1 + sum(other < mine for other in keys.values())
    return tuple(places)


def _key(s: State, seats: tuple[int, ...], *, fewest: bool) -> tuple[bool, int]:
    won = s.phase == "over" and not set(seats).isdisjoint(s.winners)
    points = s.scores[seats[0]]
    return not won, points if fewest else -points
