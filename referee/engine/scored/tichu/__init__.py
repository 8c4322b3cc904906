"""Tichu, of which only the score is kept: the cards of both sides, calls of Tichu, and a double victory."""

from collections.abc import Sequence
from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules.options import ending


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the points of a side's cards, which are 200 for a double victory, and of its calls."""
    calls = 100 * (row["made"] - row["failed"]) + 200 * (row["grand"] - row["lost"])
    return ((message("tally-card-points"), row["cards"]), (message("tichu-calls"), calls))


def together(key: str, number: int, rows: Sequence[int]) -> tuple[int, ...]:
    """Return what the cards of both sides make: 100, or after a double victory 200 against none."""
    if key != "cards":
        return ()
    return (200,) if 200 in rows else (100,) if any(rows) else (100, 200)


GAME = kept(
    "tichu",
    house=ending(("score", 1000)),
    presets={"tichu": {}, "short": {"end": (("score", 500),)}},
    players=(4, 4),
    sheet=lambda house: ScoreSheet(
        (
            Box("cards", message("tally-card-points"), least=-25, most=200, step=5, asked=message("tichu-cards")),
            Box("made", message("tichu-made"), most=2),
            Box("failed", message("tichu-failed"), most=2),
            Box("grand", message("tichu-grand"), most=2),
            Box("lost", message("tichu-lost"), most=2),
        ),
        points,
        together=together,
        partners=True,
    ),
    bgg=215,
)
