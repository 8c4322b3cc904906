"""The engine of games of tricks: passing, leading, following, who takes what, revokes that later plays prove. Games
pass what is their own."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee.core import actions as act
from referee.core import conduct, penalties, rounds
from referee.core import people as core_people
from referee.core.actions import Action
from referee.core.cards import Card
from referee.core.game import Changes, Game
from referee.core.note import Note
from referee.core.record import Head
from referee.core.rulings import Case
from referee.core.tally import Filled, Tally, Values
from referee.core.view import Ask, PickCards, View
from referee.families.tricks import deal, ending, facts, keeping, people, play, screens, sheet
from referee.families.tricks.state import TrickState, afresh
from referee.families.tricks.table import TAKEN, Part, Parts, Reckoning, Table


@dataclass(frozen=True)
class Tricks(Game):
    """A game of the family: `table` says what holds at a table of so many people with these house rules."""

    table: Callable[[Any, int], Table]
    keeps: str

    def untold(self) -> frozenset[str]:
        """A game of tricks has no stock."""
        return frozenset(("table.reshuffle",))

    def kept_first(self) -> str:
        return self.keeps

    def laid_out(self, s: TrickState) -> Changes:
        """A table's values for the people who are there, with the house rules that hold from this deal on. Who comes or
        goes while a round is on changes nothing of its pack."""
        dealing = s.phase == "deal" and not s.dealt
        table = self.table(s.later or s.house, sum(not gone for gone in s.gone) if dealing else s.table.players)
        return {"table": table, "end": table.end}

    def start(self, head: Head) -> TrickState:
        state = self.seated(TrickState, head, None if head.facts else 0)
        return state.but(self.laid_out(state) | afresh(len(state.names)))

    def check_facts(self, state: TrickState, stated: Mapping[str, str]) -> None:
        facts.check(state, stated)

    def lets_stand(self, case: Case[Any, Any, Any]) -> bool:
        """Nor does a second card to a trick, from whoever has played to it."""
        s = case.s
        twice = case.who != s.turn and case.who in [seat for seat, _ in s.lying]
        return not twice and super().lets_stand(case)

    def fewest_win(self, state: TrickState) -> bool:
        return not state.table.most_win

    def counts_rounds(self, state: TrickState) -> bool:
        """It also says to whom cards are passed."""
        return bool(state.table.passed) or super().counts_rounds(state)

    def first_dealer(self, house: Any) -> str:
        """Anyone where a certain card leads first, whoever deals (Q-HRT-11)."""
        return "asked" if self.table(house, self.players[0]).opener is None else "assigned"

    def secret(self, state: TrickState, action: Action) -> frozenset[int] | None:
        """What somebody passes is for that seat; for whoever gets it once all have passed, while the round is on."""
        if not isinstance(action, act.Gives) or not action.cards:
            return None
        if action.who not in state.names:
            return frozenset()
        seat = state.names.index(action.who)
        taken_up = state.phase == "play" and state.given[seat] == action.cards
        return frozenset((seat, state.receiver(seat))) if taken_up else frozenset((seat,))

    def hidden(self, state: TrickState, seats: Collection[int]) -> Changes:
        return deal.hidden(state, seats)

    def disclosed(self, state: TrickState, n: int) -> bool:
        """What was passed in a round is everybody's once the round is scored."""
        return bool(state.rounds) and 0 < n <= state.rounds[-1].line

    def turned(self, before: TrickState, action: Action, after: TrickState) -> tuple[Note, ...]:
        return tuple(play.turned(before, action, after))

    def parts(self, state: TrickState, number: int, seat: int) -> Parts:
        found = next((each.parts for each in state.reckonings if each.round == number), ())
        return found[seat] if seat < len(found) else ()

    def came(self, before: TrickState, action: Action, after: TrickState) -> tuple[Note, ...]:
        """How a round that is scored with it came out."""
        scored = after.reckonings[len(before.reckonings) :]
        return (*super().came(before, action, after), *(told for each in scored for told in each.told))

    def view(self, state: TrickState) -> View:
        return screens.view(state)

    def asks(self, state: TrickState, seat: int) -> tuple[Ask, ...]:
        return screens.asks(state, seat)

    def lays(self, state: TrickState, seat: int, *, hands: bool) -> tuple[PickCards, ...]:
        held = (replace(each, by="suit") for each in super().lays(state, seat, hands=hands))
        return (*screens.lays(state), *held)

    def pack(self, state: TrickState) -> dict[Card, int]:
        return {card: state.table.points.get(card, 0) for card in state.table.pack}

    def tally(self, state: TrickState) -> Tally | None:
        return sheet.tally(keeping.begun(self, state))

    def refilled(self, state: TrickState, form: Tally, lines: Mapping[int, Action]) -> Values:
        return sheet.refilled(keeping.begun(self, state), form, lines)

    def filled(self, state: TrickState, form: Tally, values: Values) -> Filled:
        return sheet.filled(keeping.begun(self, state), form, values)


def trick_game(
    key: str,
    *,
    house: type[Any],
    presets: Mapping[str, Mapping[str, Any]],
    preset: str,
    players: tuple[int, int],
    table: Callable[[Any, int], Table],
    keeps: str = "plays",
) -> Tricks:
    """A game of the family."""
    return Tricks(
        key=key,
        house=house,
        presets=presets,
        preset=preset,
        players=players,
        rules=(
            *conduct.RULES,
            *rounds.RULES,
            *core_people.RULES,
            *deal.RULES,
            *ending.RULES,
            *keeping.RULES,
            *play.RULES,
            *penalties.RULES,
            *penalties.LAST_RULES,
            *deal.LAST_RULES,
            *play.LAST_RULES,
            *keeping.LAST_RULES,
            *conduct.LAST_RULES,
        ),
        effects={
            **conduct.EFFECTS,
            **core_people.EFFECTS,
            **penalties.EFFECTS,
            **deal.EFFECTS,
            **play.EFFECTS,
            **ending.EFFECTS,
            **keeping.EFFECTS,
            **people.EFFECTS,
        },
        proofs={**penalties.PROOFS, **play.PROOFS},
        facts_known=facts.FACTS,
        table=table,
        keeps=keeps,
    )


__all__ = ["TAKEN", "Part", "Parts", "Reckoning", "Table", "TrickState", "Tricks", "trick_game"]
