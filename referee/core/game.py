"""What a game is to the rest: what it is made of, and what it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeVar

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import Card
from referee.core.house import House
from referee.core.notation import Unreadable, quote
from referee.core.note import Note, note
from referee.core.outcome import Due, due, settled, turned
from referee.core.ranking import Places, by_points
from referee.core.record import Head
from referee.core.rulings import Case, Rule, Ruling, Seat, Verdict, judge
from referee.core.seats import NOBODY
from referee.core.state import State
from referee.core.tally import Filled, Tally, Values, of_points, points_filled, refilled
from referee.core.view import Ask, Deed, Offer, PickCards, Sides, View

MOST_HELD = 40
"""Cards that a hand, or what lies on a table, may have in a position that people make up."""
Changes = dict[str, Any]
S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of the record. `get` reads it (`per_seat`: a value for each seat; `numbered`: by number; with `sides`,
    which tells the sides of a state as seats: a value for each; None is unknown and not shown), `put` (where people may
    set it) turns text into changes of the state, given the seat, the number or which side."""

    key: str
    get: Callable[[Any], Any]
    put: Callable[[Any, int, str], Changes] | None = None
    per_seat: bool = False
    numbered: bool = False
    sides: Callable[[Any], Sequence[Sequence[int]]] | None = None


Apply = Callable[[Case[Any, Any, Any], Ruling], Changes]
"""What a line that stands does."""

Prove = Callable[[Case[Any, Any, Any], Ruling, Any, bool], Changes]
"""What a line that was ruled `no` leaves for a later accusation: (case, ruling, the state so far, whether the line
stands in silence)."""


