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


def three(tables: Tables, phone: Callable[[], BrowserContext], table: str) -> tuple[Phone, Phone, Phone]:
    ann, bo, cy = (Phone(phone()) for _ in range(3))
    for number, (person, language) in enumerate(((ann, "en"), (bo, "ko"), (cy, "ja"))):
        listening(tables, person.page, table, number, language)
    return ann, bo, cy


def test_plays_are_heard_once_and_in_order(tables: Tables, phone: Callable[[], BrowserContext]) -> None:
    ann, bo, cy = three(tables, phone, "spoken")
    ann.play("2", "D")
    assert said(ann.page)[-1].startswith("Yes: 2♦ goes on 9♦. Bo draws 2, or answers with")
    assert said(bo.page) == ["Ann이 ♦2를 냈어요. 2장 먹거나 ♦A, 2, ♦3이나 컬러 조커로 막아요. 내 차례."]
    (heard,) = said(cy.page)
    assert heard.startswith("Annさんが♦2を出しました。")
    assert heard.endswith("Boさんの番。")
    refused = []
    for _ in range(2):
        bo.play("5", "S")
        refused += said(bo.page)
    assert len(refused) == 2, "a second refusal in the same words is said too"
    assert refused[0] == refused[1]
    assert refused[0].startswith("안 돼요")
    said(cy.page)
    bo.tap("draws 2")
    assert len(said(bo.page)) == 1
    assert said(cy.page) == ["Boさんが2枚引きました。 あなたの番。"]
    assert max(person.page.evaluate("slowest") for person in (ann, bo, cy)) < 500
    label = cy.page.locator("#cards label.unfit .hidden")
    assert label.first.text_content() == ", 合いません"


def test_the_end_of_the_clock_is_heard_once(tables: Tables, phone: Callable[[], BrowserContext]) -> None:
    bo = Phone(phone())
    listening(tables, bo.page, "behind", BO, "en")
    for left in (30000, 9000, 8000, 0, 0):
        bo.page.evaluate(CLOCK, left)
    assert [text for text in said(bo.page, 2) if "Ann" not in text] == ["10 seconds", "Your time is over"]
