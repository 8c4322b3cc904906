"""Mau-Mau with an attack, a skip, a wish, and one rule that no other game has."""

from dataclasses import dataclass, replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import french_pack
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.effects import PLAIN, Attack, Power, Skip, Wish
from referee.engine.families.shedding import ATTACKS, COUNTING, NAMED_SUITS, PLAY_DRAWN, shedding
from referee.engine.families.shedding.config import Drawing, Ends, Several, ShedConfig
from referee.engine.families.shedding.state import ShedHouse, ShedState
from referee.engine.model.game import RuleContext
from referee.engine.model.rulings import Found, no, rule

DOES = {"7": Power((Attack(2),)), "8": Power((Skip(),)), "J": Power((Wish(),), wild=True)}
PACK = [card for card in french_pack() if card.suit]


@dataclass(frozen=True)
class House(ShedHouse, Conduct): ...


@rule("maumau.queens", on=act.Plays, source="our table")
def queens(c: RuleContext[ShedState, act.Plays, Any]) -> Found | None:
    """Queens quarrel: none is laid on another."""
    quarrel = c.state.top is not None and c.state.top.rank == "Q" == c.action.cards[0].rank
    return no(card=c.action.cards[0]) if quarrel else None


def configure(house: House) -> ShedConfig:
    power = {card: replace(DOES.get(card.rank, PLAIN), points=10) for card in PACK}
    end = {"ends": Ends("scored", limits=(("score", 20),)), "drawing": Drawing(playable=True)}
    return ShedConfig(power, dict.fromkeys(PACK, 1), several=Several(()), anyone_calls=False, **end)


OURS = {"house": House, "presets": {"ours": {}}, "preset": "ours", "players": (2, 5), "configure": configure}
GAME = shedding("maumau", first=(queens,), features=(NAMED_SUITS, PLAY_DRAWN, ATTACKS, COUNTING), **OURS)
