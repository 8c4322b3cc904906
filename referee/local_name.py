"""The name beside the number: `referee.local`, as long as another process can announce it."""

import contextlib
import logging
import sys
from collections.abc import Callable

import gevent
from gevent.subprocess import DEVNULL, PIPE, Popen, TimeoutExpired

COMMAND = (sys.executable, "-m", "referee.announcer")
PATIENCE = 2.0
"""How long the announcer may take to say goodbye, in seconds."""
log = logging.getLogger(__name__)


class LocalName:
    """Has an address announced. `name` is what leads there, empty while nothing does; `news` is told each new one.

    Nothing here is needed for a game, so nothing here fails: without an announcer there is no name."""

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
        """The address that is to be announced from now on, None for none."""
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
        """The name leads nowhere any more: the announcer says so, and ends, when it is told nothing further."""
        if self._process is None:
            return
        process, self._process = self._process, None
        with contextlib.suppress(OSError, ValueError):
            process.stdin.close()
        try:
            process.wait(timeout=PATIENCE)
        except TimeoutExpired:
            process.kill()
            process.wait()
        self._reader.join()
        process.stdout.close()
