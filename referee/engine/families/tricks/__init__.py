"""The family of games of tricks: passing, leading, following, taking, and revokes that later plays prove.

Games pass what is their own.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Unpack

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import conduct, penalties, rounds
from referee.engine.common_rules import people as core_people
from referee.engine.families.tricks import deal, facts, play, score_keeping, screens
from referee.engine.families.tricks.config import BIT, TAKEN, Part, Parts, RoundSummary, TrickConfig
from referee.engine.families.tricks.state import TrickState, bounds
from referee.engine.model.game import Changes, Definition, Game, RuleContext, effects_of
from referee.engine.model.message import Message
from referee.engine.model.sheet import Filled, Tally, Values
from referee.engine.model.state import DEAL, cleared
from referee.engine.model.view import PickCards, Prompt, View
from referee.engine.notation.record import Head


@dataclass(frozen=True)
class Tricks(Game):
    """A game of the family; `configure` computes the values of a table from house rules and number of people."""

    configure: Callable[[Any, int], TrickConfig]
    keeps: str
    highlights = Game.highlights | {
        *("came-moon", "came-revoke", "came-revoke-said", "note-trick-revoke", "note-trick-revoke-said")
    }
    private = Game.private | {"sure", "given", "doubts", "resolved"}

    def modes(self, house: Any) -> tuple[str, ...]:
        return ("scores", "plays") if self.keeps == "scores" else ("plays", "scores")

    def configured(self, s: TrickState) -> Changes:
        """Return the changes that set a table's values for the people there, under the house rules of this deal.

        People who come or go while a round is on do not change its pack.
        """
        dealing = s.phase == "deal" and not s.dealt
        config = self.configure(s.later or s.house, sum(not gone for gone in s.gone) if dealing else s.config.players)
        return {"config": config, "end": config.end}

    def under(self, state: TrickState, house: Any) -> Changes:
        return {"house": house, **self.configured(state.replaced({"house": house, "later": None}))}

    def coming(self, s: TrickState) -> TrickState:
        """Return the state with the round that is dealt next, for the people there now, or the one under way."""
        if s.phase != "deal" or s.dealt:
            return s
        people: Changes = {"here": tuple(not gone for gone in s.gone)}
        return s.replaced({**self.configured(s), **people, "round": s.round + s.fresh, "to": None if s.fresh else s.to})

    def begins(self, before: TrickState, begun: TrickState) -> Changes:
        return self.configured(before) | cleared(before, DEAL)

    def start(self, head: Head) -> TrickState:
        state = self.seated(TrickState, head, None if head.facts else 0)
        return state.replaced(self.configured(state))

    def check_facts(self, state: TrickState, stated: Mapping[str, str]) -> None:
        facts.check(state, stated)

    def left_to_players(self, context: RuleContext[Any, Any, Any]) -> bool:
        """Return False also for a second card to a trick from somebody who has played to it."""
        s = context.state
        twice = context.who != s.turn and context.who in [seat for seat, _ in s.lying]
        return not twice and super().left_to_players(context)

    def counts_rounds(self, state: TrickState) -> bool:
        """Return True where the number of the round decides to whom cards are passed, or when the game ends."""
        return bool(state.config.passed) or super().counts_rounds(state)

    def first_dealer(self, house: Any) -> str:
        """Return `assigned` where a certain card leads first, no matter who deals (Q-HRT-11)."""
        return "asked" if self.configure(house, self.players[0]).opener is None else "assigned"

    def secret(self, state: TrickState, action: act.Action) -> frozenset[int] | None:
        """Return the giver of passed cards and, once all have passed, their receiver, while the round is on."""
        if not isinstance(action, act.Gives) or not action.cards:
            return None
        if action.who not in state.names:
            return frozenset()
        seat = state.names.index(action.who)
        taken_up = state.phase == "play" and state.given[seat] == action.cards
        return frozenset((seat, state.went[seat])) - {NOBODY} if taken_up else frozenset((seat,))

    def hidden(self, state: TrickState, seats: Collection[int]) -> Changes:
        return deal.hide_passed(state, seats)

    def disclosed(self, state: TrickState, n: int) -> bool:
        """Return True for what was passed in a round that has been scored."""
        return bool(state.rounds) and 0 < n <= state.rounds[-1].line

    def corrected(self, context: RuleContext[Any, Any, Any], state: TrickState, stated: Mapping[str, str]) -> Changes:
        return facts.corrected(context.state, state, stated)

    def turn_messages(self, before: TrickState, action: act.Action, after: TrickState) -> tuple[Message, ...]:
        return tuple(play.turn_messages(before, action, after))

    def may_hold(self, state: TrickState, seat: int, card: Card) -> bool:
        return bool(bounds(state, seat)[1] & BIT.get(card, 0))

    def parts(self, state: TrickState, number: int, seat: int) -> Parts:
        found = next((summary.parts for summary in state.summaries if summary.round == number), ())
        return found[seat] if seat < len(found) else ()

    def consequences(self, before: TrickState, action: act.Action, after: TrickState) -> tuple[Message, ...]:
        """Return the messages of every game and those about a round that is scored with the line."""
        scored = after.summaries[len(before.summaries) :]
        return (
            *super().consequences(before, action, after),
            *(message for summary in scored for message in summary.messages),
        )

    def view(self, state: TrickState) -> View:
        return screens.view(state, self.coming(state))

    def prompts(self, state: TrickState, seat: int) -> tuple[Prompt, ...]:
        return screens.prompts(state, seat)

    def position_prompts(self, state: TrickState, seat: int, *, hands: bool) -> tuple[PickCards, ...]:
        held = (replace(prompt, by="suit") for prompt in super().position_prompts(state, seat, hands=hands))
        return (*screens.position_prompts(state), *held)

    def packs(self, state: TrickState) -> Any:
        return Counter(state.config.pack)

    def pack(self, state: TrickState) -> dict[Card, int]:
        return {card: state.config.points.get(card, 0) for card in state.config.pack}

    def tally(self, state: TrickState) -> Tally | None:
        return score_keeping.tally(rounds.state_to_score(self, state))

    def refilled(self, state: TrickState, form: Tally, lines: Mapping[int, act.Action]) -> Values:
        return score_keeping.values_of_lines(rounds.state_to_score(self, state), form, lines)

    def filled(self, state: TrickState, form: Tally, values: Values) -> Filled:
        return score_keeping.filled(rounds.state_to_score(self, state), form, values)


def trick_game(
    key: str,
    *,
    configure: Callable[[Any, int], TrickConfig],
    keeps: str = "plays",
    **definition: Unpack[Definition],
) -> Tricks:
    """Make a game of the family."""
    return Tricks(
        key=key,
        rules=(
            *conduct.RULES,
            *rounds.RULES,
            *core_people.RULES,
            *(deal.dealt, deal.dealer, deal.no_pass, deal.passed),
            *(deal.choose, deal.pass_all, deal.rest),
            score_keeping.keeping,
            *(play.no_play, play.turn, play.single, play.card),
            *penalties.RULES,
            *penalties.LAST_RULES,
            *(deal.deal, deal.pass_count, deal.pass_cards, deal.give),
            *(play.first_lead, play.follow, play.first_trick, play.shut, play.due, play.play, play.look),
            play.shows,
            *(score_keeping.check, score_keeping.take),
            *conduct.LAST_RULES,
        ),
        effects=effects_of(conduct, core_people, penalties, deal, play, score_keeping, facts),
        on_refused={**penalties.ON_REFUSED, act.Plays: penalties.record_wrong_play},
        facts_known=facts.FACTS,
        configure=configure,
        keeps=keeps,
        **definition,
    )


__all__ = ["TAKEN", "Part", "Parts", "RoundSummary", "TrickConfig", "TrickState", "Tricks", "trick_game"]
