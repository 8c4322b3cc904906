"""People with long names, in three languages: on the smallest phone and the board no word that matters is cut, not
even in text of double size.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.texts.catalog import LANGUAGES
from tests.e2e.driver import Tables

ANN, BO, CY = range(3)
CUT = """what => [...document.querySelectorAll(what)]
    .filter(element => element.checkVisibility({visibilityProperty: true}))
    .filter(element => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    .map(element => `${what}: ${element.textContent.trim().replace(/\\s+/g, ' ')}`)"""
"""Finds elements whose text does not fit into them."""
OUT = """([what, within]) => [...document.querySelectorAll(what)].filter(element => element.checkVisibility())
    .filter(element => {
        const box = element.getBoundingClientRect(), room = element.closest(within).getBoundingClientRect();
        return box.left < room.left - 1 || box.right > room.right + 1
            || box.top < room.top - 1 || box.bottom > room.bottom + 1;
    }).map(element => `${what} in ${within}: ${element.textContent.trim().replace(/\\s+/g, ' ')}`)"""
"""Finds elements that stick out of what holds them."""


@pytest.fixture(params=LANGUAGES)
def phone(request: pytest.FixtureRequest, taken: Callable[[], Page], tables: Tables) -> Callable[[str, int], Page]:
    """Return a function that shows a table's screen on the phone of one person."""
    page = taken()

    def shown(table: str, who: int) -> Page:
        tables.give(page.context, who, request.param)
        page.goto(f"{tables.url}/{tables.codes[table]}/play", wait_until="domcontentloaded")
        return page

    return shown


@pytest.mark.promise("On the smallest phone and the board")
def test_nothing_is_cut_in_play(phone: Callable[[str, int], Page]) -> None:
    faults: list[str] = []
    for table, who in (
        ("long", ANN),
        ("long", CY),
        ("long-count", CY),
        ("long-over", ANN),
        ("draw", BO),
        ("scored", BO),
    ):
        page = phone(table, who)
        for what in (".told-line > span", ".undo small", ".band .turn:is(.won, .over) strong"):
            faults += page.evaluate(CUT, what)
        for what in ((".dealer", ".chip"), (".dealer", ".table"), (".chip .you", ".chip"), (".undo small", ".undo")):
            faults += [f"{table}: {fault}" for fault in page.evaluate(OUT, list(what))]
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for what in ((".undo small", ".undo"), (".chip .you", ".chip"), (".chip .hand", ".chip"), (".named", ".table")):
            faults += [f"{table}, large: {fault}" for fault in page.evaluate(OUT, list(what))]
    assert faults == []


@pytest.mark.promise("On the smallest phone and the board")
def test_who_counts_sees_what_everybody_has(phone: Callable[[str, int], Page]) -> None:
    page = phone("long-count", CY)
    expect(page.locator(".rungs li")).to_have_count(4)
    assert page.evaluate(OUT, [".rungs li", ".ladder"]) == []


@pytest.mark.promise("On the smallest phone and the board")
def test_a_card_that_calls_can_be_seen_while_its_suit_is_called(phone: Callable[[str, int], Page]) -> None:
    for table in ("long-jack", "wish"):
        page = phone(table, ANN)
        expect(page.locator(".notice .choice .suit").first).to_be_visible()
        card, notice = page.locator("#middle .card-face").bounding_box(), page.locator(".notice").bounding_box()
        assert card
        assert notice
        assert card["y"] + 0.4 * card["height"] < notice["y"], "the rank and the suit in its corner"


@pytest.mark.promise("On the smallest phone and the board")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_that_is_not_live_makes_room_for_saying_so(browser: Browser, tables: Tables, language: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    page.route("**/stream*", lambda route: route.abort())
    tables.give(context, 9, language)
    page.goto(f"{tables.url}/{tables.codes['long']}/board", wait_until="domcontentloaded")
    page.evaluate("document.documentElement.classList.add('not-live')")
    banner = page.locator(".not-live-note").bounding_box()
    assert banner
    assert not page.evaluate(CUT, ".not-live-note, #board-last .event")
    for what in ("#board-last li", ".board-aside"):
        box = page.locator(what).first.bounding_box()
        assert box
        assert banner["y"] + banner["height"] <= box["y"]
    assert not page.evaluate(OUT, [".board-page :is(p, b, .face, .card-face, .qr)", "body"])
    context.close()


def test_no_name_is_parted_from_its_particle(browser: Browser, tables: Tables) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = context.new_page()
    tables.give(context, ANN, "ko")
    page.goto(f"{tables.url}/{tables.codes['turn']}/play", wait_until="domcontentloaded")
    lines = """name => {
        const text = document.createElement('p');
        text.innerHTML = `투표 결과: <bdi>${name}</bdi>가 받은 1장`;
        document.body.append(text);
        const particle = document.createRange(), faults = [];
        particle.setStart(text.lastChild, 0);
        particle.setEnd(text.lastChild, 1);
        for (let width = 80; width < 240; width += 5) {
            text.style.width = `${width}px`;
            if (particle.getBoundingClientRect().left < text.getBoundingClientRect().left + 1) faults.push(width);
        }
        return faults;
    }"""
    assert [page.evaluate(lines, name) for name in ("할머니", "さくら", "Ann")] == [[], [], []]
    context.close()
