"""Random positions of any game, as a record's head states them: hands of two packs that are declared, what lies on the
table, and lines that lay more of a card than a hand holds, or change an earlier line."""

from dataclasses import replace

from referee.core import actions as act
from referee.core.actions import Action, Group
from referee.core.cards import UNKNOWN, Card
from referee.core.notation import Unreadable, quote, side
from referee.core.replay import Log
from referee.families.melds.state import MeldState
from referee.families.shedding.state import ShedState
from tests.families.meld_tables import MeldTable
from tests.families.trick_tables import TrickTable
from tests.games.tables import Table

HELD = (1, 2, 3, 3, 4, 6)
"""How many cards a declared hand has."""


class Position(Table):
    """A table whose head states a position, and whose lines are about the cards of the hands that were declared."""

    allows = True

    def set_up(self) -> "Position":
        """States a position in which every play is entered; facts that do not go together are left out again."""
        self.log = Log(self.game, replace(self.log.head, keep="plays"))
        for fact in self.stated():
            try:
                self.log = Log(self.game, replace(self.log.head, facts=(*self.log.head.facts, fact)))
            except Unreadable:
                continue
        return self

    def stated(self) -> list[tuple[str, str]]:
        """What the head states, in some order."""
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
        """Every kind of card in play."""
        return list(self.game.kinds(self.state))

    def hand(self, count: int) -> str:
        """Some cards, the same ones often; now and then one that nobody named."""
        return " ".join(each.code for each in self.some_cards(count))

    def some_cards(self, count: int) -> tuple[Card, ...]:
        """Cards of a few kinds, and some strangers among them."""
        return tuple(
            self.chance.choice(self.pool) if self.chance.random() < 0.8 else self.chance.choice((*self.kinds, UNKNOWN))
            for _ in range(count)
        )

    def lying(self) -> list[tuple[str, str]]:
        """What lies on the table."""
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
            melds = [(f"melds.{each}", self.meld()) for each in sides if chance.random() < 0.5]
            return [
                ("drawn", chance.choice(("yes", "no"))),
                ("pile", chance.choice((self.hand(1), self.hand(3), "2", "none"))),
                *melds,
                *([("stock", chance.choice(("0", "1", "2", "30")))] if chance.random() < 0.5 else []),
                *([("red3." + sides[0], str(chance.randint(0, 4)))] if chance.random() < 0.3 else []),
            ]
        return [("trick", str(chance.choice((1, 2, 5)))), ("broken", chance.choice(("yes", "no")))]

    def meld(self) -> str:
        """Cards of one rank."""
        first = self.chance.choice(self.pool)
        same = [card for card in self.kinds if card.rank == first.rank]
        return " ".join(each.code for each in self.chance.choices(same, k=self.chance.choice((3, 4, 6, 7))))

    def step(self) -> None:
        """A line about declared cards, about an earlier line, or any other."""
        make = self.chance.choices((self.of_hand, self.about, None), (5, 2, 3))[0]
        if make is None:
            super().step()
            return
        self.at = round(self.at + self.chance.choice((0.0, 0.2, 5.0)), 2)
        try:
            self.log.enter(make(), self.at)
        except Unreadable:
            return

    def about(self) -> Action:
        """A line about an earlier one."""
        chance, lines = self.chance, len(self.log.entries)
        if not lines:
            return self.of_hand()
        who, line = chance.choice(self.state.names), chance.randint(max(1, lines - 5), lines)
        amends = act.Amends(who, line, self.of_hand())
        return chance.choice((act.Undoes(who, line), act.Undoes(who), act.Allows(who, line), amends, amends))

    def of_hand(self) -> Action:
        """A line about the cards of a hand: each as often as may be, held or not."""
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
    """A position of a game of melds."""


class TrickPosition(Position, TrickTable):
    """A position of a game of tricks."""


def position(key: str, seed: int) -> Position:
    """A position of a game."""
    kinds = {"hearts": TrickPosition, "canasta": MeldPosition}
    return kinds.get(key, Position)(key, seed).set_up()
