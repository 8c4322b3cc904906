"""Phones that tap as soon as they are answered, and what the store has of it."""

import http.client
import threading
import time
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from referee.store import Store
from tests.support.phones import Phone, is_kept


class Load:
    """A phone that taps as soon as it is answered. Like a real phone it repeats an unanswered tap with the same id.

    `unanswered` are the statuses that count as no answer: those of a proxy whose server went away, and of a tap that
    was not kept.
    """

    def __init__(self, code: str, phone: Phone, name: str, unanswered: Collection[int] = ()) -> None:
        self.code, self.phone, self.name, self.unanswered = code, phone, name, unanswered
        self.kept: list[str] = []
        self.again = 0
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._tap)

    def _tap(self) -> None:
        number = 0
        while not self.stop.is_set():
            if self.say(f"w{number}", f"{self.name}-{number}"):
                number += 1

    def say(self, word: str, post: str) -> bool:
        """Say a word at the table until it is kept; return False if this phone was stopped before."""
        while not self.stop.is_set():
            try:
                answer = self.phone.post(f"/{self.code}/enter", text=f"says {word}", post=post)
            except (OSError, http.client.HTTPException):
                answer = (0, "")
            if is_kept(answer):
                self.kept.append(post)
                return True
            # While servers come and go a tap may be told that the table moved on: its person says it again.
            assert answer[0] in (0, *self.unanswered) or (self.unanswered and answer[0] == 200), answer
            self.again += 1
            time.sleep(0.05)
        return False


def stored_posts(place: Path | str) -> Counter[str]:
    """Count how often each post is in the database; check that every log is complete and in order of time."""
    store, posts = Store(place), Counter[str]()
    for row in store.nights():
        night = store.night(row.code)
        assert night is not None
        for game in night.games:
            lines = store.lines(game.id)
            assert [line.n for line in lines] == list(range(1, len(lines) + 1))
            assert [line.at for line in lines] == sorted(line.at for line in lines)
            posts.update(line.post for line in lines if line.post)
    store.close()
    return posts
