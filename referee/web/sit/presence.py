"""Presence at the table: phones that are away, seats that the game waits for, spectators."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from referee.engine.basics.seats import NOBODY
from referee.live import LiveGame, Table
from referee.live.table import AWAY, QUIET
from referee.store.values import SeatRow
from referee.web.core.context import Room
from referee.web.log.disputes import waiting

FORWARD = "main"
"""The area of the screen for actions that bring the game on; those elsewhere can wait."""


@dataclass(frozen=True, slots=True)
class WaitedFor:
    """Seats that the game waits for while none of their phones shows it.

    Each is (id in the store, name, away, number in the game); if it is away, another phone may help out.
    """

    code: str
    seats: tuple[tuple[int, str, bool, int], ...]


class Acting(NamedTuple):
    """The seats that the game or a vote waits for (`on`, by number), and those of them without a phone.

    The latter, in `seats`, are (id in the store, name, number): any phone acts for them. Empty if each seat has phones
    of its own.
    """

    code: str
    on: tuple[int, ...] = ()
    seats: tuple[tuple[int, str, int], ...] = ()

    def beside(self, seat: int | None) -> "Acting":
        """Return the seats for a seat's own phone: while the seat itself is waited for, it comes first."""
        return self._replace(seats=()) if seat in self.on else self


@dataclass(frozen=True, slots=True)
class PhoneStatus:
    """The status of a seat's phones: the text's id, and whether one of them is the host's."""

    key: str
    hosts: bool
    template: ClassVar[str] = "sit/phone_of.html"


class PersonAt(NamedTuple):
    """A person of a game: the id of their seat, and whether its `phone` is `here`, `away`, or there is `none`."""

    seat: int
    phone: str = "none"


NOT_HERE = PersonAt(0)


def phone_status(table: Table, seat: SeatRow) -> PhoneStatus:
    """Return the status of a seat's phones as the others see it."""
    key = "ui-no-phone" if not seat.devices else "ui-phone-away" if is_away(table, seat) else "ui-has-phone"
    return PhoneStatus(key, table.night.host in seat.devices)


def is_away(table: Table, seat: SeatRow) -> bool:
    """Return True if no phone acts for a seat at the moment: it has none, or none that watches."""
    return not any(table.is_live(device) for device in seat.devices)


def is_dark(table: Table, seat: SeatRow) -> bool:
    """Return True if no phone of a seat shows the table, though its person may still be here."""
    return not any(table.is_live(device, QUIET) for device in seat.devices)


def shows_pin(there: Room, seat: SeatRow) -> bool:
    """Return True if a phone may read a seat's PIN and link.

    The seat's own phone may, to bring a second one; while the seat is away any phone at the table may, so
    that it can be given back to a person who lost it.
    """
    return seat in there.mine or (there.belongs and is_away(there.table, seat))


def people_at(table: Table, names: Sequence[str]) -> tuple[PersonAt, ...]:
    """Return the people of a game in the order of its seats; those without a seat at the table have the id 0."""
    seats = {seat.name: seat for seat in table.night.seats}
    found, here = [seats.get(name) for name in names], table.present(AWAY)
    return tuple(
        [
            NOT_HERE
            if seat is None
            else PersonAt(seat.id, "none" if not seat.devices else "away" if here.isdisjoint(seat.devices) else "here")
            for seat in found
        ]
    )


def may_remove(there: Room, seat: SeatRow) -> bool:
    """Return True if a phone may say that a person leaves: its own, anybody as the host, else who has no phone here."""
    return seat in there.mine or there.is_host or (there.belongs and is_away(there.table, seat))


def spectators(table: Table) -> int:
    """Count the devices that watch without a seat, including those just gone dark; the host's is not counted."""
    seated = {device for seat in table.night.seats for device in seat.devices}
    return len(table.present(QUIET) - seated - {table.night.host})


def waited_for(table: Table) -> WaitedFor:
    """Return the awaited seats whose phone went dark.

    Seats without a phone do not count: any phone acts for them.
    """
    here = table.present(QUIET)
    dark = [seat for seat in table.night.seats if seat.devices and here.isdisjoint(seat.devices)]
    played = table.game
    if not dark or played is None or not played.has_log:
        return WaitedFor(table.code, ())
    names = {played.state.names[seat] for seat in seats_to_act(played)}
    found = [(seat, played.state.names.index(seat.name)) for seat in dark if seat.name in names]
    return WaitedFor(table.code, tuple((seat.id, seat.name, is_away(table, seat), number) for seat, number in found))


def acting(table: Table, played: LiveGame) -> Acting:
    """Return the seats that the game waits for, for phones that act for others too."""
    seats = table.night.seats
    devices = [device for seat in seats for device in seat.devices]
    if all(seat.devices for seat in seats) and len(devices) == len(set(devices)):
        return Acting(table.code)
    # A vote waits for people too, although the game goes on without it.
    on, names = tuple(dict.fromkeys((*seats_to_act(played), *waiting(played.state)))), played.state.names
    free = {seat.name: seat.id for seat in seats if not seat.devices}
    # Where a certain card leads, whoever has it begins.
    anybody = not on and played.view.phase == "play" and played.view.turn == played.view.timeout == NOBODY
    may = range(len(names)) if anybody else on
    return Acting(table.code, on, tuple((free[names[at]], names[at], at) for at in may if names[at] in free))


def seats_to_act(played: LiveGame) -> tuple[int, ...]:
    """Return the seats whose line brings the game on, by number; none while it rests, or if any seat may."""
    view, state = played.view, played.state
    if view.phase == "over" or view.timeout >= 0:
        return ()
    there = [seat.seat for seat in view.seats if seat.here and not seat.gone]
    asked = [seat for seat in there if any(ask.place == FORWARD for ask in played.game.prompts(state, seat))]
    if len(asked) == len(there) > 1:
        waited = view.dealer if view.phase == "deal" else view.turn
        return (waited,) if waited >= 0 else ()
    return tuple(asked)
