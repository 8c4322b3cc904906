"""What the server costs before anybody taps: the time from its start to its first answer, and the memory that phones
take which only watch."""

import asyncio
import os
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.bench.live import cost, seated, serving, started
from tests.bench.load import AT_ONCE, HOST, Phone

STARTS = 5
TABLES = 1000


def first_answer(folder: Path) -> float:
    """Seconds from a start until a page has come, where it started before: what Python compiles it compiles once."""
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
    """How many phones watch so many tables of five, and the megabytes of the server before and after they came."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "referee.db"
        ready = seated(database, tables)
        with serving(database) as (port, process):
            _, before = cost(process)
            phones = [Phone(port, code, *way) for code, people in ready for way in people.values()]
            asyncio.run(_watch(phones))
            return len(phones), before, cost(process)[1]


async def _watch(phones: list[Any]) -> None:
    for at in range(0, len(phones), AT_ONCE):
        await asyncio.gather(*(phone.open() for phone in phones[at : at + AT_ONCE]))
        for phone in phones[at : at + AT_ONCE]:
            phone.writer.close()  # a phone that only watches has its stream alone
    await asyncio.sleep(2)


def stood() -> None:
    """Prints both."""
    with tempfile.TemporaryDirectory() as folder:
        first_answer(Path(folder))
        took = [first_answer(Path(folder)) for _ in range(STARTS)]
    print(
        f"start to first answer: {statistics.median(took):.2f} s (middle of {STARTS}; the quickest {min(took):.2f} s)"
    )
    phones, before, after = watching(TABLES)
    print(f"{phones:,} phones that only watch: {after:.0f} MB, {before:.0f} MB before they came")
