"""Eights, an ancestor of One Card: match suit or rank, and the 8 goes on anything (OC-2, OC-81)."""

from collections.abc import Mapping
from functools import lru_cache

from referee.core.cards import JOKER, UNKNOWN, Card, french_pack
from referee.families.effects import PLAIN, Attack, Effect, Power, Reverse, Skip
from referee.families.shedding import shedding
from referee.families.shedding.french import drawing, wild, with_power
from referee.families.shedding.several import Several
from referee.families.shedding.table import Ends, Table
from referee.games.eights.house import House

EFFECTS: Mapping[str, tuple[Effect, ...]] = {
    "2": (Attack(2),),
    "Q": (Skip(),),
    "A": (Reverse(skips_with_two=True),),
}
POINTS = {"8": 50, "A": 1, **dict.fromkeys("TJQK", 10)}


def power_of(house: House, card: Card) -> Power:
    """What a card does at this table, and what it counts in a hand."""
    points = POINTS[card.rank] if card.rank in POINTS else int(card.rank)
    if card.rank == "8":
        return wild(house, points)
    if card.rank in house.action_cards:
        return with_power(house, EFFECTS[card.rank], points)
    return Power(points=points)


@lru_cache(maxsize=256)
def powers(house: House) -> Table:
    """Everything in which one table's Eights differs from another's."""
    pack = [card for card in french_pack() if card.rank != JOKER]
    return Table(
        {UNKNOWN: PLAIN, **{card: power_of(house, card) for card in pack}},
        dict.fromkeys(pack, house.packs),
        several=Several(()),
        drawing=drawing(house),
        ends=Ends(
            {"first_out": "first", "last_loser": "left", "scored": "scored"}[house.end_mode],
            limits=(("score", house.target),) if house.end_mode == "scored" else (),
            starts=house.next_start,
            by=("end_mode", "target") if house.end_mode == "scored" else ("end_mode",),
        ),
        anyone_calls=False,
        illegal=house.illegal_penalty,
    )


GAME = shedding(
    "eights",
    house=House,
    presets={
        "eights": {},
        "points": {"end_mode": "scored", "draw_until_playable": True},
        "crazy": {"end_mode": "scored", "draw_until_playable": True, "action_cards": ("2", "Q", "A")},
    },
    preset="eights",
    players=(2, 12),
    powers=powers,
    without=frozenset(
        (
            *("shed.last-card", "shed.colour", "shed.declare", "shed.say", "shed.last-draw"),
            *("shed.bounce", "shed.text", "shed.drop", "shed.done"),
            *("shed.other-side", "shed.trade-first", "shed.trade", "shed.until", "shed.pressed", "shed.heavy"),
        )
    ),
)
