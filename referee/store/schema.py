"""The tables of the database, written once for SQLite and typed for PostgreSQL, and the steps from 0.10 to them."""

import re

from referee.store.database import Database
from referee.store.faults import DatabaseFault

# AUTOINCREMENT: the id of a deleted game never comes back, so a line queued for it cannot reach another.
# By name and not by seat are `held`, `unnamed` and `played_as`: they hold for a seat that has been left, too.
# `taps` are those that entered no line: one that comes again because its answer was lost is answered by that.
# `outcomes`, `results` and `figures` are computed from the lines, and again when these or the program have changed.
TABLES = """
    CREATE TABLE nights (
        id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        opened REAL NOT NULL, ended REAL, host TEXT, plan TEXT NOT NULL DEFAULT '',
        door INTEGER NOT NULL DEFAULT 0, deleted REAL
    ) STRICT;
    CREATE TABLE seats (
        id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
        place INTEGER NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL, entry TEXT NOT NULL DEFAULT 'trusted',
        came REAL NOT NULL DEFAULT 0, colour INTEGER NOT NULL DEFAULT 0, sign TEXT NOT NULL DEFAULT 'cat',
        UNIQUE (night, name)
    ) STRICT;
    CREATE TABLE sitting (
        seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, device TEXT NOT NULL, since REAL NOT NULL,
        helps INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (seat, device)
    ) STRICT;
    CREATE TABLE formerly (
        seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, name TEXT NOT NULL, PRIMARY KEY (seat, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE held (
        night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL, device TEXT NOT NULL,
        PRIMARY KEY (night, name, device)
    ) STRICT;
    CREATE TABLE unnamed (
        night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL, PRIMARY KEY (night, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE taps (
        night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, post TEXT NOT NULL, device TEXT NOT NULL,
        PRIMARY KEY (night, post)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
        number INTEGER NOT NULL, head TEXT NOT NULL, started REAL NOT NULL, UNIQUE (night, number)
    ) STRICT;
    CREATE TABLE lines (
        game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, n INTEGER NOT NULL, at REAL NOT NULL,
        text TEXT NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL, device TEXT, entered REAL NOT NULL, post TEXT,
        PRIMARY KEY (game, n), UNIQUE (game, post)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sheets (
        game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, filled TEXT NOT NULL
    ) STRICT;
    CREATE TABLE rules (
        id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, name TEXT NOT NULL, preset TEXT NOT NULL,
        house TEXT NOT NULL, device TEXT, deleted REAL
    ) STRICT;
    CREATE TABLE persons (
        id INTEGER PRIMARY KEY AUTOINCREMENT, uid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, heard TEXT NOT NULL,
        colour INTEGER NOT NULL, sign TEXT NOT NULL, listed INTEGER NOT NULL DEFAULT 1
    ) STRICT;
    CREATE INDEX persons_heard ON persons (heard);
    CREATE TABLE played_as (
        night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL,
        person INTEGER NOT NULL REFERENCES persons(id), PRIMARY KEY (night, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX played_as_person ON played_as (person);
    CREATE TABLE outcomes (
        game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, version INTEGER NOT NULL,
        lines INTEGER NOT NULL, kind TEXT NOT NULL, over INTEGER NOT NULL, fewest INTEGER NOT NULL,
        counted TEXT NOT NULL
    ) STRICT;
    CREATE TABLE results (
        game INTEGER NOT NULL REFERENCES outcomes(game) ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
        side INTEGER NOT NULL, place INTEGER, won INTEGER NOT NULL, points INTEGER NOT NULL, against INTEGER NOT NULL,
        rounds INTEGER NOT NULL, best INTEGER, worst INTEGER, PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE figures (
        game INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, total REAL NOT NULL,
        times INTEGER NOT NULL, most REAL NOT NULL, PRIMARY KEY (game, seat, key),
        FOREIGN KEY (game, seat) REFERENCES results(game, seat) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE night_uids (
        night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE, uid TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE person_uids (
        uid TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES persons(id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE clubs (
        id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, opened REAL NOT NULL,
        ended REAL, host TEXT NOT NULL, plan TEXT NOT NULL, size INTEGER NOT NULL, minutes INTEGER NOT NULL,
        ends REAL, remaining REAL, proposal TEXT NOT NULL DEFAULT '', turn INTEGER NOT NULL DEFAULT 0,
        post TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE TABLE club_tables (
        night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE,
        club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE, number INTEGER NOT NULL, UNIQUE (club, number)
    ) STRICT;
    CREATE TABLE club_people (
        id INTEGER PRIMARY KEY AUTOINCREMENT, club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE,
        name TEXT NOT NULL, device TEXT, seat INTEGER REFERENCES seats(id) ON DELETE SET NULL,
        present INTEGER NOT NULL DEFAULT 1
    ) STRICT;
    CREATE INDEX club_people_club ON club_people (club);
    CREATE INDEX club_people_seat ON club_people (seat);
    CREATE TABLE club_seatings (
        club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE, number INTEGER NOT NULL, seating TEXT NOT NULL,
        PRIMARY KEY (club, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seasons (
        id INTEGER PRIMARY KEY AUTOINCREMENT, device TEXT NOT NULL, name TEXT NOT NULL, since TEXT NOT NULL,
        until TEXT NOT NULL, kind TEXT NOT NULL, token TEXT UNIQUE
    ) STRICT;
    CREATE INDEX seasons_device ON seasons (device);
    CREATE TABLE next_nights (
        night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE,
        next INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, opener TEXT NOT NULL
    ) STRICT;
    CREATE INDEX next_nights_next ON next_nights (next);
"""

