"""A house of several servers: PostgreSQL, referees and HAProxy on loopback, as deploy/haproxy.cfg has them."""

import http.client
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from urllib.request import urlopen

from tests.support.folders import ROOT
from tests.support.forked import Mother
from tests.support.ports import free_port
from tests.support.postgres import REQUIRED

CHECKED = 1.0
"""Seconds after which HAProxy has checked every server: until then it takes all of them for running."""
NOBODY = 1
"""A port at which nothing listens."""
CONFIG = ROOT / "deploy" / "haproxy.cfg"


@cache
def without_haproxy() -> str:
    """Return why there is no HAProxy for tests, or nothing if there is one."""
    if _haproxy() is not None:
        return ""
    assert not os.environ.get(REQUIRED), "CI has no HAProxy"
    return "HAProxy is not installed (apt install haproxy)"


def _haproxy() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


class Proxy:
    """HAProxy as deploy/haproxy.cfg has it, on loopback before servers at `ports`; with a certificate over https.

    Without ports there is no server behind it. With `patience` (seconds) it waits longer for the answer to a check: a
    computer that runs many tests at once answers late, and a server that all phones are at would be taken for one that
    is gone.
    """

    def __init__(
        self, place: Path, ports: Sequence[int], certificate: Path | None = None, patience: int | None = None
    ) -> None:
        self.port = free_port()
        spoken = f" ssl crt {certificate} alpn h2,http/1.1" if certificate is not None else ""
        text = CONFIG.read_text(encoding="utf-8").replace("bind :8000", f"bind 127.0.0.1:{self.port}{spoken}")
        text = re.sub(r"127\.0\.0\.1:800([1-8])", lambda m: f"127.0.0.1:{(*ports, *[NOBODY] * 8)[int(m[1]) - 1]}", text)
        if patience is not None:
            text = text.replace("timeout check 500ms", f"timeout check {patience}s")
        self._socket = place / "haproxy.sock"
        text = text.replace("/run/haproxy/admin.sock", str(self._socket))
        text = re.sub(r"^ +(?:user|group) haproxy\n", "", text, flags=re.MULTILINE)
        shutil.copy(CONFIG.with_name("no-server.html"), place)
        config, log = place / "haproxy.cfg", place / "haproxy.log"
        config.write_text(text, encoding="utf-8")
        program = _haproxy()
        assert program is not None
        with log.open("ab") as written:
            self.process = subprocess.Popen([program, "-W", "-db", "-f", str(config)], stdout=written, stderr=written)
        if not ports:
            return
        scheme = "http" if certificate is None else "https"
        try:
            healthy(f"{scheme}://127.0.0.1:{self.port}", lambda: self.process.poll() is None, log)
        except BaseException:
            self.close()
            raise
        time.sleep(CHECKED)

    def tell(self, command: str) -> str:
        """Give it a command on its socket and return its answer."""
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(5)
            connection.connect(str(self._socket))
            connection.sendall(f"{command}\n".encode())
            return connection.makefile().read().strip()

    def reload(self) -> None:
        """Have it read its configuration again, as `systemctl reload` does; what is connected stays so."""
        self.process.send_signal(signal.SIGUSR2)
        time.sleep(CHECKED)

    def close(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(timeout=20)


def healthy(url: str, runs: Callable[[], bool], log: Path) -> None:
    """Wait until a server answers, whatever its certificate is."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    until = time.monotonic() + 20
    while time.monotonic() < until:
        assert runs(), log.read_text(errors="replace")
        try:
            with urlopen(f"{url}/healthz", timeout=2, context=context if url.startswith("https") else None) as answer:
                assert answer.status == 200
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(f"{url} does not answer")


def certificate(place: Path) -> Path | None:
    """Make a certificate for localhost that nobody has signed; None without openssl."""
    program = shutil.which("openssl")
    if program is None:
        assert not os.environ.get(REQUIRED), "CI has no openssl"
        return None
    key, made, both = place / "key.pem", place / "made.pem", place / "both.pem"
    command = [program, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-keyout", str(key), "-out", str(made)], check=True, capture_output=True)
    both.write_bytes(made.read_bytes() + key.read_bytes())
    return both


class House:
    """The servers of one database, by number from 0, behind one address."""

    def __init__(self, place: Path, database: str, servers: int) -> None:
        self.database = database
        self._place = place
        self.ports = [free_port() for _ in range(8)]
        self._mother = Mother(database, place / "servers.log", 1)
        self.pids: dict[int, int] = {}
        for number in range(servers):
            self.start(number)
        for number in self.pids:  # the proxy takes servers for running until its first check
            healthy(f"http://127.0.0.1:{self.ports[number]}", lambda: True, place / "servers.log")
        self.proxy = Proxy(place, self.ports)
        self.port = self.proxy.port

    def start(self, number: int) -> None:
        """Start a server."""
        self.pids[number] = self._mother.start(self.ports[number])

    def drain(self, number: int) -> None:
        """Let the proxy send a server no more requests."""
        assert not self.proxy.tell(f"set server referees/w{number + 1} state drain")

    def admit(self, number: int) -> None:
        """Let the proxy use a server that was drained."""
        assert not self.proxy.tell(f"set server referees/w{number + 1} state ready")

    @property
    def processes(self) -> list[int]:
        """The process ids of the servers and of the proxy, whose worker is its child."""
        return [*self.pids.values(), self.proxy.process.pid]

    def signal(self, number: int, which: signal.Signals) -> None:
        """Send a server a signal."""
        os.kill(self.pids[number], which)
        if which in (signal.SIGKILL, signal.SIGTERM):
            del self.pids[number]

    def log(self) -> str:
        """Return what the servers printed to standard error."""
        return (self._place / "servers.log").read_text(errors="replace")

    def close(self) -> None:
        """Stop everything."""
        self.proxy.close()
        for number in list(self.pids):
            os.kill(self.pids[number], signal.SIGCONT)
            self.signal(number, signal.SIGTERM)
        self._mother.close()


class Stream:
    """A phone on a table's stream, in a thread; it connects again when the stream ends, or is silent for 8 s."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self._port, self._code, self._cookie = port, code, cookie
        self.connections = 0
        self._read = b""
        self._stopped = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def until(self, word: str, seconds: float) -> bool:
        """Wait until the phone was sent a word; return False if it was not in this time."""
        with self._changed:
            return self._changed.wait_for(lambda: word.encode() in self._read, seconds)

    def close(self) -> None:
        """Close the stream: with the next beat, at the latest."""
        self._stopped = True
        self._thread.join(timeout=20)

    def _watch(self) -> None:
        while not self._stopped:
            connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=8)
            try:
                connection.request("GET", f"/{self._code}/stream", headers={"Cookie": self._cookie})
                answer = connection.getresponse()
                self.connections += answer.status == 200
                while answer.status == 200 and not self._stopped and (piece := answer.read1(65536)):
                    with self._changed:
                        self._read = (self._read + piece)[-2_000_000:]
                        self._changed.notify_all()
            except (OSError, http.client.HTTPException):
                pass
            finally:
                connection.close()
            time.sleep(0.2)
