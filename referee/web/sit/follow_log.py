"""Seats kept in step with the log.

If a line about people is undone, amended or restored, their seats change with it, in the same transaction. A seat is a
row beside the log, found by its name. Without this, undoing that somebody left would leave a player whom nobody can act
for.
"""

from collections.abc import Sequence

from referee.engine.basics import actions as act
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.live import LiveGame, Table
from referee.live.table import Also
from referee.store import Store
from referee.store.values import SeatRow, Step, StoreError
from referee.web.sit.people import arranged_as_played, persons_among, plan_of

Names = frozenset[str]


def sync_seats(table: Table, played: LiveGame) -> Also:
    """Return the steps that give everybody in the game a seat under the name that holds after the lines are entered.

    That is their own seat, or a new one without a phone. No steps if none of the lines is about another line.
    """

    def also(log: GameLog, entries: Sequence[Entry]) -> Sequence[Step]:
        state = log.state
        about = any(isinstance(entry.action, META) for entry in entries)
        if not about or plan_of(table).game or played.game.view(state).phase == "over":
            return ()
        pairs = _replaced(log.entries)
        here = [name for name, gone in zip(state.names, state.gone, strict=True) if not gone]
        night, names, among = table.night.id, frozenset(state.names), persons_among(table)

        def follow(store: Store) -> None:
            for name in here:
                _seat(store, night, name, names, pairs, among)

        return follow, arranged_as_played(table, state)

    return also


def _replaced(entries: Sequence[Entry]) -> list[Names]:
    """Return the pairs of names of which one replaced the other, in lines that stand and in lines that do not."""
    return [
        frozenset((said.who, said.whom))
        for entry in entries
        for said in (entry.action, entry.read)
        if isinstance(said, act.Replaces)
    ]


def _seat(store: Store, night: int, name: str, names: Names, pairs: Sequence[Names], among: str | None) -> None:
    seats = store.night_of(night).seats
    if any(seat.name == name for seat in seats):
        return
    seat = _otherwise(seats, name, names, pairs)
    try:
        if seat is not None:
            store.rename_seat(seat.id, name)
        else:
            store.add_seat(night, name, among=among)
    except StoreError:  # somebody sits here by now whose name sounds the same
        return


def _otherwise(seats: Sequence[SeatRow], name: str, names: Names, pairs: Sequence[Names]) -> SeatRow | None:
    """Return the seat of a person who has another name in the game."""
    called, before = {name}, set[str]()
    while called != before:
        before = set(called)
        called.update(*(pair for pair in pairs if pair & called))
    return next((seat for seat in seats if seat.name not in names and seat.name in called), None)
