"""Counting by thumb: a hand with a running sum, a tap a card, and a round of Hearts on its sheet."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.driver import COUNT_TAPS

ANN, BO, CY = 0, 1, 2
SMALL = """() => [...document.querySelectorAll('#grid-count button')].map(key => key.getBoundingClientRect())
    .filter(box => Math.min(box.width, box.height) < 43.5)"""

KEYS = """() => [...document.querySelectorAll('.one-number h2, .numbers label, .shortcuts button, .tally-end .tap')]
    .map(key => key.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].map(Math.round).join())"""


def test_five_cards_are_counted_in_six_taps_with_a_running_sum(phone_at: Callable[..., Page]) -> None:
    page = phone_at("hand", CY)
    form, done = page.locator("#grid-count"), page.locator("#grid-count .done")
    page.wait_for_load_state()  # the script is loaded
    expect(done).to_be_disabled()
    page.evaluate(COUNT_TAPS)
    for rank, total in (("7", "7"), ("K", "17"), ("4", "21"), ("Q", "31"), ("9", "40")):
        form.locator(f"[data-rank='{rank}']").tap()
        expect(done.locator(".sum")).to_have_text(total)
    expect(form.locator(".cards-picked")).to_have_text("5")
    box = done.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640
    assert page.evaluate("scrollY") == 0
    assert page.evaluate(SMALL) == []
    with page.expect_response(lambda answer: answer.url.endswith("/enter")):
        done.tap()
    assert page.evaluate("taps") == 6
    expect(form).to_have_count(0)
    page.goto(page.url.replace("/play", "/scores"))
    expect(page.locator(".counting")).to_contain_text("40")


def test_a_count_that_was_begun_outlasts_a_reload_and_a_card_comes_off(phone_at: Callable[..., Page]) -> None:
    page = phone_at("hand", BO)
    form = page.locator("#grid-count")
    page.wait_for_load_state()
    for rank in ("joker", "A"):
        form.locator(f"[data-rank='{rank}']").click()
    total = form.locator(".sum").inner_text()
    page.reload()
    expect(form.locator(".sum")).to_have_text(total)
    form.locator(".picked-card").first.click()
    expect(form.locator(".cards-picked")).to_have_text("1")
    assert int(form.locator(".sum").inner_text()) < int(total)


def test_a_round_of_hearts_takes_six_taps_even_with_nine_hearts(phone_at: Callable[..., Page]) -> None:
    page = phone_at("nine", ANN)
    page.locator("#asks-main a[href=tally]").click()  # the first tap
    page.wait_for_load_state()
    page.evaluate(COUNT_TAPS)
    keys = page.evaluate(KEYS)
    sheet, done = page.locator("#tally"), page.locator(".tally-end .primary")
    sheet.locator("[name=one-queen][value='2']").tap()
    for seat, hearts in ((0, 9), (1, 1), (2, 3)):
        number = sheet.locator(f"[name=v-{seat}-hearts][value='{hearts}']")
        number.tap()
        expect(number).to_be_checked()
        expect(number).to_be_hidden()  # the pad is the next player's
        expect(sheet.locator(f"#row-{seat} output")).not_to_be_empty()
        assert page.evaluate(KEYS) == keys, "nothing moves under a finger"
    assert page.evaluate("scrollY") == 0
    expect(done).to_be_enabled()
    assert page.evaluate("taps") == 4
    sheet.locator("#row-0").tap()
    expect(sheet.locator("[name=v-0-hearts][value='9']")).to_be_visible()
    done.tap()
    page.wait_for_url(re.compile("/play"))
    expect(page.locator("#middle .score-row").nth(3)).to_contain_text("+16")
