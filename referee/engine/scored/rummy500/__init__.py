"""Rummy 500, of which only the score is kept: the points laid down, less those left in the hand."""

from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules.game_end import ending


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the points laid down and those left in the hand."""
    return ((message("rummy500-laid"), row["laid"]), (message("rummy500-left"), -row["left"]))


GAME = kept(
    "rummy500",
    house=ending(("score", 500)),
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
