"""What a line did where cards are melded, which its ruling does not say."""

from collections.abc import Iterator

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.note import Note, note
from referee.core.rulings import Seat
from referee.families.melds.count import kept_bonus
from referee.families.melds.state import MeldState


def told(before: MeldState, action: Action, after: MeldState) -> Iterator[Note]:
    """One plays alone from now on, somebody went out concealed, a red three was left in a hand, a side's round came to
    so much."""
    if after.table.lone and after.taken and not before.taken:
        alone, others = after.sides
        yield note("came-alone", seat=Seat(alone[0]), others=tuple(map(Seat, others)))
    if after.concealed and not before.concealed:
        pays = after.table.bonuses
        yield note("came-concealed", seat=Seat(after.first), points=pays.out + pays.concealed)
    yield from kept_bonus(before, after)
    if isinstance(action, act.Scores) and (came := _of_side(after, action)) is not None:
        yield note("came-side", points=came)


def _of_side(s: MeldState, action: act.Scores) -> int | None:
    """What a side's round came to, of the round under way or of the one that it completed."""
    counts = s.entered or (s.counts[-1] if s.counts else ())
    names = set(action.side)
    return next((each.total(s.table) for each in counts if names == {s.names[seat] for seat in each.seats}), None)
