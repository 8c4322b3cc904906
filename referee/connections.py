"""The server of the phones' connections: what is sent to one holds up no other, and a phone that takes nothing any more
is let go. gevent has patched everything before."""

import errno
import socket
from typing import Any

from gevent.pywsgi import WSGIHandler, WSGIServer

GONE = 30.0
"""After so many seconds without a sign a connection is over: nothing was asked by it, or what was sent did not arrive.
Without this a phone whose battery is dead would count as here for a quarter of an hour."""

READ_AHEAD = 2048
"""Bytes that are kept for each connection of what it sends: a tap is shorter, and thousands of idle phones send
nothing."""


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

    def _handle_client_error(self, ex: Exception) -> Any:
        """What is no HTTP is one line in the terminal, not a trace of ours."""
        return super()._handle_client_error(ex if isinstance(ex, OSError) else ValueError(str(ex)))


class Server(WSGIServer):
    """A WSGI server that nobody can keep waiting."""

    handler_class = Handler

    def handle(self, client: Any, address: Any) -> None:
        """One connection, from its first request to its end."""
        client.settimeout(GONE)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux, for what its buffers took and nobody has acknowledged
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(GONE * 1000))
        super().handle(client, address)
