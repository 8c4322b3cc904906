"""Rummy 500, of which only the score is kept: the points laid down, less those left in the hand."""

from referee.engine.families.kept import Box, ScoreSheet, kept, message
from referee.engine.house_rules.options import ending

LAID, LEFT = message("rummy500-laid"), message("rummy500-left")

GAME = kept(
    "rummy500",
    house=ending(("score", 500)),
    presets={"rummy500": {}},
    players=(2, 8),
    sheet=lambda house: ScoreSheet(
        (Box("laid", LAID, most=600, adds=(1, 5, 10, 15)), Box("left", LEFT, most=600, adds=(1, 5, 10, 15))),
        lambda row, total, number, house: ((LAID, row["laid"]), (LEFT, -row["left"])),
    ),
)
