"""Same people, same rules in one tap: after a game, on the page of an ended night, and on the start page."""

import re

import pytest

from referee.web.sit.people import plan_of
from tests.support.client import Client, said
from tests.support.lobby import Lobby

WON = ("Cy deals", "Cy flips 9D", "Bo corrects hand.Ann 1", "Ann plays 9H saying one", "Bo holds KD", "Cy holds 3H")


def over(here: Lobby, **form: str) -> tuple[str, list[Client]]:
    """Return a table whose game is over, and its phones."""
    code, phones = here.play(**form)
    here.says(code, *WON)
    assert here.table(code).game.view.phase == "over"
    return code, phones


def ended(here: Lobby, **form: str) -> tuple[str, list[Client]]:
    """Return a table whose night has ended after a game, and its phones."""
    code, phones = over(here, **form)
    here.laptop.send(f"/nights/{code}/end")
    return code, phones


ONE_ROUND = {"h-end-rounds": "1", "h-end-score": ""}


def test_the_games_stand_in_each_languages_own_order_with_a_sign(here: Lobby) -> None:
    for language, first in (("en", "one"), ("ko", "onecard"), ("ja", "uno")):
        page = here.phone(language).get("/new").text
        order = re.findall(r'href="/new/(\w+)"', page)
        assert order[0] == first
        assert order[-1] == "other"
        assert len(re.findall(r'class="game-sign[^>]*>[^<]+<', page)) == len(order)


def test_an_ended_night_is_opened_again_in_one_tap_on_any_phone(here: Lobby) -> None:
    code, phones = ended(here, **ONE_ROUND, **{"h-decks": "3"})
    guest = here.phone()
    assert f'action="/again/{code}"' in guest.get(f"/nights/{code}").text
    phones[1].send(f"/{code}/looks", seat=str(here.seat(code, "Bo").id), colour="7", sign="owl")
    made = phones[1].send(f"/again/{code}", post="once").location.strip("/")
    table = here.table(made)
    assert made != code
    assert [seat.name for seat in table.night.seats] == ["Ann", "Bo", "Cy"]
    assert [seat.look for seat in table.night.seats] == [seat.look for seat in here.table(code).night.seats]
    plan = plan_of(table)
    assert (plan.game, dict(plan.house)["decks"], plan.sure) == ("one", "3", ())
    assert [next(s.name for s in table.night.seats if s.id == id) for id in plan.ring] == ["Ann", "Bo", "Cy"]
    assert phones[1].send(f"/again/{code}", post="once").location.strip("/") == made, "the same tap again"
    assert len(here.table(made).night.seats) == 3
    for phone, name in zip(phones, ("Ann", "Bo", "Cy"), strict=True):
        assert "/sit" not in phone.get(f"/{made}").text, f"the phone of {name} sits already"
    assert here.table(made).night.host == next(s for s in table.night.seats if s.name == "Bo").devices[0]


@pytest.mark.promise("People who sit as they came")
@pytest.mark.parametrize(
    ("language", "absent"), [("en", "Not here tonight"), ("ko", "오늘은 없어요"), ("ja", "今夜はいない")]
)
def test_the_same_people_start_without_the_absent_one_in_two_taps(here: Lobby, language: str, absent: str) -> None:
    code, phones = ended(here, **ONE_ROUND)
    ann = phones[0]
    ann.send("/language", language=language)
    made = ann.send(f"/again/{code}").location.strip("/")
    page = ann.get(f"/{made}").text
    cy = here.seat_id(made, "Cy")
    assert f'popovertarget="who-{cy}"' in page, "the first tap"
    assert absent in page.partition(f'id="who-{cy}"')[2]
    assert ann.send(f"/{made}/remove", seat=cy, stay="1").location == f"/{made}", "the second"
    assert "disabled" not in ann.get(f"/{made}").text.partition('class="ring-go"')[2].partition("</form>")[0]
    assert ann.send(f"/{made}/start", after="0", anyway="1").location == f"/{made}"
    assert here.table(made).game.names == ("Ann", "Bo")


