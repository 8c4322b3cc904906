"""Joining a table: the page for sitting down, and the seat of a newcomer."""

import re

from flask import abort, render_template, request

from referee.live import Table
from referee.store.values import COLOURS, SIGNS, SeatLook
from referee.web.core.context import Room
from referee.web.core.phone import chosen
from referee.web.core.public_server import was_there
from referee.web.core.rate_limit import allowed, by_address
from referee.web.core.table_address import table_address
from referee.web.sit import late, people
from referee.web.sit.door import SeatWish, is_closed, is_known
from referee.web.sit.presence import is_away

ASKS, ASKS_ADDRESS = "12/minute", "60/minute"
"""Rate limits of requests to join, for a phone and for all phones of one address."""
IN_APP = re.compile(r"KAKAOTALK|NAVER\(inapp|DaumApps|\bLine/|FBA[NV]/|Instagram", re.IGNORECASE)
"""User agents of browsers inside other apps, which forget a seat once they are closed."""


def join_page(there: Room, trouble: str = "", typed: str | None = None, phoneless: bool = False) -> str:
    """Return the page for sitting down, early or late; `phoneless` if it is for another person than this phone's."""
    table = there.table
    choices = late.late_choices(table.game) if people.is_on(table) and table.game is not None else None
    own, taken = chosen("name"), [seat for seat in table.night.seats if seat.devices]
    if typed is None and phoneless:
        typed = ""
    elif typed is None:
        typed = there.mine[0].name if there.mine else own if own and people.seat_named(table, own) is None else ""
    return render_template(
        "sit/join.html",
        table=table,
        there=there,
        late=choices,
        asks=must_ask(there, own or ""),
        without=phoneless,
        trouble=trouble,
        typed=typed,
        game=people.plan_of(table).game or (table.game.game.key if table.game is not None else ""),
        host=_whose(table),
        look=next_look(table),
        known=people.known_persons(table, there.device),
        phoneless=[seat for seat in table.night.seats if not seat.devices],
        others=[seat for seat in taken if not is_away(table, seat)],
        missing=[seat for seat in taken if is_away(table, seat)] if not (there.mine or phoneless) else (),
        inside_app=is_inside_app(),
        qr=table_address(table.code) if there.is_host else None,
    )


def _whose(table: Table) -> str:
    """Return the name of the table's host, otherwise of the first to come; empty while nobody sits there."""
    seats = sorted(table.night.seats, key=lambda seat: seat.id)
    return next((seat.name for seat in seats if table.night.host in seat.devices), seats[0].name if seats else "")


def next_look(table: Table) -> SeatLook:
    """Return the colour and the sign that the next seat of a table gets."""
    looks = [seat.look for seat in table.night.seats]
    colours, signs = [look.colour for look in looks], [look.sign for look in looks]
    return SeatLook(min(COLOURS, key=colours.count), min(SIGNS, key=signs.count))


def is_inside_app() -> bool:
    """Return True if this page was opened inside another app, for example by scanning the code in a messenger."""
    return IN_APP.search(request.headers.get("User-Agent", "")) is not None


def is_for_another(there: Room) -> bool:
    """Return True if a form seats another person than this phone's, who has no phone."""
    return bool(request.form.get("phoneless")) and there.belongs


def must_ask(there: Room, name: str) -> bool:
    """Return True if the table has to let this phone in: it is closed, and the phone neither sits there nor did so."""
    if not is_closed(there.table) or there.belongs or there.table.night.ended is not None:
        return False
    return not is_known(there.table, there.device, name)


def may_ask(there: Room) -> None:
    """Abort with 429 for a phone that asks the table too often; requests of others do not count for a known phone."""
    code = there.table.code
    known = was_there(there.table, there.device)
    is_free = known or allowed(ASKS_ADDRESS, "join-request-address", f"{code} {by_address()}")
    if not allowed(ASKS, "join-request", f"{code} {there.device}") or not is_free:
        abort(429)


def seat_newcomer(table: Table, wish: SeatWish, device: str | None) -> None:
    """Give a person the seat they ask for: a new one, early or late, or that of a person who left the game."""
    played = table.game
    if not people.is_on(table) or played is None:
        kept = people.seat_named(table, wish.name)
        if kept is None or device not in kept.devices:
            people.sit(table, wish.name, device, wish.post, wish.person)
        return
    if wish.left:
        late.inherit(table, wish.name, device, wish.left, wish.post)
        return
    choice = late.late_choices(played)
    points = {"average": choice.average, "worst": choice.worst}.get(wish.points, 0)
    side = late.side_of(choice, played, wish.name, wish.side)
    late.sit_late(table, wish.name, device, wish.after, points, wish.post, side, wish.person)
