"""The ring's page before a deal: the order of the seats, the planned game, and its start."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import render_template

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import switches
from referee.engine.model.view import Sides
from referee.engine.notation.record import KEEPS, Head, format_head
from referee.engine.notation.tokens import quote
from referee.live import Table
from referee.live.stream import Fragment
from referee.store.values import SeatLook, SeatRow
from referee.texts.catalog import Name
from referee.texts.sentences import Sentences
from referee.web.core.access import reached_by
from referee.web.core.context import Room, pieces
from referee.web.core.table_address import page_address
from referee.web.house import rules_form
from referee.web.house.kept_rules import is_made, keep_made
from referee.web.sit.door import door_notices, is_closed
from referee.web.sit.next_game import Plan, dealer_of, first_player_of, game_planned, house_planned, opening_of
from referee.web.sit.people import Refused, plan_of, require_open_night
from referee.web.sit.presence import is_dark

TEMPLATES = {
    "door": "sit/door.html",
    "requests": "sit/join_requests.html",
    "left": "sit/left.html",
    "onward": "sit/onward.html",
    "reached": "core/reached.html",
    "ring": "sit/ring.html",
    "rules": "sit/rules.html",
    "sits": "sit/sits.html",
}
"""Template by piece of the ring's page."""
NAMED = 3
"""The most people still to be tapped who are named; more are counted."""


@dataclass(frozen=True, slots=True)
class RingSeat:
    """A seat in the ring: `place` counts from 1 round the table, 0 is not tapped yet.

    `begins` is set where the first player settles who deals.
    """

    id: int
    name: str
    place: int
    phone: bool
    sure: bool
    deals: bool
    begins: bool = False
    look: SeatLook | None = None


@dataclass(frozen=True, slots=True)
class Ring:
    """The ring as everybody sees it.

    `waits` are the conditions of *Start* (a text and its fill), `may_start`: people may begin all the same; `after`
    is the number of games before. `first` is the way to find the dealer or first player (`Opening.how`), `by_rule`
    the person whom the rule names. `sides` are the sides once everybody is in the ring, and `names` the people in
    its order. `lot` is the person on whom the lot fell, who deals or begins. `watched`: the players say that a play
    is wrong, not the referee. `as_came`: nobody has tapped an order yet.
    """

    seats: tuple[RingSeat, ...]
    waits: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...]
    after: int
    may_start: bool = False
    first: str = "asked"
    by_rule: str = ""
    sides: Sides | None = None
    names: tuple[str, ...] = ()
    watched: bool = False
    code: str = ""
    as_came: bool = False
    lot: str = ""

    @property
    def order(self) -> list[RingSeat]:
        """The seats in the ring, in their order."""
        return sorted((seat for seat in self.seats if seat.place), key=lambda seat: seat.place)

    @property
    def all_in(self) -> bool:
        """True if every seat has been tapped."""
        return all(seat.place for seat in self.seats)

    @property
    def dealer(self) -> str:
        """The first dealer's name; empty while unknown."""
        return next((seat.name for seat in self.seats if seat.deals), "")

    @property
    def beginner(self) -> str:
        """The name of the person who begins, where that settles the dealer; empty while unknown."""
        return next((seat.name for seat in self.seats if seat.begins), "")


@dataclass(frozen=True, slots=True)
class LeftAsk:
    """The question to one phone: does `left` sit to the left of `seat`? `others` may sit there too."""

    seat: int
    name: str
    left: str
    sure: bool
    others: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class PlannedRules:
    """The planned game and its house rules, with the name they are kept under.

    `keep` is what this table enters of the `modes` that there are, `written` are the facts that its people write down
    first, and `told` is the game's name as `Game.told`.
    """

    code: str
    game: str
    preset: str
    house: tuple[tuple[str, str], ...]
    keep: str = ""
    modes: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    called: str = ""
    told: str = ""


def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """Return the live pieces of the ring's page; `seat` is the store's id of the watching seat."""
    plan = plan_of(table)
    viewer = next((person for person in table.night.seats if person.id == seat), None)
    has_moved = seat is not None and viewer is None and table.night.club is not None
    begun = has_moved or (not plan.game and table.game is not None) or table.night.ended is not None
    return [
        ("requests", door_notices(table, for_host=True)),
        ("door", (table.code, is_closed(table))),
        ("ring", ring_of(table, plan)),
        ("left", left_ask(table, plan, seat)),
        ("sits", plan.ring.index(seat) if seat in plan.ring else 0),
        ("rules", rules_of(table, plan)),
        ("reached", reached_by(table)),
        ("onward", (table.code, begun)),
    ]


