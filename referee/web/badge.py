"""The badge of a line of the log: how it stands, in a word or a few."""

from dataclasses import dataclass

from referee.core.actions import Action, Admits, Disputes, Votes
from referee.core.note import Note, note
from referee.core.rulings import Ruling
from referee.core.settled import Settled

TALK = (Disputes, Votes, Admits)
"""What people say of other lines: where that decides nothing it was not wrong to say it."""


@dataclass(frozen=True, slots=True)
class Badge:
    """What it `says`, and how it looks: as one of the verdicts, with that one's `sign` or none."""

    look: str
    says: Note
    sign: bool = True


def badge_of(action: Action, ruling: Ruling | None, settled: Settled | None) -> Badge | None:
    """How a line stands; None while nobody may be told."""
    if ruling is None:
        return None
    if settled is not None:
        return Badge("ok" if settled.stands else "no", note(f"ui-settled-{settled.how}", line=settled.line))
    if ruling.verdict == "no" and isinstance(action, TALK):
        how = ruling.fill.get("how", "void") if isinstance(action, Disputes) else "void"
        return Badge("open", note(f"ui-talk-{how}"), sign=False)
    return Badge(str(ruling.verdict), note(f"verdict-{ruling.verdict}.word"))
