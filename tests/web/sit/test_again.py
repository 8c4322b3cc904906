"""Same people, same rules in one tap: after a game, on the page of an ended night, and on the start page."""

import re

from tests.support.lobby import Lobby


def test_the_games_stand_in_each_languages_own_order_with_a_sign(here: Lobby) -> None:
    for language, first in (("en", "one"), ("ko", "onecard"), ("ja", "uno")):
        page = here.phone(language).get("/new").text
        order = re.findall(r'href="/new/(\w+)"', page)
        assert order[0] == first
        assert order[-1] == "other"
        assert len(re.findall(r'class="game-sign[^>]*>[^<]+<', page)) == len(order)


def test_a_night_without_a_game_is_not_offered(here: Lobby) -> None:
    registry = here.app.extensions["registry"]
    table = registry.open("old", "nobody")
    ann = here.sit(table.code, "Ann")
    here.table(table.code).change(registry.writer.store.end_night, table.night.id)
    assert "/again/" not in ann.get("/").text
    assert ann.send(f"/again/{table.code}").status_code == 404
