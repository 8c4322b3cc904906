"""The results of games by person, their sums, and the seasons that are added up, each a frozen value."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.store.values import PersonRow


@dataclass(frozen=True, slots=True)
class SeatPoints:
    """The place and the points of a seat in a game.

    `side` is the first of the seats that share its score. `place` counts from 1 (None: none), `against` are the points
    of all other sides, without somebody who left a side: its points go on as the side's. `best` and `worst` are the
    points of single rounds (None: not in a scored round).
    """

    seat: int
    name: str
    side: int
    place: int | None
    won: bool
    points: int
    against: int
    rounds: int
    best: int | None
    worst: int | None


@dataclass(frozen=True, slots=True)
class SeatOutcome(SeatPoints):
    """The stored result of a seat; `figures` are (key, total, times, most)."""

    figures: tuple[tuple[str, float, int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class GameOutcome:
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


@dataclass(frozen=True, slots=True)
class Span:
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


@dataclass(frozen=True, slots=True)
class KeptSeason:
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


@dataclass(frozen=True, slots=True)
class Total:
    """The sums of a person's finished games of a span, as standings need them.

    `places` adds up the places of the `ranked` games. With `fewest` few points are good in some of the games.
    """

    person: PersonRow
    games: int
    wins: int
    ranked: int
    places: int
    points: int
    fewest: bool


@dataclass(frozen=True, slots=True)
class KindTotal(Total):
    """All sums of a person's finished games of one kind; `best` and `worst` are points of single rounds."""

    kind: str
    nights: int
    rounds: int
    against: int
    best: int | None
    worst: int | None


@dataclass(frozen=True, slots=True)
class FigureTotal:
    """The sum of a person's figure over games of a kind."""

    kind: str
    key: str
    total: float
    times: int
    most: float


@dataclass(frozen=True, slots=True)
class Meeting:
    """The finished games of two persons, counted: against each other, one ahead of the other, and as partners.

    The other is `SOMEBODY` for all those together who were removed or are left out of standings.
    """

    person: PersonRow
    games: int
    ahead: int
    behind: int
    together: int
    won_together: int


@dataclass(frozen=True, slots=True)
class SeatOfGame(SeatPoints):
    """A seat of a finished game, with its game and its night."""

    game: int
    number: int
    kind: str
    started: float
    counted: str
    fewest: bool
    night_name: str
    code: str
    opened: float


@dataclass(frozen=True, slots=True)
class PersonGame(SeatOfGame):
    """A finished game of a person, with the number of its `people`."""

    night: int
    people: int


@dataclass(frozen=True, slots=True)
class PlayedSeat(SeatOfGame):
    """A seat with its person (empty `name` and `uid`: somebody).

    `ended` is the time of the last line; `figures` are (total, times, most) by key.
    """

    uid: str
    ended: float
    figures: Mapping[str, tuple[float, int, float]]
