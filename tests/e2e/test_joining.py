"""Coming to a table: a phone that goes dark is reported and its person returns by the PIN of the seat, a stranger is
admitted by one tap, phones leave a deleted night, and the ring takes all taps and moves nothing.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.accessible import faults_by_axe
from tests.e2e.driver import Phone, Server, frozen
from tests.e2e.party import Party


@pytest.mark.promise("Every phone shows whose phone the table")
def test_a_dark_phone_is_reported_and_its_person_returns(server: Server, phone: Callable[[], BrowserContext]) -> None:
    party = Party(server, phone, [("Ann", "en"), ("Bo", "ko"), ("Cy", "ja")], "one", {}, seated=True)
    party.sit_round()
    ann, bo, cy = (person.page for person in party.phones)
    cy.locator("nav a[href$='/menu']").click()
    seat = cy.locator(".seat-list li > details", has_text="Cy")
    if seat.get_attribute("open") is None:  # it is open where the table waits for this phone, which has just left it
        seat.locator("> summary").click()
    pin = seat.locator(".pin").inner_text()
    cy.close()  # the dealer's

    expect(ann.locator("#waited")).to_contain_text("Waiting for Cy")
    expect(bo.locator("#waited")).to_contain_text("Cy를 기다려요")
    back = Phone(phone())
    back.page.goto(f"{server.url}/{party.code}")
    back.page.locator("details:has(a[href*=claim]) summary").click()
    back.page.locator("a[href*=claim]", has_text="Cy").click()
    back.page.locator("input[name=pin]").fill(pin)
    back.page.locator("main button.primary").click()
    expect(back.page.locator("h1")).to_contain_text("Cy")
    expect(ann.locator("#waited")).to_be_empty()
    back.tap("deals")
    back.page.locator("#cards form:has([value=flips])").wait_for()

    # Somebody without a phone comes late. The one who plays for them is themselves again after one act, and reads what
    # came of it; then the same button is their own.
    ann.goto(f"{server.url}/{party.code}/late")
    ann.locator("form.join [name=name]").fill("Di")
    ann.locator("form.join .primary").click()
    ann.wait_for_url(re.compile("/play"))
    for word in ("time-out", "time-in"):
        ann.locator("details.for summary").click()
        ann.locator("details.for a", has_text="Di").click()
        expect(ann.locator("details.for summary")).to_contain_text("Di")
        expect(ann.locator(".stands-in-for")).to_contain_text("For Di")
        ann.wait_for_load_state()
        party.phones[0].tap(f"says {word}")
        ann.wait_for_url(re.compile("/play$"))
        expect(ann.locator("details.for summary")).to_contain_text("Ann")
        expect(ann.locator(".stands-in-for")).to_have_count(0)
        expect(ann.locator("#answer .answer")).to_be_visible()
    ann.wait_for_load_state()
    party.phones[0].tap("says time-out")
    expect(bo.locator("#turn")).to_contain_text("Ann")
    assert [*back.faults, *party.phones[0].faults] == []


def test_all_taps_on_the_ring_arrive_on_a_slow_server(server: Server, phone: Callable[[], BrowserContext]) -> None:
    party = Party(server, phone, [(name, "en") for name in ("Ann", "Bo", "Cy", "Di")], "one", {}, seated=True)
    page = party.phones[0].page
    page.goto(f"{server.url}/{party.code}")
    page.wait_for_load_state()  # the script is loaded
    expect(page.locator(".ring-seat")).to_have_count(len(party.people))  # the news of the last one has come
    tops = "[...document.querySelectorAll('.ring-seat')].map(seat => seat.getBoundingClientRect().top + scrollY)"
    places = page.evaluate(tops)
    with frozen(server.process):
        for name, _ in party.people:
            page.locator(".ring-seat", has_text=name).click()
        expect(page.locator(".waiting-note")).to_be_visible()
        assert page.evaluate(tops) == places, "the note moves nothing"
    expect(page.locator(".round-table bdi")).to_have_text(["Ann", "Bo", "Cy", "Di"])
    assert party.phones[0].faults == []


@pytest.mark.promise("Before the first game anybody with the code")
def test_a_stranger_is_admitted_and_leaves_a_deleted_night(server: Server, phone: Callable[[], BrowserContext]) -> None:
    party = Party(server, phone, [("Ann", "en"), ("Bo", "ko")], "one", {}, seated=True)
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

    ann.goto(f"{server.url}/nights/{party.code}/delete")
    ann.locator("label:has([name=sure])").click()
    ann.locator("button.danger").click()
    ann.wait_for_url(f"{server.url}/")
    expect(mina.page.locator("#turn")).to_have_count(0)  # her page has left the table by itself
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
    party = Party(server, phone, [("Ann", "en"), ("Bo", "ko")], "one", {}, seated=True)
    ann, bo = (person.page for person in party.phones)
    windows = {(360, 640): ann, (390, 844): ann.context.new_page(), (1280, 720): ann.context.new_page()}
    for (width, height), page in windows.items():
        page.set_viewport_size({"width": width, "height": height})
    for page in (*windows.values(), bo):
        page.goto(f"{server.url}/{party.code}")

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
