"""Persons: people who play again, and the seats they had in each night.

Lines, records and rulings know names only: a name of a game is a seat's, and a seat is a person's.
"""

import secrets
import time
from collections.abc import Sequence
from typing import Any

from referee.store.codes import heard
from referee.store.database import Queries
from referee.store.people.outcomes import KeptSeason
from referee.store.values import PersonRow, SeatLook, StoreError

MINE = """
    SELECT id FROM nights WHERE host = ? UNION SELECT night FROM seats JOIN sitting ON seats.id = seat WHERE device = ?
"""
"""The nights that a device (stated twice) hosts or sits at."""
_PERSONS = """
    SELECT persons.id, uid, persons.name, persons.colour, persons.sign, listed,
           count(DISTINCT nights.id) AS nights, coalesce(max(opened), 0) AS latest
    FROM persons JOIN seats ON person = persons.id JOIN nights ON nights.id = night AND deleted IS NULL
"""
_NAMES = """
    SELECT seats.name AS name, person, 1 AS now FROM seats WHERE night = ? AND person IS NOT NULL
    UNION SELECT seat_names.name, person, 0 FROM seat_names JOIN seats ON seats.id = seat
        WHERE night = ? AND person IS NOT NULL
"""
"""The persons behind the names of a night (stated twice): those that seats have `now`, and those of games."""
_NEWEST_FIRST = "GROUP BY persons.id ORDER BY latest DESC, persons.id DESC LIMIT ?"


