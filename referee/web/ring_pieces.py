"""What the ring's page shows before a deal: who sits where, what *Start* waits for, the game that is planned."""

from dataclasses import dataclass
from typing import Any

from referee.core.game import Game
from referee.core.house import switches
from referee.core.notation import Unreadable
from referee.core.view import Sides
from referee.live import Table
from referee.live.stream import Fragment
from referee.speech import Speech
from referee.texts import Name
from referee.web import house
from referee.web.door import door_of
from referee.web.knocks import knocks
from referee.web.opening import beginner, dealer, game_planned, opening_of
from referee.web.people import plan_of
from referee.web.plan import Plan
from referee.web.presence import is_dark
from referee.web.ways import app_of, reached_by


@dataclass(frozen=True, slots=True)
class RingSeat:
    """A seat as the ring shows it: `place` counts from 1 round the table, 0 is not tapped yet. It `begins` where that
    settles who deals."""

    id: int
    name: str
    place: int
    phone: bool
    sure: bool
    deals: bool
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """The ring as everybody sees it. `waits` says what *Start* waits for (a text and its fill), `may_start` whether the
    people may begin all the same; `after` is how many games there were. `first` says how it is settled who deals or
    begins (`web.opening`), and `by_rule` whom that names. `sides` says who plays with whom, once everybody is in the
    ring; `names` are theirs."""

    seats: tuple[RingSeat, ...]
    waits: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...]
    after: int
    may_start: bool = False
    first: str = "asked"
    by_rule: str = ""
    sides: Sides | None = None
    names: tuple[str, ...] = ()

    @property
    def order(self) -> list[RingSeat]:
        """Those in the ring, in the order they sit."""
        return sorted((seat for seat in self.seats if seat.place), key=lambda seat: seat.place)

    @property
    def all_in(self) -> bool:
        """Whether everybody has been tapped."""
        return all(seat.place for seat in self.seats)

    @property
    def dealer(self) -> str:
        """Who deals first; empty while nobody has said."""
        return next((seat.name for seat in self.seats if seat.deals), "")

    @property
    def beginner(self) -> str:
        """Who begins, where that settles who deals; empty while nobody has said."""
        return next((seat.name for seat in self.seats if seat.begins), "")


