"""Rulings: what the referee says of a line, and how the rules are asked.

A rule is a small function with an id. It sees the state before the line and either stays silent (None) or finds
`ok`, `no` or `unsure`, with what fills its sentence. Rules stand in order, special before general; the first that
speaks decides. A ruling is a value, yes and no alike, never an exception.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from referee.core.actions import Action

if TYPE_CHECKING:
    from referee.core.entry import Entry
    from referee.core.game import Game
    from referee.core.state import State

S_co = TypeVar("S_co", bound="State", covariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)
H_co = TypeVar("H_co", covariant=True)


class Verdict(StrEnum):
    """`ok`: allowed. `no`: not allowed. `open`: stands unless challenged, for nobody has shown the hand it needs."""

    OK = "ok"
    NO = "no"
    OPEN = "open"


@dataclass(slots=True)
class Case(Generic[S_co, A_co, H_co]):
    """What a rule looks at: the state `s` before the line, the action `a` of seat `who` (-1: not a seat), the house
    rules `h`, the table's time `at` in seconds and whether the line itself carries one (`timed`), the line's number
    `n`, the `game` and the `log` before it. `found` is what a rule worked out of the line, for those after it."""

    s: S_co
    a: A_co
    h: H_co
    at: float
    n: int
    who: int
    game: Game
    log: Sequence[Entry] = ()
    timed: bool = False
    found: Any = None


class Seat(int):
    """A seat in a ruling's fill: the sentence speaks its name."""


class Rank(str):
    """Any card of a rank in a note's fill: the sentence speaks its name."""

    __slots__ = ()


class Suit(str):
    """A suit or colour in a ruling's fill: the sentence speaks its name."""

    __slots__ = ()


Fill = Mapping[str, Any]
Found = tuple[Verdict, Fill]


def ok(**fill: Any) -> Found:
    """The rule allows it; what it found fills its sentence and tells the fold what happens."""
    return Verdict.OK, fill


def no(**fill: Any) -> Found:
    """The rule forbids it."""
    return Verdict.NO, fill


def unsure(**fill: Any) -> Found:
    """It stands unless challenged: the verdict `open`."""
    return Verdict.OPEN, fill


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its id (`shed.attack`), the actions it speaks on, the house rules it reads, its source by catalogue id.

    Where an `alone` rule says no, the rules after it are not asked what else was broken. What it forbids cannot be,
    unless it `stands`: then cards can lie so all the same. What a rule leaves open `by_people`, they may vote on.
    """

    id: str
    on: tuple[type[Action], ...]
    reads: tuple[str, ...]
    source: tuple[str, ...]
    ask: Callable[[Any], Found | None]
    alone: bool = False
    by_people: bool = False
    stands: bool = False

    @property
    def of_what_cannot_be(self) -> bool:
        """Whether what it forbids cannot lie on any table: something was entered wrong."""
        return self.alone and not self.stands

    @property
    def doc(self) -> str:
        """Source and why, as the rule's function says it."""
        return self.ask.__doc__ or ""


def rule(
    id: str,
    *,
    on: type[Action] | tuple[type[Action], ...],
    source: str,
    reads: tuple[str, ...] = (),
    alone: bool = False,
    by_people: bool = False,
    stands: bool = False,
) -> Callable[[Callable[[Any], Found | None]], Rule]:
    """Makes a rule of a function from a `Case` to what it finds. `source` lists catalogue ids, separated by blanks."""
    kinds = on if isinstance(on, tuple) else (on,)

    def made(ask: Callable[[Any], Found | None]) -> Rule:
        return Rule(id, kinds, reads, tuple(source.split()), ask, alone, by_people, stands)

    return made


@dataclass(frozen=True, slots=True, eq=False)
class Ruling:
    """What the referee says of a line: the verdict, the rule that decided, what fills its sentence (seats are
    numbers, cards are cards), and for a play all rules it broke, one penalty card being due for each."""

    verdict: Verdict
    rule: Rule
    fill: Fill = field(default_factory=dict)
    breaks: tuple[str, ...] = ()

    @property
    def line(self) -> int:
        """The number of the line it is about; 0 where the rule that decided speaks of none."""
        found = self.fill.get("line")
        return found if isinstance(found, int) else 0

    @property
    def house(self) -> tuple[str, ...]:
        """The house rules it rests on: the rule's, and those that made the card's power."""
        return tuple(dict.fromkeys((*self.rule.reads, *self.fill.get("by", ()))))


def judge_let_stand(rules: Sequence[Rule], case: Case[Any, Any, Any]) -> Ruling | None:
    """What the rules find of a line that stands whatever forbids it: the first that does not; None where all do."""
    for each in rules:
        found = each.ask(case)
        if found is not None and found[0] is not Verdict.NO:
            return Ruling(found[0], each, found[1])
    return None


def judge(rules: Sequence[Rule], case: Case[Any, Any, Any], *, all_breaks: bool = False) -> Ruling:
    """Asks the rules in order: the first that speaks decides. With `all_breaks` the rest are asked too, and each
    that says no is named in the ruling's `breaks`. The last rule must always speak."""
    for each in rules:
        found = each.ask(case)
        if found is None:
            continue
        verdict, fill = found
        if verdict is not Verdict.NO or not all_breaks:
            return Ruling(verdict, each, fill)
        breaks = [each.id]
        for other in () if each.alone else rules[rules.index(each) + 1 :]:
            further = other.ask(case)
            if further is not None and further[0] is Verdict.NO:
                breaks.append(other.id)
                if other.alone:
                    break
        return Ruling(verdict, each, fill, tuple(breaks))
    raise LookupError(f"no rule speaks on {case.a!r}")


@dataclass(frozen=True, slots=True)
class Asked:
    """A rule that was asked of a line: what it `found` (None: it did not speak), and whether that `decided`."""

    rule: Rule
    found: Found | None
    decided: bool = False


def asked(rules: Sequence[Rule], case: Case[Any, Any, Any], *, all_breaks: bool = False) -> tuple[Asked, ...]:
    """What each rule finds that `judge` asks of the same case, in order: the silent ones too."""
    heard: list[Asked] = []
    refused = False
    for each in rules:
        found = each.ask(case)
        decides = found is not None and not refused
        heard.append(Asked(each, found, decides))
        said_no = found is not None and found[0] is Verdict.NO
        if decides and not (said_no and all_breaks):
            break
        if said_no and each.alone:
            break
        refused = refused or said_no
    return tuple(heard)
