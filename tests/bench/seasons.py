"""Measure the pages about the people of many nights: 2,000 nights of five games, on both stores.

`python -m tests.bench.seasons` runs this alone; `NIGHTS=200` before it makes it short.
"""

# ruff: noqa: E402 - as in the server, what is imported below uses the patched sockets, locks and time
from gevent import monkey

monkey.patch_all()

import os
import re
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from referee.engine.notation.lines import format_action
from referee.engine.notation.tokens import quote
from referee.paths import is_server
from referee.store import Store
from referee.store.values import KeptLine
from referee.texts.catalog import LANGUAGES, shared
from referee.web.app import create_app
from tests.bench.live import cost
from tests.support.postgres import missing, postgres
from tests.support.whole_games import Player, WholeGame

NIGHTS = int(os.environ.get("NIGHTS", "2000"))
GAMES = 5
DAY = 24 * 3600.0
FIRST = 1_600_000_000.0
PEOPLE = [
    first + last
    for first in ("Mi", "Ju", "Ha", "Ke", "Yu", "So", "Re", "Ta")
    for last in ("na", "ri", "ko", "mo", "ra")
]
"""The forty people of the club."""
PLAYED = (
    WholeGame("one", 4, "enforce=referee end=rounds:2", comes_and_goes=False),
    WholeGame("onecard", 4, comes_and_goes=False),
    WholeGame("uno", 4, "target=60", comes_and_goes=False),
    WholeGame("eights", 4, "end_mode=scored target=40", comes_and_goes=False),
    WholeGame("hearts", 4, "end_deals=2", comes_and_goes=False),
    WholeGame("canasta", 4, "target=3000", keep="scores", comes_and_goes=False),
)
"""The games of these nights, each played four times; every night has five of these games with other people."""
MOST = 0.2
"""Seconds of processor time that a page may take."""
TIMES = 10


class Kept:
    """A game as its record has it: the head and the lines, with the names of its people to be replaced."""

    def __init__(self, game: WholeGame, seed: int) -> None:
        player = Player(game, seed)
        for _ in player.steps():
            pass
        self.head, self._names = game.head, game.names
        self.lines = [
            (format_action(entry.action), str(entry.ruling.verdict), entry.ruling.rule.id)
            for entry in player.log.entries
        ]

    def with_people(self, people: Sequence[str]) -> tuple[str, list[tuple[str, str, str]]]:
        """Return the head and the lines with other people."""
        of = dict(zip(map(quote, self._names), people, strict=True))
        found = re.compile("|".join(rf"(?<![\w\"]){re.escape(name)}(?![\w\"])" for name in of))

        def renamed(text: str) -> str:
            return found.sub(lambda match: of[match[0]], text)

        return renamed(self.head), [(renamed(text), verdict, rule) for text, verdict, rule in self.lines]


def fill(store: Store, nights: int = NIGHTS, games: int = GAMES) -> int:
    """Fill an empty store with nights; return the number of lines."""
    kept = [Kept(game, seed) for seed in range(4) for game in PLAYED]
    chance = Random(1)
    lines = 0
    for at in range(nights):
        with store._db.whole():
            people = chance.sample(PEOPLE, 4)
            night = store.open_night(f"Night {at + 1}", f"phone-{at % 7}").id
            for name in people:
                store.add_seat(night, name, f"phone-of-{name}")
            opened = FIRST + at * DAY / 2
            store._db.run("UPDATE nights SET opened = ?, ended = ? WHERE id = ?", opened, opened + DAY / 8, night)
            for number in range(games):
                began = opened + number * 1000.0
                head, said = chance.choice(kept).with_people(chance.sample(people, 4))
                game = store.add_game(night, head).id
                store._db.run("UPDATE games SET started = ? WHERE id = ?", began, game)
                store.append(
                    KeptLine(game, n + 1, n * 6.0, text, verdict, rule, None, began + n * 6.0)
                    for n, (text, verdict, rule) in enumerate(said)
                )
                lines += len(said)
    return lines


class Clock:
    """The processor time of this process, and of a database server beside it."""

    def __init__(self, beside: Sequence[int]) -> None:
        self._beside = beside

    def seconds(self, run: Callable[[], object]) -> float:
        """Return the processor seconds of a run."""
        before = time.process_time() + cost(*self._beside)
        run()
        return time.process_time() + cost(*self._beside) - before


