"""The server of the phones' connections: nobody waits for a slow phone, and one that takes nothing is dropped.

Bounds on slow senders are a proxy's trade. gevent has patched the standard library before.
"""

import contextlib
import errno
import socket
from collections.abc import Iterator
from email.errors import MissingHeaderBodySeparatorDefect
from functools import cached_property
from http.client import parse_headers
from typing import Any

from gevent.pywsgi import OldMessage, WSGIHandler, WSGIServer

from referee import address

GONE = 30.0
"""Seconds after which a connection ends on which nothing is asked, or what was sent is not acknowledged. Otherwise a
phone with an empty battery would count as present for a quarter of an hour."""
WIRE = "referee.wire"
"""The key of a request's connection in its environment."""
MOST_SENT = 16 * 1024 * 1024
"""Bytes of a body that are read to their end although the app refuses it: a browser reads an answer only after it has
sent everything."""
MOST_HERE = 1024**3 + MOST_SENT
"""The same from this computer itself, which may send a large file."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FORWARDED = frozenset(map(str.lower, address.FORWARDED))


class Headers(OldMessage):
    """The headers of a request. Python's own look through all of them for each name, 17 times a request."""

    @cached_property
    def by_name(self) -> dict[str, str]:
        """The first value of each name."""
        return {name.lower(): value for name, value in reversed(list(self.raw_items()))}

    def get(self, name: str, failobj: Any = None) -> Any:
        """Return the value of a header."""
        return self.by_name.get(name.lower(), failobj)

    def get_content_type(self) -> str:
        """Return a type without parts: Python's parser asks what kind of mail this is."""
        return "text/plain"


class Handler(WSGIHandler):
    """The handler of one connection. A phone that leaves without a word is no error, and is not logged."""

    ignored_socket_errors: tuple[Any, ...] = (
        *WSGIHandler.ignored_socket_errors,
        *(errno.ETIMEDOUT, errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ENETDOWN),
        "timed out",  # Python's own timeout has no number
    )
    headers: Headers

    def MessageClass(self, fp: Any, *_: object) -> Headers:  # noqa: N802 - its name in gevent
        """Return the headers of a request."""
        return parse_headers(fp, _class=Headers)

    def _headers(self) -> Iterator[tuple[str, str]]:
        """Yield the headers for the environment; gevent makes lines of them and takes these apart again."""
        for name, value in self.headers.raw_items():
            key = name.replace("-", "_").upper()
            if key not in ("CONTENT_TYPE", "CONTENT_LENGTH") and "_" not in name:
                yield f"HTTP_{key}", value.strip()

    def read_request(self, raw_requestline: str) -> bool:  # type: ignore[override]  # the stub is wrong
        """Parse a request; raise ValueError if it is malformed, or its body has no end or may have more than one.

        A proxy that reads another length than we do would take part of a body for the next request.
        """
        found = bool(super().read_request(raw_requestline))
        raw_requestline.encode("latin-1").decode()  # what is no UTF-8 could not be read as a query
        named = self.headers.by_name
        length = named.get("content-length", "0")
        several = len(self.headers) > len(named) and len(self.headers.get_all("content-length", [])) > 1
        if several or not (length.isascii() and length.isdecimal()):
            raise ValueError("a body of more than one length")
        # Python's parser ends the headers at a line that it cannot read, and drops the others.
        cut = any(isinstance(defect, MissingHeaderBodySeparatorDefect) for defect in self.headers.defects)
        if cut or ("_" in "".join(named) and any("_" in name and name[0] in "ct" for name in named)):
            raise ValueError("a header that may be read as another one")
        most = MOST_SENT
        if int(length) > most and FORWARDED.isdisjoint(named) and address.is_loopback(str(self.client_address[0])):
            most = MOST_HERE  # a file of nights may come
        if "transfer-encoding" in named or int(length) > most:
            raise ValueError("a body that is too long or does not say its length")
        return found

    def _handle_client_error(self, ex: Exception) -> tuple[str, bytes]:
        """Answer what is no HTTP. The terminal tells neither what was sent, which may name a table, nor by whom."""
        self.server.error_log.write("A request was refused that is not HTTP.\n")
        return "400", BAD_REQUEST

    def get_environ(self) -> dict[str, Any]:
        """Return the WSGI environment, with this handler for streams."""
        environ: dict[str, Any] = super().get_environ()
        environ[WIRE] = self
        return environ

    def push(self, data: bytes) -> bytes:
        """Send a part of the body without waiting; return the rest. Woken greenlets made p99 416 ms instead of 297."""
        if self.response_use_chunked:
            data = b"%x\r\n%b\r\n" % (len(data), data)
        try:
            return data[self.socket.send(data, 0, 0.0) :]  # type: ignore[call-arg]  # gevent's third is a timeout
        except BlockingIOError:
            return data

    def finish(self, rest: bytes) -> None:
        """Send that rest, and wait for it."""
        self.socket.sendall(rest)


class Server(WSGIServer):
    """A WSGI server that no phone can keep waiting."""

    handler_class = Handler
    max_accept = 4  # of those who connect at once; the others after whoever is connected, who waited 0.13 s for 100

    def handle(self, sock: Any, address: Any) -> None:
        """Serve one connection until it ends."""
        sock.settimeout(GONE)
        with contextlib.suppress(OSError):  # some systems refuse if the phone has hung up already
            # Otherwise the system delays short messages until the previous one is acknowledged, by 40 ms or more.
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: for sent bytes that nobody has acknowledged
                sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(GONE * 1000))
        super().handle(sock, address)
