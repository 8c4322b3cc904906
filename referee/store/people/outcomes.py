"""The results of games by person, their sums, and the seasons that are added up, each a frozen value."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from referee.store.values import SOMEBODY, PersonRow


class SeatOutcome(NamedTuple):
    """The stored result of a seat: its place and its points in a game.

    `side` is the first of the seats that share its score. `place` counts from 1 (None: none), `against` are the points
    of all other sides, without somebody who left a side: its points go on as the side's. `best` and `worst` are the
    points of single rounds (None: not in a scored round). `figures` are (key, total, times, most).
    """

    seat: int
    name: str
    side: int
    place: int | None
    won: bool
    points: float
    against: float
    rounds: int
    best: float | None
    worst: float | None
    figures: tuple[tuple[str, float, int, float], ...] = ()


class GameOutcome(NamedTuple):
    """The stored result of a game, computed by a `version` of the program from its first `lines` lines.

    `kind` is the game as `Game.told` (empty: it cannot be read). With `fewest` few points are good.
    """

    game: int
    version: int
    lines: int
    kind: str
    over: bool = False
    fewest: bool = False
    counted: str = ""
    seats: tuple[SeatOutcome, ...] = ()


class Span(NamedTuple):
    """The nights that are added up.

    They are those at which a `device` was and those of a `host` (None: all), opened at `since` or later and before
    `until` (0: no limit), and games of one `kind` (empty: all), or a single `game` (0: all).
    """

    device: str | None = None
    since: float = 0.0
    until: float = 0.0
    kind: str = ""
    host: str | None = None
    game: int = 0


class KeptSeason(NamedTuple):
    """A span of nights that a device saved under a name.

    `since` and `until` are days as ISO 8601 writes them (empty: no limit), `kind` is a game (empty: all). `token` is
    the secret of the link by which it is shared (empty: it is not).
    """

    id: int
    device: str
    name: str
    since: str
    until: str
    kind: str
    token: str


class PlayedSeat(NamedTuple):  # there may be thousands
    """A seat of a finished game as a SeatOutcome has it, with its game, its night and its person.

    `ended` is the time of the last line. Of the seats of one person `people` are all seats of the game. `figures` are
    (total, times, most) by key, if they were asked for.
    """

    seat: int
    name: str
    side: int
    place: int | None
    won: bool
    points: float
    against: float
    rounds: int
    best: float | None
    worst: float | None
    game: int
    number: int
    kind: str
    started: float
    ended: float
    counted: str
    fewest: bool
    people: int
    night: int
    night_name: str
    code: str
    opened: float
    person: PersonRow
    figures: Mapping[str, tuple[float, int, float]]

    @property
    def known(self) -> PersonRow:
        """The person as others may know them: `SOMEBODY` for one who was removed or left out of standings."""
        return self.person if self.person.listed else SOMEBODY


class Total(NamedTuple):
    """The sums of a person's finished games of a span, or of those of one `kind`.

    `places` adds up the places of the `ranked` games. With `fewest` few points are good in some of the games. `best`
    and `worst` are points of single rounds, which tell something within one kind only.
    """

    person: PersonRow
    kind: str
    nights: int
    games: int
    wins: int
    ranked: int
    places: int
    rounds: int
    points: float
    against: float
    fewest: bool
    best: float | None
    worst: float | None


def total_of(seats: Sequence[PlayedSeat]) -> Total:
    """Return the sums of a person's seats."""
    fewest = any(seat.fewest for seat in seats)
    places = [seat.place for seat in seats if seat.place is not None]
    low, high = (min, max) if fewest else (max, min)
    return Total(
        seats[0].person,
        seats[0].kind,
        nights=len({seat.night for seat in seats}),
        games=len(seats),
        wins=sum(seat.won for seat in seats),
        ranked=len(places),
        places=sum(places),
        rounds=sum(seat.rounds for seat in seats),
        points=sum(seat.points for seat in seats),
        against=sum(seat.against for seat in seats),
        fewest=fewest,
        best=low((seat.best for seat in seats if seat.best is not None), default=None),
        worst=high((seat.worst for seat in seats if seat.worst is not None), default=None),
    )


def totals_by(key: Callable[[PlayedSeat], object], seats: Iterable[PlayedSeat]) -> list[Total]:
    """Return the sums of seats, those of each key (a person, or a person's kind of game), the most wins first."""
    some: dict[object, list[PlayedSeat]] = {}
    for seat in seats:
        some.setdefault(key(seat), []).append(seat)
    return sorted(map(total_of, some.values()), key=lambda of: (-of.wins, of.games, of.person.id, of.kind))


class Meeting(NamedTuple):
    """The finished games of two persons, as pairs of their seats, the oldest first.

    The other `person` is `SOMEBODY` for all those together who were removed or are left out of standings. Of the
    `games` against each other the first person ended `ahead` or `behind`; they were partners in games `together`.
    """

    person: PersonRow
    pairs: Sequence[tuple[PlayedSeat, PlayedSeat]]
    games: int
    ahead: int
    behind: int
    together: int
    won_together: int


def meeting_of(person: PersonRow, pairs: Sequence[tuple[PlayedSeat, PlayedSeat]]) -> Meeting:
    """Return the games of two persons with what they add up to."""
    apart = [(mine.place or 0, theirs.place or 0) for mine, theirs in pairs if mine.side != theirs.side]
    ahead, behind = sum(0 < mine < other for mine, other in apart), sum(0 < other < mine for mine, other in apart)
    won = sum(mine.side == theirs.side and mine.won for mine, theirs in pairs)
    return Meeting(person, pairs, len(apart), ahead, behind, len(pairs) - len(apart), won)
