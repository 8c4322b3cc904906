"""Rulings: the judgement of a line, and how rules are asked for it.

A rule is a small function with an id. It sees the state before the line and either says nothing (None) or finds `ok`,
`no` or `unproven`, with the values that fill its sentence. Rules stand in order, special before general; the first that
speaks decides. A ruling is a value, yes and no alike, never an exception.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from referee.engine.basics.actions import Action
from referee.engine.model.message import Message


class Verdict(StrEnum):
    """The verdict on a line.

    `ok`: allowed. `no`: not allowed. `open`: stands unless challenged, as nobody has shown the hand that would prove
    it.
    """

    OK = "ok"
    NO = "no"
    OPEN = "open"


class Seat(int):
    """A seat in a ruling's fill; the sentence contains its name."""


class Rank(str):
    """Any card of a rank in a message's fill; the sentence contains its name."""

    __slots__ = ()


class Suit(str):
    """A suit or colour in a ruling's fill; the sentence contains its name."""

    __slots__ = ()


Fill = Mapping[str, Any]


class Found(NamedTuple):
    """The answer of a rule that speaks: its verdict, the values of its sentence, and `data` for the line's effect.

    The data tell the effect what it needs (`Caught(cards=2)`), so that effects read no sentences.
    """

    verdict: Verdict
    says: Fill
    data: object = None


def ok(data: object = None, /, **says: Any) -> Found:
    """Allow the line; `says` fills its sentence."""
    return Found(Verdict.OK, says, data)


def no(data: object = None, /, **says: Any) -> Found:
    """Forbid the line; `says` fills its sentence."""
    return Found(Verdict.NO, says, data)


def unproven(data: object = None, /, **says: Any) -> Found:
    """Let the line stand unless it is challenged: the verdict `open`; `says` fills its sentence."""
    return Found(Verdict.OPEN, says, data)


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its id (`shed.attack`), the actions it judges, the house rules it reads, and its source.

    `source` holds ids of docs/rules-index.md. Where a `final` rule says no, the rules after it are not asked what else
    was broken, and the line is an entry error unless the rule is `physically_possible`: then cards can lie so all the
    same. Where a rule is `votable`, people may vote on a line that it leaves open.
    """

    id: str
    on: tuple[type[Action], ...]
    reads: tuple[str, ...]
    source: tuple[str, ...]
    ask: Callable[[Any], Found | None]
    final: bool = False
    votable: bool = False
    physically_possible: bool = False

    @property
    def is_entry_error(self) -> bool:
        """Return True if a line that the rule forbids cannot lie on any table: something was entered wrong."""
        return self.final and not self.physically_possible


def rule(
    id: str, *, on: type[Action] | tuple[type[Action], ...], source: str, reads: tuple[str, ...] = (), **flags: bool
) -> Callable[[Callable[[Any], Found | None]], Rule]:
    """Return a decorator that makes a rule with some `flags` of a function from a `RuleContext` to its finding.

    `source` lists ids of docs/rules-index.md, separated by blanks; it is empty for a rule that only the referee has.
    """
    kinds = on if isinstance(on, tuple) else (on,)
    return lambda ask: Rule(id, kinds, reads, tuple(source.split()), ask, **flags)


class Falls(NamedTuple):
    """An earlier `line` that falls with a ruling, or only the `word` that was said with that play."""

    line: int
    word: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Overturns:
    """The object of a ruling with which an earlier line may fall."""

    falls: Falls | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Ruling:
    """The judgement of a line.

    It has the verdict, the rule that decided, the values that fill its sentence (seats as numbers, cards as cards), for
    a play all rules it broke (`breaks`), one penalty card being due for each, and the finding's `data`.
    """

    verdict: Verdict
    rule: Rule
    fill: Fill = field(default_factory=dict)
    breaks: tuple[str, ...] = ()
    data: object = None

    @property
    def line(self) -> int:
        """Return the number of the line that the ruling is about, 0 where its rule speaks of none."""
        found = self.fill.get("line")
        return found if isinstance(found, int) else 0

    @property
    def house(self) -> tuple[str, ...]:
        """Return the house rules that the ruling rests on: those of its rule and those that made the card's power."""
        return tuple(dict.fromkeys((*self.rule.reads, *self.fill.get("by", ()))))

    @property
    def message(self) -> Message:
        """Return the sentence of the ruling."""
        return Message(f"{self.rule.id.replace('.', '-')}.{self.verdict}", tuple(self.fill.items()))

    def __str__(self) -> str:
        """Return the ruling as a record writes it: `no shed.attack`."""
        return f"{self.verdict} {self.rule.id}"

    def __repr__(self) -> str:
        lists = {"house": self.house, "breaks": self.breaks}
        return f"<Ruling {'; '.join([str(self), *(' '.join((key, *ids)) for key, ids in lists.items() if ids)])}>"


def judge_allowed(rules: Sequence[Rule], context: Any) -> Ruling | None:
    """Judge a line that the table allowed: the first finding other than `no`, or None."""
    for rule in rules:
        found = rule.ask(context)
        if found is not None and found.verdict is not Verdict.NO:
            return Ruling(found.verdict, rule, found.says, data=found.data)
    return None


def judge(rules: Sequence[Rule], context: Any, *, all_breaks: bool = False) -> Ruling:
    """Ask the rules in order; the first that speaks decides.

    With `all_breaks` the rest are asked too, up to one that allows the line, and each that says no is named in the
    ruling's `breaks`. The last rule must always speak.
    """
    for rule in rules:
        found = rule.ask(context)
        if found is None:
            continue
        if found.verdict is not Verdict.NO or not all_breaks:
            return Ruling(found.verdict, rule, found.says, data=found.data)
        breaks = [rule.id]
        for other in () if rule.final else rules[rules.index(rule) + 1 :]:
            further = other.ask(context)
            if further is None:
                continue
            if further.verdict is not Verdict.NO:  # what rules after it would forbid is allowed: a wild card, say
                break
            breaks.append(other.id)
            if other.final:
                break
        return Ruling(found.verdict, rule, found.says, tuple(breaks), found.data)
    raise LookupError(f"no rule speaks on {context.action!r}")