@dataclass(frozen=True)
class Game(ABC):
    """A game: its names, house rules, presets, rules in order, what lines do, and what screens show.

    Families make one of these with everything of the family in it; a game's folder passes what is its own.
    """

    key: str
    house: type[House]
    presets: Mapping[str, Mapping[str, Any]]
    preset: str
    players: tuple[int, int]
    rules: tuple[Rule, ...]
    effects: Mapping[type[Action], Apply]
    proofs: Mapping[type[Action], Prove]
    facts_known: tuple[Fact, ...]

    moving: ClassVar[tuple[type[Action], ...]] = act.PLAYING
    """The acts by which the next player closes the window of the one before."""

    watched: ClassVar[tuple[type[Action], ...]] = (act.Plays,)
    """Those of them that stand as they were made where players enforce, until somebody catches them."""

    @cached_property
    def rules_on(self) -> Mapping[type[Action], tuple[Rule, ...]]:
        """The rules that speak on each action, in order. An action on which none speaks, or only such as hold for
        whatever is done at a table, is not of this game."""
        shared = [rule for rule in self.rules if rule.alone and rule.id.startswith("table.")]
        kinds = dict.fromkeys(kind for rule in self.rules if rule not in shared for kind in rule.on)
        return {kind: tuple(rule for rule in self.rules if kind in rule.on) for kind in kinds}

    @cached_property
    def facts_by_key(self) -> Mapping[str, Fact]:
        """The facts of this game by their key."""
        return {fact.key: fact for fact in self.facts_known}

    def preset_house(self, preset: str | None = None) -> House:
        """The house of a preset (None: the game's default); Unreadable for a name it does not have."""
        name = preset or self.preset
        if name not in self.presets:
            raise Unreadable("unreadable-preset", preset=name)
        return self.house(**self.presets[name])

    def judge_after(self, c: Case[Any, Any, Any], s: Any, action: Action) -> Changes:
        """What a word said with a line does, heard on the state `s` right after it."""
        case = Case(s, action, s.house, c.at, c.n, c.who, self, c.log, c.timed)
        ruling = judge(self.rules_on[type(action)], case)
        if ruling.verdict is not Verdict.NO:
            apply = self.effects.get(type(action))
            return apply(case, ruling) if apply else {}
        prove = self.proofs.get(type(action))
        return prove(case, ruling, s, False) if prove else {}

    def cannot_be(self, case: Case[Any, Any, Any]) -> bool:
        """Whether a line says what cannot lie on any table, whatever else is wrong with it: it was entered wrong."""
        asked = [each.ask(case) for each in self.rules_on[type(case.a)] if each.of_what_cannot_be]
        return any(found is not None and found[0] is Verdict.NO for found in asked)

    def lets_stand(self, case: Case[Any, Any, Any]) -> bool:
        """Whether a wrong line stands in silence until somebody catches it: not what cannot be, nor what somebody plays
        who is not in the round."""
        watched = self.silent(case.s) and isinstance(case.a, self.watched)
        return watched and case.s.here[case.who] and not self.cannot_be(case)

    def silent(self, state: Any) -> bool:
        """Whether wrong lines stand in silence at this table now: where players enforce."""
        enforce: str = state.house.enforce
        return enforce == "players"

    def untold(self) -> frozenset[str]:
        """The ids of rules that have nothing to say to its players: its rulebook leaves them out."""
        return frozenset()

    def new_house(self, house: Any) -> Changes:
        """What changes in the state with the house rules."""
        return {"house": house}

    def under(self, state: Any, house: Any) -> Changes:
        """What changes in a state where its table plays by other house rules from now on."""
        return self.new_house(house)

    def kept_first(self) -> str:
        """What a new table enters: every play (`plays`), or, where most groups do, only results (`scores`)."""
        return "plays"

    def written(self, house: Any) -> tuple[str, ...]:
        """The facts that the people of a table write down before the first deal, each as a text."""
        return ()

    def deeds(self, house: Any) -> tuple[Deed, ...]:
        """What cards do at a table with these house rules, besides being played."""
        return ()

    def first_dealer(self, house: Any) -> str:
        """Who deals first: whom the people say (`asked`), anyone, and whom they say at most (`assigned`), who draws the
        highest card (`drawn`), or `anybody`. Or who begins, with the dealer on the right: who wins at rock, paper,
        scissors (`rps`), or the `youngest`."""
        return "asked"

    def next_start(self, house: Any, state: Any) -> tuple[str, int]:
        """How it is settled who deals or begins in the game after the one that came to `state`, and the seat by which
        that is known (NOBODY: the people say it): as for the first game, or the deal moves on from that seat (`left`),
        or it won or lost and begins (`winner`, `loser`)."""
        first = self.first_dealer(house)
        return (first, NOBODY) if first in ("drawn", "anybody") else ("left", state.dealer)

    def check_facts(self, state: Any, stated: Mapping[str, str]) -> None:
        """Raises Unreadable where facts that are `stated` together, and by now hold in the state, contradict each
        other; those of one seat or side are left out."""
        return

    def sides(self, house: Any, people: int, pair: Sequence[int] = ()) -> Sides | None:
        """Who would play with whom at a table of so many people, as they sit or with the `pair` that they chose; None
        where everybody always plays alone."""
        return None

    def worst(self, scores: Sequence[int]) -> int:
        """The points of whoever does worst: here the fewest points win."""
        return max(scores, default=0)

    def fewest_win(self, state: Any) -> bool:
        """Whether few points are good at this table."""
        return self.worst((0, 1)) == 1

    def counts_rounds(self, state: Any) -> bool:
        """Whether the number of a round makes a difference: here where the game ends after so many."""
        return any(key == "rounds" for key, _ in state.end)

    def between(self, state: Any) -> Any:
        """The state as its score is shown: between two rounds, with the sides that the next one is played in."""
        return state

    def by_order(self, state: Any) -> bool:
        """Whether people are ranked as they go out, not by points."""
        return False

    def has_points(self, house: Any) -> bool:
        """Whether rounds give points with these house rules, so that a table may keep these alone."""
        return True

    def places(self, state: Any) -> Places:
        """Each seat's place, the one ranking that every screen and export shows: by points, unless the game ranks
        otherwise."""
        return by_points(state, self.sharing(state), fewest=self.fewest_win(state))

    def seated(self, kind: type[S], head: Head, hand: int | None) -> S:
        """The state of a family's `kind` with the head's people sitting round the table, each with so many cards (None:
        unknown). Unreadable where they are too few or too many."""
        least, most = self.players
        if not least <= len(head.players) <= most:
            raise Unreadable("unreadable-players", least=least, most=most)
        seats = len(head.players)
        house = self.preset_house(head.preset).with_texts(head.house)
        state = kind(
            names=head.players,
            ring=tuple(range(seats)),
            house=house,
            here=(True,) * seats,
            gone=(False,) * seats,
            phones=(True,) * seats,
            hands=(hand,) * seats,
            known=(None,) * seats,
            penalties=(0,) * seats,
            aside=(0,) * seats,
            scores=(0,) * seats,
            held=(None,) * seats,
            worth=(None,) * seats,
            dealer=head.players.index(head.dealer) if head.dealer is not None else seats - 1,
            keep=head.keep,
        )
        return state.but(self.new_house(house))

    @abstractmethod
    def start(self, head: Head) -> State:
        """The state before the first line; Unreadable where the head does not fit the game."""

    @abstractmethod
    def view(self, state: Any) -> View:
        """What every screen of this table shows."""

    @abstractmethod
    def asks(self, state: Any, seat: int) -> tuple[Ask, ...]:
        """What a seat may enter now, legal choices first where the referee enforces."""

    def meant(self, state: Any, action: Action) -> Action:
        """The line that a tap on a phone stands for now, where one button means different acts; here what it says."""
        return action

    def lays(self, state: Any, seat: int, *, hands: bool) -> tuple[PickCards, ...]:
        """What of a position that people make up is set by tapping cards, each as a correction: here a seat's hand,
        with those in it that were declared where such `hands` may be seen."""
        grid = tuple(map(Offer, self.kinds(state)))
        if not grid or "hand" not in self.facts_by_key:
            return ()
        label, verb = note("ui-ask-hand", seat=Seat(seat)), f"corrects hand.{quote(state.names[seat])}"
        known = state.known[seat] if hands else None
        return (PickCards(label, "table", verb, grid, MOST_HELD, way="hand", begun=known or ()),)

    def pack(self, state: Any) -> Mapping[Card, int]:
        """The kinds of card at this table in a fixed order, and the points each counts when left in a hand."""
        return {}

    def kinds(self, state: Any) -> tuple[Card, ...]:
        """Every kind of card that may lie on this table, in a fixed order: of two-sided cards, both sides."""
        return tuple(self.pack(state))

    def running(self, state: Any, action: Action, ruling: Ruling) -> tuple[Note, ...]:
        """What is said of a line while its cards are still being tapped: what the referee would say of it."""
        return (Note(f"{ruling.rule.id.replace('.', '-')}.{ruling.verdict}", tuple(ruling.fill.items())),)

    def tally(self, state: Any) -> Tally | None:
        """The sheet of the round under way, where this table keeps score; None where it enters every play."""
        return of_points(state)

    def sharing(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """Who has one score between them, in the order they sit: the seats of each side, or everybody alone."""
        return tuple((seat,) for seat in state.ring)

    def parts(self, state: Any, number: int, seat: int) -> tuple[tuple[Note, int], ...]:
        """What a seat's points of a scored round are made of, where that is more than its hand."""
        return ()

    def filled(self, state: Any, sheet: Tally, values: Values) -> Filled:
        """What the sheet comes to as it is filled in."""
        return points_filled(state, sheet, values)

    def refilled(self, state: Any, sheet: Tally, lines: Mapping[int, Action]) -> Values:
        """What stood in a sheet, on the state before its round, that made these lines: one by the first seat of each
        row. With other values it would have made the same lines, if any."""
        return refilled(sheet, lines)

    def secret(self, state: Any, action: Action) -> frozenset[int] | None:
        """The seats that may read a line's cards; None where everybody may."""
        return None

    def hidden(self, state: Any, seats: Collection[int]) -> Changes:
        """What changes in a state that knows no more of the hands than these seats may know."""
        return {}

    def state_for(self, state: S, seats: Collection[int]) -> S:
        """Return a state that knows no more of the hands than these seats may; the same one where that is all."""
        changes = self.hidden(state, seats)
        return state.but(changes) if changes else state

    def learnt(self, before: Any, action: Action, ruling: Ruling) -> Action | None:
        """Return the act by which everybody else knows what came of a line with secret cards, on the state before it;
        None where the line itself without its cards tells that."""
        return None

    def beside(self, state: Any, line: int) -> tuple[Note, ...]:
        """What came about with a line besides what its ruling says: words heard with it, who is out."""
        return ()

    def came(self, before: Any, action: Action, after: Any) -> tuple[Note, ...]:
        """What a line that stands did, which neither its ruling nor `beside` says."""
        return tuple(settled(before, after))

    def turned(self, before: Any, action: Action, after: Any) -> tuple[Note, ...]:
        """What a line that stands did to whose turn it is: who was passed over, who comes next; nothing where the same
        player goes on as before."""
        return tuple(turned(before, action, after))

    def due(self, state: Any) -> Due:
        """Who is to do what now."""
        return due(state)

    def disclosed(self, state: Any, n: int) -> bool:
        """Whether everybody may read line `n` by now, secret as it was."""
        return False

    def quiet(self, log: Sequence[Any], state: Any) -> frozenset[int]:
        """Numbers of lines whose ruling no screen may show yet: the last player's, made where players enforce, until
        another player has acted or the next round is dealt. What was taken back or is read otherwise since is among
        them, or taking it back would tell without risk whether it was wrong."""
        quiet: list[int] = []
        acted = set[str]()
        for entry in reversed(log):
            if isinstance(entry.read, act.Flips | act.Deals) and entry.stands:
                break
            if self._keeps_quiet(entry) and acted <= {entry.read.who, entry.action.who}:
                quiet.append(entry.n)
            if isinstance(entry.read, self.moving) and (entry.stands or entry.proved):
                acted.add(entry.read.who)
                if len(acted) > 1:
                    break
        return frozenset(quiet)

    def _keeps_quiet(self, entry: Any) -> bool:
        """Whether a line was entered, or is read now, as what stands in silence where players enforce."""
        watched = isinstance(entry.read, self.watched) or isinstance(entry.action, self.watched)
        return bool(entry.hushed and watched and not entry.proved)
