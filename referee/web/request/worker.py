"""A separate process that judges texts from anybody, so that the tables continue even if a text stops it.

It starts when first needed, answers one request at a time within limits of time and memory, and starts again after it
exceeded them. `worker_process` is the code that runs in it.
"""

import json
import struct
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

SECONDS = 8.0
"""Seconds that one request may take."""
STARTING = 30.0
"""Seconds that the process may take to start, on a slow computer."""
WAITING = 10.0
"""Seconds that a request waits for earlier ones."""
MOST = 32 * 1024 * 1024
"""Bytes of the longest message."""
_LENGTH = struct.Struct(">I")


class NoAnswer(Exception):  # noqa: N818 - says what became of a request
    """The process gave no answer: it took too long (`slow`), could not start, or has too much to do."""

    def __init__(self, *, slow: bool) -> None:
        super().__init__(slow)
        self.slow = slow


@dataclass(frozen=True, slots=True)
class Request:
    """A request for the process: the texts of its WSGI environment, and its body."""

    environ: Mapping[str, str]
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class WorkerAnswer:
    """An answer: status line, headers and body."""

    status: str
    headers: tuple[tuple[str, str], ...]
    body: bytes


def send(pipe: IO[bytes], message: Mapping[str, Any], body: bytes = b"") -> None:
    """Write a message with its body."""
    head = json.dumps(message).encode()
    pipe.write(_LENGTH.pack(len(head)) + head + _LENGTH.pack(len(body)) + body)
    pipe.flush()


def receive(pipe: IO[bytes]) -> tuple[dict[str, Any], bytes] | None:
    """Read a message with its body; None if the other side has ended."""
    head = _part(pipe)
    body = _part(pipe) if head is not None else None
    if head is None or body is None:
        return None
    message: dict[str, Any] = json.loads(head)
    return message, body


def _part(pipe: IO[bytes]) -> bytes | None:
    length = _exactly(pipe, _LENGTH.size)
    if length is None:
        return None
    (size,) = _LENGTH.unpack(length)
    return _exactly(pipe, size) if size <= MOST else None


def _exactly(pipe: IO[bytes], count: int) -> bytes | None:
    found = b""
    while len(found) < count:
        more = pipe.read(count - len(found))
        if not more:
            return None
        found += more
    return found


class Worker:
    """The process as the server sees it. `config` is its app's, `games` are the folders of external games."""

    def __init__(
        self,
        config: Mapping[str, Any],
        games: Sequence[Path] = (),
        *,
        seconds: float = SECONDS,
        command: Sequence[str] = (sys.executable, "-m", "referee.server.worker_process"),
    ) -> None:
        self._start_message = {"config": dict(config), "games": [str(place) for place in games]}
        self._seconds = seconds
        self._command = tuple(command)
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the running process."""
        return None if self._process is None else self._process.pid

    def answer(self, request: Request) -> WorkerAnswer:
        """Return the process's answer; raise NoAnswer, after which the next request gets a new process."""
        if not self._turn.acquire(timeout=WAITING):
            raise NoAnswer(slow=False)
        try:
            process = self._running()
            return self._asked(process, request)
        finally:
            self._turn.release()

    def close(self) -> None:
        """End the process and start no other."""
        self._closed = True
        self._end()

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._closed:
            raise NoAnswer(slow=False)
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._end()
        try:
            self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            if self._exchanged(self._process, self._start_message, b"", STARTING) is not None:
                return self._process
        except (OSError, ValueError):
            pass
        self._end()
        raise NoAnswer(slow=False)

    def _asked(self, process: "subprocess.Popen[bytes]", request: Request) -> WorkerAnswer:
        late = threading.Event()
        found = self._exchanged(process, {"environ": dict(request.environ)}, request.body, self._seconds, late)
        if found is None:
            self._end()
            raise NoAnswer(slow=late.is_set())
        message, body = found
        return WorkerAnswer(message["status"], tuple((name, value) for name, value in message["headers"]), body)

    def _exchanged(
        self,
        process: "subprocess.Popen[bytes]",
        message: Mapping[str, Any],
        body: bytes,
        seconds: float,
        late: threading.Event | None = None,
    ) -> tuple[dict[str, Any], bytes] | None:
        """Return the process's answer to a message; None if it ended, or was ended because it took too long."""

        def end() -> None:
            if late is not None:
                late.set()
            process.kill()

        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            send(process.stdin, message, body)
            return receive(process.stdout)
        except (OSError, ValueError):
            return None
        finally:
            timer.cancel()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            process.kill()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        process.wait()
