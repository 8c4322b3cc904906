"""Long nights of legal lines: whatever the screens offer and the rules allow, by chance, the same in each run."""

from random import Random

from referee import games
from referee.core.actions import Action
from referee.core.cards import Card
from referee.core.conduct import TIME_OUT
from referee.core.game import Ask, Game, PickCards, PickNumber, PickWord, Tap
from referee.core.notation import Unreadable, quote, read_action
from referee.core.record import Head, read_head
from referee.core.replay import Log
from referee.core.rulings import Verdict

PLAYERS = "players: Ann Bo Cy Di Ed"
HEADS = {
    "one": f"game: one\n{PLAYERS}\nhouse: enforce=referee end=off",
    "onecard": f"game: onecard\n{PLAYERS}",
    "uno": f"game: uno\n{PLAYERS}",
    "canasta": "game: canasta\nplayers: Ann Bo Cy Di\nhouse: first_meld=0:0",
}
"""The table of each game that is measured: a further game is a line more here."""

OF_PLAY = ("first", "main", "call")
"""Where a screen puts what moves play on."""
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
        text = _text(ask, chance)
        try:
            action = read_action(f"{quote(s.names[seat])} {text}")
            if text != f"says {TIME_OUT}" and log.look(action, float(len(log.entries))).verdict is not Verdict.NO:
                return action
        except Unreadable:
            continue
    raise LookupError(f"nothing that is offered may be entered: {offered}")


def _one_group(ask: PickCards, chance: Random) -> list[Card]:
    """Some cards of one rank, and some that replace others."""
    replacing = [offer.card for offer in ask.offers if offer.card.rank in ask.grouped]
    natural = [offer.card for offer in ask.offers if offer.card not in replacing]
    rank = chance.choice(natural).rank
    kinds = [card for card in natural if card.rank == rank] * 2
    return chance.sample(kinds, chance.randint(1, len(kinds))) + chance.sample(replacing, chance.choice((0, 0, 1, 2)))


def _text(ask: Ask, chance: Random) -> str:
    """One way to fill what is asked."""
    match ask:
        case Tap(_, _, text):
            return text
        case PickCards(_, _, verb, offers, grouped=(_, *_)):
            return f"{verb} {' '.join(card.code for card in _one_group(ask, chance))}"
        case PickCards(_, _, verb, offers, _, least, wishes):
            picked = chance.sample(offers, least)
            calling = f" calling {chance.choice(wishes)}" if wishes and picked[-1].wish else ""
            return f"{verb} {' '.join(offer.card.code for offer in picked)}{calling}"
        case PickNumber(_, _, text, least, most):
            return text.format(chance.randint(least, min(most, 100)))
        case PickWord(_, _, text, words):
            return text.format(chance.choice(words))
    raise TypeError(ask)
