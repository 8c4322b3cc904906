"""Kill -9 under load, repeatedly: afterwards every acknowledged line and act is stored exactly once."""

import base64
import http.client
import itertools
import random
import threading
import time
from collections import Counter
from pathlib import Path

from referee.records.archive import write_archive
from referee.store import Store
from referee.store.archive import ArchivedGame, ArchivedNight
from tests.support.forked import Lives
from tests.support.phones import Phone, table_of
from tests.support.tapping import Load, stored_posts

TABLES, PHONES, LIVES = 4, 2, 300
LEAST, ACT = 12, 10.0
"""Kills that there are however slow the computer is, and seconds that each waits for an act to be answered."""
BOUNDARY = "nights"
NIGHTS, LINES = 4, 30
"""The nights of a file that is brought in, and the lines of each."""


class Acts:
    """A phone of the computer that serves: it saves seasons, fills a club, reads files of nights, renames a person.

    Each act makes something of another name, or nights with a dash in theirs, and is sent again with its id until it is
    answered: `kept` are the names, `person` is the last one of the person.
    """

    def __init__(self, port: int) -> None:
        self.phone, self.kept, self.person = Phone(port), list[str](), ""
        self.again = self.done = 0
        self.stop, self.thread = threading.Event(), threading.Thread(target=self._act)
        form = {"tables": "2", "size": "4", "minutes": "45"}
        self.club = self.phone.post("/club/new/one", htmx=False, **form)[1].rpartition("/")[2]

    def _act(self) -> None:
        acts = itertools.cycle((self._season, self._member, self._nights, self._rename, self._plays))
        for number, act in enumerate(acts):
            status, name = 0, f"N{number}"
            while status not in (200, 303) and not self.stop.wait(0.02):
                try:
                    status, text = act(name)
                except (OSError, http.client.HTTPException):
                    status, text = 0, ""
                self.again += status == 0
                assert status in (0, 200, 303, 429), text
            done = status in (200, 303)
            self.done += done
            if act == self._rename:
                self.person = name if done else ""  # perhaps it was kept all the same
            elif done:
                files = act in (self._nights, self._plays)
                self.kept += [f"{name}-{nth}" for nth in range(NIGHTS)] if files else [name]
            if not done:
                return

    def _season(self, name: str) -> tuple[int, str]:
        return self.phone.post("/standings/seasons", htmx=False, name=name, post=name)

    def _member(self, name: str) -> tuple[int, str]:
        return self.phone.post(f"/club/{self.club}/join", htmx=False, name=name, phoneless="1", post=name)

    def _rename(self, name: str) -> tuple[int, str]:
        return self.phone.post("/people/1/change", htmx=False, what="rename", name=name, post=name)

    def _nights(self, name: str) -> tuple[int, str]:
        head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="nights"; filename="n"\r\n\r\n'.encode()
        body = head + file_of(name) + f"\r\n--{BOUNDARY}--\r\n".encode()
        kind = {"Content-Type": f"multipart/form-data; boundary={BOUNDARY}"}
        return self.phone._ask("POST", "/standings/files", body, kind)

    def _plays(self, name: str) -> tuple[int, str]:
        packed = base64.b64encode(file_of(name)).decode()
        return self.phone.post("/standings/files", htmx=False, what="bring-in", packed=packed)


def file_of(name: str) -> bytes:
    """Return a file of nights, each with a game."""
    lines = [(float(n), f"Ann says w{n}", "ok", "table.talk", 1.0) for n in range(LINES)]
    game = ArchivedGame(1.0, "game: one\nplayers: Ann Bo\n", lines)
    names = [f"{name}-{nth}" for nth in range(NIGHTS)]
    return b"".join(
        write_archive(
            (),
            (ArchivedNight(one.encode().hex().zfill(32), "BCDF", one, 1.0, 2.0, (), {}, (), (game,)) for one in names),
        )
    )


def stored_names(place: Path | str, club: str) -> Counter[str]:
    """Count the names of seasons, whole nights, persons and a club's members in the database."""
    store = Store(place)
    found = store.club(club)
    assert found is not None
    brought = [night for night in store.nights() if "-" in night.name]
    games = {night.name: store.night_of(night.id).games for night in brought}
    whole = [night for night in brought if [len(store.lines(game.id)) for game in games[night.name]] == [LINES]]
    named = (store.seasons(), whole, store.persons(), store.members(found.id))
    names = Counter(one.name for many in named for one in many if one.name)
    store.close()
    return names


def run(folder: Path, place: str, seconds: float) -> list[str]:
    """Start and kill the server as often as the time allows, at least `LEAST` times. Print what came of it, and return
    what went wrong.

    The nights are in a file of the folder, or at the database server's address `place`.
    """
    chance, lives = random.Random(1), 0
    database = place or folder / "killed.db"
    server = Lives(database, folder / "killed.log")
    try:
        server.begin()
        loads = []
        for _ in range(TABLES):
            code, phones = table_of(server.port, PHONES)
            loads += [Load(code, phone, f"{code}-{at}") for at, phone in enumerate(phones)]
        acts = Acts(server.port)
        for load in (*loads, acts):
            load.thread.start()
        end = time.monotonic() + seconds
        while lives < LEAST or (lives < LIVES and time.monotonic() < end):
            before, acted = sum(len(load.kept) for load in loads), acts.done
            patient = time.monotonic() + ACT
            while sum(len(load.kept) for load in loads) < before + 3 or (
                acts.done == acted and time.monotonic() < patient
            ):  # the server is in play
                assert acts.thread.is_alive()
                assert any(load.thread.is_alive() for load in loads)
                time.sleep(0.005)
            time.sleep(chance.uniform(0, 0.15))
            server.kill()
            lives += 1
            server.begin()
        for load in (*loads, acts):
            load.stop.set()
        for load in (*loads, acts):
            load.thread.join()
            load.phone.close()
    finally:
        server.close()
    acknowledged = {post for load in loads for post in load.kept} | {*acts.kept, acts.person} - {""}
    kept = stored_posts(database) + stored_names(database, acts.club)
    lost = sorted(acknowledged - kept.keys())
    twice = sorted(post for post, count in kept.items() if count > 1)
    again, unanswered = sum(load.again for load in (*loads, acts)), len(kept.keys() - acknowledged)
    print(
        f"kill -9 under load: {lives} times, {len(acknowledged):,} taps acknowledged, {acts.done:,} of them"
        f" seasons, members, files of nights and a person's name; {again:,} sent again"
    )
    print(f"  lost {len(lost)}, twice {len(twice)}; kept before anybody was told {unanswered}")
    return [f"lost: {lost[:5]}"] * bool(lost) + [f"twice: {twice[:5]}"] * bool(twice)
