"""Every address that changes something is posted twice with one id: the second post gets the same answer, and changes
nothing. A phone sends a tap again whose answer was lost.
"""

import io
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.client import Client, without_taps
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of

ASKS = {
    *("ask.ask", "ask.of_game", "ask.of_moment", "ask.of_pasted", "houses.look", "houses.marks", "houses.paste"),
    *("phone.look", "records.pasted"),
    "story.amend",  # shows what a correction would change; `phone.enter` enters it
}
"""The addresses that answer a question or show a preview, and change nothing."""


@pytest.fixture
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


class Twice:
    """Posts everything twice, and remembers the endpoints."""

    def __init__(self, here: Lobby) -> None:
        self.here = here
        self.endpoints: set[str] = set()
        self.taps = 0

    def __call__(self, phone: Client, path: str, htmx: bool = False, again: str = "", **form: Any) -> Any:
        """Post a form twice; return the first answer. `again` is the address where the second one is posted."""
        self.taps += 1
        form = {"post": f"tap-{self.taps}", **form}
        endpoint, _ = self.here.app.url_map.bind("localhost").match(path, "POST")
        self.endpoints.add(str(endpoint))
        first = phone.send(path, htmx, **{key: copied(value) for key, value in form.items()})
        assert first.status_code in (200, 204, 303), (path, first.status_code, first.text)
        kept = self.dump()
        second = phone.send(again or path, htmx, **{key: copied(value) for key, value in form.items()})
        assert (second.status_code, second.location) == (first.status_code, first.location), path
        assert second.headers.get("HX-Redirect") == first.headers.get("HX-Redirect"), path
        assert self.dump() == kept, path
        if not again and first.status_code == 200:
            assert without_taps(second) == without_taps(first), path
        return first

    def dump(self) -> list[str]:
        """Return all that is stored, but for times that are told anew."""
        return [row for row in sqlite_of(self.here.store).conn.iterdump() if not row.startswith('INSERT INTO "acts"')]


def copied(value: Any) -> Any:
    return (io.BytesIO(value[0]), value[1]) if isinstance(value, tuple) else value


@pytest.mark.promise("Every address that changes something counts")
def test_every_changing_address_posted_twice_with_one_id_changes_once(here: Lobby) -> None:
    twice, laptop = Twice(here), here.laptop
    twice(laptop, "/language", language="ko")
    twice(laptop, "/language", language="en")
    twice(laptop, "/theme", theme="dark")

    code = twice(laptop, "/new/one").location.rsplit("/", 1)[1]
    assert len(here.store.nights()) == 1
    ann, bo = here.phone(), here.phone()
    twice(ann, f"/{code}/sit", name="Ann")
    twice(bo, f"/{code}/sit", name="Bo")
    twice(ann, f"/{code}/seat", name="Cy")
    seats = {name: here.seat_id(code, name) for name in ("Ann", "Bo", "Cy")}
    assert len(here.table(code).night.seats) == 3
    twice(ann, f"/{code}/address", ip="192.168.0.12")
    twice(laptop, f"/{code}/door", htmx=True, door="closed")
    twice(laptop, f"/{code}/door", htmx=True, door="open")
    twice(ann, f"/{code}/looks", seat=seats["Ann"], colour="5")
    twice(ann, f"/{code}/in-pictures", seat=seats["Ann"], named="no")
    for name in ("Ann", "Bo", "Cy"):
        twice(ann, f"/{code}/ring", place=seats[name])
    twice(ann, f"/{code}/ring", dealer=seats["Cy"])
    twice(laptop, f"/{code}/next/one", do="keep", name="Ours")
    twice(ann, f"/{code}/start", after="0", anyway="1")
    assert len(here.table(code).games) == 1
    cy = here.phone()
    twice(cy, f"/{code}/claim/{seats['Cy']}", pin=here.seat(code, "Cy").pin)
    for text in ("deals", "flips 5H"):
        twice(cy, f"/{code}/enter", htmx=True, text=text)
    twice(ann, f"/{code}/enter", htmx=True, text="plays 5D")
    twice(ann, f"/{code}/undo", htmx=True, line="3", sure="1")
    twice(ann, f"/{code}/rename", seat=seats["Ann"], name="Anna")
    twice(ann, f"/{code}/swap", seat=seats["Ann"], **{"with": seats["Bo"]})
    twice(ann, f"/{code}/swap", seat=seats["Ann"], **{"with": seats["Bo"]})
    twice(cy, f"/{code}/stand", seat=seats["Cy"])
    twice(bo, f"/{code}/remove", seat=seats["Bo"], sure="1")

    club = twice(laptop, "/club/new/one", name="Club", tables="2", size="4", minutes="30").location.rsplit("/", 1)[1]
    at = f"/club/{club}"
    [made] = here.store.clubs(None)
    assert len(made.tables) == 2
    twice(laptop, f"{at}/tables", more="2")
    twice(laptop, f"{at}/run")
    for name in ("Di", "Ed", "Flo", "Gus"):
        twice(laptop, f"{at}/join", name=name, phoneless="1")
    twice(here.phone(), f"{at}/join", name="Hal")
    twice(laptop, f"{at}/there", member="1", present="no")
    twice(laptop, f"{at}/there", member="1", present="yes")
    for what in ("start", "add", "pause", "add", "reset", "start"):
        twice(laptop, f"{at}/timer", do=what)
    twice(laptop, f"{at}/timer", do="set", minutes="20")
    twice(laptop, f"{at}/propose")
    twice(laptop, f"{at}/accept", seating="1", anyway="1")
    twice(laptop, f"{at}/end")
    [made] = [here.store.club(club)]
    assert made is not None
    assert len(made.tables) == 4

    laptop.get("/standings")
    person = sqlite_of(here.store).conn.execute("SELECT id FROM persons WHERE name = 'Cy'").fetchone()[0]
    twice(laptop, f"/people/{person}/change", what="rename", name="Zoe")
    twice(laptop, f"/people/{person}/change", what="list", listed="no")
    twice(laptop, "/standings/seasons", name="Winter")
    [season] = here.store.seasons()
    for what in ("share", "stop"):
        twice(laptop, f"/standings/seasons/{season.id}", what=what)
    twice(laptop, f"/standings/seasons/{season.id}", what="change", name="Summer")
    twice(laptop, f"/standings/seasons/{season.id}", what="delete")

    twice(laptop, f"/nights/{code}/rename", name="Friday")
    twice(laptop, f"/nights/{code}/as-it-stands")
    twice(laptop, f"/nights/{code}/end")
    twice(laptop, f"/again/{code}")
    assert len(here.store.nights()) == 6
    file = laptop.get("/standings/nights.referee").data
    twice(laptop, "/standings/files", nights=(file, "n"))
    twice(laptop, f"/nights/{code}/reopen")
    twice(laptop, f"/nights/{code}/delete", sure=code)
    twice(laptop, f"/nights/{code}/bring-back")

    other = here.open_table(ann)
    for phone, name in ((ann, "Ann"), (bo, "Bo")):
        assert phone.send(f"/{other}/sit", name=name).status_code == 303
    twice(ann, f"/{other}/host", seat=here.seat_id(other, "Bo"))
    assert here.table(other).night.host in here.seat(other, "Bo").devices

    at_the_door(here, twice)
    in_play(here, twice)
    by_score(here, twice)
    rules = here.app.url_map.iter_rules()
    assert {rule.endpoint for rule in rules if "POST" in (rule.methods or ())} - ASKS == twice.endpoints


