"""Seats follow the log: a line about people that is taken back, put right or brought back moves their seats along.

A seat is a row beside the log, found by its name. Without this, taking back that somebody left would leave a player
whom nobody can act for.
"""

from referee.core import actions as act
from referee.live import Played, Table
from referee.store import Seat, StoreError
from referee.web.context import hall
from referee.web.people import is_in, is_on, order_as_played


def follow(table: Table) -> None:
    """Gives everybody in the game a seat, under the name that holds now: their own, else a new one without a phone."""
    played = table.game
    if played is None or not is_on(table):
        return
    store = hall().keeper.store
    for name in played.state.names:
        if not is_in(played, name) or any(seat.name == name for seat in table.night.seats):
            continue
        seat = _otherwise(table, played, name)
        try:
            if seat is not None:
                table.change(store.rename_seat, seat.id, name)
            else:
                table.change(store.add_seat, table.night.id, name)
        except StoreError:  # somebody sits here meanwhile whose name sounds the same
            continue
    order_as_played(table)


def _otherwise(table: Table, played: Played, name: str) -> Seat | None:
    """The seat of somebody who is called otherwise than in the game."""
    pairs = [
        {said.who, said.whom}
        for entry in played.entries
        for said in (entry.action, entry.read)
        if isinstance(said, act.Replaces)
    ]
    called, before = {name}, set[str]()
    while called != before:
        before = set(called)
        called.update(*(pair for pair in pairs if pair & called))
    free = (seat for seat in table.night.seats if seat.name not in played.state.names)
    return next((seat for seat in free if seat.name in called), None)