@dataclass(frozen=True, slots=True)
class LeftAsk:
    """What one phone is asked: does `left` sit to the left of `seat`? `others` are who else may."""

    seat: int
    name: str
    left: str
    sure: bool
    others: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The game that will be played, and by which house rules, with the name they are kept under; what this table
    enters if nobody says otherwise, and the facts that its people write down first."""

    code: str
    game: str
    preset: str
    house: tuple[tuple[str, str], ...]
    keep: str = ""
    written: tuple[str, ...] = ()
    called: str = ""


def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """The live pieces of the ring's page. `seat` is the store's id of the seat that watches."""
    plan = plan_of(table)
    begun = not plan.game and table.game is not None
    viewer = next((each for each in table.night.seats if each.id == seat), None)
    return [
        ("knocks", knocks(table, viewer)),
        ("door", door_of(table, viewer)),
        ("ring", ring_of(table, plan)),
        ("left", left_ask(table, plan, seat)),
        ("rules", rules_of(table, plan)),
        ("reached", reached_by(app_of(table), table.code)),
        ("onward", (table.code, begun)),
    ]


def ring_of(table: Table, plan: Plan) -> Ring:
    """The ring as it stands."""
    opening = opening_of(table, plan)
    deals, begins = dealer(plan, opening), beginner(plan, opening)
    seats = tuple(
        RingSeat(
            seat.id,
            seat.name,
            plan.ring.index(seat.id) + 1 if seat.id in plan.ring else 0,
            bool(seat.devices),
            seat.id in plan.sure,
            seat.id == deals,
            seat.id == begins,
        )
        for seat in sorted(table.night.seats, key=lambda seat: seat.id)
    )
    needed = waits(table, plan)
    unsure = () if needed else who_is_asked(table, plan)
    if unsure:
        needed = [("ui-wait-left", (("names", unsure), ("count", len(unsure))))]
    names = {seat.id: seat.name for seat in seats}
    return Ring(
        seats,
        tuple(needed),
        len(table.games),
        bool(unsure),
        opening.how,
        next((seat.name for seat in seats if seat.id == opening.seat), ""),
        sides_of(table, plan),
        tuple(names[id] for id in plan.ring),
    )


def sides_of(table: Table, plan: Plan) -> Sides | None:
    """Who would play with whom; None while somebody is missing in the ring, and where everybody always plays alone."""
    game, people = game_planned(plan), len(plan.ring)
    if game is None or people != len(table.night.seats) or not game.players[0] <= people <= game.players[1]:
        return None
    pair = [plan.ring.index(seat) for seat in plan.pair if seat in plan.ring]
    try:
        return game.sides(house.of_pairs(game, plan.preset, plan.house).house, people, pair)
    except Unreadable:  # another version's house rules: named at *Start*
        return None


def rules_of(table: Table, plan: Plan) -> Rules:
    """What is planned."""
    game = game_planned(plan)
    if game is None:
        return Rules(table.code, plan.game, plan.preset, plan.house, called=plan.called)
    keep = (kept_last(table, game) or game.kept_first()) if has_points(game, plan) else ""
    return Rules(table.code, plan.game, plan.preset, plan.house, keep, _written(game, plan), plan.called)


def has_points(game: Game, plan: Plan) -> bool:
    """Whether the planned game gives points, which may be all that the table keeps."""
    try:
        return game.has_points(house.of_pairs(game, plan.preset, plan.house).house)
    except Unreadable:  # another version's house rules: named at *Start*
        return True


def kept_last(table: Table, game: Game) -> str:
    """What the table entered when it last played this game, or wanted to from the next deal on; empty where it never
    did."""
    for played in reversed(table.games):
        if played.game is not None and played.game.key == game.key:
            return played.state.later_keep or played.state.keep
    return ""


def _written(game: Game, plan: Plan) -> tuple[str, ...]:
    try:
        return game.written(house.of_pairs(game, plan.preset, plan.house).house)
    except Unreadable:  # another version's house rules: named at *Start*
        return ()


def differences(words: Speech, rules: Rules) -> list[tuple[str, str]]:
    """What a planned game's house rules change, for its line on the ring."""
    game = game_planned(Plan(rules.game, rules.preset, rules.house))
    known = switches(game.house) if game is not None else {}
    # What another version planned is named at *Start*.
    return house.differences(words, [pair for pair in rules.house if pair[0] in known])


def waits(table: Table, plan: Plan) -> list[tuple[str, tuple[tuple[str, Any], ...]]]:
    """What *Start* cannot do without; nothing when the game can begin."""
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
        found.append(("ui-wait-ring", (("count", missing),)))
    elif count:
        opening = opening_of(table, plan)
        if opening.begins and not beginner(plan, opening):
            found.append(("ui-wait-begin", ()))
        elif opening.how in ("asked", "left") and not plan.dealer:
            found.append(("ui-wait-dealer", ()))
    return found


def who_is_asked(table: Table, plan: Plan) -> tuple[Name, ...]:
    """Who has not said yet whether the one on their left is right, and could: their phone shows the table."""
    seats = {seat.id: seat for seat in table.night.seats}
    if len(plan.ring) < max(3, len(seats)):
        return ()
    asked = (seats[id] for id in plan.ring if id not in plan.sure)
    return tuple(Name(seat.name) for seat in asked if seat.devices and not is_dark(table, seat))


def left_ask(table: Table, plan: Plan, seat: int | None) -> LeftAsk | None:
    """The question for one seat; None where two sit, or before everybody is in the ring: until then a tap may move
    anybody."""
    names = {each.id: each.name for each in table.night.seats}
    left = plan.left_of(seat or 0)
    if seat not in names or not left or len(plan.ring) < max(3, len(names)):
        return None
    others = tuple((id, name) for id, name in names.items() if id not in (seat, left))
    return LeftAsk(seat, names[seat], names[left], seat in plan.sure, others)
