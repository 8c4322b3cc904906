"""Two referees that differ in one night: a phone that was not there sees the same on every page, byte by byte.

Two of its people play elsewhere too, in both: that somebody does is told by what may be changed about them.
"""

import gzip
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from html import unescape
from typing import Any

import pytest

from referee.store import archive, codes
from referee.store.people import persons
from tests.live.test_results import night
from tests.support.client import without_taps
from tests.support.device import become
from tests.support.lobby import Lobby, lobby
from tests.web.people.test_standings import FIRST, SECOND, device_of

DAY = 24 * 3600.0
BEGAN = 1_790_000_000.0


class Chance:
    """Codes, ids and tokens that are equal in both worlds."""

    def __init__(self) -> None:
        made = random.Random(1)
        self.choice, self.randbelow = made.choice, made.randrange
        self.token_hex = lambda size: made.randbytes(size).hex()
        self.token_urlsafe = self.token_hex


class World:
    """A referee with its phones: the host of two nights, who was a guest at a third, a host elsewhere, a stranger."""

    def __init__(self, here: Lobby, other: bool) -> None:
        self.store = here.store
        self.host, self.elsewhere, self.stranger = here.phone(), here.phone(), here.phone(address="192.168.0.21")
        self.phones = {"host": self.host, "elsewhere": self.elsewhere, "stranger": self.stranger}
        for at, phone in enumerate(self.phones.values()):
            phone.get("/standings")
            become(phone, f"phone-{at}", "192.168.0.12")
        night(self.store, *FIRST, host=device_of(self.host))
        night(self.store, *SECOND, host=device_of(self.elsewhere))
        self._differ(other)
        night(self.store, *FIRST, host=device_of(self.host))
        [seat] = self.store._db.rows("SELECT id FROM seats WHERE night = 2 AND name = 'Ann'")
        self.store.give_seat(seat["id"], device_of(self.host))
        for row in self.store._db.rows("SELECT id, night FROM games"):
            opened = BEGAN + row["night"] * DAY
            self.store._db.run("UPDATE games SET started = ? WHERE id = ?", opened + 60, row["id"])
            self.store._db.run("UPDATE nights SET opened = ?, ended = ? WHERE id = ?", opened, opened, row["night"])
        for phone, until in (self.host, ""), (self.elsewhere, "2026-09-23"):  # before the night in which they differ
            id = self.store.keep_season(device_of(phone), "Shared", "2026-01-01", until)
            self.store.share_season(id)
        for of in range(1, 5):
            self.store.archived_night(of)  # from now on it has its id
        self.tokens = [season.token for season in self.store.seasons()]
        [self.unlisted, removed] = [person.id for person in self.store.persons() if person.name in ("Cy", "Dee")]
        self.store.list_person(self.unlisted, listed=False)
        self.store.remove_person(removed)

    def _differ(self, other: bool) -> None:
        people = ("Ann", "Bo", "Gus", "Hal") if other else ("Ann", "Bo", "Eve", "Flo")
        night(self.store, *(FIRST if other else SECOND), people=people, host=device_of(self.elsewhere))
        if other:
            self.store.set_night(3, name="A secret")
            game = self.store.add_game(3, self.store._db.rows("SELECT head FROM games WHERE night = 3")[0]["head"])
            assert game.number == 2

    def page(self, name: str, address: str) -> str:
        """Return a page or a file as a phone sees it."""
        answer = self.phones[name].get(address)
        packed = address == "/standings/nights.referee"
        said = gzip.decompress(answer.get_data()).decode() if packed else without_taps(answer)
        return f"{answer.status_code} {said}"

    def everything(self, name: str) -> dict[str, str]:
        """Return every page of many nights as a phone sees it, by address; a stranger has links.

        Of numbers these are the first person's.
        """
        found: dict[str, str] = {}
        todo = ["/standings", "/standings/nights.referee", "/standings/seasons/1", "/"]
        todo += [f"/people/{id}" for id in range(1, 8)]
        todo += [f"/people/1/games?what=ahead&who={who}" for who in range(8)]
        todo += [f"/standings?season={token}" for token in self.tokens if name == "stranger"]
        while todo:
            address = todo.pop()
            if address in found or re.match(r"/people/[^1]\d*/games|.*&by=", address):
                continue
            found[address] = self.page(name, address)
            main = found[address].split("<main", 1)[-1].split("</main", 1)[0]
            links = re.findall(r'href="(/(?:standings|people)[^"]*)"', main) if "<main" in found[address] else ()
            todo += map(unescape, links)
        return found


@contextmanager
def worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[World, World]]:
    """Yield both worlds."""
    with ExitStack() as stack:
        made = []
        for other in (False, True):
            chance: Any = Chance()
            for module in (archive, codes, persons):
                monkeypatch.setattr(module, "secrets", chance)
            made.append(World(stack.enter_context(lobby()), other))
        yield made[0], made[1]


@pytest.mark.promise("Standings, persons, their games and the files", "The link of a shared season")
@pytest.mark.promise("Anybody who is left out of standings")
@pytest.mark.untraced  # others reach the same lines
def test_a_night_is_seen_only_by_phones_that_were_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.web.core.rate_limit.allowed", lambda *_: True)
    with worlds(monkeypatch) as (one, other):
        for address in "/standings", "/people/1", "/standings/season.csv", "/standings/nights.referee":
            assert one.page("elsewhere", address) != other.page("elsewhere", address), address
        for name in "host", "stranger":
            here, there = one.everything(name), other.everything(name)
            unlike = {address for address in here.keys() | there.keys() if here.get(address) != there.get(address)}
            assert not unlike, (name, sorted(unlike)[:5])
            assert not [address for address in here if re.search(r"\b(Eve|Flo|secret)\b", here[address])], name
            assert len(here) > 50, "there is something to see"
        shared = {address: page for address, page in here.items() if "season=" in address}
        assert len(shared) > 50
        hidden = rf"\b(Cy|Dee)\b|/people/{one.unlisted}\b|href=\"/\w{{4}}[/\"]|/nights/|/change\""
        assert not [address for address, page in shared.items() if re.search(hidden, page)], "nor can they change"