def pages(phone: FlaskClient) -> Mapping[str, str]:
    """Return the address of each page that is measured, by its name."""
    standings = phone.get("/standings").get_data(as_text=True)
    person = next(iter(re.findall(r'href="(/people/\d+)', standings)), "")
    assert person, standings
    return {
        "start": "/",
        "standings": "/standings",
        "standings of a game by points": "/standings?game=hearts&by=points",
        "standings by rating": "/standings?by=rating",
        "standings of half a year": "/standings?since=2021-01-01&until=2021-06-30",
        "a person": person,
        "a person's games": f"{person}/games",
        "what one number is made of": f"{person}/games?what=rounds",
        "what a meeting is made of": f"{person}/games?what=ahead&who=2",
        "season to print": "/standings/sheet",
    }


def rated_all(app: Flask) -> None:
    """Wait for the ratings that are being computed."""
    for season in list(app.extensions["registry"].ratings._seasons.values()):
        if season.work is not None:
            season.work.join()


def page_cost(app: Flask, phone: FlaskClient, address: str, clock: Clock, *, written: bool) -> float:
    """Return the processor seconds of a page; with `written` something is written before each time, as by a tap."""
    writer = app.extensions["registry"].writer

    def read() -> None:
        for _ in range(TIMES):
            if written:
                writer.ask(writer.store.rename_night, 1, "Night 1")
            phone.get(address)

    return clock.seconds(read) / TIMES


def tidied(server: str) -> None:
    """Let a database server do now what it does by itself some time after many lines: not while pages are measured."""
    import psycopg

    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")


def measure(name: str, place: str, beside: Sequence[int] = ()) -> bool:
    """Print what the pages take on one store; return False if one of them takes too long."""
    store = Store(place)
    began = time.monotonic()
    lines = fill(store)
    size = store._db.size() / 1e6
    store.close()
    if is_server(place):
        tidied(place)
    took = time.monotonic() - began
    print(f"{name}: {NIGHTS:,} nights of {GAMES} games, {lines:,} lines, {size:.0f} MB, written in {took:.0f} s")
    app = create_app({"DB": place})
    for language in LANGUAGES:  # the command reads them in its first seconds
        shared().of(language)
    phone, clock = app.test_client(), Clock(beside)
    keeper: Any = app.extensions["registry"].results
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.monotonic()
    first = clock.seconds(lambda: phone.get("/standings"))
    computed = clock.seconds(keeper._work.join)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(
        f"  first computation: {computed:.1f} s of processor time in {time.monotonic() - began:.0f} s, while pages show"
        f" the progress (the first in {first * 1000:.0f} ms); memory grew by {grown:.0f} MB"
    )
    phone.get("/standings")
    began = time.monotonic()
    rated = clock.seconds(lambda: rated_all(app))
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024 - grown
    print(
        f"  ratings of all games: {rated:.1f} s of processor time in {time.monotonic() - began:.0f} s, while pages show"
        f" the progress; memory grew by {grown:.0f} MB"
    )
    fine = True
    for page, address in pages(phone).items():
        phone.get(address)  # templates are compiled once, and half a year has ratings of its own
        rated_all(app)
        quiet, took = (page_cost(app, phone, address, clock, written=written) for written in (False, True))
        fine = fine and max(quiet, took) < MOST
        slow = "" if max(quiet, took) < MOST else f", TOO SLOW: {MOST * 1000:.0f} at most"
        print(f"  {page}: {quiet * 1000:.0f} ms, after something was written {took * 1000:.0f} ms{slow}")
    return fine


@contextmanager
def _places() -> Iterator[Iterator[tuple[str, str, tuple[int, ...]]]]:
    with tempfile.TemporaryDirectory() as folder:

        def places() -> Iterator[tuple[str, str, tuple[int, ...]]]:
            yield "SQLite", str(Path(folder) / "referee.db"), ()
            if reason := missing():
                print(reason)
                return
            with postgres(logged=True) as server:
                yield "PostgreSQL", server.make(), (server.process,)

        yield places()


def measured() -> bool:
    """Print the figures of both stores; return False if a page takes too long."""
    with _places() as places:
        return False not in [measure(*place) for place in places]


if __name__ == "__main__":
    sys.exit(0 if measured() else 1)
