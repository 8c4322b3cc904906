"""Eights' house rules: those of every game with French packs, the effects of 2, Q and A, and points (OC-2, OC-81)."""

from dataclasses import dataclass

from referee.engine.families.shedding.french_deck import FrenchHouse
from referee.engine.house_rules.options import Number, Some, Words, switch

ACTIONS = ("2", "Q", "A")
"""The ranks that may do something, besides the 8."""


@dataclass(frozen=True)
class House(FrenchHouse):
    """Eights' house rules; the defaults are those of the preset that One Card has by this name."""

    end_mode: str = switch("first_out", Words(("first_out", "last_loser", "scored")), group="end", source="OC-14 OC-15")
    action_cards: tuple[str, ...] = switch((), Some(ACTIONS), group="cards")
    target: int = switch(100, Number(1, 5000, "points"), group="end", needs={"end_mode": "scored"})
