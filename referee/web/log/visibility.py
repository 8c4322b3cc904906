"""The only way from the log to a screen: lines and rulings as certain seats may read them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from operator import attrgetter
from typing import NamedTuple

from referee.engine.basics.actions import PLAYING, Action, Admits, Calls, Disputes, Draws, Plays, Unread, Votes
from referee.engine.common_rules.people import META, NOT_OF_PLAY
from referee.engine.log.audience import seen_by
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import settled_in
from referee.engine.model.entry import Entry
from referee.engine.model.game import Game
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Ruling, Verdict
from referee.engine.model.state import Settled, State
from referee.engine.questions.what_if import ACCUSING
from referee.live import LiveGame
from referee.live.live_game import LineOutcome
from referee.records.export import Exported, StoredLine, alike, as_replayed, export_lines
from referee.texts.sentences import named_seats
from referee.web.core.context import Room
from referee.web.core.screens import Piece

log = logging.getLogger(__name__)

RULINGS = 1024
"""Cache size: rulings that later lines settled."""
MOVES = (Plays, Draws, Calls)
TALK = (Disputes, Votes, Admits)
"""Actions that comment on other lines: without effect they were void, not wrong."""
IN_FULL: Callable[[Entry], Ruling] = attrgetter("ruling")
"""The ruling of a line with all its values."""


def clock_time(seconds: float) -> str:
    """Format table time as minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class VisibleLine(NamedTuple):
    """A line of the log as certain seats may see it.

    `ruling` is None while a wrong play may still be caught; `was` is the entered action where the line was amended
    since, `beside` are its consequences, `settled` is the settlement of a line that was open. With `summed` its
    consequences alone are told: it ends a round of which only the points are kept. Line `proved` has proven it wrong.

    On a reading page `by` names the seat whose phone entered it, empty for another phone; `last` marks the newest line
    of its `round`. `sheet` is the round whose sheet takes back or corrects the line, 0 where the line itself is.
    """

    n: int
    at: float
    action: Action
    was: Action | None
    ruling: Ruling | None
    stands: bool
    undone: bool
    beside: tuple[Message, ...] = ()
    settled: Settled | None = None
    summed: bool = False
    allowed: bool = False
    proved: int = 0
    outdated: bool = False
    round: int = 0
    sheet: int = 0
    last: bool = False
    by: str = ""

    @property
    def badge(self) -> Piece | None:
        """The badge of the line: its text and look, one of the verdicts; None while its ruling is hidden.

        It has that verdict's `sign` or is without.
        """
        ruling, settled = self.ruling, self.settled
        if ruling is None:
            return None
        if settled is not None:
            look, says = "ok" if settled.stands else "no", message(f"ui-settled-{settled.how}", line=settled.line)
        elif ruling.verdict == "no" and self.talk:
            how = ruling.fill.get("how", "void") if isinstance(self.action, Disputes) else "void"
            return Piece(look="open", says=message(f"ui-talk-{how}"), sign=False)
        else:
            look, says = str(ruling.verdict), message(f"verdict-{ruling.verdict}.word")
        return Piece(look=look, says=says, sign=True)

    @property
    def look(self) -> str:
        """The class of its row: `undone`, `refused` or none."""
        return "undone" if self.undone else "" if self.stands else "refused"

    @property
    def talk(self) -> bool:
        """True for what people say about another line."""
        return isinstance(self.action, TALK)

    def readers(self, names: Sequence[str]) -> tuple[int | None, ...]:
        """Return the seats that read the line as "you", and None for everybody else.

        It names them: as who acted or on whom, in a line that it is about, or in its consequences.
        """
        about = self.ruling.fill.get("what") if self.ruling is not None else None
        told = (self.action, about.read) if isinstance(about, Entry) else (self.action,)
        acted = {name for action in told for name in (action.who, getattr(action, "whom", None))}
        noted = {seat for note in self.beside for seat in named_seats(note)}
        return *[seat for seat, name in enumerate(names) if name in acted or seat in noted], None

    @property
    def may_dispute(self) -> bool:
        """True if anybody may dispute the line: a line of play, standing or refused."""
        return not self.undone and not self.proved and not isinstance(self.action, NOT_OF_PLAY)

    @property
    def may_stand(self) -> bool:
        """True if the table may allow the line: a refused line of play that is not undone."""
        no = self.ruling is not None and self.ruling.verdict == "no"
        return no and not self.stands and self.may_dispute

    @property
    def about_lines(self) -> bool:
        """True for a line about other lines."""
        return isinstance(self.was or self.action, META)

    @property
    def time(self) -> str:
        """Minutes and seconds since the game began."""
        return clock_time(self.at)

    @property
    def shows_verdict(self) -> bool:
        """True if the verdict is worth a mark: always where it is not simply `ok`, otherwise only for a move."""
        if self.ruling is None or self.undone or (self.about_lines and self.stands):
            return False
        return self.ruling.verdict != "ok" or self.settled is not None or isinstance(self.action, MOVES)

    @property
    def standing_wrong(self) -> bool:
        """True for a wrong play that nobody caught, and which therefore stands."""
        no = self.ruling is not None and self.ruling.verdict == "no"
        return no and self.stands and not self.allowed and not self.about_lines and self.settled is None