def at_the_door(here: Lobby, twice: Twice) -> None:
    """Post what lets people in, and lets their phones go."""
    code, (ann, *_) = here.play()
    for said in ("no", "yes"):
        eve = here.phone()
        asks = eve.send(f"/{code}/sit", name="Eve", after="Ann").location
        twice(ann, asks, htmx=True, answer=said)
        assert ("Eve" in [seat.name for seat in here.table(code).night.seats]) is (said == "yes")
    asks = twice(here.phone(), f"/{code}/knock", seat=here.seat_id(code, "Bo")).location
    twice(here.laptop, asks, htmx=True, answer="yes")
    twice(here.laptop, f"/{code}/let-go", seat=here.seat_id(code, "Bo"))
    assert here.seat(code, "Bo").devices == ()


def in_play(here: Lobby, twice: Twice) -> None:
    """Post what enters lines beside those of play."""
    code, phones = here.play(**{"h-hand_size": "3", "h-enforce": "referee"})
    here.says(code, "Cy deals", "Cy flips 5H", "Ann plays 9C", "Ann draws")
    ann, bo, game = phones[0], phones[1], here.table(code).game
    assert game is not None
    for phone, path, form in (
        (ann, "our-rule", {"line": "3", "house": "hand_size=4"}),
        (bo, "rules", {"preset": "one", "h-penalty_cards": "2"}),
        (bo, "ask/time-out", {}),
        (bo, "catch-up", {"was.draw": "0", "draw": "6"}),
    ):
        before = len(game.entries)
        twice(phone, f"/{code}/{path}", htmx=path not in ("rules", "ask/time-out"), **form)
        assert len(game.entries) == before + 1, (path, [entry.text for entry in game.entries])


def by_score(here: Lobby, twice: Twice) -> None:
    """Post sheets of scores, and start the next game."""
    code, (ann, bo) = here.play(("Ann", "Bo"))
    here.says(code, "Ann agrees keep=scores now")
    sheet = {"v-0-points": "12", "v-1-points": "0"}
    twice(ann, f"/{code}/tally-fill", htmx=True, **sheet)
    twice(bo, f"/{code}/tally", htmx=True, **sheet)
    twice(ann, f"/{code}/totals", htmx=True, **{"score-0": "50"})
    table = here.table(code)
    assert table.game is not None
    assert table.game.state.scores == (50, 0)
    twice(ann, f"/{code}/count-again", line="2", points="13", sure="1")
    twice(ann, f"/{code}/again", after="1")
    assert len(table.games) == 2
