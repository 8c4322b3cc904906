"""Reproducible long nights of legal lines, drawn from what the screens offer and the rules allow."""

from random import Random

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.notation.record import Head, read_head
from tests.support.player import RandomTable

PLAYERS = "players: Ann Bo Cy Di Ed"
HEADS = {
    "one": f"game: one\n{PLAYERS}\nhouse: enforce=referee end=off",
    "onecard": f"game: onecard\n{PLAYERS}",
    "eights": f"game: eights\n{PLAYERS}",
    "uno": f"game: uno\n{PLAYERS}",
    "hearts": "game: hearts\nplayers: Ann Bo Cy Di\nhouse: end_score=off",
    "canasta": "game: canasta\nplayers: Ann Bo Cy Di\nhouse: first_meld=0:0",
}
"""The table of each measured game: a further game is one more line here."""

TRIES = 20_000


class Night:
    """A given number of lines at one table, in as many games as that takes."""

    def __init__(self, key: str, count: int) -> None:
        self.head: Head = read_head(HEADS[key])
        self.game: Game = games.find(key)
        self.parts: list[list[Action]] = []
        chance = Random(1)
        while count > 0:
            self.parts.append(self._part(chance, count))
            count -= len(self.parts[-1])

    def _part(self, chance: Random, most: int) -> list[Action]:
        house, people = self.head.house, len(self.head.players)
        table = RandomTable(
            self.head.game, chance.randrange(10**9), about_lines=False, house=house, people=people, keep="plays"
        )
        table.log = GameLog(self.game, self.head)
        while len(table.log.entries) < most and table.state.phase != "over":
            table.at = float(len(table.log.entries))
            table.log.enter(table.offered(TRIES), table.at)
        return [entry.action for entry in table.log.entries]

    def enter(self) -> list[GameLog]:
        """Enter every line again, one second apart."""
        logs = []
        for part in self.parts:
            log = GameLog(self.game, self.head)
            for at, action in enumerate(part):
                log.enter(action, float(at))
            logs.append(log)
        return logs
