"""Crazy Eights Countdown: the rank that is wild for a player is the hand they are down to, from eight to one."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from referee.engine.basics.cards import RANKS, Card, french_pack
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.conduct import Conduct, take_cards
from referee.engine.common_rules.facts import number
from referee.engine.families.effects import PLAIN, Power, Wish
from referee.engine.families.shedding import NAMED_SUITS, shedding
from referee.engine.families.shedding.config import Ends, Several, ShedConfig
from referee.engine.families.shedding.ending import tell_beside
from referee.engine.families.shedding.state import ShedHouse, ShedState
from referee.engine.house_rules.options import Number, switch
from referee.engine.model.game import Changes, Fact, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Rank, Seat
from referee.engine.model.state import DEAL, for_seats

PACK = [card for card in french_pack() if card.suit]
WILD = Power((Wish(),), wild=True)


@dataclass(frozen=True)
class House(ShedHouse, Conduct):
    """The switches of the family; the first hand is the start of the countdown."""

    hand_size: int = switch(8, Number(1, 10, "cards"), group="deal")


@dataclass(frozen=True)
class CountdownState(ShedState):
    """A state that counts the hands that each player has emptied."""

    emptied: tuple[int, ...] = for_seats(0, until=DEAL)

    def down(self, seat: int) -> int:
        """Return how many cards a seat's hand began with, which is its wild rank."""
        return self.house.hand_size - self.emptied[seat]

    def power(self, card: Card) -> Power:
        own = self.phase == "play" and self.turn != NOBODY and card.rank == RANKS[self.down(self.turn) - 1]
        return WILD if own else PLAIN

    @property
    def power_key(self) -> Hashable:
        return self.turn != NOBODY and self.down(self.turn)

    def new_hand(self, c: RuleContext[Any, Any, Any], seat: int) -> Changes:
        cards = self.down(seat) - 1
        if not cards:
            return {}
        told = message("countdown-new-hand", seat=Seat(seat), cards=cards, rank=Rank(RANKS[cards - 1]))
        taken, _ = take_cards(self, seat, cards)
        return taken | tell_beside(c, self, told) | {"emptied": put(self.emptied, seat, self.emptied[seat] + 1)}

    def notes(self) -> Iterator[Message]:
        if self.phase == "play" and self.turn != NOBODY:
            yield message("countdown-wild", turn=Seat(self.turn), rank=Rank(RANKS[self.down(self.turn) - 1]))


def put_down(state: CountdownState, seat: int, text: str) -> Changes:
    """Set the hand that a seat is down to, in a position or a correction."""
    return {"emptied": put(state.emptied, seat, state.house.hand_size - number("down", text, 1))}


DOWN = Fact("down", lambda state: tuple(map(state.down, range(len(state.names)))), put_down, per_seat=True)

GAME = shedding(
    "countdown",
    house=House,
    presets={"countdown": {}},
    preset="countdown",
    players=(2, 5),
    configure=lambda house: ShedConfig(
        dict.fromkeys(PACK, PLAIN), dict.fromkeys(PACK, 1), several=Several(()), anyone_calls=False, ends=Ends()
    ),
    features=(NAMED_SUITS,),
    state=CountdownState,
    facts=(DOWN,),
)
