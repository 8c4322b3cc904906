"""A referee that strangers open (`referee --public`), where a phone sees only its own evenings.

At a table everybody sees everything that is kept on the computer there. On a public server a table is seen by anybody
who has its code, which is long, while people play; afterwards by the phones that were there. Saved house rules are seen
by the phone that saved them; anybody else needs their link.
"""

import time

from flask import current_app

from referee.live import Table, TableRegistry

EVENING = 12 * 3600
"""Seconds without a line after which a night that nobody ended is over all the same."""
EMPTY_DAYS = 7
"""Days after which a night without a line is deleted."""
STREAMS_OF_A_PHONE, STREAMS_OF_A_TABLE = 12, 120
"""Pages of one table that are live at once on a public server."""
STREAMS_AT_HOME = 40, 400
"""The same at a table: of a phone, and of the table."""
STREAMS_OF_AN_ADDRESS = 600
"""Live pages of one address on a public server: those of a club of some hundred phones behind one router."""


def is_public() -> bool:
    """Return True on a public server."""
    return bool(current_app.config["PUBLIC"])


def may_see(table: Table, device: str) -> bool:
    """Return True if a phone may see a table of this referee, whose code it has."""
    return not is_public() or was_there(table, device) or time.time() - _last_use(table) < EVENING


def was_there(table: Table, device: str) -> bool:
    """Return True if a phone hosts a table, has a seat there, or had one."""
    night = table.night
    return device == night.host or any(
        device in seat.devices or device in seat.held for seat in (*night.seats, *night.gone)
    )


def _last_use(table: Table) -> float:
    """Return the time at which somebody last sat down, started a game or entered a line."""
    night, lines = table.night, table.game.lines if table.game is not None else ()
    began = (night.opened, *(seat.came for seat in night.seats), *(game.started for game in night.games))
    return max((*began, *(line.entered for line in lines[-1:])))


def may_watch(table: Table, device: str, address: str) -> bool:
    """Return False if a phone, its table or, on a public server, its address has too many live pages."""
    public = is_public()
    of_a_phone, of_a_table = (STREAMS_OF_A_PHONE, STREAMS_OF_A_TABLE) if public else STREAMS_AT_HOME
    mine = sum(watcher.device == device for watcher in table.watchers)
    if mine >= of_a_phone or len(table.watchers) >= of_a_table:
        return False
    tables: TableRegistry = current_app.extensions["registry"]
    watchers = (watcher for other in tables.all() for watcher in other.watchers) if public else ()
    return sum(watcher.address == address for watcher in watchers) < STREAMS_OF_AN_ADDRESS
