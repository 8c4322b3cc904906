"""A table in memory: its night, its games, its watchers, and the door that lines come through."""

import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Any, ParamSpec, Protocol, TypeVar, TypeVarTuple

import gevent
from gevent.lock import RLock, Semaphore

from referee.engine.basics.actions import Action
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.live.apart import Apart, TooMuch, in_turns
from referee.live.live_game import Answer, LiveGame, OpenLog, Outcome
from referee.live.writer import StoreWriter
from referee.store.values import DatabaseFault, Night, Step, StoredTap, StoreError

P = ParamSpec("P")
R = TypeVar("R")
Ts = TypeVarTuple("Ts")
MOST_CACHED = 8
MOST_DRAWN = 600
"""Fragments of a table, parts of them and what is sent of them that are kept as drawn: those of some turns."""
log = logging.getLogger(__name__)
RACES = 6
"""The number of times that a tap is judged while lines of other servers come first."""
LOST = "conflict", "unreachable"
"""The faults after which the log may be read, and the tap judged on it."""
ENDED = "ui-night-ended"
"""The text that answers a line for a night that has ended."""
A_MINUTE = 240
"""Lines a minute of one phone: four a second, enough for a whole table that is run from it."""
PHONES = 5
"""The lines a minute of a table, in phones."""
QUIET = 15.0
"""The seconds without its stream after which a phone is missed: asleep, or on another page."""
AWAY = 60.0
"""The seconds after which it counts as away: others may bring its seat back."""


Also = Callable[[GameLog, Sequence[Entry]], Sequence[Step]]
"""Returns the further changes of a tap, given the log with its lines and their entries."""


def tap_id(post: str | None) -> str:
    """Return a tap's id as it is kept."""
    return (post or "")[:64].replace("#", "-")


class Listener(Protocol):
    """A phone that watches the table."""

    device: str | None

    page: str
    seat: int | None
    address: str

    @property
    def is_quick(self) -> bool:
        """True if it has been sent everything until now."""

    def push(self) -> None:
        """Send the news, or have the phone's own greenlet send it."""

    def leave(self) -> None:
        """End the stream: the phone connects again."""


