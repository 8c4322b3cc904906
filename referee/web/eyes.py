"""The one way from the log to a screen: what a line says to those who look, and what the referee says of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from referee.core.actions import PLAYING, Action, Disputes, Unread
from referee.core.asking import ACCUSING
from referee.core.entry import Entry
from referee.core.game import Game
from referee.core.note import Note
from referee.core.people import META, NOT_OF_PLAY
from referee.core.replay import Log
from referee.core.rulings import Ruling, Verdict
from referee.core.settled import Settled, settled_in
from referee.core.state import State
from referee.exporting import seen_by
from referee.live import Played
from referee.web.badge import TALK, Badge, badge_of
from referee.web.context import Room

log = logging.getLogger(__name__)

RULINGS = 1024
"""How many are kept of those that later lines settled."""
MOST_TOLD = 8
"""Of so many lines it is kept what came of them: the newest are told again with each that follows."""


@dataclass(frozen=True, slots=True)
class LineShown:
    """A line of the log as somebody may see it. `ruling` is None while a wrong play may still be caught; `was` is what
    was entered where the line is read otherwise now, `beside` what else came about with it, `settled` how one that
    stood open was settled since."""

    n: int
    at: float
    action: Action
    was: Action | None
    ruling: Ruling | None
    stands: bool
    undone: bool
    beside: tuple[Note, ...] = ()
    settled: Settled | None = None

    @property
    def badge(self) -> Badge | None:
        """How it stands, in a word or a few."""
        return badge_of(self.action, self.ruling, self.settled)

    @property
    def talk(self) -> bool:
        """Whether it is what people say of another line."""
        return isinstance(self.action, TALK)

    @property
    def may_dispute(self) -> bool:
        """Whether anybody may dispute it: a line of play, as it stands or was refused."""
        return not self.undone and not isinstance(self.action, NOT_OF_PLAY)

    @property
    def may_stand(self) -> bool:
        """Whether the table may let it stand: a line of play that was refused, and is not taken back."""
        no = self.ruling is not None and self.ruling.verdict == "no"
        return no and not self.stands and not self.undone and not isinstance(self.action, NOT_OF_PLAY)


def _in_full(entry: Entry) -> Ruling:
    """The ruling of a line with all that it says."""
    return entry.ruling


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: `seats` by their numbers in the game (none: everybody); `quiet` lines have no ruling to see yet. What
    came of a line is told of those whose states before and after are known (`steps`), how it was settled where the
    `log` is. `told` is what came of the lines that were looked at last; `veiled` gives the ruling of a line as these
    seats may read it."""

    game: Game
    state: State
    quiet: frozenset[int]
    seats: frozenset[int]
    steps: Mapping[int, tuple[State, State]] = field(default_factory=dict)
    log: Sequence[Entry] = ()
    told: dict[int, tuple[State, State, tuple[Note, ...]]] = field(default_factory=dict, compare=False)
    veiled: Callable[[Entry], Ruling] = _in_full

    def reads(self, action: Action, n: int = 0) -> Action:
        """An act, its cards left out where they are for others; `n` is the number of its line."""
        return seen_by(self.game, self.state, action, self.seats, n)

    def line(self, entry: Entry) -> LineShown:
        """A line of the log; where it cannot be shown, that much in its place, so that all others are."""
        try:
            return self._line(entry)
        except Exception:
            log.exception("line %d cannot be shown", entry.n)
            unread = Unread(entry.action.who, "")
            return LineShown(entry.n, entry.at, unread, None, None, entry.stands, entry.undone)

    def _line(self, entry: Entry) -> LineShown:
        settled = self._settled(entry)
        return LineShown(
            entry.n,
            entry.at,
            self.reads(entry.read, entry.n),
            self.reads(entry.action, entry.n) if entry.amended else None,
            None if entry.n in self.quiet else self._ruled(entry, settled),
            entry.stands,
            entry.undone,
            (*self.game.beside(self.state, entry.n), *self._told(entry)),
            settled,
        )

    def ruled(self, entry: Entry) -> Ruling | None:
        """The ruling that a line got; None where nothing may be told of it yet."""
        return None if entry.n in self.quiet else self.veiled(entry)

    def _settled(self, entry: Entry) -> Settled | None:
        """How an open line was settled: not yet while nothing may be told of it, or of the line that did it."""
        if entry.undone or entry.n in self.quiet or entry.ruling.verdict is not Verdict.OPEN:
            return None
        found = settled_in(self.log, self.state, entry.n)
        return None if found is None or found.line in self.quiet else found

    def _ruled(self, entry: Entry, settled: Settled | None) -> Ruling:
        """What the referee says of a line by now."""
        ruling = self.veiled(entry)
        if settled is not None and settled.how == "right":
            return _now(ruling, Verdict.OK)
        line = ruling.line
        if isinstance(entry.read, Disputes) and line and ruling.fill.get("how") == "later" and line not in self.quiet:
            return _now(ruling, ruling.verdict, how=self._how(line))
        return ruling

    def _how(self, n: int) -> str:
        """How a line stands that was disputed before anything could be told of it."""
        if n > len(self.log) or (entry := self.log[n - 1]).ruling.verdict is Verdict.OPEN:
            return "later"
        if entry.undone or entry.proved:
            return "gone"
        if entry.ruling.verdict is Verdict.OK:
            return "stands"
        return "uncaught" if entry.stands else "refused"

    def _told(self, entry: Entry) -> tuple[Note, ...]:
        """What came of a line, as the story tells it."""
        if entry.n not in self.steps or not entry.stands:
            return ()
        before, after = self.steps[entry.n]
        told = self.told.get(entry.n)
        if told is None or told[0] is not before or told[1] is not after:
            waits = self.game.due(after).told
            new = () if waits is None or waits == self.game.due(before).told else (waits,)
            told = before, after, (*self.game.came(before, entry.read, after), *new)
            self.told[entry.n] = told
            if len(self.told) > MOST_TOLD:
                del self.told[next(iter(self.told))]
        return told[2]


