"""Phones over real connections: those that read slowly, that read nothing, and that all come at once."""

import gc
import io
import re
import socket as plain
import time
from collections.abc import Iterator
from typing import Any

import gevent
import pytest
from gevent import socket
from gevent.pywsgi import WSGIHandler

from referee import connections
from referee.live import table
from tests.web.night import Evening, evening

LITTLE = 2048
"""Bytes that the buffers of a connection hold here: a phone that does not read is soon seen to be one."""


class Served:
    """An evening on a port of its own, and the streams of its phones."""

    def __init__(self, night: Evening) -> None:
        self.night = night
        listener = plain.create_server(("127.0.0.1", 0), backlog=256)
        listener.setsockopt(plain.SOL_SOCKET, plain.SO_SNDBUF, LITTLE)
        listener.setblocking(False)
        self.terminal = io.StringIO()
        self.server = connections.Server(listener, night.app, log=None, error_log=self.terminal)
        self.server.start()
        self.streams: list[Any] = []

    def watch(self, at: int) -> Any:
        """The stream of a phone, asked for and not read yet."""
        cookie = self.night.phone(at).get_cookie(self.night.app.config["SESSION_COOKIE_NAME"])
        assert cookie is not None
        stream = socket.socket()
        self.streams.append(stream)
        stream.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, LITTLE)
        stream.connect(("127.0.0.1", self.server.server_port))
        ask = f"GET /{self.night.table.code}/stream HTTP/1.1\r\nHost: x\r\nCookie: {cookie.key}={cookie.value}\r\n\r\n"
        stream.sendall(ask.encode())
        return stream

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.server.stop(timeout=1)


def until(stream: Any, word: str) -> str:
    """What a phone reads until a word comes."""
    read = b""
    with gevent.Timeout(15):
        while word.encode() not in read:
            piece = stream.recv(65536)
            assert piece, "the stream ended"
            read += piece
    return read.decode(errors="ignore")  # a letter may be cut in two


@pytest.fixture
def here() -> Iterator[Served]:
    with evening(house="enforce=referee") as night:
        made = Served(night)
        yield made
        made.close()


def test_a_phone_that_never_reads_holds_up_nobody_and_is_let_go(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "GONE", 3.0)
    night = here.night
    here.watch(0)
    other = here.watch(1)
    until(other, "event: clock")
    assert night.table.is_live("phone-0", within=0)
    start = time.monotonic()
    for number in range(12):
        night.says(f"Ann says word-{number:02}")
        until(other, f"word-{number:02}")
    assert time.monotonic() - start < 2.9, "nobody waits until the one that does not read is let go"
    with gevent.Timeout(15):
        while night.table.is_live("phone-0", within=0):
            gevent.sleep(0.05)
    night.says("Ann says goodbye")
    assert until(other, "goodbye")


def test_a_phone_that_reads_late_gets_the_newest_state_only(here: Served) -> None:
    late = here.watch(0)
    gevent.sleep(0.1)
    for number in range(40):
        here.night.says(f"Ann says word-{number:02}")
    read = until(late, "word-39")
    assert len(set(re.findall(r"word-\d+", read))) < 30, "what it missed is not sent after it"


def test_what_is_no_http_is_a_line_in_the_terminal(here: Served, capfd: pytest.CaptureFixture[str]) -> None:
    for sent in (b"hello\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n"):
        with socket.create_connection(("127.0.0.1", here.server.server_port)) as phone:
            phone.sendall(sent)
            assert phone.recv(64).startswith(b"HTTP/1.1 400")
    with gevent.Timeout(10):
        while here.terminal.getvalue().count("\n") < 2:
            gevent.sleep(0.01)
    assert here.terminal.getvalue().count("Invalid request") == 2
    assert capfd.readouterr().err == "", "and no trace of ours"


def answered(phone: Any) -> str:
    """What a phone reads until the connection ends."""
    read = b""
    with gevent.Timeout(15):
        try:
            while piece := phone.recv(65536):
                read += piece
        except ConnectionError:
            pass
    return read.decode(errors="replace")


