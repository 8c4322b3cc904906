"""One game of a night as it is played: its log, the lines that wait for the disk, and the answer to each tap."""

import logging
import time
import zlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from enum import StrEnum
from typing import NamedTuple

from gevent import get_hub
from gevent.event import Event

from referee.engine.basics.actions import PLAYING, Action, Votes
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.conduct import MELDING
from referee.engine.common_rules.people import META
from referee.engine.log.audience import lines_with_cards, log_for
from referee.engine.log.game_log import GameLog, let_go
from referee.engine.model.entry import Entry
from referee.engine.model.game import Game
from referee.engine.model.message import Message
from referee.engine.model.outcome import Due
from referee.engine.model.rulings import Ruling
from referee.engine.model.sheet import Tally
from referee.engine.model.state import State
from referee.engine.model.view import Prompt, View
from referee.store.values import GameRow, KeptLine, Night, Step, StoredTap

MOST_TOLD = 8
"""The cached outcomes of lines: the newest are told again with each line that follows."""


class LineOutcome(NamedTuple):
    """The messages about a standing line: as the story tells it, and as the answer to its tap does.

    The answer adds who acts next, if that changed; the story only what the game waits for. `due` is who acts after it.
    """

    before: State
    after: State
    story: tuple[Message, ...]
    answer: tuple[Message, ...]
    due: Due

    @classmethod
    def of(cls, game: Game, entry: Entry, before: State, after: State, was: Due | None = None) -> "LineOutcome":
        """Return the outcome of a line, given the states before and after it, and who acted before it if known."""
        came, was, due = game.consequences(before, entry.read, after), was or game.due(before), game.due(after)
        waits = () if due.story is None or due.story == was.story else (due.story,)
        return cls(before, after, (*came, *waits), (*came, *(() if due == was else due.messages)), due)


OF_A_TURN = (*PLAYING, *MELDING)
"""The acts that are meant for one turn; anything else but a sheet is judged on the newest state."""
SHEET = "sheet-"


def table_token(number: int, view: View) -> str:
    """Return the token of the state that a turn is made on, in game `number` of the night."""
    trick = view.trick.number if view.trick is not None else 0
    return _checksum(number, view.round, view.phase, view.turn, view.middle, view.suit, view.owed, view.may, trick)


def sheet_token(state: State, tally: Tally | None) -> str:
    """Return the token of a round's sheet: its round, the rows that lack a number, and the totals they add to."""
    rows, left = tally.rows if tally is not None else (), [left.number for left in state.open]
    return SHEET + _checksum(len(state.rounds), left, rows, state.scores)


def fields_token(state: State, tally: Tally) -> str:
    """Return the token of a round's sheet as a form: its round, rows and boxes."""
    return _checksum(state.round + state.fresh, tally.rows, [box.key for box in tally.boxes])


def _checksum(*values: object) -> str:
    return format(zlib.crc32(repr(values).encode()), "x")


log = logging.getLogger(__name__)
FEW = 200
"""Lines that are folded at once: some ten milliseconds, which anybody may wait."""
MOST_SEEN = 16
"""The cached logs of a game as some seats may know them: more than the phones of a table need."""

OpenLog = Callable[[str], GameLog]
"""Makes an empty log from the text of a head; raises NotationError."""


class Outcome(StrEnum):
    """The result of a tap. Only `kept` entered anything (a line that was ruled `no` is kept too).

    `ended`: the night has ended, and takes no lines before somebody goes on with it.
    """

    KEPT = "kept"
    MOVED_ON = "moved-on"
    UNREADABLE = "unreadable"
    NOT_KEPT = "not-kept"
    ENDED = "ended"


class Answer(NamedTuple):
    """The answer to a tap: the entries it made, and their game.

    An unreadable tap has the `key` of a text and what fills it; one that was not kept has the key of the database's
    fault, if there was one.
    """

    outcome: Outcome
    entries: tuple[Entry, ...] = ()
    played: "LiveGame | None" = None
    key: str = ""
    fill: Mapping[str, object] = {}

    @classmethod
    def unreadable(cls, fault: NotationError) -> "Answer":
        """Return the answer to a tap that cannot be read, and why."""
        return cls(Outcome.UNREADABLE, key=fault.key, fill=fault.fill)


