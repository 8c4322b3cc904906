"""Plain Whist from the public names of the trick family: a trump suit, and a point for each trick over six."""

from dataclasses import dataclass
from functools import lru_cache

from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.tricks import TrickConfig, TrickState, trick_game
from referee.engine.families.tricks.config import CARDS
from referee.engine.house_rules.options import Number, Words, switch


@dataclass(frozen=True)
class House(Conduct):
    """Whist has a trump suit and a target."""

    trump: str = switch("H", Words(("S", "H", "D", "C")), group="play")
    target: int = switch(5, Number(1, 13, "points"), group="end")


def gains(s: TrickState) -> tuple[int | None, ...]:
    """Score the tricks over six for both partners, who sit opposite."""
    tricks = s.tricks
    return tuple(max(0, tricks[seat] + tricks[(seat + 2) % 4] - 6) for seat in range(4))


@lru_cache
def configure(house: House, players: int) -> TrickConfig:
    """Set Whist's values."""
    return TrickConfig(
        pack=CARDS,
        dealt=13,
        gains=gains,
        trump=house.trump,
        most_win=True,
        end=(("score", house.target),),
    )


GAME = trick_game("whist", house=House, presets={"whist": {}}, preset="whist", players=(4, 4), configure=configure)
