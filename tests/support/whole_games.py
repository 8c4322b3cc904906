"""Whole games of every family by random lines that a table would allow; each step is the lines entered together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import FillIn, PickCards, PickNumber, PickPerson, PickWord, Tap
from referee.engine.notation.lines import format_action, read_action
from referee.engine.notation.tokens import quote
from tests.support.melders import Melders
from tests.support.offers import of_number, of_person

TRIES = 40
LATE = "Zoe"


@dataclass(frozen=True, slots=True)
class WholeGame:
    """One game: its rules, the people, the house rules, what is recorded, and after how many lines it is cut off."""

    game: str
    people: int
    house: str = ""
    keep: str = "plays"
    most: int = 400
    comes_and_goes: bool = True

    @property
    def names(self) -> tuple[str, ...]:
        """Return the first people's names; one of them needs escaping in a spreadsheet and on a page."""
        return ("Ann", "Bo", "Cy", '=1+"x"', "Ed", "Flo")[: self.people]

    @property
    def head(self) -> str:
        """Return the head of the record."""
        names = [quote(name) for name in self.names]
        teams = f"teams: {names[0]}+{names[2]} {'+'.join((names[1], *names[3:]))}\n" if self._says_teams else ""
        house = f"house: {self.house}\n" if self.house else ""
        return f"game: {self.game}\nplayers: {' '.join(names)}\n{teams}{house}keep: {self.keep}\n"

    @property
    def _says_teams(self) -> bool:
        return self.game == "canasta" and self.people == 5

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, str(self.people), self.keep, self.house)))


