"""Fixtures of the browser tests, which are skipped without Chromium unless REFEREE_REQUIRE_BROWSER is set."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.e2e.driver import ADDRESS, PATIENCE, Server, Tables, tables_served

expect.set_options(timeout=1000 * PATIENCE / 2)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one found is used: headless, a phone needs less than half of the processor time."""
SMALLEST: ViewportSize = {"width": 360, "height": 640}
"""The smallest supported phone."""
SWITCHES = [
    "--no-sandbox",
    "--ignore-certificate-errors",  # a context that ignores them registers no service worker all the same
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Turn coverage tracing off: the referee is another process here, and tracing would only slow the driver down."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.untraced)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start one Chromium for all browser tests."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        if os.environ.get("REFEREE_REQUIRE_BROWSER"):
            pytest.fail("no Chromium was found")
        pytest.skip("no Chromium was found")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def tables() -> Iterator[Tables]:
    """Start a server with a table in each state."""
    with tables_served() as made:
        yield made


@pytest.fixture(scope="session")
def referee(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start the referee by its command, once for all evenings that need no other, because a start takes a second."""
    made = Server(tmp_path_factory.mktemp("referee"), "--url", ADDRESS)
    yield made
    made.stop()


@pytest.fixture
def server(referee: Server) -> Server:
    """Return the running server, whatever the evening before did to it."""
    if referee.process.poll() is not None:
        referee.start()
    return referee


@pytest.fixture
def phone(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Return a function that opens a phone: its own browser context, as small as the smallest supported phone.

    Its screens move only with `motion=True`: frames of motion take a sixth of the processor time.
    """
    made: list[BrowserContext] = []

    def make(*, motion: bool = False) -> BrowserContext:
        context = browser.new_context(
            viewport=SMALLEST,
            has_touch=True,
            locale="en-GB",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(1000 * PATIENCE / 2)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


class Drawer:
    """Phones that tests take and give back: a new page takes three times the processor time of a page that is there.

    What their scripts do wrong is a fault.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.phones: list[Page] = []
        self.faults: list[str] = []

    def take(self) -> Page:
        """Return a phone that nobody has used, as far as a page can tell."""
        if self.phones:
            return self.phones.pop()
        context = self.browser.new_context(viewport=SMALLEST, has_touch=True, reduced_motion="reduce")
        context.set_default_timeout(1000 * PATIENCE / 2)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if "Security Policy" in said.text else None)
        return page

    def put_back(self, page: Page) -> None:
        """Let a phone forget who it was; it has left its table then."""
        page.unroute_all(behavior="ignoreErrors")
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.goto("about:blank")
        page.set_viewport_size(SMALLEST)
        page.context.clear_cookies()
        self.phones.append(page)


@pytest.fixture(scope="session")
def drawer(browser: Browser) -> Drawer:
    """Keep the phones of `taken`."""
    return Drawer(browser)


@pytest.fixture
def taken(drawer: Drawer) -> Iterator[Callable[[], Page]]:
    """Return a function that takes a phone out of the drawer. All are put back, and no script may have failed."""
    made: list[Page] = []

    def take() -> Page:
        made.append(page := drawer.take())
        return page

    yield take
    for page in made:
        drawer.put_back(page)
    faults, drawer.faults = drawer.faults, []
    assert faults == []


@pytest.fixture
def phone_at(taken: Callable[[], Page], tables: Tables) -> Callable[..., Page]:
    """Return a function that opens a page of a table on the phone of one person, in a language."""

    def opened(table: str, who: int, language: str = "en", path: str = "play") -> Page:
        page = taken()
        tables.give(page.context, who, language)
        page.goto(f"{tables.url}/{tables.codes[table]}/{path}")
        return page

    return opened
