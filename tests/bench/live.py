"""Measure live play: the real command on loopback, phones over HTTP, each acknowledged line synced to disk; and an idle
server: the time to its first answer, and the memory of phones that only watch.

The peer, boardgame.io, runs under the same load (storages.py compares them).
`python -m tests.bench.live TABLES SECONDS THINK` measures one load of five phones per table.
"""

import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from referee.engine.notation.lines import format_action
from referee.engine.notation.tokens import quote
from referee.store import Store
from referee.web.core.phone import SECRET
from tests.bench.load import AT_ONCE, HOST, Phone
from tests.bench.nights import HEADS, Night
from tests.support.device import device_of, secret_of
from tests.support.folders import ROOT
from tests.support.ports import free_port

LINES, STARTS, TABLES = 2000, 5, 200
SHORT, LONG = 6.0, 12.0
"""The seconds that a load lasts."""
READY = 3
"""Seconds in which the peer starts."""
PATIENCE = 15
"""Seconds that the peer may take besides."""
IDLE = 0.03
"""Processor seconds per second that count as idle."""
REST = 22
"""Idle seconds in a row: after its start the server leaves the processor to the phones for twenty."""
PEER = Path(__file__).parent / "peer"
PEER_MODULES = ROOT / ".venv" / "bench" / "node_modules"
PEER_ENVIRONMENT = {**os.environ, "NODE_PATH": str(PEER_MODULES)}


def seated(database: Path | str, tables: int) -> list[tuple[str, dict[str, str]]]:
    """Write tables with a running game into a database that no referee uses. Return each table's code, and the cookie
    of each person's phone.
    """
    store = Store(database)
    names = Night("one", 1).head.players
    made = []
    for at in range(tables):
        night = store.open_night(f"Table {at}", device_of(f"{at}-{names[0]}"))
        people = {}
        for name in names:
            store.add_seat(night.id, name, device_of(f"{at}-{name}"))
            people[name] = f"{SECRET}={secret_of(f'{at}-{name}')}"
        store.add_game(night.id, HEADS["one"])
        made.append((night.code, people))
    store.close()
    return made


def started(database: Path | str, environment: dict[str, str] | None = None) -> tuple[int, subprocess.Popen[bytes]]:
    """Start the referee on a free port. Return the port and the process."""
    port = free_port()
    # the phones of this load tap faster than people do
    unpaced = {**(environment or os.environ), "REFEREE_LINES_A_MINUTE": "0"}
    command = [sys.executable, "-m", "referee", "serve", "--host", HOST, "--port", str(port), "--db", str(database)]
    return port, subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, env=unpaced)


@contextmanager
def serving(database: Path | str) -> Iterator[tuple[int, int]]:
    """Start the referee on a free port and wait until it answers. Return the port and the process id."""
    port, process = started(database)
    try:
        for _ in range(1000):
            try:
                urllib.request.urlopen(f"http://{HOST}:{port}/", timeout=5).close()
            except OSError:
                time.sleep(0.01)
            else:
                break
        _rested(process.pid)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(timeout=60)


def _rested(process: int) -> None:
    """Wait until the server has finished the work that it does in the background after its start."""
    before, idle = cost(process), 0
    for _ in range(120):
        time.sleep(1)
        now = cost(process)
        idle = idle + 1 if now - before < IDLE else 0
        before = now
        if idle == REST:
            return


def cost(*roots: int) -> float:
    """Return the processor seconds that processes and their descendants have used, ended ones too."""
    used: dict[int, int] = {}
    children: dict[int, list[int]] = {}
    for found in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            rest = found.read_text().rsplit(")", 1)[1].split()
            process = int(found.parent.name)
            used[process] = sum(map(int, rest[11:15]))
            children.setdefault(int(rest[1]), []).append(process)
    waiting, seconds = list(roots), 0.0
    while waiting:
        process = waiting.pop()
        seconds += used.get(process, 0) / os.sysconf("SC_CLK_TCK")
        waiting += children.get(process, ())
    return seconds