class Player:
    """All players of one table."""

    def __init__(self, evening: WholeGame, seed: int) -> None:
        self.evening, self.chance = evening, Random(seed)
        self.log = games.open_log(evening.head)
        self.left: str | None = None

    def steps(self) -> Iterator[list[str]]:
        """Yield the game, step by step, until it is over."""
        while self.log.state.phase != "over" and len(self.log.entries) < self.evening.most:
            lines = self.people() or (self.round() if self.log.state.keeps == "scores" else self.play())
            if not lines:
                return
            for line in lines:
                self.log.enter(read_action(line))
            yield lines

    def people(self) -> list[str]:
        """Let somebody leave, return or arrive late, or correct a total, now and then."""
        s, chance = self.log.state, self.chance
        if not self.evening.comes_and_goes or chance.random() > (0.3 if s.keeps == "scores" else 0.03):
            return []
        there = [name for name, gone in zip(s.names, s.gone, strict=True) if not gone]
        lines = [f"{quote(self.left)} returns"] if self.left else []
        if not lines and len(there) > 2:
            lines = [f"{quote(chance.choice(there))} leaves"]
        if LATE not in s.names and chance.random() < 0.4:
            points = chance.randint(0, 9) * 5 if self.log.game.has_points(s.house) else 0
            lines = [f"{LATE} joins after {quote(there[0])} with {points}"]
        if chance.random() < 0.3 and self.log.game.has_points(s.house):
            seats = chance.choice(self.log.game.sharing(s))
            key = "+".join(quote(s.names[seat]) for seat in seats)
            lines = [f"{quote(there[0])} corrects score.{key} {chance.randint(-9, 9) * 5}"]
        lines = [line for line in lines if self.stands(line)]
        for line in lines:
            self.left = line.split(" leaves")[0].strip('"').replace('\\"', '"') if line.endswith("leaves") else None
        return lines

    def round(self) -> list[str]:
        """Enter a round on its sheet."""
        game, s = self.log.game, self.log.state
        tally = game.tally(s)
        assert tally is not None
        for _ in range(TRIES):
            values: dict[tuple[int, str], str] = {}
            for box in tally.boxes:
                if box.alone:
                    nobody = not box.least and self.chance.random() < 0.5
                    values |= {(row[0], box.key): "0" for row in tally.rows if nobody}
                    values[self.chance.choice(tally.rows)[0], box.key] = "0" if nobody else "1"
                    continue
                for row in tally.rows:
                    most = min(box.most, 1 if box.picked and box.most < 10 else 60 * box.step)
                    values[row[0], box.key] = "" if box.mark else str(self.chance.randrange(0, most + 1, box.step))
            if lines := self._filled(tally, values):
                return list(lines)
        if tally.shortcuts:
            return list(self._filled(tally, dict(self.chance.choice(tally.shortcuts).values)))
        zeros = {(row[0], box.key): "0" for row in tally.rows for box in tally.boxes if not box.mark}
        return list(self._filled(tally, zeros))

    def _filled(self, tally: Any, values: dict[tuple[int, str], str]) -> Sequence[str]:
        said = {key: text for key, text in values.items() if text}
        return self.log.game.filled(self.log.state, tally, said).lines  # type: ignore[no-any-return]

    def play(self) -> list[str]:
        """Return a legal line of play: first whatever waits for an answer, and a card before a draw."""
        s = self.log.state
        if s.timeout >= 0:
            return [f"{quote(s.names[s.timeout])} says time-in"]
        if s.dispute is not None:
            return []
        if self.log.game.tally(s) is not None and self.chance.random() < 0.3:
            return self.round()
        seats = sorted(range(len(s.names)), key=lambda seat: (seat != s.turn, self.chance.random()))
        for place in ("first", "main"):
            for seat in seats:
                asks = [ask for ask in self.log.game.prompts(s, seat) if ask.place == place]
                cards = [ask for ask in asks if isinstance(ask, PickCards)]
                rest = [ask for ask in asks if not isinstance(ask, PickCards | FillIn)]
                self.chance.shuffle(rest)
                for ask in (*cards, *rest) if self.chance.random() < 0.85 else (*rest, *cards):
                    if line := self.tried(quote(s.names[seat]), ask):
                        return [line]
        return []

    def tried(self, name: str, ask: Any) -> str | None:
        """Return a line that this prompt would enter and that stands."""
        return next((line for _ in range(TRIES) if (line := self._line(name, ask)) and self.stands(line)), None)

    def _line(self, name: str, ask: Any) -> str | None:
        chance = self.chance
        match ask:
            case Tap():
                return None if "undo" in ask.text or "time-out" in ask.text else f"{name} {ask.text}"
            case PickCards():
                offers = [offer for offer in ask.offers if offer.fits is not False]
                if len(offers) < ask.least:
                    return None
                chosen = chance.sample(offers, max(ask.least, 1))
                wish = f" calling {chance.choice(ask.wishes)}" if ask.wishes and chosen[0].wish else ""
                words = f" saying {chance.choice(ask.words).word}" if ask.words and chance.random() < 0.8 else ""
                return f"{name} {ask.verb} {' '.join(offer.card.code for offer in chosen)}{wish}{words}"
            case PickNumber():
                return f"{name} {of_number(ask, chance.randint(ask.least, min(ask.most, ask.least + 30)))}"
            case PickPerson() if ask.people and not ask.reasons:
                return f"{name} {of_person(ask, self.log.state.names[chance.choice(ask.people)], '')}"
            case PickWord() if ask.words:
                return f"{name} {ask.verb} {chance.choice(ask.words)}"
        return None

    def stands(self, line: str) -> bool:
        """Return whether the table would allow a line."""
        try:
            return self.log.judge(read_action(line)).verdict is not Verdict.NO
        except NotationError:
            return False


def melded(people: int, seed: int, house: str) -> tuple[str, list[list[str]]]:
    """Play a melding game with real cards. Return the head of its record and its lines, one turn a step."""
    pairs = tuple((key, value) for key, _, value in (pair.partition("=") for pair in house.split()))
    table = Melders(games.find("canasta"), seed, people, house=pairs)
    names = table.log.state.names
    teams = " ".join("+".join(names[seat] for seat in seats) for seats in table.state.teams)
    steps: list[list[str]] = []
    while table.state.phase != "over" and len(table.log.entries) < 1500:
        before = len(table.log.entries)
        table.step()
        steps.append([format_action(entry.action) for entry in table.log.entries[before:]])
    head = f"game: canasta\nplayers: {' '.join(names)}\nteams: {teams}\nhouse: {house}\n"
    return head, steps


__all__ = ["LATE", "Player", "WholeGame", "melded"]
