"""The way to a table: start page, codes, names, seats and PINs."""

import itertools
import re

import pytest

from tests.support.client import said
from tests.support.lobby import Lobby


def names(here: Lobby, code: str) -> list[str]:
    return [seat.name for seat in here.table(code).night.seats]


def test_a_new_table_is_three_taps(here: Lobby) -> None:
    start = here.laptop.get("/").get_data(as_text=True)
    first = re.search(r'href="(/new/\w+)"', start)
    assert first
    form = here.laptop.get(first[1]).get_data(as_text=True)
    assert form.index("<button") < form.index("<fieldset"), "Start stands before the house rules"
    opened = here.laptop.send(first[1])
    assert opened.status_code == 303
    assert "Who sits where?" in said(here.laptop.get(opened.location))


def test_a_typed_code_opens_its_table(here: Lobby) -> None:
    for spell in [str.lower, lambda code: f" {code[:2]} {code[2:]} ", "-".join]:
        code = here.open_table()
        response = here.phone().get("/join", query_string={"code": spell(code)})
        assert response.location == f"/{code}"


@pytest.mark.promise("What another site sends changes nothing")
def test_html_in_a_name_is_text_everywhere(here: Lobby) -> None:
    code = here.open_table()
    phone = here.sit(code, "<i>&\"'x")
    here.sit(code, 'A: #"\\+ none')
    for path in (f"/{code}", f"/{code}/menu"):
        page = phone.get(path).get_data(as_text=True)
        assert "<i>" not in page
        assert "<bdi>&lt;i&gt;" in page
    here.ring(phone, code, names(here, code), 'A: #"\\+ none')
    assert phone.send(f"/{code}/start", after="0").location == f"/{code}"
    assert here.table(code).game is not None
    assert here.table(code).game.state.names == ("<i>&\"'x", 'A: #"\\+ none')  # type: ignore[union-attr]


INVISIBLE = ("\ufe0f", "\u17b4", "\u180b", "\u180f", "\U000e0100", "\u200d", "\u2060", "\u00ad", "\u3164", "\u2800")


@pytest.mark.promise("A seat's name is unique at its table", "Nobody sits down under a name")
def test_a_taken_name_is_refused_in_any_case_and_width(here: Lobby) -> None:
    for again in ["mina", "ＭＩＮＡ", *(f"Mina{unseen}" for unseen in INVISIBLE)]:
        code = here.open_table()
        here.sit(code, "Mina")
        response = here.phone().send(f"/{code}/sit", name=again)
        assert response.status_code == 422
        assert "called" in said(response)
        assert names(here, code) == ["Mina"]


@pytest.mark.promise("Nobody sits down under a name")
def test_a_name_that_looks_like_anothers_is_refused(here: Lobby) -> None:
    latin = "\u041cina", "M\u0131na", "Mina\u0345", "Mina\u20dd", "\u0338Mina", "\u13b7ina"
    pairs = [
        *(f"Mina {again}" for again in latin),
        "へいた ヘいた",
        "ロロ 口口",
        "ユーリ ユ一リ",
        "An-Li An\u2010Li",
        "Al AI",
    ]
    languages = [("en", "like"), ("ko", "똑같아"), ("ja", "見分け")] * len(pairs)
    for pair, (language, words) in zip(pairs, languages, strict=False):
        name, again = pair.split()
        code = here.open_table()
        here.sit(code, name)
        refused = here.phone(language).send(f"/{code}/sit", name=again)
        assert (refused.status_code, words in said(refused)) == (422, True)
        bo = here.sit(code, "Bo")
        assert bo.send(f"/{code}/rename", seat=here.seat_id(code, "Bo"), name=again).status_code == 422
        assert names(here, code) == [name, "Bo"]


@pytest.mark.promise("Nobody sits down under a name")
def test_names_of_every_script_sit_beside_others(here: Lobby) -> None:
    for name in ["José", "Анна", "민아", "Ελένη", "☺️ Zoé", "さくら"]:
        code = here.open_table()
        for other in ("Jose", "Anna", "Mina", name):
            here.sit(code, other)
        assert names(here, code)[-1] == name


def test_people_of_the_last_night_are_offered_in_one_tap(here: Lobby) -> None:
    here.sit(here.open_table(), "Ann")
    code = here.open_table()
    here.sit(code, "Bo")
    phone = here.phone()
    page = phone.get(f"/{code}").get_data(as_text=True)
    [offered] = re.findall(r'name="person" value="(\d+)"[^>]*>(?:(?!</button>).)*<bdi>(\w+)</bdi>', page)
    assert offered[1] == "Ann"
    phone.send(f"/{code}/sit", person="999", name="Cy")
    here.phone().send(f"/{code}/sit", person=offered[0], name="")
    assert names(here, code) == ["Bo", "Cy", "Ann"]
    store, night = here.store, here.table(code).night
    assert store.persons_of(night.id)["Ann"] == int(offered[0])
    assert store.person(int(offered[0])).nights == 2


