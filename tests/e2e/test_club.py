"""An evening of three tables: six phones join it, are seated, play a game, and are seated with other people."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Phone, Server

NAMES = ("Ann", "보라", "Cy", "Dee", "はるか", "Fay")
WAITS = NAMES[-1]
"""The person who looks at their table while the others do not play yet."""
ELSEWHERE = {"X-Forwarded-For": "192.168.1.66"}
"""The header that makes a phone another computer than the one that serves."""
LATER = "() => { const now = performance.now.bind(performance); performance.now = () => now() + 30_000; }"
"""Let half a minute pass by a page's own clock."""


class Club:
    """The phone that runs a club, and those of its people."""

    def __init__(self, server: Server, phone: Callable[[], BrowserContext]) -> None:
        self.url = server.url
        self.host, self.tv = self.phone(phone), self.phone(phone)
        page = self.host.page
        page.goto(server.url)
        page.locator(".tools details summary").click()
        page.locator("a[href='/club']").click()
        page.locator("a[href='/club/new/eights']").click()
        for field, value in (("name", "Friday"), ("tables", "3"), ("size", "2")):
            page.locator(f"[name={field}]").fill(value)
        page.locator("main button.primary").click()
        page.wait_for_url(re.compile(r"/club/[A-Z0-9]{4}$"))
        self.code = page.url.rsplit("/", 1)[1]
        self.people = [self.phone(phone) for _ in NAMES]
        for name, person in zip(NAMES, self.people, strict=True):
            person.page.goto(f"{server.url}/join?code={self.code.lower()}")
            person.page.locator("[name=name]").fill(name)
            person.page.locator("[name=name]").press("Enter")
            expect(person.page.locator(".club-mine")).to_contain_text("You get a table with the next seating")

    def phone(self, make: Callable[[], BrowserContext]) -> Phone:
        context = make()
        context.set_extra_http_headers(ELSEWHERE)
        return Phone(context)

    def tap(self, address: str, button: str = "button") -> None:
        """Let the host tap a button of a form."""
        self.host.waits()
        self.host.page.locator(f"#club-live form[action$='{address}'] {button}").first.click()
        self.host.page.wait_for_load_state()

    def seated(self) -> set[frozenset[str]]:
        """Propose and seat a seating; return who sits together."""
        page = self.host.page
        self.tap("/propose")
        rows = page.locator(".proposed .club-table")
        expect(rows).to_have_count(3)
        proposed = {frozenset(row.locator("bdi").all_inner_texts()) for row in rows.all()}
        self.tap("/accept")
        expect(page.locator(".proposed")).to_have_count(0)
        return proposed


@pytest.mark.promise("Phones in play at a club's", "A seating of a club is accepted", "The timer of a club runs")
def test_an_evening_of_three_tables(server: Server, phone: Callable[[], BrowserContext]) -> None:
    club = Club(server, phone)
    expect(club.host.page.locator(".club-live")).to_contain_text("6 people are there.")  # by itself
    first = club.seated()
    for name, person in zip(NAMES, club.people, strict=True):
        link = person.page.locator(".club-mine a.primary")
        expect(link).to_be_visible()  # by itself too
        [beside] = next(pair for pair in first if name in pair) - {name}
        expect(person.page.locator(".club-mine")).to_contain_text(beside)
        if {"Ann", name} in first or name in ("Ann", WAITS):
            link.click()
            expect(person.page.locator("#ring")).to_contain_text(beside)

    club.tap("/timer", "[value=start]")
    digits = club.host.page.locator(".club-timer .digits")
    expect(digits).to_have_text(re.compile(r"44:5\d"))
    club.tap("/timer", "[value=pause]")
    expect(club.host.page.locator(".club-timer")).to_have_class(re.compile("rests"))
    # Half a minute passes on this screen before the timer goes on.
    club.host.page.evaluate(LATER)

    ann = club.people[0]
    other = next(person for name, person in zip(NAMES, club.people, strict=True) if {"Ann", name} in first)
    ann.page.locator("button[form=start-form]").click()
    for person in (ann, other):
        expect(person.page).to_have_url(re.compile("/play"))
        expect(person.page.locator("#turn")).to_be_visible()
        expect(person.page.locator(".club-time .digits")).to_have_text(re.compile(r"44:5\d"))
    club.tap("/timer", "[value=start]")
    expect(club.host.page.locator(".club-timer:not(.rests)")).to_be_visible()
    expect(digits).to_have_text(re.compile(r"44:[45]\d"))
    turns = club.tv.page
    turns.set_viewport_size({"width": 1280, "height": 720})
    turns.goto(f"{server.url}/club/{club.code}/board?step=1")
    expect(turns.locator(".club-table.is-on")).to_have_count(1)
    expect(turns.locator(".club-strip .nth")).to_be_visible()  # it turns
    expect(turns.locator("#board-stage .name").first).to_be_visible()
    expect(turns.locator(".club-timer")).to_be_visible()

    dealer = ann if ann.page.locator("[hx-vals*='\"deals']").count() else other
    player = other if dealer is ann else ann
    dealer.tap("deals")
    dealer.flip("9", "D")
    who = NAMES[club.people.index(player)]
    dealer.posts(f'corrects hand."{who}" 1' if not who.isascii() else f"corrects hand.{who} 1")
    player.play("9", "H")
    expect(dealer.page.locator("#turn .over")).to_be_visible()
    expect(dealer.page.locator(".club-time [data-runs]")).to_be_visible(timeout=12_000)  # asked for every ten seconds

    second = club.seated()
    assert not first & second
    for person in (ann, other):  # who still shows the game that is over is led on in one tap
        person.page.locator("#next a.primary").click()
        expect(person.page.locator("#ring")).to_be_visible()
    for name, person in zip(NAMES, club.people, strict=True):  # the others by themselves, at the table and before it
        [beside] = next(pair for pair in second if name in pair) - {name}
        expect(person.page.locator("#ring, .club-mine").first).to_contain_text(beside)
    assert [device.faults for device in (*club.people, club.host, club.tv)] == [[]] * 8
