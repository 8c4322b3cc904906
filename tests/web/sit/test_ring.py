"""The seating order, tapped by several phones at once, and the start of exactly one game."""

import re
from typing import Any

import gevent
import pytest

from referee.web.sit.next_game import Plan, read_plan
from referee.web.sit.people import plan_of
from tests.support.client import Client, Page, said
from tests.support.lobby import Lobby


def plan(here: Lobby, code: str) -> Plan:
    return plan_of(here.table(code))


def names(here: Lobby, code: str) -> list[str]:
    """Return the names in seating order."""
    by_id = {seat.id: seat.name for seat in here.table(code).night.seats}
    return [by_id[id] for id in plan(here, code).ring]


def tap(here: Lobby, client: Client, code: str, what: str, name: str) -> Any:
    return client.send(f"/{code}/ring", htmx=True, **{what: str(here.seat(code, name).id)})


def test_a_plan_is_stored_as_text_and_an_invalid_one_is_empty() -> None:
    made = Plan("one", "gentle", (("decks", "3"),), (3, 1, 2), 1, (3,))
    assert read_plan(made.to_text()) == made
    for broken in (
        "",
        "{}",
        "[]",
        "null",
        '{"game": 1}',
        '{"game":"x","preset":"","house":[[1]],"ring":[],"dealer":0}',
    ):
        assert read_plan(broken) == Plan()


def test_repeating_a_tap_changes_nothing() -> None:
    one = Plan().with_seat(4).with_seat(4).with_seat(7)
    assert one.ring == (4, 7)
    assert one.without_seat(7).without_seat(7).ring == (4,)
    assert one.with_dealer(9) == one, "only somebody in the ring deals"
    assert one.with_dealer(7).without_seat(7).dealer == 0
    assert one.with_dealer(7).dealer == 7


def test_left_of_moves_a_neighbour_to_the_place() -> None:
    ring = Plan(ring=(1, 2, 3, 4), dealer=4)
    assert ring.with_left(1, 3).ring == (1, 3, 2, 4)
    assert ring.with_left(4, 2).ring == (1, 3, 4, 2)
    assert ring.with_left(4, 2).dealer == 4
    assert Plan(ring=(1,)).with_left(5, 6).ring == (1, 5, 6)
    assert ring.with_left(2, 2) == ring


def test_naming_another_right_neighbour_replaces_the_first() -> None:
    ring = Plan(ring=(1, 2, 3, 4)).confirmed(1).confirmed(3)
    assert ring.sure == (1, 3)
    assert ring.with_left(1, 4).sure == (1,)
    assert ring.without_seat(4).sure == (1,)
    assert ring.with_only([1, 2, 3]).sure == (1,)
    assert Plan(ring=(1,)).confirmed(1).sure == ()


def test_two_phones_tapping_at_once_lose_no_tap(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, f"P{at}") for at in range(6)]
    jobs = [gevent.spawn(tap, here, phone, code, "place", f"P{at}") for at, phone in enumerate(phones)]
    gevent.joinall(jobs, raise_error=True)
    assert sorted(names(here, code)) == [f"P{at}" for at in range(6)]