def ring_of(table: Table, plan: Plan) -> Ring:
    """Return the ring as it stands."""
    opening, house = opening_of(table, plan), house_planned(plan)
    deals, begins = dealer_of(plan, opening), first_player_of(plan, opening)
    seats = tuple(
        RingSeat(
            seat.id,
            seat.name,
            plan.ring.index(seat.id) + 1 if seat.id in plan.ring else 0,
            bool(seat.devices),
            seat.id in plan.sure,
            seat.id == deals,
            seat.id == begins,
            seat.look,
        )
        for seat in sorted(table.night.seats, key=lambda seat: seat.id)
    )
    needed = start_conditions(table, plan)
    unsure = () if needed else unconfirmed_people(table, plan)
    if unsure:
        needed = [("ui-wait-left", (("names", unsure), ("count", len(unsure))))]
    names, house = {seat.id: seat.name for seat in seats}, house_planned(plan)
    return Ring(
        seats,
        tuple(needed),
        len(table.games),
        bool(unsure),
        opening.how,
        next((seat.name for seat in seats if seat.id == opening.seat), ""),
        sides_of(table, plan),
        tuple(names[id] for id in plan.ring),
        house is not None and house.enforce == "players",
        table.code,
        not plan.tapped,
        names.get(plan.lot, "") if plan.lot in (plan.dealer, plan.begins) else "",
    )


def sides_of(table: Table, plan: Plan) -> Sides | None:
    """Return the sides as planned; None while a person is missing in the ring, and where everybody plays alone."""
    game, people = game_planned(plan), len(plan.ring)
    if game is None or people != len(table.night.seats) or not game.players[0] <= people <= game.players[1]:
        return None
    pair = [plan.ring.index(seat) for seat in plan.pair if seat in plan.ring]
    house = house_planned(plan)
    return game.sides(house, people, pair) if house is not None else None


def rules_of(table: Table, plan: Plan) -> PlannedRules:
    """Return the planned game and its house rules."""
    game = game_planned(plan)
    if game is None:
        return PlannedRules(table.code, plan.game, plan.preset, plan.house, called=plan.called, told=plan.game)
    house = house_planned(plan)
    modes = game.modes(house) if house is not None else KEEPS
    before = (of.state for of in reversed(table.games) if of.has_log and of.game.key == game.key)
    keep = plan.keep or next((state.later_keep or state.keep for state in before), "")
    return PlannedRules(
        *(table.code, plan.game, plan.preset, plan.house),
        *(keep if keep in modes else modes[0], modes, game.written(house) if house is not None else (), plan.called),
        told=told(plan),
    )


def told(plan: Plan) -> str:
    """Return the name of the planned game, as `Game.told`."""
    game = game_planned(plan)
    return f"{plan.game} {plan.called}" if game is not None and is_made(game) else plan.game


def differences(words: Sentences, rules: PlannedRules) -> list[tuple[str, str]]:
    """Return the house rules that a planned game changes, as names and values for its line on the ring."""
    game = game_planned(Plan(rules.game, rules.preset, rules.house))
    known = switches(game.house) if game is not None else {}
    # House rules planned by another version are reported at *Start*.
    return rules_form.differences(words, [pair for pair in rules.house if pair[0] in known])


def start_conditions(table: Table, plan: Plan) -> list[tuple[str, tuple[tuple[str, Any], ...]]]:
    """Return the conditions that *Start* still waits for; empty when the game can begin."""
    game = game_planned(plan)
    if game is None:
        return [("ui-wait-game", ())]
    least, most = game.players
    count = len(table.night.seats)
    found: list[tuple[str, tuple[tuple[str, Any], ...]]] = []
    if count < least:
        found.append(("ui-wait-people", (("least", least), ("count", count))))
    elif count > most:
        found.append(("ui-wait-fewer", (("most", most), ("count", count))))
    if missing := count - len(plan.ring):
        names = tuple(Name(seat.name) for seat in table.night.seats if seat.id not in plan.ring)
        few = plan.ring and missing <= NAMED
        found.append(("ui-wait-these", (("names", names),)) if few else ("ui-wait-ring", (("count", missing),)))
    elif count:
        opening = opening_of(table, plan)
        if opening.begins and not first_player_of(plan, opening):
            found.append(("ui-wait-begin", ()))
    return found


