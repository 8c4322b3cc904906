"""People whose seat has gone to another table of the same club."""

from referee.store import Store
from referee.web.request.context import Room, ask_store


def moved_to(there: Room) -> str | None:
    """Return the code of the table at which a phone without a seat here has one by now; None if there is none.

    It is this table's if the seating that placed its people is stored, and the table has not read it yet: it does now.
    """
    club = there.table.night.club
    if club is None or club.over or there.mine:
        return None
    code = ask_store(Store.table_of, there.table.night.id, there.device)
    if code == there.table.code:
        there.table.catch_up_night()
    return code
