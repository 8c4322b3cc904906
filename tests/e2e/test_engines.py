"""A table with a phone of each engine, Chromium, WebKitGTK and Firefox, each in a language of its own; and engines that
are too old.
"""

import os
import re
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.driver import PATIENCE, Phone, Server, Tables, frozen
from tests.e2e.engines import ENGINES, Engine
from tests.e2e.test_heard import LISTEN
from tests.support.phones import sit_down, start_game

PEOPLE = (("Ann", "en"), ("민아", "ko"), ("さくら", "ja"))
LIVE = "!document.documentElement.classList.contains('not-live')"


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Engine]]:
    """Start one browser of each engine for all tests."""
    if missing := "; ".join(filter(None, (engine.missing() for engine in ENGINES))):
        (pytest.fail if os.environ.get("REFEREE_REQUIRE_BROWSER") else pytest.skip)(missing)
    with ExitStack() as stack:
        made = []
        for engine in ENGINES:
            made.append(phone := engine(tmp_path_factory.mktemp(engine.name)))
            stack.callback(phone.stop)
        yield made


@pytest.fixture
def phones(started: list[Engine], request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Engine]]:
    """Give the phones to one test, and take from them who they were. A failure keeps a picture of each."""
    failed = request.session.testsfailed
    yield started
    for phone in started:
        if request.session.testsfailed > failed:
            phone.picture(tmp_path / f"{phone.name}.png")
            print(f"{phone.name} at {phone.js('return location.href')}: {tmp_path / phone.name}.png")
        phone.call("DeleteAllCookies")
        phone.js("localStorage.clear(); sessionStorage.clear()")
        phone.open("about:blank")


class Table:
    """People at a table of the referee, each with a phone of another engine."""

    def __init__(self, server: Server, phones: list[Engine]) -> None:
        self.server = server
        self.phones = phones
        self.code = ""

    def joins(self, game: str) -> None:
        """Open a table and sit down by the pages, as people do."""
        for (name, language), phone in zip(PEOPLE, self.phones, strict=True):
            hosts = phone is self.phones[0]
            phone.open(self.server.url if hosts else f"{self.server.url}/{self.code}")
            if language != "en":
                phone.tap(f"form[action='/language'] [value='{language}']")
                phone.until(f"document.documentElement.lang === '{language}' && document.readyState === 'complete'")
            if hosts:
                phone.tap("a[href='/new']")
                phone.tap(f"main a[href='/new/{game}']")
                phone.until(f"location.pathname === '/new/{game}' && document.readyState === 'complete'")
                phone.tap("form.house .go button.primary")
                phone.until("/^[/][A-Z0-9]{4}$/.test(location.pathname) && document.readyState === 'complete'")
                self.code = phone.js("return location.pathname").strip("/")
            phone.fill("form[action$='/sit'] [name=name]", f"{name}\ue007")
            phone.until(f"document.querySelector('#ring').innerText.includes('{name}')")

    def sits(self, game: str) -> None:
        """Open a table, sit down and start by requests."""
        for (_, language), phone in zip(PEOPLE, self.phones, strict=True):
            phone.open(f"{self.server.url}/rules/{game}")
            phone.ask("/language", {"language": language})
        self.code = sit_down([phone.ask for phone in self.phones], game, [name for name, _ in PEOPLE])
        self.starts()

    def starts(self) -> None:
        """Let the host say how people sit, who deals and begins, and start."""
        start_game(self.phones[0].ask, self.code)
        for phone in self.phones:
            phone.open(f"{self.server.url}/{self.code}/play")
            phone.shows("#asks-call button, #asks-main a[href=tally]")

    def turn(self, who: int) -> None:
        """Wait until every phone shows whose turn it is, so that news has come to all."""
        for phone in self.phones:
            phone.shows(f"#turn .turn.of-{who}")

    def scores(self, *points: int) -> None:
        """Wait until every phone shows these scores, the lowest first."""
        shown = "[...document.querySelectorAll('.score-row .score, .ladder .sum')].map(({ firstChild }) => firstChild)"
        for phone in self.phones:
            phone.until(f"{shown}.map(first => parseInt(first.textContent)).join() === '{','.join(map(str, points))}'")

    def record(self) -> str:
        with urllib.request.urlopen(f"{self.server.url}/{self.code}/export.table", timeout=10) as answer:
            return str(answer.read().decode())

    def is_live(self) -> None:
        for phone in self.phones:
            phone.until(LIVE, PATIENCE)


