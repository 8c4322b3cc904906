"""Tschau Sepp, Switzerland's game, with the 36 Swiss cards: sevens attack, eights skip, unders are wild."""

from dataclasses import dataclass

from referee.engine.basics.cards import own_pack
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.effects import PLAIN, Attack, Power, Skip, Wish
from referee.engine.families.shedding import ATTACKS, NAMED_SUITS, shedding
from referee.engine.families.shedding.config import Ends, Several, ShedConfig
from referee.engine.families.shedding.state import ShedHouse

SUITS = {"Ei": "🌰", "Se": "🔔", "Ro": "🌹", "Si": "🛡"}
NUMBERS = {number: number for number in "6789"}
PACK = own_pack(SUITS, {**NUMBERS, "B": "banner", "U": "under", "O": "over", "K": "king", "A": "ace"})
DOES = {"7": Power((Attack(2),)), "8": Power((Skip(),)), "under": Power((Wish(),), wild=True)}


@dataclass(frozen=True)
class House(ShedHouse, Conduct):
    """The switches of the family."""


GAME = shedding(
    "sepp",
    house=House,
    presets={"sepp": {}},
    preset="sepp",
    players=(2, 5),
    configure=lambda house: ShedConfig(
        {card: DOES.get(card.rank, PLAIN) for card in PACK},
        dict.fromkeys(PACK, 1),
        several=Several(()),
        anyone_calls=False,
        ends=Ends(),
    ),
    features=(NAMED_SUITS, ATTACKS),
)
