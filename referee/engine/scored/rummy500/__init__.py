"""Rummy 500, of which only the score is kept: the points laid down, less those left in the hand."""

from dataclasses import dataclass
from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules import options as rules
from referee.engine.house_rules.game_end import END
from referee.engine.house_rules.options import switch


@dataclass(frozen=True)
class House(rules.House):
    """Rummy 500 ends with a score."""

    end: tuple[tuple[str, float], ...] = switch((("score", 500),), END, group="end")


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the points laid down and those left in the hand."""
    return ((message("rummy500-laid"), row["laid"]), (message("rummy500-left"), -row["left"]))


GAME = kept(
    "rummy500",
    house=House,
    presets={"rummy500": {}},
    preset="rummy500",
    players=(2, 8),
    sheet=lambda house: ScoreSheet(
        (
            Box("laid", message("rummy500-laid"), most=600, adds=(1, 5, 10, 15)),
            Box("left", message("rummy500-left"), most=600, adds=(1, 5, 10, 15)),
        ),
        points,
    ),
)
