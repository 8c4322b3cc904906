"""The table's vote for a new host, while the host's phone is gone."""

from collections.abc import Sequence

from referee.live import Table
from referee.store import Seat
from referee.web.door import is_new

GONE = 3600.0
"""A seat whose phones have all been away for so many seconds is not counted: those who are left choose a host."""


def host_is_away(table: Table) -> bool:
    """Whether no phone of the table has the host's role just now."""
    host = table.night.host
    return host is None or not table.is_live(host)


def voters(table: Table, seats: Sequence[Seat]) -> list[Seat]:
    """Those of the seats that have a vote: no longer new, with a phone that was here lately, and in the game being
    played, once there is one."""
    played = table.game
    names = played.state.names if played is not None and played.state is not None else None
    return [
        seat
        for seat in seats
        if (names is None or seat.name in names)
        and not is_new(seat)
        and not all(table.left_before(device, GONE) for device in seat.devices)
    ]


def votes(table: Table) -> dict[int, int]:
    """Votes for a new host, by the seat they are for; each seat has one."""
    whom = [table.votes[seat.id] for seat in voters(table, table.night.seats) if seat.id in table.votes]
    return {seat: whom.count(seat) for seat in whom}


def leading(table: Table, viewer: Seat | None) -> tuple[int, str, int, int] | None:
    """For whom most have voted, told to a seat that has not: the seat's id and name, its votes, how many have one."""
    if viewer is None or viewer.id in table.votes or not table.votes or not host_is_away(table):
        return None
    cast, names = votes(table), {seat.id: seat.name for seat in table.night.seats}
    able = voters(table, table.night.seats)
    whom = max((seat for seat in cast if seat in names), key=lambda seat: cast[seat], default=None)
    return (whom, names[whom], cast[whom], len(able)) if whom is not None and viewer in able else None
