"""The pictures of a season in a browser: on the smallest phone, each in one of three languages, and on paper."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from referee.store import Store
from tests.e2e.accessible import bring_axe, faults_by_axe, faults_of_buttons
from tests.e2e.driver import Server
from tests.e2e.test_pages import FITS, LANGUAGES
from tests.support.outcomes import season

PEOPLE = ("Ann", "Bo", "민준", "さくら", "Christopher-James", "田中さん", "지우", "Dee", "Ella", "Finn", "Gwen", "Hugo")
MORE = tuple(f"Somebody {at}" for at in range(8))
PATHS = ("/standings", "/people/1", "/standings/sheet")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("seasons")
    store = Store(folder / "referee.db")
    season(store, 45, (*PEOPLE, *MORE))
    store.close()
    made = Server(folder)
    yield made
    made.stop()


@pytest.fixture(scope="module")
def pages(browser: Browser, server: Server) -> Iterator[dict[str, Page]]:
    """Open a phone in each language, each with another theme."""
    made = {}
    for language, theme in zip(LANGUAGES, ("light", "dark", "night"), strict=True):
        context = browser.new_context(viewport={"width": 360, "height": 640})
        bring_axe(context)
        made[language] = context.new_page()
        made[language].goto(server.url)
        made[language].locator(f"button[value={language}]").click()
        made[language].locator(f"button[value={theme}]").click()
    yield made
    for page in made.values():
        page.context.close()


@pytest.mark.parametrize(("number", "path"), tuple(enumerate(PATHS)), ids=PATHS)
def test_pictures_are_accessible_and_nothing_is_cut_off(
    server: Server, pages: dict[str, Page], number: int, path: str
) -> None:
    page = pages[LANGUAGES[number % 3]]
    page.goto(server.url + path)
    assert page.locator("svg.drawn").count() == (3 if path == "/people/1" else 0)
    page.evaluate("document.querySelectorAll('details').forEach(element => element.open = true)")
    assert faults_by_axe(page, contrast=False) + faults_of_buttons(page) == []
    assert page.evaluate(FITS), "too wide"


@pytest.mark.promise("Every picture of a season has its numbers")
def test_a_season_is_one_page_on_paper(server: Server, pages: dict[str, Page], tmp_path: Path) -> None:
    page = pages["ja"]
    page.goto(f"{server.url}/standings/sheet")
    assert page.locator(".sheet-winners p").count() == 120
    page.pdf(path=tmp_path / "sheet.pdf", format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", (tmp_path / "sheet.pdf").read_bytes())) == 1
