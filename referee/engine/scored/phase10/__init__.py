"""Phase 10, of which only the score is kept: whoever lays the tenth phase wins, of several the one with fewest."""

from referee.engine.families.kept import Box, ScoreSheet, kept, message
from referee.engine.house_rules.options import ending

GAME = kept(
    "phase10",
    house=ending(),
    presets={"phase10": {}, "short": {"end": (("rounds", 5),)}},
    players=(2, 6),
    sheet=lambda house: ScoreSheet(
        (
            Box("left", message("phase10-left"), most=300, step=5, adds=(5, 10, 15, 25)),
            Box("phase", message("phase10-phase"), mark=True),
        ),
        lambda row, total, number, house: ((message("phase10-left"), row["left"]),),
        most_win=False,
        goal=("phase", 10),
    ),
    bgg=1258,
)
