"""The name `referee.local`, as long as another process can announce it."""

import contextlib
import logging
import sys
from collections.abc import Callable

import gevent
from gevent.subprocess import DEVNULL, PIPE, Popen, TimeoutExpired

COMMAND = (sys.executable, "-m", "referee.server.mdns_process")
PATIENCE = 2.0
"""Seconds that the announcer may take to withdraw the name."""
log = logging.getLogger(__name__)


class LocalName:
    """The announced name of this referee.

    `name` is empty while no name leads here; `news` is called with each new name. No game needs a name, so nothing here
    raises: without an announcer there is none.
    """

    def __init__(self, port: int, news: Callable[[str], None] = lambda name: None) -> None:
        self.name = ""
        self._news = news
        self._told = ""
        self._process: Popen[str] | None = None
        try:
            self._process = Popen(
                [*COMMAND, str(port)], stdin=PIPE, stdout=PIPE, stderr=DEVNULL, encoding="utf-8", errors="replace"
            )
        except OSError as problem:
            log.info("no announcer: %s", problem)
            return
        self._reader = gevent.spawn(self._read, self._process)

    def tell(self, ip: str | None) -> None:
        """Announce this address from now on, or none."""
        told = ip or ""
        if told == self._told or self._process is None or self._process.stdin is None:
            return
        self._told, self.name = told, ""
        try:
            self._process.stdin.write(f"{told}\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as problem:
            log.info("the announcer has ended: %s", problem)
            self._process = None

    def _read(self, process: "Popen[str]") -> None:
        for line in process.stdout or ():
            self.name = line.strip()
            if self.name:
                self._news(self.name)
        self.name = ""

    def close(self) -> None:
        """Withdraw the name: the announcer does so, and ends, when its input ends."""
        if self._process is None:
            return
        process, self._process = self._process, None
        assert process.stdin is not None  # it was started with both pipes
        assert process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            process.stdin.close()
        try:
            process.wait(timeout=PATIENCE)
        except TimeoutExpired:
            process.kill()
            process.wait()
        self._reader.join()
        process.stdout.close()
