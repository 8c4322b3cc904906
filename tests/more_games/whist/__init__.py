"""A game of the trick family by its public names alone: plain Whist, a trump suit, a point for each trick over six."""

from dataclasses import dataclass
from functools import lru_cache

from referee.core.conduct import Conduct
from referee.core.house import Number, Words, switch
from referee.families.tricks import Table, TrickState, trick_game
from referee.families.tricks.cards import CARDS


@dataclass(frozen=True)
class House(Conduct):
    """Whist has a trump suit and ends with so many points."""

    trump: str = switch("H", Words(("S", "H", "D", "C")), group="play")
    target: int = switch(5, Number(1, 13, "points"), group="end")


def gains(s: TrickState) -> tuple[int | None, ...]:
    """Partners sit opposite; their tricks over six count for both."""
    tricks = s.tricks
    return tuple(max(0, tricks[seat] + tricks[(seat + 2) % 4] - 6) for seat in range(4))


@lru_cache
def table(house: House, players: int) -> Table:
    """Whist's values."""
    return Table(
        pack=CARDS,
        dealt=13,
        gains=gains,
        trump=house.trump,
        most_win=True,
        end=(("score", house.target),),
    )


GAME = trick_game("whist", house=House, presets={"whist": {}}, preset="whist", players=(4, 4), table=table)
