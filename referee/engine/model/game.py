"""The definition of a game: its parts, and the questions it answers to the rest of the app."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, NotRequired, TypedDict, TypeVar

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.house_rules.options import House
from referee.engine.model.course import Places, places_by_points
from referee.engine.model.entry import Entry
from referee.engine.model.figures import Figure
from referee.engine.model.message import Message, message
from referee.engine.model.outcome import Due, due, turn_messages, vote_outcomes
from referee.engine.model.rulings import Rule, Ruling, Seat, Verdict, judge
from referee.engine.model.sheet import Filled, Tally, Values, fill_points, points_sheet, values_of_lines
from referee.engine.model.state import State, seat_defaults
from referee.engine.model.view import CardEffect, Offer, PickCards, Prompt, Sides, View
from referee.engine.notation.record import Head
from referee.engine.notation.tokens import quote

MOST_HELD = 40
"""Most cards that a hand, or a place on the table, may have in a position that people make up."""
Changes = dict[str, Any]
S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
A_co = TypeVar("A_co", bound=act.Action, covariant=True)
H_co = TypeVar("H_co", covariant=True)


@dataclass(slots=True)
class RuleContext(Generic[S_co, A_co, H_co]):
    """The context of a line that a rule judges.

    `state` is the state before the line, `action` what seat `who` does (-1: not a seat), `house` the house rules,
    `time` the table's time in seconds, `timed` True if the line itself carries one, and `line` its number. `game` is
    the game and `log` the entries before the line. `found` is what a rule computed from the line for the rules after
    it, and `round` the round that a number was entered for, 0 where it is new.
    """

    state: S_co
    action: A_co
    house: H_co
    time: float
    line: int
    who: int
    game: Game
    log: Sequence[Entry] = ()
    timed: bool = False
    found: Any = None
    round: int = 0


TableContext = RuleContext[State, Any, Any]
"""Context of a line of any game."""


class Fact(NamedTuple):
    """A fact of the record.

    `get` reads it from a state and `put`, for a fact that people may set, turns text into changes of the state, given
    the seat, the number or the index of the side. A fact has one value, a value for each seat (`per_seat`), values by
    number (`numbered`), or a value for each side, where `sides` returns the seats of each. None is unknown and not
    shown. A `derived` fact follows from others: it is stated only as it is.
    """

    key: str
    get: Callable[[Any], Any]
    put: Callable[[Any, int, str], Changes] | None = None
    per_seat: bool = False
    numbered: bool = False
    sides: Callable[[Any], Sequence[Sequence[int]]] | None = None
    derived: bool = False


Apply = Callable[[RuleContext[Any, Any, Any], Ruling], Changes]
"""Function that returns the changes a standing line makes."""

Effects = Mapping[type[Any] | str, Apply]
"""Effects of lines, by the id of the rule that decided or, where that is not listed, by the type of the action."""

RecordOffence = Callable[[RuleContext[Any, Any, Any], Ruling, Any, bool], Changes]
"""Function that returns the offences that a refused line leaves to be named.

Its arguments are the context, the ruling, the state so far, and True if the line stands until somebody catches it.
"""

OnRefused = Mapping[type[Any] | str, RecordOffence]
"""Records of refused lines, by the id of the rule that refused them or by the type of the action."""


def effects_of(*parts: ModuleType) -> Effects:
    """Return the effects of some modules of rules; those of later ones replace those of earlier ones."""
    return {kind: does for part in parts for kind, does in part.EFFECTS.items()}


class Definition(TypedDict):
    """The part of a game's definition that every family takes as it is, told at the fields of `Judging`."""

    house: type[Any]
    presets: Mapping[str, Mapping[str, Any]]
    preset: NotRequired[str]
    players: tuple[int, int]
    document: NotRequired[str]
    bgg: NotRequired[int]
    figures: NotRequired[tuple[Figure, ...]]


