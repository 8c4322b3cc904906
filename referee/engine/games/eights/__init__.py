"""Eights, an ancestor of One Card: match suit or rank, and the 8 goes on anything (OC-2, OC-81)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from referee.engine.basics.cards import JOKER, UNKNOWN, Card, french_pack
from referee.engine.families import shedding as shed
from referee.engine.families.effects import PLAIN, Attack, Effect, Power, Reverse, Skip
from referee.engine.families.shedding.config import LastCall, Several, ShedConfig
from referee.engine.families.shedding.french_deck import FrenchHouse, drawing, ends, wild, with_power
from referee.engine.house_rules.options import Maybe, Number, Some, switch

EFFECTS: Mapping[str, tuple[Effect, ...]] = {
    "2": (Attack(2),),
    "Q": (Skip(),),
    "A": (Reverse(skips_with_two=True),),
}
POINTS = {"8": 50, "A": 1, **dict.fromkeys("TJQK", 10)}


@dataclass(frozen=True)
class House(FrenchHouse):
    """Eights' house rules; the defaults are those of the preset that One Card has by this name."""

    action_cards: tuple[str, ...] = switch((), Some(tuple(EFFECTS)), group="cards")
    two_players_hand: int = switch(0, Maybe("same", Number(1, 15, "cards")), group="deal", source="OC-5")
    last_card: int = switch(0, Maybe("off", Number(1, 5, "cards")), group="call", source="OC-21")

    DEALT_BY = ("hand_size", "two_players_hand")

    def dealt_to(self, players: int) -> int:
        """Deal two players more, where the house has it so."""
        return self.two_players_hand if players == 2 and self.two_players_hand else self.hand_size


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
        last_call=LastCall("last-card" if house.last_card else "", cards=house.last_card, by=("last_card",)),
        ends=ends(house),
        anyone_calls=False,
        illegal=house.illegal_penalty,
        new_stock=house.new_stock,
    )


BOOK = {"end_mode": "scored", "draw_until_playable": True, "two_players_hand": 7, "new_stock": False}
"""American rule books: seven cards for two, drawing until a card fits, 50 points for an eight, 10 for a court card, the
difference for the lowest hand of a blocked round (read at Board Game Arena, parentdish and webcasty). That the stock is
used once is from memory of Bicycle's book; Board Game Arena shuffles the pile again."""

GAME = shed.shedding(
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
    figures=shed.SHEDDING,
    features=(
        *(shed.NAMED_SUITS, shed.PLAY_DRAWN, shed.FORCED_PLAY, shed.FORBIDDEN_STARTERS, shed.ATTACKS, shed.ONE_STOCK),
        *(shed.LAST_CALL, shed.COUNTING, shed.FIRST_GAINS),
    ),
)
