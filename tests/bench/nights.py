"""Long nights of legal lines: whatever the screens offer and the rules allow, by chance, the same in each run."""

from random import Random

from referee import games
from referee.core.actions import Action
from referee.core.conduct import TIME_OUT
from referee.core.game import Game
from referee.core.notation import Unreadable, quote, read_action
from referee.core.record import Head, read_head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from tests.offers import some_line

PLAYERS = "players: Ann Bo Cy Di Ed"
HEADS = {
    "one": f"game: one\n{PLAYERS}\nhouse: enforce=referee end=off",
    "onecard": f"game: onecard\n{PLAYERS}",
    "eights": f"game: eights\n{PLAYERS}",
    "uno": f"game: uno\n{PLAYERS}",
    "hearts": "game: hearts\nplayers: Ann Bo Cy Di\nhouse: end_score=off",
    "canasta": "game: canasta\nplayers: Ann Bo Cy Di\nhouse: first_meld=0:0",
}
"""The table of each game that is measured: a further game is a line more here."""

OF_PLAY = ("first", "main", "call")
"""Where a screen puts what moves play on."""
NEVER = (f"says {TIME_OUT}", "asks")
"""What nobody says here: a time-out stops the play, and a partner's yes binds a hand that nobody knows."""
TRIES = 20_000


class Night:
    """So many lines at one table, game after game until there are enough."""

    def __init__(self, key: str, count: int) -> None:
        self.head: Head = read_head(HEADS[key])
        self.game: Game = games.find(key)
        self.parts: list[list[Action]] = []
        chance = Random(1)
        while count > 0:
            self.parts.append(self._part(chance, count))
            count -= len(self.parts[-1])

    def _part(self, chance: Random, most: int) -> list[Action]:
        log = Log(self.game, self.head)
        while len(log.entries) < most and log.state.phase != "over":
            log.enter(_line(log, chance), float(len(log.entries)))
        return [entry.action for entry in log.entries]

    def enter(self) -> list[Log]:
        """Enters every line anew, a second after the one before."""
        logs = []
        for part in self.parts:
            log = Log(self.game, self.head)
            for at, action in enumerate(part):
                log.enter(action, float(at))
            logs.append(log)
        return logs


def _line(log: Log, chance: Random) -> Action:
    """A line that a screen offers now, and that is not refused."""
    s, seats = log.state, range(len(log.state.names))
    offered = [(seat, ask) for seat in seats for ask in log.game.asks(s, seat) if ask.place in OF_PLAY]
    for _ in range(TRIES):
        seat, ask = chance.choice(offered)
        text = some_line(ask, log, chance)
        try:
            action = read_action(f"{quote(s.names[seat])} {text}")
            if text not in NEVER and log.look(action, float(len(log.entries))).verdict is not Verdict.NO:
                return action
        except Unreadable:
            continue
    raise LookupError(f"nothing that is offered may be entered: {offered}")
