"""The ladder on a phone: hands while they are counted, standings with who rose, the podium at the end of a game."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from referee.engine.basics.seats import NOBODY
from referee.engine.model.message import Message
from referee.engine.model.view import View
from referee.live import LiveGame
from referee.web.scores.standings import Standing, after_round, count_of, round_end

ON_PODIUM = 3
"""Places that stand on the podium."""
MOST_STEPS = 4
"""People for whom the podium has room; where more share a place, all stand in the list."""


class Ladder(NamedTuple):
    """The rows of a `count`, of `standings` after round `round`, or of a `podium`, whose first rows are its steps.

    `counted` is the unit of the totals, empty where there are none; `first` went out (-1: nobody did), as `end` says,
    and the first `steps` rows stand on the podium in the order second, first, third.
    """

    kind: str
    round: int
    first: int
    rows: tuple[Standing, ...]
    counted: str
    steps: int
    names: tuple[str, ...]
    end: Message | None = None


def is_between_rounds(played: LiveGame, view: View) -> bool:
    """Return True after a round of the game, until the next one is dealt."""
    return view.phase == "deal" and bool(played.state.rounds) and not played.state.dealt


def ladder_of(played: LiveGame, view: View, names: tuple[str, ...]) -> Ladder | None:
    """Return the ladder of a game; None while people play, or where a night that only keeps score shows its own."""
    if view.sums and view.phase != "over":
        return None
    if view.phase == "count" and not view.sides:
        return _count(played, view, names)
    if view.phase == "over":
        steps, others = on_podium(after_round(played.game, played.state))
        rows = (*steps, *others)
        return Ladder("podium", view.round, NOBODY, rows, view.counted, len(steps), names)
    if is_between_rounds(played, view):
        last = played.state.rounds[-1]
        rows, end = after_round(played.game, played.state), round_end(played.game, last.first, last.number)
        return Ladder("standings", last.number, last.first, rows, view.counted, 0, names, end)
    return None


def _count(played: LiveGame, view: View, names: tuple[str, ...]) -> Ladder:
    found = count_of(played, view)
    rows = tuple(Standing((hand.seat,), None, hand.total, gained=hand.points) for hand in found.hands)
    return Ladder("count", found.round, found.first, rows, found.counted, 0, names, found.end)


class Placed(Protocol):
    """A row with a place, or None."""

    @property
    def place(self) -> int | None: ...


Row = TypeVar("Row", bound=Placed)


def on_podium(rows: Sequence[Row]) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    """Return the rows that stand on the podium, in the order second, first, third, and the others."""
    high = tuple(row for row in rows if row.place is not None and row.place <= ON_PODIUM)
    if len(high) > MOST_STEPS:
        high = tuple(row for row in high if row.place == 1)[:MOST_STEPS]
    others = tuple(row for row in rows if row not in high)
    return (high[1], high[0], *high[2:]) if len(high) > 1 else high, others
