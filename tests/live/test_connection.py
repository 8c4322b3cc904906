"""Phones over real connections: slow readers, phones that never read, and many phones at once."""

import gc
import io
import re
import socket as plain
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import gevent
import pytest
from gevent import socket
from gevent.pywsgi import WSGIHandler

from referee.live import connection
from referee.live import stream as streams
from referee.web.core.phone import SECRET
from tests.support.device import device_of
from tests.support.night import Evening, evening

LITTLE = 2048
"""The bytes that a connection buffers in these tests, so that a phone that does not read is detected soon."""


class Served:
    """An evening on its own port, and the streams of its phones."""

    def __init__(self, night: Evening) -> None:
        self.night = night
        listener = plain.create_server(("127.0.0.1", 0), backlog=256)
        listener.setsockopt(plain.SOL_SOCKET, plain.SO_SNDBUF, LITTLE)
        listener.setblocking(False)
        self.terminal = io.StringIO()
        self.server = connection.Server(listener, night.app, log=None, error_log=self.terminal)
        self.server.start()
        self.streams: list[Any] = []

    def watch(self, at: int) -> Any:
        """Open a phone's stream without reading it."""
        cookie = self.night.phone(at).get_cookie(SECRET)
        stream = socket.socket()
        self.streams.append(stream)
        stream.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, LITTLE)
        stream.connect(("127.0.0.1", self.server.server_port))
        head = f"Host: 127.0.0.1\r\nCookie: {cookie.key}={cookie.value}"
        stream.sendall(f"GET /{self.night.table.code}/stream HTTP/1.1\r\n{head}\r\n\r\n".encode())
        return stream

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.server.stop(timeout=1)


def until(stream: Any, word: str) -> str:
    """Read a phone's stream up to a word."""
    read = b""
    with gevent.Timeout(15):
        while word.encode() not in read:
            piece = stream.recv(65536)
            assert piece, "the stream ended"
            read += piece
    return read.decode(errors="ignore")  # a character may be cut in two


def sent(here: Served, data: bytes) -> str:
    """Send something on a connection of its own; return all that comes back until it ends."""
    read = b""
    with socket.create_connection(("127.0.0.1", here.server.server_port)) as phone, gevent.Timeout(15):
        phone.sendall(data)
        try:
            while piece := phone.recv(65536):
                read += piece
        except ConnectionError:
            pass
    return read.decode(errors="replace")


def wait_for(happens: Callable[[], object]) -> None:
    with gevent.Timeout(15):
        while not happens():
            gevent.sleep(0.01)


@pytest.fixture
def here() -> Iterator[Served]:
    with evening(house="enforce=referee") as night:
        made = Served(night)
        yield made
        made.close()


@pytest.mark.promise("A phone that reads slowly gets")
def test_a_phone_that_never_reads_is_disconnected_and_delays_nobody(
    here: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "GONE", 3.0)
    night = here.night
    here.watch(0)
    other = here.watch(1)
    until(other, "event: clock")
    assert night.table.is_live(device_of("phone-0"), within=0)
    start = time.monotonic()
    for number in range(12):
        night.says(f"Ann says word-{number:02}")
        until(other, f"word-{number:02}")
    assert time.monotonic() - start < 2.9, "nobody waits until the one that does not read is let go"
    wait_for(lambda: not night.table.is_live(device_of("phone-0"), within=0))
    night.says("Ann says goodbye")
    assert until(other, "goodbye")


@pytest.mark.promise("A phone that reads slowly gets")
def test_a_slow_phone_gets_only_the_newest_state(here: Served) -> None:
    late = here.watch(0)
    gevent.sleep(0.1)
    for number in range(40):
        here.night.says(f"Ann says word-{number:02}")
    read = until(late, "word-39")
    assert len(set(re.findall(r"word-\d+", read))) < 30, "what it missed is not sent after it"


@pytest.mark.promise("Input that is not HTTP is refused")
def test_input_that_is_not_http_is_one_line_in_the_terminal(here: Served, capfd: pytest.CaptureFixture[str]) -> None:
    query = b"GET /rules/one?table=\xe9 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    for data in (b"hello /BCDF\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n", query):
        assert sent(here, data).startswith("HTTP/1.1 400")
    wait_for(lambda: here.terminal.getvalue().count("\n") >= 3)
    assert set(here.terminal.getvalue().splitlines()) == {"A request was refused that is not HTTP."}
    assert capfd.readouterr().err == "", "and no trace of ours"