@dataclass(frozen=True)
class Judging(ABC):
    """The part of a game that begins and judges it: its house rules, presets, rules in order and effects of lines."""

    key: str
    house: type[House]
    presets: Mapping[str, Mapping[str, Any]]
    preset: str
    players: tuple[int, int]
    rules: tuple[Rule, ...]
    effects: Effects
    on_refused: OnRefused
    facts_known: tuple[Fact, ...]
    figures: tuple[Figure, ...] = field(default=(), kw_only=True)
    """The figures that its players tell of the game, in the order of the page."""
    document: str = field(default="", kw_only=True)
    """Document that the rules come from, by the letters its ids begin with, such as `OC`; empty for none."""
    bgg: int = field(default=0, kw_only=True)
    """The game's number at BoardGameGeek, by which other programs know it; 0 for a game without one."""

    moving: ClassVar[tuple[type[act.Action], ...]] = act.PLAYING
    """Acts by which the next player closes the window of the player before."""

    enforced_by_players: ClassVar[tuple[type[act.Action], ...]] = (act.Plays,)
    """Moving acts that stand as they were made where players enforce, until somebody catches them."""

    @cached_property  # saves 0.2 ms of each line
    def rules_on(self) -> Mapping[type[act.Action], tuple[Rule, ...]]:
        """Return the rules that judge each action, in order.

        An action that no rule judges, or only rules for everything done at a table, does not belong to the game.
        """
        shared = [rule for rule in self.rules if rule.final and rule.id.startswith("table.")]
        kinds = dict.fromkeys(kind for rule in self.rules if rule not in shared for kind in rule.on)
        return {kind: tuple(rule for rule in self.rules if kind in rule.on) for kind in kinds}

    @cached_property  # saves 0.2 ms of a tap, a twenty-fifth
    def facts_by_key(self) -> Mapping[str, Fact]:
        """Return the facts of this game by their key."""
        return {fact.key: fact for fact in self.facts_known}

    def preset_house(self, preset: str | None = None) -> House:
        """Return the house rules of a preset (None: the game's default).

        Raises NotationError for a preset that the game does not have.
        """
        name = preset or self.preset
        if name not in self.presets:
            raise NotationError("unreadable-preset", preset=name)
        return self.house(**self.presets[name])

    def effect(self, ruling: Ruling, action: act.Action) -> Apply | None:
        """Return the effect of a standing line, by the rule that decided or else by its action."""
        return self.effects.get(ruling.rule.id) or self.effects.get(type(action))

    def offence(self, ruling: Ruling, action: act.Action) -> RecordOffence | None:
        """Return the function that records a refused line for an accusation, by its rule or by its action."""
        return self.on_refused.get(ruling.rule.id) or self.on_refused.get(type(action))

    def cannot_be(self, context: RuleContext[Any, Any, Any]) -> bool:
        """Return True if no real table could be in this state, whatever else is wrong: the line is an entry error."""
        asked = [rule.ask(context) for rule in self.rules_on[type(context.action)] if rule.is_entry_error]
        return any(found is not None and found.verdict is Verdict.NO for found in asked)

    def left_to_players(self, context: RuleContext[Any, Any, Any]) -> bool:
        """Return True if a wrong line stands until a player catches it.

        An entry error never does, nor does a play of somebody who is not in the round.
        """
        enforced = self.players_enforce(context.state) and isinstance(context.action, self.enforced_by_players)
        return enforced and context.state.here[context.who] and not self.cannot_be(context)

    def players_enforce(self, state: Any) -> bool:
        """Return True if players enforce the rules at this table now: wrong lines stand until somebody catches them."""
        enforce: str = state.house.enforce
        return enforce == "players"

    def cards_returned(self, context: RuleContext[Any, Any, Any], changes: Changes) -> Changes:
        """Return the further changes where a vote, with these `changes`, sent penalty cards back.

        The context's state is the one before the vote was over.
        """
        return {}

    def left_open(self, before: Any, after: Any, action: act.Corrects) -> str | None:
        """Return a line that says the same and all that it leaves open, None where nothing is open.

        The line corrects the state `before` to the one `after`.
        """
        return None

    def corrected(self, context: RuleContext[Any, Any, Any], state: Any, stated: Mapping[str, str]) -> Changes:
        """Return the changes that follow in play where the table has corrected facts, as in who leads or who is out.

        The context's state is the one before; `state` has the `stated` facts.
        """
        return {}

    def new_house(self, house: Any) -> Changes:
        """Return the changes of the state that come with new house rules."""
        return {"house": house}

    def under(self, state: Any, house: Any) -> Changes:
        """Return the changes of a state whose table plays by other house rules from now on."""
        return self.new_house(house)

    def modes(self, house: Any) -> tuple[str, ...]:
        """Return what a table may enter under these house rules, the usual first.

        It is every play (`plays`), or only results (`scores`), which there are where rounds give points.
        """
        return ("plays", "scores")

    def begins(self, before: Any, begun: Any) -> Changes:
        """Return the further changes where a round begins; `begun` is the state with those of every game."""
        return {}

    def written(self, house: Any) -> tuple[str, ...]:
        """Return the facts that people write down before the first deal, each as a text."""
        return ()

    def first_dealer(self, house: Any) -> str:
        """Return how the first dealer, or the player who begins, is found.

        The first dealer is named by the people (`asked`), is anyone at first and named later (`assigned`), draws the
        highest card (`drawn`), or is `anybody`. Where the beginner is found instead, with the dealer on their right, it
        is the winner of rock, paper, scissors (`rps`) or the `youngest`.
        """
        return "asked"

    def check_facts(self, state: Any, stated: Mapping[str, str]) -> None:
        """Raise NotationError where facts that are stated together contradict each other.

        The state already has them. `stated` maps each fact's key, as it was written, to its value.
        """
        return

    def sides(self, house: Any, people: int, pair: Sequence[int] = ()) -> Sides | None:
        """Return the partnerships of a table with this number of `people`, None where everybody plays alone.

        People play as they sit, or with the `pair` that they chose.
        """
        return None

    def seated(self, kind: type[S], head: Head, hand: int | None) -> S:
        """Return the state of a family's `kind` with the head's people sitting round the table.

        Each seat holds `hand` cards (None: unknown). Raises NotationError for too few or too many people.
        """
        least, most = self.players
        if not least <= len(head.players) <= most:
            raise NotationError("unreadable-players", least=least, most=most)
        seats = len(head.players)
        house = self.preset_house(head.preset).with_texts(head.house)
        defaults = seat_defaults(kind) | {"hands": hand}
        by_seat: dict[str, Any] = {name: (value,) * seats for name, value in defaults.items()}
        state = kind(
            names=head.players,
            ring=tuple(range(seats)),
            house=house,
            dealer=head.players.index(head.dealer) if head.dealer is not None else seats - 1,
            keep=head.keep,
            **by_seat,
        )
        return state.replaced(self.new_house(house))

    @abstractmethod
    def start(self, head: Head) -> State:
        """Return the state before the first line.

        Raises NotationError where the head does not fit the game.
        """


