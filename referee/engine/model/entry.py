"""A line of the log, as the fold reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from referee.engine.basics.actions import Action
from referee.engine.model.rulings import Ruling, Verdict
from referee.engine.notation.lines import format_action


class Observed(NamedTuple):
    """The outcome of a line that people saw, where the log without the hidden cards would come to another one.

    It has the `ruling` that they read if the line would be judged otherwise, True if the line `stands`, and the
    `changes` of the state that the rules do not make without those cards.
    """

    ruling: Ruling | None
    stands: bool
    changes: Mapping[str, Any]


@dataclass(slots=True)
class Entry:
    """One judged line of the log.

    `n` is its number from 1 and `at` its table time in seconds. `action` is what was entered and `read` how the line is
    read now, with the newest `ruling`. A line that no longer `stands` was `undone` or proven wrong by line `proved`.
    `given` is the verdict that the line keeps where today's rules would judge otherwise. `ruling_hidden` marks a line
    that stood when it was entered where players enforce: no screen shows its ruling before another player acts.
    `observed` is the outcome of a line in a log without the hidden cards, if the rest of that log does not give it.
    `round` is the round that the line belongs to for good, since it was first judged; it is `late` if a later one had
    begun by then. A line that was `refused` then has that ruling; such a number counts nowhere, unless the
    table allows or amends it.
    """

    n: int
    at: float
    action: Action
    ruling: Ruling = None  # type: ignore[assignment]
    timed: bool = True
    read: Action = None  # type: ignore[assignment]
    stands: bool = True
    undone: bool = False
    amended: bool = False
    allowed: bool = False
    proved: int = 0
    given: Verdict | None = None
    ruling_hidden: bool = False
    observed: Observed | None = None
    round: int = 0
    late: bool = False
    refused: Ruling | None = None

    def __post_init__(self) -> None:
        if self.read is None:
            self.read = self.action

    @property
    def text(self) -> str:
        """Return the line as a record writes it, without time and ruling."""
        return format_action(self.action)

    @property
    def outdated(self) -> bool:
        """Return True if today's rules would judge the line otherwise than the verdict that it was given and keeps."""
        return self.given is not None
