"""The seats of a night: their names, looks and places, and the devices that act for them."""

import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from referee.store.codes import fresh, new_pin, same_name
from referee.store.nights import Nights
from referee.store.people.persons import person_of
from referee.store.values import Night, SeatRow, StoreError

DEVICES_A_SEAT = 2


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
        game: int | None = None,
    ) -> SeatRow:
        """Add a seat, last in the ring, with a PIN that no other seat of the night has; one of this name comes back.

        Its person is the one stated, unless they were removed, else found as `person_for` does. They bring their colour
        and their sign, if nobody at the table has them. In the `game` that they join the name is the seat's.
        """
        with self._db.whole():
            found = self.night_of(night)
            others = found.seats
            if any(same_name(seat.name, name) for seat in others):
                raise StoreError("name-taken")
            place = max((seat.place for seat in others), default=-1) + 1
            given = found.next_look
            back = next((seat.id for seat in found.gone if same_name(seat.name, name)), None)
            seat = self._add_row(night, name, given) if back is None else back
            if person is None or not self._person_row(person)["name"]:
                person = self.person_for(seat, device, among)
            else:
                self.set_person(seat, person)
            look = person_of(self._person_row(person)).look
            self._db.run(
                "UPDATE seats SET gone = NULL, name = ?, place = ?, pin = ?, came = ?, colour = ?, sign = ?"
                " WHERE id = ?",
                *(name, place, fresh(new_pin, {seat.pin for seat in others}), time.time()),
                given.colour if any(seat.look.colour == look.colour for seat in others) else look.colour,
                given.sign if any(seat.look.sign == look.sign for seat in others) else look.sign,
                seat,
            )
            if game is not None:
                self._call(game, name, seat, instead=True)
            if device is not None:
                self.give_seat(seat, device)
            return self._seat(seat)

    def _seat(self, seat: int) -> SeatRow:
        return next(found for found in self._around(seat).seats if found.id == seat)

    def _around(self, seat: int) -> Night:
        """Return the night of a seat that was not left."""
        sql = "SELECT night FROM seats WHERE id = ? AND gone IS NULL"
        return self.night_of(self._one("no-seat", sql, seat)["night"])

    def rename_seat(self, seat: int, name: str, game: int | None = None) -> None:
        """Give a seat another name, and that in the game in which a line says so.

        Who takes the name of somebody who left goes on as them.
        """
        with self._db.whole():
            night = self._around(seat)
            if any(same_name(other.name, name) for other in night.seats if other.id != seat):
                raise StoreError("name-taken")
            for other in night.gone:
                if other.name == name and other.id != seat:
                    self._db.run("UPDATE seat_names SET seat = ? WHERE seat = ?", seat, other.id)
                    self._db.run("UPDATE seats SET unnamed = ? WHERE id = ? AND unnamed = 0", int(other.unnamed), seat)
                    self._db.run("DELETE FROM seats WHERE id = ?", other.id)
            self._db.run("UPDATE seats SET name = ? WHERE id = ?", name, seat)
            if game is not None:
                self._call(game, name, seat, instead=True)

    def follow(self, night: int, game: int, names: Mapping[str, str], among: str | None) -> None:
        """Give everybody in a game a seat under their name there: that of the name they had before, or a new one."""
        with self._db.whole():
            for name, before in names.items():
                found = self.night_of(night)
                if any(same_name(seat.name, name) for seat in found.seats):
                    continue
                row = found.row_of(game, before)
                with suppress(StoreError):  # somebody sits here by now whose name sounds the same
                    if row is not None and row in found.gone:
                        row = self.add_seat(night, row.name, among=among)
                    if row is None or row.name in names.keys() - {name}:
                        self.add_seat(night, name, among=among, game=game)
                    else:
                        self.rename_seat(row.id, name, game)

    def show_name(self, seat: int, *, shown: bool) -> None:
        """Show a person's name in pictures of the night, or leave it out with all earlier names of the seat."""
        self._must("no-seat", "UPDATE seats SET unnamed = ? WHERE id = ? AND gone IS NULL", int(not shown), seat)

    def set_look(self, seat: int, colour: int | None = None, sign: str | None = None, *, by: str | None = None) -> None:
        """Give a seat another colour, or another sign; a seat of the night that has it already gets the former one.

        The seat's person brings it to other nights if the device `by` speaks for them (see `kept_by`), or if they have
        been at no other night.
        """
        with self._db.whole():
            mine = self._seat(seat)
            speaks = by is not None and mine.person in self.kept_by(by)
            whose = mine.person if mine.person and (speaks or len(self.names_of(mine.person)) == 1) else None
            for column, old, new in (("colour", mine.look.colour, colour), ("sign", mine.look.sign, sign)):
                if new is not None:
                    night = "(SELECT night FROM seats WHERE id = ?)"
                    sql = f"UPDATE seats SET {column} = ? WHERE {column} = ? AND night = {night}"
                    self._db.run(sql, old, new, seat)
                    self._db.run(f"UPDATE seats SET {column} = ? WHERE id = ?", new, seat)
                    self._db.run(f"UPDATE persons SET {column} = ? WHERE id = ?", new, whose)

    def arrange(self, night: int, seats: Sequence[int]) -> None:
        """Set the ring: these seats clockwise, by their ids, then all others in their old order."""
        with self._db.whole():
            there = [seat.id for seat in self.night_of(night).seats]
            ring = [*(seat for seat in seats if seat in there), *(seat for seat in there if seat not in seats)]
            for place, seat in enumerate(ring) if ring != there else ():
                self._db.run("UPDATE seats SET place = ? WHERE id = ?", place, seat)

    def remove_seat(self, seat: int, *, remember: bool = False) -> None:
        """Remove a seat from the table; its row and its player's lines stay.

        With `remember` the night stores which devices spoke for it, otherwise it forgets them.
        """
        with self._db.whole():
            found = self._seat(seat)
            if remember:
                self._remember(seat, found.devices)
            else:
                self._db.run("DELETE FROM held WHERE seat = ?", seat)
            self._db.run("UPDATE club_people SET name = ?, present = 0, seat = NULL WHERE seat = ?", found.name, seat)
            self._db.run("DELETE FROM sitting WHERE seat = ?", seat)
            self._db.run("UPDATE seats SET gone = ?, pin = '' WHERE id = ?", time.time(), seat)

    def _remember(self, seat: int, devices: Iterable[str | None]) -> None:
        """Store which devices spoke for a seat."""
        sql = "INSERT INTO held (seat, device) SELECT seat, device FROM sitting WHERE seat = ? AND device = ?"
        for device in devices:
            self._db.run(f"{sql} ON CONFLICT DO NOTHING", seat, device)

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
            helps = self._is_anothers(seat, device) if helps is None else helps
            self._db.insert("sitting", ("seat", "device", "since", "helps"), [(seat, device, time.time(), int(helps))])
            pins = self._db.rows("SELECT pin FROM seats WHERE night = (SELECT night FROM seats WHERE id = ?)", seat)
            pin = fresh(new_pin, {row["pin"] for row in pins})
            self._db.run("UPDATE seats SET pin = ? WHERE id = ?", pin, seat)

    def _is_anothers(self, seat: int, device: str) -> bool:
        """Return True if a device has another seat of the same night, or had one."""
        sql = """
            SELECT 1 FROM seats JOIN seats other ON other.night = seats.night
            WHERE seats.id = ? AND other.id <> seats.id AND EXISTS (
                SELECT 1 FROM sitting WHERE seat = other.id AND device = ?
                UNION ALL SELECT 1 FROM held WHERE seat = other.id AND device = ?
            )
        """
        return bool(self._db.rows(sql, seat, device, device))

    def free_seat(self, seat: int, device: str, *, remember: bool = False) -> None:
        """Let a device no longer act for a seat; nothing happens if it did not."""
        with self._db.whole():
            if remember:
                self._remember(seat, (device,))
            self._db.run("DELETE FROM sitting WHERE seat = ? AND device = ?", seat, device)
