"""A backup restored without its key: no phone has its seat, and the computer itself admits the people."""

from pathlib import Path

import pytest

from referee.store.sqlite.connection import backup
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of a night in which three people play."""
    with lobby(DB=str(tmp_path / "referee.db")) as made:
        made.play()
        backup(tmp_path / "referee.db", tmp_path / "copy.db")
    return tmp_path / "copy.db"


def code_on(laptop: Client) -> str:
    """Return the code of the only night on the start page."""
    text = laptop.get("/").get_data(as_text=True)
    return text.partition('href="/nights/')[2][:4]


def pins(here: Lobby, code: str) -> dict[str, str]:
    return {seat.name: seat.pin for seat in here.table(code).night.seats}


@pytest.mark.promise("After a backup is restored without its key")
def test_the_computer_itself_shows_every_pin_and_each_pin_returns_a_seat(copy: Path) -> None:
    with lobby(DB=str(copy)) as here:
        code = code_on(here.laptop)
        assert f'href="/{code}/menu"' in here.laptop.get(f"/nights/{code}").get_data(as_text=True)
        menu = said(here.laptop.get(f"/{code}/menu"))
        for name, pin in pins(here, code).items():
            assert f"PIN of {name}: {pin}" in menu
            phone = here.phone()
            assert "referee’s computer" in said(phone.get(f"/{code}/claim/{here.seat(code, name).id}"))
            assert phone.send(f"/{code}/claim/{here.seat(code, name).id}", pin=pin).status_code == 303
            assert phone.get(f"/{code}/play").status_code == 200


@pytest.mark.promise("After a backup is restored without its key")
def test_the_computer_itself_admits_people(copy: Path) -> None:
    with lobby(DB=str(copy)) as here:
        code = code_on(here.laptop)
        table = here.table(code)
        table._left.clear()  # the old phones have been dark for long
        phone, seat = here.phone(), here.seat(code, "Bo")
        where = phone.send(f"/{code}/knock", seat=str(seat.id)).location
        assert "Bo" in said(here.laptop.get(f"/{code}/menu"))
        assert where in here.laptop.get(f"/{code}/menu").get_data(as_text=True)
        assert here.laptop.send(where, htmx=True, answer="yes").status_code == 200
        assert phone.get(f"/{code}/play").status_code == 200


@pytest.mark.promise("After a backup is restored without its key")
@pytest.mark.parametrize(
    "who",
    [
        {"address": "192.168.0.77"},
        {"address": "127.0.0.1", "host": "192.168.0.12:8000"},
        {"address": "127.0.0.1", "host": "localhost:8000", "forwarded": "1"},
    ],
)
def test_no_other_computer_may_do_so(copy: Path, who: dict[str, str]) -> None:
    with lobby(DB=str(copy)) as here:
        code = code_on(here.laptop)
        headers = {"X-Forwarded-For": "10.0.0.1"} if who.pop("forwarded", "") else {}
        stranger = here.phone(**who)
        seat = here.seat(code, "Bo").id
        for path in (f"/{code}/menu", f"/{code}/menu/stream"):
            assert stranger.get(path, headers=headers).status_code == 403
        assert stranger.get(f"/{code}/menu", headers=headers).status_code == 403
        knock = here.phone().send(f"/{code}/knock", seat=str(seat)).location
        form = {"answer": "yes"}
        assert stranger.post(knock, data=form, headers=headers).status_code == 403
