"""Two people in a game and a stranger's phone, which one tap admits; a deleted night is restored by a person who sat
there.
"""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.accessible import faults_by_axe
from tests.e2e.driver import NOT_DOUBLE, Phone, Server
from tests.e2e.party import Party


@pytest.mark.promise("Before the first game anybody with the code")
def test_a_stranger_is_admitted_and_a_deleted_night_is_restored(
    server: Server, phone: Callable[[], BrowserContext]
) -> None:
    party = Party(server, phone, [("Ann", "en"), ("Bo", "ko")], "one", {})
    party.sit_round()
    ann, bo = (person.page for person in party.phones)
    context = phone()
    context.set_extra_http_headers({"X-Forwarded-For": "192.168.1.66"})  # another computer than the one that serves
    mina = Phone(context)
    mina.page.goto(f"{server.url}/{party.code}")
    mina.page.locator("[name=name]").fill("Mina")
    mina.page.locator("[name=name]").press("Enter")
    expect(mina.page.locator("#asked")).to_contain_text("The table is asked")
    expect(ann.locator("#requests")).to_contain_text("Mina would like to sit down")
    expect(ann.locator("#seats")).not_to_contain_text("Mina")
    bo.locator("#requests .primary").click()
    mina.page.wait_for_url(re.compile("/play"))
    expect(ann.locator("#seats")).to_contain_text("Mina")
    expect(ann.locator("#requests .request")).to_have_count(0)

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
    expect(mina.page.locator("#turn")).to_have_count(0)  # her page has left the table by itself
    mina.page.wait_for_load_state()
    mina.page.goto(server.url)
    mina.page.locator("details:has([action$='/bring-back']) summary").click()
    mina.page.locator("[action$='/bring-back'] button").click()
    mina.page.wait_for_url(f"**/nights/{party.code}")
    bo.goto(f"{server.url}/{party.code}")
    bo.wait_for_url(re.compile("/play"))
    assert mina.faults == []


TAPPED = "main button, main a.button, main summary, .top-bar a, main input:not([type=hidden])"
BOXES = """what => [...document.querySelectorAll(what)]
    .filter(element => element.checkVisibility() && !element.closest('[popover]:not(:popover-open)'))
    .map(element => [element, element.getBoundingClientRect()])
    .map(([element, box]) => [element.ariaLabel || element.textContent.trim().replace(/^[0-9]+/, '')
                           || element.name + element.value, box.x, box.y + scrollY, box.width, box.height])"""


def moved(before: list[list[object]], after: list[list[object]]) -> list[object]:
    """Return what could be tapped before and does not stand where it stood; what is gone has not moved."""
    places = {str(name): at for name, *at in after}
    return [
        (name, at, places[str(name)])
        for name, *at in before
        if str(name) in places and any(abs(old - new) > 1 for old, new in zip(at, places[str(name)], strict=True))  # type: ignore[operator]
    ]


@pytest.mark.promise("On the ring's page of a 360×640")
def test_nothing_on_the_ring_moves_by_the_taps_of_others(server: Server, phone: Callable[[], BrowserContext]) -> None:
    party = Party(server, phone, [("Ann", "en"), ("Bo", "ko")], "one", {})
    ann, bo = (person.page for person in party.phones)
    windows = {(360, 640): ann, (390, 844): ann.context.new_page(), (1280, 720): ann.context.new_page()}
    for (width, height), page in windows.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto(ann.url)

    def seen(seat: str, name: str) -> None:
        for page in windows.values():
            expect(page.locator(seat, has_text=name)).to_be_visible()

    def joins(name: str) -> None:
        page = Phone(phone()).page
        page.goto(f"{server.url}/{party.code}")
        page.locator("[name=name]").fill(name)
        page.locator("[name=name]").press("Enter")
        seen(".ring-seats", name)

    def taps(name: str) -> None:
        bo.locator(".ring-seat", has_text=name).click()
        seen(".ring-seat.on", name)

    def deals(name: str) -> None:
        bo.locator(".ring-seat[name=dealer]", has_text=name).click()
        seen(".ring-seat.chosen", name)

    def is_sure(_: str) -> None:
        bo.locator(".left-ask [name=sure]").click()

    seen(".ring-seats", "Bo")
    before = {size: page.evaluate(BOXES, TAPPED) for size, page in windows.items()}
    for act, names in ((joins, "Cy Di Ed"), (taps, "Bo Ann Cy Ed Di"), (deals, "Ed"), (is_sure, "Bo")):
        for name in names.split():
            act(name)
            for size, page in windows.items():
                after = page.evaluate(BOXES, TAPPED)
                assert moved(before[size], after) == [], f"{act.__name__} {name} at {size}"
                before[size] = after
    for (width, height), page in windows.items():
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        assert faults_by_axe(page) == []
        if width < height:
            start, last = page.locator(".ring-go .big").bounding_box(), page.locator(".ring-seat").last.bounding_box()
            assert start is not None
            assert last is not None
            assert start["y"] + start["height"] <= height, "Start stands at the bottom of the screen"
            kept = page.locator(".keep-how").bounding_box()
            assert kept is not None
            assert last["y"] + last["height"] <= kept["y"] < start["y"], "what people enter is seen before Start"
