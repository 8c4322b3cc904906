"""The store's results, each a frozen value, and its errors."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from referee.engine.basics.errors import Keyed

CLOSED = -1
"""The value of a night's `door` that was closed with a tap."""

Step = Callable[[Any], Any]
"""The changes of a tap besides its lines: a function that is given the store, in the tap's transaction and in the
store's thread, so that it sees all that was kept before it."""


class StoreError(Keyed):
    """Nothing was written.

    `key` is the reason: `no-night`, `no-seat`, `name-taken`, `seat-full`, `no-rules`, `too-many`, `conflict`,
    `no-person`, `same-night`, `no-season`, `no-club`, `club-table-taken`.
    """


COLOURS = range(10)
"""The colours of people, as the stylesheet numbers them (`person-0`)."""
SIGNS = (
    *("cat", "fox", "rabbit", "bear", "frog", "owl"),
    *("octopus", "fish", "duck", "snail", "butterfly", "turtle"),
)
"""The signs of people, in the order in which they are given; each is a drawing in `static/screens/people.svg`."""


class SeatLook(NamedTuple):
    """The colour and the sign of a person, the same on every screen of the night."""

    colour: int
    sign: str


class SeatRow(NamedTuple):
    """A place at the table.

    `place` counts the ring from 0; `devices` are the ids that may act for it, newest last; those among `helpers` are
    another person's, and those `held` spoke for it before. `came` is the time when it sat down (0 in a night of an
    older version). With `unnamed` pictures of the night leave the name out. `person` is the id of who sits there.
    """

    id: int
    name: str
    place: int
    pin: str
    came: float = 0.0
    devices: tuple[str, ...] = ()
    look: SeatLook = SeatLook(0, SIGNS[0])
    helpers: frozenset[str] = frozenset()
    held: frozenset[str] = frozenset()
    unnamed: bool = False
    person: int | None = None


class PersonRow(NamedTuple):
    """Somebody across nights.

    `uid` is the same on every referee that has the person. `name` is empty after somebody asked to be removed. A person
    who is not `listed` is left out of standings. `nights` counts the nights.
    """

    id: int
    uid: str
    name: str
    look: SeatLook
    listed: bool
    nights: int = 0


SOMEBODY = PersonRow(0, "", "", SeatLook(0, SIGNS[0]), listed=False)
"""The person who stands in the numbers of others for everybody removed or left out of standings."""


class GameRow(NamedTuple):
    """One game of a night: `number` counts from 1, `head` is the text of its record's head."""

    id: int
    night: int
    number: int
    head: str
    started: float


class ClubPlace(NamedTuple):
    """The club that a night is a table of, and the number of the table there."""

    code: str
    name: str
    number: int
    over: bool


class NextNight(NamedTuple):
    """The open night that people go on to from one that has ended; `opener` is the name of who opened it, if known."""

    code: str
    opener: str
    opened: float


class ClubTable(NamedTuple):
    """A table of a club: its number there, its night, and the end of the night (None: it is open)."""

    number: int
    night: int
    code: str
    ended: float | None


class ClubMember(NamedTuple):
    """Somebody of a club: their seat at a table, or None with the `device` of their phone while they wait for one.

    `id` is 0 until the club knows them (see `Clubs.enrol`); who is not `present` is left out of the next seating.
    """

    id: int
    name: str
    device: str | None = None
    seat: int | None = None
    night: int | None = None
    present: bool = True


class Placing(NamedTuple):
    """The table of a member in a seating; persons are found `among` the nights of a device (None: all nights)."""

    member: int
    night: int
    among: str | None = None


