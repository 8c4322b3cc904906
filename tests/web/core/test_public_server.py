"""A public server: what a stranger sees of other people's evenings, how much anybody may use, and what goes when."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from werkzeug.routing import Rule

from referee.store.values import SeatLook
from referee.web.core import bounds, public_server
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of

HOUR = 3600.0
VALUES = {"number": "1", "game": "one", "key": "0123", "n": "1", "nth": "1", "id": "1", "line": "1", "seat": "1"}


@pytest.fixture
def here() -> Iterator[Lobby]:
    with lobby(PUBLIC=True) as made:
        yield made


def age(here: Lobby, code: str, hours: float) -> None:
    """Move all that happened at a table so many hours back, and read it again."""
    db, table = sqlite_of(here.store), here.table(code)
    for sql in (
        "UPDATE nights SET opened = opened - ? WHERE id = ?",
        "UPDATE seats SET came = came - ? WHERE night = ?",
        "UPDATE games SET started = started - ? WHERE night = ?",
        "UPDATE lines SET entered = entered - ? WHERE game IN (SELECT id FROM games WHERE night = ?)",
    ):
        db.execute(sql, (hours * HOUR, table.night.id))
    here.app.extensions["registry"]._drop(table)


def opened(here: Lobby, host: Client) -> str:
    """Open a table, and its door; return its code."""
    code = here.open_table(host)
    assert host.send(f"/{code}/door", door="open").status_code == 303
    return code


def played(here: Lobby) -> tuple[str, list[Client]]:
    """Play a little at a table that a phone has opened; return its code and the phones, the host's first."""
    host = here.phone()
    code = opened(here, host)
    assert host.send(f"/{code}/sit", name="Nobuko").status_code == 303
    phones = [host, here.sit(code, "Wilhelmine"), here.sit(code, "Xaver")]
    here.ring(host, code, ("Nobuko", "Wilhelmine", "Xaver"), "Xaver")
    assert host.send(f"/{code}/start", after="0").status_code == 303
    here.says(code, "Xaver deals", "Nobuko draws")
    return code, phones


def addresses(here: Lobby, method: str, code: str) -> list[str]:
    """Return every address of a table."""

    def filled(rule: Rule) -> str:
        return re.sub(r"<(?:[^<>:]*:)?(\w+)>", lambda found: {**VALUES, "code": code}[found[1]], rule.rule)

    rules = [rule for rule in here.app.url_map.iter_rules() if "code" in rule.arguments]
    found = [filled(rule) for rule in rules if method in (rule.methods or ())]
    assert len(found) > 20
    return found


def kept(here: Lobby) -> list[Any]:
    db = sqlite_of(here.store)
    return [list(db[name].rows) for name in db.table_names() if not name.startswith(("_", "sqlite_"))]


def test_a_code_is_long(here: Lobby) -> None:
    code = here.open_table(here.phone())
    assert re.fullmatch(r"[B-Z3479]{6}", code)
    assert here.phone().get(f"/join?code={code[:3]} {code[3:].lower()}").location == f"/{code}"


def test_with_its_code_a_table_is_open_during_the_evening(here: Lobby) -> None:
    code, _ = played(here)
    age(here, code, 11)
    assert "Wilhelmine" in here.phone().get(f"/{code}/board").text