@pytest.mark.promise("Input that is not HTTP is refused")
@pytest.mark.parametrize(
    "lengths",
    [
        "Content-Length: 3\r\nContent-Length: 4",
        "Content-Length: 3\r\nContent-Length: 3",
        "Content-Length: +3",
        "Content-Length: 0x3",
        "Content-Length: 3, 3",
        "Content-Length: ３",
        "Content-Length: -3",
        "Content-Length:",
        "Content-Length : 3",
        "Content_Length: 3\r\nContent-Length: 4",
        "Content-Length: 3\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: identity",
        "Transfer_Encoding: chunked",
        "Transfer-Encoding : chunked",
        "Content-Length: 3\r\n 4",
    ],
)
def test_a_body_whose_length_may_be_read_in_two_ways_is_refused(here: Served, lengths: str) -> None:
    head = f"POST /{here.night.table.code}/enter HTTP/1.1\r\nHost: 127.0.0.1\r\n{lengths}\r\n\r\n"
    assert sent(here, head.encode() + b"a=1").startswith("HTTP/1.1 400"), lengths


POST = b"POST /new/one HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
WHO = b"Origin: http://127.0.0.1\r\nCookie: referee-phone=%s\r\n" % (b"a" * 32)
POST += WHO
ENDLESS = {
    "chunked": POST + b"Transfer-Encoding: chunked\r\n\r\n4000\r\n",
    "of a length": POST + b"Content-Length: 99999999999\r\n\r\n",
}


@pytest.mark.promise("A request: 64 KB, without a pause")
@pytest.mark.parametrize("kind", ENDLESS)
def test_an_endless_body_is_refused_at_its_head(here: Served, kind: str) -> None:
    assert sent(here, ENDLESS[kind]).startswith("HTTP/1.1 400")
    assert here.night.phone(0).get("/").status_code == 200


@pytest.mark.promise("A request: 64 KB, without a pause")
def test_a_body_that_is_too_long_is_answered_with_a_sentence(here: Served) -> None:
    length = 1024 * 1024
    read = sent(here, POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % length + b"a" * length)
    assert read.startswith("HTTP/1.1 413")
    assert "That was too much at once" in read


@pytest.mark.promise("A file of nights has every")
@pytest.mark.parametrize("header", [b"", b"X-Forwarded-For: 192.0.2.1\r\n"])
def test_only_this_computer_itself_may_send_a_large_file(
    here: Served, monkeypatch: pytest.MonkeyPatch, header: bytes
) -> None:
    monkeypatch.setattr(connection, "MOST_SENT", 100_000)
    part = b'--b\r\nContent-Disposition: form-data; name="nights"; filename="nights"\r\n\r\n'
    body = part + b"x" * 200_000 + b"\r\n--b--\r\n"
    head = b"POST /standings/files HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + WHO
    head += b"Content-Type: multipart/form-data; boundary=b\r\nContent-Length: %d\r\n" % len(body)
    read = sent(here, head + header + b"\r\n" + body)
    assert read.startswith("HTTP/1.1 400" if header else "HTTP/1.1 422"), read[:100]
    assert header or "This file is broken. Nothing was changed." in read


@pytest.mark.promise("A request: 64 KB, without a pause")
def test_a_body_that_pauses_is_answered_with_a_sentence(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "GONE", 0.5)
    read = sent(here, POST + b"Content-Length: 50000\r\n\r\na=b")
    assert read.startswith("HTTP/1.1 408")
    assert "It arrived too late" in read


@pytest.mark.promise("If 200 phones reconnect at once")
def test_two_hundred_phones_reconnect_at_once(here: Served) -> None:
    night = here.night
    night.says("Di deals", "Di flips 5H")
    night.registry._tables.clear()  # as after a restart
    phones = [gevent.spawn(lambda at: until(here.watch(at % 6), "event: clock"), at) for at in range(200)]
    gevent.joinall(phones, raise_error=True, timeout=30)
    assert all("5♥" in phone.get() for phone in phones)
    assert len(night.registry.table(night.table.code).watchers) == 200


