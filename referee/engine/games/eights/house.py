"""Eights' house rules: those of every game with French packs, the effects of 2, Q and A, and points (OC-2, OC-81)."""

from dataclasses import dataclass

from referee.engine.families.shedding.french_deck import FrenchHouse
from referee.engine.house_rules.options import Maybe, Number, Some, switch

ACTIONS = ("2", "Q", "A")
"""The ranks that may do something, besides the 8."""


@dataclass(frozen=True)
class House(FrenchHouse):
    """Eights' house rules; the defaults are those of the preset that One Card has by this name."""

    action_cards: tuple[str, ...] = switch((), Some(ACTIONS), group="cards")
    two_players_hand: int = switch(0, Maybe("same", Number(1, 15, "cards")), group="deal", source="OC-5")
    last_card: int = switch(0, Maybe("off", Number(1, 5, "cards")), group="call", source="OC-21")

    DEALT_BY = ("hand_size", "two_players_hand")

    def dealt_to(self, players: int) -> int:
        """Deal two players more, where the house has it so."""
        return self.two_players_hand if players == 2 and self.two_players_hand else self.hand_size