class LiveGame:
    """One game of the night as it stands on the disk: `log`, `state`, `entries`, `lines`. Nothing unsynced is in them.

    `fault` is set if the stored log cannot be read: nothing can be entered then. If not even its head can be read,
    `has_log` is False, and there is no `game`, `log` or `state`.
    """

    game: Game
    log: GameLog
    state: State
    _newest: GameLog
    """The log with the lines that still wait for the disk."""

    def __init__(self, game: GameRow, open_log: OpenLog, lines: Sequence[KeptLine]) -> None:
        self.id = game.id
        self.night = game.night
        self.number = game.number
        self.head = game.head
        self._open_log = open_log
        self.pending: list[Post] = []
        self._outcomes: dict[int, LineOutcome] = {}
        self._seen: dict[frozenset[int], tuple[GameLog, GameLog]] = {}
        self._with_cards: tuple[GameLog, list[Entry]] | None = None
        self._viewed: tuple[State, View, str] | None = None
        self._asked: tuple[State | None, dict[int, tuple[Prompt, ...]]] = None, {}
        self._hidden: frozenset[int] | None = None
        self.set_time(lines[-1].at if lines else 0.0)
        self._load(lines)

    def _load(self, lines: Sequence[KeptLine]) -> None:
        self.fault: NotationError | None = None
        self.lines = list(lines)
        self.entries: tuple[Entry, ...] = ()
        self._posts: dict[str, Post | range] = {}
        for line in lines:
            self._remember(line)
        self.has_log = False
        try:
            self._newest = self._open_log(self.head)
            self.game = self._newest.game
            self.has_log = True
            self._newest.load([(line.at, line.text, line.verdict) for line in lines])
        except Exception as fault:  # one game that cannot be read must not lock people out of their night
            log.exception("game %d cannot be read", self.id)
            self.fault = fault if isinstance(fault, NotationError) else NotationError("unreadable-line")
        if self.has_log:
            self._show(self._newest.copy())

    def _remember(self, line: KeptLine) -> None:
        """Remember the tap a line came with: the id is on its first line, `id#2`, `id#3`… on the others."""
        if line.post:
            post = line.post.partition("#")[0]
            first = self._posts.get(post)
            self._posts[post] = range(first.start if isinstance(first, range) else line.n, line.n + 1)

    def _show(self, shown: GameLog) -> None:
        far = len(self.entries) - FEW
        held: list[object] = []
        if far >= 0 and not any(entry is self.entries[far] for entry in shown.entries[far : far + 1]):
            logs = [self.log, *(known for _, known in self._seen.values())]
            held += [part for log in logs for part in log.parts()]
            self._seen.clear()
            self._with_cards = None
        self.log, self.state, self.entries, self._hidden = shown, shown.state, tuple(shown.entries), None
        if held:
            get_hub().threadpool.spawn(let_go, held)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its players."""
        return self.state.names if self.has_log else ()

    @property
    def view(self) -> View:
        """The view that its screens show."""
        return self._viewed_at(self.state)[1]

    @property
    def token(self) -> str:
        """The token of the turn that its screens show."""
        return self._viewed_at(self.state)[2]

    def token_after(self, n: int) -> str:
        """Return the token of the turn as it was after line `n`."""
        return self._viewed_at(self.state_after(n))[2]

    def _viewed_at(self, state: State) -> tuple[State, View, str]:
        """Return the view of a state and its token, computed once: screens show both, the next tap is compared."""
        if self._viewed is None or self._viewed[0] is not state:
            view = self.game.view(state)
            self._viewed = state, view, table_token(self.number, view)
        return self._viewed

    def prompts(self, seat: int, seats: Collection[int] | None = None) -> tuple[Prompt, ...]:
        """Return what a seat may enter now: by all that is known, computed once, or by what these seats know."""
        state = self.state if seats is None else self.game.state_for(self.state, seats)
        if state is not self.state:
            return self.game.prompts(state, seat)
        if self._asked[0] is not state:
            self._asked = state, {}
        if seat not in self._asked[1]:
            self._asked[1][seat] = self.game.prompts(state, seat)
        return self._asked[1][seat]

    @property
    def hidden_lines(self) -> frozenset[int]:
        """The numbers of the lines whose rulings no screen may show yet."""
        if self._hidden is None:
            self._hidden = self.log.hidden_lines()
        return self._hidden

    def of_one_tap(self, n: int) -> range:
        """Return the numbers of the lines that came with the same tap as line `n`, which is one of them."""
        found = self._posts.get((self.lines[n - 1].post or "").partition("#")[0])
        return found if isinstance(found, range) else range(n, n + 1)

    def seen(self, seats: Collection[int]) -> GameLog:
        """Return the log as these seats may know it, resting on no card that is hidden from them.

        Waits until the disk has caught up; raises NotationError if the log cannot be read.
        """
        self.settle()
        if self.fault is not None:
            raise self.fault
        return self._log_for(frozenset(seats))

    def _log_for(self, seats: frozenset[int]) -> GameLog:
        """Return the shown log as these seats may know it; after a tap only its new lines are judged."""
        if seats and self._log_for(frozenset()) is self.log:  # what everybody may read, each seat may
            return self.log
        earlier, log = self._seen.get(seats), self.log
        if earlier is None or earlier[0] is not log:
            earlier = self._seen[seats] = log, log_for(log, seats, earlier, self.with_cards)
            if len(self._seen) > MOST_SEEN:
                oldest, *_ = self._seen
                self._seen.pop(oldest, None)
        return earlier[1]

    @property
    def with_cards(self) -> list[Entry]:
        """The lines of which cards may be hidden."""
        if self._with_cards is None or self._with_cards[0] is not self.log:
            self._with_cards = self.log, lines_with_cards(self.log, self._with_cards)
        return self._with_cards[1]

    def still(self) -> "LiveGame":
        """Return the game as it stands on the disk now, for work in a thread while play goes on."""
        self.settle()
        stands = copy(self)
        stands.lines, stands.pending, stands._outcomes = list(self.lines), [], {}
        if self.has_log:
            stands._newest = self.log
        return stands

    def reach(self, actions: Sequence[Action]) -> int:
        """Return the number of lines that may have to be folded again for these, which may be about earlier ones."""
        first = count = len(self.lines)
        for action in actions:
            dispute = self.state.dispute if isinstance(action, Votes) else action
            line = getattr(dispute, "line", None) or count
            while 0 < line <= count and isinstance(about := self.entries[line - 1].action, META):
                line = getattr(about, "line", None) or line - 1
            first = min(first, line)
        return count - first

    def then(self, actions: Sequence[Action], seats: Collection[int] = ()) -> GameLog:
        """Return another log with these lines in it, as far as these seats may know. Raises NotationError."""
        log = self.seen(seats).copy()
        log.enter_all(actions, self.stamp())
        return log

    def state_after(self, n: int) -> State:
        """Return the state after line `n`, as the log is read today."""
        return self.log.state_after(n)

    def steps(self, lines: Iterable[int]) -> dict[int, tuple[State, State]]:
        """Return the states before and after each of these lines, in their order, as the log is read today."""
        found: dict[int, tuple[State, State]] = {}
        for n in lines:
            if n - 1 not in found:
                walk = self.log.steps(n)
            _, before, after = next(walk)
            found[n] = before, after
        return found

    def outcome(self, entry: Entry, before: State, after: State) -> LineOutcome:
        """Return the outcome of a standing line: told once for the answer to its tap and for every stream."""
        found = self._outcomes.get(entry.n)
        if found is None or found.before is not before or found.after is not after:
            last = self._outcomes.get(entry.n - 1)
            was = last.due if last is not None and last.after is before else None
            found = self._outcomes[entry.n] = LineOutcome.of(self.game, entry, before, after, was)
            if len(self._outcomes) > MOST_TOLD:
                del self._outcomes[next(iter(self._outcomes))]
        return found

    def set_time(self, at: float) -> None:
        """Set the table's time, in seconds; it runs on from there."""
        self._start, self._since = at, time.monotonic()

    def now(self) -> float:
        """Return the table's time in seconds: it runs with the server, and continues from the last line.

        Servers that share a table set it every few seconds by the database's clock (live/following.py).
        """
        return self._start + time.monotonic() - self._since

    def preview(self, action: Action, seats: Collection[int] = ()) -> Ruling:
        """Return the ruling that a line would get now, as far as these seats may know; enter nothing.

        Waits until the disk has caught up; raises NotationError.
        """
        return self.seen(seats).judge(action, self.stamp())

    def known(self, entry: Entry, seats: frozenset[int] = frozenset()) -> Entry:
        """Return a line as these seats may read it, with the same ruling as long as that says the same."""
        log = self._log_for(seats)
        return entry if log is self.log else log.entries[entry.n - 1]

    def settle(self) -> None:
        """Wait until no line of this game waits for the disk."""
        while self.pending:
            self.pending[-1].done.wait()

    def stamp(self) -> float:
        """Return the time of a line that is entered now."""
        last = self._newest.entries[-1].at if self._newest.entries else 0.0
        return max(round(self.now(), 2), last)

    def earlier_answer(self, post: str) -> Answer | None:
        """Return the answer to a tap whose lines are in this game, or are to be: it waits for the disk then."""
        found = self._posts.get(post)
        if isinstance(found, range):
            return Answer(Outcome.KEPT, self.entries[found.start - 1 : found.stop - 1], self)
        return found.awaited() if found is not None else None

    def judge(
        self,
        actions: Sequence[Action],
        device: str | None,
        post: str,
        beside: Callable[..., list[Entry]],
        *,
        expected: str | None = None,
        tapped: bool = False,
    ) -> "Post | Answer":
        """Judge the lines of a tap, all or none: return them as they wait for the disk, or the answer if none do.

        A tap whose id is known by now came twice at once, and gets the answer of the first. What has many lines folded
        again is judged `beside` the tables, and too late if others came first meanwhile.
        """
        if post in self._posts and (found := self.earlier_answer(post)) is not None:
            return found
        if self.fault is not None:
            return Answer.unreadable(self.fault)
        if not actions:
            return Answer(Outcome.UNREADABLE, key="unreadable-line")
        before, newest = len(self._newest.entries), self._newest
        try:
            if tapped:
                actions = [self.game.resolve_tap(newest.state, action) for action in actions]
            if expected is not None and self._has_moved_on(actions[0], expected):
                return Answer(Outcome.MOVED_ON)
            if len(self.lines) >= FEW and self.reach(actions) >= FEW:
                state, newest = newest.state, newest.copy()
                made = tuple(beside(device or "", newest.enter_all, actions, self.stamp()))
                if self._newest.state is not state or (post and post in self._posts):
                    return Answer(Outcome.MOVED_ON)
                self._newest = newest
            else:
                made = tuple(newest.enter_all(actions, self.stamp()))
        except NotationError as fault:
            self._newest.truncate(before)
            return Answer.unreadable(fault)
        except Exception:  # a fault of ours: the phone is told that nothing was kept, and play goes on
            log.exception("game %d: entering %r failed", self.id, actions)
            self._newest.truncate(before)
            return Answer(Outcome.NOT_KEPT)
        waiting = Post(self, made, self._newest.copy(), device, post)
        self.pending.append(waiting)
        if post:
            self._posts[post] = waiting
        return waiting

    def _has_moved_on(self, action: Action, expected: str) -> bool:
        """Return True if a tap was meant for another state than the newest one, by the token its phone sent."""
        state = self._newest.state
        if isinstance(action, OF_A_TURN):
            return expected != self._viewed_at(state)[2]
        return expected.startswith(SHEET) and expected != sheet_token(state, self.game.tally(state))

    def withdraw(self, waiting: "Post") -> Answer:
        """Forget the lines of a tap that were judged last and are not queued; return the answer to the tap."""
        self.pending.remove(waiting)
        self._posts.pop(waiting.id, None)
        self._newest.truncate(waiting.made[0].n - 1)
        waiting.lost("", None)
        return Answer(Outcome.NOT_KEPT)

    def synced(self, post: "Post") -> None:
        """Show the lines of a tap: they are on the disk, as is everything before them."""
        self.pending.remove(post)
        rows = post.tap.lines
        self.lines.extend(rows)
        for row in rows:
            self._remember(row)
        self._show(post.log)

    def fall_back(self, rows: Sequence[KeptLine] | None) -> None:
        """Forget every tentative line. `rows` are the lines in the store, if it could be asked."""
        for waiting in self.pending:
            self._posts.pop(waiting.id, None)
        self.pending.clear()
        known = len(self.lines)
        if rows is not None and len(rows) != known and (self.fault is not None or list(rows[:known]) != self.lines):
            self._load(rows)
            return
        try:
            self._newest.truncate(known)
        except Exception:  # a fault of ours must not end the writing of all tables
            log.exception("game %d cannot fall back, and is read again", self.id)
            self._load(self.lines if rows is None else rows)
            return
        self._show(self._newest.copy())
        self.catch_up(rows or ())

    def catch_up(self, rows: Sequence[KeptLine]) -> bool:
        """Show those lines of the store that follow the last one here; return whether there were any.

        While lines of this server wait for the disk nothing happens: they lose to those in the store, and `fall_back`
        reads them.
        """
        new = [row for row in rows if row.n > len(self.lines)]
        if self.pending or not new:
            return False
        if self.fault is not None or not self.has_log:
            self._load([*self.lines, *new])
            return True
        self.lines.extend(new)
        for row in new:
            self._remember(row)
        try:
            self._newest.load([(line.at, line.text, line.verdict) for line in new])
        except Exception:  # a line of a later version, or a fault of ours: it is read from the first line
            self._load(self.lines)
            return True
        self._show(self._newest.copy())
        return True


