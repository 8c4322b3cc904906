"""Clubs: several tables of one evening, their people and seatings, and the timer they share."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from referee.store.codes import CODE_LENGTH, heard, same_name
from referee.store.seats import Seats
from referee.store.values import Club, ClubMember, ClubTable, Placing, SeatRow, StoreError

TABLES = """
    SELECT number, nights.id AS night, nights.code, ended FROM club_tables JOIN nights ON nights.id = night
    WHERE club = ? AND deleted IS NULL ORDER BY number
"""


class Clubs(Seats):
    """The functions for clubs."""

    def open_club(
        self,
        name: str,
        host: str,
        plan: str,
        tables: int,
        *,
        size: int,
        minutes: int,
        first: int | None = None,
        post: str = "",
        length: int = CODE_LENGTH,
    ) -> Club:
        """Create a club with this number of tables, all with the same `plan`; a repeated tap returns the same club.

        With `first` its first table is that night, which is there already.
        """
        with self._db.whole():
            self._db.alone("nights")
            for row in self._db.rows("SELECT code FROM clubs WHERE post = ? AND host = ?", post, host) if post else ():
                return self._club(row["code"])
            of: dict[str, Any] = {"name": name, "host": host, "plan": plan, "size": size, "minutes": minutes}
            code = self._new_code(length)
            club = self._db.add("clubs", code=code, opened=time.time(), post=post, **of)
            if first is not None:
                if self._db.rows("SELECT 1 FROM club_tables WHERE night = ?", first):
                    raise StoreError("club-table-taken")
                self._db.run("INSERT INTO club_tables (club, night, number) VALUES (?, ?, 1)", club, first)
            self.add_tables(self._club(code), tables - (first is not None), length)
            return self._club(code)

    def add_tables(self, club: Club, tables: int, length: int = CODE_LENGTH) -> None:
        """Open more tables for a club."""
        with self._db.whole():
            self._db.alone("nights")
            [row] = self._db.rows("SELECT coalesce(max(number), 0) AS most FROM club_tables WHERE club = ?", club.id)
            for number in range(row["most"] + 1, row["most"] + 1 + tables):
                name = f"{club.name} · {number}" if club.name else ""  # a night without a name is called by its date
                night = self.open_night(name, club.host, club.plan, length=length).id
                self._db.insert("club_tables", ("club", "night", "number"), [(club.id, night, number)])

    def club(self, code: str) -> Club | None:
        """Return the club with this code, or None."""
        try:
            return self._club(code)
        except StoreError:
            return None

    def clubs(self, device: str | None) -> list[Club]:
        """Return the newest open clubs, newest first; of those that a device runs, if one is given."""
        sql = "SELECT code FROM clubs WHERE ended IS NULL AND host = coalesce(?, host) ORDER BY id DESC LIMIT 20"
        return [self._club(row["code"]) for row in self._db.rows(sql, device)]

    def codes_of(self, device: str) -> set[str]:
        """Return the codes of the nights and clubs at which a device is: the same work whichever code is asked for."""
        sql = """
            SELECT code FROM nights WHERE host = ? AND deleted IS NULL
            UNION SELECT code FROM sitting JOIN seats ON seats.id = seat JOIN nights ON nights.id = night
                WHERE sitting.device = ? AND deleted IS NULL
            UNION SELECT code FROM clubs WHERE host = ?
            UNION SELECT code FROM club_people JOIN clubs ON clubs.id = club WHERE club_people.device = ?
        """
        return {row["code"] for row in self._db.rows(sql, device, device, device, device)}

    def _club(self, code: str) -> Club:
        row = self._one("no-club", "SELECT * FROM clubs WHERE code = ?", code)
        del row["post"]
        tables = tuple(ClubTable(**table) for table in self._db.rows(TABLES, row["id"]))
        seatings = self._db.rows("SELECT seating FROM club_seatings WHERE club = ? ORDER BY number", row["id"])
        return Club(**row, tables=tables, seatings=tuple(seating["seating"] for seating in seatings))

    def end_club(self, club: int, *, ended: bool = True) -> None:
        """End a club, or open it again; its tables stay as they are."""
        self._must("no-club", "UPDATE clubs SET ended = ? WHERE id = ?", time.time() if ended else None, club)

    def set_timer(self, club: int, minutes: int, ends: float | None, remaining: float | None) -> None:
        """Set the shared timer: the minutes to play, when it ends, or the seconds it has left while it rests."""
        sql = "UPDATE clubs SET minutes = ?, ends = ?, remaining = ? WHERE id = ?"
        self._must("no-club", sql, minutes, ends, remaining, club)

    def members(self, club: int) -> list[ClubMember]:
        """Return the people of a club: those who sit at one of its tables, and those who wait for one.

        Somebody who sat down at a table by its own code has the id 0 until `enrol`, unless they waited for one before.
        """
        found = self._members(club)
        new = {heard(member.name): member for member in found if not member.id}
        waited = {heard(member.name) for member in found if member.id and member.seat is None}
        return [
            member._replace(seat=at.seat, night=at.night, present=True)
            if member.seat is None and (at := new.get(heard(member.name))) is not None
            else member
            for member in found
            if member.id or heard(member.name) not in waited
        ]

    def _members(self, club: int) -> list[ClubMember]:
        rows = self._db.rows(
            """
            SELECT club_people.id AS id, coalesce(seats.name, club_people.name) AS name, club_people.device AS device,
                   present, seats.id AS seat, seats.night AS night, 0 AS number, club_people.id AS place
            FROM club_people LEFT JOIN seats ON seats.id = seat
                AND seats.night IN (SELECT id FROM nights WHERE deleted IS NULL)
            WHERE club = ?
            UNION ALL
            SELECT 0, seats.name, NULL, 1, seats.id, seats.night, number, place FROM seats
            JOIN club_tables ON club_tables.night = seats.night JOIN nights ON nights.id = seats.night
            WHERE club = ? AND deleted IS NULL AND gone IS NULL
                AND seats.id NOT IN (SELECT seat FROM club_people WHERE seat IS NOT NULL)
            ORDER BY number, place, seat
            """,
            club,
            club,
        )
        of = ({key: row[key] for key in ClubMember._fields} | {"present": bool(row["present"])} for row in rows)
        return [ClubMember(**member) for member in of]

    def join_club(self, club: int, name: str, device: str | None) -> None:
        """Add somebody who waits for a table; raise StoreError (`name-taken`) if somebody of the club has the name.

        Somebody of this name who is not there any more comes back.
        """
        with self._db.whole():
            self._db.alone(f"club {club}")
            same = [member for member in self.members(club) if heard(member.name) == heard(name)]
            back = next((member for member in same if member.seat is None and not member.present), None)
            if back is not None:
                sql = "UPDATE club_people SET present = 1, name = ?, device = ? WHERE id = ?"
                self._db.run(sql, name, device, back.id)
                return
            if same:
                raise StoreError("name-taken")
            self._db.add("club_people", club=club, name=name, device=device)

    def enrol(self, club: int) -> list[ClubMember]:
        """Give everybody who sits at a table of a club an id there, and return the people."""
        with self._db.whole():
            self._db.alone(f"club {club}")
            members = self._members(club)
            gone = {heard(member.name): member.id for member in members if member.id and member.seat is None}
            for member in (member for member in members if not member.id):
                if (back := gone.get(heard(member.name))) is not None:
                    self._db.run("UPDATE club_people SET seat = ?, present = 1 WHERE id = ?", member.seat, back)
                else:
                    self._db.add("club_people", club=club, name=member.name, seat=member.seat)
            return self.members(club)

    def set_present(self, club: int, member: int, *, present: bool) -> None:
        """Mark somebody as present or absent."""
        sql = "UPDATE club_people SET present = ? WHERE id = ? AND club = ?"
        self._must("no-person", sql, int(present), member, club)

    def table_of(self, night: int, device: str) -> str | None:
        """Return the code of the table in the club of a night at which a device has a seat; None if there is none."""
        rows = self._db.rows(
            """
            SELECT nights.code FROM club_tables mine JOIN club_tables other ON other.club = mine.club
            JOIN nights ON nights.id = other.night JOIN seats ON seats.night = other.night
            JOIN sitting ON sitting.seat = seats.id
            WHERE mine.night = ? AND device = ? AND deleted IS NULL ORDER BY seats.id DESC LIMIT 1
            """,
            night,
            device,
        )
        return rows[0]["code"] if rows else None

    def taken_in_club(self, night: int, name: str) -> int | None:
        """Return the number of another table in the club of a night where somebody of this name sits; None if none."""
        rows = self._db.rows(
            """
            SELECT other.number, seats.name FROM club_tables mine JOIN club_tables other ON other.club = mine.club
            JOIN nights ON nights.id = other.night JOIN seats ON seats.night = other.night
            WHERE mine.night = ? AND other.night <> mine.night AND deleted IS NULL AND gone IS NULL
            """,
            night,
        )
        return next((row["number"] for row in rows if heard(row["name"]) == heard(name)), None)

    def propose(self, club: int, turn: int, make: Callable[[list[ClubMember]], str]) -> None:
        """Keep a proposal for the next seating, the `turn`-th one, as `make` writes it for the people there."""
        with self._db.whole():
            proposal = make(self.enrol(club))
            self._must("no-club", "UPDATE clubs SET proposal = ?, turn = ? WHERE id = ?", proposal, turn, club)

    def accept_seating(
        self, club: int, number: int, seating: str, placings: Sequence[Placing], plan: Callable[[int, list[int]], str]
    ) -> None:
        """Accept a seating: everybody at their place and the games planned, all or nothing; the timer is set back.

        People who are not placed wait without a seat. `plan` returns the plan of a night, given its seats clockwise.
        Raises StoreError (`conflict`) if it was accepted already.
        """
        with self._db.whole():
            self._db.alone(f"club {club}")
            [row] = self._db.rows("SELECT count(*) AS seatings FROM club_seatings WHERE club = ?", club)
            if row["seatings"] + 1 != number:
                raise StoreError("conflict")
            members = {member.id: member for member in self.members(club) if member.id}
            there = [placing for placing in placings if placing.member in members]
            kept = {placing.member for placing in there if members[placing.member].night == placing.night}
            left = [member.seat for member in members.values() if member.seat is not None and member.id not in kept]
            rows = {seat: self._seat(seat) for seat in left}
            name = "(SELECT name FROM seats WHERE id = club_people.seat)"
            device = "(SELECT min(device) FROM sitting WHERE sitting.seat = club_people.seat AND helps = 0)"
            for seat in left:
                sql = f"UPDATE club_people SET name = {name}, device = {device}, seat = NULL WHERE seat = ?"
                self._db.run(sql, seat)
                self.remove_seat(seat, remember=True)
            seats: dict[int, list[int]] = {}
            for placing in there:
                member = members[placing.member]
                old = rows.get(member.seat or 0)
                stays = member.seat if placing.member in kept else None
                seats.setdefault(placing.night, []).append(stays or self._sit(placing, member, old))
            for night, ring in seats.items():
                self.arrange(night, ring)
                self._db.run("UPDATE nights SET plan = ? WHERE id = ?", plan(night, ring), night)
            self._db.insert("club_seatings", ("club", "number", "seating"), [(club, number, seating)])
            sql = "UPDATE clubs SET proposal = '', turn = 0, ends = NULL, remaining = NULL WHERE id = ?"
            self._db.run(sql, club)

    def _sit(self, placing: Placing, member: ClubMember, old: SeatRow | None) -> int:
        """Seat somebody at a table, with the phones and the person of their `old` seat; return the seat's id."""
        night = self.night_of(placing.night)
        taken = {heard(seat.name) for seat in night.seats}
        name, nth = member.name, 2
        while heard(name) in taken:
            name, nth = f"{member.name} {nth}", nth + 1
        others = {seat.person for seat in (*night.seats, *night.gone) if not same_name(seat.name, name)}
        person = old.person if old is not None and old.person not in others else None
        phones, helpers = ([member.device] if member.device else []), frozenset[str]()
        if old is not None:
            phones, helpers = [phone for phone in old.devices if phone not in old.helpers], old.helpers
        seat = self.add_seat(night.id, name, phones[0] if phones else None, person=person, among=placing.among)
        for phone in (*phones[1:], *helpers):
            self.give_seat(seat.id, phone, helps=True if phone in helpers else None)
        if old is not None and old.unnamed:
            self.show_name(seat.id, shown=False)
        self._db.run("UPDATE club_people SET seat = ?, device = NULL WHERE id = ?", seat.id, placing.member)
        return seat.id
