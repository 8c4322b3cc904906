"""Nights and persons as they leave for another referee and come from one, without devices and PINs.

A night and a person keep their id (`uid`) on every referee. A night that is known is not taken again, and what is known
of a person here is not changed.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from referee.store.codes import fresh, new_pin
from referee.store.nights import Nights
from referee.store.people.persons import MINE, person_of
from referee.store.values import CLOSED, SIGNS, KeptLine, PersonRow, SeatLook

ArchivedLine = tuple[float, str, str, str, float]
"""A line: its table time, its text, its verdict, the rule of it, and when it was entered."""


class ArchivedGame(NamedTuple):
    """A game: when it began, the head of its record, and its lines from the first."""

    started: float
    head: str
    lines: Sequence[ArchivedLine]


class ArchivedNight(NamedTuple):
    """A night: its seats in their order, and whose each of its names is (`people`, by uid)."""

    uid: str
    code: str
    name: str
    opened: float
    ended: float | None
    seats: Sequence[tuple[str, SeatLook]]
    people: Mapping[str, str]
    unnamed: Sequence[str]
    games: Sequence[ArchivedGame]


class Archive(Nights):
    """The functions for nights that leave and come."""

    def nights_to_archive(self, idle_since: float, device: str | None = None) -> list[int]:
        """Return the nights, oldest first, that have ended or have had no line since a time; or a device's of them."""
        among = f"AND id IN ({MINE})" if device is not None else ""
        entered = "SELECT 1 FROM lines JOIN games ON games.id = game WHERE night = nights.id AND entered >= ?"
        rows = self._db.rows(
            f"""
            SELECT id FROM nights
            WHERE deleted IS NULL AND (ended IS NOT NULL OR (opened < ? AND NOT EXISTS ({entered}))) {among}
            ORDER BY opened, id
            """,
            *(idle_since, idle_since),
            *((device, device) if device is not None else ()),
        )
        return [row["id"] for row in rows]

    def archived_persons(self, nights: Iterable[int]) -> list[PersonRow]:
        """Return the persons of nights, without their ids, which are another referee's there."""
        wanted = set(nights)
        rows = self._db.rows("SELECT DISTINCT night, person FROM seats")
        of_nights = {row["person"] for row in rows if row["night"] in wanted}
        rows = self._db.rows("SELECT id, uid, name, colour, sign, listed FROM persons ORDER BY id")
        return [person_of(row)._replace(id=0) for row in rows if row["id"] in of_nights]

    def archived_night(self, night: int) -> ArchivedNight:
        """Return a night as it leaves, with an id of its own from now on; raise StoreError if it has gone."""
        with self._db.whole():
            found = self.night_of(night)
            sql = "INSERT INTO night_uids (night, uid) VALUES (?, ?) ON CONFLICT DO NOTHING"
            self._db.run(sql, night, secrets.token_hex(16))
            [row] = self._db.rows("SELECT uid FROM night_uids WHERE night = ?", night)
            uids = {person["id"]: person["uid"] for person in self._db.rows("SELECT id, uid FROM persons")}
            people = {name: uids[person] for name, person in self.persons_of(night).items()}
            games = [(game, self.lines(game.id)) for game in found.games]
        return ArchivedNight(
            uid=row["uid"],
            code=found.code,
            name=found.name,
            opened=found.opened,
            ended=found.ended,
            seats=[(seat.name, seat.look) for seat in found.seats],
            people=people,
            unnamed=sorted(found.unnamed),
            games=[
                ArchivedGame(
                    game.started, game.head, [(of.at, of.text, of.verdict, of.rule, of.entered) for of in lines]
                )
                for game, lines in games
            ],
        )

    def add_archived(
        self,
        night: ArchivedNight,
        persons: Mapping[str, PersonRow],
        length: int,
        met: dict[str, tuple[int, bool]] | None = None,
    ) -> bool:
        """Add a night that nobody hosts and that has ended; return False if it is here already.

        It keeps its code, if that has the `length` of codes here and no other night has it. `met` keeps the persons
        that were looked up for the nights before, by uid.
        """
        with self._db.whole():
            self._db.alone("nights")
            if self._db.rows("SELECT 1 FROM night_uids WHERE uid = ?", night.uid):
                return False
            code = self._new_code(length, night.code)
            entered = [line[-1] for game in night.games for line in game.lines]
            ended = night.ended if night.ended is not None else max([night.opened, *entered])
            id = self._db.add("nights", code=code, name=night.name, opened=night.opened, ended=ended, door=CLOSED)
            self._db.run("INSERT INTO night_uids (night, uid) VALUES (?, ?)", id, night.uid)
            seats = self._add_people(id, night, persons, {} if met is None else met)
            for number, game in enumerate(night.games, 1):
                of = self._db.add("games", night=id, number=number, head=game.head, started=game.started)
                self._db.insert("seat_names", ("game", "name", "seat"), [(of, *called) for called in seats.items()])
                self.append(
                    KeptLine(of, n, at, text, verdict, rule, None, entered)
                    for n, (at, text, verdict, rule, entered) in enumerate(game.lines, 1)
                )
        return True

    def add_all_archived(
        self, nights: Sequence[ArchivedNight], persons: Mapping[str, PersonRow], length: int
    ) -> list[str]:
        """Add nights, all or none; return the ids of those that were not here yet."""
        met: dict[str, tuple[int, bool]] = {}
        with self._db.whole():
            return [night.uid for night in nights if self.add_archived(night, persons, length, met)]

    def remove_archived(self, uids: Iterable[str]) -> None:
        """Remove nights that were added and that nobody hosts, permanently, with the persons of whom none is left."""
        with self._db.whole():
            for uid in uids:
                found = "SELECT night FROM night_uids WHERE uid = ?"
                self._db.run(f"DELETE FROM nights WHERE host IS NULL AND id IN ({found})", uid)
            self.forget_persons()

    def unknown_uids(self, uids: Iterable[str]) -> list[str]:
        """Return the ids of persons whom nobody here has."""
        return [uid for uid in uids if self._by_uid(uid) is None]

    def know_person(self, uid: str, person: int) -> None:
        """Let an id of another program be a person's, if it is nobody's yet."""
        with self._db.whole():
            self._must_be_person(person)
            if self._by_uid(uid) is None:
                self._db.run("INSERT INTO person_uids (uid, person) VALUES (?, ?)", uid, person)

    def _add_people(
        self, id: int, night: ArchivedNight, persons: Mapping[str, PersonRow], met: dict[str, tuple[int, bool]]
    ) -> dict[str, int]:
        """Add the seats of a night, and return the seat behind each of its names."""
        there: dict[str, tuple[int, bool]] = {}
        for name, uid in night.people.items():  # who took another name has two
            if uid in there:
                continue
            known, came = met.get(uid) or self._by_uid(uid), persons[uid]
            if known is None:
                known = self._add_person(came.name, came.look, uid, came.listed), not came.name
            if known in there.values():  # two persons of the other referee who were merged here
                there[uid] = self._add_person(name, came.look), False
            else:
                there[uid] = met[uid] = known
        pins: list[str] = []
        seats: dict[str, int] = {}
        for place, (name, look) in enumerate(night.seats):
            pins.append(fresh(new_pin, pins))
            person, removed = there[night.people[name]] if name in night.people else (None, False)
            of = {"colour": look.colour, "sign": look.sign, "person": person, "unnamed": int(removed)}
            seats[name] = self._db.add("seats", night=id, place=place, name=name, pin=pins[-1], **of)
        uids = {night.people[name]: seat for name, seat in seats.items() if name in night.people}
        for name, uid in night.people.items():
            if name not in seats:
                seats[name] = uids[uid] = uids.get(uid) or self._add_row(id, name, persons[uid].look)
                sql = "UPDATE seats SET person = ?, unnamed = ? WHERE id = ?"
                self._db.run(sql, there[uid][0], int(there[uid][1]), seats[name])
        for name in night.unnamed:
            seats[name] = seats.get(name) or self._add_row(id, name, SeatLook(0, SIGNS[0]))
            self._db.run("UPDATE seats SET unnamed = 1 WHERE id = ?", seats[name])
        return seats

    def _by_uid(self, uid: str) -> tuple[int, bool] | None:
        """Return the person who has a uid, and whether they were removed."""
        rows = self._db.rows(
            """
            SELECT id, name FROM persons WHERE uid = ? UNION
            SELECT persons.id, name FROM person_uids JOIN persons ON persons.id = person WHERE person_uids.uid = ?
            """,
            *(uid, uid),
        )
        return (rows[0]["id"], not rows[0]["name"]) if rows else None