def unconfirmed_people(table: Table, plan: Plan) -> tuple[Name, ...]:
    """Return the people who have not confirmed their left neighbour, though their phone shows the table."""
    seats = {seat.id: seat for seat in table.night.seats}
    if len(plan.ring) < max(3, len(seats)):
        return ()
    asked = (seats[id] for id in plan.ring if id not in plan.sure)
    return tuple(Name(seat.name) for seat in asked if seat.devices and not is_dark(table, seat))


def left_ask(table: Table, plan: Plan, seat: int | None) -> LeftAsk | None:
    """Return the question for one seat; None at a table of two, or before everybody is in the ring.

    Until then a tap may move anybody.
    """
    names = {other.id: other.name for other in table.night.seats}
    left = plan.left_of(seat or 0)
    if seat not in names or not left or len(plan.ring) < max(3, len(names)):
        return None
    others = tuple((id, name) for id, name in names.items() if id not in (seat, left))
    return LeftAsk(seat, names[seat], names[left], seat in plan.sure, others)


def ring_page(there: Room, trouble: str = "") -> str:
    """Return the page of the ring."""
    return render_template(
        "sit/ring_page.html",
        table=there.table,
        there=there,
        pieces=pieces(there.table, "ring", there.mine[0].id if there.mine else None),
        trouble=trouble,
        again=there.played is not None,
        qr=page_address(there.table.code),
    )


LONGEST_TEXT = 80
"""Characters that fit on a card to write on."""


def start_planned(there: Room, after: int, typed: Mapping[str, str], plan: Plan | None = None) -> None:
    """Start the game that the table, or this `plan`, has planned as number `after` + 1; a form may say more about it.

    Raises:
        Refused: A condition of *Start* is not met, or the house rules do not fit these people.
    """
    table = there.table
    plan = plan or plan_of(table)
    require_open_night(table)
    if found := start_conditions(table, plan):
        key, fill = found[0]
        raise Refused(key, **dict(fill))
    game = games.find(plan.game)
    if (asked := unconfirmed_people(table, plan)) and not typed.get("anyway"):
        raise Refused("ui-wait-left", names=asked, count=len(asked))
    form = rules_form.of_pairs(game, plan.preset, plan.house)
    if problems := form.problems(len(plan.ring)):
        raise Refused(problems[0].id, clash=problems[0])
    try:
        table.start(
            head_of(table, plan, typed),
            after,
            lambda store: store.arrange(table.night.id, plan.ring),
            lambda store: store.change_plan(table.night.id, lambda planned: ""),
            *([keep_made(game, form, one_line(plan.called))] if is_made(game) else []),
        )
    except NotationError as fault:
        raise Refused(fault.key, **fault.fill) from None


def head_of(table: Table, plan: Plan, typed: Mapping[str, str]) -> str:
    """Return the head of the planned game's record, with the keeping of scores and the facts written down by people."""
    rules = rules_of(table, plan)
    texts = ((key, one_line(typed.get(key, ""))) for key in rules.written)
    seats: dict[int, SeatRow] = {seat.id: seat for seat in table.night.seats}
    people = [seats[id] for id in plan.ring]
    sides = sides_of(table, plan)
    chosen = sides.sides if sides is not None and sides.pair else ()
    deals = dealer_of(plan, opening_of(table, plan))
    title = (("title", one_line(plan.called)),) if plan.called and is_made(games.find(plan.game)) else ()
    phones = tuple((f"phone.{quote(seat.name)}", "no") for seat in people if not seat.devices)
    return format_head(
        Head(
            plan.game,
            tuple(seat.name for seat in people),
            teams=tuple(tuple(people[place].name for place in side) for side in chosen),
            dealer=seats[deals].name if deals in seats else None,
            preset=plan.preset,
            house=plan.house,
            keep=rules.keep or KEEPS[0],
            facts=(*title, *phones, *(pair for pair in texts if pair[1])),
        )
    )


def one_line(text: str) -> str:
    """Return typed text as one line that a record can hold: without comments and invisible characters."""
    seen = "".join(char if char.isprintable() and char not in '#"' else " " for char in text)
    return " ".join(seen.split())[:LONGEST_TEXT]
