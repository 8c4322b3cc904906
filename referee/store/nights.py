"""Nights as they are kept, with their people, devices, games and lines."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from itertools import count
from operator import attrgetter

from referee.store.codes import fresh, new_code, new_pin, same_name
from referee.store.database import Connection
from referee.store.values import CLOSED, Entry, Game, KeptLine, Night, NightRow, Seat, StoreError, Tap

DEVICES_A_SEAT = 2
COLUMNS = tuple(each.name for each in fields(KeptLine))
COLUMNS_OF = attrgetter(*COLUMNS)
MOST_AT_ONCE = 500
"""So many lines are added by one statement: SQLite fills a few thousand places at most."""
_reads = count(1)


class Nights(Connection):
    """The kept nights."""

    def open_night(self, name: str, host: str | None = None, plan: str = "", post: str = "") -> Night:
        """A new night with a code of its own; `host` is the device that opened it. Its tap `post` opens one night, sent
        again too."""
        with self._whole():
            opened = self._rows("SELECT night FROM taps WHERE post = ? AND device = ?", post, host) if post else []
            if opened:
                return self._night("id", opened[0]["night"])
            taken = {row["code"] for row in self._rows("SELECT code FROM nights")}
            code = fresh(new_code, taken)
            cursor = self._db.execute(
                "INSERT INTO nights (code, name, opened, host, plan) VALUES (?, ?, ?, ?, ?)",
                (code, name, time.time(), host, plan),
            )
            if post:
                self._db.execute("INSERT INTO taps VALUES (?, ?, ?)", (cursor.lastrowid, post, host or ""))
            return self._night("id", cursor.lastrowid)

    def night(self, code: str) -> Night | None:
        """The night with this code (as stored: see `read_code`), or None where there is none or it was deleted."""
        try:
            night = self._night("code", code)
        except StoreError:
            return None
        return night if night.deleted is None else None

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
        columns = "id, name, place, pin, entry, came"
        seats = tuple(
            Seat(devices=tuple(devices.get(row["id"], ())), **{**row, "entry": Entry(row["entry"])})
            for row in self._rows(f"SELECT {columns} FROM seats WHERE night = ? ORDER BY place, id", night)
        )
        left = self._rows("SELECT name, device FROM held WHERE night = ?", night)
        held = frozenset((row["name"], row["device"]) for row in left)
        games = tuple(Game(**row) for row in self._rows("SELECT * FROM games WHERE night = ? ORDER BY number", night))
        return Night(**rows[0], held=held, seats=seats, games=games, read=next(_reads))

    def nights(self, limit: int = 500, *, deleted: bool = False) -> list[NightRow]:
        """The nights, the one played last first: those that are kept, or those that were `deleted`."""
        people: dict[int, list[str]] = {}
        for row in self._rows("SELECT night, name FROM seats ORDER BY place, id"):
            people.setdefault(row["night"], []).append(row["name"])
        devices: dict[int, set[str]] = {}
        for row in self._rows("SELECT night, device FROM sitting JOIN seats ON seats.id = seat") if deleted else ():
            devices.setdefault(row["night"], set()).add(row["device"])
        rows = self._rows(
            f"""
            SELECT nights.id, code, nights.name, opened, ended, host, max(opened, ifnull(max(entered), 0)) AS changed,
                   count(DISTINCT games.id) AS games, count(n) AS lines, deleted
            FROM nights LEFT JOIN games ON games.night = nights.id LEFT JOIN lines ON lines.game = games.id
            WHERE deleted IS {"NOT" if deleted else ""} NULL
            GROUP BY nights.id ORDER BY changed DESC, nights.id DESC LIMIT ?
            """,
            limit,
        )
        return [
            NightRow(people=tuple(people.get(row["id"], ())), devices=frozenset(devices.get(row["id"], ())), **row)
            for row in rows
        ]

    def rename_night(self, night: int, name: str) -> None:
        self._must(self._change("UPDATE nights SET name = ? WHERE id = ?", name, night), "no-night")

    def end_night(self, night: int) -> None:
        """Ends a night; a night that has ended keeps its time."""
        self._must(
            self._change("UPDATE nights SET ended = ifnull(ended, ?) WHERE id = ?", time.time(), night), "no-night"
        )

    def reopen_night(self, night: int) -> None:
        self._must(self._change("UPDATE nights SET ended = NULL WHERE id = ?", night), "no-night")

    def open_door(self, night: int) -> None:
        """Opens the table to newcomers until its next game starts."""
        sql = "UPDATE nights SET door = (SELECT count(*) FROM games WHERE night = nights.id) WHERE id = ?"
        self._must(self._change(sql, night), "no-night")

    def close_door(self, night: int) -> None:
        """Closes the table to newcomers until it is opened again."""
        self._must(self._change("UPDATE nights SET door = ? WHERE id = ?", CLOSED, night), "no-night")

    def set_host(self, night: int, device: str | None) -> None:
        self._must(self._change("UPDATE nights SET host = ? WHERE id = ?", device, night), "no-night")

    def change_plan(self, night: int, change: Callable[[str], str]) -> str:
        """Keeps what `change` makes of the plan there is, so that of two people tapping at once neither is lost."""
        with self._whole():
            plan = change(self._night("id", night).plan)
            self._db.execute("UPDATE nights SET plan = ? WHERE id = ?", (plan, night))
        return plan

    # Seats and devices

    def add_seat(self, night: int, name: str, device: str | None = None, entry: Entry = Entry.TRUSTED) -> Seat:
        """A new seat, last in the ring, with a PIN of four digits that no other seat of the night has."""
        with self._whole():
            others = self._night("id", night).seats
            if any(same_name(seat.name, name) for seat in others):
                raise StoreError("name-taken")
            place = max((seat.place for seat in others), default=-1) + 1
            cursor = self._db.execute(
                "INSERT INTO seats (night, place, name, pin, entry, came) VALUES (?, ?, ?, ?, ?, ?)",
                (night, place, name, fresh(new_pin, {seat.pin for seat in others}), entry, time.time()),
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
        with self._whole():
            night = self._rows("SELECT night FROM seats WHERE id = ?", seat)
            if not night:
                raise StoreError("no-seat")
            others = (s for s in self._night("id", night[0]["night"]).seats if s.id != seat)
            if any(same_name(other.name, name) for other in others):
                raise StoreError("name-taken")
            self._db.execute("UPDATE seats SET name = ? WHERE id = ?", (name, seat))

    def order_seats(self, night: int, seats: Sequence[int]) -> None:
        """Sets the ring: the ids of the night's seats, each next one to the left of the one before."""
        with self._whole():
            if sorted(seats) != sorted(seat.id for seat in self._night("id", night).seats):
                raise StoreError("no-seat")
            for place, seat in enumerate(seats):
                self._db.execute("UPDATE seats SET place = ? WHERE id = ?", (place, seat))

    def arrange(self, night: int, names: Sequence[str]) -> None:
        """Sets the ring in the order of these names; people of other names come after them as they sat."""
        with self._whole():
            places = {name: place for place, name in enumerate(names)}
            there = self._night("id", night).seats
            order = sorted(there, key=lambda seat: places.get(seat.name, len(places)))
            if order != list(there):
                self.order_seats(night, [seat.id for seat in order])

    def remove_seat(self, seat: int, *, remember: bool = False) -> None:
        """Takes a seat away; the lines of its player stay. With `remember` its devices are known as those that spoke
        for this name; without, none is any longer."""
        with self._whole():
            found = self._seat(seat)
            if remember:
                self._remember(seat, found.devices)
            else:
                night = "(SELECT night FROM seats WHERE id = ?)"
                self._db.execute(f"DELETE FROM held WHERE night = {night} AND name = ?", (seat, found.name))
            self._db.execute("DELETE FROM seats WHERE id = ?", (seat,))

    def _remember(self, seat: int, devices: Iterable[str | None]) -> None:
        """Keeps which devices spoke for a seat, by its name."""
        sql = "INSERT OR IGNORE INTO held SELECT night, name, device FROM seats, sitting WHERE id = ? AND seat = id"
        for device in devices:
            self._db.execute(f"{sql} AND device = ?", (seat, device))

    def let_in(self, seats: Iterable[int], entry: Entry = Entry.TRUSTED) -> None:
        """Says how seats are let in from now on; their minutes count from now."""
        with self._whole():
            for seat in seats:
                self._db.execute("UPDATE seats SET entry = ?, came = ? WHERE id = ?", (entry, time.time(), seat))

    def give_seat(self, seat: int, device: str, instead: str | None = None, *, remember: bool = False) -> None:
        """Lets a device act for a seat, `instead` of another where it has two, which the night may `remember`. A device
        that is new to the seat brings a new PIN: the one it came with is known to others."""
        with self._whole():
            found = self._seat(seat)
            rest = [each for each in found.devices if each != instead]
            if device in found.devices:
                return
            if len(rest) >= DEVICES_A_SEAT:
                raise StoreError("seat-full")
            if remember:
                self._remember(seat, (instead,))
            self._db.execute("DELETE FROM sitting WHERE seat = ? AND device = ?", (seat, instead))
            self._db.execute("INSERT INTO sitting VALUES (?, ?, ?)", (seat, device, time.time()))
            pins = self._rows("SELECT pin FROM seats WHERE night = (SELECT night FROM seats WHERE id = ?)", seat)
            pin = fresh(new_pin, {row["pin"] for row in pins})
            self._db.execute("UPDATE seats SET pin = ? WHERE id = ?", (pin, seat))

    def free_seat(self, seat: int, device: str, *, remember: bool = False) -> None:
        """The device no longer acts for the seat (nothing happens if it did not)."""
        with self._whole():
            if remember:
                self._remember(seat, (device,))
            self._db.execute("DELETE FROM sitting WHERE seat = ? AND device = ?", (seat, device))

    def people(self, limit: int = 40) -> list[str]:
        """Names of people of earlier nights, those of the newest night first, each once."""
        rows = self._rows(
            """
            SELECT seats.name FROM seats JOIN nights ON nights.id = night WHERE deleted IS NULL
            GROUP BY seats.name ORDER BY max(opened) DESC, max(night) DESC, min(place) LIMIT ?
            """,
            limit,
        )
        return [row["name"] for row in rows]

    # Games and lines

    def add_game(self, night: int, head: str, expected: int | None = None) -> Game:
        """The night's next game, with the text of its record's head. StoreError where its number is not the one that is
        `expected`."""
        with self._whole():
            number = len(self._night("id", night).games) + 1
            if expected not in (None, number):
                raise StoreError("conflict")
            cursor = self._db.execute(
                "INSERT INTO games (night, number, head, started) VALUES (?, ?, ?, ?)",
                (night, number, head, time.time()),
            )
            return Game(**self._rows("SELECT * FROM games WHERE id = ?", cursor.lastrowid)[0])

    def keep(self, taps: Sequence[Tap]) -> dict[int, Night]:
        """Keeps taps one after the other in one transaction, each with its lines and all it changes. The nights as they
        are then, by their id, of those whose taps change more than lines.

        What a step raises is raised here, and nothing of any tap is kept. A tap without lines is known by its id; one
        that was kept before changes nothing.
        """
        with self._whole():
            for tap in taps:
                if tap.post and not tap.lines and not self._is_new(tap):
                    continue
                self.append(tap.lines)
                for step in tap.steps:
                    step(self)
            return {tap.night: self._night("id", tap.night) for tap in taps if tap.steps}

    def _is_new(self, tap: Tap) -> bool:
        sql = "INSERT OR IGNORE INTO taps VALUES (?, ?, ?)"
        return self._db.execute(sql, (tap.night, tap.post, tap.device or "")).rowcount > 0

    def taps(self, night: int) -> set[str]:
        """The ids of the taps of a night that entered no line."""
        return {row["post"] for row in self._rows("SELECT post FROM taps WHERE night = ?", night)}

    def night_of(self, night: int) -> Night:
        """The night with this id."""
        return self._night("id", night)

    def lines(self, game: int) -> list[KeptLine]:
        """The game's log, in order."""
        return [KeptLine(**row) for row in self._rows("SELECT * FROM lines WHERE game = ? ORDER BY n", game)]

    def append(self, lines: Iterable[KeptLine]) -> None:
        """Appends lines of any games in one transaction; when this returns they are on the disk.

        A post id that its game already has enters nothing; then, and where a number is taken or a game is gone,
        StoreError is raised and none of the lines is kept.
        """
        kept = [COLUMNS_OF(line) for line in lines]
        if len(kept) <= MOST_AT_ONCE:
            self._insert("lines", COLUMNS, kept)
            return
        with self._whole():
            for at in range(0, len(kept), MOST_AT_ONCE):
                self._insert("lines", COLUMNS, kept[at : at + MOST_AT_ONCE])
