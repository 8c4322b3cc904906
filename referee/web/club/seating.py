"""A proposed seating: who sits at which table, who plays together, and who sits out.

People are numbers. In order of weight: no two people are partners twice, nobody sits out twice running, and people meet
as seldom as possible, as far as that can be avoided. The same history, seed and turn give the same proposal.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")
Sides = tuple[tuple[int, ...], ...]
"""The sides of a table: positions round it, counted from 0."""

TRIES_EACH, MOST_TRIES = 60, 15_000
"""Swaps that are tried for each person, and in all."""
STARTS = 12
"""The most orders that a search of few people begins with."""
FEW = 40
"""As many people are few: every step of a rotation is looked at."""
PARTNERS_AGAIN = 10_000
"""The weight of two partners who were partners before, against that of two people who meet again."""


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table of a seating: its people clockwise, and the sides by position (empty: everybody plays alone)."""

    ring: tuple[int, ...]
    sides: Sides = ()

    def partners(self) -> Iterator[tuple[int, int]]:
        """Yield the pairs of partners."""
        for side in self.sides:
            yield from combinations(sorted(self.ring[at] for at in side), 2)


@dataclass(frozen=True, slots=True)
class Seating:
    """A seating: its tables, and who sits out."""

    tables: tuple[SeatedTable, ...] = ()
    out: tuple[int, ...] = ()


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

    def rest_cost(self, out: Iterable[int]) -> tuple[int, int]:
        """Return the number of these who sat out last time, and the number of times they have sat out in all."""
        gone = tuple(out)
        return sum(who in self.just_out for who in gone), sum(self.out[who] for who in gone)

    def rested(self, who: int) -> tuple[bool, int]:
        """Return a greater value for people who sat out more recently."""
        return who in self.just_out, self.out[who]

    def score(self, seating: Seating) -> tuple[int, tuple[int, int], int]:
        """Return the cost of a seating: repeated partners, unfair sitting out, and repeated meetings."""
        cost = sum(self.cost_of_table(table.ring, table.sides) for table in seating.tables)
        return cost // PARTNERS_AGAIN, self.rest_cost(seating.out), cost % PARTNERS_AGAIN


def propose(
    people: Sequence[int], seatings: Sequence[Seating], sizes: Sizes, most_tables: int, *, seed: str = "", turn: int = 0
) -> Seating:
    """Return the next seating; each `turn` gives another one, as good if there is one."""
    there = sorted(people)
    tables = sizes.tables(len(there), most_tables)
    if not tables:
        return Seating((), tuple(there))
    history = History(seatings)
    chance = random.Random(f"{seed} {len(seatings)} {turn}")
    fairest = history.rest_cost(sorted(there, key=history.rested)[: len(there) - sum(tables)])
    rotated = (
        _rotated(there, tables, sizes, history, chance, turn) if sizes.pairs and tables[0] == sizes.wanted else None
    )
    if rotated is not None and history.score(rotated)[:2] == (0, fairest):
        return rotated
    searched = _searched(there, tables, sizes, history, chance)
    return min(filter(None, (rotated, searched)), key=history.score)


def _rotated(
    people: Sequence[int], tables: Sequence[int], sizes: Sizes, history: History, chance: random.Random, turn: int
) -> Seating | None:
    """Return a seating by rotation, None if every one would bring partners together again.

    The people stand in a circle round the first of them, and opposite ones are partners. Each step of the circle gives
    pairs that no other step gives, so people who stay all evening have as many different partners as there are others.
    """
    needed = sum(tables) // 2
    found = []
    for step, pairs in enumerate(_steps(people)):
        pairs.sort(
            key=lambda pair: (-history.partners[pair], *map(sum, zip(*map(history.rested, pair), strict=True))),
            reverse=True,
        )
        playing = pairs[:needed]
        if not any(history.partners[pair] for pair in playing):
            seated = {who for pair in playing for who in pair}
            out = tuple(who for who in people if who not in seated)
            found.append((history.rest_cost(out), step, playing, out))
    if not found:
        return None
    alike = [candidate for candidate in found if candidate[0] == min(found)[0]]
    if len(people) > FEW:
        return _joined(*alike[turn % len(alike)][2:], sizes, history, chance)
    made = sorted((_joined(*candidate[2:], sizes, history, chance) for candidate in alike), key=history.score)
    return made[turn % len(made)]


def _joined(
    playing: list[tuple[int, int]], out: tuple[int, ...], sizes: Sizes, history: History, chance: random.Random
) -> Seating:
    """Return the seating in which pairs come together that have met as seldom as possible."""
    sides = sizes.sides(sizes.wanted) or ()
    chance.shuffle(playing)
    groups = [playing[at : at + len(sides)] for at in range(0, len(playing), len(sides))]
    _improve(groups, lambda pairs: history.cost_of_table(_ring(pairs, sides), sides), chance)
    return Seating(tuple(SeatedTable(_ring(pairs, sides), sides) for pairs in groups), out)


def _steps(people: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Yield the pairs of each step of the circle; of an odd number of people one is in no pair."""
    standing: list[int | None] = [*people, *([None] if len(people) % 2 else [])]
    first, circle = standing[0], standing[1:]
    for step in range(len(circle)):
        turned = [first, *circle[step:], *circle[:step]]
        half = len(turned) // 2
        opposite = zip(turned[:half], reversed(turned[half:]), strict=True)
        yield [(min(one, other), max(one, other)) for one, other in opposite if one is not None and other is not None]


def _ring(pairs: Sequence[tuple[int, int]], sides: Sides) -> tuple[int, ...]:
    """Return the people of some pairs clockwise, so that each pair is one of the sides."""
    at = {place: who for pair, side in zip(pairs, sides, strict=True) for place, who in zip(side, pair, strict=True)}
    return tuple(at[place] for place in sorted(at))


def _searched(
    people: Sequence[int], tables: Sequence[int], sizes: Sizes, history: History, chance: random.Random
) -> Seating:
    """Return the best of some seatings that begin in a random order and are improved by swaps."""
    order = [*people]
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


def _improve(groups: list[list[T]], cost: Callable[[Sequence[T]], int], chance: random.Random) -> int:
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


def _swap(groups: list[list[T]], one: int, at: int, other: int, beside: int) -> None:
    groups[one][at], groups[other][beside] = groups[other][beside], groups[one][at]