@pytest.mark.promise("On a public server (`--public`) a stranger")
def test_later_a_stranger_finds_nothing_at_any_address(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.web.core.rate_limit.GUESSES_OF_STRANGERS", ("9000/minute",))
    code, [host, *_] = played(here)
    age(here, code, 13)
    stranger = here.phone()
    stranger.get("/")
    before = kept(here)
    for address in addresses(here, "GET", code):
        answer = stranger.get(address)
        assert answer.status_code == 404 or not answer.text, address
        assert not {"Nobuko", "Wilhelmine", "Xaver"} & set(re.findall(r"\w+", answer.text)), address
    for address in addresses(here, "POST", code):
        assert stranger.send(address, name="Eve", sure=code, once="1").status_code in {303, 404}, address
    assert kept(here) == before
    assert stranger.get(f"/join?code={code}").status_code == 404
    assert "Wilhelmine" in host.get(f"/nights/{code}").text


def test_the_people_find_their_evening_again(here: Lobby) -> None:
    code, phones = played(here)
    age(here, code, 24 * 80)
    for phone in phones:
        assert "Wilhelmine" in phone.get(f"/nights/{code}").text


def test_wrong_codes_are_counted_by_the_day(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    code = here.open_table(here.phone())
    thief = here.phone(address="203.0.113.9")
    assert [thief.get("/BBBBBB").status_code for _ in range(11)] == [404] * 10 + [429]
    assert thief.get(f"/{code}").status_code == 429, "the right one too"
    assert here.phone(address="203.0.113.10").get(f"/{code}").status_code == 200


@pytest.mark.promise("There, idle nights are deleted when")
def test_one_address_opens_so_many_tables(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "TABLES", ("2/hour",))
    phone = here.phone()
    assert [phone.send("/new/one").status_code for _ in range(3)] == [303, 303, 429]
    assert here.phone(address="203.0.113.10").send("/new/one").status_code == 303


def test_one_phone_keeps_so_many_nights(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "NIGHTS", 2)
    phone = here.phone()
    first = here.open_table(phone)
    here.open_table(phone)
    full = phone.send("/new/one")
    assert (full.status_code, "This phone keeps 2 nights" in said(full)) == (507, True)
    phone.send(f"/nights/{first}/delete", sure=first)
    assert phone.send("/new/one").status_code == 303


@pytest.mark.promise("There, idle nights are deleted when")
def test_a_full_disk_takes_nothing_new_and_play_goes_on(here: Lobby) -> None:
    code, phones = played(here)
    here.app.config["ROOM"] = 1
    for form in ({}, {"do": "keep-new", "name": "Zorro"}):
        full = here.phone("ko").send("/new/one", **form)
        assert (full.status_code, "저장할 공간이 없어서" in said(full)) == (507, True)
    assert phones[0].get(f"/{code}/play").status_code == 200
    here.says(code, "Wilhelmine draws")


@pytest.mark.promise("There, idle nights are deleted when")
def test_a_night_is_only_so_long(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    code, phones = played(here)
    monkeypatch.setattr(bounds, "LINES", 2)
    full = phones[1].send(f"/{code}/undo")
    assert (full.status_code, "as long as a night can be" in said(full)) == (507, True)
    assert phones[0].send(f"/nights/{code}/end").status_code == 303


def test_posts_of_an_address_are_bounded(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "POSTS", "3/minute")
    phone = here.phone()
    phone.get("/")
    assert [phone.send("/language", language="ko").status_code for _ in range(4)] == [303, 303, 303, 429]


def test_a_phone_watches_so_many_pages(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_server, "STREAMS_OF_A_PHONE", 1)
    code, phones = played(here)
    table, guest = here.table(code), here.seat(code, "Wilhelmine").devices[0]
    watching = iter(here.app.extensions["registry"].watch(table, "phone", 1, "en", guest))
    next(watching)
    assert phones[1].get(f"/{code}/stream?page=phone").status_code == 429
    watching.close()  # type: ignore[attr-defined]


def test_an_address_watches_so_many_pages(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    code, phones = played(here)
    answers = [phones[1].get(f"/{code}/stream?page=phone", buffered=False)]
    monkeypatch.setattr(public_server, "STREAMS_OF_AN_ADDRESS", 0)
    answers.append(phones[1].get(f"/{code}/stream?page=phone"))
    assert [answer.status_code for answer in answers] == [200, 429]
    answers[0].close()


def test_at_a_table_only_the_host_deletes() -> None:
    with lobby() as here:
        code, [_, guest, _] = played(here)
        assert guest.send(f"/nights/{code}/delete", sure=code, once="1").status_code == 403
        assert guest.get("/stored").status_code == 404


def test_idle_nights_go_and_their_tables_with_them(here: Lobby) -> None:
    code, phones = played(here)
    lately, _ = played(here)
    age(here, code, 24 * 91)
    assert phones[0].get(f"/{code}").status_code == 303
    assert here.app.extensions["registry"].remove_idle(90, 7) == 1
    assert phones[0].get(f"/{code}").status_code == 404
    assert here.table(lately)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "for 30 days is deleted"), ("ko", "30일 동안 아무 일도"), ("ja", "30日間何も")]
)
def test_a_page_says_what_is_stored_and_for_how_long(language: str, words: str) -> None:
    with lobby(PUBLIC=True, KEPT_DAYS=30) as here:
        phone = here.phone(language)
        assert 'href="/stored"' in phone.get("/").text
        assert words in said(phone.get("/stored"))


@pytest.mark.promise("There, only phones that took part")
def test_a_phone_is_offered_people_it_has_met(here: Lobby) -> None:
    _, [host, guest, _] = played(here)
    code = opened(here, host)
    names = {"Nobuko", "Wilhelmine", "Xaver"}
    for phone, page, offered in (
        (host, f"/{code}/late", names),
        (guest, f"/{code}", names),
        (here.phone(), f"/{code}", set()),
    ):
        assert names & set(re.findall(r"\w+", phone.get(page).text)) == offered
    of = {person.name: person.id for person in here.store.persons()}
    stranger = here.phone()
    assert stranger.send(f"/{code}/sit", person=str(of["Xaver"]), name="Eve").status_code == 303
    assert [seat.name for seat in here.table(code).night.seats] == ["Eve"]


@pytest.mark.promise("There, only phones that took part")
def test_a_name_that_is_typed_gives_no_right_over_its_person(here: Lobby) -> None:
    _, [host, *_] = played(here)
    code = opened(here, host)
    host.send(f"/{code}/sit", name="Nobuko")
    person = next(person.id for person in here.store.persons() if person.name == "Wilhelmine")
    thief = here.sit(code, "Wilhelmine")
    for form in ({"what": "remove", "sure": "yes"}, {"what": "rename", "name": "Eve"}):
        assert thief.send(f"/people/{person}/change", **form).status_code in {403, 404}
    assert len({person.id for person in here.store.persons() if person.name == "Wilhelmine"}) == 2


@pytest.mark.promise("A phone that helps another person's")
def test_a_phone_that_helps_a_seat_out_gets_no_right_over_its_person(here: Lobby) -> None:
    _, [host, *_] = played(here)
    code = opened(here, host)
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


@pytest.mark.parametrize(
    ("language", "tables", "codes"),
    [
        ("en", "Only 2 tables a day", "wrong codes or links came from your network today"),
        ("ko", "하루에 열 수 있는 테이블은 2개까지예요", "오늘 틀린 코드나 링크를"),
        ("ja", "1日に開けるテーブルは2までです", "今日はまちがったコードやリンク"),
    ],
)
def test_a_limit_says_what_was_too_much_and_when_to_try_again(
    here: Lobby, monkeypatch: pytest.MonkeyPatch, language: str, tables: str, codes: str
) -> None:
    monkeypatch.setattr(bounds, "TABLES", ("30/hour", "2/day"))
    monkeypatch.setattr("referee.web.core.rate_limit.GUESSES_OF_STRANGERS", ("9/minute", "1/day"))
    phone = here.phone(language)
    form = {"tables": "3", "size": "4", "minutes": "45", "preset": "hearts"}
    refused = phone.send("/club/new/hearts", **form)
    assert (refused.status_code, tables in said(refused)) == (429, True)
    assert [phone.send("/new/one").status_code for _ in range(3)] == [303, 303, 429], "what was refused counts for none"
    assert tables in said(phone.send("/new/one"))
    phone.get("/BBBBBB")
    assert codes in said(phone.get("/join?code=BBBBBB"))


def test_no_page_speaks_of_a_wifi_or_a_computer_of_the_table() -> None:
    with lobby(PUBLIC=True, PROXIES=1, URL="https://cards.example.org") as here:
        code, [host, *_] = played(here)
        seat = here.seat_id(code, "Nobuko")
        link = "/house/one/send?preset=one&house=&name=Zorro"
        for page in (link, f"/{code}/claim/{seat}", "/help", f"/{code}/share"):
            text = said(host.get(page))
            assert not re.search("Wi-Fi|referee’s computer|through the internet", text), page
