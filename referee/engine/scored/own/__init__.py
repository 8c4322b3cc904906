"""A game of the table's own, of which only the score is kept: any game, made in a minute and kept by its name."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from referee.engine.families.kept import Box, Fact, Numbers, Parts, ScoreSheet, kept, message
from referee.engine.house_rules import options as rules
from referee.engine.house_rules.options import END_IN_STEPS, STEPS, Contradiction, Number, Words, Yes, switch

BIDS = {"entry": "bids"}


def _even(house: "House", players: int) -> Iterable[Contradiction]:
    """Require that everybody has somebody opposite where partners share their points."""
    if house.partners and players % 2:
        yield Contradiction("partners", "house-partners-even")


@dataclass(frozen=True)
class House(rules.House):
    """The house rules are the game: who wins, what a round's sheet asks for, and when it ends."""

    best: str = switch("most", Words(("most", "fewest")), group="end")
    partners: bool = switch(False, Yes(), group="points")
    entry: str = switch("points", Words(("points", "zero", "bids")), group="points")
    step: str = switch("whole", Words(tuple(STEPS)), group="points", against=BIDS)
    bid_made: int = switch(10, Number(0, 1000, "points"), group="points", needs=BIDS)
    bid_trick: int = switch(1, Number(0, 1000, "points"), group="points", needs=BIDS)
    bid_missed: int = switch(0, Number(0, 1000, "points"), group="points", needs=BIDS)
    end: tuple[tuple[str, float], ...] = switch((("score", 100),), END_IN_STEPS, group="end")

    CHECKS = (_even,)


def points(row: Numbers, total: int, number: int, house: Any) -> Parts:
    """Return the points that were entered, or those of a bid: exactly right, or so many tricks too many or too few."""
    if house.entry != "bids":
        return ((message("tally-points"), row["points"]),)
    off = abs(row["tricks"] - row["bid"])
    return ((message("tally-bid"), -off * house.bid_missed if off else house.bid_made + row["bid"] * house.bid_trick),)


def sheet(house: Any) -> ScoreSheet:
    """Return the sheet under the house rules."""
    boxes = [Box("points", message("tally-points"), least=-9999, step=STEPS[house.step])]
    if house.entry == "bids":
        boxes = [Box(key, message(f"tally-{key}"), most=20) for key in ("bid", "tricks")]
    made = ScoreSheet(tuple(boxes), points, partners=house.partners, most_win=house.best == "most")
    return replace(made, together=lambda key, number, rows: (0,)) if house.entry == "zero" else made


GAME = kept(
    "own",
    house=House,
    presets={
        "own": {},
        "fewest": {"best": "fewest"},
        "zero": {"entry": "zero", "end": (("rounds", 10),)},
        "bids": {"entry": "bids", "end": (("rounds", 10),)},
    },
    players=(2, 20),
    sheet=sheet,
    facts=(Fact("title", lambda state: state.title or None, lambda state, seat, text: {"title": text}),),
)
