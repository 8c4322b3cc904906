"""A seat's own link: it brings its person back, and nobody else is given it."""

import re
from collections.abc import Iterator

import pytest

from referee import address
from referee.address import Interface
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    monkeypatch.setattr(address, "interfaces", lambda: [Interface("wlan0", "192.168.0.12", default=True)])
    monkeypatch.setattr(address, "inside", str)
    with lobby(PORT=8000) as made:
        yield made


def link_of(here: Lobby, phone: Client, code: str, name: str) -> str:
    """Return the path of a seat's link, as a phone shows it."""
    page = phone.get(f"/{code}/seats/{here.seat(code, name).id}").get_data(as_text=True)
    found = re.search(r'readonly value="http://192\.168\.0\.12:8000(/[^"]+)"', page)
    assert found
    assert "<svg" in page
    return found[1]


@pytest.mark.promise("A person who lost their phone")
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_the_link_brings_a_person_back_in_one_tap(here: Lobby, language: str) -> None:
    code, phones = here.play()
    link = link_of(here, phones[1], code, "Bo")
    browser = here.phone(language)
    assert browser.get(link).status_code == 200
    assert len(here.seat(code, "Bo").devices) == 1, "looking at it takes nothing, as messengers do"
    assert browser.send(link).location == f"/{code}"
    assert len(here.seat(code, "Bo").devices) == 2
    assert browser.get(f"/{code}").location == f"/{code}/play"
    assert browser.get(link).location == f"/{code}", "opened again, it is only the way to the table"
    other = here.phone(language)
    assert other.get(link).status_code == 404, "and takes nothing any more"
    assert link_of(here, phones[1], code, "Bo") != link


def test_a_person_who_sat_down_is_offered_the_link(here: Lobby) -> None:
    code = here.open_table()
    phone = here.sit(code, "Ann")
    assert f'href="/{code}/seats/{here.seat(code, "Ann").id}"' in phone.get(f"/{code}").get_data(as_text=True)
    assert "/seats/" not in here.laptop.get(f"/{code}").get_data(as_text=True)


@pytest.mark.promise("PINs cannot be guessed. The limits")
def test_links_cannot_be_forged(here: Lobby) -> None:
    code, phones = here.play()
    link = link_of(here, phones[1], code, "Bo")
    ann, key = here.seat(code, "Ann").id, link.rsplit("/", 1)[1]
    for wrong in (f"/{code}/back/{ann}/{key}", link[:-1], f"/{code}/back/999/{key}", f"/{code}/back/{ann}/한"):
        answer = here.phone().get(wrong)
        assert answer.status_code == 404
        assert "This link no longer works" in said(answer)
    assert [len(seat.devices) for seat in here.table(code).night.seats] == [1, 1, 1]


def test_the_link_of_a_seat_is_valid_until_the_seat_has_no_phone(here: Lobby) -> None:
    code, phones = here.play()
    bo = here.seat(code, "Bo")
    watching = iter(here.app.extensions["registry"].watch(here.table(code), "ring", None, "en", bo.devices[0]))
    next(watching)
    assert phones[0].get(f"/{code}/seats/{bo.id}").status_code == 403
    assert here.phone().get(f"/{code}/seats/{bo.id}").status_code == 403
    assert phones[0].get(f"/{code}/seats/999").status_code == 404
    watching.close()
    here.table(code)._left.clear()
    assert link_of(here, phones[0], code, "Bo"), "any phone at the table gives the seat back to the one who lost it"
    assert here.phone().get(f"/{code}/seats/{bo.id}").status_code == 403, "but a stranger's"


def test_a_removed_seat_has_no_valid_link(here: Lobby) -> None:
    code, phones = here.play()
    link = link_of(here, phones[1], code, "Bo")
    here.laptop.send(f"/{code}/remove", seat=str(here.seat(code, "Bo").id))
    assert here.phone().get(link).status_code == 404


def test_a_seat_with_two_live_phones_says_so(here: Lobby) -> None:
    code, phones = here.play()
    here.phone().send(link_of(here, phones[1], code, "Bo"))
    link = link_of(here, phones[1], code, "Bo")
    streams = [
        iter(here.app.extensions["registry"].watch(here.table(code), "ring", None, "en", device))
        for device in here.seat(code, "Bo").devices
    ]
    for stream in streams:
        next(stream)
    answer = here.phone().send(link)
    assert answer.status_code == 422
    assert "has 2 phones here" in said(answer)
    for stream in streams:
        stream.close()


def test_a_page_inside_another_app_explains_the_drawback(here: Lobby) -> None:
    for agent, inside in [
        ("Mozilla/5.0 (Linux; Android 14) Chrome/120.0.0.0 Mobile Safari/537.36 KAKAOTALK 10.4.5", True),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Mobile/15E148 Safari Line/13.20.0", True),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/444.0]", True),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Version/17.2 Mobile/15E148 Safari/604.1", False),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/120.0.0.0 Mobile Safari/537.36", False),
    ]:
        code = here.open_table()
        phone = here.phone()
        phone.environ_base |= {"HTTP_USER_AGENT": agent}  # type: ignore[operator]
        assert ("You are inside another app" in said(phone.get(f"/{code}"))) is inside
