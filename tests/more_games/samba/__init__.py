"""Samba from the public names of the melding family: three packs, fifteen cards and two wild ones."""

from dataclasses import dataclass
from functools import lru_cache

from referee.engine.basics.cards import JOKER, Card, french_pack
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.melds import melding
from referee.engine.families.melds.config import Bonuses, MeldConfig
from referee.engine.house_rules.options import Number, switch

PACK = french_pack()
WILD = frozenset(card for card in PACK if card.rank in ("2", JOKER))
RED = frozenset(card for card in PACK if card.rank == "3" and card.suit in "HD")
BLACK = frozenset(card for card in PACK if card.rank == "3" and card.suit in "SC")


@dataclass(frozen=True)
class House(Conduct):
    """Samba plays to ten thousand."""

    target: int = switch(10_000, Number(500, 20_000, "points"), group="end")


def points(card: Card) -> int:
    """Return the points of a card."""
    if card in RED:
        return 0
    return {JOKER: 50, "A": 20, "2": 20}.get(card.rank, 5 if card.rank in "34567" else 10)


@lru_cache
def configure(house: House, players: int) -> MeldConfig:
    """Set Samba's values: a first meld of 150 from 7000 on, and 1000 for six red threes."""
    return MeldConfig(
        packs=dict.fromkeys(PACK, 3),
        points={card: points(card) for card in PACK},
        wild=WILD,
        bonus=RED,
        closing=BLACK,
        freezing=WILD | RED,
        dealt=15,
        draw=2,
        sides=2,
        wilds=2,
        needed=2,
        minimums=((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
        bonuses=Bonuses(natural=500, mixed=300, out=200, concealed=0, each=100, sets={6: 1000}),
        frozen_at_first=False,
        target=house.target,
    )


GAME = melding("samba", house=House, presets={"samba": {}}, preset="samba", players=(2, 4), configure=configure)