@dataclass(frozen=True, slots=True)
class LogView:
    """The log as certain `seats` (numbers in the game) may read it; no seats: as everybody may.

    The rulings of `hidden_lines` are hidden. The consequences of a line are told if its states before and after are in
    `steps`, by `outcome`; its settlement if the `log` is known. `veiled` returns the ruling of a line as these seats
    may read it.
    """

    game: Game
    state: State
    hidden_lines: frozenset[int]
    seats: frozenset[int]
    steps: Mapping[int, tuple[State, State]] = field(default_factory=dict)
    log: Sequence[Entry] = ()
    outcome: Callable[[Entry, State, State], LineOutcome] | None = field(default=None, compare=False)
    veiled: Callable[[Entry], Ruling] = IN_FULL
    proven: dict[int, Settled] = field(default_factory=dict, init=False, compare=False)

    def reads(self, action: Action, n: int = 0) -> Action:
        """Return an action without the cards that are hidden from these seats; `n` is the number of its line."""
        return seen_by(self.game, self.state, action, self.seats, n)

    def line(self, entry: Entry) -> VisibleLine:
        """Return a line of the log; a line that fails to render becomes a placeholder, so that all others are shown."""
        try:
            settled = self._settled(entry)
            return VisibleLine(
                entry.n,
                entry.at,
                self.reads(entry.read, entry.n),
                self.reads(entry.action, entry.n) if entry.amended else None,
                None if entry.n in self.hidden_lines else self._ruled(entry, settled),
                entry.stands,
                entry.undone,
                (*self.game.beside(self.state, entry.n), *self._told(entry)),
                settled,
                allowed=entry.allowed,
                proved=entry.proved,
                outdated=entry.outdated,
            )
        except Exception:
            log.exception("line %d cannot be shown", entry.n)
            unread = Unread(entry.action.who, "")
            return VisibleLine(entry.n, entry.at, unread, None, None, entry.stands, entry.undone)

    def ruled(self, entry: Entry) -> Ruling | None:
        """Return the ruling that a line got; None while it is hidden."""
        return None if entry.n in self.hidden_lines else self.veiled(entry)

    def _settled(self, entry: Entry) -> Settled | None:
        """Return the settlement of an open line, or of one that fell; None while it or what settled it is hidden."""
        settles = entry.ruling.verdict is Verdict.OPEN or entry.proved
        if entry.undone or entry.n in self.hidden_lines or not settles:
            return None
        if not self.proven:
            self.proven.update(self.state.resolved)
        found = settled_in(self.log, self.state, entry.n, self.proven)
        return None if found is None or found.line in self.hidden_lines else found

    def _ruled(self, entry: Entry, settled: Settled | None) -> Ruling:
        """Return the ruling of a line as it is by now."""
        ruling = self.veiled(entry)
        if settled is not None and settled.how == "right":
            return _now(ruling, Verdict.OK)
        if settled is not None and settled.ruling is not None:
            return settled.ruling
        line, later = ruling.line, isinstance(entry.read, Disputes) and ruling.fill.get("how") == "later"
        if later and line and line not in self.hidden_lines:
            proven = next((found for n, found in reversed(self.state.resolved) if n == line), None)
            if proven is not None and not proven.stands:
                return _now(ruling, ruling.verdict, how="proven", proof=proven.line)
            return _now(ruling, ruling.verdict, how=self._how(line))
        return ruling

    def _how(self, n: int) -> str:
        """Return the status of a line that was disputed while its ruling was hidden."""
        if n > len(self.log) or (entry := self.log[n - 1]).ruling.verdict is Verdict.OPEN:
            return "later"
        if entry.undone or entry.proved:
            return "gone"
        if entry.ruling.verdict is Verdict.OK:
            return "stands"
        return "uncaught" if entry.stands else "refused"

    def _told(self, entry: Entry) -> tuple[Message, ...]:
        """Return the consequences of a line, as the story tells them."""
        if entry.n not in self.steps or not entry.stands:
            return ()
        before, after = self.steps[entry.n]
        tell = self.outcome or partial(LineOutcome.of, self.game)
        return tell(entry, before, after).story