def test_a_seat_that_only_another_server_has_heard_of_stays_in_the_ring(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    tap(here, ann, code, "place", "Ann")
    store, night = here.store, here.table(code).night.id
    new = store.add_seat(night, "Bo").id
    store.change_plan(night, lambda found: read_plan(found.plan).with_seat(new).to_text())
    tap(here, ann, code, "dealer", "Ann")
    assert names(here, code) == ["Ann", "Bo"]


def test_the_ring_works_without_javascript(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    here.sit(code, "Bo")
    ann.send(f"/{code}/ring", clear="1")
    page = ann.get(f"/{code}").get_data(as_text=True)
    form = re.search(r'<form id="ring-form" method="post" action="([^"]+)"', page)
    button = re.search(r'<button form="ring-form" name="(\w+)" value="(\d+)"', page)
    assert form
    assert button
    response = ann.send(form[1], **{button[1]: button[2]})
    assert (response.status_code, response.location) == (303, f"/{code}")
    assert names(here, code) == ["Ann"]


def test_two_people_starting_at_once_start_one_game(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Bo", "Ann")]
    here.ring(phones[0], code, ["Ann", "Bo"], "Ann")
    jobs = [gevent.spawn(phone.send, f"/{code}/start", htmx=True, after="0") for phone in phones * 2]
    gevent.joinall(jobs, raise_error=True)
    assert [job.value.headers["HX-Redirect"] for job in jobs] == [f"/{code}"] * 4
    table: Any = here.table(code)
    assert len(table.games) == 1
    assert table.night.plan == ""
    assert [seat.name for seat in table.night.seats] == ["Ann", "Bo"]


@pytest.mark.promise("On the ring's page of a 360×640")
def test_who_starts_without_waiting_keeps_what_they_chose(here: Lobby) -> None:
    code = here.open_table()
    ann, *_ = (here.sit(code, name) for name in ("Ann", "Bo", "Cy"))
    here.ring(ann, code, ["Ann", "Bo", "Cy"], "Bo")
    bo = here.seat(code, "Bo")
    stream = iter(here.app.extensions["registry"].watch(here.table(code), "ring", bo.id, "en", bo.devices[0]))
    next(stream)
    page = ann.get(f"/{code}").text
    stream.close()
    assert '<button form="start-form" name="anyway" value="1"' in page
    assert '<input type="hidden" form="start-form" name="after" value="0">' in page


def test_every_phone_continues_by_itself(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo")]
    here.ring(phones[0], code, ["Ann", "Bo"], "Ann")
    registry = here.app.extensions["registry"]
    stream = iter(registry.watch(here.table(code), "ring", here.seat(code, "Bo").id, "en", "x"))
    assert f"/{code}/onward" not in next(stream).decode()
    phones[0].send(f"/{code}/start", after="0")
    news = next(stream).decode()
    assert f'hx-get="/{code}/onward" hx-trigger="load"' in news
    stream.close()
    onward = phones[1].get(f"/{code}/onward", headers={"HX-Request": "true"})
    assert onward.headers["HX-Redirect"] == f"/{code}"
    assert phones[1].get(f"/{code}").location == f"/{code}/play"


def test_the_stream_sends_everybody_the_ring_and_their_neighbour(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo", "Cy")]
    registry, table = here.app.extensions["registry"], here.table(code)
    phones[0].send(f"/{code}/ring", clear="1")
    streams = [iter(registry.watch(table, "ring", here.seat(code, name).id, "en", name)) for name in ("Ann", "Bo")]
    for stream in streams:
        next(stream)
    for name in ("Ann", "Bo", "Cy"):
        tap(here, phones[0], code, "place", name)
    ann, bo = (next(stream).decode() for stream in streams)
    for stream in streams:
        stream.close()
    part = re.compile(r'hx-target="#ring".*?</hx-partial>', re.DOTALL)
    assert part.search(ann)[0] == part.search(bo)[0]  # type: ignore[index]
    assert "<bdi>Bo</bdi>?" in ann
    assert "<bdi>Cy</bdi>?" in bo
    for seat in table.night.seats:
        assert not re.search(rf"\b{seat.pin}\b", ann + bo), "no PIN in what everybody is sent"


def test_a_reopened_night_without_a_plan_asks_for_a_game(here: Lobby) -> None:
    registry = here.app.extensions["registry"]
    table = registry.open("old", "nobody")
    ann = here.sit(table.code, "Ann")
    assert "Which game?" in said(ann.get(f"/{table.code}"))
    assert f'href="/{table.code}/next"' in ann.get(f"/{table.code}").get_data(as_text=True)
    assert f'href="/{table.code}/next/one"' in ann.get(f"/{table.code}/next").get_data(as_text=True)
    assert ann.send(f"/{table.code}/start", after="0").status_code == 422
    assert ann.send(f"/{table.code}/start", after="x").status_code == 400


def test_the_fragments_of_a_tap_are_complete(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    answer = tap(here, ann, code, "place", "Ann").get_data(as_text=True)
    assert not Page(answer).faults
    targets = set(re.findall(r'hx-target="#(\w+)"', answer))
    assert targets <= set(Page(ann.get(f"/{code}").get_data(as_text=True)).ids)
