"""The plan of the next game as it is changed, and its first dealer or player, from the house rules and from taps."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.model.game import Game
from referee.live import LiveGame, Table
from referee.web.core.context import registry
from referee.web.house import rules_form
from referee.web.sit.next_game import Plan, planned_for

BEGINNING = frozenset(("rps", "youngest", "winner", "loser"))
"""Ways to find the first player; the right neighbour of that player deals."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The way to find the first dealer or player (`Game.first_dealer`, `Game.next_start`).

    `seat` is the store's id of the seat that the rule names, 0 where people decide.
    """

    how: str
    seat: int = 0

    @property
    def begins(self) -> bool:
        """True if the first player is found, and the dealer follows."""
        return self.how in BEGINNING


def game_planned(plan: Plan) -> Game | None:
    """Return the rules of the planned game; None without one, or if this version does not know it."""
    try:
        return games.find(plan.game) if plan.game else None
    except NotationError:
        return None


def opening_of(table: Table, plan: Plan) -> Opening:
    """Return the opening of the planned game.

    A game after another of its kind continues from that one's end; after any other game the deal moves on, unless the
    new game finds its dealer in its own way.
    """
    game = game_planned(plan)
    if game is None:
        return Opening("asked")
    try:
        rules = rules_form.of_pairs(game, plan.preset, plan.house).house
    except NotationError:  # another version's house rules: reported at *Start*
        return Opening("asked")
    first, played = game.first_dealer(rules), table.game
    if played is None or not played.has_log:
        return Opening(first)
    how, seat = first, NOBODY
    if played.game.key == game.key:
        how, seat = game.next_start(rules, played.state)
    elif first in ("asked", "assigned"):
        how, seat = "left", played.state.dealer
    ids = {seat.name: seat.id for seat in table.night.seats}
    known = ids.get(played.state.names[seat], 0) if seat != NOBODY else 0
    if how in ("winner", "loser") and not known:
        return Opening(first)  # they have left: people decide as before a first game
    return Opening(how, known)


def first_player_of(plan: Plan, opening: Opening) -> int:
    """Return the seat that begins: tapped, or left of the tapped dealer, or named by the rule; 0 if still unknown."""
    if not opening.begins:
        return 0
    said = plan.begins or plan.left_of(plan.dealer)
    return said or (opening.seat if opening.seat in plan.ring else 0)


def dealer_of(plan: Plan, opening: Opening) -> int:
    """Return the seat that deals: whoever sat down first, unless people tap another; 0 where it does not matter."""
    if opening.begins:
        return plan.right_of(first_player_of(plan, opening))
    return plan.dealer or (plan.ring[0] if opening.how in ("asked", "left") and plan.ring else 0)


def with_next_dealer(plan: Plan, opening: Opening) -> Plan:
    """Return the plan for another game of the night, with the deal moved on if the opening says so."""
    if opening.how != "left" or not plan.ring:
        return plan
    return plan.with_dealer(plan.left_of(opening.seat) or plan.ring[0])


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
    called = title_of(played) if played.game.key == game else ""
    plan = Plan(game, preset, pairs, ring, sure=ring, pair=pair, called=called, tapped=True)
    return with_next_dealer(plan, opening_of(table, plan))


def title_of(played: LiveGame) -> str:
    """Return the name that people gave to a game of their own; empty for any other."""
    return played.game.told(played.state).partition(" ")[2]


def with_rules(table: Table, plan: Plan, fresh: Plan) -> Plan:
    """Return a plan with the game and house rules of another.

    The order of the seats stays, and the dealer or first player too if the way to find them is the same.
    """
    new = replace(plan, game=fresh.game, preset=fresh.preset, house=fresh.house, called=fresh.called, keep=fresh.keep)
    if opening_of(table, plan).how == opening_of(table, new).how:
        return new
    return with_next_dealer(replace(new, dealer=0, begins=0), opening_of(table, new))
