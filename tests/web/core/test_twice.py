"""Every address that changes something is posted twice with one id, by the evenings of `twice.evening`."""

import io
import re
from pathlib import Path

import pytest

from tests.support.lobby import Lobby, lobby

ASKS = {
    *("ask.ask", "ask.of_game", "ask.of_moment", "ask.of_pasted", "houses.look", "houses.marks", "houses.paste"),
    *("phone.look", "records.pasted"),
    "story.amend",  # shows what a correction would change; `phone.enter` enters it
}
"""The addresses that answer a question or show a preview, and change nothing."""
KEPT = {"asked": "/knock/1", "club": "//club/BCDF", "code": "BCDF"}
"""What the evenings keep; all else is a number."""


@pytest.mark.promise("Every address that changes something counts")
def test_every_address_that_changes_something_is_posted_in_the_evenings(here: Lobby) -> None:
    addresses, endpoints = here.app.url_map.bind("localhost"), {"season_files.read_nights"}
    evenings = Path(__file__).with_name("twice.evening").read_text(encoding="utf-8")
    for said in re.findall(r"(?m)^>>? \S+ (\S+)", evenings):
        where = re.sub("{(.*?)}", lambda kept: KEPT.get(kept[1], "1"), said)
        where = where[1:] if where.startswith("//") else f"/BCDF{where}" if where[0] == "/" else "/BCDF/enter"
        endpoints.add(addresses.match(where, "POST")[0])
    rules = here.app.url_map.iter_rules()
    assert {rule.endpoint for rule in rules if "POST" in (rule.methods or ())} - ASKS == endpoints


@pytest.mark.promise("Every address that changes something counts")
def test_a_file_of_nights_is_brought_in_once(here: Lobby) -> None:
    with lobby() as elsewhere:
        code, _ = elsewhere.play()
        elsewhere.laptop.send(f"/nights/{code}/end")
        file = elsewhere.laptop.get("/standings/nights.referee").data
    for _ in range(2):
        assert here.laptop.send("/standings/files", post="once", nights=(io.BytesIO(file), "n")).status_code == 200
        assert len(here.store.nights()) == 1