class Persons(Queries):
    """The functions for persons."""

    def persons(self, limit: int = 500, *, device: str | None = None) -> list[PersonRow]:
        """Return the persons of all nights, or of those that a device hosts or sits at, who played last first.

        Somebody who was removed, or whose nights were all deleted, is not among them.
        """
        among, values = _of_device(device)
        rows = self._db.rows(f"{_PERSONS} WHERE persons.name <> '' {among} {_NEWEST_FIRST}", *values, limit)
        return [person_of(row) for row in rows]

    def person(self, id: int, *, device: str | None = None) -> PersonRow:
        """Return a person with their nights, of all or of those that a device hosts or sits at.

        Raises StoreError (`no-person`) if there is none, or if none of these nights is left.
        """
        among, values = _of_device(device)
        sql = f"{_PERSONS} WHERE persons.id = ? {among} {_NEWEST_FIRST}"
        return person_of(self._one("no-person", sql, id, *values, 1))

    def persons_of(self, night: int) -> dict[str, int]:
        """Return the id of the person behind each name of a night."""
        rows = self._db.rows(f"{_NAMES} ORDER BY now, person", night, night)
        return {row["name"]: row["person"] for row in rows}

    def removed_in(self, night: int) -> frozenset[str]:
        """Return the names of a night whose person was removed since."""
        sql = f"SELECT known.name AS name FROM ({_NAMES}) AS known JOIN persons ON persons.id = person"
        return frozenset(row["name"] for row in self._db.rows(f"{sql} WHERE persons.name = ''", night, night))

    def names_of(self, person: int) -> list[tuple[int, str]]:
        """Return the nights and names under which a person played, the newest night first."""
        sql = "SELECT night, name FROM seats WHERE person = ? ORDER BY night DESC, name"
        return [(row["night"], row["name"]) for row in self._db.rows(sql, person)]

    def _add_row(self, night: int, name: str, look: SeatLook) -> int:
        """Add a seat that nobody has, as of somebody who left."""
        of = {"place": 0, "pin": "", "gone": time.time(), "colour": look.colour, "sign": look.sign}
        return self._db.add("seats", night=night, name=name, **of)

    def _call(self, game: int, name: str, seat: int, *, instead: bool = False) -> None:
        """Let a name of a game be a seat's, if it is nobody's yet, or `instead` of another's."""
        do = "UPDATE SET seat = excluded.seat" if instead else "NOTHING"
        sql = f"INSERT INTO seat_names (game, name, seat) VALUES (?, ?, ?) ON CONFLICT (game, name) DO {do}"
        self._db.run(sql, game, name, seat)

    def set_person(self, seat: int, person: int) -> None:
        """Let a seat be a person's; raise StoreError (`no-person`) if there is none."""
        with self._db.whole():
            self._must_be_person(person)
            self._db.run("UPDATE seats SET person = ? WHERE id = ?", person, seat)

    def person_for(self, seat: int, device: str | None, among: str | None) -> int:
        """Let a seat be the person's who plays under its name, and return their id.

        It is the person whose seat it is already, else the one for whom the `device` spoke under this name before, else
        who played last under it in all nights or in those of the device `among`, else somebody new. Nobody is two
        people of one night.
        """
        with self._db.whole():
            [row] = self._db.rows("SELECT night, name, colour, sign, person FROM seats WHERE id = ?", seat)
            if row["person"] is not None:
                return int(row["person"])
            night, name = row["night"], row["name"]
            of_device = self._named(night, name, device) if device is not None else []
            found = of_device or self._named(night, name, among)
            person = found[0] if found else self._add_person(name, SeatLook(row["colour"], row["sign"]))
            self.set_person(seat, person)
        return person

    def _named(self, night: int, name: str, device: str | None) -> list[int]:
        """Return persons of a name who have no seat of a night, of a device's nights if one is given.

        The one who played last comes first.
        """
        among, values = _of_device(device)
        sql = f"""
            SELECT persons.id FROM persons JOIN seats ON person = persons.id
            WHERE heard = ? AND persons.name <> ''
              AND persons.id NOT IN (SELECT person FROM seats WHERE night = ? AND person IS NOT NULL) {among}
            GROUP BY persons.id ORDER BY max(night) DESC, persons.id DESC LIMIT 1
        """
        return [row["id"] for row in self._db.rows(sql, heard(name), night, *values)]

    def _add_person(self, name: str, look: SeatLook, uid: str = "", listed: bool = True) -> int:
        uid, of = uid or secrets.token_hex(16), {"colour": look.colour, "sign": look.sign, "listed": int(listed)}
        return self._db.add("persons", uid=uid, name=name, heard=heard(name), **of)

    def nights_of(self, device: str) -> set[int]:
        """Return the nights that a device hosts or sits at."""
        return {row["id"] for row in self._db.rows(MINE, device, device)}

    def _person_row(self, person: int) -> dict[str, Any]:
        """Return the row of a person; raise StoreError (`no-person`) if there is none."""
        return self._one("no-person", "SELECT * FROM persons WHERE id = ?", person)

    def _must_be_person(self, person: int) -> None:
        if not self._person_row(person)["name"]:
            raise StoreError("no-person")

    def kept_by(self, device: str) -> set[int]:
        """Return the persons for whom a device speaks at a table, and those who only played at tables it hosts.

        A device that only helps a seat out never speaks for its person.
        """
        rows = self._db.rows(
            """
            SELECT person FROM seats JOIN sitting ON sitting.seat = seats.id WHERE device = ? AND helps = 0
            UNION
            SELECT person FROM seats JOIN nights ON nights.id = night WHERE person IS NOT NULL
            GROUP BY person HAVING min(CASE WHEN host = ? THEN 1 ELSE 0 END) = 1
            """,
            device,
            device,
        )
        return {row["person"] for row in rows}

    def rename_person(self, person: int, name: str) -> None:
        """Give a person another name from now on; nights keep the names they were played under."""
        sql = "UPDATE persons SET name = ?, heard = ? WHERE id = ? AND name <> ''"
        self._must("no-person", sql, name, heard(name), person)

    def list_person(self, person: int, *, listed: bool) -> None:
        """List a person in standings, or leave them out."""
        self._must("no-person", "UPDATE persons SET listed = ? WHERE id = ? AND name <> ''", int(listed), person)

    def merge_persons(self, person: int, other: int) -> list[str]:
        """Let everything that an `other` person played be a person's: they are one; return the uids of the other.

        If one of both was left out of standings, they are left out. `split_person` parts them again.

        Raises:
            StoreError: One of both does not exist (`no-person`), or both sat at one table (`same-night`).
        """
        with self._db.whole():
            self._db.alone("persons")
            self._must_be_person(person)
            self._must_be_person(other)
            both = "SELECT 1 FROM seats a JOIN seats b ON a.night = b.night WHERE a.person = ? AND b.person = ?"
            if person == other or self._db.rows(both, person, other):
                raise StoreError("same-night")
            self._db.run("UPDATE seats SET person = ? WHERE person = ?", person, other)
            uids = [row["uid"] for row in self._db.rows("SELECT uid FROM person_uids WHERE person = ?", other)]
            self._db.run("UPDATE person_uids SET person = ? WHERE person = ?", person, other)
            row = self._person_row(other)
            if not row["listed"]:
                self.list_person(person, listed=False)
            self._db.run("DELETE FROM persons WHERE id = ?", other)
            self._db.run("INSERT INTO person_uids (uid, person) VALUES (?, ?)", row["uid"], person)
        return [row["uid"], *uids]

    def split_person(
        self,
        person: int,
        nights: Sequence[int],
        name: str,
        look: SeatLook,
        uids: Sequence[str] = (),
        listed: tuple[bool, bool] | None = None,
    ) -> int:
        """Move a person's games of some nights to a new person of this name; return the new person's id.

        Of somebody who is left out of standings the new person is left out too, or both are `listed` as stated. With
        the `uids` that a merge returned the new person is the one that was merged.

        Raises:
            StoreError: The person does not exist (`no-person`), or played in none of these nights or in no other
                (`no-night`).
        """
        with self._db.whole():
            self._db.alone("persons")
            self._must_be_person(person)
            all_nights = {night for night, _ in self.names_of(person)}
            some = all_nights & set(nights)
            if not some or some == all_nights:
                raise StoreError("no-night")
            theirs = {row["uid"] for row in self._db.rows("SELECT uid FROM person_uids WHERE person = ?", person)}
            known = [uid for uid in uids if uid in theirs]
            for uid in known:
                self._db.run("DELETE FROM person_uids WHERE uid = ?", uid)
            new = self._add_person(name, look, known[0] if known else "")
            for uid in known[1:]:
                self._db.run("INSERT INTO person_uids (uid, person) VALUES (?, ?)", uid, new)
            sql = "UPDATE persons SET listed = (SELECT listed FROM persons WHERE id = ?) WHERE id = ?"
            self._db.run(sql, person, new)
            for one, shown in zip((person, new), listed or (), strict=False):
                self.list_person(one, listed=shown)
            for night in some:
                self._db.run("UPDATE seats SET person = ? WHERE person = ? AND night = ?", new, person, night)
        return new

    def remove_person(self, person: int) -> None:
        """Remove a person: their games stay without a name, and no picture of their nights shows their names."""
        with self._db.whole():
            self._must_be_person(person)
            # The uid stays: a file with nights of the person does not bring them back.
            self._db.run("UPDATE persons SET name = '', heard = '', listed = 0 WHERE id = ?", person)
            self._db.run("UPDATE seats SET unnamed = 1 WHERE person = ?", person)
            self._db.wipe()

    def forget_persons(self) -> None:
        """Remove the persons of whom no night is left."""
        self._db.run("DELETE FROM persons WHERE id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL)")


