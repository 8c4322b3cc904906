"""Three phones, one of which goes dark on its turn: the others are told, and its person returns by the seat's PIN.

Then another phone asks for admission.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

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

    # A second phone of Bo's asks for admission: only the host's phone admits it, and it continues by itself.
    second = Phone(phone())
    second.page.goto(f"{server.url}/{party.code}")
    second.page.locator("details:has(a[href*=claim]) summary").click()
    second.page.locator("a[href*=claim]", has_text="Bo").click()
    second.page.locator("form[action$='/knock'] button").click()
    expect(second.page.locator("#asked")).to_contain_text("The table is asked")
    yes = ann.locator("#requests .primary")
    expect(yes).to_be_visible()
    expect(bo.locator("#requests .request")).to_have_count(0)
    yes.click()
    expect(yes).to_have_count(0)
    second.page.wait_for_url(re.compile("/play"))
    expect(second.page.locator("h1")).to_contain_text("Bo")

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
    assert [*back.faults, *second.faults, *party.phones[0].faults] == []


def test_all_taps_on_the_ring_arrive_on_a_slow_server(server: Server, phone: Callable[[], BrowserContext]) -> None:
    party = Party(server, phone, [("Ann", "en"), ("Bo", "en"), ("Cy", "en"), ("Di", "en")], "one", {})
    page = party.phones[0].page
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