def memory(process: int) -> float:
    """Return the megabytes that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def loaded(port: int, ready: list[tuple[str, dict[str, str]]], seconds: float, think: float) -> dict[str, float]:
    """Let five phones of each table tap, about every `think` seconds (0: without a pause)."""
    night = Night("one", LINES)
    lines = [(action.who, format_action(action).removeprefix(quote(action.who) + " ")) for action in night.parts[0]]
    load = {"port": port, "tables": ready, "lines": lines, "seconds": seconds, "think": think}
    command = [sys.executable, "-m", "tests.bench.load"]
    done = subprocess.run(command, cwd=ROOT, input=json.dumps(load), stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def live(tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Run one load of five phones per table; each table taps about every `think` seconds (0: without a pause)."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "referee.db"
        ready = seated(database, tables)
        with serving(database) as (port, process):
            before = cost(process)
            found = loaded(port, ready, seconds, think)
            used, holds = cost(process), memory(process)
    return {"tables": tables, **found, "cpu": used - before, "MB": holds}


@contextmanager
def peer_serving(*storage: str) -> Iterator[tuple[int, int]]:
    """Run boardgame.io on a free port; `make bench` installs it if npm is present. Return the port and the process id.

    It keeps nothing, or what it keeps lies in its own `storage`: `flat FOLDER` or `postgres URL`.
    """
    port = free_port()
    command = ["node", str(PEER / "server.js"), str(port), *storage]
    process = subprocess.Popen(command, env=PEER_ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(READY)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(timeout=60)


def peer(port: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Run the same load on the peer; raise TimeoutExpired if a phone waits for ever."""
    command = ["node", str(PEER / "load.js"), str(port), str(tables), str(seconds), str(think)]
    end = seconds + PATIENCE
    done = subprocess.run(command, env=PEER_ENVIRONMENT, stdout=subprocess.PIPE, text=True, check=True, timeout=end)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def many() -> None:
    """Print what many tables feel at one tap a second each."""
    for tables, times in ((50, 3), (250, 5), (1000, 1)):
        runs = [live(tables, LONG, 1) for _ in range(times)]
        p50, p99, per_s = (statistics.median(run[key] for run in runs) for key in ("p50", "p99", "per_s"))
        print(
            f"live, {tables:,} tables of 5 phones, a tap a second each: {per_s:,.0f} a second, "
            f"p50 {p50:,.0f} ms, p99 {p99:,.0f} ms, {runs[0]['MB']:.0f} MB (middle of {times})"
        )


def first_answer(folder: Path) -> float:
    """Return the seconds from start to first page, with the modules already compiled by an earlier start."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.monotonic()
    port, process = started(folder / "db", environment)
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://{HOST}:{port}/", timeout=10).read()
            except OSError:
                time.sleep(0.005)
            else:
                return time.monotonic() - start
    finally:
        process.terminate()
        process.wait(timeout=60)


def watching(tables: int) -> tuple[int, float, float]:
    """Return the number of phones that watch these tables of five, and the server's megabytes before and after they
    connect.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "referee.db"
        ready = seated(database, tables)
        with serving(database) as (port, process):
            before = memory(process)
            phones = [Phone(port, code, way) for code, people in ready for way in people.values()]
            asyncio.run(_watch(phones))
            return len(phones), before, memory(process)


async def _watch(phones: list[Phone]) -> None:
    for at in range(0, len(phones), AT_ONCE):
        await asyncio.gather(*(phone.open() for phone in phones[at : at + AT_ONCE]))
        for phone in phones[at : at + AT_ONCE]:
            phone.writer.close()  # a phone that only watches keeps nothing open but its stream
    await asyncio.sleep(2)


def stood() -> None:
    """Print both measurements."""
    with tempfile.TemporaryDirectory() as folder:
        first_answer(Path(folder))
        took = [first_answer(Path(folder)) for _ in range(STARTS)]
    print(
        f"start to first answer: {statistics.median(took):.2f} s (middle of {STARTS}; the quickest {min(took):.2f} s)"
    )
    phones, before, after = watching(TABLES)
    print(f"{phones:,} phones that only watch: {after:.0f} MB, {before:.0f} MB before they came")


if __name__ == "__main__":
    print({name: round(value, 1) for name, value in live(int(sys.argv[1]), *map(float, sys.argv[2:])).items()})
