"""A phone that only looks on: the table as it stands, news of it, and nothing to enter."""

import re
from collections.abc import Iterator

import pytest

from tests.support.client import said
from tests.support.lobby import lobby
from tests.support.night import Evening, evening

STRANGER = 9


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee", with_phones=4) as made:
        yield made


@pytest.mark.promise("A phone without a seat sees")
def test_it_is_told_what_happens_and_nothing_that_others_may_not_see(night: Evening) -> None:
    with evening(game="hearts") as passing:
        stream = iter(passing.registry.watch(passing.table, "watch", None, "ja", "x"))
        next(stream)
        passing.says("Di deals", "Bo gives QS 7H 2C")
        news = next(stream).decode()
        stream.close()
        assert "Bo" in news
        assert "Q" not in re.sub(r"<[^>]+>", "", news.split('hx-target="#told"')[1])


def test_whoever_sits_is_led_to_their_seat_and_before_the_game_everybody_to_the_door(night: Evening) -> None:
    code = night.table.code
    night.says("Di deals")
    assert night.phone(0).get(f"/{code}/watch").location == f"/{code}"
    with lobby() as here:
        empty = here.open_table()
        stranger = here.phone()
        assert stranger.get(f"/{empty}/watch").location == f"/{empty}"
        door = stranger.get(f"/{empty}").text
        assert f'href="/{empty}/board"' in door
        assert f'href="/{empty}/watch"' in door


def test_the_end_of_the_night_is_told(night: Evening) -> None:
    night.says("Di deals", "Di flips 9D")
    night.table.change(night.registry.writer.store.end_night, night.table.night.id)
    assert "This night has ended" in said(night.phone(STRANGER).get(f"/{night.table.code}/watch"))


def test_whoever_only_looks_on_finds_the_way_before_the_form() -> None:
    with lobby() as here:
        code, _ = here.play()
        for phone in (here.phone(), here.phone("ja")):
            page = phone.get(f"/{code}").text
            assert page.index(f'href="/{code}/watch"') < page.index("<form"), "seen without scrolling"
            assert page.index(f'href="/{code}/board"') < page.index("<form")
        fresh = here.open_table()
        beside = here.laptop.get(f"/{fresh}").text.split("<aside")[1].split("</aside>")[0]
        assert f'href="/{fresh}/board"' in beside, "the host's page shows the way to the board beside the code"


@pytest.mark.parametrize(("game", "keep"), [("one", "plays"), ("hearts", "scores"), ("canasta", "plays")])
def test_for_somebody_who_is_not_in_the_game_nobody_can_be_tapped(game: str, keep: str) -> None:
    with lobby() as here:
        code = here.open_table(game=game)
        names = ("Ann", "Bo", "Cy", "Di")
        phones = [here.sit(code, name) for name in names]
        here.ring(phones[0], code, names, "Di")
        phones[0].send(f"/{code}/ring", keep=keep)
        phones[0].send(f"/{code}/start", after="0")
        table = here.table(code)
        if keep == "plays":
            here.says(code, "Di deals")
        assert table.game.state.keep == keep
        assert "popovertarget" in phones[0].get(f"/{code}/play").text
        assert not re.findall(r"hx-post|<form|popovertarget", here.phone().get(f"/{code}/watch").text)
        fay = table.change(here.store.add_seat, table.night.id, "Fay")
        page = phones[0].get(f"/{code}/play", query_string={"as": str(fay.id)})
        assert page.status_code == 200
        shown = page.text.split('id="seats"')[1].split('id="timeout"')[0]
        assert "Ann" in shown
        assert "popovertarget" not in shown
