"""Moments of doubt at a table: a night ends, a turn comes while the rare acts are open, a message grows old."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import NOT_DOUBLE, Phone, Tables

ANN, BO, CY = range(3)
READ = 6
"""Seconds after which a message that can have been read is gone."""


def at(tables: Tables, phone: Callable[[], BrowserContext], table: str, who: int, language: str = "en") -> Phone:
    """Open a table on the phone of one person, which notices what moves by other people's taps."""
    made = Phone(phone())
    made.watch()
    tables.give(made.page.context, who, language)
    made.page.goto(f"{tables.url}/{tables.codes[table]}/play")
    made.page.wait_for_load_state("load")
    return made


def box(page: Page, selector: str) -> dict[str, float] | None:
    found = page.locator(selector).bounding_box()
    return dict(found) if found is not None else None


@pytest.mark.promise("A turn that comes while the rare")
def test_a_turn_that_comes_while_the_rare_acts_are_open_leads_back_to_the_cards(
    tables: Tables, phone: Callable[[], BrowserContext]
) -> None:
    for table in ("rare", "rare-tricks"):
        bo, ann = at(tables, phone, table, BO), at(tables, phone, table, ANN)
        bo.page.locator(".more > summary").click()
        back = bo.page.locator(".to-cards")
        expect(back).to_be_hidden()
        acts = box(bo.page, ".more-acts")
        bo.page.wait_for_timeout(1200 * NOT_DOUBLE)  # from then on nothing that moves is his own tap's
        ann.posts("plays 9S" if table == "rare" else "plays TD")
        expect(back).to_be_visible()
        assert box(bo.page, ".more-acts") == acts
        bo.settled()
        back.click()
        expect(bo.page.locator("#cards form").first).to_be_visible()
        expect(bo.page.locator(".more-acts")).to_be_hidden()
        assert bo.faults == ann.faults == []


@pytest.mark.promise("A message that asks nothing goes")
def test_a_message_goes_with_the_next_line_once_it_can_have_been_read(
    tables: Tables, phone: Callable[[], BrowserContext]
) -> None:
    cy, ann = at(tables, phone, "told", CY), at(tables, phone, "told", ANN)
    ann.settled()
    cy.posts("penalizes Ann for play")
    sheet = ann.page.locator(".notice")
    expect(sheet).to_contain_text("Cy caught you")
    cy.posts("penalizes Bo for question")
    expect(ann.page.locator("#told")).to_contain_text("Bo", use_inner_text=True)
    expect(sheet).to_be_visible()
    expect(sheet).to_be_hidden(timeout=1000 * READ)
    ann.page.reload()
    expect(ann.page.locator("#told")).to_contain_text("Bo", use_inner_text=True)
    expect(sheet).to_be_hidden()
    assert ann.faults == cy.faults == []
