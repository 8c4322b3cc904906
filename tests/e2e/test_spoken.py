"""What a screen reader is given to say: one text for each thing that happens, in order, in the phone's language."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import Phone, Tables

ANN, BO, CY = range(3)
LISTEN = """() => {
    window.said = [];
    const region = document.getElementById('spoken');
    window.slowest = 0;
    let swapped = performance.now();
    document.addEventListener('htmx:after:swap', () => { swapped = performance.now(); });
    new MutationObserver(() => {
        window.said.push(region.textContent);
        window.slowest = Math.max(window.slowest, performance.now() - swapped);
    }).observe(region, { childList: true });
}"""


CLOCK = """left => document.querySelector('main').dispatchEvent(
    new CustomEvent('clock', { detail: { data: `${left}` } }))"""


def listening(tables: Tables, page: Page, table: str, who: int, language: str) -> None:
    """Open a table in play and write down what is said from now on."""
    tables.give(page.context, who, language)
    page.goto(f"{tables.url}/{tables.codes[table]}/play")
    expect(page.locator("[data-clock]")).to_have_text(re.compile(r"\d"))  # the stream is there, and its first message
    assert page.locator("#spoken").is_visible(), "a region that is not rendered tells no change in Firefox"
    page.evaluate(LISTEN)


def said(page: Page, count: int = 1) -> list[str]:
    """Return what was said since the last look, once there is so much."""
    page.wait_for_function("count => window.said.length >= count", arg=count)
    page.wait_for_timeout(300)
    texts: list[str] = page.evaluate("() => window.said.splice(0).map(said => said.replaceAll('\ufe0e', ''))")
    return texts


def test_the_end_of_the_clock_is_heard_once(tables: Tables, phone: Callable[[], BrowserContext]) -> None:
    bo = Phone(phone())
    listening(tables, bo.page, "clock", BO, "en")
    for left in (30000, 9000, 8000, 0, 0):
        bo.page.evaluate(CLOCK, left)
    assert [text for text in said(bo.page, 2) if "Ann" not in text] == ["10 seconds", "Your time is over"]
