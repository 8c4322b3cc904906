"""The shedding family's engine: turns, matching, powers, attacks, calls, counting. Games pass what is their own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.core import conduct, penalties, people, rounds
from referee.core.actions import Action
from referee.core.cards import Card, in_order
from referee.core.game import Apply, Changes, Game, Prove
from referee.core.note import Note
from referee.core.outcome import Due
from referee.core.ranking import Places
from referee.core.record import Head
from referee.core.rulings import Rule, Ruling
from referee.core.seats import NOBODY
from referee.core.view import Ask, Deed, View
from referee.families.shedding import calls, ending, hands, outcome, play, screens, sides, told, trades, turns, wishes
from referee.families.shedding.deeds import deeds
from referee.families.shedding.state import FACTS, ShedState
from referee.families.shedding.table import Table


@dataclass(frozen=True)
class Shedding(Game):
    """A game of the family: `powers` says what each card does at a table with these house rules."""

    powers: Callable[[Any], Table]
    secrets: Callable[[Any, Action], frozenset[int] | None] = lambda state, action: None
    learns: Callable[[Any, Action, Ruling], Action | None] = lambda before, action, ruling: None

    def new_house(self, house: Any) -> Changes:
        table = self.powers(house)
        return {"house": house, "table": table, "end": house.end if table.ends is None else table.ends.limits}

    def under(self, state: ShedState, house: Any) -> Changes:
        """With the new rules for what lies there: a card that leaves another colour to match leaves it at once, unless
        somebody called one."""
        changes = self.new_house(house)
        top = state.top
        if top is None or state.called or state.suit != state.left_by(top):
            return changes
        return changes | {"suit": state.but(changes).left_by(top)}

    def start(self, head: Head) -> ShedState:
        return self.seated(ShedState, head, None if head.facts else 0).but({"seen": {}})

    def fewest_win(self, state: ShedState) -> bool:
        """Unless the first one out gets what the others hold, or a point for the round."""
        return state.table.ends is None

    def has_points(self, house: Any) -> bool:
        return self.powers(house).has_points

    def by_order(self, state: ShedState) -> bool:
        return state.by_order

    def places(self, state: ShedState) -> Places:
        """As people went out, where that is what counts."""
        return tuple(map(state.place_taken, range(len(state.names)))) if state.by_order else super().places(state)

    def secret(self, state: ShedState, action: Action) -> frozenset[int] | None:
        return self.secrets(state, action)

    def learnt(self, before: ShedState, action: Action, ruling: Ruling) -> Action | None:
        return self.learns(before, action, ruling)

    def beside(self, state: ShedState, line: int) -> tuple[Note, ...]:
        return tuple(note for at, note in state.beside if at == line)

    def came(self, before: ShedState, action: Action, after: ShedState) -> tuple[Note, ...]:
        return (*outcome.came(before, action, after), *super().came(before, action, after))

    def turned(self, before: ShedState, action: Action, after: ShedState) -> tuple[Note, ...]:
        return tuple(outcome.turned(before, action, after))

    def due(self, state: ShedState) -> Due:
        return outcome.due(state)

    def view(self, state: ShedState) -> View:
        return screens.view(state)

    def asks(self, state: ShedState, seat: int) -> tuple[Ask, ...]:
        return screens.asks(state, seat)

    def meant(self, state: ShedState, action: Action) -> Action:
        return calls.meant(state, action)

    def written(self, house: Any) -> tuple[str, ...]:
        return tuple(f"blank.{at}" for at, _ in enumerate(self.powers(house).blanks, start=1))

    def deeds(self, house: Any) -> tuple[Deed, ...]:
        return deeds(self.powers(house))

    def first_dealer(self, house: Any) -> str:
        table = self.powers(house)
        return "drawn" if table.cut else table.begins

    def next_start(self, house: Any, state: ShedState) -> tuple[str, int]:
        """By the switch where the game has one; where people begin by who they are, as ever."""
        table, first = self.powers(house), self.first_dealer(house)
        by_rule = {"winner": state.winners[0] if len(state.winners) == 1 else NOBODY, "loser": state.loser}
        starts = table.ends.starts if table.ends is not None else ""
        if starts and state.phase != "over":
            return first, NOBODY
        if starts in by_rule:
            return (first, NOBODY) if by_rule[starts] == NOBODY else (starts, by_rule[starts])
        if starts or first == "rps":
            return "rps", NOBODY
        if first == "youngest":
            return first, state.left_of(state.rounds[0].dealer if state.rounds else state.dealer)
        return super().next_start(house, state)

    def pack(self, state: ShedState) -> dict[Card, int]:
        """In the order of the grid."""
        return {card: state.power(card).points for card in in_order(state.packs)}

    def kinds(self, state: ShedState) -> tuple[Card, ...]:
        """The side in play first."""
        other = state.table.packs if state.turned else state.table.back
        return (*in_order(state.packs), *in_order(other))


def shedding(
    key: str,
    *,
    house: type[Any],
    presets: Mapping[str, Mapping[str, Any]],
    preset: str,
    players: tuple[int, int],
    powers: Callable[[Any], Table],
    first: tuple[Rule, ...] = (),
    without: frozenset[str] = frozenset(),
    secret: Callable[[Any, Action], frozenset[int] | None] = lambda state, action: None,
    learnt: Callable[[Any, Action, Ruling], Action | None] = lambda before, action, ruling: None,
    rules: tuple[Rule, ...] = (),
    effects: Mapping[type[Action], Apply] | None = None,
    proofs: Mapping[type[Action], Prove] | None = None,
) -> Shedding:
    """A game of the family. Its `first` rules stand before the family's on matching, its own `rules` before the
    family's last words on each action; family rules that cannot speak at its tables are left out (`without`)."""
    listed = (
        *conduct.RULES,
        *rounds.RULES,
        *people.RULES,
        *sides.RULES,
        *hands.RULES,
        *trades.RULES,
        *calls.BEFORE_TURNS,
        *turns.BEFORE_TURNS,
        *play.RULES,
        *first,
        *told.BEFORE_MATCHING,
        *play.MATCHING,
        *turns.RULES,
        *wishes.RULES,
        *calls.RULES,
        *told.RULES,
        *penalties.RULES,
        *wishes.BY_PEOPLE,
        *play.BY_PEOPLE,
        *rules,
        *penalties.LAST_RULES,
        *turns.LAST_RULES,
        *wishes.LAST_RULES,
        *told.LAST_RULES,
        *trades.LAST_RULES,
        *calls.LAST_RULES,
        *hands.LAST_RULES,
        *conduct.LAST_RULES,
        *rounds.LAST_RULES,
    )
    return Shedding(
        key=key,
        house=house,
        presets=presets,
        preset=preset,
        players=players,
        rules=tuple(each for each in listed if each.id not in without),
        effects={
            **conduct.EFFECTS,
            **rounds.EFFECTS,
            **people.EFFECTS,
            **penalties.EFFECTS,
            **ending.EFFECTS,
            **calls.EFFECTS,
            **told.EFFECTS,
            **trades.EFFECTS,
            **wishes.EFFECTS,
            **turns.EFFECTS,
            **hands.EFFECTS,
            **(effects or {}),
        },
        proofs={**penalties.PROOFS, **turns.PROOFS, **calls.PROOFS, **(proofs or {})},
        facts_known=FACTS,
        powers=powers,
        secrets=secret,
        learns=learnt,
    )


__all__ = ["Shedding", "shedding"]