def line(phone: Engine, text: str) -> None:
    """Tap the button that enters this line (without its name)."""
    phone.enters(lambda: phone.tap(f"[hx-post='enter'][hx-vals*='\"{text}']"))


def card(phone: Engine, rank: str, suit: str, *, verb: str = "plays", one: str = "", calling: str = "") -> None:
    """Play a card by its rank and suit, with the word that is said and the suit that is called."""
    form = f"#cards form:has([value={verb}])"

    def taps() -> None:
        phone.check(f"{form} [name=rank][value='{rank}']")
        if one:
            phone.check(f"{form} [name=saying][value={one}]")
        if calling:
            phone.check(f"{form} [name=own][value='{suit}']")
            phone.tap(f"{form} .callings [value='{calling}']")
        else:
            phone.tap(f"{form} [name=suit][value='{suit}']")

    phone.shows(f"{form} label")
    phone.enters(taps)


def points(phone: Engine, number: int) -> None:
    """Count one's hand by its points: type, preview, enter."""
    form = "#asks-main form:has([value=holds])"
    phone.shows(f"{form} [name=number]")
    phone.fill(f"{form} [name=number]", str(number))
    phone.tap(f"{form} button")
    phone.shows("#answer .tap")
    phone.enters(lambda: phone.tap("#answer .tap"))


@pytest.fixture
def table(server: Server, phones: list[Engine]) -> Table:
    return Table(server, phones)


def test_a_round_of_one(table: Table) -> None:
    """Join by the pages, play powers, draw, end the round, count, and survive a `kill -9` and a reload without answer:
    Firefox lets a request wait behind another of the same address unless its cache is left out.
    """
    table.joins("one")
    table.starts()
    ann, mina, sakura = table.phones
    line(sakura, "deals")
    card(sakura, "9", "D", verb="flips")
    table.turn(0)
    card(ann, "J", "D", calling="S")
    table.turn(1)
    line(mina, "draws")
    table.turn(2)
    ann.ask(f"/{table.code}/enter", {"text": "penalizes 민아 for question", "post": "gives"})
    line(mina, "admits")

    before = table.record()
    table.server.kill()
    for phone in table.phones:
        phone.until(f"!({LIVE})")
    table.server.start()
    table.is_live()
    assert table.record() == before

    with frozen(table.server.process):  # people reload when the Wi-Fi is gone
        for phone in table.phones:
            phone.until(f"!({LIVE})")
            phone.js("setTimeout(() => location.reload(), 300)")
        time.sleep(3)
    for phone in table.phones:
        phone.until(f"document.readyState === 'complete' && {LIVE}", 20)

    card(sakura, "4", "S")
    table.turn(0)
    ann.ask(f"/{table.code}/enter", {"text": "corrects hand.Ann 1", "post": "one left"})
    ann.until("document.querySelector('.chip.of-0 .hand').innerText.startsWith('1 ')")
    card(ann, "4", "H", one="one")
    points(mina, 20)
    points(sakura, 7)
    table.scores(0, 7, 20)


