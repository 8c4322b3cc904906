"""SIGTERM ends the referee at once, whatever it is doing and no matter who is watching."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode

import pytest

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
    """A referee with a table and a phone at it."""

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
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.opener.addheaders = [("Origin", f"http://127.0.0.1:{self.port}")]

    def post(self, path: str, **form: str) -> str:
        self.opener.open(f"http://127.0.0.1:{self.port}/", timeout=10).close()
        data = urlencode(form).encode()
        answer = self.opener.open(f"http://127.0.0.1:{self.port}{path}", data, timeout=10)
        return str(answer.geturl())

    def watch(self, code: str) -> socket.socket:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        stream = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        stream.sendall(f"GET /{code}/ring/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n\r\n".encode())
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
        codes = [running.post("/new/one").rsplit("/", 1)[1] for _ in range(3)]
        for code in codes:
            running.post(f"/{code}/sit", name="Ann")
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


@pytest.mark.promise("The referee ends within two seconds")
def test_a_locked_database_does_not_delay_the_end(tmp_path: Path) -> None:
    running = Running(tmp_path / "nights.db", "nothing")
    code = running.post("/new/one").rsplit("/", 1)[1]
    with closing(sqlite3.connect(tmp_path / "nights.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with socket.create_connection(("127.0.0.1", running.port), timeout=10) as tap:
            body = urlencode({"name": "Ann"}).encode()
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in running.jar)
            head = f"POST /{code}/sit HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nCookie: {cookies}\r\n"
            head += f"Origin: http://127.0.0.1:{running.port}\r\n"
            kind = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
            tap.sendall((head + kind).encode() + body)
            time.sleep(0.3)
            assert running.end() < SOON
        other.execute("ROLLBACK")
        assert other.execute("PRAGMA quick_check").fetchall() == [("ok",)]
