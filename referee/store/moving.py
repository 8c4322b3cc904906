"""All nights from one database into another, of either kind."""

import re

from referee.store.database import Database, Queries
from referee.store.schema import TABLES
from referee.store.values import StoreError

COMPUTED = "lines", "outcomes", "results", "figures"
"""The lines, which are copied game by game, and the tables that are computed from them."""
COPIED = [*(name for name in re.findall(r"CREATE TABLE (\w+)", TABLES) if name not in COMPUTED), "secrets"]
"""The other tables, each after those that its rows refer to."""
WITH_IDS = re.findall(r"CREATE TABLE (\w+) \(\s*id INTEGER PRIMARY KEY AUTOINCREMENT", TABLES)
AT_ONCE = 500
"""Rows of one statement."""


def move(source: Queries, target: Queries) -> tuple[int, int]:
    """Copy everything, compare both row by row, and return the numbers of nights and lines.

    Raises:
        StoreError: The target has nights, house rules or seasons already (`not-empty`), or the copy differs
            (`differs`); nothing is changed then.
        DatabaseFault: One of both cannot be read or written.
    """
    old, new = source._db, target._db
    with new.whole():
        if any(new.rows(f"SELECT 1 FROM {table} LIMIT 1") for table in ("nights", "rules", "seasons")):
            raise StoreError("not-empty")
        copied = {table: _copy(old, new, f"{table} WHERE 1 = ?", 1) for table in COPIED}
        games = old.rows("SELECT id FROM games ORDER BY id")  # game by game, as all lines may not fit in memory
        lines = sum(_copy(old, new, "lines WHERE game = ?", row["id"]) for row in games)
        for table in WITH_IDS if new.is_shared else ():  # SQLite continues above the greatest id by itself
            last = f"setval(pg_get_serial_sequence('{table}', 'id'), max(id))"
            new.rows(f"SELECT {last} FROM {table} HAVING max(id) > 0")
    return copied["nights"], lines


def _copy(old: Database, new: Database, some: str, value: int) -> int:
    """Copy rows of a table, read them again to compare them, and return their number."""
    rows = old.rows(f"SELECT * FROM {some}", value)
    columns = [*rows[0]] if rows else []
    for at in range(0, len(rows), AT_ONCE):
        values = [[row[column] for column in columns] for row in rows[at : at + AT_ONCE]]
        new.insert(some.partition(" ")[0], columns, values)
    found = new.rows(f"SELECT * FROM {some}", value)
    if sorted(repr(sorted(row.items())) for row in rows) != sorted(repr(sorted(row.items())) for row in found):
        raise StoreError("differs")
    return len(rows)