def test_a_round_is_filled_in_on_its_sheet(tables: Tables, phones: list[Engine]) -> None:
    """Tap who took the queen and some hearts; the answer shows the points of the row, and the pad is cleared."""
    for queen, phone in enumerate(phones):
        phone.open(f"{tables.url}/healthz")
        phone.ask(f"/be/{queen}")
        phone.open(f"{tables.url}/{tables.codes['tally']}/tally")
        phone.until("document.readyState === 'complete'")
        phone.check(f"#tally [name=one-queen][value='{queen}']")
        if not phone.js("return !!document.querySelector('#row-0 [name=v-0-hearts]')"):
            phone.tap("#row-0 [data-opens]")
        phone.check("#tally [name=v-0-hearts][value='6']")
        phone.until("document.querySelector('#row-0 output').innerText")
        phone.tap("#tally [name=clear]")
        phone.until("!document.querySelector('#tally [name=one-queen]:checked')")


def said(phone: Engine) -> str:
    """Return the newest text for a screen reader, without the sign after a suit, once nothing more comes."""
    phone.until("window.said.length")
    time.sleep(0.5)
    return str(phone.js("return window.said.splice(0).pop()")).replace("\ufe0e", "")


def test_a_turn_and_a_vote_are_heard(table: Table) -> None:
    """Hear each thing once and in order in each engine, as the texts of the one region for screen readers."""
    table.sits("onecard")
    ann, mina, sakura = table.phones
    line(sakura, "deals")
    card(sakura, "9", "D", verb="flips")
    table.turn(0)
    for phone in table.phones:
        time.sleep(0.5)
        phone.js(f"({LISTEN})()")
    card(ann, "2", "D")
    assert said(mina) == "Ann이 ♦2를 냈어요. 2장 먹거나 ♦A, 2, ♦3이나 컬러 조커로 막아요. 내 차례."
    assert said(sakura).startswith("Annさんが♦2を出しました。 ")
    said(ann)
    line(mina, "draws 2")
    assert said(ann) == "민아 draws 2 cards. さくら’s turn."
    assert said(sakura) == "민아さんが2枚引きました。 あなたの番。"
    ann.ask(f"/{table.code}/enter", {"text": "penalizes 민아 for question", "post": "gives"})
    assert said(mina) == "Ann: “질문했어요”. 벌칙 카드 1장이에요. 받거나 투표로 정해요."
    said(ann), said(sakura)
    mina.ask(f"/{table.code}/enter", {"text": "disputes 5", "post": "contests"})
    assert "민아さんのペナルティは正しいですか？" in said(sakura)
    said(ann), said(mina)
    sakura.ask(f"/{table.code}/enter", {"text": "votes no", "post": "votes"})
    assert said(ann).count("The table says no") == 1
    assert said(mina).startswith("さくら가 “아니요”에 투표했어요. 투표 결과: ")
    assert max(phone.js("return window.slowest") for phone in table.phones) < 1000


BOXES = """
return [...document.querySelectorAll('a[href], button, summary, label, input:not([type=hidden]), select')]
    .filter(node => node.getClientRects().length && getComputedStyle(node).visibility === 'visible')
    .filter(node => !node.closest('details:not([open]) > :not(summary)'))
    .map(node => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const name = `${node.tagName.toLowerCase()} ${node.textContent.trim().replace(/\\s+/g, ' ').slice(0, 30)}`;
        return [name, [x, y + scrollY, width, height].map(Math.round)];
    });
"""
NEAR = 8
"""Pixels by which what can be tapped may lie elsewhere in another engine."""
STATES = {
    "join": (7, "/{coming}"), "turn": (0, "/{turn}/play"), "vote": (2, "/{vote}/play"), "trick": (1, "/{trick}/play"),
    "melds": (0, "/{meld}/play"), "sheet of melds": (0, "/{counted}/tally"),
}  # fmt: skip


def steps(boxes: list[Any]) -> list[list[int]]:
    """Return the boxes with how far each lies below the one before, as pixels of text add up on long pages."""
    tops = [0, *(box[1] for _, box in boxes)]
    return [[x, y - before, width, height] for (_, (x, y, width, height)), before in zip(boxes, tops, strict=False)]


