"""Heated rounds: tables where players enforce, with several wrong plays before anybody acts rightly, several accusers,
votes, and lines that are taken back, amended and let stand in between."""

from collections.abc import Callable
from random import Random

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.notation import Unreadable
from tests.families.meld_tables import MeldTable
from tests.families.trick_tables import TrickTable
from tests.games.tables import FAMILY, Table

GAMES = (*FAMILY, "hearts", "canasta")
WAITS = (0.0, 0.3, 2.0, 14.0)


def seated(key: str, seed: int) -> Table:
    """Return a table of a game, ready to be heated."""
    kinds: dict[str, Callable[..., Table]] = {"hearts": TrickTable, "canasta": MeldTable}
    return kinds.get(key, Table)(key, seed)


class Heated:
    """A table at which wrong plays stand until somebody catches them, and somebody does."""

    def __init__(self, key: str, seed: int) -> None:
        self.table = seated(key, seed)
        self.chance = Random(seed)
        self.table.allows = True
        self.enter(act.Agrees(self.table.state.names[0], (("enforce", "players"), ("keep", "plays")), True))

    def enter(self, action: Action) -> bool:
        """Enter a line; False, and nothing kept, where it cannot be read."""
        table = self.table
        table.at = round(table.at + self.chance.choice(WAITS), 2)
        try:
            table.log.enter(action, table.at)
        except Unreadable:
            return False
        return True

    def play(self, count: int) -> "Heated":
        """Enter so many more lines, unreadable ones not counted as kept."""
        for _ in range(count):
            self.step()
        return self

    def step(self) -> bool:
        """Enter one more line: mostly play, right or wrong, and accusations; False where it cannot be read."""
        table = self.table
        if table.state.phase != "play":
            return self.enter(table.offered())
        makes = (table.offered, self.wrong, self.accusation, self.vote, self.about_lines, table.some)
        return self.enter(self.chance.choices(makes, (4, 5, 7, 2, 2, 1))[0]())

    def wrong(self) -> Action:
        """A play that is hardly right: by anybody, of anything."""
        table, chance = self.table, self.chance
        who = chance.choice(table.state.names)
        if isinstance(table, MeldTable):
            return table.played()
        if chance.random() < 0.1:
            return act.Draws(who)
        return act.Plays(who, (chance.choice(table.cards or list(table.game.kinds(table.state))),))

    def accusation(self) -> Action:
        """A card for somebody who broke a rule, or did not."""
        s, chance = self.table.state, self.chance
        who = chance.choice(s.names)
        offences = [each for each in s.offences if s.names[each.seat] != who]
        if offences and chance.random() < 0.85:
            offence = chance.choice(offences)
            return act.Penalizes(who, s.names[offence.seat], chance.choice(offence.reason.split("/")))
        whom = chance.choice((s.names[s.last[0]], chance.choice(s.names)))
        return chance.choice(
            (act.Penalizes(who, whom, "play"), act.Penalizes(who, whom, "spade"), act.Catches(who, whom))
        )

    def vote(self) -> Action:
        """What people say of what only they can judge."""
        s, chance = self.table.state, self.chance
        who = chance.choice(s.names)
        if s.dispute is not None:
            votes = (act.Votes(who, True), act.Votes(who, False), act.Votes(who, False))
            return chance.choice((*votes, act.Admits(s.names[s.dispute.seat])))
        line = chance.choice((None, chance.randint(1, max(1, len(self.table.log.entries)))))
        return chance.choice((act.Disputes(who, line), act.Admits(who, line)))

    def about_lines(self) -> Action:
        """A line about another one, mostly a new one."""
        names, chance, count = self.table.state.names, self.chance, len(self.table.log.entries)
        who, line = chance.choice(names), max(1, count - chance.randint(0, 8))
        amended = act.Amends(who, line, self.wrong())
        return chance.choice(
            (act.Undoes(who), act.Undoes(who, line), act.Undoes(who, line), amended, act.Allows(who, line))
        )
