"""Skat by the list: the value of the declarer's game, which counts twice against a declarer who lost."""

from dataclasses import dataclass
from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules import options as rules
from referee.engine.house_rules.game_end import END
from referee.engine.house_rules.options import switch


@dataclass(frozen=True)
class House(rules.House):
    """A list has a number of games."""

    end: tuple[tuple[str, float], ...] = switch((("rounds", 36),), END, group="end")


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the value of a game that was won, and minus twice the value of one that was lost."""
    return ((message("skat-game"), row["game"] * (-2 if row["lost"] else 1)),)


GAME = kept(
    "skat",
    house=House,
    presets={"skat": {}, "four": {"end": (("rounds", 48),)}},
    preset="skat",
    players=(3, 4),
    sheet=lambda house: ScoreSheet(
        (Box("game", message("skat-game"), most=264), Box("lost", message("skat-lost"), mark=True, needs="game")),
        points,
        alone="game",
    ),
    bgg=6819,
)
