"""What is kept: nights with their people, devices, games and lines, in one SQLite file. The only place with SQL.

A `Store` is one connection and has no lock: one thread uses it at a time (`live.Keeper` gives it a thread of its own).
Every function returns frozen values and keeps whole what it writes, or raises and keeps nothing, so another database
can stand behind the same functions. Times are wall-clock seconds since 1970 (UTC), except a line's `at`, which is
table time: seconds since its record began.
"""

import secrets
import sqlite3
import time
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlite_utils import Database, Migrations

# No vowels, so no words; no two signs that look alike, so 2 5 6 8 (Z S G B) and 0 1 (D L) are missing too.
CODE_SIGNS = "BCDFGHJKMNPRSTVWXZ3479"
CODE_LENGTH = 4
DEVICES_A_SEAT = 2
MOST_RULES = 40
"""How many named sets of house rules a game keeps."""
_LOOK_ALIKES = str.maketrans("2568", "ZSGB")

migrations = Migrations("referee")


class StoreError(Exception):
    """Nothing was written; `key` is the reason: `no-night`, `no-seat`, `name-taken`, `seat-full`, `no-rules`,
    `too-many`, `conflict`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. `place` counts the ring from 0; `devices` are the ids that may act for it, newest last."""

    id: int
    name: str
    place: int
    pin: str
    devices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a night: `number` from 1, `head` the text of its record's head."""

    id: int
    night: int
    number: int
    head: str
    started: float


@dataclass(frozen=True, slots=True)
class Night:
    """Everything one table plays. `host` is a device id; `ended` is None while the night is open; `plan` is what the
    web keeps of a game that has not begun (a text of its own)."""

    id: int
    code: str
    name: str
    opened: float
    ended: float | None = None
    host: str | None = None
    plan: str = ""
    seats: tuple[Seat, ...] = ()
    games: tuple[Game, ...] = ()


@dataclass(frozen=True, slots=True)
class NightRow:
    """A night in the list of nights. `changed` is when its last line was entered."""

    id: int
    code: str
    name: str
    opened: float
    changed: float
    ended: float | None
    host: str | None
    people: tuple[str, ...]
    games: int
    lines: int


@dataclass(frozen=True, slots=True)
class KeptLine:
    """One line of a game's log. `text` is what was entered, `verdict` and `rule` what was ruled then."""

    game: int
    n: int
    at: float
    text: str
    verdict: str
    rule: str
    device: str | None
    entered: float
    post: str | None = None


@dataclass(frozen=True, slots=True)
class KeptRules:
    """House rules under a name: `house` is `key=value …` over the preset, `device` the phone that keeps them."""

    id: int
    game: str
    name: str
    preset: str
    house: str
    device: str | None


@migrations()
def m001_nights(db: Database) -> None:
    # AUTOINCREMENT: the id of a deleted game never comes back, so a line queued for it cannot reach another.
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
    db.executescript("""
        CREATE TABLE rules (
            id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, name TEXT NOT NULL, preset TEXT NOT NULL,
            house TEXT NOT NULL, device TEXT
        ) STRICT;
    """)


def read_code(typed: str) -> str | None:
    """The table code somebody typed, in any case, width and spacing; None where it cannot be one."""
    plain = unicodedata.normalize("NFKC", typed[:40]).upper().translate(_LOOK_ALIKES)
    code = "".join(sign for sign in plain if sign.isalnum())
    return code if len(code) == CODE_LENGTH and all(sign in CODE_SIGNS for sign in code) else None