class Club(NamedTuple):
    """Several tables of one evening.

    `host` is the device that runs it, `plan` the web's text about the game, `size` how many people sit at a table where
    that is possible. The shared timer has `minutes`, and `ends` at a time or has `remaining` seconds while it rests
    (both None: it has not been started). `proposal` is the proposed next seating, the `turn`-th one;
    `seatings` are the seatings that were accepted, as texts of the web.
    """

    id: int
    code: str
    name: str
    opened: float
    ended: float | None
    host: str
    plan: str
    size: int
    minutes: int
    ends: float | None = None
    remaining: float | None = None
    proposal: str = ""
    turn: int = 0
    tables: tuple[ClubTable, ...] = ()
    seatings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Night:
    """Everything one table plays.

    `host` is a device id; `ended` is None while the night is open; `plan` is the web's text about a game that has not
    begun. `door` is the number of games there were when the table was last opened to newcomers (0 for a new one), or
    `CLOSED`; `deleted` is the time of deletion. `gone` are the seats that were left. `called` is the id of the seat
    behind each name of a game, by the game's id and the name. `read` counts reads of the database: of two values of a
    night the greater is the newer. `club` is the club it is a table of, `next_night` the one that its people go on to.
    """

    id: int
    code: str
    name: str
    opened: float
    ended: float | None = None
    host: str | None = None
    plan: str = ""
    door: int = 0
    deleted: float | None = None
    called: Mapping[tuple[int, str], int] = field(default_factory=dict)
    seats: tuple[SeatRow, ...] = ()
    gone: tuple[SeatRow, ...] = ()
    games: tuple[GameRow, ...] = ()
    club: ClubPlace | None = None
    next_night: NextNight | None = None
    read: int = field(default=0, compare=False)

    @property
    def host_name(self) -> str | None:
        """The name of the host's seat; None if the host sits nowhere."""
        return next((seat.name for seat in self.seats if self.host in seat.devices), None)

    @cached_property  # these two save 200 of 35,000 opcodes of a tap of One
    def by_name(self) -> Mapping[str, SeatRow]:
        """The seats by name."""
        return {seat.name: seat for seat in self.seats}

    @cached_property
    def looks(self) -> Mapping[str, SeatLook]:
        """The look of everybody at the table by name; who has left keeps theirs."""
        return {seat.name: seat.look for seat in (*self.gone, *self.seats)}

    @property
    def next_look(self) -> SeatLook:
        """The colour and the sign that the next seat gets: the first free ones, else those given least often."""
        looks = [seat.look for seat in self.seats]
        colours, signs = [look.colour for look in looks], [look.sign for look in looks]
        return SeatLook(min(COLOURS, key=colours.count), min(SIGNS, key=signs.count))

    def row_of(self, game: int, name: str) -> SeatRow | None:
        """Return the seat, here or left, that has a name in the game with this id; None for an unknown name."""
        id = self.called.get((game, name))
        return next((seat for seat in (*self.seats, *self.gone) if seat.id == id), None)

    @property
    def unnamed(self) -> frozenset[str]:
        """The names that pictures of the night leave out, those of earlier games too."""
        rows = {seat.id: seat.name for seat in (*self.seats, *self.gone) if seat.unnamed}
        return frozenset((*rows.values(), *(name for (_, name), seat in self.called.items() if seat in rows)))


class NightRow(NamedTuple):
    """A night in the list of nights.

    `changed` is the time at which it was played last: of the last line of its last game, else of the game's start, else
    of its opening.
    """

    id: int
    code: str
    name: str
    opened: float
    changed: float
    ended: float | None
    host: str | None
    people: tuple[str, ...]
    games: int
    deleted: float | None = None


class KeptLine(NamedTuple):
    """One line of a game's log: its text, and the verdict and rule of its ruling at the time."""

    game: int
    n: int
    at: float
    text: str
    verdict: str
    rule: str
    device: str | None
    entered: float
    post: str | None = None


class KeptRules(NamedTuple):
    """Saved house rules: `house` is `key=value …` over the preset, `device` the phone that saved them."""

    id: int
    game: str
    name: str
    preset: str
    house: str
    device: str | None
    deleted: float | None = None


class StoredTap(NamedTuple):
    """Everything that one tap stores, in one transaction: its lines, then its steps. `post` is its id."""

    night: int
    lines: Sequence[KeptLine] = ()
    steps: Sequence[Step] = ()
    post: str = ""
    device: str | None = None


class Examined(NamedTuple):
    """The numbers of nights and lines, and the time of the newest of them (seconds since 1970).

    `hears` is False if servers of this database would not hear of one another.
    """

    nights: int
    lines: int
    newest: float
    hears: bool = True


class DatabaseFault(Exception):  # noqa: N818 - the database's fault, not an error of ours
    """The database cannot be read or written, and nothing was.

    `key` is `full` (the disk), `locked` (by another program), `busy` (a server whose table another program holds),
    `in-use` (by another referee; only at the start), `gone` (deleted while it was open), `read-only`, `damaged`,
    `newer` (written by a later version; only when it is opened), `older` (written by a version before 0.10; likewise),
    `encoding` (one that does not keep every name; likewise), `unreachable` (a server that does not answer), `no-driver`
    (psycopg is not installed) or `failed` (anything else, such as a missing disk).
    """

    def __init__(self, key: str, why: str = "") -> None:
        super().__init__(why or key)
        self.key = key
