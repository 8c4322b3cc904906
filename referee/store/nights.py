"""Nights with their games and lines."""

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from itertools import count

from referee.store.codes import CODE_LENGTH, LONG_CODE, new_code
from referee.store.database import NUMBERS
from referee.store.people.persons import MINE, Persons
from referee.store.values import (
    CLOSED,
    ClubPlace,
    Examined,
    GameRow,
    KeptLine,
    NextNight,
    Night,
    NightRow,
    SeatLook,
    SeatRow,
    StoredTap,
    StoreError,
)

COLUMNS = KeptLine._fields
MOST_AT_ONCE = 500
"""The most lines of one statement: SQLite allows a few thousand parameters."""
_reads = count(1)


class Nights(Persons):
    """The functions for nights."""

    def open_night(
        self,
        name: str,
        host: str | None = None,
        plan: str = "",
        post: str = "",
        fill: Callable[[int], object] | None = None,
        length: int = CODE_LENGTH,
    ) -> Night:
        """Create a night that `host` opened, with a new code; the same tap `post` again returns the same night.

        `fill` is called with the new night's id in the same transaction.
        """
        with self._db.whole():
            self._db.alone("nights")  # two phones get no common code, and one tap no two nights
            sql = "SELECT night FROM taps WHERE post = ? AND post <> '' AND device = ?"
            for row in self._db.rows(sql, post, host):
                return self.night_of(row["night"])
            door = CLOSED if length == LONG_CODE else 0  # strangers may try codes
            code, opened = self._new_code(length), time.time()
            night = self._db.add("nights", code=code, name=name, opened=opened, host=host, plan=plan, door=door)
            if post:
                self._is_new(StoredTap(night, post=post, device=host))
            if fill is not None:
                fill(night)
            return self.night_of(night)

    def _new_code(self, length: int, code: str = "") -> str:
        """Return a code that no table and no club has: this one, if it can be."""
        sql = "SELECT 1 FROM nights WHERE code = ? UNION SELECT 1 FROM clubs WHERE code = ?"
        while len(code) != length or self._db.rows(sql, code, code):
            code = new_code(length)
        return code

    def night(self, code: str) -> Night | None:
        """Return the night with this code (see `read_code`), or None if there is none or it was deleted."""
        try:
            night = self.night_of(code, "code")
        except StoreError:
            return None
        return night if night.deleted is None else None

    def night_of(self, value: object, column: str = "id") -> Night:
        """Return the night with this id, or with this value of another column."""
        row = self._one("no-night", f"SELECT * FROM nights WHERE {column} = ?{self._db.for_update}", value)
        night = row["id"]
        phones: dict[tuple[str, int], list[str]] = {}
        sql = "SELECT seat, device, helps FROM sitting JOIN seats ON seats.id = seat WHERE night = ?"
        for one in self._db.rows(f"{sql} ORDER BY since, device", night):
            phones.setdefault(("devices", one["seat"]), []).append(one["device"])
            if one["helps"]:
                phones.setdefault(("helpers", one["seat"]), []).append(one["device"])
        for one in self._db.rows("SELECT seat, device FROM held JOIN seats ON seats.id = seat WHERE night = ?", night):
            phones.setdefault(("held", one["seat"]), []).append(one["device"])
        columns = "id, name, place, pin, came, colour, sign, gone, unnamed, person"
        here, gone = list[SeatRow](), list[SeatRow]()
        for one in self._db.rows(f"SELECT {columns} FROM seats WHERE night = ? ORDER BY place, id", night):
            (here if one.pop("gone") is None else gone).append(
                SeatRow(
                    devices=tuple(phones.get(("devices", one["id"]), ())),
                    helpers=frozenset(phones.get(("helpers", one["id"]), ())),
                    held=frozenset(phones.get(("held", one["id"]), ())),
                    look=SeatLook(one.pop("colour"), one.pop("sign")),
                    unnamed=bool(one.pop("unnamed")),
                    **one,
                )
            )
        names = "SELECT game, seat_names.name, seat FROM seat_names JOIN games ON games.id = game WHERE night = ?"
        games = self._db.rows("SELECT * FROM games WHERE night = ? ORDER BY number", night)
        of_club = "SELECT code, name, number, ended IS NOT NULL AS over FROM club_tables JOIN clubs ON clubs.id = club"
        return Night(
            **row,
            called={(one["game"], one["name"]): one["seat"] for one in self._db.rows(names, night)},
            seats=tuple(here),
            gone=tuple(gone),
            games=tuple(GameRow(**one) for one in games),
            club=next((ClubPlace(**place) for place in self._db.rows(f"{of_club} WHERE night = ?", night)), None),
            next_night=self._next_night(night),
            read=next(_reads),
        )

    def _next_night(self, night: int) -> NextNight | None:
        """Return the open night that was opened from this one, or from one that was: the newest."""
        rows = self._db.rows(
            """
            WITH RECURSIVE later (id, opener) AS (
                SELECT next, opener FROM next_nights WHERE night = ?
                UNION SELECT next, next_nights.opener FROM next_nights JOIN later ON night = later.id
            )
            SELECT code, opener, opened FROM later JOIN nights ON nights.id = later.id
            WHERE ended IS NULL AND deleted IS NULL ORDER BY opened DESC LIMIT 1
            """,
            night,
        )
        return NextNight(**rows[0]) if rows else None

    def go_on(self, night: int, to: int, opener: str, instead: str = "") -> None:
        """Lead the people of a night to another one, `instead` of an open one with this code.

        Raises StoreError (`followed`) if another phone has opened one meanwhile.
        """
        with self._db.whole():
            open_one = self._next_night(night)
            if open_one is not None and open_one.code != instead:
                raise StoreError("followed")
            sql = "INSERT INTO next_nights (night, next, opener) VALUES (?, ?, ?)"
            do = "UPDATE SET next = excluded.next, opener = excluded.opener"
            self._db.run(f"{sql} ON CONFLICT (night) DO {do}", night, to, opener)

    def nights(self, limit: int = 500, *, deleted: bool = False, device: str | None = None) -> list[NightRow]:
        """Return the nights, or those that were `deleted`, the one played last first; of a device, if one is given.

        A device's nights are those that it hosts or sits at.
        """
        among = f"AND nights.id IN ({MINE})" if device is not None else ""
        # Games count from 1, and lines are entered in a night's last game only: one line of each night is read.
        rows = self._db.rows(
            f"""
            SELECT id, code, name, opened, ended, host, deleted, games,
                   CASE WHEN played > opened THEN played ELSE opened END AS changed
            FROM (
                SELECT nights.*, coalesce(number, 0) AS games, coalesce(
                    (SELECT entered FROM lines WHERE game = games.id ORDER BY n DESC LIMIT 1), started
                ) AS played
                FROM nights LEFT JOIN games
                  ON games.night = nights.id AND number = (SELECT max(number) FROM games WHERE night = nights.id)
                WHERE deleted IS {"NOT" if deleted else ""} NULL {among}
            ) AS listed
            ORDER BY changed DESC, id DESC LIMIT ?
            """,
            *((device, device) if device is not None else ()),
            limit,
        )
        people: dict[int, list[str]] = {row["id"]: [] for row in rows}
        these = ", ".join("?" * len(people))
        seats = f"SELECT night, name FROM seats WHERE night IN ({these}) AND gone IS NULL ORDER BY place, id"
        for row in self._db.rows(seats, *people) if people else ():
            people[row["night"]].append(row["name"])
        return [NightRow(people=tuple(people[row["id"]]), **row) for row in rows]

    def set_night(self, night: int, /, **values: object) -> None:
        """Set some of a night's columns: its `name`, `host` or `door`, its end or its deletion."""
        columns = ", ".join(f"{column} = ?" for column in values)
        self._must("no-night", f"UPDATE nights SET {columns} WHERE id = ?", *values.values(), night)

    def end_night(self, night: int) -> None:
        """End a night; a night that has ended keeps its time."""
        self._must("no-night", "UPDATE nights SET ended = coalesce(ended, ?) WHERE id = ?", time.time(), night)

    def change_plan(self, night: int, change: Callable[[Night], str]) -> str:
        """Replace the plan by what `change` makes of the night as it is stored, so that simultaneous taps all count."""
        with self._db.whole():
            plan = change(self.night_of(night))
            self._db.run("UPDATE nights SET plan = ? WHERE id = ?", plan, night)
        return plan

    def numbers(self) -> Examined:
        """Return the numbers of nights and lines, and the time of the newest."""
        return Examined(**self._db.rows(NUMBERS)[0])

    def add_game(self, night: int, head: str, expected: int | None = None) -> GameRow:
        """Add the night's next game; raise StoreError if its number is not the `expected` one."""
        with self._db.whole():
            number = len(self.night_of(night).games) + 1
            if expected not in (None, number):
                raise StoreError("conflict")
            started = time.time()
            game = self._db.add("games", night=night, number=number, head=head, started=started)
            sql = "INSERT INTO seat_names (game, name, seat) SELECT ?, name, id FROM seats"
            self._db.run(f"{sql} WHERE night = ? AND gone IS NULL", game, night)
            return GameRow(game, night, number, head, started)

    def keep(self, taps: Sequence[StoredTap]) -> dict[int, Night]:
        """Store taps in one transaction, each with its lines and everything it changes.

        Return the nights, by id, of the taps that change more than lines. If a step raises, nothing of any tap is
        stored. A tap without lines is known by its id: sent again, it changes nothing.
        """
        with self._db.whole():
            for tap in taps:
                if tap.post and not tap.lines and not self._is_new(tap):
                    continue
                self.append(tap.lines)
                for step in tap.steps:
                    step(self)
            return {tap.night: self.night_of(tap.night) for tap in taps if tap.steps}

    def _is_new(self, tap: StoredTap) -> bool:
        sql = "INSERT INTO taps (night, post, device) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return self._db.run(sql, tap.night, tap.post, tap.device or "") > 0

    def taps(self, night: int) -> set[str]:
        """Return the ids of the night's taps that entered no line."""
        return {row["post"] for row in self._db.rows("SELECT post FROM taps WHERE night = ?", night)}

    def lines(self, game: int, after: int = 0) -> list[KeptLine]:
        """Return the game's log, in order, without its first `after` lines."""
        sql = "SELECT * FROM lines WHERE game = ? AND n > ? ORDER BY n"
        return [KeptLine(**row) for row in self._db.rows(sql, game, after)]

    def append(self, lines: Iterable[KeptLine]) -> None:
        """Append lines of any games in one transaction; when this returns they are synced to disk."""
        kept = [*lines]
        with self._db.whole() if len(kept) > MOST_AT_ONCE else nullcontext():
            for at in range(0, len(kept), MOST_AT_ONCE):
                self._db.insert("lines", COLUMNS, kept[at : at + MOST_AT_ONCE])

    def sheet(self, game: int) -> str:
        """Return a game's half-filled round sheet, a text in a format of the web's; empty if there is none."""
        return next((row["filled"] for row in self._db.rows("SELECT filled FROM sheets WHERE game = ?", game)), "")

    def change_sheet(self, game: int, change: Callable[[str], str]) -> str:
        """Replace a game's sheet by what `change` makes of it, so that of two people filling it in neither is lost.

        Nothing is stored if that is empty or the game is gone.
        """
        with self._db.whole():
            self._db.alone(f"sheet {game}")
            filled = change(self.sheet(game))
            self._db.run("DELETE FROM sheets WHERE game = ?", game)
            if filled:
                self._db.run("INSERT INTO sheets (game, filled) SELECT id, ? FROM games WHERE id = ?", filled, game)
        return filled
