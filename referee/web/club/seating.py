"""A proposed seating: who sits at which table, who plays together, and who sits out.

People are numbers. In order of weight: nobody sits out twice running, no two people are partners twice, and people meet
as seldom as possible, as far as swaps in a random order find it. The same history, seed and turn give the same
proposal.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

Sides = tuple[tuple[int, ...], ...]
"""The sides of a table: positions round it, counted from 0."""

TRIES_EACH, MOST_TRIES = 60, 15_000
"""Swaps that are tried for each person, and in all."""
STARTS = 12
"""The most orders that a search of few people begins with."""
PARTNERS_AGAIN = 10_000
"""The weight of two partners who were partners before, against that of two people who meet again."""


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table of a seating: its people clockwise, and the sides by position (empty: everybody plays alone).

    `night` is the one that they play there, once that is settled.
    """

    ring: tuple[int, ...]
    sides: Sides = ()
    night: int = 0

    def partners(self) -> Iterator[tuple[int, int]]:
        """Yield the pairs of partners."""
        for side in self.sides:
            yield from combinations(sorted(self.ring[at] for at in side), 2)


@dataclass(frozen=True, slots=True)
class Seating:
    """A seating: its tables, and who sits out."""

    tables: tuple[SeatedTable, ...] = ()
    out: tuple[int, ...] = ()

    def table_of(self, member: int) -> SeatedTable | None:
        """Return somebody's table; None for somebody who has no place in the seating."""
        return next((table for table in self.tables if member in table.ring), None)

    def beside(self, member: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return somebody's partners, and everybody else at their table."""
        table = self.table_of(member) or SeatedTable(())
        pairs = [pair for pair in table.partners() if member in pair]
        partners = tuple(who for pair in pairs for who in pair if who != member)
        return partners, tuple(who for who in table.ring if who not in (*partners, member))


@dataclass(frozen=True)
class Sizes:
    """The number of people at a table: as `wanted` where possible, else from `least` to `most`.

    `sides` returns the sides of so many people, None if everybody plays alone.
    """

    wanted: int
    least: int
    most: int
    sides: Callable[[int], Sides | None] = field(default=lambda people: None, compare=False)

    @property
    def pairs(self) -> bool:
        """True if a table of the wanted size plays in pairs."""
        sides = self.sides(self.wanted)
        return bool(sides) and all(len(side) == 2 for side in sides or ())

    def tables(self, people: int, most_tables: int) -> list[int]:
        """Return the sizes of the tables for this number of people; the others sit out.

        In a game of pairs every table has the wanted size. Otherwise the sizes differ by one at most.
        """
        full = min(people // self.wanted, most_tables)
        if self.pairs and full:
            return [self.wanted] * full
        for tables in sorted(range(1, most_tables + 1), key=lambda tables: abs(people / tables - self.wanted)):
            seated = min(people, tables * self.most)
            if seated >= tables * self.least:
                return [seated // tables + (at < seated % tables) for at in range(tables)]
        return []


class History:
    """The seatings so far, as counts: partners, meetings, and how often people sat out."""

    def __init__(self, seatings: Sequence[Seating]) -> None:
        self.partners: Counter[tuple[int, int]] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        self.out: Counter[int] = Counter()
        for played in seatings:
            self.out.update(played.out)
            for table in played.tables:
                self.partners.update(table.partners())
                self.met.update(combinations(sorted(table.ring), 2))
        self.just_out = frozenset(seatings[-1].out if seatings else ())

    def cost_of_table(self, ring: Sequence[int], sides: Sides) -> int:
        """Return how much the people of a table have met and played together before."""
        cost = 0
        for one, other in combinations(ring, 2):
            cost += self.met[(one, other) if one < other else (other, one)] ** 2
        for side in sides:
            for at, beside in combinations(side, 2):
                one, other = ring[at], ring[beside]
                cost += PARTNERS_AGAIN * self.partners[(one, other) if one < other else (other, one)]
        return cost

    def rested(self, who: int) -> tuple[bool, int]:
        """Return a greater value for people who sat out more recently."""
        return who in self.just_out, self.out[who]


def propose(
    people: Sequence[int], seatings: Sequence[Seating], sizes: Sizes, most_tables: int, *, seed: str = "", turn: int = 0
) -> Seating:
    """Return the next seating: the best of some that begin in a random order and are improved by swaps.

    Each `turn` gives another one.
    """
    there = sorted(people)
    tables = sizes.tables(len(there), most_tables)
    if not tables:
        return Seating((), tuple(there))
    history = History(seatings)
    chance = random.Random(f"{seed} {len(seatings)} {turn}")
    order = [*there]
    chance.shuffle(order)
    order.sort(key=history.rested)
    resting = len(order) - sum(tables)
    out, seated = tuple(sorted(order[:resting])), order[resting:]
    sides = {size: sizes.sides(size) or () for size in set(tables)}

    def cost(ring: Sequence[int]) -> int:
        return history.cost_of_table(ring, sides[len(ring)])

    found: list[tuple[int, list[list[int]]]] = []
    for _ in range(max(1, min(STARTS, MOST_TRIES // (TRIES_EACH * len(seated))))):
        chance.shuffle(seated)
        places = iter(seated)
        groups = [[next(places) for _ in range(size)] for size in tables]
        found.append((_improve(groups, cost, chance), groups))
        if not found[-1][0]:
            break
    _, best = min(found, key=lambda seating: seating[0])
    return Seating(tuple(SeatedTable(tuple(ring), sides[len(ring)]) for ring in best), out)


def _improve(groups: list[list[int]], cost: Callable[[Sequence[int]], int], chance: random.Random) -> int:
    """Swap members of groups as long as that costs no more, a bounded number of times; return what is left."""
    costs = [cost(group) for group in groups]
    for _ in range(min(MOST_TRIES, TRIES_EACH * sum(map(len, groups)))):
        bad = [at for at, each in enumerate(costs) if each]
        if not bad:
            break
        one, other = chance.choice(bad), chance.randrange(len(groups))
        at, beside = chance.randrange(len(groups[one])), chance.randrange(len(groups[other]))
        _swap(groups, one, at, other, beside)
        now = [cost(groups[one]), cost(groups[other])]
        before = [costs[one], costs[other]]
        if one == other:
            now, before = now[:1], before[:1]
        if sum(now) <= sum(before):
            costs[one], costs[other] = now[0], now[-1]
        else:
            _swap(groups, one, at, other, beside)
    return sum(costs)


def _swap(groups: list[list[int]], one: int, at: int, other: int, beside: int) -> None:
    groups[one][at], groups[other][beside] = groups[other][beside], groups[one][at]
