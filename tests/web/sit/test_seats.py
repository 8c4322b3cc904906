"""Seats that change hands: requests for a seat, substitutes, moving, and undone lines."""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from referee.live import table as live_table
from referee.web.sit import door
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def begun(here: Lobby, names: Sequence[str] = ("Ann", "Bo", "Cy"), house: str = "") -> tuple[str, list[Client], Any]:
    """Return a table with cards dealt: its code, the phones, the game."""
    code, phones = here.play(names)
    here.says(code, f"{names[-1]} deals", f"{names[-1]} flips 5H")
    return code, phones, here.table(code).game


def knock(here: Lobby, code: str, phone: Client, whose: str, **more: str) -> str:
    """Let a phone ask for a seat; return the page where it waits."""
    answer = phone.send(f"/{code}/knock", seat=here.seat_id(code, whose), **more)
    assert answer.status_code == 303, said(answer)
    return str(answer.location)


# Asking the table for a seat


def test_the_waiting_phone_is_told_at_once(here: Lobby) -> None:
    code, _, _ = begun(here)
    new = here.phone()
    where = knock(here, code, new, "Bo")
    stream = new.get(f"{where}/stream").iter_encoded()
    assert b"The table is asked" in next(stream)
    here.laptop.send(where, htmx=True, answer="yes")
    assert b"hx-get=" in next(stream)


def test_an_admitted_third_phone_replaces_a_dark_one(here: Lobby) -> None:
    code, _, _ = begun(here)
    bo = here.seat(code, "Bo")
    here.phone().send(f"/{code}/claim/{bo.id}", pin=bo.pin)
    first, second = here.seat(code, "Bo").devices
    table = here.table(code)
    table._left = {first: 1e12, second: time.monotonic() - live_table.QUIET - 1}
    where = knock(here, code, here.phone(), "Bo")
    here.laptop.send(where, htmx=True, answer="yes")
    now = here.seat(code, "Bo").devices
    assert (len(now), first in now, second in now) == (2, True, False)
    table._left = dict.fromkeys(now, 1e12)
    where = knock(here, code, here.phone(), "Bo")
    assert "both are on" in said(here.laptop.send(where, htmx=True, answer="yes"))
    assert here.seat(code, "Bo").devices == now


def test_an_unanswered_request_expires(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    code, phones, _ = begun(here)
    monkeypatch.setattr(door, "WAITS", -1.0)
    phones[1].send(f"/{code}/stand", seat=here.seat_id(code, "Bo"))
    where = knock(here, code, here.phone(), "Bo")
    assert "I am Bo" not in said(phones[0].get(f"/{code}/play"))
    assert "answered already" in said(phones[0].send(where, htmx=True, answer="yes"))


def test_asking_twice_is_one_request_and_requests_are_limited(here: Lobby) -> None:
    code, phones, _ = begun(here)
    new = here.phone()
    for at, name in ((1, "Bo"), (2, "Cy")):
        phones[at].send(f"/{code}/stand", seat=here.seat_id(code, name))
    for name in ("Bo", "Bo", "Cy"):
        knock(here, code, new, name)
    page = said(phones[0].get(f"/{code}/play"))
    assert (page.count("I am Bo"), page.count("I am Cy")) == (0, 1)
    form = {"seat": here.seat_id(code, "Bo")}
    assert [new.post(f"/{code}/knock", data=form).status_code for _ in range(10)] == [303] * 9 + [429]
