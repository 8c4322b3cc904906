"""All nights from one database into another, of either kind."""

import re
from collections.abc import Sequence
from typing import Any

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
    lines = 0
    with new.whole():
        if any(new.rows(f"SELECT 1 FROM {table} LIMIT 1") for table in ("nights", "rules", "seasons")):
            raise StoreError("not-empty")
        for table in COPIED:
            _copy(new, table, old.rows(f"SELECT * FROM {table}"))
            _must_be_same(_sorted(old, table), _sorted(new, table))
        for row in old.rows("SELECT id FROM games ORDER BY id"):  # game by game, as all lines may not fit in memory
            sql = "SELECT * FROM lines WHERE game = ? ORDER BY n"
            of_game = old.rows(sql, row["id"])
            _copy(new, "lines", of_game)
            _must_be_same(of_game, new.rows(sql, row["id"]))
            lines += len(of_game)
        for table in WITH_IDS:
            new.continue_ids(table)
        nights = len(new.rows("SELECT id FROM nights"))
    return nights, lines


def _copy(new: Database, table: str, rows: Sequence[dict[str, Any]]) -> None:
    for at in range(0, len(rows), AT_ONCE):
        columns = list(rows[at])
        new.insert(table, columns, [[row[column] for column in columns] for row in rows[at : at + AT_ONCE]])


def _sorted(database: Database, table: str) -> list[dict[str, Any]]:
    return sorted(database.rows(f"SELECT * FROM {table}"), key=lambda row: repr(sorted(row.items())))


def _must_be_same(one: Sequence[dict[str, Any]], other: Sequence[dict[str, Any]]) -> None:
    if list(one) != list(other):
        raise StoreError("differs")