@lru_cache(maxsize=RULINGS)
def _now(ruling: Ruling, verdict: Verdict, **fill: str) -> Ruling:
    """A ruling as it is by now: the same one each time, so that what shows it has not changed."""
    return replace(ruling, verdict=verdict, fill={**ruling.fill, **fill})


def answer_to(played: Played, entry: Entry) -> tuple[Note, ...]:
    """What came of a line that was just entered, and who is to do what now where that is not what it was. A line about
    lines may have changed anything, also (`hushed`) whether a play stands that may not be told wrong yet; after a
    refused act only what waits is said again."""
    game: Game = played.game
    if isinstance(entry.read, META):
        between = played.state.phase == "deal" and played.state.fresh  # which round was scored last is no news then
        return game.due(played.state).said if entry.stands and not entry.hushed and not between else ()
    before, after = played.steps(entry.n)[entry.n]
    due = game.due(after)
    if not entry.stands:
        return due.said if isinstance(entry.read, PLAYING) and due.told is not None else ()
    return (*game.came(before, entry.read, after), *(() if due == game.due(before) else due.said))


def eyes(played: Played, seats: Collection[int] = (), since: int = 0) -> Eyes:
    """What these seats may see of a game; without any, what everybody may. What came of a line is told `since` that
    one (0: of none)."""
    quiet, mine = played.game.quiet(played.entries, played.state), frozenset(seats)
    return Eyes(
        played.game,
        played.state,
        quiet,
        mine,
        played.steps(since) if since else {},
        played.entries,
        played.told,
        lambda entry: played.ruling(entry, mine),
    )


def eyes_of(there: Room, played: Played, since: int = 0) -> Eyes:
    """What the people of a phone may see of a game."""
    return eyes(played, seats_of(there, played), since)


def seats_of(there: Room, played: Played) -> frozenset[int]:
    """The seats of a game that a phone holds: those whose cards its people may see. A seat that it helps out is none
    of them."""
    names = played.state.names
    return frozenset(names.index(seat.name) for seat in there.mine if seat.name in names)


def eyes_on(then: Log, now: Eyes) -> Eyes:
    """What the same people may see of another course of the game: what may not be told now is not told of it either,
    and nobody learns by it whether an accusation would be right."""
    quiet = now.quiet | then.quiet()
    accusing = {each.n for each in then.entries if quiet and isinstance(each.read, ACCUSING) and each.amended}
    return replace(now, state=then.state, quiet=quiet | accusing, log=then.entries, veiled=_in_full)
