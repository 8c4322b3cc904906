"""The process that judges texts which anybody may send: the same pages, without tables and with limited resources.

It ends with the server.
"""

import contextlib
import io
import os
import signal
import sys
from pathlib import Path
from typing import IO, Any

from werkzeug.test import run_wsgi_app

from referee.engine import games
from referee.texts.catalog import shared
from referee.web.app import create_app
from referee.web.request.worker import receive, send

MEMORY = 1024 * 1024 * 1024
"""Bytes of address space that it may use; beyond them it fails, and no table does."""
NICE = 10
"""Its niceness: tables have priority for the processor."""


def main() -> int:
    """Answer requests from standard input on standard output until the server ends."""
    pipes = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # printed text must not mix with the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    stand_back()
    begun = receive(pipes[0])
    if begun is None:
        return 0
    message, _ = begun
    for place in message["games"]:
        with contextlib.suppress(games.BadFolder):
            games.add(Path(place))
    app = create_app({**message["config"], "DB": ":memory:", "PROXIES": 0, "WORKER": False, "ADMITS": False})
    send(pipes[1], {"ready": True})
    serve(app, *pipes)
    return 0


def stand_back() -> None:
    """Limit this process's memory and priority, if the system can."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard), hard))
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICE)


def serve(app: Any, requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer one request after another."""
    while (asked := receive(requests)) is not None:
        message, body = asked
        games.rescan(lambda folder: shared().add(folder / "text"))
        environ = message["environ"] | {
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.version": (1, 0),
            "wsgi.input": io.BytesIO(body),
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": False,
            "wsgi.multiprocess": True,
            "wsgi.run_once": False,
        }
        found, status, headers = run_wsgi_app(app, environ, buffered=True)
        send(answers, {"status": status, "headers": list(headers)}, b"".join(found))


if __name__ == "__main__":
    sys.exit(main())
