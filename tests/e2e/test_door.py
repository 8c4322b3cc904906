"""Two people in a game and a stranger's phone: it waits at the door, one tap lets it in, and a night that was deleted
is brought back by somebody who sat there."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import NOT_DOUBLE, Phone, Server
from tests.e2e.party import Party


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, "--url", "http://192.168.1.20:8000")
    yield made
    made.stop()


def test_a_stranger_waits_at_the_door_and_a_deleted_night_comes_back(
    server: Server, phone: Callable[[], BrowserContext]
) -> None:
    party = Party(server, phone, [("Ann", "en"), ("Bo", "ko")], "one", {})
    party.sit_round()
    ann, bo = (each.page for each in party.phones)
    context = phone()
    context.set_extra_http_headers({"X-Forwarded-For": "192.168.1.66"})  # not the computer that serves
    mina = Phone(context)
    mina.page.goto(f"{server.url}/{party.code}")
    mina.page.locator("[name=name]").fill("Mina")
    mina.page.locator("[name=name]").press("Enter")
    expect(mina.page.locator("#asked")).to_contain_text("The table is asked")
    expect(ann.locator("#knocks")).to_contain_text("Mina would like to sit down")
    expect(ann.locator("#seats")).not_to_contain_text("Mina")
    bo.locator("#knocks .primary").click()
    mina.page.wait_for_url(re.compile("/play"))
    expect(ann.locator("#seats")).to_contain_text("Mina")
    expect(ann.locator("#knocks .knock")).to_have_count(0)

    ann.goto(f"{server.url}/{party.code}/menu")
    ann.locator("#door button").click()
    expect(ann.locator("#door [value=closed]")).to_be_visible()
    time.sleep(NOT_DOUBLE)
    ann.locator("#door button").click()
    expect(ann.locator("#door [value=open]")).to_be_visible()
    ann.goto(f"{server.url}/nights/{party.code}/delete")
    ann.locator("label:has([name=sure])").click()
    ann.locator("button.danger").click()
    ann.wait_for_url(f"{server.url}/")
    mina.page.goto(server.url)
    mina.page.locator("details:has([action$='/bring-back']) summary").click()
    mina.page.locator("[action$='/bring-back'] button").click()
    mina.page.wait_for_url(f"**/nights/{party.code}")
    bo.goto(f"{server.url}/{party.code}")
    bo.wait_for_url(re.compile("/play"))
    assert mina.faults == []
