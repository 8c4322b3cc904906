"""House rules under which a ruling would be another: one of them changed, or two together.

Each house rule is tried alone first. Where none turns the verdict, pairs are tried: of those that the asked rules read,
then of these with all others. How many were tried is counted, for an answer must not claim more than it knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, product
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.asking import Result, result_of
from referee.core.house import House, Kind, Some, Switch, switches
from referee.core.nearby import Trying, axes, nearest, words
from referee.core.notation import Unreadable
from referee.core.replay import Log
from referee.core.rulings import Case, Found, Verdict, judge
from referee.core.state import State

MOST_TRIED = 200
"""The most settings of single house rules whose whole result is computed for one question."""
MOST_PAIRS = 3000
"""The most pairs of settings that are tried for one question."""
MOST_PAIRS_NAMED = 3
"""The most pairs that an answer names."""
BREATH = 25
"""So many pairs are tried before others may do something in between."""
MOST_NEEDED = 3
"""The most further settings that are set because one needs them."""
NOT_TRIED = frozenset(("enforce",))
"""House rules that change no answer, only who is told."""
OF_THE_HOUSE = frozenset(("house", "later", "table", "end"))
"""The fields of a state that say by which rules a table plays."""

Setting = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Otherwise:
    """House rules (a switch, and those it needs, each as a record writes it) under which the answer is another."""

    settings: tuple[Setting, ...]
    result: Result


class Alternatives:
    """The search for house rules under which one line at the end of a log would be ruled otherwise.

    Iterating yields each `Otherwise` that is found, and None between two trials, so that whoever waits may do something
    else. Afterwards `alone` says how many house rules were tried one by one, and `pairs` how many pairs of settings.
    """

    def __init__(self, log: Log, action: Action, at: float | None, now: Result) -> None:
        self.log, self.action, self.at, self.now = log, action, at, now
        self.alone = 0
        self.pairs = 0
        self._left = MOST_TRIED
        house: House = log.state.house
        self._presets = tuple(map(log.game.preset_house, log.game.presets))
        self._known = {key: each for key, each in switches(type(house)).items() if key not in NOT_TRIED}

    def __iter__(self) -> Iterator[Otherwise | None]:
        first = [key for key in self.now.ruling.house if key in self._known]
        turned = False
        trial = _Trial(self.log, self.action, self.at)
        for key in dict.fromkeys((*first, *self._known)):
            self.alone += 1
            found = yield from self._nearest(key, self._known[key].kind, thorough=key in first)
            if found is None or not self._turns(found):
                found = self._any_value(trial, key) or found
            if found is not None:
                turned = turned or self._turns(found)
                yield found
        if not turned:
            yield from self._two(trial)

    # ------------------------------------------------------------------------------------------------------ one rule

    def _nearest(self, key: str, kind: Kind, *, thorough: bool) -> Trying[Otherwise]:
        """The setting of a switch that turns the answer round; else one that makes another difference. Of numbers it
        is the nearest; then come its words, and what presets set it to."""
        log, tried = self.log, partial(self._tried, key)
        holds = getattr(log.state.house, key)
        varies = None
        for axis in axes(kind, holds):
            found = yield from nearest(axis, tried, self._turns, thorough=thorough)
            if found is not None and self._turns(found):
                return found
            varies = varies or found
        named = (each.text(key) for each in self._presets)
        for text in dict.fromkeys((*words(kind, holds), *named)):
            found = yield from tried(text)
            if found is not None and self._turns(found):
                return found
            varies = varies or found
        return varies

    def _tried(self, key: str, text: str) -> Trying[Otherwise]:
        """Return what comes of a setting; None where that is what came of it anyway."""
        if text == self.log.state.house.text(key) or self._left <= 0:
            return None
        self._left -= 1
        found = self._under((key, text))
        yield None
        return found if found is not None and found.result.told != self.now.told else None

    def _any_value(self, trial: _Trial, key: str) -> Otherwise | None:
        """The first value of a switch that turns the verdict, of those that the search for the nearest passes over."""
        for text in self._values(key):
            if trial.verdict((key, text)) not in (None, self.now.ruling.verdict):
                found = self._under((key, text))
                if found is not None and self._turns(found):
                    return found
        return None

    def _turns(self, found: Otherwise) -> bool:
        """Return whether the answer is the other way round."""
        return found.result.ruling.verdict is not self.now.ruling.verdict

    def _values(self, key: str) -> tuple[str, ...]:
        """The values that a switch is tried with: its words, the ends of its numbers and those next to the one that
        holds, what presets set it to, and of several words each more and each less."""
        log, kind = self.log, self._known[key].kind
        holds = getattr(log.state.house, key)
        texts = [*words(kind, holds), *kind.values()]
        for axis in axes(kind, holds):
            beside = () if axis.now is None else (axis.now - 1, axis.now + 1)
            texts += [axis.texts[at] for at in beside if 0 <= at < len(axis.texts)]
        if isinstance(kind, Some):
            texts += [kind.write(_toggled(holds, kind.words, word)) for word in kind.words]
        texts += [each.text(key) for each in self._presets]
        now = log.state.house.text(key)
        return tuple(text for text in dict.fromkeys(texts) if text != now)

    # ----------------------------------------------------------------------------------------------------- two rules

    def _two(self, trial: _Trial) -> Iterator[Otherwise | None]:
        """Pairs of settings that turn the verdict: of house rules that the asked rules read, then of these and the
        others."""
        values = {key: [(key, text) for text in self._values(key)] for key in self._known}
        read = [key for key, each in self._known.items() if trial.reads(each, values[key])]
        rest = [key for key in self._known if key not in read]
        named = 0
        for one, other in (*combinations(read, 2), *product(read, rest)):
            for pair in product(values[one], values[other]):
                if self.pairs >= MOST_PAIRS:
                    return
                self.pairs += 1
                if self.pairs % BREATH == 0:
                    yield None
                if trial.verdict(*pair) in (None, self.now.ruling.verdict):
                    continue
                found = self._under(*pair)
                if found is not None and self._turns(found):
                    named += 1
                    yield found
                    break  # another value of the same two says the same again
            if named == MOST_PAIRS_NAMED:
                return

    def _under(self, *settings: Setting) -> Otherwise | None:
        """The answer with other settings, and with those that they need; None where they cannot be set here, or leave
        the table as it was found."""
        log, action, now = self.log, self.action, self.now
        found = _set(log.state, settings)
        if found is None:
            return None
        pairs, _ = found
        with suppress(Unreadable):
            there = log.copy()
            if there.enter(act.Agrees(action.who, pairs, True), self.at).ruling.verdict is not Verdict.NO:
                then = there.copy()
                entry = then.enter(action, self.at)
                same = entry.ruling.verdict is now.ruling.verdict and _alike(then.state, now.after)
                return None if same else Otherwise(pairs, result_of(there, then, entry))
        return None


class _Trial:
    """The rules that speak on one line, asked under other settings without entering anything: a pair takes a fraction
    of a millisecond."""

    def __init__(self, log: Log, action: Action, at: float | None) -> None:
        self.log = log
        self.rules, self.case = log.question(action, at)
        self.found = self._finds(log.state.house)

    def verdict(self, *settings: Setting) -> Verdict | None:
        """The verdict under other settings; None where they cannot be set."""
        house = self._house(settings)
        if house is None:
            return None
        case = self._case(house)
        with suppress(Unreadable):
            return judge(self.rules, case).verdict
        return None

    def reads(self, switch: Switch, values: Sequence[Setting]) -> bool:
        """Return whether a rule that may speak on the line reads a switch, by itself or in what cards can do. A value
        counts too that contradicts the other settings as they are: with a second one it may not."""
        if any(switch.key in rule.reads for rule in self.rules):
            return True
        if any(found is not None and switch.key in found[1].get("by", ()) for found in self.found):
            return True
        house: House = self.log.state.house
        return any(self._finds(house.with_texts((value,))) != self.found for value in values)

    def _finds(self, house: House) -> list[Found | None]:
        """Return what every rule finds, also those that are not asked once another one has decided."""
        case, found = self._case(house), list[Found | None]()
        for rule in self.rules:
            with suppress(Unreadable):  # one that is not asked, for another decides before it, need not make sense
                found.append(rule.ask(case))
        return found

    def _case(self, house: House) -> Case[Any, Any, Any]:
        case = self.case
        s = case.s.but(self.log.game.under(case.s, house))
        return replace(case, s=s, h=house, found=None)

    def _house(self, settings: Sequence[Setting]) -> House | None:
        found = _set(self.log.state, settings)
        return None if found is None else found[1]


def _set(s: State, settings: Sequence[Setting]) -> tuple[tuple[Setting, ...], House] | None:
    """The house with other settings, and these with what they need; None where they contradict the table's."""
    pairs = list(settings)
    people = sum(not gone for gone in s.gone)
    with suppress(Unreadable):
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


def _toggled(holds: Sequence[str], words: Sequence[str], word: str) -> tuple[str, ...]:
    """Some words with one more, or one less."""
    return tuple(each for each in words if (each in holds) is not (each == word))


def _alike(one: State, other: State) -> bool:
    """Return whether two states are the same but for the house rules and what they make of the cards."""
    mine, yours = one.__dict__, other.__dict__
    return all(value is yours[key] or key in OF_THE_HOUSE or value == yours[key] for key, value in mine.items())
