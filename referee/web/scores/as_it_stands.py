"""The end of a game that people cannot play to its end: it counts as it stands."""

from referee.engine.basics.actions import Corrects
from referee.engine.notation.tokens import quote
from referee.live import Table
from referee.texts.catalog import Name
from referee.web.core.context import Room
from referee.web.scores.standings import standings


def leaders(table: Table) -> tuple[Name, ...]:
    """Return who wins the table's game if it counts as it stands.

    Nobody, if it is over, before a round is scored, and where people are ranked in the order they go out.
    """
    played = table.game
    if played is None or not played.has_log or table.night.ended is not None:
        return ()
    state, view = played.state, played.view
    if view.phase == "over" or not state.rounds or not view.counted or played.game.by_order(state):
        return ()
    ahead = [row for row in standings(played.game, state) if row.place == 1]
    return tuple(Name(state.names[seat]) for row in ahead for seat in row.seats)


def may_finish(there: Room) -> bool:
    """Return True if this phone enters lines for somebody in the game."""
    return there.number_in(there.played) is not None


def as_it_stands(there: Room) -> Corrects | None:
    """Return the line by which the table's game is over and those ahead have won; None if it cannot end like that."""
    ahead = leaders(there.table)
    if not ahead or there.seat is None or not may_finish(there):
        return None
    return Corrects(there.seat.name, (("phase", "over"), ("winner", "+".join(map(quote, ahead)))))
