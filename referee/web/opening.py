"""Who deals or begins the planned game: how that is settled, and what the people or the house rules have said."""

from dataclasses import dataclass

from referee import games
from referee.core.game import Game
from referee.core.notation import Unreadable
from referee.core.seats import NOBODY
from referee.live import Table
from referee.web import house
from referee.web.plan import Plan

BEGINNING = frozenset(("rps", "youngest", "winner", "loser"))
"""Ways to settle who begins; whoever sits on their right deals."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How it is settled who deals or begins (`Game.first_dealer`, `Game.next_start`), and the seat by which it is
    known, by its id in the store; 0 where the people say it."""

    how: str
    seat: int = 0

    @property
    def begins(self) -> bool:
        """Whether somebody begins, and the dealer follows from that."""
        return self.how in BEGINNING


def game_planned(plan: Plan) -> Game | None:
    """The rules of the planned game; None where there is none, or none that this version knows."""
    try:
        return games.find(plan.game) if plan.game else None
    except Unreadable:
        return None


def opening_of(table: Table, plan: Plan) -> Opening:
    """How it is settled for the planned game. A game after another of its kind goes on from how that one ended; after
    any other game the deal moves on where nobody has to be found."""
    game = game_planned(plan)
    if game is None:
        return Opening("asked")
    try:
        rules = house.of_pairs(game, plan.preset, plan.house).house
    except Unreadable:  # another version's house rules: named at *Start*
        return Opening("asked")
    first, played = game.first_dealer(rules), table.game
    if played is None or played.game is None or played.state is None:
        return Opening(first)
    how, seat = first, NOBODY
    if played.game.key == game.key:
        how, seat = game.next_start(rules, played.state)
    elif first in ("asked", "assigned"):
        how, seat = "left", played.state.dealer
    ids = {each.name: each.id for each in table.night.seats}
    known = ids.get(played.state.names[seat], 0) if seat != NOBODY else 0
    if how in ("winner", "loser") and not known:
        return Opening(first)  # they have left: the people say it as before a first game
    return Opening(how, known)


def beginner(plan: Plan, opening: Opening) -> int:
    """Who begins: whom the people tapped, else who sits left of the dealer they tapped, else whom the rule says; 0
    where nobody knows yet."""
    if not opening.begins:
        return 0
    said = plan.begins or plan.left_of(plan.dealer)
    return said or (opening.seat if opening.seat in plan.ring else 0)


def dealer(plan: Plan, opening: Opening) -> int:
    """Who deals; 0 where nobody knows yet, and where it does not matter."""
    return plan.right_of(beginner(plan, opening)) if opening.begins else plan.dealer


def opened(plan: Plan, opening: Opening) -> Plan:
    """A plan for another game of the night, in which the deal moves on where it does."""
    if opening.how != "left" or not plan.ring:
        return plan
    return plan.dealing(plan.left_of(opening.seat) or plan.ring[0])
