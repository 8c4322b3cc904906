"""Skat by the list: the value of the declarer's game, which counts twice against a declarer who lost."""

from dataclasses import dataclass
from typing import Any

from referee.engine.families.kept import Box, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules import options as rules
from referee.engine.house_rules.options import END, Yes, switch


@dataclass(frozen=True)
class House(rules.House):
    """A list has a number of games; a club's adds points for games won and lost."""

    seeger: bool = switch(False, Yes(), group="points")
    end: tuple[tuple[str, float], ...] = switch((("rounds", 36),), END, group="end")


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the value of a game that was won, and minus twice the value of one that was lost.

    By Seeger and Fabian, as the scoring of skat tournaments, 50 points are added for the one or taken for the other.
    """
    more = 50 if house.seeger and row["game"] else 0
    return (
        (message("skat-game"), row["game"] * (-2 if row["lost"] else 1)),
        (message("skat-seeger"), -more if row["lost"] else more),
    )


def given(row: Numbers, rows: int, house: Any) -> int:
    """Return the points that everybody else has for a game that was lost: 40, with four people 30."""
    return (30 if rows == 4 else 40) if house.seeger and row["lost"] else 0


GAME = kept(
    "skat",
    house=House,
    presets={
        "skat": {},
        "four": {"end": (("rounds", 48),)},
        "club": {"seeger": True},
        "clubfour": {"seeger": True, "end": (("rounds", 48),)},
    },
    players=(3, 4),
    sheet=lambda house: ScoreSheet(
        (Box("game", message("skat-game"), most=264), Box("lost", message("skat-lost"), mark=True, needs="game")),
        points,
        given=given,
        alone="game",
    ),
    bgg=6819,
)