def _of_device(device: str | None) -> tuple[str, tuple[object, ...]]:
    """Return the condition of the nights of a device, and its values; nothing for None: all nights."""
    return (f"AND night IN ({MINE})", (device, device)) if device is not None else ("", ())


def person_of(row: dict[str, Any]) -> PersonRow:
    """Return the person of a row."""
    look = SeatLook(row["colour"], row["sign"])
    return PersonRow(row["id"], row["uid"], row["name"], look, bool(row["listed"]), row.get("nights", 0))


MOST_SEASONS = 40
"""The most seasons stored for one device."""


class Seasons(Queries):
    """The functions for saved seasons."""

    def seasons(self, device: str | None = None) -> list[KeptSeason]:
        """Return all saved seasons, or those of a device, the newest first."""
        sql = "SELECT * FROM seasons WHERE device = coalesce(?, device) ORDER BY id DESC"
        return [_season_of(row) for row in self._db.rows(sql, device)]

    def season(self, id: int) -> KeptSeason:
        """Return a saved season; raise StoreError (`no-season`) if it has gone."""
        return _season_of(self._one("no-season", "SELECT * FROM seasons WHERE id = ?", id))

    def shared_season(self, token: str) -> KeptSeason | None:
        """Return the season that is shared by this token."""
        rows = self._db.rows("SELECT * FROM seasons WHERE token = ?", token)
        return _season_of(rows[0]) if rows else None

    def keep_season(
        self, device: str, name: str, since: str = "", until: str = "", kind: str = "", *, changed: int | None = None
    ) -> int:
        """Save a season of a device, or change its `changed` one, whose link stays; return its id.

        Raises:
            StoreError: The device has another season of this name (`name-taken`) or too many of them (`too-many`), or
                the changed one has gone (`no-season`).
        """
        with self._db.whole():
            self._db.alone("seasons")
            others = [season for season in self.seasons(device) if season.id != changed]
            self._must_be_free(name, others, MOST_SEASONS)
            if changed is None:
                return self._db.add("seasons", device=device, name=name, since=since, until=until, kind=kind)
            sql = "UPDATE seasons SET name = ?, since = ?, until = ?, kind = ? WHERE id = ? AND device = ?"
            self._must("no-season", sql, name, since, until, kind, changed, device)
            return changed

    def share_season(self, id: int) -> None:
        """Share a season by a link that nobody can guess; one that is shared keeps its link."""
        sql = "UPDATE seasons SET token = coalesce(token, ?) WHERE id = ?"
        self._must("no-season", sql, secrets.token_urlsafe(16), id)

    def stop_sharing(self, id: int) -> None:
        """Make the link of a season dead; if it is shared again, it gets another."""
        self._must("no-season", "UPDATE seasons SET token = NULL WHERE id = ?", id)

    def delete_season(self, id: int) -> None:
        """Delete a season with its link; the nights stay. Nothing happens if it has gone."""
        self._db.run("DELETE FROM seasons WHERE id = ?", id)


def _season_of(row: dict[str, Any]) -> KeptSeason:
    return KeptSeason(**{**row, "token": row["token"] or ""})
