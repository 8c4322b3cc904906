"""The seatings of a club: who sits at which table, who plays together, and who sits out, proposed and accepted.

People are numbers. In order of weight: nobody sits out twice running, no two people are partners twice, and people meet
as seldom as possible, as far as swaps in a random order find it. The same history, seed and turn give the same
proposal.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

import gevent

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.model.game import Game
from referee.store import Store
from referee.store.values import Club, ClubMember, Placing, StoreError
from referee.web.core.context import act_once, ask_store, registry
from referee.web.house import rules_form
from referee.web.sit.next_game import opening_of, read_plan
from referee.web.sit.people import Refused, persons_among

Sides = tuple[tuple[int, ...], ...]
"""The sides of a table: positions round it, counted from 0."""

TRIES_EACH, MOST_TRIES = 60, 15_000
"""Swaps that are tried for each person, and in all."""
STARTS = 12
"""The most orders that a search of few people begins with."""
PARTNERS_AGAIN = 10_000
"""The weight of two partners who were partners before, against that of two people who meet again."""
USUAL_SIZE, LARGEST_SIZE = 4, 10
"""People at a table, where the game does not say otherwise."""
UNKNOWN = 10**12
"""The first of the numbers of people who have no id yet."""


class SeatedTable(NamedTuple):
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


class Seating(NamedTuple):
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
    order.sort(key=lambda who: (who in history.just_out, history.out[who]))  # last who sat out lately
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
        mine, theirs = groups[one], groups[other]
        mine[at], theirs[beside] = theirs[beside], mine[at]
        changed = {one: cost(mine), other: cost(theirs)}
        if sum(changed.values()) <= sum(costs[group] for group in changed):
            for group, now in changed.items():
                costs[group] = now
        else:
            mine[at], theirs[beside] = theirs[beside], mine[at]
    return sum(costs)


# The seatings of a club


def to_text(found: Seating) -> str:
    """Return a seating as the store keeps it."""
    return json.dumps({"tables": [table._asdict() for table in found.tables], "out": found.out})


def read_seating(text: str) -> Seating:
    """Parse a kept seating; one without tables if there is none, or none that this version can read."""
    try:
        kept: dict[str, Any] = json.loads(text)
        tables = tuple(
            SeatedTable(tuple(t["ring"]), tuple(map(tuple, t["sides"])), int(t["night"])) for t in kept["tables"]
        )
        return Seating(tables, tuple(map(int, kept["out"])))
    except (ValueError, KeyError, TypeError):
        return Seating()


def game_of(club: Club) -> Game | None:
    """Return the game of a club; None if this version does not know it."""
    try:
        return games.find(read_plan(club.plan).game)
    except NotationError:
        return None


def sizes_offered(game: Game) -> range:
    """Return the numbers of people at a table of a club."""
    least, most = game.players
    return range(least, min(most, max(least, LARGEST_SIZE)) + 1)


def sizes_of(club: Club) -> Sizes:
    """Return how many people may sit at a table, and how they play together, by the game and its house rules."""
    plan, game = read_plan(club.plan), game_of(club)
    if game is None:
        return Sizes(club.size, 2, max(club.size, 2))
    try:
        house = rules_form.of_pairs(game, plan.preset, plan.house).house
    except NotationError:  # another version's house rules: reported at *Start*
        house = game.preset_house()

    def sides(people: int) -> Sides | None:
        made = game.sides(house, people)
        return made.sides if made is not None else None

    return Sizes(club.size, *game.players, sides)


def propose_next(club: Club, members: Sequence[ClubMember], turn: int) -> None:
    """Keep a proposal for the next seating, at the open tables in their order.

    It is computed in a thread of its own; the tables play on meanwhile. Raises `Refused` for too few people,
    and if people have come or gone in this moment.
    """
    # Members without an id get one with the proposal, in this order.
    ids = {UNKNOWN + at if not member.id else member.id: member for at, member in enumerate(members)}
    there = [id for id, member in ids.items() if member.present]
    tables = [table for table in club.tables if table.ended is None]
    seatings, sizes = [read_seating(text) for text in club.seatings], sizes_of(club)
    compute = partial(propose, there, seatings, sizes, len(tables), seed=club.code, turn=turn)
    seating: Seating = gevent.get_hub().threadpool.apply(compute)
    if not seating.tables:
        raise Refused("ui-club-too-few", least=sizes.least)

    def make(known: list[ClubMember]) -> str:
        by_seat = {member.seat: member.id for member in known if member.seat is not None}
        new = {id: member.id or by_seat.get(member.seat or 0, 0) for id, member in ids.items()}
        if not all(new.values()):
            raise StoreError("conflict")
        seated = zip(seating.tables, tables, strict=False)
        placed = (t._replace(ring=tuple(new[id] for id in t.ring), night=place.night) for t, place in seated)
        return to_text(Seating(tuple(placed), tuple(new[id] for id in seating.out)))

    try:
        act_once(Store.propose, club.id, turn, make)
    except StoreError:
        raise Refused("ui-late-now") from None


def accept_seating(club: Club, proposal: Seating, members: Sequence[ClubMember]) -> None:
    """Bring everybody to their table, each ready for a game with the rules of the club, and tell all phones.

    Somebody who has gone since the proposal is left out. Raises StoreError if it was accepted already.
    """
    present = {member.id for member in members if member.present}
    tables = {place.night: table for place in club.tables if (table := registry().table(place.code)) is not None}
    placings = [
        Placing(member, seated.night, persons_among(tables[seated.night]))
        for seated in proposal.tables
        for member in seated.ring
        if member in present and seated.night in tables
    ]
    club_plan = read_plan(club.plan)._replace(ring=(), sure=(), pair=(), dealer=0, begins=0)
    deals = {night for night, table in tables.items() if opening_of(table, club_plan).how in ("asked", "left")}

    def plan(night: int, ring: Sequence[int]) -> str:
        seats = tuple(ring)
        dealer = seats[0] if night in deals and seats else 0
        return club_plan._replace(ring=seats, sure=seats, dealer=dealer).to_text()

    ask_store(Store.accept_seating, club.id, len(club.seatings) + 1, to_text(proposal), placings, plan)
    for table in tables.values():
        table.catch_up_night()
