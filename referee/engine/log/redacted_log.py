"""A log without the hidden cards: the same lines stand in it, and it has the same public state after each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Self

from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.log.step import senseless
from referee.engine.model.entry import Entry, Observed
from referee.engine.model.rulings import Ruling, Verdict, judge
from referee.engine.model.state import State


class RedactedLog(GameLog):
    """The lines of a log as some people may know them, each with the fate that everybody saw."""

    @classmethod
    def begun(cls, log: GameLog, n: int) -> Self:
        """Return a log with the first `n` lines of another, all of which these people may read."""
        new = object.__new__(cls)
        new.__dict__.update(log.copy(n).__dict__)
        return new

    def follow(
        self, log: GameLog, known: Callable[[Entry, State], Entry], shown: Callable[[Entry, Ruling], Ruling]
    ) -> None:
        """Add the lines that this log lacks, as `known` returns each from the state before it.

        The states are the same but for the fields that the game keeps `private`. The ruling of each line is what
        `shown` makes of it, as it is known, and of the ruling found here.
        """
        first = len(self.entries) + 1
        self._proved, self._refused = dict(log._proved), dict(log._refused)
        amended = {n: self.entries[n - 1].read if n < first else read for n, read in log._marks.amended.items()}
        self._marks = replace(log._marks, amended=amended)
        for n, before, after in log.steps(first):
            entry = known(log.entries[n - 1], before)
            if n in amended:
                amended[n] = entry.read
            self._keep_observed(entry, shown, after)

    def _keep_observed(self, entry: Entry, shown: Callable[[Entry, Ruling], Ruling], after: State) -> None:
        """Keep a line that already has its fate and its full ruling; `after` is the state that people saw after it.

        What the rules do not make of the line here is kept as observed.
        """
        before, full = self.state, entry.ruling
        folded, self.state = self._fold(entry, before)
        found = folded.ruling
        as_given = found is full and not isinstance(entry.action, META)  # it was undone, or falls by a proof
        if as_given:
            found = self._judged_again(entry)
        ruling = shown(entry, found)
        other_verdict = (found.verdict is Verdict.NO) is not (full.verdict is Verdict.NO)
        forced = ruling if other_verdict or as_given or folded.stands is not entry.stands else None
        if forced is not None:
            entry.observed = Observed(forced, entry.stands, {})
            folded, self.state = self._fold(entry, before)
        changes = self._unlike(after)
        if changes:
            folded.observed = Observed(forced, entry.stands, changes)
            self.state = self.state.replaced(changes)
        folded.ruling = ruling
        self.entries.append(folded)
        self._remember(folded.n)

    def _judged_again(self, entry: Entry) -> Ruling:
        """Return the ruling that a line would get as the next one, whatever became of it."""
        try:
            return judge(*self.context_for(entry.read, entry.at))
        except NotationError as fault:
            return senseless(fault)

    def _unlike(self, after: State) -> dict[str, Any]:
        """Return the public fields of another state that are not the same here."""
        private, here = self.game.private, vars(self.state)
        return {
            key: value
            for key, value in vars(after).items()
            if key not in private and here[key] is not value and here[key] != value
        }
