"""The tables of the database, one migration after the other."""

from sqlite_utils import Database, Migrations

from referee.store.sqlite import reworded

migrations = Migrations("referee")
MERGED = frozenset({"m002_plans"})
"""Migrations of the first days of 0.1.0, which are part of others by now."""


@migrations()
def m001_nights(db: Database) -> None:
    # AUTOINCREMENT: the id of a deleted game never comes back, so a line queued for it cannot reach another.
    """Create the tables of nights."""
    db.executescript("""
        CREATE TABLE nights (
            id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            opened REAL NOT NULL, ended REAL, host TEXT, plan TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE seats (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            place INTEGER NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL, UNIQUE (night, name)
        ) STRICT;
        CREATE TABLE sitting (
            seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, device TEXT NOT NULL, since REAL NOT NULL,
            PRIMARY KEY (seat, device)
        ) STRICT;
        CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            number INTEGER NOT NULL, head TEXT NOT NULL, started REAL NOT NULL, UNIQUE (night, number)
        ) STRICT;
        CREATE TABLE lines (
            game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, n INTEGER NOT NULL, at REAL NOT NULL,
            text TEXT NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL, device TEXT, entered REAL NOT NULL,
            post TEXT,
            PRIMARY KEY (game, n), UNIQUE (game, post)
        ) STRICT, WITHOUT ROWID;
    """)


@migrations()
def m002_rules(db: Database) -> None:
    """Create the table of saved house rules."""
    db.executescript("""
        CREATE TABLE rules (
            id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, name TEXT NOT NULL, preset TEXT NOT NULL,
            house TEXT NOT NULL, device TEXT
        ) STRICT;
    """)


@migrations()
def m003_joker_last(db: Database) -> None:
    """Reword stored games, house rules and plans for a setting that was turned round."""
    for row in list(db.query("SELECT id, head FROM games")):
        if reworded.game_of(row["head"]) != reworded.GAME:
            continue
        db.execute("UPDATE games SET head = ? WHERE id = ?", (reworded.head(row["head"]), row["id"]))
        lines = "SELECT n, text FROM lines WHERE game = ? AND text LIKE '%joker_last=%'"
        for line in list(db.query(lines, (row["id"],))):
            new = reworded.turned(line["text"])
            db.execute("UPDATE lines SET text = ? WHERE game = ? AND n = ?", (new, row["id"], line["n"]))
    for row in list(db.query("SELECT id, preset, house FROM rules WHERE game = ?", (reworded.GAME,))):
        new = reworded.house(row["preset"], row["house"])
        db.execute("UPDATE rules SET house = ? WHERE id = ?", (new, row["id"]))
    for row in list(db.query("SELECT id, plan FROM nights WHERE plan <> ''")):
        db.execute("UPDATE nights SET plan = ? WHERE id = ?", (reworded.plan(row["plan"]), row["id"]))


@migrations()
def m004_seven_zero(db: Database) -> None:
    """Add the `seven_zero` that the edition implied to stored games, house rules and plans of UNO."""
    for row in list(db.query("SELECT id, head FROM games")):
        if reworded.game_of(row["head"]) != "uno":
            continue
        db.execute("UPDATE games SET head = ? WHERE id = ?", (reworded.with_seven_zero(row["head"]), row["id"]))
        lines = "SELECT n, text FROM lines WHERE game = ? AND text LIKE '%edition=%'"
        for line in list(db.query(lines, (row["id"],))):
            new = reworded.with_seven_zero(line["text"])
            db.execute("UPDATE lines SET text = ? WHERE game = ? AND n = ?", (new, row["id"], line["n"]))
    for row in list(db.query("SELECT id, house FROM rules WHERE game = 'uno'")):
        db.execute("UPDATE rules SET house = ? WHERE id = ?", (reworded.with_seven_zero(row["house"]), row["id"]))
    for row in list(db.query("SELECT id, plan FROM nights WHERE plan <> ''")):
        db.execute("UPDATE nights SET plan = ? WHERE id = ?", (reworded.plan_with_seven_zero(row["plan"]), row["id"]))


@migrations()
def m005_door(db: Database) -> None:
    # The people who sat at a table before this migration belong to it; nights that ran are closed to newcomers.
    """Add who let a seat in, the door of a table, and deletion."""
    db.executescript("""
        ALTER TABLE seats ADD COLUMN entry TEXT NOT NULL DEFAULT 'trusted';
        ALTER TABLE seats ADD COLUMN came REAL NOT NULL DEFAULT 0;
        ALTER TABLE nights ADD COLUMN door INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE nights ADD COLUMN deleted REAL;
        ALTER TABLE rules ADD COLUMN deleted REAL;
        CREATE TABLE held (
            night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL, device TEXT NOT NULL,
            PRIMARY KEY (night, name, device)
        ) STRICT;
    """)


@migrations()
def m006_sheets(db: Database) -> None:
    """Create the table of half-filled round sheets."""
    db.executescript("""
        CREATE TABLE sheets (
            game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, filled TEXT NOT NULL
        ) STRICT;
    """)


@migrations()
def m007_taps(db: Database) -> None:
    # Taps that entered no line, by their id: one that comes again because its answer was lost is answered by that.
    """Create the table of taps that entered no line."""
    db.executescript("""
        CREATE TABLE taps (
            night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, post TEXT NOT NULL, device TEXT NOT NULL,
            PRIMARY KEY (night, post)
        ) STRICT, WITHOUT ROWID;
    """)


