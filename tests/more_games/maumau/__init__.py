"""Mau-Mau as one group plays it: an attack, a skip, a wish, and a rule that no other game has."""

from dataclasses import dataclass, replace
from typing import Any

from referee.core import actions as act
from referee.core.cards import french_pack
from referee.core.conduct import Conduct
from referee.core.rulings import Case, Found, no, rule
from referee.families.effects import PLAIN, Attack, Power, Skip, Wish
from referee.families.shedding import shedding
from referee.families.shedding.several import Several
from referee.families.shedding.state import ShedHouse, ShedState
from referee.families.shedding.table import Drawing, Ends, Table

DOES = {"7": Power((Attack(2),)), "8": Power((Skip(),)), "J": Power((Wish(),), wild=True)}
PACK = [card for card in french_pack() if card.suit]


@dataclass(frozen=True)
class House(ShedHouse, Conduct): ...


@rule("maumau.queens", on=act.Plays, source="our table")
def queens(c: Case[ShedState, act.Plays, Any]) -> Found | None:
    """Queens quarrel: none is laid on another."""
    quarrel = c.s.top is not None and c.s.top.rank == "Q" == c.a.cards[0].rank
    return no(card=c.a.cards[0]) if quarrel else None


def powers(house: House) -> Table:
    power = {card: replace(DOES.get(card.rank, PLAIN), points=10) for card in PACK}
    end = {"ends": Ends("scored", limits=(("score", 20),)), "drawing": Drawing(playable=True)}
    return Table(power, dict.fromkeys(PACK, 1), several=Several(()), anyone_calls=False, **end)


OURS = {"house": House, "presets": {"ours": {}}, "preset": "ours", "players": (2, 5), "powers": powers}
GAME = shedding("maumau", first=(queens,), **OURS)