ONE_SCHEMA = """
    CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS sitting_device ON sitting (device);
    CREATE INDEX IF NOT EXISTS taps_post ON taps (post, device);
    CREATE INDEX IF NOT EXISTS nights_host ON nights (host);
"""
"""The differences between the two kinds of a database of 0.10."""

PHONES = "DELETE FROM secrets;" + "".join(
    f"UPDATE {table} SET {column} = hashed({column}) WHERE {column} <> '';"
    for table, column in (
        *(("nights", "host"), ("sitting", "device"), ("held", "device"), ("taps", "device"), ("lines", "device")),
        *(("rules", "device"), ("clubs", "host"), ("club_people", "device"), ("seasons", "device")),
    )
)
"""The id of a phone becomes its secret, of which the database keeps the hash; the key of cookies goes."""

ACTS = """
    CREATE TABLE IF NOT EXISTS acts (
        device TEXT NOT NULL, post TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (device, post)
    ) STRICT, WITHOUT ROWID;
"""
"""Taps that change something beside the tables: one that comes again because its answer was lost changes it once."""

STEPS = {"s001_one_schema": ONE_SCHEMA, "s002_phones": PHONES, "s003_acts": ACTS}
"""The changes since 0.10, by the name that notes each as done, in order."""

_TYPES = {
    "INTEGER PRIMARY KEY AUTOINCREMENT": "bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    "INTEGER": "bigint",
    "REAL": "double precision",
    " STRICT, WITHOUT ROWID": "",
    " STRICT": "",
}
_TYPED = re.compile("|".join(_TYPES))
_HASHED = re.compile(r"hashed\((\w+)\)")  # as `codes.hashed` does, which SQLite calls


def for_postgres(sql: str) -> str:
    """Return a statement on tables in PostgreSQL's types."""
    typed = _TYPED.sub(lambda found: _TYPES[found[0]], sql)
    return _HASHED.sub(r"left(encode(sha256(convert_to(\1, 'UTF8')), 'hex'), 32)", typed)


def must_be_known(done: set[str], of_0_10: frozenset[str]) -> None:
    """Raise DatabaseFault if a database is of a later version (`newer`) or of one before 0.10 (`older`).

    `done` are the names of what was done to it, and `of_0_10` those that 0.10 gave a database of its kind.
    """
    if done - STEPS.keys() - of_0_10:
        raise DatabaseFault("newer")
    if done and max(of_0_10) not in done and not done & STEPS.keys():
        raise DatabaseFault("older")


def prepare(database: Database) -> None:
    """Create the tables, or do the steps that are missing, in one transaction; raise DatabaseFault as above."""
    with database.whole():
        done = database.steps_done()
        must_be_known(done, database.of_0_10)
        if not done:
            database.define(TABLES)
            database.define_own()
        for name, statements in STEPS.items():
            if name not in done:
                database.define(statements)
                database.note_step(name)
