"""The nights that a phone may see, keep and bring back."""

import time
from contextlib import suppress

from referee.store import Store
from referee.store.deleted import DELETED_DAYS
from referee.store.values import KeptRules, NextNight, Night, NightRow, StoreError
from referee.web.core.access import is_local_request
from referee.web.core.context import Room, ask_store
from referee.web.core.phone import device
from referee.web.core.public_server import EVENING, is_public


def nights_here(*, deleted: bool = False) -> list[NightRow]:
    """Return all nights on the server's computer, otherwise this phone's: those that it hosts or sits at.

    The one played last comes first.
    """
    whose = None if is_local_request() else device()
    return ask_store(Store.nights, deleted=deleted, device=whose)


def is_on_tonight(row: NightRow) -> bool:
    """Return True if people may still be at the table of a night: it has not ended and was played lately."""
    return row.ended is None and time.time() - row.changed < EVENING


def next_of_night(night: Night) -> NextNight | None:
    """Return the night that the people of an ended night go on to, if it was opened this evening and is open."""
    found = night.next_night
    return found if night.ended is not None and found is not None and time.time() - found.opened < EVENING else None


def deleted_nights() -> list[NightRow]:
    """Return the deleted nights that this phone may bring back.

    On the server's computer these are all of them, otherwise those that the phone hosted or sat at.
    """
    rows = nights_here(deleted=True)
    if any(gone_by(row) < time.time() for row in rows):
        with suppress(StoreError):  # what another server uses now goes later
            ask_store(Store.purge)
        rows = nights_here(deleted=True)
    return rows


def gone_by(row: NightRow | KeptRules) -> float:
    """Return the time from which a deleted night or set of rules cannot be brought back."""
    return (row.deleted or 0.0) + DELETED_DAYS * 24 * 3600


def may_keep(there: Room) -> bool:
    """Return True if this phone may rename, end, reopen or delete the night."""
    return there.is_host or is_local_request()


def may_delete(there: Room) -> bool:
    """Return True if this phone may delete the night: on a public server everybody who took part may."""
    return may_keep(there) or (is_public() and _took_part(there))


def may_open_again(there: Room) -> bool:
    """Return True if this phone may open another night with the same people and their phones.

    While the night is still on, only its own people may: their phones would be told of another table.
    """
    return _took_part(there) or (not is_public() and (there.belongs or there.table.night.ended is not None))


def _took_part(there: Room) -> bool:
    """Return True if this phone hosts a table, or its person is or was in a game there.

    A stranger who has the code can sit down, and leave again, while the table is open: nobody there has agreed to it.
    """
    night, phone = there.table.night, there.device
    rows = (night.row_of(played.id, name) for played in there.table.games for name in played.names)
    return there.is_host or any(row is not None and phone in (*row.devices, *row.held) for row in rows)
