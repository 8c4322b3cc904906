"""SIGTERM ends the referee at once, whatever it is doing and no matter who is watching."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from functools import cached_property
from http.client import HTTPException
from pathlib import Path

import pytest

from tests.support.phones import Phone

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a polite kill is a signal")

SOON = 2.0 + 1.0
"""Two seconds, and one more for a busy computer."""
SCRIPT = """
import sys, time
sleep = time.sleep
from gevent import monkey
monkey.patch_all()
import gevent
from referee.server import serve

def in_a_thread(registry):
    gevent.get_hub().threadpool.apply(sleep, (30,))

def computes(registry):
    gevent.sleep(0.5)
    until = time.monotonic() + 30
    while time.monotonic() < until:
        pass

def nothing(registry):
    pass

serve._prepare = {"in a thread": in_a_thread, "computes": computes, "nothing": nothing}[sys.argv[2]]
from referee.cli import main
main.main(["serve", "--host", "127.0.0.1", "--port", "0", "--db", sys.argv[1]])
"""


class Running:
    """A referee, and a phone of its own computer."""

    def __init__(self, database: Path, does: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(database), does],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = ""
        while "Ctrl+C" not in said:
            line = self.process.stdout.readline()
            assert line, self.process.stderr and self.process.stderr.read()
            said += line
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found
        self.port = int(found[1])

    @cached_property
    def phone(self) -> Phone:
        return Phone(self.port, 10)

    def table(self) -> str:
        return self.phone.ask("/new/one", {}).rpartition("/")[2]

    def watch(self, code: str) -> socket.socket:
        stream = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        head = f"GET /{code}/ring/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.phone.cookie}\r\n\r\n"
        stream.sendall(head.encode())
        assert b"200" in stream.recv(64)
        return stream

    def end(self, how: int = signal.SIGTERM) -> float:
        """Ask it to end; return the seconds that it took."""
        start = time.monotonic()
        self.process.send_signal(how)
        self.process.communicate(timeout=40)
        return time.monotonic() - start


@pytest.mark.promise("The referee ends within two seconds")
def test_with_many_streams_open_it_ends_within_two_seconds_repeatedly(tmp_path: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        running = Running(tmp_path / "nights.db", "nothing")
        codes = [running.table() for _ in range(3)]
        for code in codes:
            running.phone.ask(f"/{code}/sit", {"name": "Ann"})
        running.phone.close()
        streams = [running.watch(code) for code in codes for _ in range(40)]
        assert running.end(how) < SOON
        assert running.process.returncode == 0
        for stream in streams:
            while stream.recv(65536):  # every stream ends, none hangs
                pass
            stream.close()


@pytest.mark.promise("The referee ends within two seconds")
@pytest.mark.parametrize("does", ["in a thread", "computes"])
def test_it_ends_within_two_seconds_during_any_work(tmp_path: Path, does: str) -> None:
    running = Running(tmp_path / "nights.db", does)
    time.sleep(1)
    assert running.end() < SOON
    assert running.process.returncode == 0


def sits(phone: Phone, code: str) -> None:
    with suppress(OSError, HTTPException):  # the referee ends meanwhile
        phone.post(f"/{code}/sit", name="Ann")
    phone.close()


@pytest.mark.promise("The referee ends within two seconds")
def test_a_locked_database_does_not_delay_the_end(tmp_path: Path) -> None:
    running = Running(tmp_path / "nights.db", "nothing")
    code = running.table()
    with closing(sqlite3.connect(tmp_path / "nights.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        tap = threading.Thread(target=sits, args=(running.phone, code))
        tap.start()
        time.sleep(0.3)
        assert running.end() < SOON
        tap.join()
        other.execute("ROLLBACK")
        assert other.execute("PRAGMA quick_check").fetchall() == [("ok",)]
