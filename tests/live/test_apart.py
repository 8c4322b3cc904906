"""Long work beside the tables: it holds nobody up, and nobody's takes more than their share."""

import time
from contextlib import suppress

import gevent
import pytest
from gevent import socket

from referee.live import apart
from referee.live.apart import Apart, TooMuch
from referee.live.writer import StoreWriter
from referee.records.pasted import judged
from referee.store.values import StoredTap
from tests.server.test_serve import HEAVY

SOON = 0.25
"""Seconds that a greenlet may wait, on a computer that runs many tests at once too."""


def busy(seconds: float) -> str:
    """Use a processor for a time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    return "done"


@pytest.mark.promise("Work of more than some milliseconds")
def test_whoever_sends_something_has_the_next_turn_but_one() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        read = gevent.spawn(ours.recv, 1)
        gevent.sleep(0)
        for turn in apart.in_turns(range(90)):
            if turn == 10:
                theirs.send(b"a")
            busy(apart.TURN)
            if read.ready():
                break
    assert turn <= 12


@pytest.mark.promise("A text that anybody may send")
def test_greenlets_go_on_beside_the_worst_record() -> None:
    found = gevent.spawn(Apart().run, "Ann", judged, HEAVY)
    waits = []
    while not found.ready():
        start = time.monotonic()
        gevent.sleep(0.001)
        waits.append(time.monotonic() - start)
    assert len(waits) > 10
    assert sorted(waits)[len(waits) * 95 // 100] < SOON
    assert getattr(found.value, "key", "") == "ui-record-slow"


@pytest.mark.promise("A text that anybody may send")
def test_a_share_of_the_processor_is_one_persons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "AT_ONCE", 0.05)
    work = Apart()
    assert work.run("Ann", busy, 0.1) == "done"
    with pytest.raises(TooMuch) as refused:
        work.run("Ann", busy, 0.1)
    assert 0 < refused.value.seconds <= 0.1 / apart.SHARE
    assert work.run("Bo", busy, 0.0) == "done"


@pytest.mark.promise("What a long night is asked")
def test_who_asks_for_much_at_once_gets_no_more_and_nobody_waits_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "AT_ONCE", 0.05)
    work, done = Apart(), list[str]()

    def ask(whose: str) -> None:
        with suppress(TooMuch):
            work.run(whose, busy, 0.1)
            done.append(whose)

    gevent.joinall([gevent.spawn(ask, whose) for whose in ("Ann", "Ann", "Ann", "Bo")], raise_error=True)
    assert sorted(done) == ["Ann", "Bo"]


class Busy:
    """A database server that takes a moment for each batch."""

    is_shared = True

    def __init__(self) -> None:
        self.batches = 0

    def append(self, rows: object) -> None:
        self.batches += 1
        gevent.sleep(0.002)

    def close(self) -> None:
        """Close nothing."""


class Tapped:
    """A tap of somebody who taps again as soon as it is kept."""

    def __init__(self, writer: StoreWriter) -> None:
        self.writer, self.owner, self.tap = writer, self, StoredTap(1)
        self.id = self.left = 0

    def kept(self, night: object) -> None:
        if not self.writer._closing:
            self.writer.put(self)  # type: ignore[arg-type]


def test_who_asks_a_database_server_has_a_turn_between_two_batches_of_lines() -> None:
    store = Busy()
    writer = StoreWriter(store)  # type: ignore[arg-type]
    for _ in range(3):
        writer.put(Tapped(writer))  # type: ignore[arg-type]
    gevent.sleep(0.02)
    before = store.batches
    gevent.spawn(writer.ask, lambda: None).get(timeout=5)
    assert 0 < before <= store.batches <= before + 2
    writer.close()


def test_a_fault_of_the_work_reaches_who_asked() -> None:
    with pytest.raises(ZeroDivisionError):
        Apart().run("Ann", lambda: 1 // 0)
