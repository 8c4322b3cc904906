"""The seating order, tapped by several phones at once, and the start of exactly one game."""

import re
from typing import Any

import gevent

from referee.web.sit.next_game import Plan, read_plan
from referee.web.sit.people import plan_of
from tests.support.client import Client, Page, said
from tests.support.lobby import Lobby


def names(here: Lobby, code: str) -> list[str]:
    """Return the names in seating order."""
    by_id = {seat.id: seat.name for seat in here.table(code).night.seats}
    return [by_id[id] for id in plan_of(here.table(code)).ring]


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
