"""The house rules of a game that the referee does not know: how it ends, and who wins it (rule UNO-82)."""

from dataclasses import dataclass

from referee.core.conduct import Conduct
from referee.core.house import Number, Words, switch
from referee.core.scores import END


@dataclass(frozen=True)
class House(Conduct):
    """What a table needs that keeps turns, time-outs, penalties and points of whatever it plays."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock")
    best: str = switch("most", Words(("most", "fewest")), group="end")
    end: tuple[tuple[str, float], ...] = switch((("score", 100),), END, group="end")