def test_what_can_be_tapped_lies_where_it_does_in_chromium(tables: Tables, phones: list[Engine]) -> None:
    faults = []
    for state, (who, path) in STATES.items():
        seen = []
        for phone in (phones[0], *phones):  # once before, as a table shows what one has not seen yet
            phone.open(f"{tables.url}/healthz")
            phone.ask(f"/be/{who}")
            phone.open(tables.url + path.format(**tables.codes))
            phone.until("document.readyState === 'complete' && !document.querySelector('.zones .fresh')")
            seen.append(phone.js(BOXES))
        for phone, boxes in zip(phones[1:], seen[2:], strict=True):
            names = [[name for name, _ in own] for own in (seen[1], boxes)]
            if names[0] != names[1]:
                faults.append(
                    f"{state} in {phone.name}: {[pair for pair in zip(*names, strict=False) if pair[0] != pair[1]][:3]}"
                )
                continue
            faults += [
                f"{state} in {phone.name}: {name} {here} instead of {there}"
                for name, there, here in zip(names[0], steps(seen[1]), steps(boxes), strict=True)
                if max(abs(a - b) for a, b in zip(here, there, strict=True)) > NEAR
            ]
    assert not faults, "\n".join(faults)


TOO_OLD = {
    "en": "This browser is too old to play.",
    "ko": "이 브라우저는 오래되어서",
    "ja": "このブラウザは古",
}
FORGET = """
for (const [kind, name] of [[HTMLElement, 'popover'], [HTMLElement, 'showPopover'], [Element, 'checkVisibility']])
    delete kind.prototype[name];
"""


def older(page: Page) -> list[str]:
    """Let an engine without `:has()` and popovers (Firefox 115, iOS 15.3) read a page, and return its faults.

    A rule whose selector an engine does not know falls out whole, as does what asks whether it knows it.
    """
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.add_init_script(FORGET)

    def rewrite(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(":has(", ":had("))

    page.route("**/*.css", rewrite)
    return faults


def test_a_browser_that_is_too_old_says_so(tables: Tables, phone: Callable[[], BrowserContext]) -> None:
    context = phone()
    page = context.new_page()
    faults = older(page)
    paths = ("", f"{tables.codes['crowd']}", f"{tables.codes['turn']}/play")
    for (language, said), path in zip(TOO_OLD.items(), paths, strict=True):
        tables.give(context, 0, language)
        page.goto(f"{tables.url}/{path}")
        expect(page.locator(".too-old-note")).to_be_in_viewport()
        expect(page.locator(".too-old-note")).to_contain_text(said)
    assert not faults


def test_an_old_phone_looks_on_and_is_acted_for(tables: Tables, phone: Callable[[], BrowserContext]) -> None:
    old, other = phone(), Phone(phone())
    tables.give(old, 0)
    tables.give(other.page.context, 1)
    page, address = old.new_page(), f"{tables.url}/{tables.codes['old']}/play"
    faults = older(page)
    page.goto(address)
    other.page.goto(address)
    expect(other.page.locator(".too-old-note")).to_be_hidden()
    expect(page.locator("#turn .turn.of-0")).to_be_visible()
    page.goto(address.replace("/play", "/menu"))
    page.locator("details > summary", has_text="Ann").first.click()
    mine = page.locator("details[open]", has=page.locator("form[action$='/stand']")).first
    mine.locator(".rest > summary").click()
    mine.locator("form[action$='/stand'] button").click()
    page.wait_for_load_state()
    page.goto(address)
    other.about(0).locator("a[href^='play?as=']").click()
    other.page.wait_for_url(re.compile("as="))
    other.page.wait_for_load_state()
    other.play("7", "D")
    expect(page.locator("#turn .turn.of-1")).to_be_visible()
    expect(page.locator("#told")).to_contain_text("7♦")
    page.goto(address.replace("/play", "/scores"))
    expect(page.locator("h1")).to_be_visible()
    assert not faults
