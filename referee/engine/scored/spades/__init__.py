"""Spades, of which only the score is kept: bids, tricks, nil, and 100 points lost for ten overtricks."""

from dataclasses import dataclass
from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules import options as rules
from referee.engine.house_rules.options import END, Yes, switch


@dataclass(frozen=True)
class House(rules.House):
    """Spades ends with a score; a nil may be bid before its player has seen a card."""

    blind_nil: bool = switch(False, Yes(), group="points")
    end: tuple[tuple[str, float], ...] = switch((("score", 500),), END, group="end")


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the points of a side; each overtrick is a bag and a point, so the total tells how many bags it has."""
    over = row["tricks"] - row["bid"]
    bags = max(0, over)
    return (
        (message("spades-contract"), 10 * row["bid"] * (1 if over >= 0 else -1)),
        (message("spades-bags"), bags),
        (message("spades-ten"), -100 if total % 10 + bags >= 10 else 0),
        (message("spades-nil"), 100 * (row["nil"] - row["failed"])),
        (message("spades-blind"), 200 * (row.get("blind", 0) - row.get("blind_failed", 0))),
    )


def sheet(house: Any) -> ScoreSheet:
    """Return the boxes of a side."""
    boxes = [("bid", message("tally-bid"), 13), ("tricks", message("tally-tricks"), 13)]
    boxes += [("nil", message("spades-nil-made"), 2), ("failed", message("spades-nil-failed"), 2)]
    if house.blind_nil:
        boxes += [("blind", message("spades-blind-made"), 2), ("blind_failed", message("spades-blind-failed"), 2)]
    return ScoreSheet(
        tuple(Box(key, label, most=most) for key, label, most in boxes),
        points,
        together=lambda key, number, rows: (13,) if key == "tricks" else (),
        partners=True,
    )


GAME = kept(
    "spades",
    house=House,
    presets={"spades": {}, "short": {"end": (("score", 250),)}},
    players=(4, 4),
    sheet=sheet,
    bgg=592,
)
