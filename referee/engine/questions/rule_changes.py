"""The house rules that would change a ruling: one alone, or two together.

Each house rule is tried alone first. Where none turns the verdict, pairs are tried: of those that the asked rules read,
then of these with all others. The trials are counted, so that an answer claims no more than was tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, product
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.neighbours import Trying, nearest, number_ranges, word_values
from referee.engine.house_rules.options import House, Kind, Some, Switch, switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import RuleContext
from referee.engine.model.rulings import Found, Verdict, judge
from referee.engine.model.state import State
from referee.engine.questions.what_if import TrialResult, trial_result

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


@dataclass(frozen=True, slots=True)
class RuleChange:
    """A house rule that changes the answer, with those it needs, each as a record writes it."""

    settings: tuple[Setting, ...]
    result: TrialResult


class RuleChangeSearch:
    """The search for house rules under which a line at the end of a log would be ruled otherwise.

    Iterating yields each `RuleChange` that is found, and None between two trials, so that other work may be done. Pairs
    are tried only `together`.
    Afterwards `alone` is the number of house rules that were tried one by one, and `pairs` the number of pairs of
    settings.
    """

    def __init__(
        self, log: GameLog, action: Action, at: float | None, now: TrialResult, *, together: bool = True
    ) -> None:
        self.together = together
        self.log, self.action, self.at, self.now = log, action, at, now
        self.alone = 0
        self.pairs = 0
        self._left = MOST_TRIED
        house: House = log.state.house
        self._presets = tuple(map(log.game.preset_house, log.game.presets))
        self._known = {key: switch for key, switch in switches(type(house)).items() if key not in NOT_TRIED}

    def __iter__(self) -> Iterator[RuleChange | None]:
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
        if self.together and not turned:
            yield from self._two(trial)

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

    def _any_value(self, trial: _Trial, key: str) -> RuleChange | None:
        """Return the first value of a switch that turns the verdict, of those that the search for the nearest skips."""
        for text in self._values(key):
            if trial.verdict((key, text)) not in (None, self.now.ruling.verdict):
                found = self._under((key, text))
                if found is not None and self._turns(found):
                    return found
        return None

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
            texts += [axis.texts[at] for at in beside if 0 <= at < len(axis.texts)]
        if isinstance(kind, Some):
            for word in kind.words:
                texts.append(
                    kind.write(tuple(other for other in kind.words if (other in holds) is not (other == word)))
                )
        texts += [preset.text(key) for preset in self._presets]
        now = log.state.house.text(key)
        return tuple(text for text in dict.fromkeys(texts) if text != now)

    # ----------------------------------------------------------------------------------------------------- two rules

    def _two(self, trial: _Trial) -> Iterator[RuleChange | None]:
        """Yield pairs of settings that turn the verdict: among the rules read, then of these with the others."""
        values = {key: [(key, text) for text in self._values(key)] for key in self._known}
        read = [key for key, switch in self._known.items() if trial.reads(switch, values[key])]
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
                same = entry.ruling.verdict is now.ruling.verdict and _same_but_rules(then.state, now.after)
                return None if same else RuleChange(pairs, trial_result(there, then, entry))
        return None


class _Trial:
    """The rules that judge one line, asked under other settings without entering anything.

    A pair of settings takes a fraction of a millisecond.
    """

    def __init__(self, log: GameLog, action: Action, at: float | None) -> None:
        self.log = log
        self.rules, self.context = log.context_for(action, at)
        self.found = self._finds(log.state.house)

    def verdict(self, *settings: Setting) -> Verdict | None:
        """Return the verdict under other settings, None where they cannot be set."""
        found = _complete(self.log.state, settings)
        if found is None:
            return None
        context = self._context(found[1])
        with suppress(NotationError):
            return judge(self.rules, context).verdict
        return None

    def reads(self, switch: Switch, values: Sequence[Setting]) -> bool:
        """Return True if a rule that may judge the line reads a switch, by itself or in the power of a card.

        A value that contradicts the other settings counts too: with a second changed setting it may not contradict
        them.
        """
        if any(switch.key in rule.reads for rule in self.rules):
            return True
        if any(found is not None and switch.key in found.says.get("by", ()) for found in self.found):
            return True
        house: House = self.log.state.house
        return any(self._finds(house.with_texts((value,))) != self.found for value in values)

    def _finds(self, house: House) -> list[Found | None]:
        """Return the findings of all rules, also of those that are not asked once another one has decided."""
        context, found = self._context(house), list[Found | None]()
        for rule in self.rules:
            with suppress(NotationError):  # a rule behind the one that decides may fail on this line
                found.append(rule.ask(context))
        return found

    def _context(self, house: House) -> RuleContext[Any, Any, Any]:
        context = self.context
        s = context.state.replaced(self.log.game.under(context.state, house))
        return replace(context, state=s, house=house, found=None)


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


def _same_but_rules(one: State, other: State) -> bool:
    """Return True if two states differ only in the house rules and what these make of the cards."""
    mine, yours = one.__dict__, other.__dict__
    return all(value is yours[key] or key in OF_THE_HOUSE or value == yours[key] for key, value in mine.items())
