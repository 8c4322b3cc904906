"""Games of the shedding family by random house rules: nothing raises, somebody can always act, no card is lost."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import games
from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.cards import UNKNOWN
from referee.core.facts import facts
from referee.core.game import Game
from referee.core.house import Each, Limits, Maybe, Number, Switch, switches
from referee.core.notation import Unreadable
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.core.seats import NOBODY
from referee.families.shedding.state import ShedState

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
FAMILY = ("onecard", "uno")


def some_value(switch: Switch, chance: Random) -> str:
    """A value of a house rule, as a record writes it."""
    match switch.kind:
        case Number(least, most, _, step):
            return str(chance.randint(int(least), int(most))) if step == 1 else f"{chance.uniform(least, most):.1f}"
        case Maybe(word, number):
            return chance.choice((word, str(chance.randint(int(number.least), int(number.most)))))
        case Each() | Limits():
            return ",".join(f"{key}:{chance.randint(1, 12)}" for key, _ in switch.kind.limits)
        case kind:
            return chance.choice(kind.values())


def some_house(game: Game, chance: Random) -> tuple[tuple[str, str], ...]:
    """Some house rules without a contradiction."""
    known = switches(game.house)
    while True:
        keys = chance.sample(list(known), chance.randint(0, 8))
        house = tuple((key, some_value(known[key], chance)) for key in keys)
        if not game.preset_house().with_texts(house).problems(5):
            return house


class Table:
    """A log that grows by random lines."""

    def __init__(self, key: str, seed: int) -> None:
        self.chance = Random(seed)
        self.game = games.find(key)
        names = NAMES[: self.chance.randint(2, 5)]
        self.log = Log(self.game, Head(key, names, house=some_house(self.game, self.chance)))
        self.cards = list(self.state.table.packs)
        self.at = 0.0

    @property
    def state(self) -> ShedState:
        assert isinstance(self.log.state, ShedState)
        return self.log.state

    def enter(self, action: Action) -> None:
        """Enters a line; one that is unreadable is none."""
        self.at = round(self.at + self.chance.choice((0.2, 1, 5)), 2)
        try:
            self.log.enter(action, self.at)
        except Unreadable:
            return

    def step(self) -> None:
        """One more line: mostly one that moves play on."""
        moves = self.moves()
        self.enter(self.chance.choice(moves) if moves and self.chance.random() < 0.7 else self.any())

    def moves(self) -> list[Action]:
        """Lines that are allowed now and move play on."""
        return [action for action in self.tried() if self.allowed(action)]

    def allowed(self, action: Action) -> bool:
        try:
            return self.log.look(action, self.at).verdict is not Verdict.NO
        except Unreadable:
            return False

    def tried(self) -> list[Action]:
        s, dealer = self.state, self.state.names[rounds.next_dealer(self.state)]
        if s.timeout != NOBODY:
            return [act.Says(s.names[s.timeout], "time-in")]
        if s.phase == "deal":
            starters = [act.Flips(dealer, card) for card in self.cards]
            return starters if s.dealt else [act.Deals(dealer)]
        if s.turn != NOBODY:
            who = s.names[s.turn]
            called = self.chance.choice(sorted(s.suits))
            plays = [act.Plays(who, (card,), called) for card in self.chance.sample(self.cards, 20)]
            runs = [
                act.Plays(who, tuple(self.chance.choices(self.cards, k=self.chance.choice((2, 3))))) for _ in range(5)
            ]
            return [*plays, *runs, act.Draws(who), act.Passes(who)]
        return [act.Holds(name, (), 3) for name in s.names]

    def any(self) -> Action:
        """Any line at all."""
        chance, s = self.chance, self.state
        who, whom, cards = chance.choice(s.names), chance.choice(s.names), (*self.cards, UNKNOWN)
        word = chance.choice(("one", "uno", "page-one", "stop", "time-out", "time-in"))
        return chance.choice(
            (
                act.Plays(who, tuple(chance.choices(cards, k=chance.choice((1, 1, 2, 3)))), None, (word,)),
                act.Draws(who, chance.choice((None, 1, 2, 5))),
                act.Passes(who),
                act.Says(who, word),
                act.Catches(who, whom),
                act.Catches(who, s.names[s.last[0]]),
                act.Penalizes(who, whom, chance.choice(("play", "undeserved", "false", "slow"))),
                act.Calls(who, chance.choice(sorted(s.suits))),
                act.Challenges(who),
                act.Finds(who, chance.random() < 0.5),
                act.Shows(who, tuple(chance.choices(self.cards, k=3))),
                act.Says(who, "done"),
                act.Discards(who, chance.choice(self.cards)),
                act.Cuts(who, chance.choice(self.cards)),
                act.Reshuffles(who),
                act.Undoes(who),
            )
        )


@pytest.mark.parametrize("key", FAMILY)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_table_never_raises_never_sticks_and_loses_no_card(key: str, seed: int) -> None:
    table = Table(key, seed)
    for _ in range(60):
        table.step()
        s = table.state
        facts(table.game, s)
        table.game.view(s)
        for seat in range(len(s.names)):
            table.game.asks(s, seat)
        if s.phase != "over":
            assert any(map(table.allowed, table.tried())) or s.phase == "play", (s.phase, table.log.head.house)
        if s.phase == "play":
            who = s.names[s.turn]
            assert s.turn != NOBODY, table.log.head.house
            assert s.here[s.turn], table.log.head.house
            stuck = (
                not s.drew
                and s.timeout == NOBODY
                and not (table.allowed(act.Draws(who)) or table.allowed(act.Passes(who)))
            )
            playable = s.known[s.turn] is None and s.house.may_draw_freely if key == "onecard" else True
            assert not (stuck and playable), table.log.head.house
        if s.phase in ("play", "count") and s.stock is not None and s.pile is not None:
            held = sum(hand or 0 for seat, hand in enumerate(s.hands) if seat not in s.bust)
            assert held + s.stock + s.pile == sum(s.table.packs.values()), table.log.head.house
