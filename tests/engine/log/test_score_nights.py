"""Score nights against a plain table of round and person: a number stays in its round, whatever people do."""

from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.engine.games import open_log
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read_head

GAMES = {
    "hearts": "",
    "canasta": "",
    "one": "house: enforce=referee\n",
    "uno": "",
    "eights": "house: end_mode=scored\n",
    "other": "house: best=fewest end=score:100\n",
}
PEOPLE = ("Ann", "Bo", "Cy", "Di")


@dataclass
class Plain:
    """The table: the points of each cell, the people of each round, and the lines that entered them."""

    rows: dict[int, dict[str, int]] = field(default_factory=dict)
    there: dict[int, tuple[str, ...]] = field(default_factory=dict)
    lines: dict[int, tuple[int, str]] = field(default_factory=dict)
    began: dict[str, int] = field(default_factory=dict)

    def whole(self) -> list[int]:
        return [number for number, people in self.there.items() if set(people) <= set(self.rows.get(number, ()))]

    def totals(self, names: tuple[str, ...]) -> tuple[int, ...]:
        sums = dict.fromkeys(names, 0) | self.began
        for number in self.whole():
            row = self.rows[number]
            moon = self.moon and sorted(row.values()) == [0] * (len(row) - 1) + [26]
            for name, points in row.items():
                sums[name] += 26 - points if moon else points
        return tuple(sums[name] for name in names)

    moon: bool = False


