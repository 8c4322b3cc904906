"""The house rules that would change a ruling: one alone, or two together.

Each house rule is tried alone first. Where none turns the verdict, pairs are tried: of those that the asked rules read,
then of these with all others. The trials are counted, so that an answer claims no more than was tried.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, product
from typing import Any, NamedTuple, TypeVar

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import Each, House, Kind, Limits, Maybe, Number, Some, Steps, Words, switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import RuleContext
from referee.engine.model.rulings import Found, Verdict, judge
from referee.engine.model.state import State
from referee.engine.questions.what_if import TrialResult, trial_result

T = TypeVar("T")
Trying = Generator[None, None, T | None]
"""Search that tries one setting after another; between two of them other work may be done."""


@dataclass(frozen=True, slots=True)
class NumberRange:
    """The numbers of a switch in their order, each as the text of the whole switch, made when it is asked for.

    `held` is the number that holds, None where none does, and `now` is its index.
    """

    number: Number
    held: float | None
    text: Callable[[float], str]

    def __len__(self) -> int:
        return self._place(self.number.most) + 1

    def __getitem__(self, at: int) -> str:
        value = self.number.least + at * self.number.step
        return self.text(round(value, 6) if self.number.step % 1 else int(value))

    @property
    def now(self) -> int | None:
        return None if self.held is None else self._place(self.held)

    def _place(self, value: float) -> int:
        return round((value - self.number.least) / self.number.step)


def word_values(kind: Kind, now: Any) -> tuple[str, ...]:
    """Return the values of a switch that are not numbers.

    Of words that are digits, those nearest to the value `now` come first.
    """
    match kind:
        case Number() | Steps():
            return ()
        case Each():
            return (kind.write(tuple(sorted(kind.usual))),)
        case Limits():
            return ("off",)
        case Maybe():
            return (kind.word,)
        case Words() if isinstance(now, int):
            return tuple(sorted(kind.words, key=lambda word: abs(int(word) - now)))
    return kind.values()


def number_ranges(kind: Kind, now: Any) -> tuple[NumberRange, ...]:
    """Return the ranges of the numbers of a switch, one for each number; the others keep their value of `now`."""
    match kind:
        case Number():
            return (NumberRange(kind, now, kind.write),)
        case Maybe():
            return (NumberRange(kind.number, now or None, kind.number.write),)
        case Limits():  # one that is off counts as its highest number
            held = dict(now)
            return tuple(NumberRange(n, held.get(key, n.most), _writer(kind, held, key)) for key, n in kind.limits)
        case Steps():
            return tuple(NumberRange(kind.number, n, _writer(kind, dict(now), start)) for start, n in now)
    return ()


def _writer(kind: Limits | Steps, held: Mapping[Any, Any], key: Any) -> Callable[[float], str]:
    usual = dict(kind.usual) if isinstance(kind, Each) else {}

    def text(number: float) -> str:
        pairs = {**held, key: number}
        return kind.write(tuple((start, n) for start, n in pairs.items() if start == key or usual.get(start) != n))

    return text


def nearest(
    axis: NumberRange, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool], *, thorough: bool
) -> Trying[T]:
    """Return the finding for the nearest number that `turns` the answer, or else makes another difference.

    `tried` finds None for a number that makes no difference. The ends of the range show on which side to search, with
    `thorough` the neighbouring numbers too. If neither makes a difference, nothing is found. Where the present value is
    no number, and one end makes a difference, the number furthest from it that makes it too is found; else the least.
    """
    now, last = axis.now, len(axis) - 1
    best: tuple[bool, int, T] | None = None
    if now is None:
        low = yield from tried(axis[0])
        high = yield from tried(axis[last])
        hits = [(at, found) for at, found in ((0, low), (last, high)) if found is not None]
        hits = [hit for hit in hits if turns(hit[1])] or hits
        if len(hits) == 1:
            hits = [(yield from _bisected(axis, tried, turns, last - hits[0][0], hits[0]))]
        return hits[0][1] if hits else None
    for end, step in ((0, -1), (last, 1)):
        hit: tuple[int, T] | None = None
        for at in dict.fromkeys((end, now + step) if thorough else (end,)) if end != now else ():
            found = yield from tried(axis[at])
            if found is not None and (hit is None or turns(found)):
                hit = at, found
            if found is not None and turns(found):
                break
        if hit is not None:
            at, found = yield from _bisected(axis, tried, turns, now, hit)
            if best is None or (not turns(found), abs(at - now)) < best[:2]:
                best = not turns(found), abs(at - now), found
    return best[2] if best is not None else None


def _bisected(
    axis: NumberRange, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool], start: int, hit: tuple[int, T]
) -> Generator[None, None, tuple[int, T]]:
    """Return the number nearest to `start` that makes the same difference as the `hit`, with its finding."""
    near, (far, best) = start, hit
    while abs(far - near) > 1:
        at = (near + far) // 2
        found = yield from tried(axis[at])
        if found is not None and turns(found) == turns(best):
            far, best = at, found
        else:
            near = at
    return far, best


MOST_TRIED = 200
"""Most settings of single house rules whose whole result is computed for one question."""
MOST_PAIRS = 3000
"""Most pairs of settings that are tried for one question."""
MOST_PAIRS_NAMED = 3
"""Most pairs that an answer names."""
BREATH = 25
"""Number of pairs that are tried before other work may be done in between."""
MOST_NEEDED = 3
"""Most further settings that are set because one needs them."""
NOT_TRIED = frozenset(("enforce",))
"""House rules that change no answer, only who is told."""
OF_THE_HOUSE = frozenset(("house", "later", "config", "end"))
"""Fields of a state that hold the rules of the table."""

Setting = tuple[str, str]


class RuleChange(NamedTuple):
    """A house rule that changes the answer, with those it needs, each as a record writes it."""

    settings: tuple[Setting, ...]
    result: TrialResult


class RuleChangeSearch:
    """The search for house rules under which a line at the end of a log would be ruled otherwise.

    Iterating yields each `RuleChange` that is found, and None between two trials, so that other work may be done. Pairs
    are tried only `together`. Afterwards `alone` is the number of house rules that were tried one by one, and `pairs`
    the number of pairs of settings.
    """

    def __init__(
        self, log: GameLog, action: act.Action, at: float | None, now: TrialResult, *, together: bool = True
    ) -> None:
        self.together = together
        self.log, self.action, self.at, self.now = log, action, at, now
        self.alone = self.pairs = 0
        self._left = MOST_TRIED
        self._rules, self._context = log.context_for(action, at)
        house: House = log.state.house
        self._presets = tuple(map(log.game.preset_house, log.game.presets))
        self._known = {key: switch for key, switch in switches(type(house)).items() if key not in NOT_TRIED}

    def __iter__(self) -> Iterator[RuleChange | None]:
        first = [key for key in self.now.ruling.house if key in self._known]
        turned = False
        for key in dict.fromkeys((*first, *self._known)):
            self.alone += 1
            found = yield from self._nearest(key, self._known[key].kind, thorough=key in first)
            if found is None or not self._turns(found):  # a value that the search for the nearest skips may
                found = next(filter(None, (self._turning((key, text)) for text in self._values(key))), found)
            if found is not None:
                turned = turned or self._turns(found)
                yield found
        if self.together and not turned:
            yield from self._two()

    # ------------------------------------------------------------------------------------------------------ one rule

    def _nearest(self, key: str, kind: Kind, *, thorough: bool) -> Trying[RuleChange]:
        """Return the setting of a switch that turns the answer, or else one that makes another difference.

        The nearest number is tried first, then the switch's words, then the settings of presets.
        """
        log, tried = self.log, partial(self._tried, key)
        holds = getattr(log.state.house, key)
        varies = None
        for axis in number_ranges(kind, holds):
            found = yield from nearest(axis, tried, self._turns, thorough=thorough)
            if found is not None and self._turns(found):
                return found
            varies = varies or found
        named = (preset.text(key) for preset in self._presets)
        for text in dict.fromkeys((*word_values(kind, holds), *named)):
            found = yield from tried(text)
            if found is not None and self._turns(found):
                return found
            varies = varies or found
        return varies

    def _tried(self, key: str, text: str) -> Trying[RuleChange]:
        """Return the change that a setting makes, None where the answer stays the same."""
        if text == self.log.state.house.text(key) or self._left <= 0:
            return None
        self._left -= 1
        found = self._under((key, text))
        yield None
        return found if found is not None and found.result.answer != self.now.answer else None

    def _turns(self, found: RuleChange) -> bool:
        """Return True if the verdict differs."""
        return found.result.ruling.verdict is not self.now.ruling.verdict

    def _values(self, key: str) -> tuple[str, ...]:
        """Return the values that a switch is tried with.

        They are its words, the ends of its numbers and the neighbours of the present one, the settings of presets, and
        of several words each more and each less.
        """
        log, kind = self.log, self._known[key].kind
        holds = getattr(log.state.house, key)
        texts = [*word_values(kind, holds), *kind.values()]
        for axis in number_ranges(kind, holds):
            beside = () if axis.now is None else (axis.now - 1, axis.now + 1)
            texts += [axis[at] for at in beside if 0 <= at < len(axis)]
        if isinstance(kind, Some):
            others = ([other for other in kind.words if (other in holds) is not (other == word)] for word in kind.words)
            texts += [kind.write(tuple(words)) for words in others]
        texts += [preset.text(key) for preset in self._presets]
        now = log.state.house.text(key)
        return tuple(text for text in dict.fromkeys(texts) if text != now)

    # ----------------------------------------------------------------------------------------------------- two rules

    def _two(self) -> Iterator[RuleChange | None]:
        """Yield pairs of settings that turn the verdict: among the rules read, then of these with the others.

        A rule that may judge the line reads a switch by itself or in the power of a card. A value that contradicts the
        other settings counts too: with a second changed setting it may not contradict them.
        """
        house: House = self.log.state.house
        values = {key: [(key, text) for text in self._values(key)] for key in self._known}
        finds = self._finds(house)
        said = {key for rule in self._rules for key in rule.reads}
        said |= {key for found in finds if found is not None for key in found.says.get("by", ())}
        read = [
            key
            for key, of in values.items()
            if key in said or any(self._finds(house.with_texts((value,))) != finds for value in of)
        ]
        rest = [key for key in self._known if key not in read]
        named = 0
        for one, other in (*combinations(read, 2), *product(read, rest)):
            for pair in product(values[one], values[other]):
                if self.pairs >= MOST_PAIRS:
                    return
                self.pairs += 1
                if self.pairs % BREATH == 0:
                    yield None
                if (found := self._turning(*pair)) is not None:
                    named += 1
                    yield found
                    break  # another value of the same two would repeat the answer
            if named == MOST_PAIRS_NAMED:
                return

    def _under(self, *settings: Setting) -> RuleChange | None:
        """Return the change with other settings and those that they need.

        None where they cannot be set here, or leave the table as it was.
        """
        log, action, now = self.log, self.action, self.now
        found = _complete(log.state, settings)
        if found is None:
            return None
        pairs, _ = found
        with suppress(NotationError):
            there = log.copy()
            if there.enter(act.Agrees(action.who, pairs, True), self.at).ruling.verdict is not Verdict.NO:
                if there.state.later is not log.state.later:  # other packs wait for a deal, but not in a question
                    there.state = log.state.replaced({**log.game.under(log.state, found[1]), "now": there.state.now})
                then = there.copy()
                entry = then.enter(action, self.at)
                after, was = then.state.__dict__, now.after.__dict__
                kept = (value is was[key] or key in OF_THE_HOUSE or value == was[key] for key, value in after.items())
                same = entry.ruling.verdict is now.ruling.verdict and all(kept)
                return None if same else RuleChange(pairs, trial_result(there, then, entry))
        return None

    def _turning(self, *settings: Setting) -> RuleChange | None:
        """Return the change with other settings, where these can be set, if it turns the verdict.

        Rules that find the same verdict are not entered: asking them takes a fraction of a millisecond.
        """
        found, change = _complete(self.log.state, settings), None
        with suppress(NotationError):
            if found and judge(self._rules, self._under_house(found[1])).verdict is not self.now.ruling.verdict:
                change = self._under(*settings)
        return change if change is not None and self._turns(change) else None

    def _finds(self, house: House) -> list[Found | None]:
        """Return the findings of all rules, also of those that are not asked once another one has decided."""
        context, found = self._under_house(house), list[Found | None]()
        for rule in self._rules:
            with suppress(NotationError):  # a rule behind the one that decides may fail on this line
                found.append(rule.ask(context))
        return found

    def _under_house(self, house: House) -> RuleContext[Any, Any, Any]:
        s = self._context.state
        return replace(self._context, state=s.replaced(self.log.game.under(s, house)), house=house, found=None)


def _complete(s: State, settings: Sequence[Setting]) -> tuple[tuple[Setting, ...], House] | None:
    """Return the settings with those they need, and the house with them; None where they contradict the table's."""
    pairs = list(settings)
    people = sum(not gone for gone in s.gone)
    with suppress(NotationError):
        for _ in range(MOST_NEEDED):
            house: House = s.house.with_texts(pairs)
            problem = next(iter(house.problems(people)), None)
            if problem is None:
                return tuple(pairs), house
            fill, chosen = dict(problem.fill), dict(pairs)
            if problem.id != "house-needs" or problem.key not in chosen or fill["other"] in chosen:
                return None
            pairs.append((str(fill["other"]), str(fill["value"])))
    return None
