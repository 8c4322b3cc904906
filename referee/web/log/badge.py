"""The badge of a line of the log: its status in a few words."""

from dataclasses import dataclass

from referee.engine.basics.actions import Action, Admits, Disputes, Votes
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Ruling
from referee.engine.model.state import Settled

TALK = (Disputes, Votes, Admits)
"""Actions that comment on other lines: without effect they were void, not wrong."""


@dataclass(frozen=True, slots=True)
class Badge:
    """The text of a badge and its look: one of the verdicts, with that verdict's `sign` or without."""

    look: str
    says: Message
    sign: bool = True


def badge_of(action: Action, ruling: Ruling | None, settled: Settled | None) -> Badge | None:
    """Return the badge of a line; None while its ruling is hidden."""
    if ruling is None:
        return None
    if settled is not None:
        return Badge("ok" if settled.stands else "no", message(f"ui-settled-{settled.how}", line=settled.line))
    if ruling.verdict == "no" and isinstance(action, TALK):
        how = ruling.fill.get("how", "void") if isinstance(action, Disputes) else "void"
        return Badge("open", message(f"ui-talk-{how}"), sign=False)
    return Badge(str(ruling.verdict), message(f"verdict-{ruling.verdict}.word"))
