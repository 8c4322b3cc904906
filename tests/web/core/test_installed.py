"""The files with which a phone installs a public server, and the one page that it keeps."""

import json
import re
from collections.abc import Iterator

import pytest

from tests.support.lobby import Lobby, lobby

PAGES = ("/manifest.webmanifest", "/no-network.js", "/no-network")


@pytest.fixture
def here() -> Iterator[Lobby]:
    with lobby(PUBLIC=True) as made:
        yield made


@pytest.mark.parametrize(("language", "name"), [("en", "Referee"), ("ko", "심판"), ("ja", "審判")])
def test_the_manifest_speaks_the_phones_language(here: Lobby, language: str, name: str) -> None:
    phone = here.phone(language)
    answer = phone.get("/manifest.webmanifest")
    described = json.loads(answer.data)
    assert answer.mimetype == "application/manifest+json"
    assert (described["name"], described["lang"], described["display"]) == (name, language, "standalone")
    sizes = {(icon["sizes"], icon["purpose"]) for icon in described["icons"]}
    assert sizes == {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}
    for icon in described["icons"]:
        with phone.get(icon["src"]) as answer:
            png = answer.data
        assert png.startswith(b"\x89PNG")
        assert f"{int.from_bytes(png[16:20])}x{int.from_bytes(png[20:24])}" == icon["sizes"]


def test_the_browser_keeps_one_page_and_what_it_shows(here: Lobby) -> None:
    phone = here.phone("ja")
    script = phone.get("/no-network.js")
    kept = json.loads(re.search(r"const KEPT = (\[.*\]);", script.text)[1])  # type: ignore[index]
    assert script.mimetype == "text/javascript"
    page = phone.get(kept[0]).text
    assert set(re.findall(r'(?:href|src)="([^"]+)"', page)) == set(kept[1:])
    for address in kept:
        with phone.get(address) as answer:
            assert answer.status_code == 200, address
    assert page.index("つながっていません") < page.index("No connection") < page.index("연결되지")
    assert "<form" not in page


def test_every_page_of_a_public_server_names_them_and_a_table_has_none(here: Lobby) -> None:
    named = ('rel="manifest"', "/request/install.js", 'rel="apple-touch-icon"')
    page = here.phone().get("/").text
    assert all(mark in page for mark in named)
    with lobby() as table:
        page = table.phone().get("/").text
        assert not any(mark in page for mark in named)
        assert [table.phone().get(address).status_code for address in PAGES] == [404] * 3