class Night:
    """A score night as it is entered, beside its plain table."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.chance = game, Random(seed)
        head = f"game: {game}\nplayers: {' '.join(PEOPLE)}\nkeep: scores\n{GAMES[game]}"
        self.log: GameLog = open_log(read_head(head))
        self.plain = Plain(moon=game == "hearts")
        self.people = list(PEOPLE)
        self.undone: list[int] = []
        self.was: dict[tuple[int, str], int] = {}

    def cells(self) -> tuple[str, ...]:
        return ("Ann", "Bo") if self.game == "canasta" else tuple(self.people)

    def text(self, who: str, points: int) -> str:
        if self.game == "canasta":
            side = {"Ann": "Ann+Cy", "Bo": "Bo+Di"}[who]
            return f"{side} scores cards={points} natural=0 mixed=0 red3=0 out=no concealed=no hand=0"
        return f"{who} {'takes' if self.game == 'hearts' else 'scores'} {points}"

    def numbers(self, people: tuple[str, ...]) -> dict[str, int]:
        if self.game == "hearts":
            taken = dict.fromkeys(people, 0)
            some = people[: self.chance.randint(1, len(people))]  # the moon, too, now and then
            for points in (13, *(1,) * 13):
                taken[self.chance.choice(some)] += points
            return taken
        if self.game in ("uno", "eights"):  # the first one out gets the points of all others
            first = self.chance.choice(people)
            return {name: self.chance.randrange(5, 60, 5) if name == first else 0 for name in people}
        return {name: self.chance.randrange(0, 60, 5) for name in people}

    def enter(self, line: str) -> bool:
        return self.log.enter(read_action(line)).stands

    def a_round(self) -> None:
        number, people = len(self.plain.there) + 1, self.cells()
        self.plain.there[number] = people
        order, s = self.numbers(people), self.log.state
        texts = [self.text(name, points) for name, points in order.items()]
        if sheet := self.log.game.tally(s):  # a correction begins with what was entered
            lines = {s.names.index(name): read_action(text) for name, text in zip(order, texts, strict=True)}
            values = self.log.game.refilled(s, sheet, lines)
            assert sorted(self.log.game.filled(s, sheet, values).lines) == sorted(texts), (
                "a correction begins with what was entered"
            )
        for name, points in order.items():
            self.number(number, name, points, named=False)

    def number(self, number: int, name: str, points: int, *, named: bool) -> None:
        text = self.text(name, points)
        assert self.enter(f"{text} in {number}" if named else text), (text, self.log.entries[-1].ruling)
        self.plain.rows.setdefault(number, {})[name] = points
        self.plain.lines[len(self.log.entries)] = (number, name)

    def hole(self) -> None:
        line = self.chance.choice([n for n in self.plain.lines if n not in self.undone])
        number, name = self.plain.lines[line]
        assert self.enter(f"Ann undoes {line}")
        self.undone.append(line)
        self.was[number, name] = self.plain.rows[number].pop(name)

    def fill(self) -> None:
        """Enter every number that lacks, named or not, as it was: in Hearts no other can be right."""
        for number, people in self.plain.there.items():
            for name in people:
                if name not in self.plain.rows.get(number, ()):
                    self.number(number, name, self.was[number, name], named=self.chance.random() < 0.5)

    def correct(self) -> None:
        number = self.chance.choice(self.plain.whole())
        row = self.plain.rows[number]
        new = self.numbers(tuple(row))
        lines = {name: n for n, (of, name) in self.plain.lines.items() if of == number and n not in self.undone}
        changed = [name for name in row if row[name] != new[name]]
        if not changed:
            return
        if self.game == "hearts" and self.chance.random() < 0.5:  # half of it is refused, and changes nothing
            some = changed[:1]
            before = self.log.state
            assert not self.enter(f"Cy amends {lines[some[0]]}: {self.text(some[0], new[some[0]])}")
            assert self.log.state.scores == before.scores
            assert self.enter("Ann says hello")
        texts = "; ".join(f"{lines[name]}: {self.text(name, new[name])}" for name in changed)
        assert self.enter(f"Bo amends {texts}"), self.log.entries[-1].ruling
        if self.chance.random() < 0.3:
            assert self.enter(f"Di undoes {len(self.log.entries)}")
        else:
            self.plain.rows[number] = dict(new)

    def a_comer(self) -> None:
        name = f"N{len(self.log.state.names)}"
        most = 6 if self.game == "hearts" else self.log.game.players[1]  # seven play Hearts with two packs
        if self.game == "canasta" or len(self.people) >= most or self.plain.there.keys() - set(self.plain.whole()):
            return
        assert self.enter(f"{name} joins after Ann with 7")
        self.people.append(name)
        self.plain.began[name] = 7

    def a_leaver(self) -> None:
        if self.game == "canasta" or len(self.people) < 4 or self.plain.there.keys() - set(self.plain.whole()):
            return
        name = self.chance.choice(self.people[1:])
        assert self.enter(f"{name} leaves")
        self.people.remove(name)

    def check(self) -> None:
        s = self.log.state
        assert [scored.number for scored in s.rounds] == sorted(self.plain.whole())
        names = tuple(s.names)
        expected = self.plain.totals(names)
        if self.game == "canasta":
            expected = (expected[0], expected[1], expected[0], expected[1])
        assert s.scores == expected
        if set(self.plain.there) - set(self.plain.whole()):
            assert s.phase != "over"
        again = open_log(self.log.head)
        again.load([(entry.at, entry.text, str(entry.ruling.verdict)) for entry in self.log.entries])
        assert (again.state.scores, again.state.phase, again.state.dealer) == (s.scores, s.phase, s.dealer)


@pytest.mark.promise("A number of a score night")
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    acts=st.lists(
        st.sampled_from(["a_round", "a_round", "hole", "fill", "correct", "a_comer", "a_leaver"]), max_size=14
    ),
)
def test_a_score_night_is_its_plain_table(game: str, seed: int, acts: list[str]) -> None:
    night = Night(game, seed)
    night.a_round()
    for act in acts:
        over = night.log.state.phase == "over"
        if over and act in ("a_round", "a_comer", "a_leaver"):
            continue
        if act == "hole" and not any(n not in night.undone for n in night.plain.lines):
            continue
        if act == "correct" and not night.plain.whole():
            continue
        if act == "a_round" and set(night.plain.there) - set(night.plain.whole()):
            night.fill()
            if night.log.state.phase == "over":
                continue
        getattr(night, act)()
        night.check()
