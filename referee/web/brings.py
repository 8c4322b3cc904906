"""What lines would bring, before they are entered: the totals that change, the later lines that would fall."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from referee.core import actions as act
from referee.core.entry import Entry
from referee.core.game import Game
from referee.core.hindsight import fallen
from referee.core.record import read_line
from referee.core.replay import Log
from referee.core.state import State
from referee.live import Played
from referee.web.context import Room
from referee.web.eyes import Eyes, LineShown, eyes_of, eyes_on


@dataclass(frozen=True, slots=True)
class Brings:
    """The log as it would be (`then`), who looks at it, the lines that would no longer stand, and whose total would
    change (the seats), from what to what."""

    then: Any
    look: Eyes
    hanging: tuple[LineShown, ...]
    totals: tuple[tuple[tuple[int, ...], int, int], ...]


def brings(there: Room, played: Played, lines: Sequence[str]) -> Brings:
    """What these lines would bring if a phone entered them now. Raises Unreadable."""
    now = eyes_of(there, played)
    before, then = played.seen(now.seats), played.then(lines, now.seats)
    said = [read_line(line).action for line in lines]
    meant = {each.line for each in said if isinstance(each, act.Amends)}
    look = eyes_on(then, now)
    hanging = falling(before.entries, then, look, meant)
    return Brings(then, look, hanging, changed_totals(played.game, before.state, then.state))


def falling(
    before: Sequence[Entry], then: Log, look: Eyes, meant: Collection[int | None] = ()
) -> tuple[LineShown, ...]:
    """Of the lines `before` those that would fall in another course of the game, but for those `meant`, and what came
    after a line of which nothing may be told yet: that it would fall could tell on that one."""
    told = min(look.quiet, default=len(before) + 1)
    return tuple(look.line(late) for late in fallen(before, then) if late.n not in meant and late.n < told)


def changed_totals(game: Game, now: State, then: State) -> tuple[tuple[tuple[int, ...], int, int], ...]:
    """Whose total would change (a side's once), from what to what."""
    both = [seats for seats in game.sharing(then) if seats[0] < len(now.scores)]
    totals = ((seats, now.scores[seats[0]], then.scores[seats[0]]) for seats in both)
    return tuple(each for each in totals if each[1] != each[2])
