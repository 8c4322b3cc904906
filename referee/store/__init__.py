"""The database: nights with their people, devices, games, lines and drafts of round sheets, and saved house rules.

It is one SQLite file, and this is the only place with SQL. A `Store` is one connection and has no lock: one thread uses
it at a time (`live.StoreWriter` gives it a thread of its own). Every function returns frozen values and stores
everything or, when it raises StoreError or DatabaseFault, nothing, so that another database can stand behind the same
functions. Times are seconds since 1970 (UTC), except a line's `at`, which is table time: seconds since its record
began.
"""

from pathlib import Path

from referee.store.codes import CODE_LENGTH, CODE_SIGNS, read_code
from referee.store.deleted import DELETED_DAYS, Deleted
from referee.store.faults import DatabaseFault
from referee.store.nights import DEVICES_A_SEAT
from referee.store.rules import MOST_RULES
from referee.store.sheets import Sheets
from referee.store.sqlite.backup import backup
from referee.store.sqlite.connection import SqliteDatabase
from referee.store.sqlite.examination import Examined, examine
from referee.store.sqlite.lock import hold
from referee.store.sqlite.schema import migrations
from referee.store.values import (
    CLOSED,
    COLOURS,
    SIGNS,
    Arrival,
    GameRow,
    KeptLine,
    KeptRules,
    Night,
    NightRow,
    SeatLook,
    SeatRow,
    Step,
    StoredTap,
    StoreError,
)


class Store(Deleted, Sheets):
    """The database as the app uses it: the file at `place`, or none if that is `:memory:`."""

    def __init__(self, place: str | Path) -> None:
        super().__init__(SqliteDatabase(place))


__all__ = [
    "CLOSED",
    "CODE_LENGTH",
    "CODE_SIGNS",
    "COLOURS",
    "DELETED_DAYS",
    "DEVICES_A_SEAT",
    "MOST_RULES",
    "SIGNS",
    "Arrival",
    "DatabaseFault",
    "Examined",
    "GameRow",
    "KeptLine",
    "KeptRules",
    "Night",
    "NightRow",
    "SeatLook",
    "SeatRow",
    "Step",
    "Store",
    "StoreError",
    "StoredTap",
    "backup",
    "examine",
    "hold",
    "migrations",
    "read_code",
]
