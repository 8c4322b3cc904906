"""The database: nights with their people, devices, games, lines and drafts of round sheets; house rules; seasons.

It is one SQLite file, or PostgreSQL, which several servers may use at once; this is the only place with SQL. A `Store`
is one connection and has no lock: one thread or greenlet uses it at a time (`live.StoreWriter` sees to that). Every
function returns frozen values and stores everything or, when it raises StoreError or DatabaseFault, nothing. Times are
seconds since 1970 (UTC), except a line's `at`, which is table time: seconds since its record began.
"""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from referee.paths import is_server
from referee.store.archive import Archive, ArchivedGame, ArchivedNight, ArchivedPerson
from referee.store.codes import CODE_CHARACTERS, CODE_LENGTH, LONG_CODE, heard, read_code, same_name
from referee.store.database import Database
from referee.store.deleted import DELETED_DAYS, Deleted
from referee.store.faults import DatabaseFault
from referee.store.moving import move
from referee.store.people.outcomes import (
    FigureTotal,
    GameOutcome,
    KeptSeason,
    KindTotal,
    Meeting,
    MetInGame,
    PersonGame,
    PlayedSeat,
    SeatOutcome,
    SeatPoints,
    Span,
    Total,
)
from referee.store.people.pictures import PersonNight, Pictures, RatedGame, RatedSeat, WonGame
from referee.store.people.seasons import MOST_SEASONS, Seasons
from referee.store.rules import MOST_RULES
from referee.store.seats import DEVICES_A_SEAT
from referee.store.sheets import Sheets
from referee.store.sqlite.backup import backup
from referee.store.sqlite.connection import SqliteDatabase
from referee.store.sqlite.examination import examine
from referee.store.sqlite.lock import hold
from referee.store.sqlite.schema import migrations
from referee.store.values import (
    CLOSED,
    COLOURS,
    SIGNS,
    SOMEBODY,
    Arrival,
    Club,
    ClubMember,
    ClubPlace,
    ClubTable,
    Examined,
    GameRow,
    KeptLine,
    KeptRules,
    NextNight,
    Night,
    NightRow,
    PersonRow,
    Placing,
    SeatLook,
    SeatRow,
    Step,
    StoredTap,
    StoreError,
)

if TYPE_CHECKING:
    from referee.store.postgres.sharing import Sharing


class Store(Deleted, Sheets, Pictures, Archive, Seasons):
    """The database as the app uses it.

    `place` is a file, the address of a PostgreSQL server, or `:memory:`, which stores nothing. `sharing` are the
    functions by which servers of the same tables follow one another, None for a database that only one server uses.
    """

    def __init__(self, place: str | Path) -> None:
        database, self.sharing = _opened(place)
        super().__init__(database)


def _opened(place: str | Path) -> "tuple[Database, Sharing | None]":
    if not is_server(place):
        return SqliteDatabase(place), None
    try:
        from referee.store.postgres.connection import PostgresDatabase
        from referee.store.postgres.sharing import Sharing
    except ImportError as missing:  # psycopg is installed for those who need it
        raise DatabaseFault("no-driver", str(missing)) from missing
    database = PostgresDatabase(str(place))
    return database, Sharing(database)


def examine_server(url: str) -> Examined:
    """Return the numbers of a database server; raise DatabaseFault if it does not answer or cannot be used."""
    with closing(Store(url)) as store:
        return store.numbers()


__all__ = [
    "CLOSED",
    "CODE_CHARACTERS",
    "CODE_LENGTH",
    "COLOURS",
    "DELETED_DAYS",
    "DEVICES_A_SEAT",
    "LONG_CODE",
    "MOST_RULES",
    "MOST_SEASONS",
    "SIGNS",
    "SOMEBODY",
    "ArchivedGame",
    "ArchivedNight",
    "ArchivedPerson",
    "Arrival",
    "Club",
    "ClubMember",
    "ClubPlace",
    "ClubTable",
    "DatabaseFault",
    "Examined",
    "FigureTotal",
    "GameOutcome",
    "GameRow",
    "KeptLine",
    "KeptRules",
    "KeptSeason",
    "KindTotal",
    "Meeting",
    "MetInGame",
    "NextNight",
    "Night",
    "NightRow",
    "PersonGame",
    "PersonNight",
    "PersonRow",
    "Placing",
    "PlayedSeat",
    "RatedGame",
    "RatedSeat",
    "SeatLook",
    "SeatOutcome",
    "SeatPoints",
    "SeatRow",
    "Span",
    "Step",
    "Store",
    "StoreError",
    "StoredTap",
    "Total",
    "WonGame",
    "backup",
    "examine",
    "examine_server",
    "heard",
    "hold",
    "migrations",
    "move",
    "read_code",
    "same_name",
]
