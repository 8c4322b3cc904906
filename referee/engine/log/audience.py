"""The log as an audience may know it: without the cards that these people may not see.

The same lines stand in it, and it has the same public state after each. Previews, questions and votes are judged on it,
so that no answer depends on cards that its reader may not see.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Collection
from dataclasses import replace
from itertools import dropwhile
from operator import attrgetter

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import META
from referee.engine.common_rules.rounds import changes_to
from referee.engine.log.game_log import GameLog, senseless
from referee.engine.model.entry import Entry, Observed
from referee.engine.model.game import Game
from referee.engine.model.rulings import Rule, Ruling, Verdict, judge, no
from referee.engine.model.state import State

VEILED = Ruling(Verdict.NO, Rule("table.veiled", (), (), (), lambda _: no()))
"""The ruling for people who may not know why a line was refused."""


WITH_CARDS = (act.Gives, act.Draws, act.Lays, act.Shows, act.Amends)
"""The acts of which cards may be hidden."""
NUMBER = attrgetter("n")


def without_cards(action: Action) -> Action:
    """Return a line with hidden cards as the other players may read it."""
    match action:
        case act.Gives(_, (_, *_) as cards):
            return replace(action, cards=(), count=len(cards))
        case act.Draws(_, count, (_, *_)):
            return replace(action, cards=(), count=count)
        case act.Lays():
            return replace(action, drawing=None)
        case act.Shows(_, cards):
            return replace(action, cards=(UNKNOWN,) * len(cards))
        case act.Amends(_, _, new, also):
            others = tuple((line, without_cards(other)) for line, other in also)
            return replace(action, action=without_cards(new), also=others)
    return action


def seen_by(game: Game, state: State, action: Action, seats: Collection[int], n: int = 0) -> Action:
    """Return a line as these seats may read it; `n` is its number, if it has one."""
    if not isinstance(action, WITH_CARDS) or 0 < n <= game.disclosed(state):
        return action
    told = [new for _, new in action.texts] if isinstance(action, act.Amends) else [action]
    for new in told:
        readers = game.secret(state, new)
        if readers is not None and readers.isdisjoint(seats):
            return without_cards(action)
    return action


def _shared(log: GameLog, old: GameLog) -> int:
    """Return how many lines from the first on are the same in both logs; a fold makes all from some line on anew."""
    n = min(len(log.entries), len(old.entries))
    while n and log.entries[n - 1] is not old.entries[n - 1]:
        n -= 1
    return n


def lines_with_cards(log: GameLog, earlier: tuple[GameLog, list[Entry]] | None = None) -> list[Entry]:
    """Return the lines of which cards may be hidden; an `earlier` log, and its lines, saves looking at the others."""
    last, known = (_shared(log, earlier[0]), earlier[1]) if earlier else (0, [])
    known = known[: bisect(known, last, key=NUMBER)]
    new = [entry for entry in log.entries[last:] if entry.amended or isinstance(entry.action, WITH_CARDS)]
    return known + [entry for entry in new if entry.amended or getattr(entry.action, "cards", True)]


def log_for(
    log: GameLog,
    seats: Collection[int],
    earlier: tuple[GameLog, GameLog] | None = None,
    with_cards: list[Entry] | None = None,
) -> GameLog:
    """Return the log as these seats may know it.

    Lines with cards hidden from them say no more than these seats may read, but what everybody saw happen is the same.
    The same log is returned if they may read every line. An `earlier` log, and what was returned for it, saves the work
    for all lines that are the same since, as its lines `with_cards` do, where they are known.
    """
    named = lines_with_cards(log) if with_cards is None else with_cards
    secret = named[bisect(named, log.game.disclosed(log.state), key=NUMBER) :]
    secret = [*dropwhile(lambda entry: not _hides(log, entry, seats), secret)]
    if not secret:
        return log
    begun = None if earlier is None else _kept(log, seats, secret, *earlier)
    made = begun or RedactedLog(log, secret[0].n - 1)
    made.follow(log, seats)
    return made


def _hides(log: GameLog, entry: Entry, seats: Collection[int]) -> bool:
    """Return True if a line, as entered or as read now, has cards that these seats may not read."""
    lines = (entry.read,) if entry.action is entry.read else (entry.action, entry.read)
    return any(seen_by(log.game, log.state, action, seats, entry.n) is not action for action in lines)


def _kept(log: GameLog, seats: Collection[int], named: list[Entry], old: GameLog, there: GameLog) -> RedactedLog | None:
    """Return what was returned for an `old` log as far as it holds now; None if it has none of the lines `named`."""
    last, first = _shared(log, old), named[0].n
    if last < first or not isinstance(there, RedactedLog) or there.first_hidden != first:
        return None
    for entry in named[: bisect(named, last, key=NUMBER)]:
        told = there.entries[entry.n - 1]
        as_before = told.action == entry.action and told.read == entry.read
        if _hides(log, entry, seats) is as_before:
            last = entry.n - 1
            break
    return there.copy(last) if last >= first else None


class RedactedLog(GameLog):
    """The lines of a log as some people may know them, each with the fate that everybody saw."""

    def __init__(self, log: GameLog, n: int) -> None:
        """Begin with the first `n` lines of another log, all of which these people may read."""
        self.__dict__.update(log.copy(n).__dict__)
        self.first_hidden = n + 1

    def follow(self, log: GameLog, seats: Collection[int]) -> None:
        """Add the lines that this log lacks, as these seats know them.

        The states are the same but for the fields that the game keeps `private`. If the game has another act for the
        public part of a line with hidden cards, that act replaces it.
        """
        first = len(self.entries) + 1
        self._proved, self._refused = dict(log._proved), dict(log._refused)
        amended = {n: self.entries[n - 1].read if n < first else read for n, read in log._marks.amended.items()}
        self._marks = replace(log._marks, amended=amended)
        for n, before, after in log.steps(first):
            entry = log.entries[n - 1]
            action, read = (seen_by(log.game, log.state, line, seats, n) for line in (entry.action, entry.read))
            if read is not entry.read and entry.stands and not entry.amended:
                action = read = log.game.public_outcome(before, entry.read, entry.ruling) or read
            if n in amended:
                amended[n] = read
            self._keep_observed(log, replace(entry, action=action, read=read), after)

    def _keep_observed(self, log: GameLog, entry: Entry, after: State) -> None:
        """Keep a line that already has its fate and its full ruling; `after` is the state that people saw after it.

        What the rules do not make of the line here is kept as observed. People read the ruling that rests on what they
        know. If only hidden cards speak against the line, the refusal says that and no more. A line with hidden cards
        of its own that is not refused keeps its ruling, which names none of them.
        """
        before, full = self.state, entry.ruling
        folded, self.state = self._fold(entry, before)
        found = folded.ruling
        as_given = found is full and not isinstance(entry.action, META)  # it was undone, or falls by a proof
        if as_given:
            try:
                found = judge(*self.context_for(entry.read, entry.at))
            except NotationError as fault:
                found = senseless(fault)
        refused = full.verdict is Verdict.NO
        other_verdict = (found.verdict is Verdict.NO) is not refused
        own = not refused and entry.read != log.entries[entry.n - 1].read
        ruling = full if own or (str(found) == str(full) and found.fill == full.fill) else found
        if other_verdict:
            ruling = VEILED if refused else full
        forced = ruling if other_verdict or as_given or folded.stands is not entry.stands else None
        if forced is not None:
            entry.observed = Observed(forced, entry.stands, {})
            folded, self.state = self._fold(entry, before)
        private, here = self.game.private, vars(self.state)
        new = changes_to(self.state, after)
        changes = {key: value for key, value in new.items() if key not in private and here[key] != value}
        if changes:
            folded.observed = Observed(forced, entry.stands, changes)
            self.state = self.state.replaced(changes)
        folded.ruling = ruling
        self.entries.append(folded)
        self._remember(folded.n)
