"""The phone at the end of a night: the table as it was left, and nothing to enter."""

from dataclasses import dataclass, replace
from typing import ClassVar

from referee.engine.basics.seats import NOBODY
from referee.engine.model.view import View


@dataclass(frozen=True, slots=True)
class NightEnded:
    """The turn band of a night that has ended."""

    template: ClassVar[str] = "screens/night_ended.html"


NIGHT_ENDED = NightEnded()


def at_rest(view: View) -> View:
    """Return the view of a table at which nobody acts any more."""
    return replace(view, turn=NOBODY, timeout=NOBODY, may=None, idle=None, clock=None)
