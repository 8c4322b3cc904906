"""The tables of the database, written once for SQLite and typed for PostgreSQL, the steps to them, and their copy."""

import re

from referee.store.database import Database, Queries
from referee.store.values import DatabaseFault, StoreError

# AUTOINCREMENT: the id of a deleted game never comes back, so a line queued for it cannot reach another.
# A seat that was left stays, with the time since when it is `gone`; `seat_names` tells whose each name of a game is.
# `taps` are those that entered no line: one that comes again because its answer was lost is answered by that.
# `outcomes`, `results` and `figures` are computed from the lines, and again when these or the program have changed.
# The points of `results` are whole numbers of points, or of tenths where `parts` is 10.
HELD = """
    CREATE TABLE held (
        seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, device TEXT NOT NULL, PRIMARY KEY (seat, device)
    ) STRICT, WITHOUT ROWID;
"""
SEAT_NAMES = """
    CREATE TABLE seat_names (
        game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, name TEXT NOT NULL,
        seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, PRIMARY KEY (game, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seat_names_seat ON seat_names (seat);
"""
TABLES = f"""
    CREATE TABLE nights (
        id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        opened REAL NOT NULL, ended REAL, host TEXT, plan TEXT NOT NULL DEFAULT '',
        door INTEGER NOT NULL DEFAULT 0, deleted REAL
    ) STRICT;
    CREATE TABLE persons (
        id INTEGER PRIMARY KEY AUTOINCREMENT, uid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, heard TEXT NOT NULL,
        colour INTEGER NOT NULL, sign TEXT NOT NULL, listed INTEGER NOT NULL DEFAULT 1
    ) STRICT;
    CREATE INDEX persons_heard ON persons (heard);
    CREATE TABLE seats (
        id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
        place INTEGER NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL,
        came REAL NOT NULL DEFAULT 0, colour INTEGER NOT NULL DEFAULT 0, sign TEXT NOT NULL DEFAULT 'cat',
        gone REAL, unnamed INTEGER NOT NULL DEFAULT 0, person INTEGER REFERENCES persons(id), UNIQUE (night, name)
    ) STRICT;
    CREATE INDEX seats_person ON seats (person);
    CREATE TABLE sitting (
        seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, device TEXT NOT NULL, since REAL NOT NULL,
        helps INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (seat, device)
    ) STRICT;
{HELD}
    CREATE TABLE taps (
        night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, post TEXT NOT NULL, device TEXT NOT NULL,
        PRIMARY KEY (night, post)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
        number INTEGER NOT NULL, head TEXT NOT NULL, started REAL NOT NULL, UNIQUE (night, number)
    ) STRICT;
{SEAT_NAMES}
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
    CREATE TABLE outcomes (
        game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, version INTEGER NOT NULL,
        lines INTEGER NOT NULL, kind TEXT NOT NULL, over INTEGER NOT NULL, fewest INTEGER NOT NULL,
        counted TEXT NOT NULL
    ) STRICT;
    CREATE TABLE results (
        game INTEGER NOT NULL REFERENCES outcomes(game) ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
        side INTEGER NOT NULL, place INTEGER, won INTEGER NOT NULL, points INTEGER NOT NULL, against INTEGER NOT NULL,
        rounds INTEGER NOT NULL, best INTEGER, worst INTEGER, parts INTEGER NOT NULL DEFAULT 1, PRIMARY KEY (game, seat)
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

SEATS = f"""
    ALTER TABLE seats DROP COLUMN entry;
    ALTER TABLE seats ADD COLUMN gone REAL;
    ALTER TABLE seats ADD COLUMN unnamed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN person INTEGER REFERENCES persons(id);
    CREATE INDEX seats_person ON seats (person);
    INSERT INTO seats (night, place, name, pin, gone)
        SELECT night, 0, name, '', 0 FROM (
            SELECT night, name FROM played_as UNION SELECT night, name FROM held UNION SELECT night, name FROM unnamed
        ) AS known WHERE name NOT IN (SELECT name FROM seats WHERE seats.night = known.night) AND name NOT IN (
            SELECT formerly.name FROM formerly JOIN seats ON seats.id = seat WHERE seats.night = known.night
        );
{SEAT_NAMES}
    INSERT INTO seat_names (game, name, seat)
        SELECT games.id, seats.name, seats.id FROM games JOIN seats ON seats.night = games.night;
    INSERT INTO seat_names (game, name, seat)
        SELECT games.id, formerly.name, max(seats.id) FROM formerly JOIN seats ON seats.id = seat
        JOIN games ON games.night = seats.night
        WHERE formerly.name NOT IN (SELECT name FROM seat_names WHERE game = games.id) GROUP BY games.id, formerly.name;
    UPDATE seats SET person = (
        SELECT person FROM played_as WHERE played_as.night = seats.night AND played_as.name = seats.name
    );
    UPDATE seats SET unnamed = 1 WHERE name IN (SELECT name FROM unnamed WHERE unnamed.night = seats.night);
    ALTER TABLE held RENAME TO held_by_name;
{HELD}
    INSERT INTO held (seat, device)
        SELECT seats.id, device FROM held_by_name JOIN seats ON seats.night = held_by_name.night
        AND seats.name = held_by_name.name;
    DROP TABLE held_by_name;
    DROP TABLE unnamed;
    DROP TABLE formerly;
    DROP TABLE played_as;
"""
"""Everything that was known by a name of the night becomes the seat's, which stays when its person leaves."""

PARTS = "ALTER TABLE results ADD COLUMN parts INTEGER NOT NULL DEFAULT 1;"
"""All points were whole, and an earlier version that still runs writes such."""

STEPS = {
    "s001_one_schema": ONE_SCHEMA,
    "s002_phones": PHONES,
    "s003_acts": ACTS,
    "s004_seats": SEATS,
    "s005_parts": PARTS,
}
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
        must_be_known(done - database.own_steps.keys(), database.of_0_10)
        if not done:
            database.define(TABLES + ONE_SCHEMA + ACTS)
            database.define(database.own)
        for name, statements in (STEPS | database.own_steps).items():
            if name not in done:
                if done:
                    database.define(statements)
                database.note_step(name)


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