@migrations()
def m008_looks(db: Database) -> None:
    # A copy of the signs as they were then: a migration gives the same in every later version.
    """Add the colour and the sign of each seat, and give them to the seats of all nights in their order."""
    signs = ["cat", "fox", "rabbit", "bear", "frog", "owl", "octopus", "fish", "duck", "snail", "butterfly", "turtle"]
    db.executescript("""
        ALTER TABLE seats ADD COLUMN colour INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE seats ADD COLUMN sign TEXT NOT NULL DEFAULT 'cat';
    """)
    given: dict[int, int] = {}
    for row in list(db.query("SELECT id, night FROM seats ORDER BY night, place, id")):
        at = given[row["night"]] = given.get(row["night"], -1) + 1
        db.execute("UPDATE seats SET colour = ?, sign = ? WHERE id = ?", (at % 10, signs[at % len(signs)], row["id"]))


@migrations()
def m009_pictures(db: Database) -> None:
    # By name and not by seat: the choice holds for games that were played under an earlier name, or before one left.
    """Add the names that no picture of a night shows, and the earlier names of its seats."""
    db.executescript("""
        CREATE TABLE unnamed (
            night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL,
            PRIMARY KEY (night, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE formerly (
            seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, name TEXT NOT NULL,
            PRIMARY KEY (seat, name)
        ) STRICT, WITHOUT ROWID;
    """)


@migrations()
def m010_persons(db: Database) -> None:
    # By name as `unnamed` is: a person keeps the games of a night whose seat has been left or has another name now.
    """Add persons, and the person behind each name of a night."""
    db.executescript("""
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
    """)


@migrations()
def m011_results(db: Database) -> None:
    # Computed from the lines, and computed again when they or the program have changed: nothing here is lost for good.
    """Add the results of games, by seat, with their figures."""
    db.executescript("""
        CREATE TABLE outcomes (
            game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, version INTEGER NOT NULL,
            lines INTEGER NOT NULL, kind TEXT NOT NULL, over INTEGER NOT NULL, fewest INTEGER NOT NULL,
            counted TEXT NOT NULL
        ) STRICT;
        CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES outcomes(game) ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, side INTEGER NOT NULL, place INTEGER, won INTEGER NOT NULL, points INTEGER NOT NULL,
            against INTEGER NOT NULL, rounds INTEGER NOT NULL, best INTEGER, worst INTEGER, PRIMARY KEY (game, seat)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE figures (
            game INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, total REAL NOT NULL,
            times INTEGER NOT NULL, most REAL NOT NULL, PRIMARY KEY (game, seat, key),
            FOREIGN KEY (game, seat) REFERENCES results(game, seat) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
    """)


@migrations()
def m012_uids(db: Database) -> None:
    # Tables of their own: what earlier versions read of nights and persons stays as it is.
    """Add the ids of nights, and of persons who are another's by now, that are the same on every referee."""
    db.executescript("""
        CREATE TABLE night_uids (
            night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE, uid TEXT NOT NULL UNIQUE
        ) STRICT;
        CREATE TABLE person_uids (
            uid TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES persons(id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
    """)


@migrations()
def m013_clubs(db: Database) -> None:
    """Add clubs: evenings of several tables, with their people and seatings."""
    db.executescript("""
        CREATE TABLE clubs (
            id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, opened REAL NOT NULL,
            ended REAL, host TEXT NOT NULL, plan TEXT NOT NULL, size INTEGER NOT NULL, minutes INTEGER NOT NULL,
            ends REAL, remaining REAL, proposal TEXT NOT NULL DEFAULT '', turn INTEGER NOT NULL DEFAULT 0,
            post TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE club_tables (
            night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE,
            club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            UNIQUE (club, number)
        ) STRICT;
        CREATE TABLE club_people (
            id INTEGER PRIMARY KEY AUTOINCREMENT, club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE,
            name TEXT NOT NULL, device TEXT, seat INTEGER REFERENCES seats(id) ON DELETE SET NULL,
            present INTEGER NOT NULL DEFAULT 1
        ) STRICT;
        CREATE INDEX club_people_club ON club_people (club);
        CREATE INDEX club_people_seat ON club_people (seat);
        CREATE TABLE club_seatings (
            club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seating TEXT NOT NULL, PRIMARY KEY (club, number)
        ) STRICT, WITHOUT ROWID;
    """)


@migrations()
def m014_seasons(db: Database) -> None:
    """Create the table of saved seasons."""
    db.executescript("""
        CREATE TABLE seasons (
            id INTEGER PRIMARY KEY AUTOINCREMENT, device TEXT NOT NULL, name TEXT NOT NULL, since TEXT NOT NULL,
            until TEXT NOT NULL, kind TEXT NOT NULL, token TEXT UNIQUE
        ) STRICT;
        CREATE INDEX seasons_device ON seasons (device);
    """)


@migrations()
def m015_next_nights(db: Database) -> None:
    """Add the night that people went on to from another one, and who opened it."""
    db.executescript("""
        CREATE TABLE next_nights (
            night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE,
            next INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, opener TEXT NOT NULL
        ) STRICT;
        CREATE INDEX next_nights_next ON next_nights (next);
    """)


@migrations()
def m016_helps(db: Database) -> None:
    """Tell the phone of a seat's person from one that helps out: until now, one that had another seat there before."""
    db.executescript("""
        ALTER TABLE sitting ADD COLUMN helps INTEGER NOT NULL DEFAULT 0;
        UPDATE sitting SET helps = 1 WHERE EXISTS (
            SELECT 1 FROM sitting own JOIN seats mine ON mine.id = own.seat, seats other
            WHERE other.id = sitting.seat AND mine.night = other.night
              AND own.device = sitting.device AND own.since < sitting.since
        );
    """)


def is_newer(db: Database) -> bool:
    """Return True if a later version, with migrations unknown here, has written the database."""
    nothing = Database(memory=True)
    ours = {migration.name for migration in migrations.pending(nothing)}
    nothing.close()
    return any(migration.name not in ours | MERGED for migration in migrations.applied(db))
