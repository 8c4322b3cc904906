"""Eights, an ancestor of One Card: match suit or rank, and the 8 goes on anything (OC-2, OC-81)."""

from collections.abc import Mapping
from functools import lru_cache

from referee.engine.basics.cards import JOKER, UNKNOWN, Card, french_pack
from referee.engine.families.effects import PLAIN, Attack, Effect, Power, Reverse, Skip
from referee.engine.families.shedding import shedding
from referee.engine.families.shedding.config import LastCall, ShedConfig
from referee.engine.families.shedding.features import (
    ATTACKS,
    CATCHING,
    COUNTING,
    FIRST_GAINS,
    FORBIDDEN_STARTERS,
    FORCED_PLAY,
    LAST_CALL,
    NAMED_SUITS,
    ONE_STOCK,
    PLAY_DRAWN,
)
from referee.engine.families.shedding.figures import SHEDDING
from referee.engine.families.shedding.french_deck import drawing, ends, wild, with_power
from referee.engine.families.shedding.several import Several
from referee.engine.games.eights.house import House

EFFECTS: Mapping[str, tuple[Effect, ...]] = {
    "2": (Attack(2),),
    "Q": (Skip(),),
    "A": (Reverse(skips_with_two=True),),
}
POINTS = {"8": 50, "A": 1, **dict.fromkeys("TJQK", 10)}


def power_of(house: House, card: Card) -> Power:
    """Return the power of a card at this table, and its points in a hand."""
    points = POINTS[card.rank] if card.rank in POINTS else int(card.rank)
    if card.rank == "8":
        return wild(house, points)
    if card.rank in house.action_cards:
        return with_power(house, EFFECTS[card.rank], points)
    return Power(points=points)


@lru_cache(maxsize=256)  # saves 0.5 ms each time house rules are read
def configure(house: House) -> ShedConfig:
    """Everything in which one table's Eights differs from another's."""
    pack = [card for card in french_pack() if card.rank != JOKER]
    return ShedConfig(
        {UNKNOWN: PLAIN, **{card: power_of(house, card) for card in pack}},
        dict.fromkeys(pack, house.packs),
        several=Several(()),
        drawing=drawing(house),
        last_call=LastCall("last-card", cards=house.last_card, by=("last_card",)) if house.last_card else None,
        ends=ends(house),
        anyone_calls=False,
        illegal=house.illegal_penalty,
        new_stock=house.new_stock,
    )


BOOK = {"end_mode": "scored", "draw_until_playable": True, "two_players_hand": 7, "new_stock": False}
"""American rule books: seven cards for two, drawing until a card fits, 50 points for an eight, 10 for a court card, the
difference for the lowest hand of a blocked round (read at Board Game Arena, parentdish and webcasty). That the stock is
used once is from memory of Bicycle's book; Board Game Arena shuffles the pile again."""

GAME = shedding(
    "eights",
    house=House,
    presets={
        "eights": {},
        "points": {"end_mode": "scored", "draw_until_playable": True},
        "bicycle": BOOK,
        "crazy": {"end_mode": "scored", "draw_until_playable": True, "action_cards": ("2", "Q", "A")},
    },
    preset="eights",
    players=(2, 12),
    configure=configure,
    document="OC",
    figures=SHEDDING,
    features=(
        NAMED_SUITS,
        PLAY_DRAWN,
        FORCED_PLAY,
        FORBIDDEN_STARTERS,
        ATTACKS,
        LAST_CALL,
        CATCHING,
        COUNTING,
        FIRST_GAINS,
        ONE_STOCK,
    ),
)