class Store:
    """The kept nights. `path` is the database file (`:memory:` keeps nothing); sqlite3.Error if it cannot be opened."""

    def __init__(self, path: str | Path) -> None:
        # One thread at a time, but not always the same one. Waiting 5 s suits a backup that holds the file.
        self._db = Database(sqlite3.connect(str(path), timeout=5, check_same_thread=False))
        if str(path) != ":memory:":
            self._db.enable_wal()
        self._db.execute("PRAGMA synchronous=FULL")
        self._db.execute("PRAGMA foreign_keys=ON")
        migrations.apply(self._db)

    def close(self) -> None:
        self._db.close()

    def _rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        return list(self._db.query(sql, values))

    def _change(self, sql: str, *values: object) -> int:
        """Runs one statement that writes; the number of rows it touched."""
        with self._db.atomic():
            return self._db.execute(sql, values).rowcount

    # Nights

    def open_night(self, name: str, host: str | None = None) -> Night:
        """A new night with a code of its own; `host` is the device that opened it."""
        with self._db.atomic():
            taken = {row["code"] for row in self._rows("SELECT code FROM nights")}
            code = _fresh(_code, taken)
            cursor = self._db.execute(
                "INSERT INTO nights (code, name, opened, host) VALUES (?, ?, ?, ?)", (code, name, time.time(), host)
            )
            return self._night("id", cursor.lastrowid)

    def night(self, code: str) -> Night | None:
        """The night with this code (as stored: see `read_code`), or None."""
        try:
            return self._night("code", code)
        except StoreError:
            return None

    def _night(self, column: str, value: object) -> Night:
        rows = self._rows(f"SELECT * FROM nights WHERE {column} = ?", value)
        if not rows:
            raise StoreError("no-night")
        night = rows[0]["id"]
        devices: dict[int, list[str]] = {}
        for row in self._rows(
            "SELECT seat, device FROM sitting JOIN seats ON seats.id = seat WHERE night = ? ORDER BY since, device",
            night,
        ):
            devices.setdefault(row["seat"], []).append(row["device"])
        seats = tuple(
            Seat(devices=tuple(devices.get(row["id"], ())), **row)
            for row in self._rows("SELECT id, name, place, pin FROM seats WHERE night = ? ORDER BY place, id", night)
        )
        games = tuple(Game(**row) for row in self._rows("SELECT * FROM games WHERE night = ? ORDER BY number", night))
        return Night(**rows[0], seats=seats, games=games)

    def nights(self, limit: int = 500) -> list[NightRow]:
        """The nights, the one played last first."""
        people: dict[int, list[str]] = {}
        for row in self._rows("SELECT night, name FROM seats ORDER BY place, id"):
            people.setdefault(row["night"], []).append(row["name"])
        rows = self._rows(
            """
            SELECT nights.id, code, nights.name, opened, ended, host, max(opened, ifnull(max(entered), 0)) AS changed,
                   count(DISTINCT games.id) AS games, count(n) AS lines
            FROM nights LEFT JOIN games ON games.night = nights.id LEFT JOIN lines ON lines.game = games.id
            GROUP BY nights.id ORDER BY changed DESC, nights.id DESC LIMIT ?
            """,
            limit,
        )
        return [NightRow(people=tuple(people.get(row["id"], ())), **row) for row in rows]

    def rename_night(self, night: int, name: str) -> None:
        self._must(self._change("UPDATE nights SET name = ? WHERE id = ?", name, night), "no-night")

    def end_night(self, night: int) -> None:
        """Ends a night; a night that has ended keeps its time."""
        self._must(
            self._change("UPDATE nights SET ended = ifnull(ended, ?) WHERE id = ?", time.time(), night), "no-night"
        )

    def reopen_night(self, night: int) -> None:
        self._must(self._change("UPDATE nights SET ended = NULL WHERE id = ?", night), "no-night")

    def delete_night(self, night: int) -> None:
        """Deletes a night with its people, games and lines, for good."""
        self._must(self._change("DELETE FROM nights WHERE id = ?", night), "no-night")

    def set_host(self, night: int, device: str | None) -> None:
        self._must(self._change("UPDATE nights SET host = ? WHERE id = ?", device, night), "no-night")

    def change_plan(self, night: int, change: Callable[[str], str]) -> str:
        """Keeps what `change` makes of the plan there is, so that of two people tapping at once neither is lost."""
        with self._db.atomic():
            plan = change(self._night("id", night).plan)
            self._db.execute("UPDATE nights SET plan = ? WHERE id = ?", (plan, night))
        return plan

    # Seats and devices

    def add_seat(self, night: int, name: str, device: str | None = None) -> Seat:
        """A new seat, last in the ring, with a PIN of four digits that no other seat of the night has."""
        with self._db.atomic():
            others = self._night("id", night).seats
            if any(_same_name(seat.name, name) for seat in others):
                raise StoreError("name-taken")
            place = max((seat.place for seat in others), default=-1) + 1
            cursor = self._db.execute(
                "INSERT INTO seats (night, place, name, pin) VALUES (?, ?, ?, ?)",
                (night, place, name, _fresh(_pin, {seat.pin for seat in others})),
            )
            seat = cursor.lastrowid or 0
            if device is not None:
                self.give_seat(seat, device)
            return self._seat(seat)

    def _seat(self, seat: int) -> Seat:
        for row in self._rows("SELECT night FROM seats WHERE id = ?", seat):
            return next(s for s in self._night("id", row["night"]).seats if s.id == seat)
        raise StoreError("no-seat")

    def rename_seat(self, seat: int, name: str) -> None:
        with self._db.atomic():
            night = self._rows("SELECT night FROM seats WHERE id = ?", seat)
            if not night:
                raise StoreError("no-seat")
            others = (s for s in self._night("id", night[0]["night"]).seats if s.id != seat)
            if any(_same_name(other.name, name) for other in others):
                raise StoreError("name-taken")
            self._db.execute("UPDATE seats SET name = ? WHERE id = ?", (name, seat))

    def order_seats(self, night: int, seats: Sequence[int]) -> None:
        """Sets the ring: the ids of the night's seats, each next one to the left of the one before."""
        with self._db.atomic():
            if sorted(seats) != sorted(seat.id for seat in self._night("id", night).seats):
                raise StoreError("no-seat")
            for place, seat in enumerate(seats):
                self._db.execute("UPDATE seats SET place = ? WHERE id = ?", (place, seat))

    def remove_seat(self, seat: int) -> None:
        """Takes a seat away; the lines of its player stay."""
        self._must(self._change("DELETE FROM seats WHERE id = ?", seat), "no-seat")

    def give_seat(self, seat: int, device: str, instead: str | None = None) -> None:
        """Lets a device act for a seat, `instead` of another where it has two. A device that is new to the seat brings
        a new PIN: the one it came with is known to others."""
        with self._db.atomic():
            found = self._seat(seat)
            rest = [each for each in found.devices if each != instead]
            if device in found.devices:
                return
            if len(rest) >= DEVICES_A_SEAT:
                raise StoreError("seat-full")
            self._db.execute("DELETE FROM sitting WHERE seat = ? AND device = ?", (seat, instead))
            self._db.execute("INSERT INTO sitting VALUES (?, ?, ?)", (seat, device, time.time()))
            pins = self._rows("SELECT pin FROM seats WHERE night = (SELECT night FROM seats WHERE id = ?)", seat)
            pin = _fresh(_pin, {row["pin"] for row in pins})
            self._db.execute("UPDATE seats SET pin = ? WHERE id = ?", (pin, seat))

    def free_seat(self, seat: int, device: str) -> None:
        """The device no longer acts for the seat (nothing happens if it did not)."""
        self._change("DELETE FROM sitting WHERE seat = ? AND device = ?", seat, device)

    def people(self, limit: int = 40) -> list[str]:
        """Names of people of earlier nights, those of the newest night first, each once."""
        rows = self._rows(
            """
            SELECT seats.name FROM seats JOIN nights ON nights.id = night
            GROUP BY seats.name ORDER BY max(opened) DESC, max(night) DESC, min(place) LIMIT ?
            """,
            limit,
        )
        return [row["name"] for row in rows]

    # Games and lines

    def add_game(self, night: int, head: str) -> Game:
        """The night's next game, with the text of its record's head."""
        with self._db.atomic():
            number = len(self._night("id", night).games) + 1
            cursor = self._db.execute(
                "INSERT INTO games (night, number, head, started) VALUES (?, ?, ?, ?)",
                (night, number, head, time.time()),
            )
            return Game(**self._rows("SELECT * FROM games WHERE id = ?", cursor.lastrowid)[0])

    def lines(self, game: int) -> list[KeptLine]:
        """The game's log, in order."""
        return [KeptLine(**row) for row in self._rows("SELECT * FROM lines WHERE game = ? ORDER BY n", game)]

    def append(self, lines: Iterable[KeptLine]) -> None:
        """Appends lines of any games in one transaction; when this returns they are on the disk.

        A post id that its game already has enters nothing; then, and where a number is taken or a game is gone,
        StoreError or sqlite3.Error is raised and none of the lines is kept.
        """
        rows = [
            (line.game, line.n, line.at, line.text, line.verdict, line.rule, line.device, line.entered, line.post)
            for line in lines
        ]
        with self._db.atomic():
            cursor = self._db.conn.executemany(
                "INSERT INTO lines (game, n, at, text, verdict, rule, device, entered, post)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, post) DO NOTHING",
                rows,
            )
            if cursor.rowcount != len(rows) and rows:
                raise StoreError("conflict")

    # House rules under a name

    def rules(self, game: str) -> list[KeptRules]:
        """The house rules kept for a game, by name."""
        found = [KeptRules(**row) for row in self._rows("SELECT * FROM rules WHERE game = ?", game)]
        return sorted(found, key=lambda each: (each.name.casefold(), each.id))

    def keep_rules(self, game: str, name: str, preset: str, house: str, device: str, changed: int | None = None) -> int:
        """Keeps house rules under a name that no others of the game have, or `changed` ones anew; their id."""
        with self._db.atomic():
            others = [each for each in self.rules(game) if each.id != changed]
            if any(_same_name(each.name, name) for each in others):
                raise StoreError("name-taken")
            if changed is not None:
                sql = "UPDATE rules SET name = ?, preset = ?, house = ? WHERE id = ? AND game = ?"
                self._must(self._db.execute(sql, (name, preset, house, changed, game)).rowcount, "no-rules")
                return changed
            if len(others) >= MOST_RULES:
                raise StoreError("too-many")
            sql = "INSERT INTO rules (game, name, preset, house, device) VALUES (?, ?, ?, ?, ?)"
            return self._db.execute(sql, (game, name, preset, house, device)).lastrowid or 0

    def delete_rules(self, id: int) -> None:
        """Forgets house rules (nothing happens if they are gone)."""
        self._change("DELETE FROM rules WHERE id = ?", id)

    @staticmethod
    def _must(touched: int, key: str) -> None:
        if not touched:
            raise StoreError(key)


def _same_name(one: str, other: str) -> bool:
    """Names that nobody at a table could tell apart when called."""
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()


def _code() -> str:
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def _pin() -> str:
    return f"{secrets.randbelow(10_000):04}"


def _fresh(make: Callable[[], str], taken: Iterable[str] | Mapping[str, object]) -> str:
    """A value that is not taken; both alphabets are far larger than what is ever taken from them."""
    while (value := make()) in taken:
        pass
    return value