class Table:
    """The people round one table: their night, its games one after another, and the phones that watch.

    People find it by its `code`. `again`: the night was opened before this server was. `taps` are the ids of taps that
    entered no line. `on_deleted` is called once the night is deleted; long folds run `apart`. A phone may enter
    `most_lines` a minute, the table those of five (0: any number). `reached` are the addresses by which phones have
    opened the table. Where several servers share the tables (live/following.py), it `is_behind` if news may have been
    lost, and `is_elsewhere` if another server acts on it; `served` and `announced` are the times of `time.monotonic` at
    which this server last said so. `answers` and `asked` are the answers that streams bring and the last prompts, `own`
    the last pieces of a seat, by game and seat; `told` and `drawings` are the newest lines and other pieces, as they
    were drawn; `marked` are the notes of the newest line and of that before it which may be highlights. `drawing` is
    held by whoever draws for its phones, as others have their turn meanwhile.
    """

    def __init__(
        self,
        writer: StoreWriter,
        open_log: OpenLog,
        most_lines: int,
        on_deleted: Callable[["Table"], None],
        apart: Apart,
        night: Night,
        games: list[LiveGame],
        taps: Iterable[str] = (),
        *,
        again: bool = False,
    ) -> None:
        self.writer = writer
        self._open_log = open_log
        self._most_lines = most_lines
        self._minute = -math.inf
        self._in_minute = Counter[str | None]()
        self._on_deleted = on_deleted
        self._apart = apart
        self.night = night
        self.code = night.code
        self.games = games
        self.watchers: set[Listener] = set()
        self.closed = self._pushing = False
        self.version = 0
        self.used = time.monotonic()
        self.reached: dict[str, str] = {}
        self.is_behind, self.is_elsewhere = True, False
        self.served = self.announced = -math.inf
        # Phones that were here before a restart come back within moments: until then none of them is away.
        known = [*([night.host] if night.host else []), *(device for seat in night.seats for device in seat.devices)]
        self._left: dict[str, float] = dict.fromkeys(known, self.used) if again else {}
        for device in self._left:
            self._miss_later(device)
        self._memo: dict[Hashable, Any] = {}
        self._cached: dict[Hashable, Any] = {}
        self.drawings: dict[Hashable, Any] = {}
        self.asked: dict[tuple[int, int], Any] = {}
        self.own: dict[tuple[int, int], Any] = {}
        self.told: Any = None
        self.marked: Any = None
        self.answers: dict[tuple[int, int], Any] = {}
        self._taps = set(taps)
        self._starting, self.drawing = RLock(), Semaphore()

    @property
    def game(self) -> LiveGame | None:
        """The game being played, or None before the first."""
        return self.games[-1] if self.games else None

    def earlier_answer(self, post: str | None) -> Answer | None:
        """Return the answer to a tap that comes again because it was lost; None for a tap that entered nothing yet."""
        id = tap_id(post)
        if id in self._taps:
            return Answer(Outcome.KEPT)
        for played in reversed(self.games) if id else ():
            if (found := played.earlier_answer(id)) is not None:
                return found
        return None

    def enter(
        self,
        actions: Sequence[Action],
        *,
        device: str | None,
        post: str | None = None,
        expected: str | None = None,
        game: int | None = None,
        tapped: bool = False,
        paced: bool = True,
        also: Also | None = None,
    ) -> Answer:
        """Enter the lines of a tap, all or none, and return once they are on the disk or lost.

        Ask for its `earlier_answer` first. Raises TooMuch for more lines in a minute than people tap.

        Args:
            actions: The lines.
            device: The phone they come from.
            post: The tap's id.
            expected: The token its phone was shown (see `live.staleness`): for another state nothing is entered.
            game: The number of the game, else the one being played.
            tapped: One button may stand for several acts, told apart by the newest state (`Game.resolve_tap`).
            paced: The lines count towards those of a minute.
            also: What else the tap changes, in the same transaction.
        """
        played = self.game if game is None else next((past for past in self.games if past.number == game), None)
        if played is None or self.closed:
            return Answer(Outcome.MOVED_ON)
        if self.night.ended is not None:
            return Answer(Outcome.ENDED, key=ENDED, fill={"host": self.night.host_name})
        if paced:
            self._count(device, len(actions))
        for _ in range(RACES):
            found = played.judge(actions, device, tap_id(post), self._apart.run, expected=expected, tapped=tapped)
            if isinstance(found, Answer):
                played.settle()  # the phone reads that the table moved on only once it can be shown how
                return found
            if also is not None:
                try:
                    found.also(also(found.log, found.made))
                except Exception:  # a fault of ours: nobody may wait for lines that are never written
                    log.exception("table %s: what else a tap changes cannot be told", self.code)
                    return played.withdraw(found)
            found.shown = self._show
            self.writer.put(found)
            answer = found.awaited()
            if not self.writer.store.is_shared or answer.outcome is not Outcome.NOT_KEPT or answer.key not in LOST:
                break
            # Another server's line came first, or the end of the transaction was not reported: by now the log says.
            answer = self.earlier_answer(post) or answer
            if answer.outcome is Outcome.KEPT or self.closed:
                break
        return answer

    def _count(self, device: str | None, lines: int) -> None:
        """Count lines that are about to be entered; raise TooMuch, and count nothing, if there were too many.

        A tap of many lines is never cut.
        """
        now, counted = time.monotonic(), self._in_minute
        if now - self._minute >= 60:
            self._minute = now
            counted.clear()
        if self._most_lines:
            if counted[device] >= self._most_lines or counted.total() >= self._most_lines * PHONES:
                raise TooMuch(self._minute + 60 - now, "ui-too-fast")
            counted[device] += lines

    def _show(self, night: Night | None) -> None:
        if night is not None and night.read > self.night.read:  # two that end at once may be told in any order
            self.night = night
        self.notify()

    def start(self, head: str, after: int, *steps: Step) -> LiveGame | None:
        """Start the next game with this head, keep these steps with it, and return the game being played.

        `after` is the number of games that the phone was shown: if two people tapped, one game is started. Raises
        NotationError for a bad head.
        """
        with self._starting:
            if len(self.games) == after:
                self._open_log(head)
                try:
                    self.together(lambda store: store.add_game(self.night.id, head, after + 1), *steps)
                except (DatabaseFault, StoreError):
                    self._read_again()
                    if len(self.night.games) == after:
                        raise
                self._load_games()
            return self.game

    def _load_games(self) -> None:
        """Load the games that were started since."""
        with self._starting:
            for game in self.night.games[len(self.games) :]:
                self.games.append(LiveGame(game, self._open_log, self.writer.ask(self.writer.store.lines, game.id)))
        self.notify()

    def game_of(self, id: int) -> LiveGame | None:
        """Return its game with this id, or None if it is not known here."""
        return next((played for played in self.games if played.id == id), None)

    def catch_up_game(self, played: LiveGame) -> None:
        """Show the lines that another server entered into one of its games."""
        played.settle()
        if played.catch_up(self.writer.ask(self.writer.store.lines, played.id, len(played.lines))):
            self.notify()

    def catch_up_night(self) -> None:
        """Show the changes of another server besides lines: people, the host, the plan, a new game."""
        try:
            night = self.writer.ask(self.writer.store.night_of, self.night.id)
        except StoreError:
            self._on_deleted(self)
            return
        if night.deleted is not None:
            self._on_deleted(self)
            return
        self._show(night)
        self._load_games()

    def send_elsewhere(self) -> None:
        """End every stream, as another server serves the table now."""
        for watcher in list(self.watchers):
            watcher.leave()

    def _read_again(self) -> None:
        """Show the night as it is on the disk: a transaction may be there although its end was not reported."""
        with suppress(DatabaseFault, StoreError):
            self._taps |= self.writer.ask(self.writer.store.taps, self.night.id)
            self._show(self.writer.ask(self.writer.store.night_of, self.night.id))

    def change(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function of the store that changes this night (seats, devices, host, name), and show it."""
        store, code = self.writer.store, self.night.code

        def changed() -> tuple[R, Night | None]:
            return function(*args, **kwargs), store.night(code)

        result, night = self.writer.ask(changed)
        if night is None:
            self._on_deleted(self)
        else:
            self._show(night)
        return result

    def together(self, *steps: Step, device: str | None = None, post: str | None = None) -> None:
        """Keep all that a tap without lines changes in one transaction, and show it; once for each id `post`."""
        id = tap_id(post)
        if id in self._taps:
            return
        tap = StoredTap(self.night.id, steps=steps, post=id, device=device)
        try:
            nights = self.writer.ask(self.writer.store.keep, [tap])
        except DatabaseFault:
            self._read_again()
            raise
        if id:
            self._taps.add(id)
        self._show(nights[self.night.id])

    def notify(self) -> None:
        """Send every phone the changes at this table."""
        self.version += 1
        self._memo.clear()
        if self.watchers and not self._pushing:
            self._pushing = True
            gevent.spawn(self._push)

    def _push(self) -> None:
        """Send the news to every phone, again while the table changes; other tables have their turn in between."""
        version = -1
        try:
            while version != self.version:
                version = self.version
                for watcher in in_turns(list(self.watchers)):
                    watcher.push()
        finally:
            self._pushing = False

    def notify_in(self, seconds: float) -> None:
        """Notify the phones after a number of seconds, when something is over."""
        gevent.spawn_later(seconds, self._notify_open)

    def _notify_open(self) -> None:
        if not self.closed:
            self.notify()

    def memo(self, key: Hashable, make: Callable[[*Ts], R], *given: *Ts) -> R:
        """Return `make(*given)`, called once for this key until the table changes.

        What is made while the table changes, as it waits for a line that is written, is made again for the next one.
        """
        if key in self._memo:
            found: R = self._memo[key]
            return found
        version, made = self.version, make(*given)
        if version == self.version:
            self._memo[key] = made
        return made

    def cached(self, key: Hashable, make: Callable[[], R]) -> R:
        """Return `make()`, cached for the last few keys: a key holds all that its value depends on."""
        if key in self._cached:
            self._cached[key] = self._cached.pop(key)
        else:
            self._cached[key] = make()
            if len(self._cached) > MOST_CACHED:
                del self._cached[next(iter(self._cached))]
        found: R = self._cached[key]
        return found

    def computed_apart(self, key: Hashable, make: Callable[[], R], blank: R) -> R:
        """Return `make()`, cached and computed beside the tables: `blank` until then, when the phones are told."""

        def compute() -> None:
            try:
                made = self._apart.run(self.code, make) if key in self._cached else blank
            except TooMuch as busy:
                gevent.spawn_later(busy.seconds, compute)
                return
            if key in self._cached:  # it is still asked for
                self._cached[key] = made
                self.notify()

        if key not in self._cached:
            gevent.spawn(compute)
        return self.cached(key, lambda: blank)

    def drawn(self, *what: *tuple[Callable[..., R], *tuple[Any, ...]]) -> R:
        """Return `draw(*key)` for `draw, *key`, a fragment or a part of one, cached for the last that were drawn.

        No other table is drawn faster for it: a value may hold cards that are hidden here.
        """
        if (found := self.drawings.get(what)) is None:  # not put back: to hash a value costs a call a card
            found = self.drawings[what] = what[0](*what[1:])
            if len(self.drawings) > MOST_DRAWN:
                del self.drawings[next(iter(self.drawings))]
        return found

    def is_live(self, device: str, within: float = AWAY) -> bool:
        """Return True if the device watches this table or did so in the last `within` seconds."""
        left = self._left.get(device)
        return any(w.device == device for w in self.watchers) or (
            left is not None and time.monotonic() - left <= within
        )

    def is_shown(self, page: str, seat: int | None, device: str) -> bool:
        """Return True if a device watches a page for a seat, and reads as fast as it is sent."""
        return any(w.device == device and w.page == page and w.seat == seat and w.is_quick for w in self.watchers)

    def present(self, within: float) -> set[str]:
        """Return the devices that watch this table or did so in the last `within` seconds."""
        soon = time.monotonic() - within
        left = [device for device, at in self._left.items() if at >= soon]
        return {*map(attrgetter("device"), self.watchers), *left} - {None}

    def add_watcher(self, watcher: Listener) -> None:
        """Count a phone as present."""
        known = self.is_live(watcher.device, QUIET) if watcher.device else True
        self._left.pop(watcher.device or "", None)
        self.watchers.add(watcher)
        if not known:
            self.notify()

    def remove_watcher(self, watcher: Listener) -> None:
        """Miss a phone from now on, for all to see after a while."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        if watcher.device:
            self._left[watcher.device] = self.used
            self._miss_later(watcher.device)

    def _miss_later(self, device: str) -> None:
        for gone in (QUIET, AWAY):
            gevent.spawn_later(gone + 0.1, self._miss, device, gone)

    def _miss(self, device: str, gone: float) -> None:
        if self.closed or self.is_live(device, gone):
            return
        night = self.night
        if gone >= AWAY and device != night.host and not any(device in seat.devices for seat in night.seats):
            self._left.pop(device, None)  # strangers may come with any number of phones
        self.notify()
