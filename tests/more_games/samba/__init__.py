"""A game of the melding family by its public names alone: Samba's three packs, fifteen cards and two wild ones."""

from dataclasses import dataclass
from functools import lru_cache

from referee.core.cards import JOKER, Card, french_pack
from referee.core.conduct import Conduct
from referee.core.house import Number, switch
from referee.families.melds import melding
from referee.families.melds.table import Bonuses, Table

PACK = french_pack()
WILD = frozenset(card for card in PACK if card.rank in ("2", JOKER))
RED = frozenset(card for card in PACK if card.rank == "3" and card.suit in "HD")
BLACK = frozenset(card for card in PACK if card.rank == "3" and card.suit in "SC")


@dataclass(frozen=True)
class House(Conduct):
    """Samba plays to ten thousand."""

    target: int = switch(10_000, Number(500, 20_000, "points"), group="end")


def points(card: Card) -> int:
    """What a card counts."""
    if card in RED:
        return 0
    return {JOKER: 50, "A": 20, "2": 20}.get(card.rank, 5 if card.rank in "34567" else 10)


@lru_cache
def table(house: House, players: int) -> Table:
    """Samba's values: a hundred and fifty from seven thousand on, six red threes are a thousand."""
    return Table(
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


GAME = melding("samba", house=House, presets={"samba": {}}, preset="samba", players=(2, 4), table=table)
