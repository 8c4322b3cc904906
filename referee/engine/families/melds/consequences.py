"""Consequences of a line where cards are melded, besides its ruling."""

from collections.abc import Iterator

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.families.melds.count import kept_bonus
from referee.engine.families.melds.state import MeldState
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat


def line_messages(before: MeldState, action: Action, after: MeldState) -> Iterator[Message]:
    """Yield the messages about a line: a lone player, a concealed hand, bonus cards left in hands, a side's points."""
    if after.config.lone and after.taken and not before.taken:
        alone, others = after.sides
        yield message("came-alone", seat=Seat(alone[0]), others=tuple(map(Seat, others)))
    if after.concealed and not before.concealed:
        pays = after.config.bonuses
        yield message("came-concealed", seat=Seat(after.first), points=pays.out + pays.concealed)
    yield from kept_bonus(before, after)
    if isinstance(action, act.Scores) and (came := _of_side(after, action)) is not None:
        names = tuple(Seat(seat) for seat in after.ring if after.names[seat] in action.side)
        yield message("came-side", seats=names, points=came)


def _of_side(s: MeldState, action: act.Scores) -> int | None:
    """Return the points of a side's round, in the round under way or in the one that it completed."""
    counts = s.entered or (s.counts[-1] if s.counts else ())
    names = set(action.side)
    return next((count.total(s.config) for count in counts if names == {s.names[seat] for seat in count.seats}), None)
