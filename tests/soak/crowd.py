"""Two hundred phones that reconnect at once after a restart; some never read, some read slowly. Measures how long the
others wait.
"""

import asyncio
import http.client
import socket
import statistics
import time
from pathlib import Path

from referee.engine.log.game_log import GameLog
from referee.engine.notation.record import format_head
from referee.store import Store
from referee.store.values import KeptLine
from tests.bench.nights import Night
from tests.support.forked import Lives
from tests.support.phones import Phone, is_kept

PHONES, DEAF, SLOW, LINES, TAPS = 200, 5, 5, 2000, 60
READY = b"event: clock"


def prepare(database: Path | str) -> tuple[str, int, str]:
    """Create a night with a long game of One. Return its code, a seat's id and that seat's PIN."""
    night = Night("one", LINES)
    log: GameLog = night.enter()[0]
    store = Store(database)
    kept = store.open_night("Saturday")
    seats = [store.add_seat(kept.id, name) for name in night.head.players]
    game = store.add_game(kept.id, format_head(night.head))
    store.append(
        KeptLine(game.id, e.n, e.at, e.text, str(e.ruling.verdict), e.ruling.rule.id, None, e.at, None)
        for e in log.entries
    )
    store.close()
    return kept.code, seats[0].id, seats[0].pin


class Reader:
    """A phone on the stream; `heard` holds what it has read since the last tap."""

    def __init__(self) -> None:
        self.read = bytearray()
        self.came = asyncio.Event()

    async def watch(self, port: int, code: str, pause: float = 0.0, size: int = 65536) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /{code}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        try:
            while piece := await reader.read(size):
                self.read += piece
                self.came.set()
                await asyncio.sleep(pause)
        finally:
            writer.close()

    async def until(self, word: bytes) -> float:
        """Wait for a word; return when it arrived."""
        while word not in self.read:
            self.came.clear()
            await self.came.wait()
        self.read.clear()
        return time.perf_counter()


def deaf(port: int, code: str) -> socket.socket:
    """Open a stream and never read it."""
    phone = socket.socket()
    phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    phone.connect(("127.0.0.1", port))
    phone.sendall(f"GET /{code}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    return phone


def run(folder: Path, place: str, seconds: float) -> list[str]:
    """Restart the server once, then tap a few times. Print what it took, and return what went wrong.

    The night is in a file of the folder, or at the database server's address `place`.
    """
    database = place or folder / "crowd.db"
    code, seat, pin = prepare(database)
    server = Lives(database, folder / "crowd.log")
    try:
        server.begin()
        tapper = Phone(server.port)
        tapper.get(f"/{code}")
        tapper.ask(f"/{code}/claim/{seat}", {"pin": pin})
        tapper.close()
        server.kill()
        server.begin()
        ready, taps = asyncio.run(_come_back(server.port, code, tapper))
    finally:
        server.close()
    print(
        f"{PHONES} phones at once after a restart, {LINES:,} lines played: the first has its table after"
        f" {min(ready):.2f} s, the last after {max(ready):.2f} s"
    )
    print(
        f"  a tap until all have it, {DEAF} that never read and {SLOW} that read slowly among them:"
        f" {statistics.median(taps) * 1000:.0f} ms, at worst {max(taps) * 1000:.0f} ms"
    )
    return [f"{TAPS - len(taps)} taps were refused"] * (len(taps) < TAPS)


async def _come_back(port: int, code: str, tapper: Phone) -> tuple[list[float], list[float]]:
    """Return the seconds until each reading phone had the table, and per kept tap until all of them had it."""
    silent = [deaf(port, code) for _ in range(DEAF)]
    start = time.perf_counter()
    readers = [Reader() for _ in range(PHONES - DEAF - SLOW)]
    dawdlers = [Reader() for _ in range(SLOW)]
    running = [
        *(asyncio.create_task(reader.watch(port, code)) for reader in readers),
        *(asyncio.create_task(dawdler.watch(port, code, 0.5, 256)) for dawdler in dawdlers),
    ]
    ready = await asyncio.wait_for(asyncio.gather(*(reader.until(READY) for reader in readers)), 60)
    had, taps = [at - start for at in ready], []
    for number in range(TAPS):
        start = time.perf_counter()
        waiting = asyncio.gather(*(reader.until(f"tap-{number:03}".encode()) for reader in readers))
        try:
            answer = await asyncio.to_thread(tapper.post, f"/{code}/enter", text=f"says tap-{number:03}")
        except (OSError, http.client.HTTPException):
            answer = (0, "")
        if is_kept(answer):
            taps.append(max(await asyncio.wait_for(waiting, 60)) - start)
        else:
            waiting.cancel()
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for phone in silent:
        phone.close()
    tapper.close()
    return had, taps
