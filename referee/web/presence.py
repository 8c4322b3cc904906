"""Who is at the table just now: which phone is away, which one everybody waits for, and how many only watch."""

from dataclasses import dataclass, replace
from typing import ClassVar

from referee.live import Played, Table
from referee.live.table import QUIET
from referee.store import Seat
from referee.web.context import Room, game_of, view_of
from referee.web.disputes import waiting

FORWARD = "main"
"""The place of the screen for what brings the game on; what waits elsewhere may wait."""


@dataclass(frozen=True, slots=True)
class Waited:
    """The seats that the game waits for although no phone of theirs shows it: their ids in the store, names, and
    whether they count as away, so that another phone may help out, and their numbers in the game."""

    code: str
    seats: tuple[tuple[int, str, bool, int], ...]


@dataclass(frozen=True, slots=True)
class Acting:
    """The seats that the game, or a vote, waits for (`on`), by number; those of them that have no phone by id in the
    store, name and number: any phone acts for them. Nobody where each seat has phones of its own."""

    code: str
    on: tuple[int, ...] = ()
    seats: tuple[tuple[int, str, int], ...] = ()

    def beside(self, seat: int | None) -> "Acting":
        """The same for a seat's own phone: while it is waited for itself, that comes first."""
        return replace(self, seats=()) if seat in self.on else self


@dataclass(frozen=True, slots=True)
class PhoneOf:
    """How a seat stands with its phones: the text's id, and whether one of them hosts."""

    key: str
    hosts: bool
    part: ClassVar[str] = "phone-of"


def phone_of(table: Table, seat: Seat) -> PhoneOf:
    """How the others see a seat's phones."""
    key = "ui-no-phone" if not seat.devices else "ui-phone-away" if is_away(table, seat) else "ui-has-phone"
    return PhoneOf(key, table.night.host in seat.devices)


def is_away(table: Table, seat: Seat) -> bool:
    """Whether no phone speaks for a seat just now: it has none, or none that watches."""
    return not any(table.is_live(device) for device in seat.devices)


def is_dark(table: Table, seat: Seat) -> bool:
    """Whether no phone of a seat shows the table: whoever holds one may still be here."""
    return not any(table.is_live(device, QUIET) for device in seat.devices)


def shows_pin(there: Room, seat: Seat) -> bool:
    """A seat's own phone may read its PIN and link, to bring a second phone; any phone that has a vote where nobody
    speaks for the seat, so that the table can give it back to whoever lost it."""
    return seat in there.mine or (there.has_vote and is_away(there.table, seat))


def spectators(table: Table) -> int:
    """How many devices watch without a seat, one in the dark for a moment among them; the host's is the table's own."""
    seated = {device for seat in table.night.seats for device in seat.devices}
    return len(table.present(QUIET) - seated - {table.night.host})


def waited(table: Table) -> Waited:
    """Whose phone everybody waits for. A seat that has none is no such case: every phone acts for it."""
    here = table.present(QUIET)
    dark = [seat for seat in table.night.seats if seat.devices and here.isdisjoint(seat.devices)]
    played = table.game
    if not dark or played is None or played.game is None:
        return Waited(table.code, ())
    names = {played.state.names[seat] for seat in on_whom(played)}
    found = [(seat, played.state.names.index(seat.name)) for seat in dark if seat.name in names]
    return Waited(table.code, tuple((seat.id, seat.name, is_away(table, seat), number) for seat, number in found))


def acting(table: Table, played: Played) -> Acting:
    """On whom the game waits, for phones that act for others too."""
    seats = table.night.seats
    devices = [device for seat in seats for device in seat.devices]
    if all(seat.devices for seat in seats) and len(devices) == len(set(devices)):
        return Acting(table.code)
    # A vote waits for people too, though the game goes on without it.
    on, names = tuple(dict.fromkeys((*on_whom(played), *waiting(played.state)))), played.state.names
    free = {seat.name: seat.id for seat in seats if not seat.devices}
    return Acting(table.code, on, tuple((free[names[at]], names[at], at) for at in on if names[at] in free))


def on_whom(played: Played) -> tuple[int, ...]:
    """The seats whose line brings the game on, by number; none while it rests, or where anybody's does."""
    view, state = view_of(played), played.state
    if view.phase == "over" or view.timeout >= 0:
        return ()
    there = [seat.seat for seat in view.seats if seat.here and not seat.gone]
    asked = [seat for seat in there if any(ask.place == FORWARD for ask in game_of(played).asks(state, seat))]
    if len(asked) == len(there) > 1:
        return (view.turn,) if view.turn >= 0 else ()
    return tuple(asked)
