"""The table's vote for a new host while the host's phone is away."""

from collections.abc import Sequence

from referee.live import Table
from referee.store.values import SeatRow
from referee.web.request.admission import is_new

GONE = 3600.0
"""Seconds after which a seat whose phones are all away no longer counts: the others choose a host."""


def host_is_away(table: Table) -> bool:
    """Return True if no phone of the table has the host's role at the moment."""
    host = table.night.host
    return host is None or not table.is_live(host)


def voters(table: Table, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats that have a vote.

    A voter is no longer new, has a phone that was here lately, and plays in the current game if there is one.
    """
    played = table.game
    names = played.state.names if played is not None and played.has_log else None
    return [
        seat
        for seat in seats
        if (names is None or seat.name in names)
        and not is_new(seat)
        and not all(table.left_before(device, GONE) for device in seat.devices)
    ]


def votes_by_candidate(table: Table) -> dict[int, int]:
    """Count the votes for a new host by candidate; each seat has one vote."""
    whom = [table.votes[seat.id] for seat in voters(table, table.night.seats) if seat.id in table.votes]
    return {seat: whom.count(seat) for seat in whom}


def leading_candidate(table: Table, viewer: SeatRow | None) -> tuple[int, str, int, int] | None:
    """Return the leading candidate, for a seat that has not voted: id, name, votes, number of voters.

    None if no vote runs, and for a seat without a vote.
    """
    if viewer is None or viewer.id in table.votes or not table.votes or not host_is_away(table):
        return None
    cast, names = votes_by_candidate(table), {seat.id: seat.name for seat in table.night.seats}
    able = voters(table, table.night.seats)
    whom = max((seat for seat in cast if seat in names), key=lambda seat: cast[seat], default=None)
    return (whom, names[whom], cast[whom], len(able)) if whom is not None and viewer in able else None
