"""What lines would bring, before they are entered: the totals that change, the later lines that would fall."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.core import actions as act
from referee.core.game import Game
from referee.core.hindsight import fallen
from referee.core.notation import read_action
from referee.core.record import read_line
from referee.core.state import State
from referee.live import Played
from referee.web.context import Room
from referee.web.eyes import Eyes, LineShown, eyes, eyes_of


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
    look = replace(now, state=then.state, quiet=now.quiet | then.quiet())
    hanging = falling(played, then, look, meant)
    return Brings(then, look, hanging, changed_totals(played.game, played.state, then.state))


def falling(played: Played, then: Any, look: Eyes, meant: Collection[int | None] = ()) -> tuple[LineShown, ...]:
    """The lines that stand now and would not in another course of the game, but for those `meant`."""
    return tuple(
        look.line(late) for late in fallen(played.entries, then) if late.n not in meant and late.n not in look.quiet
    )


def would_fall(played: Played, lines: Sequence[str]) -> tuple[LineShown, ...]:
    """What every eye may know of the lines that these would bring down besides the one that a vote is on."""
    then, now = played.copy(), eyes(played)
    then.enter_all([read_action(line) for line in lines], then.state.now)
    look = replace(now, state=then.state, quiet=now.quiet | then.quiet())
    vote = played.state.dispute
    return falling(played, then, look, {vote.line} if vote is not None else ())


def changed_totals(game: Game, now: State, then: State) -> tuple[tuple[tuple[int, ...], int, int], ...]:
    """Whose total would change (a side's once), from what to what."""
    both = [seats for seats in game.sharing(then) if seats[0] < len(now.scores)]
    totals = ((seats, now.scores[seats[0]], then.scores[seats[0]]) for seats in both)
    return tuple(each for each in totals if each[1] != each[2])
