"""Reproducible long nights of legal lines, drawn from what the screens offer and the rules allow."""

from random import Random

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.conduct import TIME_OUT
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.model.rulings import Verdict
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head, read_head
from referee.engine.notation.tokens import quote
from tests.support.offers import some_line

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

OF_PLAY = ("first", "main", "call")
"""The parts of a screen with the prompts that continue the game."""
NEVER = (f"says {TIME_OUT}", "asks")
"""Lines that are never entered here: a time-out stops the game, and a partner's yes depends on a hand that nobody
knows.
"""
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
        log = GameLog(self.game, self.head)
        while len(log.entries) < most and log.state.phase != "over":
            log.enter(_line(log, chance), float(len(log.entries)))
        return [entry.action for entry in log.entries]

    def enter(self) -> list[GameLog]:
        """Enter every line again, one second apart."""
        logs = []
        for part in self.parts:
            log = GameLog(self.game, self.head)
            for at, action in enumerate(part):
                log.enter(action, float(at))
            logs.append(log)
        return logs


def _line(log: GameLog, chance: Random) -> Action:
    """Return a line that a screen offers now and that is not refused."""
    s, seats = log.state, range(len(log.state.names))
    offered = [(seat, ask) for seat in seats for ask in log.game.prompts(s, seat) if ask.place in OF_PLAY]
    for _ in range(TRIES):
        seat, ask = chance.choice(offered)
        text = some_line(ask, log, chance)
        try:
            action = read_action(f"{quote(s.names[seat])} {text}")
            if text not in NEVER and log.judge(action, float(len(log.entries))).verdict is not Verdict.NO:
                return action
        except NotationError:
            continue
    raise LookupError(f"nothing that is offered may be entered: {offered}")
