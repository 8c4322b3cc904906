"""The seats of a night: their names, looks and places, and the devices that act for them."""

import time
from collections.abc import Iterable, Sequence
from typing import TypeVar

from referee.store.codes import fresh, new_pin, same_name
from referee.store.nights import Nights
from referee.store.values import COLOURS, SIGNS, SeatLook, SeatRow, StoreError

DEVICES_A_SEAT = 2
UNNAMED = "INSERT INTO unnamed (night, name) VALUES (?, ?) ON CONFLICT DO NOTHING"
Given = TypeVar("Given")


class Seats(Nights):
    """The functions for seats."""

    def add_seat(
        self,
        night: int,
        name: str,
        device: str | None = None,
        *,
        person: int | None = None,
        among: str | None = None,
    ) -> SeatRow:
        """Add a seat, last in the ring, with a PIN that no other seat of the night has.

        Its person is the one stated, unless they were removed, else found as `person_for` does. They bring their colour
        and their sign, if nobody at the table has them.
        """
        with self._db.whole():
            others = self._night("id", night).seats
            if any(same_name(seat.name, name) for seat in others):
                raise StoreError("name-taken")
            place = max((seat.place for seat in others), default=-1) + 1
            colours, signs = ([getattr(seat.look, of) for seat in others] for of in ("colour", "sign"))
            given = SeatLook(_first_free(COLOURS, colours), _first_free(SIGNS, signs))
            if person is None or self._is_removed(person):
                person = self.person_for(night, name, given, device, among)
            else:
                self.set_person(night, name, person)
            look = self.look_of(person)
            seat = self._db.add(
                "INSERT INTO seats (night, place, name, pin, came, colour, sign) VALUES (?, ?, ?, ?, ?, ?, ?)",
                *(night, place, name, fresh(new_pin, {seat.pin for seat in others}), time.time()),
                given.colour if look.colour in colours else look.colour,
                given.sign if look.sign in signs else look.sign,
            )
            if device is not None:
                self.give_seat(seat, device)
            return self._seat(seat)

    def _seat(self, seat: int) -> SeatRow:
        for row in self._db.rows("SELECT night FROM seats WHERE id = ?", seat):
            return next(s for s in self._night("id", row["night"]).seats if s.id == seat)
        raise StoreError("no-seat")

    def rename_seat(self, seat: int, name: str) -> None:
        """Give a seat another name; pictures that leave out the former one leave out this one too."""
        with self._db.whole():
            rows = self._db.rows("SELECT night FROM seats WHERE id = ?", seat)
            if not rows:
                raise StoreError("no-seat")
            night = self._night("id", rows[0]["night"])
            if any(same_name(other.name, name) for other in night.seats if other.id != seat):
                raise StoreError("name-taken")
            former = next(known.name for known in night.seats if known.id == seat)
            self._db.run("INSERT INTO formerly (seat, name) VALUES (?, ?) ON CONFLICT DO NOTHING", seat, former)
            self._db.run("UPDATE seats SET name = ? WHERE id = ?", name, seat)
            if (person := self.persons_of(night.id).get(former)) is not None:
                self._play_as(night.id, name, person)
            if former in night.unnamed:
                self._db.run(UNNAMED, night.id, name)

    def show_name(self, seat: int, *, shown: bool) -> None:
        """Show a person's name in pictures of the night, or leave it out with all earlier names of the seat."""
        with self._db.whole():
            found = self._seat(seat)
            [row] = self._db.rows("SELECT night FROM seats WHERE id = ?", seat)
            for name in (found.name, *self._former_names(seat)):
                sql = "DELETE FROM unnamed WHERE night = ? AND name = ?"
                if not shown:
                    sql = UNNAMED
                self._db.run(sql, row["night"], name)

    def _former_names(self, seat: int) -> list[str]:
        return [row["name"] for row in self._db.rows("SELECT name FROM formerly WHERE seat = ?", seat)]

    def set_look(
        self,
        seat: int,
        colour: int | None = None,
        sign: str | None = None,
        *,
        by: str | None = None,
    ) -> None:
        """Give a seat another colour, or another sign; a seat of the night that has it already gets the former one.

        The seat's person brings it to other nights if the device `by` speaks for them (see `kept_by`), or if they have
        been at no other night.
        """
        with self._db.whole():
            mine = self._seat(seat)
            persons = self._db.rows(
                "SELECT person FROM seats JOIN played_as USING (night, name) WHERE seats.id = ?", seat
            )
            whose = [
                row["person"]
                for row in persons
                if (by is not None and row["person"] in self.kept_by(by)) or len(self.names_of(row["person"])) == 1
            ]
            for column, old, new in (("colour", mine.look.colour, colour), ("sign", mine.look.sign, sign)):
                if new is not None:
                    night = "(SELECT night FROM seats WHERE id = ?)"
                    sql = f"UPDATE seats SET {column} = ? WHERE {column} = ? AND night = {night}"
                    self._db.run(sql, old, new, seat)
                    self._db.run(f"UPDATE seats SET {column} = ? WHERE id = ?", new, seat)
                    for person in whose:
                        self._db.run(f"UPDATE persons SET {column} = ? WHERE id = ?", new, person)

    def order_seats(self, night: int, seats: Sequence[int]) -> None:
        """Set the ring: the ids of the night's seats, clockwise."""
        with self._db.whole():
            if sorted(seats) != sorted(seat.id for seat in self._night("id", night).seats):
                raise StoreError("no-seat")
            for place, seat in enumerate(seats):
                self._db.run("UPDATE seats SET place = ? WHERE id = ?", place, seat)

    def arrange(self, night: int, names: Sequence[str]) -> None:
        """Set the ring in the order of these names; people of other names follow in their old order."""
        with self._db.whole():
            places = {name: place for place, name in enumerate(names)}
            there = self._night("id", night).seats
            order = sorted(there, key=lambda seat: places.get(seat.name, len(places)))
            if order != list(there):
                self.order_seats(night, [seat.id for seat in order])

    def remove_seat(self, seat: int, *, remember: bool = False) -> None:
        """Remove a seat; its player's lines stay.

        With `remember` the night stores which devices spoke for this name, otherwise it forgets them.
        """
        with self._db.whole():
            found = self._seat(seat)
            if remember:
                self._remember(seat, found.devices)
            else:
                night = "(SELECT night FROM seats WHERE id = ?)"
                self._db.run(f"DELETE FROM held WHERE night = {night} AND name = ?", seat, found.name)
            self._db.run("UPDATE club_people SET name = ?, present = 0 WHERE seat = ?", found.name, seat)
            self._db.run("DELETE FROM seats WHERE id = ?", seat)

    def _remember(self, seat: int, devices: Iterable[str | None]) -> None:
        """Store which devices spoke for a seat, by its name."""
        sql = (
            "INSERT INTO held (night, name, device) SELECT night, name, device FROM seats, sitting"
            " WHERE id = ? AND seat = id AND device = ? ON CONFLICT DO NOTHING"
        )
        for device in devices:
            self._db.run(sql, seat, device)

    def give_seat(
        self,
        seat: int,
        device: str,
        instead: str | None = None,
        *,
        remember: bool = False,
        helps: bool | None = None,
        pin: str | None = None,
    ) -> None:
        """Let a device act for a seat, `instead` of another if it has two; the night may `remember` that one.

        A device that is new to the seat brings a new PIN, because others know the one it came with. One that only
        `helps` out is another person's, by default one that has or had another seat of the night: it never speaks for
        the seat's person elsewhere. Raises StoreError (`pin-wrong`) if the seat has not the `pin` that the device told,
        or not any more: of two that tell it at once one gets the seat.
        """
        with self._db.whole():
            found = self._seat(seat)
            rest = [other for other in found.devices if other != instead]
            if device in found.devices:
                return
            if pin is not None and pin != found.pin:
                raise StoreError("pin-wrong")
            if len(rest) >= DEVICES_A_SEAT:
                raise StoreError("seat-full")
            if remember:
                self._remember(seat, (instead,))
            self._db.run("DELETE FROM sitting WHERE seat = ? AND device = ?", seat, instead)
            sql = "INSERT INTO sitting (seat, device, since, helps) VALUES (?, ?, ?, ?)"
            self._db.run(
                sql, seat, device, time.time(), int(self._is_anothers(seat, device) if helps is None else helps)
            )
            pins = self._db.rows("SELECT pin FROM seats WHERE night = (SELECT night FROM seats WHERE id = ?)", seat)
            pin = fresh(new_pin, {row["pin"] for row in pins})
            self._db.run("UPDATE seats SET pin = ? WHERE id = ?", pin, seat)

    def _is_anothers(self, seat: int, device: str) -> bool:
        """Return True if a device has another seat of the same night, or had one under another name."""
        sql = """
            SELECT 1 FROM seats JOIN seats other ON other.night = seats.night JOIN sitting ON sitting.seat = other.id
            WHERE seats.id = ? AND other.id <> seats.id AND device = ?
            UNION
            SELECT 1 FROM seats JOIN held ON held.night = seats.night AND held.name <> seats.name
            WHERE seats.id = ? AND device = ?
        """
        return bool(self._db.rows(sql, seat, device, seat, device))

    def free_seat(self, seat: int, device: str, *, remember: bool = False) -> None:
        """Let a device no longer act for a seat; nothing happens if it did not."""
        with self._db.whole():
            if remember:
                self._remember(seat, (device,))
            self._db.run("DELETE FROM sitting WHERE seat = ? AND device = ?", seat, device)


def _first_free(offered: Iterable[Given], taken: Sequence[Given]) -> Given:
    """Return the first that is not taken; if all are, the first of those that are taken least often."""
    return min(offered, key=taken.count)
