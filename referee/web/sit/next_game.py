"""The plan of a night's next game: its house rules, the order of the seats, its first dealer or player.

Several phones make it at once, so every change is a pure function of the current plan (`store.change_plan`). A seat is
named by its id. A tap states its result instead of a toggle: the same tap twice changes nothing.
"""

import json
import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.house_rules.options import House
from referee.engine.model.game import Game
from referee.engine.model.view import Sides
from referee.live import Table
from referee.store.values import Night
from referee.web.core.context import registry
from referee.web.house import rules_form

Pairs = tuple[tuple[str, str], ...]


class Plan(NamedTuple):
    """The next game as planned so far; without a `game` there is no plan.

    `ring` are the seats placed so far, each to the left of the one before: as they came, until somebody has `tapped`
    their order. `dealer` 0 is nobody yet; `sure` are the seats whose people confirmed their left neighbour. `pair` are
    those named as partners, the latest last, where a game asks for that. `begins` is the seat named to begin, where a
    game asks for that instead of the dealer. `called` is the name under which the house rules are kept. `keep` is what
    the people chose to enter, or entered on an earlier night (empty: nothing is known). `lot` is the seat on which the
    lot fell.
    """

    game: str = ""
    preset: str = ""
    house: Pairs = ()
    ring: tuple[int, ...] = ()
    dealer: int = 0
    sure: tuple[int, ...] = ()
    pair: tuple[int, ...] = ()
    begins: int = 0
    called: str = ""
    keep: str = ""
    tapped: bool = False
    lot: int = 0

    def left_of(self, seat: int) -> int:
        """Return the seat to the left of a seat, 0 if unknown."""
        if seat not in self.ring or len(self.ring) < 2:
            return 0
        return self.ring[(self.ring.index(seat) + 1) % len(self.ring)]

    def with_only(self, seats: Iterable[int]) -> "Plan":
        """Return the plan without the seats that have left the table, and with new ones until an order is tapped."""
        there = sorted(seats)
        new = () if self.tapped or not self.game else (seat for seat in there if seat not in self.ring)
        return self.with_ring([*(seat for seat in self.ring if seat in there), *new])

    def cleared(self) -> "Plan":
        """Return the plan in which people are tapped as they sit, from the beginning."""
        return self.with_ring([])._replace(tapped=True)

    def with_ring(self, ring: Sequence[int]) -> "Plan":
        """Return the plan with another ring; a confirmation lapses if the left neighbour changes."""
        dealer, begins = (who if who in ring else 0 for who in (self.dealer, self.begins))
        new = self._replace(ring=tuple(ring), dealer=dealer, begins=begins)
        sure = (seat for seat in self.sure if new.left_of(seat) and new.left_of(seat) == self.left_of(seat))
        return new._replace(sure=tuple(sure))

    def with_seat(self, seat: int) -> "Plan":
        """Return the plan with this seat added at the end of the ring."""
        return self if seat in self.ring else self.with_ring([*self.ring, seat])._replace(tapped=True)

    def without_seat(self, seat: int) -> "Plan":
        """Return the plan without this seat, which was tapped by mistake."""
        return self.with_ring([other for other in self.ring if other != seat])._replace(tapped=True)

    def with_left(self, seat: int, neighbour: int) -> "Plan":
        """Return the plan with `neighbour` to the left of `seat`, instead of earlier taps."""
        if seat == neighbour:
            return self
        ring = [other for other in self.with_seat(seat).ring if other != neighbour]
        at = ring.index(seat) + 1
        return self.with_ring([*ring[:at], neighbour, *ring[at:]]).confirmed(seat)

    def with_dealer(self, seat: int) -> "Plan":
        """Return the plan with this first dealer, who must be in the ring."""
        return self._replace(dealer=seat, begins=0) if seat in self.ring else self

    def with_first_player(self, seat: int) -> "Plan":
        """Return the plan in which this seat begins, no matter who deals; it must be in the ring."""
        return self._replace(begins=seat, dealer=0) if seat in self.ring else self

    def drawn(self, step: "Callable[[Plan, int], Plan]") -> "Plan":
        """Return the plan in which one of the people in the ring, drawn by lot, deals or begins."""
        seat = secrets.choice(self.ring or (0,))
        return step(self, seat)._replace(lot=seat)

    def confirmed(self, seat: int) -> "Plan":
        """Return the plan in which the person of a seat confirms the left neighbour."""
        return self if seat in self.sure or not self.left_of(seat) else self._replace(sure=(*self.sure, seat))

    def with_partner(self, seat: int, sides: Sides | None) -> "Plan":
        """Return the plan with the seat in the pair, in place of the member named longest ago; if there is a pair."""
        pair = [self.ring[place] for place in sides.pair] if sides is not None else []
        if seat not in self.ring or not pair:
            return self
        return self._replace(pair=(*(other for other in pair if other != seat), seat)[-len(pair) :])

    def to_text(self) -> str:
        """Return the plan as the store keeps it."""
        return json.dumps(self._asdict())


