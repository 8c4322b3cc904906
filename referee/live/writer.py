"""The one way to the store, and the greenlet that writes all waiting lines in one transaction."""

import logging
from collections.abc import Callable, Sequence
from typing import ParamSpec, Protocol, TypeVar

import gevent
from gevent.event import Event
from gevent.lock import RLock
from gevent.threadpool import ThreadPool

from referee.live.apart import in_thread
from referee.store import Store
from referee.store.values import DatabaseFault, KeptLine, Night, StoredTap, StoreError

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class Owner(Protocol):
    """A game whose lines are written, and that falls back when they are lost."""

    id: int

    def fall_back(self, rows: Sequence[KeptLine] | None) -> None:
        """Forget every tentative line. `rows` are the lines in the store, if it could be asked."""


class Waiting(Protocol):
    """The lines of one tap that wait for the disk, and the tap's other changes."""

    @property
    def owner(self) -> Owner: ...
    @property
    def tap(self) -> StoredTap: ...

    def kept(self, night: Night | None) -> None:
        """Show the lines: they are on the disk."""

    def lost(self, why: str, night: Night | None) -> None:
        """Report the failure, and why."""


class StoreWriter:
    """The store, asked by one at a time: a file in a thread of its own, so that the disk holds up nobody else.

    A server is waited for by the greenlet that asks it, which holds up no other.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._pool = None if store.is_shared else ThreadPool(1)
        self._turn = RLock()
        self._queue: list[Waiting] = []
        self._wake = Event()
        self._closing = False
        self._writer = gevent.spawn(self._write)

    def ask(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function of the store, alone, and wait for it; raise its exception if it raises one."""
        if self._pool is None:
            with self._turn:
                return function(*args, **kwargs)
        return in_thread(self._pool, function, *args, **kwargs)

    def put(self, waiting: Waiting) -> None:
        """Queue lines, which must follow those queued before; `kept()` or `lost()` is called in that order."""
        self._queue.append(waiting)
        self._wake.set()

    def close(self) -> None:
        """Write the lines that still wait, then close the store."""
        self._closing = True
        self._wake.set()
        self._writer.join()
        self.ask(self.store.close)
        if self._pool is not None:
            self._pool.kill()

    def _write(self) -> None:
        while self._queue or not self._closing:
            self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if batch:
                self._keep(batch)
            if self._queue:
                gevent.sleep(0)  # who else asks a server has a turn between two batches

    def _keep(self, batch: list[Waiting]) -> None:
        nights: dict[int, Night] = {}
        try:
            if any(waiting.tap.steps for waiting in batch):
                nights = self.ask(self.store.keep, [waiting.tap for waiting in batch])
            else:
                self.ask(self.store.append, [row for waiting in batch for row in waiting.tap.lines])
        except Exception as error:
            fault = error
        else:
            for waiting in batch:
                waiting.kept(nights.get(waiting.tap.night) if waiting.tap.steps else None)
            return
        owners = list({id(waiting.owner): waiting.owner for waiting in batch}.values())
        count = sum(len(waiting.tap.lines) for waiting in batch)
        if isinstance(fault, DatabaseFault):
            log.error("%d lines were not kept: %s", count, fault)
            self._lose(owners, batch, fault.key, fault.key)
        elif len(owners) == 1 and len(batch) > 1 and any(waiting.tap.steps for waiting in batch):
            # The changes of one tap may be refused: the taps before it are kept, each alone.
            self._queue[:0] = batch[1:]
            self._wake.set()
            self._keep(batch[:1])
        elif len(owners) == 1:
            if not self.store.is_shared or not isinstance(fault, StoreError):  # where it is, another server was first
                log.error("game %d: %d lines were not kept", owners[0].id, count, exc_info=fault)
            self._lose(owners, batch, fault.key if isinstance(fault, StoreError) else "", "conflict")
        else:  # each game is tried alone, so that a fault of one costs no other
            for owner in owners:
                self._keep([waiting for waiting in batch if waiting.owner is owner])

    def _lose(self, owners: Sequence[Owner], batch: list[Waiting], why: str, later: str) -> None:
        """Report the failure of a batch, and why; `later` is why those are lost that were judged after it."""
        # A file without a name may hold lines that nobody finds again. Where a write had to wait in vain nothing was
        # written, and to wait once more for reading would take twice as long as promised.
        is_read = why not in ("gone", "locked", "busy")
        for owner in owners:
            rows: list[KeptLine] | None = None
            nights: dict[int, Night] = {}
            if is_read:
                try:  # a transaction may be on the disk although its end was not reported
                    rows = self.ask(self.store.lines, owner.id)
                    changed = {waiting.tap.night for waiting in batch if waiting.owner is owner and waiting.tap.steps}
                    nights = {night: self.ask(self.store.night_of, night) for night in changed}
                except Exception:  # then no other game can be read either, and waiting for it helps nobody
                    is_read = False
            # No waiting from here on: what was queued meanwhile was judged on states that fall with the batch.
            owner.fall_back(rows)
            after = [waiting for waiting in self._queue if waiting.owner is owner]
            self._queue = [waiting for waiting in self._queue if waiting.owner is not owner]
            for waiting in batch:
                if waiting.owner is owner:
                    waiting.lost(why, nights.get(waiting.tap.night))
            for waiting in after:
                waiting.lost(later, nights.get(waiting.tap.night))
