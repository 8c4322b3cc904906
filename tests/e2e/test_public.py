"""A public server in browsers: https and http/2 by HAProxy, more live pages than six, no network, and a stranger."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import PATIENCE, Server
from tests.e2e.party import Party
from tests.support.house import Proxy, certificate, without_haproxy
from tests.support.postgres import missing

THREE = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"))
ANN, BO, CY = range(3)
TABS = 6
"""More live pages of one browser. Over http/1.1 it has six connections to an address: the last would not load."""
WITHOUT_NETWORK = re.compile(r"net::ERR_INTERNET_DISCONNECTED|sse:error")


class Public(Server):
    """A public server behind its proxy."""

    begins_closed = True

    def __init__(self, folder: Path, signed: Path, database: str) -> None:
        proxied = ("--public", "--url", "https://cards.example.org", "--proxies", "1", "--requests")
        super().__init__(folder, *proxied, database=database)
        self.proxy = Proxy(folder, [self.port] * 8, signed, PATIENCE)

    @property
    def url(self) -> str:
        return f"https://localhost:{self.proxy.port}"

    def stop(self) -> None:
        super().stop()
        self.proxy.close()


@pytest.fixture
def public(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Public]:
    """Start a public server on PostgreSQL, or on SQLite where there is no PostgreSQL."""
    if why := without_haproxy():
        pytest.skip(why)
    signed = certificate(tmp_path)
    if signed is None:
        pytest.skip("openssl is not installed")
    database = "" if missing() else request.getfixturevalue("database_server").make()
    made = Public(tmp_path, signed, database)
    yield made
    made.stop()


@pytest.mark.promise("Without a network, and while only")
def test_a_round_on_a_public_server(public: Public, phone: Callable[[], BrowserContext]) -> None:
    party = Party(public, phone, THREE, "eights", {"h-end_mode": "scored", "h-target": "10"})
    ann, bo, cy = party.phones
    assert re.fullmatch(r"[A-Z0-9]{6}", party.code)
    party.sit_round()
    tabs = [ann.page.context.new_page() for _ in range(TABS)]
    for tab in tabs:
        tab.goto(f"{public.url}/{party.code}/board")
    party.deal("9", "D")
    ann.play("9", "H")
    party.turn(BO)
    for tab in tabs:
        expect(tab.locator("#whose, .whose").first).to_contain_text("보")
    for tab in tabs:
        tab.close()

    kept_while_away(bo.page)
    bo.faults[:] = [fault for fault in bo.faults if not WITHOUT_NETWORK.search(fault)]
    bo.play("8", "H", calling="S")
    party.turn(CY)
    nothing_for_a_stranger(phone(), public, party.code)

    cy.play("7", "S")
    party.turn(ANN)
    ann.tap("draws")
    party.turn(BO)
    party.end_eights()
    kept_while_the_referee_is_away(ann.page, public)
    public.stop()
    written = public.output.read_text(encoding="utf-8")
    assert '"page": "phone.enter"' in written
    assert party.code not in written
    assert "보" not in written


def kept_while_away(page: Page) -> None:
    """Open a table again without a network: one page is there, no table; with the network the table is."""
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.reload()
    for words in ("No connection", "연결되지 않았어요", "つながっていません"):  # first that of when the browser kept it
        expect(page.locator("h1, h2").filter(has_text=words)).to_be_visible()
    assert page.evaluate("document.querySelector('button').getBoundingClientRect().height") >= 44
    expect(page.locator("#turn")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("#turn")).to_be_visible()
    page.wait_for_load_state()


def kept_while_the_referee_is_away(page: Page, public: Public) -> None:
    """Open a table while only the proxy answers: the same page is there, and the table once the referee is."""
    public.kill()
    page.reload()
    expect(page.locator("h1, h2").filter(has_text="No connection")).to_be_visible()
    public.start()
    expect(page.locator("#turn")).to_be_visible()


def nothing_for_a_stranger(context: BrowserContext, public: Public, code: str) -> None:
    page = context.new_page()
    page.goto(public.url)
    assert code not in page.content()
    page.locator("a[href='/stored']").click()
    expect(page.locator("h1")).to_have_text("What is stored here")
    assert page.goto(f"{public.url}/metrics").status == 404  # type: ignore[union-attr]
