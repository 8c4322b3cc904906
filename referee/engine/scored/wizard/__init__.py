"""Wizard, of which only the score is kept: as many cards as the number of the round, and the tricks that one bids."""

from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules.options import ending


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return 20 points and 10 a trick for the tricks that were bid, else 10 less for each trick too many or few."""
    off = abs(row["tricks"] - row["bid"])
    return ((message("tally-points"), -10 * off if off else 20 + 10 * row["bid"]),)


GAME = kept(
    "wizard",
    house=ending(("rounds", 15)),
    presets={
        "wizard": {},
        "three": {"end": (("rounds", 20),)},
        "five": {"end": (("rounds", 12),)},
        "six": {"end": (("rounds", 10),)},
    },
    players=(3, 6),
    sheet=lambda house: ScoreSheet(
        (Box("bid", message("tally-bid"), most=20), Box("tricks", message("tally-tricks"), most=20)),
        points,
        together=lambda key, number, rows: (number,) if key == "tricks" else (),
    ),
    bgg=1465,
)
