"""The start of a planned game."""

from collections.abc import Mapping

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.notation.record import KEEPS, Head, format_head
from referee.engine.notation.tokens import quote
from referee.live import Table
from referee.store.values import SeatRow
from referee.web.core.context import Room
from referee.web.house import rules_form
from referee.web.house.kept_rules import is_made, keep_made
from referee.web.sit.next_game import Plan
from referee.web.sit.opening import dealer_of, opening_of
from referee.web.sit.people import Refused, plan_of, require_open_night
from referee.web.sit.ring import rules_of, sides_of, start_conditions, unconfirmed_people

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
    names = {seat.id: seat.name for seat in table.night.seats}
    try:
        table.start(
            head_of(table, plan, typed),
            after,
            lambda store: store.arrange(table.night.id, [names[id] for id in plan.ring]),
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
