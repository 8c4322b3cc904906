"""Random tables of melding games: any consistent house rules, and lines that grow a log."""

from random import Random

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action, Group
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.families.melds.state import MeldState
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import REASONS
from referee.engine.notation.record import Head
from tests.support.random_shedding import ShedTable, some_house

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
TEAMS = (("Ann", "Cy"), ("Bo", "Di", "Ed"))
WORDS = ("time-out", "time-in", "hello")


class MeldTable(ShedTable):
    """A table of a melding game that grows by random lines.

    Some tables only keep the score; at half of them the players watch the plays.
    """

    allows = True

    def __init__(self, key: str, seed: int, *, about_lines: bool = True) -> None:
        self.chance = Random(seed)
        self.about_lines = about_lines
        self.game = games.find(key)
        players = self.chance.randint(*self.game.players)
        keep = self.chance.choices(("plays", "scores"), (7, 1))[0]
        house = (*some_house(self.game, self.chance), ("enforce", self.chance.choice(("players", "referee"))))
        teams = TEAMS if players == 5 else ()
        self.log = GameLog(self.game, Head(key, NAMES[:players], teams=teams, house=house, keep=keep))
        self.at = 0.0

    @property
    def state(self) -> MeldState:  # type: ignore[override]
        assert isinstance(self.log.state, MeldState)
        return self.log.state

    @property
    def cards(self) -> list[Card]:
        """Return the kinds of cards in play."""
        return list(self.state.config.packs)

    def group(self) -> Group:
        """Return some cards that may form a meld."""
        chance = self.chance
        first = chance.choice([card for card in self.cards if card not in self.state.config.wild])
        same = [card for card in self.cards if card.rank == first.rank]
        wild = sorted(self.state.config.wild, key=str)
        cards = (
            *chance.choices(same, k=chance.choice((1, 2, 3, 4))),
            *chance.choices(wild, k=chance.choice((0, 0, 1))),
        )
        return Group(cards, chance.choice((None, None, first.rank)))

    def played(self) -> Action:
        """Return a line of the player to act, or of anybody."""
        chance, s = self.chance, self.state
        who = s.names[s.turn] if s.turn >= 0 and chance.random() < 0.8 else chance.choice(s.names)
        groups = tuple(self.group() for _ in range(chance.choice((1, 1, 2, 4))))
        throws = act.Discards(who, chance.choice((*self.cards, UNKNOWN)))
        takes = (act.Draws(who, chance.choice((None, 1, 2, 3))), act.TakesPile(who))
        return chance.choice((*takes, act.Melds(who, groups), throws, throws, act.Passes(who)))

    def some(self) -> Action:
        """Return any line that names no other line."""
        chance, s = self.chance, self.state
        who, whom = chance.choice(s.names), chance.choice(s.names)
        card = chance.choice((*self.cards, UNKNOWN))
        held = tuple(chance.choices(self.cards, k=chance.choice((1, 2, 3))))
        house = some_house(self.game, chance, 2, without=("deal",)) or (("enforce", "players"),)
        return chance.choice(
            (
                self.played(),
                act.Draws(who, len(held), held),
                act.Lays(who, card, chance.choice((None, chance.choice(self.cards)))),
                act.Asks(who),
                act.Answers(who, chance.random() < 0.5),
                act.Holds(who, held),
                act.Holds(who, (), chance.randint(-5, 60) * 5),
                act.Flips(who, card),
                act.Deals(who, chance.random() < 0.3),
                act.Says(who, chance.choice(WORDS)),
                act.Penalizes(who, whom, chance.choice(REASONS)),
                act.Penalizes(who, s.names[s.last[0]], "play"),
                act.Disputes(who),
                act.Votes(who, chance.random() < 0.5),
                act.Admits(who),
                act.Swaps(who, whom),
                act.Leaves(who),
                act.Returns(who),
                act.Returns(who),
                act.Joins("Gus", who),
                act.Replaces("Hal", whom),
                act.Agrees(who, house, chance.random() < 0.5),
                act.Agrees(who, (("keep", chance.choice(("plays", "scores"))),), chance.random() < 0.3),
            )
        )