@lru_cache(maxsize=RULINGS)  # saves 840 calls of a tap where a settled line is told
def _now(ruling: Ruling, verdict: Verdict, **fill: str | int) -> Ruling:
    """Return a ruling as it is by now; the same object each time, so that what shows it is not drawn and sent again."""
    return replace(ruling, verdict=verdict, fill={**ruling.fill, **fill})


def answer_to(played: LiveGame, entry: Entry) -> tuple[Message, ...]:
    """Return the messages after entering a line: its consequences and, if that changed, who acts next.

    After a line about other lines only the next step is told, and nothing if that would reveal a hidden ruling
    (`ruling_hidden`). After a refused act only what the game waits for is told again.
    """
    game = played.game
    if isinstance(entry.read, META):
        between = played.state.phase == "deal" and played.state.fresh  # the last scored round is no news then
        return game.due(played.state).messages if entry.stands and not entry.ruling_hidden and not between else ()
    before, after = played.steps((entry.n,))[entry.n]
    if entry.stands:
        return played.outcome(entry, before, after).answer
    due = game.due(after)
    return due.messages if isinstance(entry.read, PLAYING) and due.story is not None else ()


def log_view(played: LiveGame, seats: Collection[int] = (), told: Iterable[Entry] = ()) -> LogView:
    """Return a game's log as these seats may see it, without seats as everybody may.

    The consequences of the lines to be `told` are known, and of no others.
    """
    mine = frozenset(seats)
    return LogView(
        played.game,
        played.state,
        played.hidden_lines,
        mine,
        played.steps(entry.n for entry in told),
        played.entries,
        played.outcome,
        lambda entry: played.ruling(entry, mine),
    )


def log_view_of(there: Room, played: LiveGame, told: Iterable[Entry] = ()) -> LogView:
    """Return a game's log as the people of a phone may see it."""
    return log_view(played, seats_of(there, played), told)


def seats_of(there: Room, played: LiveGame) -> frozenset[int]:
    """Return the seats of a game that a phone holds, whose cards its people may see.

    A seat that the phone only helps out is not among them.
    """
    names = played.state.names
    return frozenset(names.index(seat.name) for seat in there.mine if seat.name in names)


def log_view_on(then: GameLog, now: LogView) -> LogView:
    """Return the view of the same people on another course of the game.

    Rulings that are hidden now stay hidden there, because they would reveal whether an accusation is right.
    """
    hidden = now.hidden_lines | then.hidden_lines()
    accusing = {entry.n for entry in then.entries if hidden and isinstance(entry.read, ACCUSING) and entry.amended}
    return replace(now, state=then.state, hidden_lines=hidden | accusing, log=then.entries, veiled=IN_FULL)


def public_lines(played: LiveGame) -> list[Exported]:
    """Return a game's lines as everybody may read them: without hidden rulings and hidden cards.

    It folds the whole game, for a request in a thread (`context.apart`).
    """
    visible, shown = log_view(played), list[Exported]()
    lines = list(export_lines(played.game, played.head, stored_lines(played), visible.hidden_lines))
    for line, entry in zip(lines, played.entries, strict=True):
        same = line.ruling is not None and alike(line.ruling, entry.ruling)
        ruling = visible.veiled(entry) if same else line.ruling
        shown.append(line._replace(action=visible.reads(line.action, line.n), ruling=ruling))
    hidden = any(one.action != other.action for one, other in zip(lines, shown, strict=True))
    return list(as_replayed(played.game, played.head, shown)) if hidden else shown


def stored_lines(played: LiveGame) -> list[StoredLine]:
    """Return the lines of a game as the store keeps them."""
    return [(line.at, line.text, line.verdict) for line in played.lines]
