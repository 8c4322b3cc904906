"""What lines would bring, before they are entered: the totals that change, the later lines that would fall."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.core import actions as act
from referee.core.game import Game
from referee.core.hindsight import fallen
from referee.core.record import read_line
from referee.core.replay import Entry, Log
from referee.core.state import State
from referee.live import Played
from referee.web.context import Room
from referee.web.eyes import Eyes, LineShown, eyes_of


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
    then = played.then(lines)
    said = [read_line(line).action for line in lines]
    meant = {each.line for each in said if isinstance(each, act.Amends)}
    # What may not be told now is not told of another course of the game either, nor that it would fall in it.
    now = eyes_of(there, played)
    look = replace(now, state=then.state, quiet=now.quiet | then.quiet(), log=then.entries)
    hanging = falling(played.entries, then, look, meant)
    return Brings(then, look, hanging, changed_totals(played.game, played.state, then.state))


def falling(
    before: Sequence[Entry], then: Log, look: Eyes, meant: Collection[int | None] = ()
) -> tuple[LineShown, ...]:
    """Of the lines `before` those that would fall in another course of the game, but for those `meant`."""
    return tuple(look.line(late) for late in fallen(before, then) if late.n not in meant and late.n not in look.quiet)


def changed_totals(game: Game, now: State, then: State) -> tuple[tuple[tuple[int, ...], int, int], ...]:
    """Whose total would change (a side's once), from what to what."""
    both = [seats for seats in game.sharing(then) if seats[0] < len(now.scores)]
    totals = ((seats, now.scores[seats[0]], then.scores[seats[0]]) for seats in both)
    return tuple(each for each in totals if each[1] != each[2])