@pytest.mark.promise("PINs cannot be guessed. The limits")
def test_a_pin_serves_one_phone(here: Lobby) -> None:
    code = here.open_table()
    here.sit(code, "Mina")
    seat = here.seat(code, "Mina")
    here.phone().send(f"/{code}/claim/{seat.id}", pin=seat.pin)
    assert here.seat(code, "Mina").pin != seat.pin
    late = here.phone().send(f"/{code}/claim/{seat.id}", pin=seat.pin)
    assert "That is not the PIN" in said(late)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "both are on"), ("ko", "하나를 닫고"), ("ja", "1台のページを閉じて")]
)
def test_a_third_phone_replaces_only_one_that_is_away(here: Lobby, language: str, words: str) -> None:
    code = here.open_table()
    here.sit(code, "Mina")
    seat = here.seat(code, "Mina")
    here.phone().send(f"/{code}/claim/{seat.id}", pin=seat.pin)
    first, second = here.seat(code, "Mina").devices
    registry = here.app.extensions["registry"]
    streams = [iter(registry.watch(here.table(code), "ring", None, "en", device)) for device in (first, second)]
    for stream in streams:
        next(stream)
    third = here.phone(language)
    refused = third.send(f"/{code}/claim/{seat.id}", pin=here.seat(code, "Mina").pin)
    assert refused.status_code == 422
    assert words in said(refused)
    assert here.seat(code, "Mina").devices == (first, second)
    streams[1].close()
    here.table(code)._left.clear()
    third.send(f"/{code}/claim/{seat.id}", pin=here.seat(code, "Mina").pin)
    now = here.seat(code, "Mina").devices
    assert len(now) == 2
    assert first in now
    assert second not in now, "it was away, though it came later than the first"
    streams[0].close()


@pytest.mark.promise("Table codes cannot be guessed. After")
def test_guessing_codes_is_limited(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    guesses = [guess for guess in map("".join, itertools.product("BCDFG", repeat=4)) if guess != code]
    stranger = here.phone("ja")
    ways = [f"/{guesses[0]}", f"/{guesses[1]}/play", f"/{guesses[2]}/export.json", f"/join?code={guesses[3]}"]
    assert [stranger.get(way).status_code for way in ways] == [404] * 4
    assert [stranger.get(f"/{guess}/board").status_code for guess in guesses[:60]] == [404] * 56 + [429] * 4
    assert "まちがったコード" in said(stranger.get(f"/{code}")), "nor does a code that is right tell it"
    assert stranger.get(f"/join?code={code}").status_code == 429
    assert stranger.get(f"/rules/one?table={code}").status_code == 429
    assert here.phone().get(f"/{code}").status_code == 429, "another browser of the same phone"
    assert ann.get(f"/{code}").status_code == 200, "who sits there has no need to guess"
    assert here.laptop.get(f"/{code}").status_code == 200
    assert here.phone(address="192.168.0.21").get(f"/{code}").status_code == 200


@pytest.mark.promise("A request: 64 KB, without a pause")
def test_ten_megabytes_are_refused_in_words(here: Lobby) -> None:
    code = here.open_table()
    phone = here.phone("ko")
    response = phone.post(f"/{code}/sit", data={"name": "x" * 10_000_000})
    assert response.status_code == 413
    assert "너무 많아요" in said(response)


def test_a_removed_seat_and_one_of_another_table_are_named(here: Lobby) -> None:
    code, other = here.open_table(), here.open_table()
    here.sit(other, "Ann")
    response = here.phone().get(f"/{code}/claim/{here.seat(other, 'Ann').id}")
    assert response.status_code == 404
    assert "no longer at this table" in said(response)


@pytest.mark.promise("A name: 20 characters. A table")
def test_a_full_table_is_reported(here: Lobby) -> None:
    code = here.open_table()
    phone = here.sit(code, "P0")
    store = here.store
    for at in range(1, 40):
        here.table(code).change(store.add_seat, here.table(code).night.id, f"P{at}", None)
    assert "full" in said(phone.send(f"/{code}/seat", name="One more"))
    assert "At most 20" in said(phone.get(f"/{code}"))


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
