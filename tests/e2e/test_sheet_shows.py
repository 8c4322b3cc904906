"""The sheet of a round shows the values that the table has, after every way of changing them, and sends no others."""

from collections.abc import Callable
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect

SHOWN = """() => Object.fromEntries([...document.querySelectorAll('#tally input')]
    .filter(b => b.name && !b.name.startsWith('was-') && b.type !== 'hidden')
    .filter(b => b.type === 'number' ? b.value : b.checked).map(b => [b.name, b.value]))"""
ROUNDS = {
    "tally": (("v-1-hearts", "0"), ("v-1-hearts", "2"), ("v-3-hearts", "1")),
    "counted": (("v-0-natural", "1"), ("v-0-natural", "2"), ("v-1-mixed", "1")),
}
"""A field that is tapped twice, with its values, and another field."""


def sheet(phone_at: Callable[..., Page], table: str, who: int) -> Page:
    page = phone_at(table, who)
    page.goto(page.url.replace("/play", "/tally"))
    page.wait_for_load_state()
    return page


def tap(page: Page, selector: str) -> dict[str, str]:
    """Tap something on the sheet; return the fields that the phone sent."""
    with page.expect_response(lambda answer: answer.url.endswith("/tally-fill")) as got:
        page.locator(selector).first.evaluate("box => box.click()")
    got.value.finished()
    page.wait_for_timeout(250)
    sent = parse_qs(got.value.request.post_data or "")
    return {name: values[0] for name, values in sent.items() if name.startswith(("v-", "one-"))}


def pick(page: Page, name: str, value: str) -> dict[str, str]:
    return tap(page, f"#tally [name='{name}'][value='{value}']")


@pytest.mark.parametrize("table", ROUNDS)
def test_a_cleared_sheet_shows_and_sends_nothing(phone_at: Callable[..., Page], table: str) -> None:
    (name, first), (_, second), (other, value) = ROUNDS[table]
    page = sheet(phone_at, table, 0)
    tap(page, "#tally [name=clear]")
    pick(page, name, first)
    pick(page, name, second)
    tap(page, "#tally [name=clear]")
    assert page.evaluate(SHOWN) == {}
    assert name not in pick(page, other, value)
    tap(page, "#tally [name=clear]")


def test_a_shortcut_is_shown_and_sent(phone_at: Callable[..., Page]) -> None:
    page = sheet(phone_at, "tally", 0)
    tap(page, "#tally [name=clear]")
    pick(page, "v-1-hearts", "0")
    pick(page, "v-1-hearts", "2")
    tap(page, "#tally .shortcuts button")
    moon = {"one-queen": "0", "v-0-hearts": "13", "v-1-hearts": "0", "v-2-hearts": "0", "v-3-hearts": "0"}
    assert page.evaluate(SHOWN) == moon
    expect(page.locator(".tally-end .primary")).to_be_enabled()
    tap(page, "#tally [name=clear]")


@pytest.mark.parametrize("table", ROUNDS)
def test_two_phones_show_one_sheet(phone_at: Callable[..., Page], table: str) -> None:
    (name, first), (_, second), (other, value) = ROUNDS[table]
    one, two = sheet(phone_at, table, 0), sheet(phone_at, table, 1)
    tap(one, "#tally [name=clear]")
    pick(one, name, first)
    pick(one, name, second)
    two.reload()
    two.wait_for_load_state()
    pick(two, name, first)
    pick(one, other, value)
    assert one.evaluate(SHOWN)[name] == first, "what the other phone has put right"
    assert pick(two, other, value)[name] == first
    tap(one, "#tally [name=clear]")