class Post:
    """The lines of a tap that wait for the disk, the tap's other changes, and the log to show once all is kept."""

    def __init__(self, owner: LiveGame, made: tuple[Entry, ...], log: GameLog, device: str | None, post: str) -> None:
        self.owner = owner
        self.id = post
        self.made = made
        self.log = log
        self.done = Event()
        self.answer: Answer | None = None
        self.shown: Callable[[Night | None], None] | None = None
        now = time.time()
        rows = [
            KeptLine(
                owner.id, e.n, e.at, e.text, str(e.ruling.verdict), e.ruling.rule.id, device, now,
                (post if not i else f"{post}#{i + 1}") if post else None,
            )
            for i, e in enumerate(made)
        ]  # fmt: skip
        self.tap = StoredTap(owner.night, tuple(rows), post=post, device=device)

    def also(self, steps: Sequence[Step]) -> None:
        """Keep these steps in the same transaction."""
        if steps:
            self.tap = self.tap._replace(steps=tuple(steps))

    def awaited(self) -> Answer:
        """Return the answer, once the lines are on the disk or lost."""
        self.done.wait()
        return self.answer or Answer(Outcome.NOT_KEPT)

    def kept(self, night: Night | None) -> None:
        """Show the lines, and the night if the tap changed it."""
        self.owner.synced(self)
        self._answer(Answer(Outcome.KEPT, self.made, self.owner), night)

    def lost(self, why: str, night: Night | None) -> None:
        """Show the night as it is, if it could be asked."""
        self._answer(Answer(Outcome.NOT_KEPT, key=why), night)

    def _answer(self, answer: Answer, night: Night | None = None) -> None:
        self.answer = answer
        self.done.set()
        if self.shown is not None:
            self.shown(night)
