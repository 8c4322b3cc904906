"""`make soak`: minutes of kills, malformed requests, crowds and full disks, with figures, over both stores.

Exit with 1 if a promise is broken. The servers listen on loopback only, the run lasts 300 seconds or as many as given,
and no files are left behind.
"""

import contextlib
import gc
import json
import statistics
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
REQUESTS, LIVES, CONNECTIONS = 20_000, 300, 600
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


def killed(folder: Path, seconds: float, place: str) -> list[str]:
    """Run kill -9 under load."""
    found = kills.run(folder, LIVES, seconds, place=place)
    print(
        f"kill -9 under load: {found.lives} times, {found.acknowledged:,} taps acknowledged, {found.acts:,} of them"
        f" seasons, members, files of nights and a person's name; {found.again:,} sent again"
    )
    print(f"  lost {len(found.lost)}, twice {len(found.twice)}; kept before anybody was told {found.unanswered}")
    return [f"lost: {found.lost[:5]}"] * bool(found.lost) + [f"twice: {found.twice[:5]}"] * bool(found.twice)


def fuzzed(folder: Path, seconds: float, place: str) -> list[str]:
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


def crowded(folder: Path, seconds: float, place: str) -> list[str]:
    """Connect many phones at once, some of which never read."""
    found = crowd.run(folder, place)
    middle, worst = statistics.median(found.taps), max(found.taps)
    print(
        f"{crowd.PHONES} phones at once after a restart, {crowd.LINES:,} lines played: the first has its table after"
        f" {found.first:.2f} s, the last after {found.last:.2f} s"
    )
    print(
        f"  a tap until all have it, {crowd.DEAF} that never read and {crowd.SLOW} that read slowly among them:"
        f" {middle * 1000:.0f} ms, at worst {worst * 1000:.0f} ms"
    )
    return [f"{found.refused} taps were refused"] * bool(found.refused)


def filled(folder: Path, seconds: float, place: str) -> list[str]:
    """Fill a disk; that of a database server is not ours to fill."""
    if place:
        return []
    found = disk.run(folder)
    if found.why:
        print(f"a full disk: not tried, no small disk can be made here ({found.why})")
        return []
    print(f"a full disk: {found.before} taps kept, then “{found.said}”")
    print(f"  with room again {found.after} in all; lost {found.missing}, twice {found.twice}")
    wrong = not found.said.startswith("Not kept") or found.missing or found.twice or not found.others
    return [str(found)] * bool(wrong)


def noisy(folder: Path, seconds: float, place: str) -> list[str]:
    """Send bytes that are not HTTP."""
    found = noise.run(folder, CONNECTIONS, place=place)
    print(f"bytes that are no HTTP: {found.sent} connections, {found.errors} errors of ours, {found.traces} traces")
    return [str(found)] * bool(found.errors or found.traces or not found.alive)


PARTS: tuple[tuple[Callable[[Path, float, str], list[str]], float], ...] = (
    (killed, 0.42), (fuzzed, 0.42), (crowded, 0.0), (filled, 0.0), (noisy, 0.0)
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
                        found = part(Path(folder), seconds * share / len(stores), make())
                    except (OSError, subprocess.CalledProcessError) as error:  # the other parts run all the same
                        found = [f"{part.__name__}: {error!r}"]
                    wrong += [f"{name}: {fault}" for fault in found]
                sys.stdout.flush()
    for fault in wrong:
        print(f"\nWRONG: {fault}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
