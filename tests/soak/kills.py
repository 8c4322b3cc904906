"""Kill -9 under load, repeatedly: afterwards every acknowledged line is stored exactly once."""

import random
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.soak.lives import Lives
from tests.support.phones import table_of
from tests.support.tapping import Load, stored_posts

TABLES, PHONES = 4, 2


@dataclass
class Killed:
    """The result. `lost` and `twice` are acknowledged posts; `unanswered` were stored before anybody was told; `again`
    were sent again because their answer was lost.
    """

    lives: int = 0
    acknowledged: int = 0
    again: int = 0
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    unanswered: int = 0
    slowest_start: float = 0.0


def run(folder: Path, lives: int, seconds: float, seed: int = 1, place: str = "") -> Killed:
    """Start and kill the server this many times, or as often as the time allows.

    The nights are in a file of the folder, or at the database server's address `place`.
    """
    chance, end = random.Random(seed), time.monotonic() + seconds
    database = place or folder / "killed.db"
    server, found = Lives(database, folder / "killed.log"), Killed()
    try:
        server.begin()
        loads = []
        for _ in range(TABLES):
            code, phones = table_of(server.port, PHONES)
            loads += [Load(code, phone, f"{code}-{at}") for at, phone in enumerate(phones)]
        for load in loads:
            load.thread.start()
        while found.lives < lives and time.monotonic() < end:
            before = sum(len(load.kept) for load in loads)
            while sum(len(load.kept) for load in loads) < before + 3:  # the server is in play
                assert any(load.thread.is_alive() for load in loads)
                time.sleep(0.005)
            time.sleep(chance.uniform(0, 0.15))
            server.kill()
            found.lives += 1
            start = time.monotonic()
            server.begin()
            found.slowest_start = max(found.slowest_start, time.monotonic() - start)
        for load in loads:
            load.stop.set()
        for load in loads:
            load.thread.join()
            load.phone.close()
        server.kill()
    finally:
        server.close()
    acknowledged = {post for load in loads for post in load.kept}
    found.acknowledged, found.again = len(acknowledged), sum(load.again for load in loads)
    kept = stored_posts(database)
    found.lost = sorted(acknowledged - kept.keys())
    found.twice = sorted(post for post, count in kept.items() if count > 1)
    found.unanswered = len(kept.keys() - acknowledged)
    return found
