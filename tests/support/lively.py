"""Random nights of a club: whole games with time-outs, penalty cards, votes and lines that are taken back."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import format_action, read_action
from referee.engine.notation.tokens import quote
from tests.support.player import LATE, Player, WholeGame

CLUB = ("Ann", "Bo", "Cy", '=1+"x"', "Ed", "Flo; 2", "민아", "ゆう子", "Dee \\ Di")
"""People of the club; some names are hard to escape."""
REASONS = ("bad-word", "question", "false", "slow", "play", "spade", "looked")
OFTEN = 0.12
"""Share of the turns before which something happens beside the game."""
MOST = 6
BESIDES = WholeGame("other", 3, "best=fewest end=score:40", keep="scores")
"""A short game that some nights have beside their own."""
SHARE = 0.4
SCORED = re.compile(r" scores -?\d+$")


class Lively(Player):
    """All players of one table, who also talk, and whose acts take some seconds each."""

    def steps(self) -> Iterator[list[str]]:
        """Yield the game, step by step, until it is over, each line at its time."""
        while self.log.state.phase != "over" and len(self.log.entries) < self.evening.most:
            lines = self._step()
            if not lines:
                return
            for line in lines:
                self.enter(read_action(line))
            yield lines

    def _step(self) -> list[str]:
        s = self.log.state
        if s.dispute is not None and (line := self._voted()):
            return [line]
        if self.chance.random() < OFTEN:
            line = self._amended() if s.keeps == "scores" else self._beside()
            if line is not None:
                return [line]
        return self.people() or (self.round() if s.keeps == "scores" else self.turn())

    def _there(self) -> list[str]:
        s = self.log.state
        return [quote(name) for name, gone in zip(s.names, s.gone, strict=True) if not gone]

    def _voted(self) -> str | None:
        d = self.log.state.dispute
        assert d is not None
        some = self._there()
        self.chance.shuffle(some)
        if self.chance.random() < 0.2:
            some = []
        lines = [f"{who} votes {self.chance.choice(('yes', 'no'))}" for who in some]
        if self.chance.random() < 0.2:
            lines = [f"{who} admits {d.line}" for who in some] + lines
        return next(filter(self._stands, lines), None)

    def _amended(self) -> str | None:
        """Return a line by which an old round of a player counts otherwise."""
        rounds = [entry for entry in self.log.entries if SCORED.search(entry.text) and entry.stands]
        if not rounds:
            return None
        entry, points = self.chance.choice(rounds), self.chance.randint(0, 30)
        line = f"{self.chance.choice(self._there())} amends {entry.n}: {SCORED.sub(f' scores {points}', entry.text)}"
        return line if self._stands(line) else None

    def _beside(self) -> str | None:
        who, whom = self.chance.sample(self._there(), 2)
        last = self.log.entries[-1] if self.log.entries else None
        given = [card.line for card in self.log.state.ledger]
        lines = [f"{who} says time-out", f"{who} penalizes {whom} for {self.chance.choice(REASONS)}"]
        if given:
            lines.append(f"{who} disputes {given[-1]}")
        if last is not None and last.stands and " undoes " not in last.text:
            lines.append(f"{who} undoes {last.n}")
        if last is not None and last.text.endswith("for spade"):
            lines = [f"{who} penalizes {quote(last.action.who)} for undeserved"]
        line = self.chance.choice(lines)
        try:
            self.log.judge(read_action(line))
        except NotationError:
            return None
        return line


@dataclass(frozen=True, slots=True)
class Told:
    """A game as it was played: the head of its record, and of each line its time, text, verdict and rule."""

    head: str
    lines: list[tuple[float, str, str, str]]


def club_night(games: Sequence[WholeGame], seed: int, rename: Mapping[str, str]) -> tuple[list[str], list[Told]]:
    """Return the people of a night and one or two games that they played; who is in `rename` came by another name."""
    chance = Random(seed)
    people = [rename.get(name, name) for name in chance.sample(CLUB, MOST)]
    return people, [_game(game, seed * 10 + at, people, chance) for at, game in enumerate(_some(games, chance))]


def _some(games: Sequence[WholeGame], chance: Random) -> list[WholeGame]:
    some = chance.choices(games, k=chance.randint(1, 2))
    return [*some, BESIDES] if chance.random() < SHARE else some


def _game(game: WholeGame, seed: int, people: list[str], chance: Random) -> Told:
    comes = not game.cards and chance.random() < SHARE
    names = tuple(chance.sample(people, len(people)))
    player = Lively(replace(game, comes_and_goes=comes, names=names), seed)
    for _ in player.steps():
        pass
    return Told(player.evening.head, _lines(player.log))


def _lines(log: GameLog) -> list[tuple[float, str, str, str]]:
    return [
        (entry.at, format_action(entry.action), str(entry.ruling.verdict), entry.ruling.rule.id)
        for entry in log.entries
    ]


__all__ = ["CLUB", "LATE", "Told", "club_night"]
