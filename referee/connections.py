"""The server of the phones' connections: what is sent to one holds up no other, and a phone that takes nothing any more
is let go. gevent has patched everything before."""

import contextlib
import errno
import socket
import time
from collections.abc import Callable
from typing import Any, Protocol

import gevent
from gevent.pywsgi import Input, WSGIHandler, WSGIServer
from werkzeug.exceptions import RequestEntityTooLarge, RequestTimeout

GONE = 30.0
"""After so many seconds without a sign a connection is over: nothing was asked by it, or what was sent did not arrive.
Without this a phone whose battery is dead would count as here for a quarter of an hour."""

READ_AHEAD = 2048
"""Bytes that are kept for each connection of what it sends: a tap is shorter, and thousands of idle phones send
nothing."""
MOST_SENT = 64 * 1024
"""Bytes that a body in chunks, which says no length, stays below."""
SENDING = 30.0
"""Seconds that a phone has to send what goes with a request."""
REST, MOST_REST, PIECE = 10.0, 16 * 1024 * 1024, 16 * 1024
"""Seconds, and bytes, of a body nobody wants that are still read: a phone hears an answer only when it has sent all."""
HANDED = "referee.handed"
"""The key of a request's environment under which an app finds a list. What it puts there is given the connection as a
`Wire` once the head of the answer is sent, and goes on with it as long as it likes."""


class Taker(Protocol):
    """What goes on with a connection."""

    def take(self, wire: "Wire") -> None: ...


class Wire:
    """A connection that something goes on with: nobody waits for what is sent on it, and while nothing is sent it costs
    neither a greenlet nor its stack.

    While a phone has not taken what was sent before, it is not `free`, and nothing may be sent; `freed` is called when
    it is again, `lost` when it has gone.
    """

    def __init__(self, sock: Any, *, chunked: bool) -> None:
        self._socket = sock
        self._socket.settimeout(0.0)
        self._chunked = chunked
        self.free = True
        self.freed: Callable[[], None] = _nothing
        self.lost: Callable[[], None] = _nothing

    def send(self, data: bytes) -> None:
        """Sends it, the rest of it later where the phone reads slowly."""
        if data:  # an empty chunk would be the last
            self._send(b"%x\r\n%b\r\n" % (len(data), data) if self._chunked else data)

    def end(self) -> None:
        """Says that nothing more comes, as far as the phone still listens."""
        with contextlib.suppress(OSError):
            if self._chunked and self.free:
                self._socket.send(b"0\r\n\r\n")
        self._close()

    def _send(self, data: bytes) -> None:
        try:
            sent = self._socket.send(data)
        except BlockingIOError:
            sent = 0
        except OSError:
            self._gone()
            return
        if sent < len(data):
            self.free = False
            gevent.spawn(self._rest, data[sent:])

    def _rest(self, data: bytes) -> None:
        try:
            self._socket.settimeout(GONE)
            self._socket.sendall(data)
            self._socket.settimeout(0.0)
        except OSError:
            self._gone()
        else:
            self.free = True
            self.freed()

    def _gone(self) -> None:
        self.free = False
        self._close()
        self.lost()

    def _close(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.close()


def _nothing() -> None:
    pass


class Body(Input):
    """A request's body: whoever sends it has so long, and what nobody reads of it is not waited for without end."""

    __slots__ = ("_given", "_handler", "_until", "_wanted")

    def __init__(self, handler: Any, sock: Any, *, chunked: bool) -> None:
        super().__init__(handler.rfile, handler.content_length, socket=sock, chunked_input=chunked)
        self._given, self._wanted = 0, True
        self._handler = handler
        self._until = time.monotonic() + SENDING

    def read(self, length: int | None = None) -> bytes:
        return self._in_time(super().read, length)

    def readline(self, size: int | None = None) -> bytes:
        return self._in_time(super().readline, size)

    def _in_time(self, read: Callable[[int | None], bytes], length: int | None) -> bytes:
        try:
            with gevent.Timeout(max(0.0, self._until - time.monotonic())):
                found = read(length)
        except gevent.Timeout:
            self._handler.close_connection = True
            raise RequestTimeout from None
        self._given += len(found)
        if self.chunked_input and self._wanted and self._given >= MOST_SENT:  # else it would be cut and used so
            raise RequestEntityTooLarge
        return found

    def _discard(self) -> None:
        """Reads the rest, so that the answer arrives; of too much, or of what comes too slowly, only a part, and then
        the connection ends."""
        if self._chunked_input_error or self._handler.close_connection:
            return
        self._until, self._wanted = min(self._until, time.monotonic() + REST), False
        self.send_100_continue_enabled = False
        left = MOST_REST if self.chunked_input or self.position < (self.content_length or 0) else 0
        while left > 0:
            try:
                piece = self.read(min(left, PIECE))
            except RequestTimeout:
                return
            if not piece:
                return
            left -= len(piece)
            self._handler.close_connection = left <= 0


class Handler(WSGIHandler):
    """A phone that goes without a word is no error: it is not told in the terminal."""

    ignored_socket_errors = (
        *WSGIHandler.ignored_socket_errors,
        *(errno.ETIMEDOUT, errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ENETDOWN),
        "timed out",  # what Python says instead of a number where it was the one to wait
    )

    def __init__(self, sock: Any, address: Any, server: Any) -> None:
        super().__init__(sock, address, server)
        self.rfile.close()
        self.rfile = sock.makefile("rb", READ_AHEAD)

    def get_environ(self) -> Any:
        environ = super().get_environ() | {HANDED: []}
        chunked = environ.get("HTTP_TRANSFER_ENCODING", "").lower() == "chunked"
        sock = self.socket if environ.get("HTTP_EXPECT") == "100-continue" else None
        self.wsgi_input = Body(self, sock, chunked=chunked)
        if environ["wsgi.input"] is not self.rfile:
            environ["wsgi.input"] = self.wsgi_input
        return environ

    def process_result(self) -> None:
        """Sends an answer; of one with whose connection something goes on, only the head."""
        handed: list[Taker] = self.environ[HANDED] if self.command == "GET" else []
        if not handed or self.code != 200 or self.provided_content_length is not None:  # it answers something else
            super().process_result()
            return
        others = [header for header in self.response_headers if header[0].lower() != b"connection"]
        self.response_headers = [*others, (b"Connection", b"close")]  # no other request follows on it
        self.write(b"")
        self.close_connection = True
        handed[0].take(Wire(self.socket.dup(), chunked=self.response_use_chunked))

    def _handle_client_error(self, ex: Exception) -> Any:
        """What is no HTTP is one line in the terminal, not a trace of ours."""
        return super()._handle_client_error(ex if isinstance(ex, OSError) else ValueError(str(ex)))


class Server(WSGIServer):
    """A WSGI server that nobody can keep waiting."""

    handler_class = Handler

    def handle(self, client: Any, address: Any) -> None:
        """One connection, from its first request to its end."""
        client.settimeout(GONE)
        with contextlib.suppress(OSError):  # some systems refuse where the phone has hung up already
            # Else the system holds back what is short until what was sent before is acknowledged, 40 ms or more.
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux, for what its buffers took and nobody has acknowledged
                client.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(GONE * 1000))
        super().handle(client, address)
