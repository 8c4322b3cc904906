"""The files that pages load: browsers keep them, and get new ones when they change."""

import re

from referee.web.core import assets
from tests.support.lobby import lobby

YEAR = "public, max-age=31536000, immutable"


def test_a_browser_asks_once_for_each_file_of_a_version() -> None:
    with lobby() as here:
        phone = here.phone()
        named = re.findall(r'(?:href|src)="(/(?:static|vendor)/[^"]+)"', phone.get("/").text)
        assert len(named) > 15
        for address in named:
            with phone.get(address) as answer:
                assert answer.headers["Cache-Control"] == YEAR, address
                assert "Set-Cookie" not in answer.headers


def test_a_page_of_another_version_gets_its_files_but_keeps_none_of_them() -> None:
    with lobby() as here:
        phone = here.phone()
        for address in (f"{assets.static()}/request/page.js", f"{assets.vendor()}/htmx.min.js"):
            with phone.get(address) as answer:
                today = answer.data
            for other in (re.sub("/[0-9a-f]{8}/", "/01234567/", address), re.sub("/[0-9a-f]{8}/", "/", address)):
                with phone.get(other) as answer:
                    assert answer.data == today, other
                    assert answer.headers["Cache-Control"] == "no-cache"


def test_a_file_that_is_missing_is_a_sentence_that_nobody_keeps() -> None:
    with lobby() as here:
        for address in (f"{assets.static()}/gone.js", "/static/gone.js", "/vendor/../app.py"):
            answer = here.phone("ko").get(address)
            assert answer.status_code == 404
            assert answer.headers["Cache-Control"] == "no-store"
            assert "없" in answer.text
