"""A public server: what a stranger finds of other people's evenings, and what a helping phone may do."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from referee.store.values import SeatLook
from referee.web.core import public_server, rate_limit
from tests.support.client import said
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of
from tests.web.conftest import filled

NAMES = ("Nobuko", "Wilhelmine", "Xaver")


@pytest.fixture
def here() -> Iterator[Lobby]:
    with lobby(PUBLIC=True) as made:
        yield made


def addresses(here: Lobby, method: str, code: str) -> list[str]:
    """Return every address of a table."""
    rules = [rule for rule in here.app.url_map.iter_rules() if "code" in rule.arguments]
    found = [filled(rule, code) for rule in rules if method in (rule.methods or ())]
    assert len(found) > 20
    return found


def kept(here: Lobby) -> list[Any]:
    db = sqlite_of(here.store)
    return [list(db[name].rows) for name in db.table_names() if not name.startswith(("_", "sqlite_"))]


def test_a_code_is_long(here: Lobby) -> None:
    code = here.open_table(here.phone())
    assert re.fullmatch(r"[B-Z3479]{6}", code)
    assert here.phone().get(f"/join?code={code[:3]} {code[3:].lower()}").location == f"/{code}"


@pytest.mark.promise("On a public server (`--public`) a stranger")
def test_later_a_stranger_finds_nothing_at_any_address(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "GUESSES_OF_STRANGERS", ("9000/minute",))
    code, _ = here.play(NAMES)
    here.says(code, "Xaver deals", "Nobuko draws")
    monkeypatch.setattr(public_server, "EVENING", -1)
    stranger = here.phone()
    stranger.get("/")
    before = kept(here)
    for address in addresses(here, "GET", code):
        answer = stranger.get(address)
        assert answer.status_code == 404 or not answer.text, address
        assert not {*NAMES} & set(re.findall(r"\w+", answer.text)), address
    for address in addresses(here, "POST", code):
        assert stranger.send(address, name="Eve", sure=code, once="1").status_code in {303, 404}, address
    assert kept(here) == before
    assert stranger.get(f"/join?code={code}").status_code == 404
    assert "Wilhelmine" in here.laptop.get(f"/nights/{code}").text


def test_the_tables_of_idle_nights_go_with_them(here: Lobby) -> None:
    code, phones = here.play(NAMES)
    assert phones[0].get(f"/{code}").status_code == 303
    assert here.app.extensions["registry"].remove_idle(-1, -1) == 1
    assert phones[0].get(f"/{code}").status_code == 404


@pytest.mark.promise("A phone that helps another person's")
def test_a_phone_that_helps_a_seat_out_gets_no_right_over_its_person(here: Lobby) -> None:
    _, [host, *_] = here.play(NAMES)
    code = here.open_table(host)
    host.send(f"/{code}/door", door="open")
    host.send(f"/{code}/sit", name="Nobuko")
    eve = here.sit(code, "Eve")
    host.send(f"/{code}/sit", name="Wilhelmine", phoneless="1")
    of = {person.name: person for person in here.store.persons()}
    mina = here.seat(code, "Wilhelmine")
    assert eve.send(f"/{code}/looks", seat=str(mina.id), colour="9", sign="owl").status_code == 303
    assert here.seat(code, "Wilhelmine").look == SeatLook(9, "owl")
    assert here.store.person(of["Wilhelmine"].id).look == of["Wilhelmine"].look, "at other nights she is as she was"
    assert eve.send(f"/{code}/claim/{mina.id}", pin=mina.pin).status_code == 303
    assert eve.send(f"/{code}/sit", name="Xaver").status_code == 303
    for name in ("Wilhelmine", "Xaver"):
        assert len(here.seat(code, name).helpers) == 1
        assert eve.send(f"/people/{of[name].id}/change", what="remove", sure="yes").status_code in {403, 404}
    again = here.table(code).night.id
    assert host.send(f"/nights/{code}/end").status_code == 303
    made = host.send(f"/again/{code}").location.strip("/")
    assert here.table(made).night.id != again
    assert len(here.seat(made, "Wilhelmine").helpers) == 1, "also on the next night"
    assert eve.send(f"/people/{of['Wilhelmine'].id}/change", what="remove", sure="yes").status_code == 403


@pytest.mark.promise("There, only phones that took part")
def test_an_address_that_a_stranger_sends_is_not_shown() -> None:
    with lobby(PUBLIC=True, PROXIES=1, URL="https://cards.example.org") as here:
        host = here.phone()
        code = here.open_table(host)
        for name in ("evil.example", "cards.example.org"):
            here.phone().get(f"/{code}", headers={"X-Forwarded-Host": name, "X-Forwarded-Proto": "https"})
        page = host.get(f"/{code}/share")
        assert "1 phone has reached it" in said(page)
        assert "evil" not in page.text
