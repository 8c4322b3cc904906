"""The plan of a table's next game as it is made and changed."""

from collections.abc import Callable
from dataclasses import replace

from referee.live import Table
from referee.web.core.context import registry
from referee.web.sit.next_game import Plan, planned_for
from referee.web.sit.opening import opening_of, with_next_dealer


def change_plan(table: Table, step: Callable[[Plan], Plan]) -> None:
    """Change the stored plan, not the one a phone saw, so that of two simultaneous taps neither is lost."""
    table.change(registry().writer.store.change_plan, table.night.id, lambda night: step(planned_for(night)).to_text())


def next_plan(table: Table, game: str, preset: str, pairs: tuple[tuple[str, str], ...]) -> Plan:
    """Return a plan for the night's next game: the same people, as they sat, with the same pair.

    Their order need not be confirmed again; if the deal moves on, the dealer's left neighbour deals.
    """
    played = table.game
    if played is None or not played.has_log:
        return Plan(game, preset, pairs)
    ids = {seat.name: seat.id for seat in table.night.seats}
    state = played.state
    ring = tuple(ids[state.names[at]] for at in state.ring if state.names[at] in ids)
    sides = played.game.sharing(state)
    pair = tuple(ids[state.names[at]] for at in min(sides, key=len, default=()) if state.names[at] in ids)
    plan = Plan(game, preset, pairs, ring, sure=ring, pair=pair, tapped=True)
    return with_next_dealer(plan, opening_of(table, plan))


def with_rules(table: Table, plan: Plan, fresh: Plan) -> Plan:
    """Return a plan with the game and house rules of another.

    The order of the seats stays, and the dealer or first player too if the way to find them is the same.
    """
    new = replace(plan, game=fresh.game, preset=fresh.preset, house=fresh.house, called=fresh.called, keep=fresh.keep)
    if opening_of(table, plan).how == opening_of(table, new).how:
        return new
    return with_next_dealer(replace(new, dealer=0, begins=0), opening_of(table, new))
