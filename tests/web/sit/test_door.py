"""The door of a table: who sits down, who is let in by one tap, who takes over as host, and what strangers read."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from werkzeug.routing import Rule

from referee.web.sit import door
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby

VALUES = {"number": "1", "game": "one", "key": "0123", "n": "1", "id": "1", "line": "1", "seat": "1", "nth": "1"}


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def names(here: Lobby, code: str) -> list[str]:
    return [seat.name for seat in here.table(code).night.seats]


def ask(here: Lobby, code: str, name: str, **more: str) -> tuple[Client, str]:
    """Let a stranger ask to sit down at a closed table. Return the phone, and the page where it waits."""
    phone = here.phone()
    more.setdefault("after", "Ann")
    answer = phone.send(f"/{code}/sit", name=name, **more)
    assert answer.status_code == 303, said(answer)
    assert "/knock/" in answer.location
    return phone, answer.location


# Sitting down


@pytest.mark.promise("Before the first game anybody with the code")
def test_before_the_first_game_anybody_sits_down_freely(here: Lobby) -> None:
    code = here.open_table()
    for name in ("Ann", "Bo", "Cy", "Di"):
        assert here.phone().send(f"/{code}/sit", name=name).location == f"/{code}"
    assert names(here, code) == ["Ann", "Bo", "Cy", "Di"]


@pytest.mark.promise("Before the first game anybody with the code")
def test_nobody_joins_a_running_game_without_a_tap_at_the_table(here: Lobby) -> None:
    code, _ = here.play()
    before = here.table(code).game.entries  # type: ignore[union-attr]
    for at in range(8):
        ask(here, code, f"Fake {at}")
    assert names(here, code) == ["Ann", "Bo", "Cy"]
    assert here.table(code).game.entries == before  # type: ignore[union-attr]


@pytest.mark.promise("Before the first game anybody with the code", "A late arrival starts with 0")
@pytest.mark.parametrize(
    ("language", "asks", "notice", "yes"),
    [
        ("en", "at the table lets you in", "Eve would like to sit down", "Yes"),
        ("ko", "눌러 주면", "Eve가 앉으려고 해요", "네"),
        ("ja", "1回タップ", "Eveさんが座りたいそうです", "はい"),
    ],
)
def test_one_tap_of_anybody_seated_lets_a_newcomer_in(
    here: Lobby, language: str, asks: str, notice: str, yes: str
) -> None:
    code, phones = here.play()
    here.says(code, "Ann corrects score.Ann 30; score.Bo 51; phase play")
    eve = here.phone(language)
    assert asks in said(eve.get(f"/{code}"))
    where = eve.send(f"/{code}/sit", name="Eve", after="Ann", points="worst").location
    assert asks in said(eve.get(where))
    phones[1].send("/language", language=language)
    assert notice in said(phones[1].get(f"/{code}/play"))
    assert f"{yes}</button>" in phones[1].get(f"/{code}/play").text
    phones[1].send(where, htmx=True, answer="yes")
    game: Any = here.table(code).game
    assert game.entries[-1].text == "Eve joins after Ann with 51"
    assert eve.get(where).location == f"/{code}"
    assert eve.get(f"/{code}").location == f"/{code}/play"
    assert notice not in said(phones[2].get(f"/{code}/play"))
    fay, where = ask(here, code, "Fay")
    assert eve.send(where, htmx=True, answer="yes").status_code == 200, "Eve is one of the table now"
    assert fay.get(f"/{code}").location == f"/{code}/play"


@pytest.mark.promise("A person who lost their phone")
def test_nobody_lets_themselves_in(here: Lobby) -> None:
    code, _ = here.play()
    eve, where = ask(here, code, "Eve")
    for phone in (eve, here.phone()):
        assert phone.send(where, htmx=True, answer="yes").status_code == 403
    assert here.phone().get(where).location == f"/{code}"
    assert here.phone().get(f"{where}/stream").status_code == 403
    assert names(here, code) == ["Ann", "Bo", "Cy"]


def test_a_further_request_takes_the_place_of_the_oldest(here: Lobby) -> None:
    code, phones = here.play()
    for at in range(door.MOST + 1):
        ask(here, code, f"Fake {at}")
    page = said(phones[0].get(f"/{code}/play"))
    assert [f"Fake {at} would" in page for at in range(door.MOST + 1)] == [False] + [True] * door.MOST


def test_an_outdated_request_is_refused(here: Lobby) -> None:
    code, phones = here.play()
    assert here.phone().send(f"/{code}/sit", name="bo", after="Ann").status_code == 422
    assert here.phone().send(f"/{code}/sit", name="Eve", after="Zoe").status_code == 422
    _, where = ask(here, code, "Eve", after="Bo")
    phones[1].send(f"/{code}/rename", seat=here.seat_id(code, "Bo"), name="Bob")
    assert said(phones[0].send(where, htmx=True, answer="yes")) == ""
    assert here.table(code).game.entries[-1].text == "Eve joins after Cy with 0"  # type: ignore[union-attr]
    _, where = ask(here, code, "Dan")
    phones[1].send(f"/{code}/rename", seat=here.seat_id(code, "Bob"), name="Dan")
    assert "called Dan already" in said(phones[0].send(where, htmx=True, answer="yes"))


@pytest.mark.promise("Before the first game anybody with the code")
def test_the_host_alone_closes_and_opens_the_table(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    assert ann.send(f"/{code}/door", htmx=True, door="closed").status_code == 403
    assert here.phone().send(f"/{code}/door", htmx=True, door="closed").status_code == 403
    assert "The host can close" in said(ann.get(f"/{code}/menu"))
    assert here.laptop.send(f"/{code}/door", htmx=True, door="closed").status_code == 204
    eve, where = ask(here, code, "Eve")
    assert "Eve would like" in said(here.laptop.get(f"/{code}"))
    assert ann.send(f"/{code}/door", htmx=True, door="open").status_code == 403
    ann.send(f"/{code}/seat", name="Granny")
    here.laptop.send(f"/{code}/door", door="open")
    here.sit(code, "Dan")
    ann.send(where, htmx=True, answer="yes")
    assert eve.get(f"/{code}").status_code == 200
    assert names(here, code) == ["Ann", "Granny", "Dan", "Eve"]
    assert here.laptop.send(f"/{code}/door", door="ajar").status_code == 400


@pytest.mark.promise("Before the first game anybody with the code")
def test_the_next_game_closes_an_opened_table_and_a_restart_changes_nothing(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/{code}/door", door="open")
    here.sit(code, "Dan", after="Cy", points="zero")
    here.app.extensions["registry"]._tables.clear()
    assert not door.is_closed(here.table(code))
    phones[0].send(f"/{code}/next/one")
    phones[0].send(f"/{code}/start", after="1", anyway="1")
    assert len(here.table(code).games) == 2
    assert door.is_closed(here.table(code))
    here.app.extensions["registry"]._tables.clear()
    ask(here, code, "Eve")


@pytest.mark.promise("Before the first game anybody with the code")
def test_a_night_that_is_reopened_stays_closed_to_strangers(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/nights/{code}/end")
    assert "ended" in said(here.phone().send(f"/{code}/sit", name="Eve", after="Ann"))
    here.laptop.send(f"/nights/{code}/reopen")
    here.app.extensions["registry"]._tables.clear()
    _, where = ask(here, code, "Eve")
    assert phones[2].send(where, htmx=True, answer="yes").status_code == 200
    assert names(here, code) == ["Ann", "Eve", "Bo", "Cy"]


@pytest.mark.promise("A person who lost their phone")
def test_a_player_who_left_returns_without_asking_unless_the_host_removed_them(here: Lobby) -> None:
    code, phones = here.play()
    phones[1].send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    assert phones[1].send(f"/{code}/sit", known="Bo", name="").location == f"/{code}"
    here.laptop.send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    assert "/knock/" in phones[1].send(f"/{code}/sit", known="Bo", name="").location
    assert "/knock/" in here.phone().send(f"/{code}/sit", known="Bo", name="").location


def test_a_table_of_one_phone_lets_somebody_in(here: Lobby) -> None:
    phone = here.phone()
    code = here.open_table(phone)
    for name in ("Ann", "Bo"):
        phone.send(f"/{code}/seat", name=name)
    here.ring(phone, code, ["Ann", "Bo"], "Bo")
    phone.send(f"/{code}/start", after="0")
    _, where = ask(here, code, "Eve")
    assert "Eve would like" in said(phone.get(f"/{code}/play"))
    phone.send(where, htmx=True, answer="yes")
    assert names(here, code) == ["Ann", "Eve", "Bo"]


@pytest.mark.promise("Before the first game anybody with the code")
def test_on_a_public_server_a_new_table_is_closed() -> None:
    with lobby(PUBLIC=True) as here:
        host = here.phone()
        code = here.open_table(host)
        host.send(f"/{code}/sit", name="Ann")
        eve, where = ask(here, code, "Eve")
        assert "Eve would like" in said(host.get(f"/{code}"))
        host.send(where, htmx=True, answer="yes")
        assert eve.get(f"/{code}").status_code == 200
        host.send(f"/{code}/door", door="open")
        here.sit(code, "Dan")
        assert names(here, code) == ["Ann", "Eve", "Dan"]
        host.send(f"/nights/{code}/end")
        ask(here, host.send(f"/again/{code}").location.strip("/"), "Fay")


# Seats that exist already


@pytest.mark.promise("A person who lost their phone")
def test_a_seat_without_a_phone_is_free_at_an_open_table_and_one_tap_away_at_a_closed_one(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    for name in ("Bo", "Cy"):
        ann.send(f"/{code}/seat", name=name)
    bo, cy = here.phone(), here.phone()
    way = f"/{code}/claim/{here.seat_id(code, 'Bo')}"
    assert 'name="pin"' not in bo.get(way).text
    assert bo.send(way).location == f"/{code}"
    here.laptop.send(f"/{code}/door", door="closed")
    way = f"/{code}/claim/{here.seat_id(code, 'Cy')}"
    assert cy.send(way).status_code == 422
    assert "One tap on any phone" in said(cy.get(way))
    where = cy.send(f"/{code}/knock", seat=here.seat_id(code, "Cy")).location
    assert "I am Cy" in said(bo.get(f"/{code}"))
    assert bo.send(where, htmx=True, answer="yes").status_code == 200
    assert [len(seat.devices) for seat in here.table(code).night.seats] == [1, 1, 1]


@pytest.mark.promise("A person who lost their phone")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "the host lets you in"), ("ko", "진행자가 한 번"), ("ja", "ホストが1回")]
)
def test_a_seat_with_a_phone_is_asked_of_the_host_alone(here: Lobby, language: str, words: str) -> None:
    code, phones = here.play()
    here.laptop.send(f"/{code}/host", seat=here.seat_id(code, "Ann"))
    new = here.phone(language)
    assert words in said(new.get(f"/{code}/claim/{here.seat_id(code, 'Bo')}"))
    where = new.send(f"/{code}/knock", seat=here.seat_id(code, "Bo")).location
    assert words in said(new.get(where))
    assert "I am Bo" in said(phones[0].get(f"/{code}/play"))
    for guest in phones[1:]:
        assert "I am Bo" not in said(guest.get(f"/{code}/play"))
        assert guest.send(where, htmx=True, answer="yes").status_code == 403
    phones[0].send(where, htmx=True, answer="yes")
    assert len(here.seat(code, "Bo").devices) == 2
    assert new.get(f"/{code}").location == f"/{code}/play"


@pytest.mark.promise("A person who lost their phone")
@pytest.mark.parametrize(("language", "words"), [("en", "Let this phone go"), ("ko", "풀어 주기"), ("ja", "外す")])
def test_the_host_and_the_laptop_let_the_phone_of_a_seat_go(here: Lobby, language: str, words: str) -> None:
    code, phones = here.play()
    here.laptop.send(f"/{code}/host", seat=here.seat_id(code, "Ann"))
    for phone, name in ((phones[0], "Bo"), (here.laptop, "Cy")):
        phone.send("/language", language=language)
        assert words in said(phone.get(f"/{code}/menu"))
        assert phones[1].send(f"/{code}/let-go", seat=here.seat_id(code, name)).status_code == 403
        assert phone.send(f"/{code}/let-go", seat=here.seat_id(code, name)).location == f"/{code}/menu"
        assert here.seat(code, name).devices == ()
        assert f"{name} corrects phone.{name} no" in here.table(code).game.entries[-1].text  # type: ignore[union-attr]
    here.laptop.send("/language", language="en")
    assert "/knock/" in phones[1].send(f"/{code}/sit", name="New", after="Ann").location, "a stranger by now"


# The host


@pytest.mark.promise("The host can hand over the role")
@pytest.mark.parametrize(
    ("language", "take", "told"),
    [
        ("en", "Take over as host", "Bo is the host now"),
        ("ko", "내가 진행자", "Bo가 진행자"),
        ("ja", "引き継ぐ", "Boさんがホスト"),
    ],
)
def test_anybody_seated_takes_over_from_a_host_who_has_gone(here: Lobby, language: str, take: str, told: str) -> None:
    code, phones = here.play()
    here.wake_phones(code)
    for phone in phones:
        phone.send("/language", language=language)
    assert take not in said(phones[1].get(f"/{code}/menu"))
    here.host_leaves(code)
    stranger = here.phone()
    assert stranger.send(f"/{code}/host", take="1").status_code == 403
    assert take in said(phones[1].get(f"/{code}/menu"))
    assert phones[1].send(f"/{code}/host", take="1", post="one-tap").location == f"/{code}/menu"
    assert phones[1].send(f"/{code}/host", take="1", post="one-tap").location == f"/{code}/menu", "the same tap again"
    assert here.table(code).night.host == here.seat(code, "Bo").devices[0]
    for phone, page in ((phones[0], "play"), (phones[1], "play"), (phones[2], "menu")):
        assert told in said(phone.get(f"/{code}/{page}"))
    assert take not in said(phones[2].get(f"/{code}/menu")), "Bo's phone is here"


@pytest.mark.promise("The host can hand over the role")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "phone is here"), ("ko", "휴대폰이 여기"), ("ja", "ここにあります")]
)
def test_nobody_takes_over_from_a_host_who_is_here(here: Lobby, language: str, words: str) -> None:
    code, phones = here.play()
    here.wake_phones(code)
    phones[1].send("/language", language=language)
    before = here.table(code).night.host
    refused = phones[1].send(f"/{code}/host", take="1")
    assert (refused.status_code, words in said(refused)) == (422, True)
    assert here.table(code).night.host == before


@pytest.mark.promise("The host can hand over the role")
def test_the_table_is_told_of_its_new_host_for_a_while(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TOLD", -1.0)
    code, phones = here.play()
    here.host_leaves(code)
    phones[1].send(f"/{code}/host", take="1")
    assert "is the host now" not in said(phones[0].get(f"/{code}/play"))


# Votes


@pytest.mark.promise("A phone has one vote on a disputed")
@pytest.mark.parametrize(("language", "words"), [("en", "one vote"), ("ko", "한 표씩"), ("ja", "1台に1票")])
def test_a_phone_has_one_vote_whatever_seats_it_holds(here: Lobby, language: str, words: str) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    cy = phones[2]
    cy.send("/language", language=language)
    for name in ("Ghost", "Spook"):
        cy.send(f"/{code}/sit", name=name, after="Cy", points="zero", phoneless="1")
    ghost = here.seat(code, "Ghost")
    assert cy.send(f"/{code}/claim/{ghost.id}").status_code == 303
    assert here.seat(code, "Ghost").devices, "claimed, and still without a vote of its own"
    here.says(code, "Ann penalizes Bo for question")
    game: Any = here.table(code).game
    here.says(code, f"Bo disputes {len(game.entries)}")
    before = game.entries
    assert "Still to vote: Cy." in said(phones[0].get(f"/{code}/play"))
    for name in ("Ghost", "Spook"):
        refused = cy.send(f"/{code}/enter", htmx=True, text="votes no", **{"as": here.seat_id(code, name)})
        assert words in said(refused)
    assert game.entries == before
    cy.send(f"/{code}/enter", htmx=True, text="votes no")
    assert game.entries[-1].text == "Cy votes no"


@pytest.mark.promise("A phone has one vote on a disputed")
def test_at_a_table_of_one_phone_it_votes_for_everybody(here: Lobby) -> None:
    phone = here.phone()
    code = here.open_table(phone)
    phone.send(f"/{code}/sit", name="Ann")
    for name in ("Bo", "Cy", "Di"):
        phone.send(f"/{code}/seat", name=name)
    here.ring(phone, code, ["Ann", "Bo", "Cy", "Di"], "Di")
    phone.send(f"/{code}/start", after="0")
    here.says(code, "Di deals", "Di flips 5H", "Ann penalizes Bo for question", "Bo disputes 3")
    game: Any = here.table(code).game
    for name in ("Cy", "Di"):
        phone.send(f"/{code}/enter", htmx=True, text="votes no", **{"as": here.seat_id(code, name)})
    assert [entry.text for entry in game.entries[-2:]] == ["Cy votes no", "Di votes no"]


# Strangers


@pytest.mark.promise("A stranger reads no more from the stream")
def test_a_stranger_reads_no_page_and_no_stream_of_the_table(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    ask(here, code, "Knocker")
    table, stranger = here.table(code), here.phone()
    assert "Knocker" in said(phones[0].get(f"/{code}/menu"))
    secret = re.compile("Knocker|" + "|".join(f">{seat.pin}<" for seat in table.night.seats))

    def filled(rule: Rule) -> str:
        return re.sub(r"<(?:[^<>:]*:)?(\w+)>", lambda found: {**VALUES, "code": code}[found[1]], rule.rule)

    rules = [rule for rule in here.app.url_map.iter_rules() if "code" in rule.arguments]
    pages = [filled(rule) for rule in rules if "GET" in (rule.methods or ()) and not rule.rule.endswith("stream")]
    assert len(pages) > 20
    for page in pages:
        assert not secret.search(stranger.get(page).text), page
    own = {rule.endpoint.partition(".")[0]: filled(rule) for rule in rules if rule.rule.endswith("/stream")}
    live = here.app.extensions["screens"].pages
    assert {"menu", "ring", "joining"} <= set(own) & set(live)
    for page in live:
        news = stranger.get(f"/{code}/stream?page={page}")
        if page in own and page != "phone":
            assert news.status_code == 404, page
            assert stranger.get(own[page]).status_code in {403, 404}, page
        else:
            assert not secret.search(next(news.iter_encoded()).decode()), page
            news.close()
