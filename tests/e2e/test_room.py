"""Room on small screens: keys and cards lie free on a small phone, on its side, and in text of double size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

ANN, BO, CY = range(3)
COVERED = """what => [...document.querySelectorAll(what)].filter(element => element.checkVisibility())
    .filter(element => {
        const box = element.getBoundingClientRect();
        return [.08, .5, .92].some(part => {
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
            return !top || !(element.contains(top) || top.contains(element) && top.matches('label'));
        });
    }).map(element => element.outerHTML.slice(0, 90))"""
"""Finds what something else lies over, or what has to be scrolled to."""
STACKED = """what => {
    const boxes = [...document.querySelectorAll(what)].map(element => element.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right - 1 && one.top < other.bottom - 1;
    return boxes.some((one, n) => boxes.slice(n + 1).some(other => meet(one, other) && meet(other, one)));
}"""
"""True if two of these lie on each other."""
CUT = """([what, within]) => [...document.querySelectorAll(what)].filter(element => {
    const box = element.getBoundingClientRect(), room = document.querySelector(within).getBoundingClientRect();
    return box.left < room.left - 1 || box.right > room.right + 1
        || box.top < room.top - 1 || box.bottom > room.bottom + 1;
}).map(element => element.outerHTML.slice(0, 90))"""
"""Finds what sticks out of a zone."""
KEYS = "#cards :is(button, label)"


def in_double_size(page: Page) -> None:
    page.evaluate("document.documentElement.style.fontSize = '200%'")


@pytest.mark.promise("A hand that is counted or shown")
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("table", "who"), [("out", CY), ("uno-hand", BO), ("asked", ANN)])
def test_every_key_of_a_hand_can_be_tapped_without_scrolling(
    phone_at: Callable[..., Page], table: str, who: int, language: str
) -> None:
    page = phone_at(table, who, language)
    assert page.evaluate(COVERED, KEYS) == []
    assert page.evaluate(COVERED, ".of-sides .meld") == []
    in_double_size(page)
    assert page.evaluate(COVERED, KEYS) == []


@pytest.mark.promise("A hand that is counted or shown")
@pytest.mark.parametrize("table", ["five", "six"])
def test_no_card_of_a_trick_lies_on_another(phone_at: Callable[..., Page], table: str) -> None:
    page = phone_at(table, BO)
    for width, height in ((360, 640), (390, 844), (640, 360), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(STACKED, ".felt .card-face"), width


@pytest.mark.promise("A hand that is counted or shown")
def test_on_a_phone_on_its_side_the_table_shows_its_cards(phone_at: Callable[..., Page]) -> None:
    for table, who, language in (("four", CY, "ja"), ("asked", CY, "en"), ("stacked", CY, "ko"), ("behind", BO, "en")):
        page = phone_at(table, who, language)
        page.set_viewport_size({"width": 640, "height": 360})
        assert page.evaluate(CUT, ["#middle :is(.card-face, .called, .owed-count)", ".table"]) == [], table
        assert page.evaluate(CUT, [".way", ".table"]) == [], table


@pytest.mark.promise("A hand that is counted or shown")
def test_everybody_in_the_lobby_can_be_tapped(phone_at: Callable[..., Page]) -> None:
    page = phone_at("coming-five", BO)
    page.goto(page.url.removesuffix("/play"))
    in_double_size(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate(COVERED, ".ring-seat") == []
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": 640, "height": 360})
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate(COVERED, ".ring-seat") == []
