"""Skull King, of which only the score is kept: ten rounds of bids, and bonus points for what was captured."""

from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules.options import ending


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the points of a bid; one of no trick counts by the round, and a bonus only where the bid was made."""
    off = abs(row["tricks"] - row["bid"])
    made = 20 * row["bid"] if row["bid"] else 10 * number
    missed = 10 * off if row["bid"] else 10 * number
    bid = -missed if off else made
    return ((message("tally-bid"), bid), (message("skullking-bonus"), 0 if off else row["bonus"]))


GAME = kept(
    "skullking",
    house=ending(("rounds", 10)),
    presets={"skullking": {}},
    players=(2, 8),
    sheet=lambda house: ScoreSheet(
        (
            Box("bid", message("tally-bid"), most=10),
            Box("tricks", message("tally-tricks"), most=10),
            Box("bonus", message("skullking-bonus"), most=200, step=10, adds=(10, 20, 30, 40)),
        ),
        points,
    ),
    bgg=150145,
)
