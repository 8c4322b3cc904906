"""Three servers behind HAProxy, with phones tapping, while servers and the database are killed, stopped and restarted.

No line is lost or stored twice, and every phone on a stream shows what is said afterwards within seconds.
"""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.support.house import House, Stream, without_haproxy
from tests.support.phones import table_of
from tests.support.postgres import Postgres, missing, postgres
from tests.support.tapping import Load, stored_posts

TABLES = 3
RIGHT = 3.0
"""Seconds after which every phone shows what is said now, on a machine that does nothing else."""
BUSY = 4.0
"""The same on one that runs other tests: this many times as long."""
NOT_KEPT = 502, 503, 504, 507
"""The answers to a tap whose server went away, and to one that could not be stored."""


class Evening:
    """Tables in play: two phones tap at each, two streams watch, and a third phone says what the streams must show."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.loads: list[Load] = []
        self.streams: list[Stream] = []
        self.marks: list[tuple[Load, list[Stream]]] = []
        for _ in range(TABLES):
            code, direct = table_of(house.ports[0], 2)  # the proxy could take a slow server for one that is gone
            phones = [phone.at(house.port) for phone in direct]
            self.loads += [Load(code, phone, f"{code}-{at}", NOT_KEPT) for at, phone in enumerate(phones)]
            watching = [Stream(house.port, code, phone.cookie) for phone in phones]
            self.streams += watching
            self.marks.append((Load(code, phones[0].at(house.port), f"{code}-mark", NOT_KEPT), watching))
            for phone in direct:
                phone.close()
        for load in self.loads:
            load.thread.start()

    def must_be_right(self, what: str) -> None:
        """Check that each phone shows what is said from now on."""
        start = time.monotonic()
        for mark, watching in self.marks:
            waiting = list(watching)
            while waiting:  # said again, as an older line leaves the screen while others are said
                word = f"m{len(mark.kept)}"
                mark.say(word, f"{mark.name}-{word}")
                waiting = [stream for stream in waiting if not stream.until(word, 0.3)]
                assert time.monotonic() - start < RIGHT * BUSY, f"{what}: {mark.code} is not shown"
        assert all(load.thread.is_alive() for load in self.loads), what

    def must_have_lost_nothing(self) -> None:
        """End everything, and check that each acknowledged line is stored once."""
        acknowledged = self.stop()
        self.house.close()
        for stream in self.streams:
            stream.close()
        kept = stored_posts(self.house.database)
        assert acknowledged - kept.keys() == set(), self.house.log()
        assert {post for post, count in kept.items() if count > 1} == set()
        assert len(acknowledged) > 100

    def stop(self) -> set[str]:
        """Stop tapping, and return the ids of the taps that were acknowledged."""
        for load in self.loads:
            load.stop.set()
        for load in self.loads:
            load.thread.join()
            load.phone.close()
        for mark, _ in self.marks:
            mark.phone.close()
        return {post for load in (*self.loads, *(mark for mark, _ in self.marks)) for post in load.kept}


@pytest.fixture
def server() -> Iterator[Postgres]:
    if why := missing() or without_haproxy():
        pytest.skip(why)
    with postgres() as running:
        yield running


def test_no_line_is_lost_and_every_phone_is_right_again(server: Postgres, tmp_path: Path) -> None:
    house = House(tmp_path, server.make(), 3)
    evening = Evening(house)
    try:
        evening.must_be_right("three servers")
        for number in range(3):
            house.signal(number, signal.SIGKILL)
            evening.must_be_right(f"server {number} killed")
            house.start(number)
        house.signal(1, signal.SIGSTOP)
        evening.must_be_right("server 1 stopped")
        house.signal(1, signal.SIGCONT)
        evening.must_be_right("server 1 goes on")
        server.stop("fast")
        server.start()
        evening.must_be_right("the database started again")
        with psycopg.connect(house.database, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ '^(UN)?LISTEN'")
        evening.must_be_right("listeners cut")
        house.start(3)
        evening.must_be_right("a server added")
        house.drain(2)
        evening.must_be_right("a server drained")
        house.signal(2, signal.SIGTERM)
        evening.must_be_right("a drained server ended")
        house.start(2)
        house.admit(2)
        evening.must_be_right("a server is back")
        house.proxy.reload()
        evening.must_be_right("HAProxy reloaded")
    finally:
        evening.must_have_lost_nothing()
