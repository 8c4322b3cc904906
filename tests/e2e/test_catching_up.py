"""Catching up by thumb: the top card, the turn and two hands in six taps, and back at the table."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.driver import AT_PLAY, COUNT_TAPS, Tables

BO, CY = 1, 2


def catch_up(page: Page, tables: Tables, table: str) -> Page:
    """Open the page on a phone."""
    page.goto(f"{tables.url}/{tables.codes[table]}/catch-up")
    page.wait_for_load_state()  # the script is loaded
    return page


def test_top_card_turn_and_two_hands_take_six_taps(phone_at: Callable[..., Page], tables: Tables) -> None:
    page = catch_up(phone_at("behind", BO), tables, "behind")
    cards = {name: int(page.locator(f"[name='hand.{name}']").input_value()) for name in ("Bo", "Di")}
    page.evaluate(COUNT_TAPS)
    page.locator("[name='rank.top'][value='9']").tap()
    page.locator("[name='suit.top'][value=C]").tap()
    page.locator("[name=turn][value=Di]").tap()
    page.locator(".by-hand .of-1 [data-step='-1']").tap()
    page.locator(".by-hand .of-3 [data-step='1']").tap()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("taps") == 5
    page.locator(".stands button").tap()
    page.wait_for_url(AT_PLAY)
    expect(page.locator("#turn")).to_contain_text("Di")
    expect(page.locator("#told")).to_contain_text("9♣")
    catch_up(page, tables, "behind")
    expect(page.locator("[name='hand.Bo']")).to_have_value(str(cards["Bo"] - 1))
    expect(page.locator("[name='hand.Di']")).to_have_value(str(cards["Di"] + 1))
