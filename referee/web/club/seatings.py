"""The seatings of a club: the proposal of the next one as it is kept, and people brought to their tables."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import gevent

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.model.game import Game
from referee.live import Table
from referee.store import Store
from referee.store.values import Club, ClubMember, Placing, StoreError
from referee.web.club.seating import SeatedTable, Seating, Sides, Sizes, propose
from referee.web.core.context import act_once, ask_store, registry
from referee.web.house import rules_form
from referee.web.sit.next_game import Plan, opening_of, read_plan
from referee.web.sit.people import Refused, persons_among

USUAL_SIZE, LARGEST_SIZE = 4, 10
"""People at a table, where the game does not say otherwise."""
UNKNOWN = 10**12
"""The first of the numbers of people who have no id yet."""


def to_text(found: Seating) -> str:
    """Return a seating as the store keeps it."""
    return json.dumps({"tables": [asdict(table) for table in found.tables], "out": found.out})


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
    """Return the least and the greatest number of people at a table of a club."""
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
        placed = (replace(t, ring=tuple(new[id] for id in t.ring), night=place.night) for t, place in seated)
        return to_text(Seating(tuple(placed), tuple(new[id] for id in seating.out)))

    try:
        act_once(Store.propose, club.id, turn, make)
    except StoreError:
        raise Refused("ui-late-now") from None


def accept(club: Club, proposal: Seating, members: Sequence[ClubMember]) -> None:
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
    plans = {night: _plan_for(club, table) for night, table in tables.items()}

    def plan(night: int, ring: Sequence[int]) -> str:
        planned, deals = plans[night]
        seats = tuple(ring)
        return replace(planned, ring=seats, sure=seats, dealer=seats[0] if deals and seats else 0).to_text()

    ask_store(Store.accept_seating, club.id, len(club.seatings) + 1, to_text(proposal), placings, plan)
    for table in tables.values():
        table.catch_up_night()


def _plan_for(club: Club, table: Table) -> tuple[Plan, bool]:
    """Return the plan of a table's next game without its people, and whether the first of them deals."""
    plan = replace(read_plan(club.plan), ring=(), sure=(), pair=(), dealer=0, begins=0)
    return plan, opening_of(table, plan).how in ("asked", "left")
