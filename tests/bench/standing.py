"""Measure an idle server: the time to its first answer, and the memory of phones that only watch."""

import asyncio
import os
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.bench.live import memory, seated, serving, started
from tests.bench.load import AT_ONCE, HOST, Phone

STARTS = 5
TABLES = 200


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


async def _watch(phones: list[Any]) -> None:
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
