"""The way to a table: start page, codes, names, seats and PINs."""

import re

import pytest

from tests.support.client import said
from tests.support.lobby import Lobby


def test_a_new_table_is_three_taps(here: Lobby) -> None:
    start = here.laptop.get("/").get_data(as_text=True)
    first = re.search(r'href="(/new/\w+)"', start)
    assert first
    form = here.laptop.get(first[1]).get_data(as_text=True)
    assert form.index("<button") < form.index("<fieldset"), "Start stands before the house rules"
    opened = here.laptop.send(first[1])
    assert opened.status_code == 303
    assert "Who sits where?" in said(here.laptop.get(opened.location))


def test_a_typed_code_opens_its_table(here: Lobby) -> None:
    for spell in [str.lower, lambda code: f" {code[:2]} {code[2:]} ", "-".join]:
        code = here.open_table()
        response = here.phone().get("/join", query_string={"code": spell(code)})
        assert response.location == f"/{code}"


@pytest.mark.promise("A request: 64 KB, without a pause")
def test_ten_megabytes_are_refused_in_words(here: Lobby) -> None:
    code = here.open_table()
    phone = here.phone("ko")
    response = phone.post(f"/{code}/sit", data={"name": "x" * 10_000_000})
    assert response.status_code == 413
    assert "너무 많아요" in said(response)


def test_a_page_inside_another_app_explains_the_drawback(here: Lobby) -> None:
    for agent, inside in [
        ("Mozilla/5.0 (Linux; Android 14) Chrome/120.0.0.0 Mobile Safari/537.36 KAKAOTALK 10.4.5", True),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Mobile/15E148 Safari Line/13.20.0", True),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/444.0]", True),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Version/17.2 Mobile/15E148 Safari/604.1", False),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/120.0.0.0 Mobile Safari/537.36", False),
    ]:
        code = here.open_table()
        phone = here.phone()
        phone.environ_base |= {"HTTP_USER_AGENT": agent}  # type: ignore[operator]
        assert ("You are inside another app" in said(phone.get(f"/{code}"))) is inside
