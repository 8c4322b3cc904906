"""The shedding family's engine: turns, matching, powers, attacks, calls, counting. Games pass their own parts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Unpack

from referee.engine.basics.actions import Action, Catches, Says
from referee.engine.basics.cards import Card, in_order
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import conduct, penalties, people, rounds
from referee.engine.families.shedding import ending, hands, last_call, play, special, turns
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.families.shedding.facts import FACTS, out_at_first
from referee.engine.families.shedding.features import EVERY, Feature
from referee.engine.families.shedding.screens import Showing
from referee.engine.families.shedding.state import ShedContext, ShedState
from referee.engine.model.course import Places
from referee.engine.model.game import Changes, Definition, Effects, Fact, Game, effects_of
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Rule, Seat
from referee.engine.model.sheet import Filled, Tally, Values
from referee.engine.model.view import Sides
from referee.engine.notation.record import Head


@dataclass(frozen=True)
class Shedding(Showing):
    """A game of the family: `configure` returns the powers of cards at a table with these house rules."""

    configure: Callable[[Any], ShedConfig]
    state: type[ShedState] = ShedState

    reshuffles = True
    highlights = Game.highlights | {"beside-bust", "beside-mercy"}
    private = Game.private | {"look"}

    def last_words(self, state: ShedState) -> tuple[str, ...]:
        return state.config.last_call.words

    def new_house(self, house: Any) -> Changes:
        config = self.configure(house)
        return {"house": house, "config": config, "end": house.end if config.ends.called else config.ends.limits}

    def under(self, state: ShedState, house: Any) -> Changes:
        """Apply new house rules to the cards that lie there.

        A card that leaves another colour to match leaves it at once, unless somebody called one.
        """
        changes = self.new_house(house)
        top = state.top
        if top is None or state.called or state.suit != state.left_by(top):
            return changes
        return changes | {"suit": state.replaced(changes).left_by(top)}

    def start(self, head: Head) -> ShedState:
        state = self.seated(self.state, head, None if head.facts else 0)
        return state.replaced(out_at_first(state, head.facts))

    def modes(self, house: Any) -> tuple[str, ...]:
        return ("plays", "scores") if self.configure(house).has_points else ("plays",)

    def by_order(self, state: ShedState) -> bool:
        return state.by_order

    def places(self, state: ShedState) -> Places:
        """Rank people in the order they went out, where that counts."""
        return tuple(map(state.place_taken, range(len(state.names)))) if state.by_order else super().places(state)

    def tally(self, state: ShedState) -> Tally | None:
        """Return the sheet of the players' points, none below zero."""
        sheet = super().tally(state)
        if sheet is None:
            return None
        asked = {seat for row in sheet.rows for seat in row}
        rows = (tuple(seat for seat in row if seat in asked) for row in self.sharing(state))
        boxes = tuple(box._replace(least=0) for box in sheet.boxes)
        return sheet._replace(rows=tuple(row for row in rows if row), boxes=boxes)

    def sharing(self, state: ShedState) -> tuple[tuple[int, ...], ...]:
        """Return the partners as long as they have the same points, as those who came later may not."""
        rows = state.config.rows(state.ring)
        same = ((row,) if len({state.scores[seat] for seat in row}) == 1 else zip(row) for row in rows)
        return tuple(row for rows in same for row in rows)

    def sides(self, house: Any, people: int, pair: Sequence[int] = ()) -> Sides | None:
        rows = self.configure(house).rows(range(people))
        return Sides(rows) if len(rows) < people else None

    def filled(self, state: ShedState, sheet: Tally, values: Values) -> Filled:
        """Return the sums of a round's sheet; where only the first one out gains, nobody else does."""
        s, found, ends = state, super().filled(state, sheet, values), state.config.ends
        rows = [row[0] for row in sheet.rows]
        known = () if s.fresh else (worth for seat, worth in enumerate(s.worth) if seat not in rows)
        made = sum(points or 0 for points in (*known, *(gained.points for gained in found.sums)))
        most = hands.points_of_packs(s)
        if made > most and not found.faults:
            return replace(found, faults=(message("tally-packs", made=made, most=most),), lines=())
        if ends.called or ends.own_points or not s.counts_points or found.faults:
            return found
        gaining = [seat for seat, gained in zip(rows, found.sums, strict=True) if gained.points]
        if gaining and (other := hands.other_first(s, rows)) != NOBODY:
            gaining.insert(0, other)
        several, best = len(gaining) > 1, max((gained.points or 0 for gained in found.sums), default=0)
        fault = message("tally-first", seats=tuple(map(Seat, gaining)), several=several)
        wrong = several or (ends.mode == "wins" and best > 1)
        return replace(found, faults=(fault,), lines=()) if wrong else found

    def beside(self, state: ShedState, line: int) -> tuple[Message, ...]:
        return tuple([note for at, note in state.beside if at == line]) if state.beside else ()

    def cards_returned(self, context: ShedContext, changes: Changes) -> Changes:
        settled = last_call.settle_struck_catch(context, changes)
        return settled | ending.cards_returned(context, {**changes, **settled})

    def corrected(self, context: ShedContext, state: ShedState, stated: Mapping[str, str]) -> Changes:
        """End the round or the game, or let it go on, as it follows from corrected hands and from who is out."""
        s, before = state, context.state
        changes = ending.follow_out(context, s) if s.out != before.out else {}
        if s.hands == before.hands:
            return changes
        for seat in s.ring:
            if s.hands[seat] == 0 != before.hands[seat]:
                changes |= ending.settle_empty_hand(context, s.replaced(changes), seat)
        return changes | ending.put_out_bust(context, s.replaced(changes))

    def resolve_tap(self, state: ShedState, action: Action) -> Action:
        """Return the line that a tap on the word stands for.

        A shouted word catches its owner if somebody else says it (OC-23), also a moment too late, so that a tie can be
        told. A player who owes it, or was caught just now, says it for themselves, and so does one who may say it just
        before a play while nobody owes it.
        """
        s, call = state, state.config.last_call
        if not call.shouted or not isinstance(action, Says) or action.word not in call.words:
            return action
        late = s.last_call if s.pending is None else None
        seat = late.seat if late is not None else last_call.may_have_forgotten(s)
        settled = s.pending is None and (late is None or call.tie == "holder")  # no tie for a catch to win
        own = s.phase != "play" or seat == NOBODY or s.names[seat] == action.who
        own = own or (settled and bool(last_call.comes_due(s, s.seat(action.who), action.word)))
        return action if own else Catches(action.who, s.names[seat])

    def written(self, house: Any) -> tuple[str, ...]:
        return tuple(f"blank.{at}" for at, _ in enumerate(self.configure(house).blanks, start=1))

    def first_dealer(self, house: Any) -> str:
        config = self.configure(house)
        return "drawn" if config.cut else config.begins

    def next_start(self, house: Any, state: ShedState) -> tuple[str, int]:
        """Go by the switch if the game has one; people who begin by who they are do so again."""
        config, first = self.configure(house), self.first_dealer(house)
        by_rule = {"winner": state.winners[0] if len(state.winners) == 1 else NOBODY, "loser": state.loser}
        starts = config.ends.starts
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
        """Return the points of each card, in the order of the grid."""
        return {card: state.power(card).points for card in in_order(state.packs)}

    def packs(self, state: ShedState) -> Any:
        return state.config.packs, state.config.back

    def kinds(self, state: ShedState) -> tuple[Card, ...]:
        """List the kinds of card, those of the side in play first."""
        other = state.config.packs if state.turned else state.config.back
        return (*in_order(state.packs), *in_order(other))


