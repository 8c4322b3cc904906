"""Admission to a table: strangers decide nothing, and newcomers to a running game have to ask."""

from pathlib import Path
from typing import Any

import pytest

from referee.web.request import admission
from referee.web.seats.join_requests import requests_at
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby


def names(here: Lobby, code: str) -> list[str]:
    return [seat.name for seat in here.table(code).night.seats]


def host_of(here: Lobby, code: str) -> str | None:
    return here.table(code).night.host


def ask(here: Lobby, code: str, name: str, **more: str) -> tuple[Client, str]:
    """Let a stranger ask to sit down at a closed table. Return the phone, and the page where it waits."""
    phone = here.phone()
    more.setdefault("after", "Ann")
    answer = phone.send(f"/{code}/sit", name=name, **more)
    assert answer.status_code == 303, said(answer)
    assert "/knock/" in answer.location
    return phone, answer.location


def menu(phone: Client, code: str) -> str:
    return said(phone.get(f"/{code}/menu"))


# Seats that are new


def test_strangers_do_not_answer_their_own_request(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    one, two = here.sit(code, "One"), here.phone()
    where = two.send(f"/{code}/knock", seat=here.seat_id(code, "Ann")).location
    assert "I am Ann" not in said(one.get(f"/{code}"))
    assert one.send(where, htmx=True, answer="yes").status_code == 403
    assert len(here.seat(code, "Ann").devices) == 1
    bo = here.phone().send(f"/{code}/knock", seat=here.seat_id(code, "One")).location
    assert "I am One" in said(ann.get(f"/{code}")), "who was there first lets others in"
    assert ann.send(bo, htmx=True, answer="no").status_code == 200


def test_a_strangers_seat_shows_no_pin_and_no_link_of_others(here: Lobby) -> None:
    code, phones = here.play()
    store = here.store
    here.laptop.send(f"/{code}/door", door="open")
    fake = here.sit(code, "Fake", after="Cy", points="zero")
    ann = here.seat(code, "Ann")
    assert f">{ann.pin}<" in phones[1].get(f"/{code}/menu").text, "Ann's phone is away"
    assert f">{ann.pin}<" not in fake.get(f"/{code}/menu").text
    assert fake.get(f"/{code}/seats/{ann.id}").status_code == 403
    here.table(code).change(store.add_seat, here.table(code).night.id, "Granny", None)
    assert f">{here.seat(code, 'Granny').pin}<" not in fake.get(f"/{code}/menu").text


def test_strangers_do_not_outvote_one_guest(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    fakes = [here.sit(code, f"Fake {at}") for at in range(2)]
    before = host_of(here, code)
    here.host_leaves(code)
    wanted = here.seat_id(code, "Fake 0")
    assert [fake.send(f"/{code}/host", seat=wanted).status_code for fake in fakes] == [403, 403]
    assert "as the new host" not in menu(fakes[0], code)
    assert host_of(here, code) == before
    ann.send(f"/{code}/host", seat=here.seat_id(code, "Ann"))
    assert host_of(here, code) == here.seat(code, "Ann").devices[0], "new seats do not count against her"


def test_a_new_seat_may_vote_after_some_minutes_and_after_a_restart_too(tmp_path: Path) -> None:
    path = str(tmp_path / "referee.db")
    with lobby(DB=path) as here:
        code = here.open_table()
        here.sit(code, "Ann")
        cookies = here.sit(code, "Bo")._cookies
        here.pass_minutes(code, admission.MINUTES - 2)
    with lobby(DB=path) as here:
        bo = here.phone()
        bo._cookies = cookies
        here.host_leaves(code)
        wanted = here.seat_id(code, "Bo")
        assert "in 2 min" in menu(bo, code), "counted on"
        assert bo.send(f"/{code}/host", seat=wanted).status_code == 403
        here.pass_minutes(code, 2)
        assert "You are new" not in menu(bo, code)
        assert bo.send(f"/{code}/host", seat=wanted).status_code == 303


def test_setting_the_clock_back_does_not_delay_a_new_seats_vote(here: Lobby) -> None:
    code = here.open_table()
    here.sit(code, "Ann")
    bo = here.sit(code, "Bo")
    assert "You are new" in menu(bo, code)
    here.pass_minutes(code, -60 * 24 * 365 * 100)
    assert "You are new" not in menu(bo, code)


@pytest.mark.parametrize(
    ("language", "new", "gives"),
    [("en", "new", "a vote now"), ("ko", "새로 옴", "투표권"), ("ja", "来たばかり", "投票権")],
)
def test_the_host_gives_a_new_seat_its_vote(here: Lobby, language: str, new: str, gives: str) -> None:
    code = here.open_table()
    ann, bo = here.sit(code, "Ann"), here.sit(code, "Bo")
    assert ann.send(f"/{code}/let-in", seat=here.seat_id(code, "Bo")).status_code == 403
    assert bo.send(f"/{code}/let-in", seat=here.seat_id(code, "Bo")).status_code == 403
    here.laptop.send("/language", language=language)
    assert new in menu(here.laptop, code)
    assert gives in menu(here.laptop, code)
    here.laptop.send(f"/{code}/let-in", seat=here.seat_id(code, "Bo"))
    assert gives not in menu(here.laptop, code)
    where = here.phone().send(f"/{code}/knock", seat=here.seat_id(code, "Ann")).location
    assert bo.send(where, htmx=True, answer="yes").status_code == 200
    assert len(here.seat(code, "Ann").devices) == 2
    assert here.laptop.send(f"/{code}/let-in", seat="999").status_code == 422


def test_a_start_by_a_voter_admits_the_ring_and_one_by_a_stranger_does_not(here: Lobby) -> None:
    code, phones = here.play()
    assert "You are new" not in menu(phones[2], code), "Ann was there first, and started with Cy in the ring"
    code = here.open_table()
    people = ["Ann", "Bo", "Fake"]
    phones = [here.sit(code, name) for name in people]
    here.ring(phones[2], code, people, "Bo")
    phones[2].send(f"/{code}/start", after="0")
    assert "You are new" in menu(phones[2], code)
    assert "You are new" in menu(phones[1], code)
    assert "You are new" not in menu(phones[0], code)


def test_the_remaining_people_of_an_old_table_choose_a_host(here: Lobby) -> None:
    code, phones = here.play()
    here.host_leaves(code)
    table, host = here.table(code), host_of(here, code)
    ann = here.seat_id(code, "Ann")
    phones[0].send(f"/{code}/host", seat=ann)
    assert host_of(here, code) == host, "one of three"
    for name in ("Bo", "Cy"):
        table._left[here.seat(code, name).devices[0]] = -1e12
    phones[0].send(f"/{code}/host", seat=ann)
    assert host_of(here, code) == here.seat(code, "Ann").devices[0], "the others went home long ago"


def test_a_lone_guest_is_not_locked_out(here: Lobby) -> None:
    code = here.open_table(here.phone())
    granny = here.sit(code, "Granny")
    granny.send(f"/{code}/seat", name="Grandpa")
    ann = here.sit(code, "Ann")
    here.table(code)._left[here.seat(code, "Granny").devices[0]] = -1e12
    here.host_leaves(code)
    here.pass_minutes(code, admission.MINUTES)
    ann.send(f"/{code}/host", seat=here.seat_id(code, "Ann"))
    assert host_of(here, code) == here.seat(code, "Ann").devices[0]


# A closed table


def test_before_the_first_game_anybody_sits_down_freely(here: Lobby) -> None:
    code = here.open_table()
    for name in ("Ann", "Bo", "Cy", "Di"):
        assert here.phone().send(f"/{code}/sit", name=name).location == f"/{code}"
    assert names(here, code) == ["Ann", "Bo", "Cy", "Di"]


def test_nobody_joins_a_running_game_without_admission(here: Lobby) -> None:
    code, _ = here.play()
    before = here.table(code).game.entries  # type: ignore[union-attr]
    for at in range(18):
        ask(here, code, f"Fake {at}")
    assert names(here, code) == ["Ann", "Bo", "Cy"]
    assert here.table(code).game.entries == before  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("language", "asks", "notice", "yes"),
    [
        ("en", "at the table lets you in", "Eve would like to sit down", "Yes"),
        ("ko", "한 번 눌러 주면", "Eve가 앉으려고 해요", "네"),
        ("ja", "1回タップ", "Eveさんが座りたいそうです", "はい"),
    ],
)
def test_one_tap_of_the_table_admits_a_newcomer(here: Lobby, language: str, asks: str, notice: str, yes: str) -> None:
    code, phones = here.play()
    here.says(code, "Ann corrects score.Ann 30; score.Bo 51; phase play")
    eve = here.phone(language)
    assert asks in said(eve.get(f"/{code}"))
    where = eve.send(f"/{code}/sit", name="Eve", after="Ann", points="worst").location
    sign = requests_at(here.table(code))[int(where.rsplit("/", 1)[1])].number
    assert sign in said(eve.get(where)), "the number that the table sees"
    phones[1].send("/language", language=language)
    page = said(phones[1].get(f"/{code}/play"))
    assert notice in page
    assert sign in page
    assert f"{yes}</button>" in phones[1].get(f"/{code}/play").text
    phones[1].send(where, htmx=True, answer="yes")
    game: Any = here.table(code).game
    assert game.entries[-1].text == "Eve joins after Ann with 51"
    assert eve.get(where).location == f"/{code}"
    assert eve.get(f"/{code}").location == f"/{code}/play"
    assert notice not in said(phones[2].get(f"/{code}/play"))


def test_a_newcomer_reads_who_can_let_them_in(here: Lobby) -> None:
    code, phones = here.play()
    here.wake_phones(code)
    zoe, where = ask(here, code, "Zoe")
    assert "on any phone at the table lets you in" in said(zoe.get(where))
    here.late(code, "Eve", by=phones[1], after="Ann", points="zero")
    here.wake_phones(code)
    shown = said(zoe.get(where))
    assert "Cy can let you in with one tap" in shown
    assert "Eve" not in shown


def test_a_newcomer_admitted_by_a_guest_admits_nobody_and_one_admitted_by_the_host_does(here: Lobby) -> None:
    code, phones = here.play()
    eve = here.late(code, "Eve", by=phones[1], after="Ann", points="zero")
    _, where = ask(here, code, "Fake")
    assert "Fake would like" not in said(eve.get(f"/{code}/play"))
    assert eve.send(where, htmx=True, answer="yes").status_code == 403
    dan = here.late(code, "Dan", after="Ann", points="zero")
    assert "Fake would like" in said(dan.get(f"/{code}/play"))
    assert dan.send(where, htmx=True, answer="no").status_code == 200
    assert "Fake" not in names(here, code)


def test_somebody_who_takes_over_a_seat_is_new_to_the_table(here: Lobby) -> None:
    code, phones = here.play()
    eve = here.phone()
    where = eve.send(f"/{code}/knock", seat=here.seat_id(code, "Bo"), name="Eve").location
    phones[0].send(where, htmx=True, answer="yes")
    assert "You are new" in menu(eve, code)


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


def test_a_table_is_closed_with_one_tap_and_opened_by_the_host(here: Lobby) -> None:
    code = here.open_table()
    ann, bo = here.sit(code, "Ann"), here.sit(code, "Bo")
    assert 'value="closed"' in ann.get(f"/{code}").text
    assert 'value="closed"' not in bo.get(f"/{code}").text, "Bo has just come"
    assert bo.send(f"/{code}/door", htmx=True, door="closed").status_code == 403
    looker = here.phone()
    assert looker.send(f"/{code}/door", htmx=True, door="closed").status_code == 403
    assert 'value="closed"' not in looker.get(f"/{code}/menu").text, "nothing is offered that would be refused"
    assert ann.send(f"/{code}/door", htmx=True, door="closed").status_code == 204
    eve, where = ask(here, code, "Eve")
    assert "Eve would like" in said(here.laptop.get(f"/{code}"))
    assert ann.send(f"/{code}/door", htmx=True, door="open").status_code == 403
    assert "The host can open" in said(ann.get(f"/{code}"))
    assert bo.send(f"/{code}/seat", name="Puppet").status_code == 422, "not by a new seat's phone either"
    ann.send(f"/{code}/seat", name="Granny")
    here.laptop.send(f"/{code}/door", door="open")
    here.sit(code, "Dan")
    assert names(here, code) == ["Ann", "Bo", "Granny", "Dan"]
    here.laptop.send(where, htmx=True, answer="yes")
    assert eve.get(f"/{code}").status_code == 200
    assert names(here, code)[-1] == "Eve"
    assert here.laptop.send(f"/{code}/door", door="ajar").status_code == 400


def test_the_next_game_closes_an_opened_table_and_a_restart_changes_nothing(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/{code}/door", door="open")
    here.sit(code, "Dan", after="Cy", points="zero")
    here.app.extensions["registry"]._tables.clear()
    assert not admission.is_closed(here.table(code))
    phones[0].send(f"/{code}/next/one")
    phones[0].send(f"/{code}/start", after="1", anyway="1")
    assert len(here.table(code).games) == 2
    assert admission.is_closed(here.table(code))
    here.app.extensions["registry"]._tables.clear()
    ask(here, code, "Eve")


def test_a_night_that_is_reopened_stays_closed_to_strangers(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/nights/{code}/end")
    assert "ended" in said(here.phone().send(f"/{code}/sit", name="Eve", after="Ann"))
    here.laptop.send(f"/nights/{code}/reopen")
    here.app.extensions["registry"]._tables.clear()
    _, where = ask(here, code, "Eve")
    assert phones[2].send(where, htmx=True, answer="yes").status_code == 200
    assert names(here, code) == ["Ann", "Eve", "Bo", "Cy"]


def test_a_new_seats_phone_brings_nobody_without_a_phone_into_a_closed_game(here: Lobby) -> None:
    code, phones = here.play()
    eve = here.late(code, "Eve", by=phones[0], after="Ann", points="zero")
    form = {"after": "Ann", "points": "zero", "phoneless": "1"}
    refused = eve.send(f"/{code}/sit", name="Puppet", **form)
    assert refused.status_code == 422
    assert "You are new here" in said(refused)
    phones[0].send(f"/{code}/sit", name="Granny", **form)
    assert "Granny" in names(here, code)
    assert "Puppet" not in names(here, code)


def test_a_player_who_left_returns_without_asking_unless_the_host_removed_them(here: Lobby) -> None:
    code, phones = here.play()
    phones[1].send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    assert phones[1].send(f"/{code}/sit", known="Bo", name="").location == f"/{code}"
    assert "You are new" not in menu(phones[1], code)
    here.laptop.send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    assert "/knock/" in phones[1].send(f"/{code}/sit", known="Bo", name="").location
    assert "/knock/" in here.phone().send(f"/{code}/sit", known="Bo", name="").location


def test_one_person_with_many_phones_delays_nobody_else(here: Lobby) -> None:
    code, phones = here.play()
    for at in range(30):
        stranger = here.phone(address="192.168.0.66")
        stranger.send(f"/{code}/sit", name=f"Fake {at}", after="Ann")
    eve = here.phone()
    assert "/knock/" in eve.send(f"/{code}/sit", name="Eve", after="Ann").location
    assert "Eve would like" in said(phones[0].get(f"/{code}/play"))
    for _ in range(60):
        here.phone(address="192.168.0.66").send(f"/{code}/sit", name="Fake", after="Ann")
    assert "Eve would like" in said(phones[0].get(f"/{code}/play"))


def test_a_table_of_one_phone_admits_somebody(here: Lobby) -> None:
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


# Votes on disputed lines


def test_people_who_came_through_an_open_door_do_not_vote_on_penalty_cards(here: Lobby) -> None:
    code, _ = here.play()
    here.says(code, "Cy deals", "Cy flips 5H", "Ann penalizes Bo for question")
    here.laptop.send(f"/{code}/door", door="open")
    fake = here.sit(code, "Fake", after="Cy", points="zero")
    here.says(code, "Bo disputes 3")
    game: Any = here.table(code).game
    before = game.entries
    answer = fake.send(f"/{code}/enter", htmx=True, text="votes no")
    assert "no vote yet" in said(answer)
    assert game.entries == before
    here.laptop.send(f"/{code}/let-in", seat=here.seat_id(code, "Fake"))
    fake.send(f"/{code}/enter", htmx=True, text="votes no")
    assert game.entries[-1].text == "Fake votes no"


def test_players_and_admitted_people_vote_on_penalty_cards(here: Lobby) -> None:
    code = here.open_table()
    people = ["Ann", "Bo", "Cy"]
    phones = [here.sit(code, name) for name in people]
    here.ring(phones[1], code, people, "Cy")
    phones[1].send(f"/{code}/start", after="0")
    eve = here.late(code, "Eve", by=phones[0], after="Ann", points="zero")
    here.says(code, "Cy deals", "Cy flips 5H", "Ann penalizes Bo for question")
    n = len(here.table(code).game.entries)  # type: ignore[union-attr]
    here.says(code, f"Bo disputes {n}")
    phones[2].send(f"/{code}/enter", htmx=True, text="votes no")
    eve.send(f"/{code}/enter", htmx=True, text="votes no")
    game: Any = here.table(code).game
    assert [entry.text for entry in game.entries[-2:]] == ["Cy votes no", "Eve votes no"]