class Scoring(Judging):
    """The part of a game that counts: sheets, totals, places, and how the next game begins."""

    out_wins: ClassVar[bool] = True
    """True if the first one out wins the round."""

    def next_start(self, house: Any, state: Any) -> tuple[str, int]:
        """Return how the dealer or beginner of the game after this one is found, and the seat that decides it.

        The seat is NOBODY where the people decide. Besides the ways of the first game, the deal moves on from the seat
        (`left`), or the seat won or lost and begins (`winner`, `loser`).
        """
        first = self.first_dealer(house)
        return (first, NOBODY) if first in ("drawn", "anybody") else ("left", state.dealer)

    def told(self, state: Any) -> str:
        """Return the key of the game, followed by the name that people gave to one of their own."""
        return self.key

    def fewest_win(self, state: Any) -> bool:
        """Return True if few points are good at this table."""
        return not state.most_win

    def counts_rounds(self, state: Any) -> bool:
        """Return True if the number of a round matters: here where the game ends after a number of rounds."""
        return any(key == "rounds" for key, _ in state.end)

    def between(self, state: Any) -> Any:
        """Return the state as its score is shown: between two rounds, with the sides of the next one."""
        return state

    def by_order(self, state: Any) -> bool:
        """Return True if people are ranked in the order they go out, not by points."""
        return False

    def places(self, state: Any) -> Places:
        """Return the place of each seat, the one ranking of every screen and export.

        Seats are ranked by points unless a game overrides it.
        """
        return places_by_points(state, self.sharing(state))

    def tally(self, state: Any) -> Tally | None:
        """Return the sheet of the round under way where this table keeps score, None where it enters every play."""
        return points_sheet(state)

    def sharing(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """Return the seats that share one score, in the order they sit: the seats of each side, or each seat alone."""
        return tuple((seat,) for seat in state.ring)

    def parts(self, state: Any, number: int, seat: int) -> tuple[tuple[Message, float], ...]:
        """Return the parts of a seat's points in a scored round, empty where they are only its hand."""
        return ()

    def filled(self, state: Any, sheet: Tally, values: Values) -> Filled:
        """Return the sheet with its sums, as it is filled in."""
        return fill_points(state, sheet, values)

    def refilled(self, state: Any, sheet: Tally, lines: Mapping[int, act.Action]) -> Values:
        """Return the values of the sheet that made these lines, one line by the first seat of each row.

        `state` is the state before the round. With other values the sheet would have made the same lines, if any.
        """
        return values_of_lines(sheet, lines)


class Hiding(Scoring):
    """The part of a game that knows which cards of a line not everybody may see."""

    private: ClassVar[frozenset[str]] = frozenset(("known",))
    """Fields of the state that rest on cards which not everybody may see; everybody sees all others."""

    def secret(self, state: Any, action: act.Action) -> frozenset[int] | None:
        """Return the seats that may read the cards of a line, None where everybody may; drawn ones are one seat's."""
        if not isinstance(action, act.Draws) or not action.cards:
            return None
        return frozenset((state.names.index(action.who),)) if action.who in state.names else frozenset()

    def hidden(self, state: Any, seats: Collection[int]) -> Changes:
        """Return the changes of a state that knows no more of the hands than these seats may know."""
        return {}

    def state_for(self, state: S, seats: Collection[int]) -> S:
        """Return a state that knows no more of the hands than these seats may; the same one where it knows no more."""
        changes = self.hidden(state, seats)
        return state.replaced(changes) if changes else state

    def public_outcome(self, before: Any, action: act.Action, ruling: Ruling) -> act.Action | None:
        """Return the public act that shows the outcome of a line with secret cards, on the state before it.

        None where the line without its cards tells the outcome.
        """
        return None

    def disclosed(self, state: Any) -> int:
        """Return the last line that everybody may read by now, though it was secret: of a scored round; 0 for none."""
        return state.rounds[-1].line if state.rounds else 0


class Game(Hiding):
    """A game: what judges, scores and hides, and here what shows: the values for the screens.

    A family makes one with everything of the family in it; a game's folder passes what is its own.
    """

    def judge_after(self, c: RuleContext[Any, Any, Any], s: Any, action: act.Action) -> Changes:
        """Return the changes made by a word said with a line, judged on the state `s` right after that line."""
        context = RuleContext(s, action, s.house, c.time, c.line, c.who, self, c.log, c.timed)
        ruling = judge(self.rules_on[type(action)], context)
        if ruling.verdict is not Verdict.NO:
            apply = self.effect(ruling, action)
            return apply(context, ruling) if apply else {}
        record = self.offence(ruling, action)
        return record(context, ruling, s, False) if record else {}

    highlights: ClassVar[frozenset[str]] = frozenset(("came-fell", "came-stands", "came-done", "came-undone"))
    """Ids of consequences that a board shows large for a moment."""

    def last_words(self, state: Any) -> tuple[str, ...]:
        """Return the words that mean something for a hand that runs out."""
        return ()

    reshuffles: ClassVar[bool] = False
    """True if the discards may become the stock."""

    def omitted_rules(self) -> frozenset[str]:
        """Return the ids of rules that never apply in this game; its rulebook omits them."""
        return frozenset() if self.reshuffles else frozenset(("table.reshuffle",))

    def card_effects(self, house: Any) -> tuple[CardEffect, ...]:
        """Return the effects of cards under these house rules, besides being played."""
        return ()

    @abstractmethod
    def view(self, state: Any) -> View:
        """Return the view that every screen of this table shows."""

    @abstractmethod
    def prompts(self, state: Any, seat: int) -> tuple[Prompt, ...]:
        """Return the prompts of a seat, legal choices first where the referee enforces."""

    def concerns(self, state: Any) -> Sequence[Hashable | None]:
        """Return all that each seat's prompts depend on now: while it is equal, they are. None where nobody knows."""
        return (None,) * len(state.names)

    def together(self, state: Any, seat: int) -> Iterator[act.Action]:
        """Yield actions that a declared hand makes and no prompt leads to, without their player.

        Of actions of several cards they are the smallest ones. Some may be refused.
        """
        yield from ()

    def may_hold(self, state: Any, seat: int, card: Card) -> bool:
        """Return False if a seat cannot hold a card, as far as the table knows; True where nobody has looked."""
        return True

    def resolve_tap(self, state: Any, action: act.Action) -> act.Action:
        """Return the action that a tap stands for now, where a button means different acts; here the action itself."""
        return action

    def position_prompts(self, state: Any, seat: int, *, hands: bool) -> tuple[PickCards, ...]:
        """Return the prompts that set cards of a position by tapping, each a correction; here for a seat's hand.

        Cards of the hand that were declared are chosen already, where such `hands` may be seen.
        """
        grid = tuple(map(Offer, self.kinds(state)))
        if not grid or "hand" not in self.facts_by_key:
            return ()
        label, fact = message("ui-ask-hand", seat=Seat(seat)), f"hand.{quote(state.names[seat])}"
        known = state.known[seat] if hands else None
        return (PickCards(label, "table", act.Corrects, grid, MOST_HELD, way="hand", begun=known or (), fact=fact),)

    def pack(self, state: Any) -> Mapping[Card, int]:
        """Return the kinds of card at this table in a fixed order, with the points of each when left in a hand."""
        return {}

    def packs(self, state: Any) -> Any:
        """Return the cards that a round is dealt from, in a form to compare; None where nobody knows them."""
        return None

    def kinds(self, state: Any) -> tuple[Card, ...]:
        """Return every kind of card that may lie on this table, in a fixed order; of two-sided cards both sides."""
        return tuple(self.pack(state))

    def running(self, state: Any, action: act.Action, ruling: Ruling) -> tuple[Message, ...]:
        """Return the preview of a line while its cards are being tapped: messages about the ruling it would get."""
        return (ruling.message,)

    def consequences(self, before: Any, action: act.Action, after: Any) -> tuple[Message, ...]:
        """Return the messages about the consequences of a standing line, besides its ruling and those `beside` it."""
        return tuple(vote_outcomes(before, action, after))

    def turn_messages(self, before: Any, action: act.Action, after: Any) -> tuple[Message, ...]:
        """Return the messages about the turn after a standing line: skipped players, and the next one.

        Empty where the same player goes on as before.
        """
        return tuple(turn_messages(before, action, after))

    def due(self, state: Any) -> Due:
        """Return the next step of the game."""
        return due(state)