@lru_cache(maxsize=64)  # saves 0.04 ms a tap
def read_plan(text: str) -> Plan:
    """Parse a kept plan; an empty plan if there is none, or none that this version can read."""
    try:
        kept: dict[str, Any] = {"pair": ()} | json.loads(text)
        kept |= {seats: tuple(map(int, kept[seats])) for seats in ("ring", "sure", "pair")}
        house = tuple((str(key), str(value)) for key, value in kept["house"])
        kept = {"tapped": bool(kept["ring"])} | kept | {"house": house}
        return Plan(**{key: kept[key] for key in Plan._fields if key in kept})
    except (ValueError, KeyError, TypeError):
        return Plan()


def planned_for(night: Night) -> Plan:
    """Return the plan of a night's next game without the seats that were removed since it was made."""
    return read_plan(night.plan).with_only(seat.id for seat in night.seats)


def rules_planned(plan: Plan) -> tuple[Game | None, House | None]:
    """Return the planned game and its house rules; None for what this version does not know, as *Start* reports."""
    game = None
    try:
        game = games.find(plan.game) if plan.game else None
        return game, rules_form.of_pairs(game, plan.preset, plan.house).house if game is not None else None
    except NotationError:
        return game, None


BEGINNING = frozenset(("rps", "youngest", "winner", "loser"))
"""Ways to find the first player; the right neighbour of that player deals."""


class Opening(NamedTuple):
    """The opening of the planned game: how the first dealer or player is found (`Game.first_dealer`, `next_start`).

    `seat` is the store's id of the seat that the rule names, 0 where people decide. `deals` and `begins` are the seats
    that do so as planned so far; 0 if that is unknown, or does not matter.
    """

    how: str
    seat: int = 0
    deals: int = 0
    begins: int = 0


def opening_of(table: Table, plan: Plan) -> Opening:
    """Return the opening of the planned game.

    A game after another of its kind continues from that one's end; after any other game the deal moves on, unless the
    new game finds its dealer in its own way. Whoever sat down first deals, unless people tap another. The person begins
    who was tapped, or sits left of the tapped dealer, or whom the rule names.
    """
    game, rules = rules_planned(plan)
    how, seat, played = "asked", 0, table.game
    if game is not None and rules is not None:
        how = first = game.first_dealer(rules)
        if played is not None and played.has_log:
            s, number = played.state, NOBODY
            if played.game.key == game.key:
                how, number = game.next_start(rules, s)
            elif first in ("asked", "assigned"):
                how, number = "left", s.dealer
            ids = {seat.name: seat.id for seat in table.night.seats}
            seat = ids.get(s.names[number], 0) if number != NOBODY else 0
            if how in ("winner", "loser") and not seat:
                how = first  # they have left: people decide as before a first game
    if how not in BEGINNING:
        return Opening(how, seat, plan.dealer or (plan.ring[0] if how in ("asked", "left") and plan.ring else 0))
    begins = plan.begins or plan.left_of(plan.dealer) or (seat if seat in plan.ring else 0)
    deals = plan.ring[plan.ring.index(begins) - 1] if begins in plan.ring and len(plan.ring) > 1 else 0
    return Opening(how, seat, deals, begins)


def with_next_dealer(table: Table, plan: Plan) -> Plan:
    """Return the plan for another game of the night, with the deal moved on if its opening says so."""
    opening = opening_of(table, plan)
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
    title = played.game.told(state).partition(" ")[2]  # the name that people gave to a game of their own
    called = title if played.game.key == game else ""
    return with_next_dealer(table, Plan(game, preset, pairs, ring, 0, ring, pair, called=called, tapped=True))


def with_rules(table: Table, plan: Plan, fresh: Plan) -> Plan:
    """Return a plan with the game and house rules of a fresh one, which it is itself if nothing was planned yet.

    The order of the seats stays, and the dealer or first player too if the way to find them is the same.
    """
    if not plan.game and not plan.ring:
        return fresh
    new = plan._replace(game=fresh.game, preset=fresh.preset, house=fresh.house, called=fresh.called, keep=fresh.keep)
    if opening_of(table, plan).how == opening_of(table, new).how:
        return new
    return with_next_dealer(table, new._replace(dealer=0, begins=0))
