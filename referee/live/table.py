"""A table in memory: its night, its games, who watches it, and the door that lines come through."""

import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import gevent
from gevent.lock import RLock

from referee.live.played import Answer, Outcome, Played
from referee.store import DatabaseFault, Night, Step, StoreError, Tap

if TYPE_CHECKING:
    from referee.live.hall import Hall
    from referee.live.stream import Watcher

P = ParamSpec("P")
R = TypeVar("R")
MOST_KEPT = 8
BEAT = 3.0
"""How often each phone is shown that the table is there, in seconds."""
QUIET = 15.0
"""After so many seconds without its stream a phone is missed: asleep, or on another page."""
AWAY = 90.0
"""After so many it counts as away: others may bring its seat back."""


Also = Callable[[Any, Sequence[Any]], Sequence[Step]]
"""What else a tap changes, by the log with its lines and by their entries."""


def tap_id(post: str | None) -> str:
    """A tap's id as it is kept."""
    return (post or "")[:64].replace("#", "-")


class Table:
    """The people round one table: their night, its games one after another, and who watches. `again` where the night
    was opened before this server was; `taps` are the ids of those that entered no line. `votes` for a new host (seat by
    seat, whom for) fall when the host is back; `knocks` is what phones ask the table for, by id."""

    def __init__(
        self, hall: "Hall", night: Night, games: list[Played], taps: Iterable[str] = (), *, again: bool = False
    ) -> None:
        self.hall = hall
        self.night = night
        self.games = games
        self.watchers: set[Watcher] = set()
        self.closed = False
        self.version = 0
        self.used = time.monotonic()
        self.votes: dict[int, int] = {}
        self.knocks: dict[int, Any] = {}
        # Phones that were here before a restart come back within moments: until then none of them is away.
        known = [device for seat in night.seats for device in seat.devices] + [night.host or ""]
        self._left: dict[str, float] = dict.fromkeys(known, self.used) if again else {}
        self._memo: dict[Hashable, Any] = {}
        self._kept: dict[Hashable, Any] = {}
        self._taps = set(taps)
        self._starting = RLock()
        self._pushes = self._beats = False

    @property
    def code(self) -> str:
        return self.night.code

    @property
    def game(self) -> Played | None:
        """The game being played, or None before the first."""
        return self.games[-1] if self.games else None

    def enter(
        self,
        lines: Sequence[str],
        *,
        device: str | None,
        post: str | None = None,
        seen: str | None = None,
        game: int | None = None,
        tapped: bool = False,
        paced: bool = True,
        also: Also | None = None,
    ) -> Answer:
        """Enters lines (`Bo plays 7H`) into a game, all or none, and returns when they are on the disk or lost.

        `also` says, of the log with the lines and of their entries, what else the tap changes: it is kept in the same
        transaction.

        `post` is the tap's id: the same id again gets the same answer and enters nothing. `seen` is what the phone
        had seen, and decides whether the table moved on (`Screens.moved`). `game` is the game's number; without it the
        one being played. Lines that were `tapped` on a phone may stand for others (`Game.meant`). Raises TooFast
        where `paced` lines are more than a minute's.
        """
        if (again := self.answered(post)) is not None:
            return again
        played = self.game if game is None else next((g for g in self.games if g.number == game), None)
        if played is None or self.closed:
            return Answer(Outcome.MOVED_ON)
        if paced:
            self.hall.pace.count(self.code, device, len(lines))

        def moved(state: Any, action: Any) -> bool:
            return seen is not None and self.hall.screens.moved(played, state, action, seen)

        found = played.post(lines, device, tap_id(post), moved, tapped=tapped)
        if isinstance(found, Answer):
            played.settle()  # what made the table move on is shown before anybody reads that it did
            return found
        if also is not None:
            found.also(also(found.log, found.made))
        found.shown = self._show
        self.hall.keeper.put(found)
        return found.awaited()

    def _show(self, night: Night | None) -> None:
        if night is not None and night.read > self.night.read:  # two that end at once may be told in any order
            self.night = night
        self.touch()

    def answered(self, post: str | None) -> Answer | None:
        """The answer of a tap that comes again because its answer was lost, whatever has changed since; None for one
        that entered nothing yet."""
        id = tap_id(post)
        if id in self._taps:
            return Answer(Outcome.KEPT)
        for played in reversed(self.games) if id else ():
            if (found := played.earlier(id)) is not None:
                return found if isinstance(found, Answer) else found.awaited()
        return None

    def start(self, head: str, after: int, *steps: Step) -> Played | None:
        """Starts the next game with this head, and keeps these steps with it. `after` is how many games its phone saw:
        if there are more by now (two people tapped), nothing is started. The game being played; raises `Unreadable` for
        a bad head."""
        with self._starting:
            if len(self.games) == after:
                self.hall.open_log(head)
                try:
                    self.together(lambda store: store.add_game(self.night.id, head, after + 1), *steps)
                except (DatabaseFault, StoreError):
                    self._read_again()
                    if len(self.night.games) == after:
                        raise
                self._load_games()
            return self.game

    def _load_games(self) -> None:
        """Loads what was started and is not here yet."""
        keeper = self.hall.keeper
        for game in self.night.games[len(self.games) :]:
            self.games.append(Played(game, self.hall.open_log, keeper.ask(keeper.store.lines, game.id)))
        self.touch()

    def _read_again(self) -> None:
        """Shows the night as it is on the disk: a transaction may be there although its end was not reported."""
        keeper = self.hall.keeper
        with suppress(DatabaseFault, StoreError):
            self._taps |= keeper.ask(keeper.store.taps, self.night.id)
            self._show(keeper.ask(keeper.store.night_of, self.night.id))

    def change(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Runs a function of the store that changes this night (seats, devices, host, name), and shows it."""
        store, code = self.hall.keeper.store, self.night.code

        def changed() -> tuple[R, Night | None]:
            return function(*args, **kwargs), store.night(code)

        result, night = self.hall.keeper.ask(changed)
        if night is None:
            self.hall.forget(self)
        else:
            self._show(night)
        return result

    def together(self, *steps: Step, device: str | None = None, post: str | None = None) -> None:
        """Keeps all that a tap without lines changes in one transaction, and shows it. Its id `post` again changes
        nothing."""
        id = tap_id(post)
        if id in self._taps:
            return
        tap = Tap(self.night.id, steps=steps, post=id, device=device)
        try:
            nights = self.hall.keeper.ask(self.hall.keeper.store.keep, [tap])
        except DatabaseFault:
            self._read_again()
            raise
        if id:
            self._taps.add(id)
        self._show(nights[self.night.id])

    def touch(self) -> None:
        """Something of this table changed: every phone is sent what is new to it."""
        self.version += 1
        self._memo.clear()
        if self.watchers and not self._pushes:
            self._pushes = True
            gevent.spawn(self._push)

    def _push(self) -> None:
        self._pushes = False
        for watcher in tuple(self.watchers):
            watcher.push()

    def _beat(self) -> None:
        """Shows every phone that the table is there, as long as one watches."""
        self._beats = bool(self.watchers)
        if self._beats:
            gevent.spawn_later(BEAT, self._beat)
        for watcher in tuple(self.watchers):
            watcher.beat()

    def touch_in(self, seconds: float) -> None:
        """The same after so many seconds: something will be over by then."""
        gevent.spawn_later(seconds, self._touch_open)

    def _touch_open(self) -> None:
        if not self.closed:
            self.touch()

    def once(self, key: Hashable, make: Callable[[], R]) -> R:
        """`make()`, called once for this key until the table changes."""
        if key not in self._memo:
            self._memo[key] = make()
        found: R = self._memo[key]
        return found

    def kept(self, key: Hashable, make: Callable[[], R]) -> R:
        """`make()`, kept for the few keys asked for last, whatever changes: the key says all that it depends on."""
        if key in self._kept:
            self._kept[key] = self._kept.pop(key)
        else:
            self._kept[key] = make()
            if len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        found: R = self._kept[key]
        return found

    def is_live(self, device: str, within: float = AWAY) -> bool:
        """Whether the device watches this table or did so in the last `within` seconds."""
        left = self._left.get(device)
        return any(w.device == device for w in self.watchers) or (
            left is not None and time.monotonic() - left <= within
        )

    def left_before(self, device: str, seconds: float) -> bool:
        """Whether the device is known to have gone more than so many seconds ago."""
        return device in self._left and not self.is_live(device, seconds)

    def present(self, within: float) -> set[str]:
        """The devices that watch this table or did so in the last `within` seconds."""
        soon = time.monotonic() - within
        return {w.device for w in self.watchers if w.device} | {each for each, at in self._left.items() if at >= soon}

    def came(self, watcher: "Watcher") -> None:
        known = self.is_live(watcher.device, QUIET) if watcher.device else True
        if watcher.device is not None and watcher.device == self.night.host:
            self.votes.clear()
        self.watchers.add(watcher)
        if not self._beats:
            self._beats = True
            gevent.spawn_later(BEAT, self._beat)
        if not known:
            self.touch()

    def went(self, watcher: "Watcher") -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        if watcher.device:
            self._left[watcher.device] = self.used
            for gone in (QUIET, AWAY):
                gevent.spawn_later(gone + 0.1, self._miss, watcher.device, gone)

    def _miss(self, device: str, gone: float) -> None:
        if not self.closed and not self.is_live(device, gone):
            self.touch()
