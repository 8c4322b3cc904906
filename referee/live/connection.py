"""The server of the phones' connections: nobody waits for a slow phone, and one that takes nothing is dropped.

gevent has patched the standard library before.
"""

import contextlib
import errno
import socket
import time
from collections.abc import Callable
from email.errors import MissingHeaderBodySeparatorDefect
from typing import Any

import gevent
from gevent.pywsgi import WSGIHandler, WSGIServer
from werkzeug.exceptions import RequestTimeout

from referee import address

GONE = 30.0
"""Seconds after which a connection ends on which nothing is asked, or what was sent is not acknowledged. Otherwise a
phone with an empty battery would count as present for a quarter of an hour."""
SENDING = 30.0
"""Seconds that a phone has to send the body of a request."""
MOST_SENT = 16 * 1024 * 1024
"""Bytes of a body that are read to their end although the app refuses it: a browser reads an answer only after it has
sent everything."""


MOST_HERE = 1024**3 + MOST_SENT
"""The same from this computer itself, which may send a large file."""
SLOWEST = 1024 * 1024
"""Bytes of a body for which there is a second more."""
AT_ONCE = 32 * 1024
"""Bytes after which the tables have their turn: a body that is there already would keep them waiting."""


BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Body:
    """The body of a request, which must arrive within a number of seconds."""

    def __init__(self, source: Any, seconds: float) -> None:
        self._source = source
        self._until = time.monotonic() + seconds

    def read(self, size: int = -1) -> bytes:
        """Read bytes; raise RequestTimeout if they arrive too late."""
        return self._in_time(self._source.read, size)

    def readline(self, size: int = -1) -> bytes:
        """Read a line; raise RequestTimeout if it arrives too late."""
        return self._in_time(self._source.readline, size)

    def _in_time(self, read: Callable[[int], bytes], size: int) -> bytes:
        with gevent.Timeout(max(0.0, self._until - time.monotonic()), RequestTimeout):
            found = read(size)
        if len(found) >= AT_ONCE:
            gevent.sleep()
        return found


class Handler(WSGIHandler):
    """The handler of one connection. A phone that leaves without a word is no error, and is not logged."""

    ignored_socket_errors: tuple[Any, ...] = (
        *WSGIHandler.ignored_socket_errors,
        *(errno.ETIMEDOUT, errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ENETDOWN),
        "timed out",  # Python's own timeout has no number
    )

    def read_request(self, raw_requestline: str) -> bool:  # type: ignore[override]  # the stub is wrong
        """Parse a request; raise ValueError if it is malformed, or its body has no end or may have more than one.

        A proxy that reads another length than we do would take part of a body for the next request.
        """
        found = bool(super().read_request(raw_requestline))
        lengths = self.headers.get_all("Content-Length") or []
        if len(lengths) > 1 or not all(text.isascii() and text.isdecimal() for text in lengths):
            raise ValueError("a body of more than one length")
        # Python's parser ends the headers at a line that it cannot read, and drops the others.
        cut = any(isinstance(defect, MissingHeaderBodySeparatorDefect) for defect in self.headers.defects)
        if cut or any("_" in name for name in self.headers if name[:1] in "CcTt"):
            raise ValueError("a header that may be read as another one")
        if "Transfer-Encoding" in self.headers or (self.content_length or 0) > self._most_sent():
            raise ValueError("a body that is too long or does not say its length")
        return found

    def _handle_client_error(self, ex: Exception) -> tuple[str, bytes]:
        """Answer what is no HTTP. The terminal tells neither what was sent, which may name a table, nor by whom."""
        self.server.error_log.write("A request was refused that is not HTTP.\n")
        return "400", BAD_REQUEST

    def _most_sent(self) -> int:
        """Return the most bytes of a body: from this computer itself a file of nights may come."""
        forwarded = any(name in self.headers for name in address.FORWARDED)
        return MOST_HERE if address.is_loopback(str(self.client_address[0])) and not forwarded else MOST_SENT

    def get_environ(self) -> dict[str, Any]:
        """Return the WSGI environment, with a body that must arrive in time."""
        environ: dict[str, Any] = super().get_environ()
        return environ | {"wsgi.input": Body(environ["wsgi.input"], SENDING + (self.content_length or 0) / SLOWEST)}


class Server(WSGIServer):
    """A WSGI server that no phone can keep waiting."""

    handler_class = Handler

    def handle(self, sock: Any, address: Any) -> None:
        """Serve one connection until it ends."""
        sock.settimeout(GONE)
        with contextlib.suppress(OSError):  # some systems refuse if the phone has hung up already
            # Otherwise the system delays short messages until the previous one is acknowledged, by 40 ms or more.
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: for sent bytes that nobody has acknowledged
                sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(GONE * 1000))
        super().handle(sock, address)
