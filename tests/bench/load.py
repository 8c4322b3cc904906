"""Phones at many tables over real HTTP: `python -m tests.bench.load` reads a `Load` as JSON from standard input.

Each phone keeps a stream open and has a second connection for its taps. The phones of a table tap in turn. A tap ends
when its answer has arrived and the last phone of the table has received new HTML. The result, taps per second and the
milliseconds of each tap, is printed as JSON.
"""

import asyncio
import json
import random
import sys
import time
import zlib
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

NEWS = b"hx-partial"
HOST = "127.0.0.1"
AT_ONCE = 100
"""The number of tables that sit down at a time."""


class Stream(asyncio.Protocol):
    """A phone's chunked and compressed stream; `seen` counts the messages with new HTML."""

    def __init__(self, head: bytes) -> None:
        self.head = head
        self.seen = 0
        self.raw, self.tail = b"", b""
        self.opened = False
        self.reads = zlib.decompressobj(wbits=31)
        self.waiter: asyncio.Future[None] | None = None

    def connection_made(self, transport: Any) -> None:
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.raw += data
        if not self.opened:
            head, end, rest = self.raw.partition(b"\r\n\r\n")
            if not end:
                return
            if b"gzip" not in head:
                raise RuntimeError(head.decode(errors="replace"))
            self.raw, self.opened = rest, True
        *messages, self.tail = (self.tail + self.reads.decompress(b"".join(self._chunks()))).split(b"\n\n")
        found = sum(NEWS in message for message in messages)
        if found:
            self.seen += found
            if self.waiter is not None and not self.waiter.done():
                self.waiter.set_result(None)

    def _chunks(self) -> Iterator[bytes]:
        """Yield the complete chunks of the buffer: a length in hexadecimal, a line end, the data, a line end."""
        while True:
            size, end, rest = self.raw.partition(b"\r\n")
            length = int(size, 16) if end else 0
            if not end or len(rest) < length + 2:
                return
            yield rest[:length]
            self.raw = rest[length + 2 :]

    async def until(self, count: int) -> None:
        """Wait until this many messages have been seen."""
        while self.seen < count:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter


class Phone:
    """A phone: its stream, and the connection for its taps."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self.port, self.code = port, code
        self.common = f"Host: {HOST}:{port}\r\nCookie: {cookie}\r\nAccept-Encoding: gzip, deflate\r\n"
        self.common += f"Origin: http://{HOST}:{port}\r\n"
        self.stream = Stream(f"GET /{code}/stream?page=phone HTTP/1.1\r\n{self.common}\r\n".encode())
        self.taps = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.stream, HOST, self.port)
        await self.stream.until(1)
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port)

    async def tap(self, text: str) -> None:
        """Enter a line and read the answer."""
        self.taps += 1
        body = urlencode({"text": text, "post": f"{id(self):x}-{self.taps}"})
        head = (
            f"POST /{self.code}/enter HTTP/1.1\r\n{self.common}HX-Request: true\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write((head + body).encode())
        answer = await self.reader.readuntil(b"\r\n\r\n")
        if answer.startswith(b"HTTP/1.1 204"):  # what came of it comes with the stream
            return
        if not answer.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(answer.decode(errors="replace"))
        length = next(line for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        await self.reader.readexactly(int(length.partition(b":")[2]))


async def table(phones: dict[str, Phone], lines: list[tuple[str, str]], until: float, think: float) -> list[float]:
    """Tap at one table until the deadline; return the seconds of each tap."""
    if think:
        await asyncio.sleep(random.random() * think)
    streams = [phone.stream for phone in phones.values()]
    took = []
    for who, text in lines:
        if time.monotonic() >= until:
            return took
        wanted = [stream.seen + 1 for stream in streams]
        start = time.monotonic()
        await phones[who].tap(text)
        for stream, count in zip(streams, wanted, strict=True):
            await stream.until(count)
        took.append(time.monotonic() - start)
        if think:
            await asyncio.sleep(think * (0.5 + random.random()))
    raise RuntimeError("too few lines for so long")


async def main(load: dict[str, Any]) -> dict[str, float]:
    tables = [{name: Phone(load["port"], code, way) for name, way in people.items()} for code, people in load["tables"]]
    start = time.monotonic()
    for at in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(phone.open() for people in tables[at : at + AT_ONCE] for phone in people.values()))
    opened = time.monotonic() - start
    start = time.monotonic()
    until = start + load["seconds"]
    found = await asyncio.gather(*(table(people, load["lines"], until, load["think"]) for people in tables))
    spent = time.monotonic() - start
    took = sorted(seconds * 1000 for times in found for seconds in times)
    at = {name: took[min(len(took) - 1, int(part * len(took)))] for name, part in PARTS.items()}
    return {"taps": len(took), "per_s": len(took) / spent, "opened": opened, **at}


PARTS = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}

if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(json.load(sys.stdin)))))