@pytest.mark.promise("Work of more than some milliseconds")
def test_who_is_connected_does_not_wait_for_all_who_connect_at_once(here: Served) -> None:
    served = [0]
    turns = gevent.get_hub().loop.prepare()
    turns.start(lambda: served.append(0))

    def answer(_: Any, start: Any) -> list[bytes]:
        served[-1] += 1
        start("200 OK", [("Content-Length", "0")])
        return []

    here.server.application = answer
    phones = [plain.create_connection(("127.0.0.1", here.server.server_port)) for _ in range(60)]
    for phone in phones:
        phone.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    wait_for(lambda: sum(served) >= len(phones))
    turns.close()
    for phone in phones:
        phone.close()
    assert max(served) <= 8


@pytest.mark.promise("A phone that watches gets beats")
def test_a_stream_sends_beats_and_news(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT", 0.05)
    phone = here.watch(0)
    assert "event: beat" in until(phone, "event: beat")
    here.night.says("Ann says one")
    until(phone, "You say “One”")


@pytest.mark.promise("A phone that watches gets beats")
def test_a_phone_that_hangs_up_is_noticed(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT", 0.05)
    until(here.watch(0), "event: beat")
    assert here.night.table.is_live(device_of("phone-0"), within=0)
    here.streams[0].close()
    wait_for(lambda: not here.night.table.is_live(device_of("phone-0"), within=0))
    here.night.says("Ann says one")
    assert here.night.table.watchers == set()


@pytest.mark.promise("A phone that watches gets beats")
def test_a_stream_ends_properly_with_its_table(here: Served) -> None:
    phone = here.watch(0)
    until(phone, "event: clock")
    here.night.registry.forget(here.night.table)
    read = b""
    with gevent.Timeout(10):
        while piece := phone.recv(65536):
            read += piece
    assert read.endswith(b"0\r\n\r\n")
    assert here.night.table.watchers == set()


@pytest.mark.promise("A phone that watches gets beats")
def test_short_messages_are_sent_at_once(here: Served) -> None:
    phone = here.watch(0)
    until(phone, "event: clock")
    ours = phone.getsockname()
    [served] = [found for found in gc.get_objects() if type(found) is socket.socket and peer(found) == ours]
    assert served.getsockopt(plain.IPPROTO_TCP, plain.TCP_NODELAY), "until what was sent before is acknowledged"


def peer(found: Any) -> Any:
    """Return the other end of a socket, None if there is none."""
    try:
        return found.getpeername()
    except OSError:
        return None


@pytest.mark.parametrize(("method", "version"), [("GET", "1.0"), ("HEAD", "1.1")])
def test_a_client_without_chunked_encoding_is_sent_no_chunks(here: Served, method: str, version: str) -> None:
    cookie = here.night.phone(0).get_cookie(SECRET)
    with socket.create_connection(("127.0.0.1", here.server.server_port)) as phone:
        here.streams.append(phone)
        ask = f"{method} /{here.night.table.code}/stream HTTP/{version}\r\nHost: 127.0.0.1\r\n"
        phone.sendall(f"{ask}Cookie: {cookie.key}={cookie.value}\r\n\r\n".encode())
        if method == "GET":
            head, _, rest = until(phone, "event: clock").partition("\r\n\r\n")
            assert rest.startswith("data: <hx-partial")
        else:
            phone.settimeout(5)
            head = phone.recv(65536).decode().removesuffix("\r\n\r\n")
            assert here.night.table.watchers == set(), "who only asks for the head watches nothing"
        assert head.startswith("HTTP/1.1 200 OK")
        assert "connection: close" in head.lower(), "no tap comes on a stream's connection"
        assert ("chunked" in head.lower()) is (version == "1.1")


@pytest.mark.parametrize(
    "head",
    [
        "Host: a\r\nCookie: x=1\r\ncookie: y=2\r\nContent-Length: 2\r\nContent-Type: multipart/mixed\r\n",
        "Accept:  b \r\n c: d\r\nAccept: \xe9\r\nX_Y: z\r\nConnection: Close\r\nExpect: it\r\n",
    ],
)
def test_a_request_is_read_as_gevent_itself_reads_it(head: str) -> None:
    made = []
    for kind in (connection.Handler, WSGIHandler):
        handler: Any = kind.__new__(kind)
        handler.rfile, handler.socket = io.BytesIO(f"{head}\r\n".encode("latin-1")), None
        handler.client_address, handler.server = ("127.0.0.1", 5), SimpleNamespace(get_environ=dict)
        assert handler.read_request("POST /a?b=c HTTP/1.1\r\n")
        texts = {key: value for key, value in handler.get_environ().items() if isinstance(value, str)}
        made.append((texts, handler.content_length, handler.close_connection))
    assert made[0] == made[1]
