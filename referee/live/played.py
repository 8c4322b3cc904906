"""One game of a night as it is played: its log, what of it waits for the disk, and what came of each tap."""

import logging
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from gevent.event import Event

from referee.core import record
from referee.core.notation import Unreadable
from referee.store import Game, KeptLine, Night, Step, Tap
from referee.veil import log_for, ruling_for

log = logging.getLogger(__name__)


class Outcome(StrEnum):
    """What became of a post. Only `kept` entered anything (a line that was ruled `no` is kept too)."""

    KEPT = "kept"
    MOVED_ON = "moved-on"
    UNREADABLE = "unreadable"
    NOT_KEPT = "not-kept"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a post: the entries it made and the game they are of, or for an unreadable one the text `key` and
    what fills it. Of one that was not kept, `key` is what is wrong with the database (a DatabaseFault's), if that was
    why."""

    outcome: Outcome
    entries: tuple[Any, ...] = ()
    played: "Played | None" = None
    key: str = ""
    fill: Mapping[str, Any] = field(default_factory=dict)


class Played:
    """One game of the night, as it stands on the disk: `state`, `entries`, `lines`. Nothing unsynced is among them.

    `fault` is set where the stored log can no longer be read: then nothing can be entered. `told` is for the screens:
    what they said of the newest lines.
    """

    def __init__(self, game: Game, open_log: Callable[[str], Any], lines: Sequence[KeptLine]) -> None:
        self.id = game.id
        self.night = game.night
        self.number = game.number
        self.head = game.head
        self._open_log = open_log
        self.pending: list[Post] = []
        self.told: dict[int, Any] = {}
        self._seen_of: Any = None
        self._seen: dict[frozenset[int], Any] = {}
        self._rulings: dict[tuple[int, frozenset[int]], tuple[Any, Any]] = {}
        self._load(lines)

    def _load(self, lines: Sequence[KeptLine]) -> None:
        self.fault: Unreadable | None = None
        self.lines = list(lines)
        self._posts: dict[str, Post | tuple[int, int]] = {}
        for line in lines:
            self._remember(line)
        self._start = lines[-1].at if lines else 0.0
        self._since = time.monotonic()
        self._log: Any = None
        try:
            self._log = self._open_log(self.head)
            self._log.load([(line.at, line.text, line.verdict) for line in lines])
        except Exception as fault:  # one game that cannot be read must not lock people out of their night
            log.exception("game %d cannot be read", self.id)
            self.fault = fault if isinstance(fault, Unreadable) else Unreadable("unreadable-line")
        self._show()

    def _remember(self, line: KeptLine) -> None:
        """A post of several lines has its id on the first, and `id#2`, `id#3`… on the others."""
        if line.post:
            post = line.post.partition("#")[0]
            first = self._posts.get(post)
            self._posts[post] = (first[0], line.n) if isinstance(first, tuple) else (line.n, line.n)

    def _show(self) -> None:
        self._shown: Any = self._log.copy() if self._log is not None else None
        self.state: Any = self._shown.state if self._shown is not None else None
        self.entries: tuple[Any, ...] = tuple(self._shown.entries) if self._shown is not None else ()

    @property
    def game(self) -> Any:
        """The rules it is played by; None where its log cannot be read."""
        return self._log.game if self._log is not None else None

    def of_one_tap(self, n: int) -> range:
        """The lines that came with the same tap as line `n`, that one among them."""
        found = self._posts.get((self.lines[n - 1].post or "").partition("#")[0])
        return range(found[0], found[1] + 1) if isinstance(found, tuple) else range(n, n + 1)

    def seen(self, seats: Collection[int]) -> Any:
        """The log as these seats may know it: it rests on no card that is for other eyes. Raises `Unreadable`. Waits
        until the disk has caught up."""
        self.settle()
        if self.fault is not None:
            raise self.fault
        if self._seen_of is not self._shown:
            self._seen_of, self._seen = self._shown, {}
        key = frozenset(seats)
        if key not in self._seen:
            self._seen[key] = log_for(self._shown, key)
        return self._seen[key]

    def then(self, lines: Sequence[str], seats: Collection[int] = ()) -> Any:
        """Another log with these lines in it, for a preview of what they bring, as far as these `seats` may know.
        Raises `Unreadable`."""
        log = self.seen(seats).copy()
        log.enter_all([record.read_line(line).action for line in lines], self.stamp())
        return log

    @property
    def log(self) -> Any:
        """Its log as it stands on the disk, to be asked: whoever tries things out takes a copy."""
        return self._shown

    def state_after(self, n: int) -> Any:
        """The state after line `n`, as the log is read today."""
        return self._shown.state_after(n)

    def steps(self, first: int) -> dict[int, tuple[Any, Any]]:
        """The state before and the one after each line from `first` on, as the log is read today."""
        return {n: (before, after) for n, before, after in self._shown.steps(first)}

    def now(self) -> float:
        """Table time in seconds: it runs while the server runs and goes on from the last line after a restart."""
        return self._start + time.monotonic() - self._since

    def look(self, line: str, seats: Collection[int] = ()) -> Any:
        """The ruling on a line now, as far as these `seats` may know, nothing entered. Raises `Unreadable`. Waits until
        the disk has caught up."""
        return self.seen(seats).look(record.read_line(line).action, self.stamp())

    def ruling(self, entry: Any, seats: Collection[int]) -> Any:
        """The ruling of a line as these seats may read it: the same object as long as it says the same."""
        key = entry.n, frozenset(seats)
        found = self._rulings.get(key)
        if found is None or found[0] is not entry.ruling:
            found = self._rulings[key] = entry.ruling, ruling_for(self._shown, entry, seats)
        return found[1]

    def settle(self) -> None:
        """Waits until nothing of this game waits for the disk."""
        while self.pending:
            self.pending[-1].done.wait()

    def stamp(self) -> float:
        """The time that a line bears which is entered now."""
        last = self._log.entries[-1].at if self._log.entries else 0.0
        return max(round(self.now(), 2), last)

    def earlier(self, post: str) -> "Post | Answer | None":
        """What became of a tap whose lines are in this game, or wait for the disk; None where none are."""
        found = self._posts.get(post)
        if isinstance(found, tuple):
            return Answer(Outcome.KEPT, self.entries[found[0] - 1 : found[1]], self)
        return found

    def post(
        self,
        lines: Sequence[str],
        device: str | None,
        post: str,
        moved: Callable[[Any, Any], bool],
        *,
        tapped: bool = False,
    ) -> "Post | Answer":
        """Judges the lines, all or none: the `Post` that waits for the disk, or the `Answer` where there is none. A tap
        is read on the newest state, which is the one that it is judged on."""
        if self.fault is not None:
            return Answer(Outcome.UNREADABLE, key=self.fault.key, fill=self.fault.fill)
        before = len(self._log.entries)
        try:
            actions = [record.read_line(line).action for line in lines]
            if not actions or None in actions:
                raise Unreadable("unreadable-line")
            if tapped:
                actions = [self.game.meant(self._log.state, action) for action in actions]
            if moved(self._log.state, actions[0]):
                return Answer(Outcome.MOVED_ON)
            at = self.stamp()
            made = tuple(self._log.enter_all(actions, at))
        except Unreadable as fault:
            self._log.cut(before)
            return Answer(Outcome.UNREADABLE, key=fault.key, fill=fault.fill)
        except Exception:  # a fault of ours: whoever tapped reads that nothing was kept, and play goes on
            log.exception("game %d: entering %r failed", self.id, lines)
            self._log.cut(before)
            return Answer(Outcome.NOT_KEPT)
        waiting = Post(self, made, device, post)
        self.pending.append(waiting)
        if post:
            self._posts[post] = waiting
        return waiting

    def synced(self, post: "Post") -> None:
        """Shows what the post entered: it is on the disk, as is everything before it."""
        self.pending.remove(post)
        rows = post.tap.lines
        self.lines.extend(rows)
        for row in rows:
            self._posts.pop((row.post or "").partition("#")[0], None)
        for row in rows:
            self._remember(row)
        self._shown = post.log
        self.state, self.entries = post.log.state, tuple(post.log.entries)

    def fall_back(self, rows: Sequence[KeptLine] | None) -> None:
        """Forgets every tentative line. `rows` is what the store has, where it could be asked."""
        for waiting in self.pending:
            self._posts.pop(waiting.id, None)
        self.pending.clear()
        if rows is not None and len(rows) != len(self.lines):
            self._load(rows)
        else:
            self._log.cut(len(self.lines))
            self._show()


class Post:
    """Lines that wait for the disk, with what else their tap changes, and what the table shows once all is on it."""

    def __init__(self, owner: Played, made: tuple[Any, ...], device: str | None, post: str) -> None:
        self.owner = owner
        self.id = post
        self.made = made
        self.log = owner._log.copy()
        self.done = Event()
        self.answer: Answer | None = None
        self.shown: Callable[[Night | None], None] | None = None
        now = time.time()
        rows = tuple(
            KeptLine(
                owner.id, e.n, e.at, e.text, str(e.ruling.verdict), e.ruling.rule.id, device, now,
                (post if not i else f"{post}#{i + 1}") if post else None,
            )
            for i, e in enumerate(made)
        )  # fmt: skip
        self.tap = Tap(owner.night, rows, post=post, device=device)

    def also(self, steps: Sequence[Step]) -> None:
        """Has these steps kept in the same transaction."""
        self.tap = replace(self.tap, steps=tuple(steps))

    def awaited(self) -> Answer:
        """Its answer, once the lines are on the disk or lost."""
        self.done.wait()
        return self.answer or Answer(Outcome.NOT_KEPT)

    def kept(self, night: Night | None) -> None:
        """Shows the lines, and the night where the tap changed that."""
        self.owner.synced(self)
        self._answer(Answer(Outcome.KEPT, self.made, self.owner), night)

    def lost(self, why: str, night: Night | None) -> None:
        """Shows the night as it is, where that could be asked."""
        self._answer(Answer(Outcome.NOT_KEPT, key=why), night)

    def _answer(self, answer: Answer, night: Night | None = None) -> None:
        self.answer = answer
        self.done.set()
        if self.shown is not None:
            self.shown(night)
