"""Limits on trying PINs.

Nobody finds a PIN by guessing, and no stranger's guesses lock out its owner. Only wrong PINs count. A device may try a
few a minute. Cookies cost nothing, so an address has a budget of its own, and as a phone may take several addresses, so
has a seat. A device that acted for the seat before has only its own budget, and so have the host and the computer that
serves. At 240 wrong tries a day one address needs three weeks for an even chance at one of 10,000 PINs,
which changes whenever a phone takes the seat. A phone that has no try left asks to be let in, which always works.
"""

from collections.abc import Iterator

from referee.store.values import SeatRow
from referee.web.request import rate_limit
from referee.web.request.context import Room
from referee.web.seats.door import is_hosting, is_known
from referee.web.seats.people import Refused

DEVICE = ("12/minute", "60/hour", "240/day")
ADDRESS = ("60/hour", "240/day")
SEAT = ("240/hour", "960/day")


def require(there: Room, seat: SeatRow, digits: str) -> None:
    """Raise `Refused` if these digits are not the seat's PIN, which is counted, or this phone has no try left."""
    if not all(rate_limit.may_try(*budget) for budget in _budgets(there, seat)):
        raise Refused("ui-pin-often")
    if digits != seat.pin:
        for budget in _budgets(there, seat):
            rate_limit.allowed(*budget)
        raise Refused("ui-pin-wrong")


def _budgets(there: Room, seat: SeatRow) -> Iterator[tuple[str, str, str]]:
    """Yield the budgets that a wrong PIN is taken from as (limit, kind, key)."""
    night = there.table.night.id
    yield from ((often, "pin-device", f"{night} {there.device}") for often in DEVICE)
    if is_hosting(there) or is_known(there.table, there.device, seat.name):
        return
    yield from ((often, "pin-address", f"{night} {rate_limit.by_address()}") for often in ADDRESS)
    yield from ((often, "pin-seat", str(seat.id)) for often in SEAT)
