"""Claiming a seat for the phone of this request: the limits on trying its PIN, and the sentence of a refusal.

Nobody finds a PIN by guessing, and no stranger's guesses lock out its owner. Only wrong PINs count. A device may try a
few a minute. Cookies cost nothing, so an address has a budget of its own, and as a phone may take several addresses, so
has a seat. A device that acted for the seat before has only its own budget, and so have the host and the computer that
serves. At 240 wrong tries a day one address needs three weeks for an even chance at one of 10,000 PINs,
which changes whenever a phone takes the seat. A phone that has no try left asks to be let in, which always works.
"""

from collections.abc import Iterator

from flask import request

from referee.store.values import SeatRow
from referee.web.core import rate_limit
from referee.web.core.access import speech_at
from referee.web.core.context import Room, speech
from referee.web.core.phone import keep_choice
from referee.web.sit.door import is_hosting, is_known
from referee.web.sit.people import Refused, give_seat, refusal

DEVICE = ("12/minute", "60/hour", "240/day")
ADDRESS = ("60/hour", "240/day")
SEAT = ("240/hour", "960/day")


def is_repeated_tap(there: Room) -> bool:
    """Return True if this very tap was kept before and comes again, because its answer was lost."""
    found = there.table.earlier_answer(request.form.get("post"))
    return found is not None and refusal(found) is None


def claim_seat(there: Room, seat: SeatRow) -> None:
    """Let this phone act for a seat from now on.

    The phone remembers the name if this is its first seat at the table; any other seat it only helps out. Raises
    `Refused` if the seat has all its phones, or its PIN is another by now.
    """
    helps = bool(there.mine)
    give_seat(there.table, seat, there.device, post=request.form.get("post"), pin=seat.pin)
    if not helps:
        keep_choice("name", seat.name)


def refusal_text(there: Room | None, fault: Refused) -> str:
    """Return a refusal in words."""
    words = speech_at(there) if there is not None else speech()
    if "ruling" in fault.fill:
        return words.rule_plain(fault.fill["ruling"])
    if "clash" in fault.fill:
        return words.problem(fault.fill["clash"])
    return words.plain(fault.key, **fault.fill)


def require_pin(there: Room, seat: SeatRow, digits: str) -> None:
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
