"""PINs: guessing is limited, and nobody's guesses lock out the owner."""

import pytest

from tests.support.client import Client, said
from tests.support.lobby import Lobby

STRANGER = "192.168.0.66"


def guess(here: Lobby, code: str, name: str, phone: Client, times: int) -> list[int]:
    """Enter wrong PINs on one phone; return the answers."""
    where, form = f"/{code}/claim/{here.seat(code, name).id}", {"pin": "x"}
    return [phone.post(where, data=form).status_code for _ in range(times)]


def claim(here: Lobby, code: str, name: str, phone: Client) -> int:
    """Enter the right PIN on a phone; return the answer."""
    seat = here.seat(code, name)
    return phone.send(f"/{code}/claim/{seat.id}", pin=seat.pin).status_code


@pytest.mark.promise("A stranger's wrong PINs, questions", "PINs cannot be guessed. The limits")
@pytest.mark.parametrize("address", [STRANGER, "192.168.0.20"])
def test_a_strangers_wrong_pins_do_not_lock_out_the_owner(here: Lobby, address: str) -> None:
    code, _ = here.play(("Ann", "Mina"))
    stranger = here.phone(address=address)
    assert guess(here, code, "Mina", stranger, 14) == [422] * 12 + [429] * 2
    assert claim(here, code, "Mina", stranger) == 429, "nor is a right one told to anybody who guesses"
    other = here.open_table()
    assert here.phone().send(f"/{other}/claim/1", pin="x").status_code == 404, "another table's tries are its own"
    assert claim(here, code, "Mina", here.phone()) == 303


@pytest.mark.promise("PINs cannot be guessed. The limits")
def test_many_cookies_of_one_phone_have_one_budget(here: Lobby) -> None:
    code, _ = here.play(("Ann", "Mina"))
    tried = [answer for _ in range(8) for answer in guess(here, code, "Mina", here.phone(address=STRANGER), 10)]
    assert tried == [422] * 60 + [429] * 20
    assert claim(here, code, "Mina", here.phone(address=STRANGER)) == 429
    assert claim(here, code, "Mina", here.phone()) == 303


@pytest.mark.promise("PINs cannot be guessed. The limits")
@pytest.mark.untraced  # others reach the same lines
def test_many_addresses_of_one_phone_have_one_budget(here: Lobby) -> None:
    code, _ = here.play(("Ann", "Mina"))
    own = [f"2001:db8::{at:x}" for at in range(1, 8)]
    tried = [answer for address in own for answer in guess(here, code, "Mina", here.phone(address=address), 10)]
    assert tried.count(422) == 60, "a network of IPv6 is one phone's"
    many = [f"192.168.0.{at}" for at in range(100, 116)]
    tried = [answer for address in many for answer in guess(here, code, "Mina", here.phone(address=address), 12)]
    assert tried.count(422) == 240 - 60


@pytest.mark.promise("A stranger's wrong PINs, questions")
@pytest.mark.untraced  # others reach the same lines
def test_without_attempts_left_the_table_still_admits(here: Lobby) -> None:
    code, _ = here.play(("Ann", "Mina"))
    seat = here.seat(code, "Mina")
    for at in range(100, 120):
        guess(here, code, "Mina", here.phone(address=f"192.168.0.{at}"), 12)
    for language, told in (("ko", "한 번 눌러"), ("ja", "1回タップ"), ("en", "one tap is enough")):
        owner = here.phone(language)
        answer = owner.send(f"/{code}/claim/{seat.id}", pin=seat.pin)
        assert answer.status_code == 429
        assert f'action="/{code}/knock"' in answer.text, "it asks on the same page"
        assert told in said(answer)
    where = owner.send(f"/{code}/knock", seat=str(seat.id)).location
    here.laptop.send(where, htmx=True, answer="yes")
    assert owner.get(f"/{code}").location == f"/{code}/play"


@pytest.mark.promise("A stranger's wrong PINs, questions")
@pytest.mark.untraced  # others reach the same lines
def test_a_known_phone_has_its_own_budget(here: Lobby) -> None:
    code, phones = here.play(("Ann", "Mina", "Cy"))
    phones[1].send(f"/{code}/stand", seat=str(here.seat(code, "Mina").id))
    here.phone().send(f"/{code}/claim/{here.seat(code, 'Mina').id}", pin=here.seat(code, "Mina").pin)
    for at in range(100, 120):
        guess(here, code, "Mina", here.phone(address=f"192.168.0.{at}"), 12)
    for _ in range(10):
        guess(here, code, "Mina", here.phone(), 12)
    assert claim(here, code, "Mina", here.phone()) == 429
    assert claim(here, code, "Mina", phones[1]) == 303, "it spoke for the seat before"
    assert claim(here, code, "Ann", here.laptop) == 303, "the computer itself"


@pytest.mark.promise("PINs cannot be guessed. The limits")
def test_a_strangers_seats_bring_no_more_attempts(here: Lobby) -> None:
    code = here.open_table()
    here.sit(code, "Mina")
    tried: list[int] = []
    for at in range(6):
        fake = here.sit(code, f"Fake {at}")
        tried += guess(here, code, "Mina", fake, 12)
    assert tried.count(422) == 60


@pytest.mark.promise("A stranger's wrong PINs, questions")
def test_a_strangers_requests_do_not_block_others(here: Lobby) -> None:
    code, _ = here.play(("Ann", "Mina"))
    stranger, mina = here.phone(address=STRANGER), str(here.seat(code, "Mina").id)
    form = {"seat": mina}
    assert [stranger.post(f"/{code}/knock", data=form).status_code for _ in range(20)] == [303] * 12 + [429] * 8
    assert here.phone().send(f"/{code}/knock", seat=mina).status_code == 303
    assert here.phone(address="192.168.0.21").send(f"/{code}/knock", seat=mina).status_code == 303


@pytest.mark.promise("A stranger's wrong PINs, questions")
def test_a_stranger_sitting_down_does_not_block_others(here: Lobby) -> None:
    code = here.open_table()
    stranger = here.phone(address=STRANGER)
    form = {"name": ""}
    assert [stranger.post(f"/{code}/sit", data=form).status_code for _ in range(62)][-2:] == [429, 429]
    assert here.phone().send(f"/{code}/sit", name="Ann").status_code == 303
