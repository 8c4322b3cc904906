"""Random positions with declared hands.

Whatever is played and whichever earlier line is undone, amended or allowed, only a NotationError is raised and every
ruling has a text.
"""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action, Group
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.families.melds.state import MeldState
from referee.engine.families.shedding.state import ShedState
from referee.engine.log.game_log import GameLog
from referee.engine.notation.tokens import quote, side
from referee.engine.questions.hindsight import rules_consulted
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.drawn import drawn
from tests.support.grown import holds_after_every_line
from tests.support.random_melds import MeldTable
from tests.support.random_shedding import ShedTable
from tests.support.random_tricks import TrickTable

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

HELD = (1, 2, 3, 3, 4, 6)
"""The sizes of declared hands."""


class Position(ShedTable):
    """A table whose head states a position, and whose lines are about the declared cards."""

    allows = True

    def set_up(self) -> "Position":
        """State a position in which every play is entered, without facts that contradict each other."""
        self.log = GameLog(self.game, replace(self.log.head, keep="plays"))
        for fact in self.stated():
            try:
                self.log = GameLog(self.game, replace(self.log.head, facts=(*self.log.head.facts, fact)))
            except NotationError:
                continue
        return self

    def stated(self) -> list[tuple[str, str]]:
        """Return the facts of the head, in random order."""
        chance, names = self.chance, self.state.names
        self.pool = chance.sample(self.kinds, chance.randint(2, 5))
        facts = [("turn", quote(chance.choice(names)))]
        for name in names:
            if chance.random() < 0.8:
                count = chance.choice(HELD)
                cards = self.hand(count) if chance.random() < 0.8 else str(count)
                facts.append((f"hand.{quote(name)}", cards))
        return [*facts, *self.lying()]

    @property
    def kinds(self) -> list[Card]:
        """Return every kind of card in play."""
        return list(self.game.kinds(self.state))

    def hand(self, count: int) -> str:
        """Return some cards, often equal ones; sometimes one that nobody named."""
        return " ".join(card.code for card in self.some_cards(count))

    def some_cards(self, count: int) -> tuple[Card, ...]:
        """Return cards of a few kinds, and some others."""
        return tuple(
            self.chance.choice(self.pool) if self.chance.random() < 0.8 else self.chance.choice((*self.kinds, UNKNOWN))
            for _ in range(count)
        )

    def lying(self) -> list[tuple[str, str]]:
        """Return the cards on the table."""
        s, chance = self.state, self.chance
        if isinstance(s, ShedState):
            return [
                ("top", self.hand(1)),
                ("draw", chance.choice(("0", "0", "2", "5"))),
                ("direction", chance.choice(("left", "right"))),
                *([("stock", chance.choice(("0", "1", "30")))] if chance.random() < 0.3 else []),
                *([("pile", chance.choice(("1", "2", "9")))] if chance.random() < 0.3 else []),
            ]
        if isinstance(s, MeldState):
            sides = [side([s.names[seat] for seat in seats]) for seats in s.teams]
            melds = [(f"melds.{team}", self.meld()) for team in sides if chance.random() < 0.5]
            return [
                ("drawn", chance.choice(("yes", "no"))),
                ("pile", chance.choice((self.hand(1), self.hand(3), "2", "none"))),
                *melds,
                *([("stock", chance.choice(("0", "1", "2", "30")))] if chance.random() < 0.5 else []),
                *([("red3." + sides[0], str(chance.randint(0, 4)))] if chance.random() < 0.3 else []),
            ]
        return [("trick", str(chance.choice((1, 2, 5)))), ("broken", chance.choice(("yes", "no")))]

    def meld(self) -> str:
        """Return cards of one rank."""
        first = self.chance.choice(self.pool)
        same = [card for card in self.kinds if card.rank == first.rank]
        return " ".join(card.code for card in self.chance.choices(same, k=self.chance.choice((3, 4, 6, 7))))

    def step(self) -> None:
        """Enter a line about declared cards, about an earlier line, or any other."""
        make = self.chance.choices((self.of_hand, self.about, None), (5, 2, 3))[0]
        if make is None:
            super().step()
            return
        self.at = round(self.at + self.chance.choice((0.0, 0.2, 5.0)), 2)
        try:
            self.log.enter(make(), self.at)
        except NotationError:
            return

    def about(self) -> Action:
        """Return a line about an earlier one."""
        chance, lines = self.chance, len(self.log.entries)
        if not lines:
            return self.of_hand()
        who, line = chance.choice(self.state.names), chance.randint(max(1, lines - 5), lines)
        amends = act.Amends(who, line, self.of_hand())
        return chance.choice((act.Undoes(who, line), act.Undoes(who), act.Allows(who, line), amends, amends))

    def of_hand(self) -> Action:
        """Return a line about the cards of a hand, held or not."""
        chance, s = self.chance, self.state
        seat = s.turn if s.turn >= 0 and chance.random() < 0.8 else chance.randrange(len(s.names))
        who = s.names[seat]
        held = [*(s.known[seat] or self.some_cards(3)), *self.some_cards(chance.choice((0, 0, 1)))]
        cards = tuple(chance.choices(held, k=chance.choice((1, 1, 2, 3, 4))))
        alike = tuple(card for card in held if card.rank == cards[0].rank or card in cards)
        group = tuple(chance.choices(alike, k=chance.choice((1, 2, 3, 3, 4, 7))))
        lines: tuple[Action, ...] = (
            act.Plays(who, cards),
            act.Plays(who, group),
            act.Melds(who, (Group(group, None),)),
            act.Melds(who, (Group(group, None), Group(cards, None))),
            act.Melds(who, (Group(group, cards[0].rank if cards[0] is not UNKNOWN else None),)),
            act.TakesPile(who),
            act.Discards(who, cards[0]),
            act.Lays(who, cards[0], chance.choice((None, held[-1]))),
            act.Gives(who, cards),
            act.Draws(who, len(cards), cards),
            act.Draws(who, None),
            act.Shows(who, cards),
            act.Holds(who, cards),
            act.Trades(who, chance.choice(s.names)),
            act.Corrects(who, ((f"hand.{quote(chance.choice(s.names))}", self.hand(chance.choice(HELD))),)),
            act.Corrects(who, ((f"hand.{quote(who)}", str(chance.choice(HELD))), ("turn", quote(who)))),
        )
        return chance.choice([line for line in lines if type(line) in self.game.rules_on])


class MeldPosition(Position, MeldTable):
    """A position of a melding game."""


class TrickPosition(Position, TrickTable):
    """A position of a trick-taking game."""


def position(key: str, seed: int) -> Position:
    """Return a position of a game."""
    kinds = {"hearts": TrickPosition, "canasta": MeldPosition}
    return kinds.get(key, Position)(key, seed).set_up()


KEYS = tuple(key for key in games.names() if key != "other")


def check(table: Position) -> None:
    """Check that every screen can be rendered after a line."""
    s = table.state
    known_facts(table.game, s)
    table.game.view(s)
    list(table.asks())
    for entry in table.log.entries[-4:]:
        assert Sentences(shared(True), "en", s.names).rule_plain(entry.ruling)
        rules_consulted(table.log, entry.n)


@pytest.mark.promise("Declared hands with duplicates, cards that are in no hand")
@pytest.mark.parametrize("key", KEYS)
@drawn(60)
@given(seed=st.integers(0, 10**9))
def test_no_line_about_declared_cards_raises(key: str, seed: int) -> None:
    holds_after_every_line(position(key, seed), 14, check)
