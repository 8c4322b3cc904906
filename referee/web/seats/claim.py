"""Claiming a seat for the phone of this request, and the sentence of a refusal."""

from flask import request

from referee.store.values import SeatRow
from referee.web.request.access import speech_at
from referee.web.request.context import Room, speech
from referee.web.request.phone import keep_choice
from referee.web.seats.people import Refused, give_seat, refusal


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