CHUNKED = b"POST /new/one HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
ENDLESS = {
    "chunked": (CHUNKED + b"Transfer-Encoding: chunked\r\n\r\n", b"4000\r\n" + b"a" * 0x4000 + b"\r\n"),
    "trailers": (CHUNKED + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"A: b\r\n" * 100),
    "of a length": (CHUNKED + b"Content-Length: 99999999999\r\n\r\n", b"a" * 0x4000),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_body_without_end_is_cut(here: Served, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(connections, "MOST_REST", 1024 * 1024)
    monkeypatch.setattr(connections, "REST", 1.0)
    monkeypatch.setattr(connections, "SENDING", 2.0)
    head, more = ENDLESS[kind]
    sent = 0
    with socket.create_connection(("127.0.0.1", here.server.server_port)) as phone:
        answer = gevent.spawn(answered, phone)
        with gevent.Timeout(20):
            try:
                phone.sendall(head)
                while not answer.ready():
                    phone.sendall(more)
                    sent += len(more)
                    gevent.sleep(0)
            except OSError:
                pass
            read = answer.get()
    assert sent < 60 * 1024 * 1024
    assert read == "" or read.startswith(("HTTP/1.1 413", "HTTP/1.1 408")), "the end may overtake the answer"
    assert here.night.phone(0).get("/").status_code == 200


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_body_that_comes_too_slowly_is_answered_in_a_sentence(
    here: Served, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(connections, "SENDING", 0.5)
    head, more = ENDLESS[kind]
    head = head.replace(b"99999999999", b"50000")
    with socket.create_connection(("127.0.0.1", here.server.server_port)) as phone:
        phone.sendall(head + more[:20])
        read = answered(phone)
    assert read.startswith("HTTP/1.1 408")
    assert "took too long to arrive" in read


def test_a_short_body_in_chunks_is_read_and_the_connection_goes_on(here: Served) -> None:
    with socket.create_connection(("127.0.0.1", here.server.server_port)) as phone:
        for _ in range(3):
            phone.sendall(CHUNKED + b"Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n")
            until(phone, "HTTP/1.1 303")


def test_two_hundred_phones_come_back_at_once(here: Served) -> None:
    night = here.night
    night.says("Di deals", "Di flips 5H")
    night.hall._tables.clear()  # as after a restart
    phones = [gevent.spawn(lambda at: until(here.watch(at % 6), "event: clock"), at) for at in range(200)]
    gevent.joinall(phones, raise_error=True, timeout=30)
    assert all("5♥" in phone.get() for phone in phones)
    assert len(night.hall.table(night.table.code).watchers) == 200


def test_a_long_nights_download_holds_up_nobody(here: Served) -> None:
    night = here.night
    for number in range(6):
        night.says(*(f"Ann says word-{number}-{line}" for line in range(50)))
    turns = 0

    def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            gevent.sleep(0)

    other = gevent.spawn(count)
    try:
        assert len(night.phone(0).get(f"/{night.table.code}/export.json").get_json()["games"][0]["lines"]) == 300
    finally:
        other.kill()
    assert turns >= 6, "others have their turn every few lines"


def test_a_stream_goes_on_by_itself_with_beats_and_news(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "BEAT", 0.05)
    phone = here.watch(0)
    assert "event: beat" in until(phone, "event: beat")
    here.night.says("Ann says one")
    until(phone, "says “One”")
    assert not any(isinstance(each, WSGIHandler) for each in handlers()), "no handler waits beside it"


def handlers() -> list[Any]:
    """What serves a connection just now."""
    return [frame.f_locals.get("self") for frame in frames() if frame.f_code.co_name == "handle_one_response"]


def frames() -> Iterator[Any]:
    """Where every greenlet stands."""
    for each in gc.get_objects():
        if isinstance(each, gevent.Greenlet) and not each.dead:
            frame = each.gr_frame
            while frame is not None:
                yield frame
                frame = frame.f_back


def test_a_phone_that_hangs_up_is_missed(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "BEAT", 0.05)
    until(here.watch(0), "event: beat")
    assert here.night.table.is_live("phone-0", within=0)
    here.streams[0].close()
    with gevent.Timeout(10):
        while here.night.table.is_live("phone-0", within=0):
            gevent.sleep(0.02)
    here.night.says("Ann says one")
    assert here.night.table.watchers == set()


def test_a_stream_ends_whole_with_its_table(here: Served) -> None:
    phone = here.watch(0)
    until(phone, "event: clock")
    here.night.hall.forget(here.night.table)
    read = b""
    with gevent.Timeout(10):
        while piece := phone.recv(65536):
            read += piece
    assert read.endswith(b"0\r\n\r\n")
    assert here.night.table.watchers == set()


def test_nothing_short_is_held_back(here: Served) -> None:
    until(here.watch(0), "event: clock")
    [watcher] = here.night.table.watchers
    wire: Any = watcher._wire
    assert wire._socket.getsockopt(plain.IPPROTO_TCP, plain.TCP_NODELAY), "until what was sent before is acknowledged"


@pytest.mark.parametrize(("method", "version"), [("GET", "1.0"), ("HEAD", "1.1")])
def test_whoever_reads_no_chunks_is_sent_none(here: Served, method: str, version: str) -> None:
    cookie = here.night.phone(0).get_cookie(here.night.app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    with socket.create_connection(("127.0.0.1", here.server.server_port)) as phone:
        here.streams.append(phone)
        ask = f"{method} /{here.night.table.code}/stream HTTP/{version}\r\nHost: x\r\n"
        phone.sendall(f"{ask}Cookie: {cookie.key}={cookie.value}\r\n\r\n".encode())
        if method == "GET":
            head, _, rest = until(phone, "event: clock").partition("\r\n\r\n")
            assert rest.startswith("data: <hx-partial")
        else:
            phone.settimeout(5)
            head = phone.recv(65536).decode().removesuffix("\r\n\r\n")
            assert here.night.table.watchers == set(), "who only asks for the head watches nothing"
        assert head.startswith("HTTP/1.1 200 OK")
        assert ("connection: close" in head.lower()) is (method == "GET"), "no tap comes on a stream's connection"
        assert ("chunked" in head.lower()) is (version == "1.1")
