"""The engine of games in which sides meld: draw, the pile, melds, wild cards, going out, the count. Games pass what is
their own."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.core import actions as act
from referee.core import conduct, penalties, people, rounds
from referee.core.actions import Action
from referee.core.cards import Card, in_order
from referee.core.course import NEXT_LINE, set_apart
from referee.core.game import Apply, Changes, Game
from referee.core.notation import Unreadable
from referee.core.note import Note
from referee.core.ranking import Places
from referee.core.record import Head
from referee.core.rulings import Case, Rule, Ruling
from referee.core.tally import Filled, Tally, Values
from referee.core.view import Ask, PickCards, Sides, View
from referee.families.melds import count, deal, drawing, keeping, laying, pile, screens, sheet, standing, turns
from referee.families.melds.state import FACTS, MeldState, afresh, go_on, in_turn, seated, taken_along
from referee.families.melds.table import Table
from referee.families.melds.told import told


@dataclass(frozen=True)
class Melding(Game):
    """A game of the family: `table` says what holds at a table of so many people with these house rules."""

    table: Callable[[Any, int], Table]

    moving = standing.MOVING
    watched = standing.MOVING

    def untold(self) -> frozenset[str]:
        """The discards never become the stock."""
        return frozenset(("table.reshuffle",))

    def table_of(self, house: Any, people: int) -> Table:
        """The values of a table of so many people."""
        return self.table(house, people)

    def laid_out(self, s: MeldState) -> Changes:
        """A table's values and its sides for the people who are there: those that were said for this round, else new
        ones only where somebody is on none, or where who is left could not play as they are."""
        there = [seat for seat in s.ring if not s.gone[seat]]
        table = self.table(s.house, len(there))
        said = s.later_teams
        if said and sorted(there) == sorted(seat for seats in said for seat in seats):
            return {"table": table, "teams": said, "later_teams": (), "scores": taken_along(s, said)}
        if all(s.team(seat) >= 0 for seat in there) and go_on(s, table):
            return {"table": table, "later_teams": ()}
        teams = seated(there, table.sides)
        return {"table": table, "teams": teams, "later_teams": (), "scores": taken_along(s, teams)}

    def start(self, head: Head) -> MeldState:
        state = self.seated(MeldState, head, None if head.facts else 0)
        state = state.but({"table": self.table(state.house, len(head.players))})
        teams = self.teams(head, state)
        state = state.but({"teams": teams})
        state = state.but(afresh(state))
        out = deal.sitting_out(state)
        state = state.but({"here": tuple(seat not in out for seat in range(len(head.players)))})
        return state.but({"order": in_turn(state)})

    def teams(self, head: Head, s: MeldState) -> tuple[tuple[int, ...], ...]:
        """The sides: as the head says, else as people sit. Every player is on one side; five say who is with whom."""
        if not head.teams:
            if s.table.at_once:
                raise Unreadable("unreadable-teams", sides=s.table.sides)
            return seated(s.ring, s.table.sides)
        teams = tuple(tuple(sorted(map(s.seat, names))) for names in head.teams)
        seats = sorted(seat for seats in teams for seat in seats)
        if seats != list(range(len(s.names))) or len(teams) != s.table.sides:
            raise Unreadable("unreadable-teams", sides=s.table.sides)
        return teams

    def sides(self, house: Any, people: int, pair: Sequence[int] = ()) -> Sides | None:
        """As they sit; where one side is bigger than plays a round, the people choose the other."""
        return deal.sides(self.table(house, people), people, pair)

    def worst(self, scores: Sequence[int]) -> int:
        return min(scores, default=0)

    def secret(self, state: Any, action: Action) -> frozenset[int] | None:
        """What somebody drew is for that seat alone."""
        named = isinstance(action, act.Draws) and action.cards
        if not named and not (isinstance(action, act.Lays) and action.drawing is not None):
            return None
        return frozenset((state.names.index(action.who),)) if action.who in state.names else frozenset()

    def hidden(self, state: MeldState, seats: Collection[int]) -> Changes:
        """What a hand that was shown has drawn since is known to its own player alone."""
        known = tuple(hand if seat in seats else None for seat, hand in enumerate(state.known))
        return {} if known == state.known else {"known": known}

    def disclosed(self, state: MeldState, n: int) -> bool:
        """Every hand is laid open when a round is counted: by then everybody has seen what was drawn in it."""
        return bool(state.rounds) and 0 < n <= state.rounds[-1].line

    def cannot_be(self, case: Case[Any, Any, Any]) -> bool:
        """Nor can what takes cards that are not there."""
        return super().cannot_be(case) or not standing.can_lie(case)

    def view(self, state: MeldState) -> View:
        return screens.view(self, self.between(state))

    def between(self, s: MeldState) -> MeldState:
        """Before a deal, the table as that begins: the house rules that wait for it, the sides of those who are there,
        and nothing melded yet."""
        if s.phase != "deal" or s.dealt:
            return s
        s = s.but({"house": s.later}) if s.later is not None else s
        changes = self.laid_out(s)
        changes |= set_apart(s, changes, NEXT_LINE) if "scores" in changes else {}
        s = s.but(changes)
        return s.but(afresh(s))

    def asks(self, state: MeldState, seat: int) -> tuple[Ask, ...]:
        s = self.between(state)
        return screens.asks(self, s, seat, new_sides=s.teams != state.teams)

    def lays(self, state: MeldState, seat: int, *, hands: bool) -> tuple[PickCards, ...]:
        return (*super().lays(state, seat, hands=hands), *screens.lays(state, seat))

    def running(self, state: MeldState, action: Action, ruling: Ruling) -> tuple[Note, ...]:
        if not isinstance(action, act.Melds):
            return super().running(state, action, ruling)
        return screens.running(state, action, ruling)

    def came(self, before: MeldState, action: Action, after: MeldState) -> tuple[Note, ...]:
        return (*super().came(before, action, after), *told(before, action, after))

    def sharing(self, state: MeldState) -> tuple[tuple[int, ...], ...]:
        state = self.between(state)
        sides = {at: seats for seat in state.ring if (at := state.team(seat)) >= 0 and (seats := state.teams[at])}
        return (*sides.values(), *((seat,) for seat in state.ring if state.team(seat) < 0))

    def places(self, state: MeldState) -> Places:
        return super().places(self.between(state))

    def parts(self, state: MeldState, number: int, seat: int) -> tuple[tuple[Note, int], ...]:
        return sheet.parts_of_round(state, number, seat)

    def tally(self, state: MeldState) -> Tally | None:
        return sheet.sheet(self.between(state))

    def filled(self, state: MeldState, sheet_: Tally, values: Values) -> Filled:
        return sheet.filled(self, self.between(state), sheet_, values)

    def pack(self, state: MeldState) -> dict[Card, int]:
        """In the order of the grid."""
        return {card: state.table.points.get(card, 0) for card in in_order(state.table.packs)}


def agrees(c: Any, ruling: Ruling) -> Changes:
    """House rules that hold at once change the table's values too. Who comes or goes while a round is on changes
    nothing of its packs."""
    s, changes = c.s, people.agrees(c, ruling)
    if not c.a.now:
        return changes
    dealing = s.phase == "deal" and not s.dealt
    there = sum(not gone for gone in s.gone) if dealing else sum(map(len, s.teams))
    return changes | {"table": c.game.table_of(s.but(changes).house, there)}


def melding(
    key: str,
    *,
    house: type[Any],
    presets: Mapping[str, Mapping[str, Any]],
    preset: str,
    players: tuple[int, int],
    table: Callable[[Any, int], Table],
    rules: tuple[Rule, ...] = (),
    effects: Mapping[type[Action], Apply] | None = None,
) -> Melding:
    """A game of the family. Its own `rules` stand before the family's."""
    applied: dict[type[Action], Apply] = {
        **conduct.EFFECTS,
        **people.EFFECTS,
        **penalties.EFFECTS,
        **deal.EFFECTS,
        **drawing.EFFECTS,
        **pile.EFFECTS,
        **laying.EFFECTS,
        **turns.EFFECTS,
        **count.EFFECTS,
        **keeping.EFFECTS,
        act.Agrees: agrees,
        **(effects or {}),
    }
    return Melding(
        key=key,
        house=house,
        presets=presets,
        preset=preset,
        players=players,
        rules=(
            *conduct.RULES,
            *rounds.RULES,
            *people.RULES,
            *deal.RULES,
            *drawing.FIRST,
            *count.RULES,
            *keeping.RULES,
            *rules,
            *laying.FIRST,
            *drawing.RULES,
            *pile.RULES,
            *laying.RULES,
            *turns.RULES,
            *penalties.RULES,
            *penalties.LAST_RULES,
            *deal.LAST_RULES,
            *drawing.LAST_RULES,
            *pile.LAST_RULES,
            *laying.LAST_RULES,
            *turns.LAST_RULES,
            *count.LAST_RULES,
            *keeping.LAST_RULES,
            *conduct.LAST_RULES,
        ),
        effects=applied | {kind: standing.as_if_in_turn(applied[kind]) for kind in standing.MOVING},
        proofs={**penalties.PROOFS, **drawing.PROOFS, **pile.PROOFS, **laying.PROOFS, **turns.PROOFS},
        facts_known=FACTS,
        table=table,
    )


__all__ = ["Melding", "melding"]