def test_a_night_without_a_game_is_not_offered(here: Lobby) -> None:
    registry = here.app.extensions["registry"]
    table = registry.open("old", "nobody")
    ann = here.sit(table.code, "Ann")
    here.table(table.code).change(registry.writer.store.end_night, table.night.id)
    assert "/again/" not in ann.get("/").text
    assert ann.send(f"/again/{table.code}").status_code == 404


@pytest.mark.promise("Anybody who goes on from an ended")
def test_everybody_is_led_from_an_ended_night_to_the_next_one(here: Lobby) -> None:
    code, phones = ended(here, **ONE_ROUND)
    registry = here.app.extensions["registry"]
    pages = (
        ("phone", 1, "ko"),
        ("watch", None, "ja"),
        ("board", None, "en"),
        ("scores", None, "en"),
        ("menu", 1, "en"),
    )
    streams = [iter(registry.watch(here.table(code), *page)) for page in pages]
    for stream in streams:
        next(stream)
    made = phones[0].send(f"/again/{code}", post="once").location.strip("/")
    news = [next(event for event in stream if b"event: beat" not in event).decode() for stream in streams]
    for stream in streams:
        stream.close()
    assert "<bdi>Ann</bdi>이 다음 모임을 열었어요" in news[0]
    assert "<bdi>Ann</bdi>さんが次のゲーム会を開きました" in news[1]
    assert all(f'href="/{made}"' in told for told in (news[0], news[1], news[3], news[4]))
    assert "<bdi>Ann</bdi> opened the next night" in news[2]
    assert f'href="/{made}/board"' in news[2]
    for page in (f"/{code}/play", f"/nights/{code}", f"/{code}/story", f"/{code}/penalties"):
        assert f'href="/{made}"' in phones[1].get(page).text, page
    assert "/sit" not in phones[1].get(f"/{made}").text, "Bo has a seat there"


def test_nobody_is_led_to_a_next_night_that_was_deleted(here: Lobby) -> None:
    code, phones = ended(here, **ONE_ROUND)
    made = phones[0].send(f"/again/{code}").location.strip("/")
    assert f'href="/{made}"' in phones[1].get(f"/{code}/play").text
    phones[0].send(f"/nights/{made}/delete", sure=made)
    assert phones[1].get(f"/{made}").status_code == 404
    assert f'href="/{made}"' not in phones[1].get(f"/{code}/play").text


@pytest.mark.promise("Anybody who goes on from an ended")
def test_two_phones_that_go_on_meet_at_one_table(here: Lobby) -> None:
    code, phones = ended(here, **ONE_ROUND)
    made = [phone.send(f"/again/{code}", post=str(n)).location for n, phone in enumerate(phones)]
    assert len(set(made)) == 1
    registry = here.app.extensions["registry"]
    registry.writer.ask(registry.writer.store.end_night, here.table(made[0].strip("/")).night.id)
    assert "opened the next night" not in said(phones[1].get(f"/nights/{code}")), "that one has ended too"
    assert phones[1].send(f"/again/{code}").location != made[0]


@pytest.mark.promise("Anybody who goes on from an ended")
def test_somebody_who_was_removed_from_the_standings_can_be_at_the_next_night(here: Lobby) -> None:
    code, phones = ended(here, **ONE_ROUND)
    removed = here.store.persons_of(here.table(code).night.id)["Bo"]
    assert phones[1].send(f"/people/{removed}/change", what="remove", sure="yes").status_code == 303
    made = phones[0].send(f"/again/{code}").location.strip("/")
    assert [seat.name for seat in here.table(made).night.seats] == ["Ann", "Bo", "Cy"]
    assert here.store.persons_of(here.table(made).night.id)["Bo"] != removed, "as somebody new"