def shedding(
    key: str,
    *,
    configure: Callable[[Any], ShedConfig],
    features: tuple[Feature, ...] = (),
    state: type[ShedState] = ShedState,
    facts: tuple[Fact, ...] = (),
    first: tuple[Rule, ...] = (),
    kind: type[Shedding] = Shedding,
    rules: tuple[Rule, ...] = (),
    effects: Effects | None = None,
    **definition: Unpack[Definition],
) -> Shedding:
    """Return a game of the family with these features, and a state and facts of its own where it has some.

    Its `first` rules stand before the family's on matching, its own `rules` before the family's last words on each
    action. Raises ValueError for a preset that needs a feature which the game does not have.
    """
    left_out = {rule.id for feature in EVERY.values() if feature not in features for rule in feature.rules}
    for name, settings in definition["presets"].items():
        config = configure(definition["house"](**settings))
        if lacks := [lacked for lacked, feature in EVERY.items() if feature not in features and feature.needed(config)]:
            raise ValueError(f"{key}: the preset {name} needs the features {', '.join(lacks)}")
    listed = (
        # at any time
        *conduct.RULES,
        *rounds.RULES,
        *people.RULES,
        special.other_side,
        # when a round is on
        *(hands.dealt, hands.undealt, hands.dealer, hands.last_draw),
        # what comes before any other act
        special.trade_first,
        last_call.pressed,
        turns.heavy,
        last_call.closes,
        # a play: the card, the turn, what matches
        *(play.no_round, play.in_hand, play.impossible, play.turn, play.drawn, play.several, play.last_card),
        play.jump_in,
        play.unseen,
        *first,
        *(special.bounce, special.text),
        *(play.attack, play.wild, play.colour, play.called_suit, play.match),
        # draws and passes
        *(turns.until_suit, turns.owed, turns.drawn_once, turns.blocked, turns.must_play),
        turns.one_stock,
        # words
        special.caller,
        last_call.say,
        *(special.four, special.direction),
        special.done,
        # penalty cards, for what the log proves and for what only people saw
        *penalties.RULES,
        special.declare,
        play.unseen_break,
        *rules,
        *penalties.LAST_RULES,
        # what nothing has forbidden
        *(turns.draw, turns.pass_on),
        special.call,
        special.drop,
        special.trade,
        last_call.catch,
        *(hands.deal, hands.turned_back, hands.starter, hands.count_time, hands.count_packs, hands.count_worth),
        *(hands.count_negative, hands.first_gains, hands.count_differs, hands.game_end, hands.counted),
        *conduct.LAST_RULES,
        *rounds.LAST_RULES,
    )
    return kind(
        key=key,
        rules=tuple(rule for rule in listed if rule.id not in left_out),
        effects={
            **effects_of(conduct, rounds, people, penalties, ending, turns, hands, last_call, special),
            **(effects or {}),
        },
        on_refused={
            **penalties.ON_REFUSED,
            Catches: penalties.record_break,
            **dict.fromkeys(play.ACTS, turns.record_wrong_act),
        },
        facts_known=(*FACTS, *facts),
        configure=configure,
        state=state,
        **definition,
    )
