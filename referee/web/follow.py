"""Seats follow the log: a line about people that is taken back, put right or brought back moves their seats along, in
the same transaction.

A seat is a row beside the log, found by its name. Without this, taking back that somebody left would leave a player
whom nobody can act for.
"""

from collections.abc import Sequence
from typing import Any

from referee.core import actions as act
from referee.core.people import META
from referee.core.state import State
from referee.live import Played, Table
from referee.live.table import Also
from referee.store import Seat, Step, StoreError
from referee.web.people import as_played, plan_of

Names = frozenset[str]


def following(table: Table, played: Played) -> Also:
    """Gives everybody in the game a seat, under the name that holds once lines are entered: their own, else a new one
    without a phone. Nothing where no line is about another."""

    def also(log: Any, entries: Sequence[Any]) -> Sequence[Step]:
        state: State = log.state
        about = any(isinstance(entry.action, META) for entry in entries)
        if not about or plan_of(table).game or played.game.view(state).phase == "over":
            return ()
        pairs = _replaced(log.entries)
        here = [name for name, gone in zip(state.names, state.gone, strict=True) if not gone]
        night, names = table.night.id, frozenset(state.names)

        def follow(store: Any) -> None:
            for name in here:
                _seat(store, night, name, names, pairs)

        return follow, as_played(table, state)

    return also


def _replaced(entries: Sequence[Any]) -> list[Names]:
    """Who went on as whom, by lines that stand and by those that do not."""
    return [
        frozenset((said.who, said.whom))
        for entry in entries
        for said in (entry.action, entry.read)
        if isinstance(said, act.Replaces)
    ]


def _seat(store: Any, night: int, name: str, names: Names, pairs: Sequence[Names]) -> None:
    seats = store.night_of(night).seats
    if any(seat.name == name for seat in seats):
        return
    seat = _otherwise(seats, name, names, pairs)
    try:
        if seat is not None:
            store.rename_seat(seat.id, name)
        else:
            store.add_seat(night, name)
    except StoreError:  # somebody sits here meanwhile whose name sounds the same
        return


def _otherwise(seats: Sequence[Seat], name: str, names: Names, pairs: Sequence[Names]) -> Seat | None:
    """The seat of somebody who is called otherwise than in the game."""
    called, before = {name}, set[str]()
    while called != before:
        before = set(called)
        called.update(*(pair for pair in pairs if pair & called))
    return next((seat for seat in seats if seat.name not in names and seat.name in called), None)
