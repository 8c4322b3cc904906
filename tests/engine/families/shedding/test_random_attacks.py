"""Random plays of power cards by few players and any house rules: no line attacks its own player."""

from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import META
from referee.engine.families.shedding import Shedding
from referee.engine.families.shedding.state import ShedState
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.notation.record import Head
from tests.support.drawn import drawn
from tests.support.grown import record_of
from tests.support.random_shedding import FAMILY, NAMES, ShedTable, some_house

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

RUNS = {"onecard": (("multi", "both"),), "uno": (("multi", "pair,rank,run,symbol"),)}
"""House rules that allow several cards at once, set at most tables of these games."""


class Attackers(ShedTable):
    """A table of few players with unknown hands, so that any card may be played; most played cards have a power."""

    def __init__(self, key: str, seed: int) -> None:
        self.chance = chance = Random(seed)
        self.about_lines = False
        self.game = games.find(key)
        names = NAMES[: chance.choice((2, 2, 3, 3, 4))]
        house = dict(some_house(self.game, chance, without=("deal", "end")))
        house |= dict(RUNS.get(key, ())) if chance.random() < 0.7 else {}
        if self.game.preset_house().with_texts(tuple(house.items())).problems(len(names)):
            house = dict(RUNS.get(key, ()))
        facts = (*self.texts(tuple(house.items())), ("turn", names[0]), ("top", chance.choice(self.kinds(house)).code))
        self.log = GameLog(self.game, Head(key, names, house=tuple(house.items()), facts=facts))
        self.at = 0.0

    def kinds(self, house: dict[str, str]) -> list[Card]:
        """Return the kinds of cards of this deck."""
        assert isinstance(self.game, Shedding)
        return list(self.game.configure(self.game.preset_house().with_texts(tuple(house.items()))).packs)

    def step(self) -> None:
        """Enter one more line, mostly of the player to act; a legal play if a few attempts find one."""
        s, chance = self.state, self.chance
        if s.phase != "play" or chance.random() < 0.1:
            super().step()
            return
        tries = [self.laid() for _ in range(30)]
        who = s.names[s.turn] if s.turn >= 0 and chance.random() < 0.95 else chance.choice(s.names)
        acts: list[Action] = [act.Plays(who, cards, "H" if s.power(cards[-1]).wishes else None) for cards in tries]
        found = [action for action in acts if self.allowed(action)]
        self.at += 1.0
        try:
            self.log.enter(found[0] if found and chance.random() < 0.9 else act.Draws(who, None), self.at)
        except NotationError:
            return

    def laid(self) -> tuple[Card, ...]:
        """Return cards that may be played together: one, some of a rank, or neighbours of a suit."""
        s, chance = self.state, self.chance
        strong = [card for card in self.cards if s.power(card).effects]
        first = chance.choice(strong if strong and chance.random() < 0.8 else self.cards)
        order = s.config.several.order
        match chance.choice(("one", "rank", "run", "run")):
            case "rank":
                same = [card for card in self.cards if card.rank == first.rank]
                return tuple(chance.choices(same, k=chance.choice((2, 2, 3))))
            case "run" if first.rank in order:
                at = chance.choice([place for place, rank in enumerate(order) if rank == first.rank])
                way, length = chance.choice((1, -1)), chance.choice((2, 3, 4))
                ranks = [order[place] for place in range(at, at + way * length, way) if 0 <= place < len(order)]
                suited = {card.rank: card for card in self.cards if card.suit == first.suit}
                return tuple(suited[rank] for rank in ranks if rank in suited)
        return (first,)


def attacks_its_player(log: GameLog, before: ShedState, action: Action) -> bool:
    """Return whether a line left its own player under a new attack."""
    after = log.state
    assert isinstance(after, ShedState)
    if isinstance(action, META) or action.who not in after.names:
        return False
    seat = after.seat(action.who)
    same = before.turn == seat and before.draw == after.draw
    return after.turn == seat and after.draw > 0 and not same


@pytest.mark.promise("Nobody has to answer their own")
@pytest.mark.parametrize("key", FAMILY)
@drawn(60)
@given(seed=st.integers(0, 10**9))
def test_no_line_attacks_its_own_player(key: str, seed: int) -> None:
    table = Attackers(key, seed)
    for _ in range(14):
        before, count = table.state, len(table.log.entries)
        table.step()
        new = table.log.entries[count:]
        if new and new[-1].ruling.verdict is not Verdict.NO and attacks_its_player(table.log, before, new[-1].action):
            note(record_of(table))
            raise AssertionError(new[-1].text)
