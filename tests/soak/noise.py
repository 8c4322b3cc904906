"""Bytes that are not HTTP, or malformed HTTP: the server answers with an error or hangs up, and keeps running."""

import random
import socket
from contextlib import suppress
from pathlib import Path

from tests.support.forked import Lives
from tests.support.phones import Phone

CONNECTIONS = 600
STARTS = (
    *(b"", b"\r\n", b"\0\0\0\0", b"\x16\x03\x01\x02\0", b"GET", b"GET /", b"GET / HTTP/9.9\r\n\r\n"),
    *(b"POST / HTTP/1.1\r\n", b"GET /%zz%00 HTTP/1.1\r\nHost: x\r\n\r\n", b"GET http://[::1 HTTP/1.1\r\n\r\n"),
    *(b"GET /\xff\xfe HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost x\r\n\r\n", b"GET /" + b"a" * 9000 + b" HTTP/1.1"),
    *(b"GET / HTTP/1.1\r\nA: " + b"b" * 70_000, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n"),
    b"TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /language HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\nlanguage=ko",
    b"POST /language HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /language HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    b"POST /language HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nno\r\n",
    b"POST /language HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\nno",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n\x81\x85",
    b"GET / HTTP/1.1\r\nHost: x\r\nCookie: session=" + b"a" * 6000 + b"\r\n\r\n",
)


def run(folder: Path, place: str, seconds: float) -> list[str]:
    """Open many connections; a third of the messages are damaged at random. Print and return what went wrong.

    The server has a file of the folder, or the database at the address `place`.
    """
    chance, errors, alive = random.Random(1), 0, False
    server = Lives(place or folder / "noise.db", folder / "noise.log")
    try:
        server.begin()
        open_ones: list[socket.socket] = []
        for number in range(CONNECTIONS):
            sent = bytearray(STARTS[number % len(STARTS)])
            for _ in range(chance.choice((0, 0, 3))):
                sent.insert(chance.randrange(len(sent) + 1), chance.randrange(256))
            phone = socket.create_connection(("127.0.0.1", server.port), 2)
            errors += _is_error(phone, bytes(sent))
            open_ones.append(phone)  # left open: the server disconnects a silent client
            if len(open_ones) > 50:
                open_ones.pop(0).close()
        with suppress(TimeoutError):
            phone = Phone(server.port)
            alive = phone.get("/")[0] == 200
            phone.close()
        for connection in open_ones:
            connection.close()
    finally:
        server.close()
    traces = server.output.read_text(errors="replace").count("Traceback")
    found = f"bytes that are no HTTP: {CONNECTIONS} connections, {errors} errors of ours, {traces} traces"
    print(found)
    return [found] * bool(errors or traces) + ["it does not answer any more"] * (not alive)


def _is_error(phone: socket.socket, sent: bytes) -> bool:
    """Return whether the answer is a server error; no answer is none."""
    try:
        phone.sendall(sent)
        phone.settimeout(0.02)
        return phone.recv(64).startswith((b"HTTP/1.1 500", b"HTTP/1.0 500"))
    except OSError:
        return False
