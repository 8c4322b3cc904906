"""Random tables of trick-taking games: any consistent house rules, and lines that grow a log."""

from random import Random

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.families.tricks.card_sets import BIT
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import REASONS
from referee.engine.notation.record import Head
from tests.support.random_shedding import ShedTable, some_house

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
WORDS = ("rest", "add", "subtract", "time-out", "time-in", "hello")


class TrickTable(ShedTable):
    """A table of a trick-taking game that grows by random lines.

    Some tables only keep the score, some declare every hand; at half of them the players watch the plays.
    """

    allows = True

    def __init__(self, key: str, seed: int, *, about_lines: bool = True) -> None:
        self.chance = Random(seed)
        self.about_lines = about_lines
        self.game = games.find(key)
        names = NAMES[: self.chance.randint(*self.game.players)]
        keep = self.chance.choices(("plays", "scores"), (5, 1))[0]
        house = (*some_house(self.game, self.chance), ("enforce", self.chance.choice(("players", "referee"))))
        self.log = GameLog(self.game, Head(key, names, house=house, keep=keep))
        self.at = 0.0

    @property
    def state(self) -> TrickState:  # type: ignore[override]
        assert isinstance(self.log.state, TrickState)
        return self.log.state

    @property
    def cards(self) -> list[Card]:
        """Return the cards in play that nobody has shown."""
        return [card for card in self.state.config.pack if not BIT[card] & self.state.seen]

    def played(self) -> Action:
        """Return a card of the player to act, or of anybody."""
        s = self.state
        who = s.names[s.turn] if s.turn >= 0 else self.chance.choice(s.names)
        return act.Plays(who, (self.chance.choice((*self.cards, UNKNOWN)),))

    def some(self) -> Action:
        """Return any line that names no other line."""
        chance, s = self.chance, self.state
        who, whom = chance.choice(s.names), chance.choice(s.names)
        some = tuple(chance.choices((*self.cards, UNKNOWN), k=chance.choice((1, 2, 3, 3))))
        hand = tuple(chance.sample(self.cards, min(len(self.cards), s.hands[s.names.index(who)] or 1)))
        return chance.choice(
            (
                act.Plays(who, some[:1]),
                act.Plays(who, some),
                act.Gives(who, some),
                act.Gives(who, (), len(some)),
                act.Looks(who),
                act.Shows(who, hand),
                act.Says(who, chance.choice(WORDS)),
                act.Takes(who, chance.randint(-10, 27)),
                act.Deals(who, chance.random() < 0.3),
                act.Penalizes(who, whom, chance.choice(REASONS)),
                act.Disputes(who),
                act.Votes(who, chance.random() < 0.5),
                act.Admits(who),
                act.Swaps(who, whom),
                act.Leaves(who),
                act.Returns(who),
                act.Returns(who),
                act.Joins("Gus", who),
                act.Replaces("Hal", whom),
                act.Penalizes(who, s.names[s.last[0]], "play"),
                act.Agrees(who, some_house(self.game, chance, 2) or (("enforce", "players"),), chance.random() < 0.3),
                act.Agrees(who, (("keep", chance.choice(("plays", "scores"))),), chance.random() < 0.3),
            )
        )
