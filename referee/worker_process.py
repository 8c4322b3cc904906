"""The process that judges texts which anybody may send: the same pages, but no tables, and little of the computer.

It ends by itself once the server has gone.
"""

import contextlib
import io
import os
import signal
import sys
from pathlib import Path
from typing import IO, Any

from werkzeug.test import run_wsgi_app

from referee import games
from referee.app import create_app
from referee.texts import shared
from referee.worker import receive, send

MEMORY = 1024 * 1024 * 1024
"""Bytes of addresses that it may take, beyond which it runs out of memory and no table does."""
NICE = 10
"""How far it stands back where the processor is wanted by others."""


def main() -> int:
    """Answers requests from standard input on standard output until the server has gone."""
    pipes = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints must not come between
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this process
    stand_back()
    begun = receive(pipes[0])
    if begun is None:
        return 0
    message, _ = begun
    for place in message["games"]:
        with contextlib.suppress(games.BadFolder):
            games.add(Path(place))
    app = create_app({**message["config"], "DB": ":memory:", "PROXIES": 0, "WORKER": False})
    send(pipes[1], {"ready": True})
    serve(app, *pipes)
    return 0


def stand_back() -> None:
    """Takes limits upon itself where the system has them."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard), hard))
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICE)


def serve(app: Any, requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answers one request after another."""
    while (asked := receive(requests)) is not None:
        message, body = asked
        games.look_again(lambda folder: shared().add(folder / "text"))
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
