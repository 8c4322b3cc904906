"""What strangers read at the door of a table."""

import re

import pytest

from tests.support.client import said
from tests.support.lobby import Lobby
from tests.web.conftest import filled


@pytest.mark.promise("A stranger reads no more from the stream")
def test_a_stranger_reads_no_page_and_no_stream_of_the_table(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    assert "/knock/" in here.phone().send(f"/{code}/sit", name="Knocker", after="Ann").location
    table, stranger = here.table(code), here.phone()
    assert "Knocker" in said(phones[0].get(f"/{code}/menu"))
    secret = re.compile("Knocker|" + "|".join(f">{seat.pin}<" for seat in table.night.seats))
    rules = [rule for rule in here.app.url_map.iter_rules() if "code" in rule.arguments]
    pages = [filled(rule, code) for rule in rules if "GET" in (rule.methods or ()) and not rule.rule.endswith("stream")]
    assert len(pages) > 20
    for page in pages:
        assert not secret.search(stranger.get(page).text), page
    own = {rule.endpoint.partition(".")[0]: filled(rule, code) for rule in rules if rule.rule.endswith("/stream")}
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
