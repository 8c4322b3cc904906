"""What is kept: nights with their people, devices, games, lines and half-filled sheets, and house rules under a name,
in one SQLite file. The only place with SQL.

A `Store` is one connection and has no lock: one thread uses it at a time (`live.Keeper` gives it a thread of its own).
Every function returns frozen values and keeps whole what it writes, or raises StoreError or DatabaseFault and keeps
nothing, so another database can stand behind the same functions. Times are wall-clock seconds since 1970 (UTC), except
a line's `at`, which is table time: seconds since its record began.
"""

from referee.store.alone import hold
from referee.store.backup import backup
from referee.store.codes import CODE_LENGTH, CODE_SIGNS, read_code
from referee.store.deleted import DELETED_DAYS, Deleted
from referee.store.faults import DatabaseFault
from referee.store.nights import DEVICES_A_SEAT
from referee.store.rules import MOST_RULES
from referee.store.schema import migrations
from referee.store.sheets import Sheets
from referee.store.values import CLOSED, Entry, Game, KeptLine, KeptRules, Night, NightRow, Seat, Step, StoreError, Tap


class Store(Deleted, Sheets):
    """Everything that is kept."""


__all__ = [
    "CLOSED",
    "CODE_LENGTH",
    "CODE_SIGNS",
    "DELETED_DAYS",
    "DEVICES_A_SEAT",
    "MOST_RULES",
    "DatabaseFault",
    "Entry",
    "Game",
    "KeptLine",
    "KeptRules",
    "Night",
    "NightRow",
    "Seat",
    "Step",
    "Store",
    "StoreError",
    "Tap",
    "backup",
    "hold",
    "migrations",
    "read_code",
]
