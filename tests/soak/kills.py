"""Kill -9 under load, repeatedly: afterwards every acknowledged line is stored exactly once."""

import http.client
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from referee.store import Store
from tests.soak.lives import Lives
from tests.support.phones import Phone, is_kept, table_of

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


class Load:
    """A phone that taps as soon as it is answered. Like a real phone it repeats an unanswered tap with the same id."""

    def __init__(self, code: str, phone: Phone, name: str) -> None:
        self.code, self.phone, self.name = code, phone, name
        self.kept: list[str] = []
        self.again = 0
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._tap)

    def _tap(self) -> None:
        for number in range(1_000_000):
            post = f"{self.name}-{number}"
            while not self.stop.is_set():
                try:
                    answer = self.phone.post(f"/{self.code}/enter", text=f"says w{number}", post=post)
                except (OSError, http.client.HTTPException):
                    self.again += 1
                    time.sleep(0.05)
                    continue
                assert is_kept(answer), answer
                self.kept.append(post)
                break
            if self.stop.is_set():
                return


def run(folder: Path, lives: int, seconds: float, seed: int = 1) -> Killed:
    """Start and kill the server this many times, or as often as the time allows."""
    chance, end = random.Random(seed), time.monotonic() + seconds
    database = folder / "killed.db"
    server, found = Lives(database), Killed()
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
    kept = _kept(database)
    found.lost = sorted(acknowledged - kept.keys())
    found.twice = sorted(post for post, count in kept.items() if count > 1)
    found.unanswered = len(kept.keys() - acknowledged)
    return found


def _kept(database: Path) -> Counter[str]:
    """Count how often each post is in the database; check that every log is complete and in order of time."""
    store, posts = Store(database), Counter[str]()
    for row in store.nights():
        night = store.night(row.code)
        assert night is not None
        for game in night.games:
            lines = store.lines(game.id)
            assert [line.n for line in lines] == list(range(1, len(lines) + 1))
            assert [line.at for line in lines] == sorted(line.at for line in lines)
            said = Counter((line.text, line.post) for line in lines)
            posts.update({post or text: count for (text, post), count in said.items()})
    store.close()
    return posts
