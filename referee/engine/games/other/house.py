"""The house rules of a game that the referee does not know: how it ends, and who wins it (rule UNO-82)."""

from dataclasses import dataclass

from referee.engine.common_rules.conduct import Conduct
from referee.engine.house_rules.game_end import END
from referee.engine.house_rules.options import Number, Words, switch


@dataclass(frozen=True)
class House(Conduct):
    """The house rules of a table that keeps turns, time-outs, penalties and points of any game."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    best: str = switch("most", Words(("most", "fewest")), group="end")
    end: tuple[tuple[str, float], ...] = switch((("score", 100),), END, group="end", source="ONE-66")
