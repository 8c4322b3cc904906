"""The phone at the end of a night: the table as it was left, and nothing to enter."""

from dataclasses import dataclass, replace
from typing import ClassVar

from referee.engine.basics.seats import NOBODY
from referee.engine.model.view import View
from referee.live import LiveGame, Table
from referee.store.values import NextNight


@dataclass(frozen=True, slots=True)
class NightEnded:
    """The turn band of a night that has ended, with the one that its people go on to."""

    next_night: NextNight | None = None
    template: ClassVar[str] = "play/night_ended.html"


def view_now(table: Table, played: LiveGame) -> View:
    """Return the view of a game at its table: once the night has ended, nobody acts in it any more."""
    if table.night.ended is None:
        return played.view
    return replace(played.view, turn=NOBODY, timeout=NOBODY, may=None, idle=None, clock=None)
