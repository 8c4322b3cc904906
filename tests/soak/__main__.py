"""`make soak`: minutes of kills, malformed requests, crowds and full disks, with figures, over both stores.

Exit with 1 if a promise is broken. The servers listen on loopback only, the run lasts 300 seconds or as many as given,
and no files are left behind.
"""

import contextlib
import gc
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from referee.engine import games
from referee.rulebook import search
from referee.texts.catalog import LANGUAGES
from tests.soak import crowd, disk, kills, noise
from tests.soak.fuzz import Fuzz
from tests.support.lobby import lobby
from tests.support.postgres import missing, postgres

SECONDS = 300
REQUESTS = 20_000
LONGEST, HARDEST = 0.25, 1.0
"""Processor seconds that an answer and a question may take."""
SEED = 20261121
FUZZ = """
from gevent import monkey
monkey.patch_all()
import json, sys
from pathlib import Path
from tests.soak.__main__ import fuzz
_, database, seconds, written = sys.argv
Path(written).write_text(json.dumps(fuzz(database, float(seconds))), encoding="utf-8")
"""


def fuzzed(folder: Path, place: str, seconds: float) -> list[str]:
    """Send random and malformed requests; on PostgreSQL in a process of its own, whose sockets yield to gevent."""
    if not place:
        return fuzz(str(folder / "fuzz.db"), seconds)
    written = folder / "faults.json"
    subprocess.run([sys.executable, "-c", FUZZ, place, str(seconds), str(written)], check=True)
    faults: list[str] = json.loads(written.read_text(encoding="utf-8"))
    return faults


def fuzz(database: str, seconds: float) -> list[str]:
    """Send random and malformed requests to an app of this process: a private house, or a public one on a server."""
    with lobby(DB=database, PUBLIC="://" in database) as here:
        for language in LANGUAGES:  # what the server prepares after its start
            here.app.extensions["texts"].of(language)
        for game, language in product(games.names(), LANGUAGES):  # and what the first searches build
            list(search.indexing(here.app.extensions["texts"], game, language))
        gc.freeze()
        found = Fuzz(here, SEED).run(REQUESTS, seconds)
    answers = ", ".join(f"{status} {count:,}" for status, count in sorted(found.answers.items()))
    print(f"random and malformed requests: {sum(found.answers.values()):,} on {len(found.routes)} routes ({answers})")
    (wall, slowest), (busy, busiest), (hard, hardest) = found.slowest, found.busiest, found.hardest
    print(f"  slowest by the clock {wall * 1000:.0f} ms: {slowest[:80]}…")
    print(f"  busiest {busy * 1000:.0f} ms of the processor: {busiest[:80]}…")
    print(f"  hardest question {hard * 1000:.0f} ms of the processor: {hardest[:80]}…")
    late = [f"{busy:.2f} s: {busiest}"] * (busy > LONGEST) + [f"{hard:.2f} s: {hardest}"] * (hard > HARDEST)
    return found.faults + late


PARTS: tuple[tuple[Callable[[Path, str, float], list[str]], float], ...] = (
    (kills.run, 0.42), (fuzzed, 0.42), (crowd.run, 0.0), (disk.run, 0.0), (noise.run, 0.0)
)  # fmt: skip
"""The parts and their share of the time; the others take seconds."""


def main(seconds: float) -> int:
    wrong: list[str] = []
    with contextlib.ExitStack() as running:
        stores: list[tuple[str, Callable[[], str]]] = [("SQLite", str)]
        if why := missing():
            print(f"PostgreSQL: not run, {why}")
        else:
            stores.append(("PostgreSQL", running.enter_context(postgres()).make))
        for name, make in stores:
            print(f"\n{name}\n")
            for part, share in PARTS:
                with tempfile.TemporaryDirectory() as folder:
                    try:
                        found = part(Path(folder), make(), seconds * share / len(stores))
                    except (OSError, subprocess.CalledProcessError) as error:  # the other parts run all the same
                        found = [f"{part.__module__}: {error!r}"]
                    wrong += [f"{name}: {fault}" for fault in found]
                sys.stdout.flush()
    for fault in wrong:
        print(f"\nWRONG: {fault}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
