"""One line of a log as the fold reads it."""

from __future__ import annotations

from dataclasses import dataclass

from referee.core.actions import Action
from referee.core.notation import format_action
from referee.core.rulings import Ruling, Verdict


@dataclass(slots=True)
class Entry:
    """One line of the log: its number from 1, when (table time in seconds), what was entered and how it is `read`
    now, the newest ruling, whether it `stands`, and why not if it does not: `undone`, or proven wrong by `proved`. A
    `hushed` one stood when it was made where players enforce: no screen shows its ruling before another player acts."""

    n: int
    at: float
    action: Action
    ruling: Ruling
    timed: bool = True
    read: Action = None  # type: ignore[assignment]
    stands: bool = True
    undone: bool = False
    amended: bool = False
    allowed: bool = False
    proved: int = 0
    given: Verdict | None = None
    hushed: bool = False

    def __post_init__(self) -> None:
        if self.read is None:
            self.read = self.action

    @property
    def text(self) -> str:
        """The line as a record writes it, without time and ruling."""
        return format_action(self.action)

    @property
    def outdated(self) -> bool:
        """Whether today's rules would judge the line otherwise than the verdict that was given, and that it keeps."""
        return self.given is not None
