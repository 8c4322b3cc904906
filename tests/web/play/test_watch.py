"""A phone that only looks on: the table as it stands, news of it, and nothing to enter."""

import re

import pytest

from tests.support.lobby import lobby
from tests.support.night import evening, get


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
    with evening(game=game) as night:
        night.says("Ann agrees keep=scores now" if keep == "scores" else "Di deals")
        assert night.state.keep == keep
        assert "popovertarget" in get(night, "play")
        assert not re.findall(r"hx-post|<form|popovertarget", get(night, "watch", 9))
        fay = night.table.change(night.registry.writer.store.add_seat, night.table.night.id, "Fay")
        shown = get(night, f"play?as={fay.id}").split('id="seats"')[1].split('id="timeout"')[0]
        assert "Ann" in shown
        assert "popovertarget" not in shown
