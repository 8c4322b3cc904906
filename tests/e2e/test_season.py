"""A season of two nights on several phones: people are merged, split and left out, and their nights go to a second
referee, which tells the same.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from referee.records.archive import write_archive
from tests.e2e.accessible import faults_by_axe
from tests.e2e.driver import ADDRESS, Server
from tests.e2e.party import Party
from tests.records.test_archive import NIGHT, PERSONS

FILES = "a[href^='/standings/files']"


@pytest.fixture
def second(tmp_path: Path) -> Iterator[Server]:
    """Start another referee, with a database of its own."""
    made = Server(tmp_path, "--url", ADDRESS)
    yield made
    made.stop()


def numbers(page: Page) -> list[str]:
    """Return the rows of the first table of a page."""
    expect(page.locator("main table").first).to_be_visible()
    rows = page.locator("main table").first.locator("tbody tr")
    return [" ".join(row.split()) for row in rows.all_inner_texts()]


def is_fine(page: Page) -> None:
    """Check a page on the smallest phone: axe finds nothing, and nothing is wider than the screen."""
    assert page.viewport_size == {"width": 360, "height": 640}
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), page.url
    assert faults_by_axe(page) == [], page.url


def night(server: Server, phones: list[BrowserContext], people: list[str], points: list[int]) -> None:
    """Play a night: people with these phones write down one round, and the host ends the night."""
    coming = iter(phones)
    party = Party(server, lambda: next(coming), [(name, "en") for name in people], "other", {}, seated=True)
    party.sit_round(keep="scores")
    for phone, amount in zip(party.phones, points, strict=True):
        phone.posts(f"scores {amount}")
    host = party.phones[0].page
    expect(host.locator("#turn .over")).to_be_visible()
    host.goto(f"{server.url}/nights/{party.code}")
    host.locator("details:has(form[action$='/end']) > summary").click()
    host.locator("form[action$='/end'] button").click()
    expect(host.locator("form[action$='/reopen']")).to_be_visible()


def change(page: Page, what: str) -> None:
    """Open the changes of a person, and send the form of one that is filled in."""
    form = page.locator(f"form:has([name=what][value={what}])")
    form.locator("button").last.click()
    page.wait_for_load_state()


def person(page: Page, server: Server, name: str) -> None:
    """Go to the page of a person, with the changes open."""
    page.goto(f"{server.url}/standings")
    page.locator("main table a[href^='/people/']", has_text=re.compile(f"^{name}$")).first.click()
    expect(page.locator("h1")).to_contain_text(name)
    page.locator("details:has([name=what]) > summary").click()


def add(page: Page, server: Server, file: Path) -> None:
    """Add a file of nights on the computer that serves."""
    page.goto(f"{server.url}/standings/files")
    page.locator("[name=nights]").set_input_files(file)
    page.locator("form:has([name=nights]) button").click()


@pytest.mark.promise("A file of nights has every")
def test_a_season_is_told_and_carried_to_a_second_referee(
    second: Server, tmp_path: Path, phone: Callable[[], BrowserContext]
) -> None:
    (tmp_path / "first").mkdir()
    first = Server(tmp_path / "first", "--url", ADDRESS)
    try:
        season(first, second, tmp_path, phone)
    finally:
        first.stop()


def season(first: Server, second: Server, folder: Path, phone: Callable[[], BrowserContext]) -> None:
    phones = [phone() for _ in range(5)]
    for at, context in enumerate(phones):
        context.set_extra_http_headers({"X-Forwarded-For": f"192.168.1.{60 + at}"})
    cy, ann, bo, another_ann, bos_other_phone = phones
    night(first, [cy, ann, bo], ["Cy", "Ann", "Bo"], [100, 40, 20])
    night(first, [cy, another_ann, bos_other_phone], ["Cy", "Ann", "Bobby"], [10, 100, 60])

    laptop = phone().new_page()
    laptop.goto(f"{first.url}/standings")
    assert numbers(laptop) == ["1 Ann 1 1.5 2", "2 Cy 1 2.0 2", "3 Bobby 0 2.0 1", "4 Bo 0 3.0 1"]
    person(laptop, first, "Bo")
    laptop.locator("select[name=other]").select_option(label="Bobby · 1 night")
    change(laptop, "merge")
    laptop.locator("button[name=sure][value=yes]").first.click()
    expect(laptop.locator("main")).to_contain_text("Bobby and Bo are one person now")
    expect(laptop.locator("h1")).to_contain_text("Bo")
    person(laptop, first, "Ann")
    laptop.locator("[name=night]").first.check()
    laptop.locator("form:has([value=split]) input[name=name]").fill("Ann of the club")
    change(laptop, "split")
    expect(laptop.locator("h1")).to_contain_text("Ann of the club")
    person(laptop, first, "Cy")
    change(laptop, "list")
    expect(laptop.locator("main")).to_contain_text("not in the standings")
    laptop.goto(f"{first.url}/standings")
    told = numbers(laptop)
    assert told == ["1 Ann of the club 1 1.0 1", "2 Ann 0 2.0 1", "3 Bo 0 2.5 2"]
    is_fine(laptop)

    her = ann.new_page()  # her phone was there on the first night
    her.goto(f"{first.url}/standings")
    assert numbers(her) == ["1 Ann 0 2.0 1", "2 Bo 0 3.0 1"]
    her.goto(f"{first.url}/standings/files")
    expect(her.locator("[name=nights]")).to_have_count(0)

    person(laptop, first, "Bo")
    expect(laptop.locator("dl").first).to_contain_text(re.compile(r"Nights\s*2\s*Games\s*2"))
    is_fine(laptop)
    laptop.locator("dl a[href*='/games']").first.click()
    expect(laptop.locator("main ol a")).to_have_count(2)
    is_fine(laptop)

    laptop.goto(f"{first.url}/standings")
    laptop.locator(FILES).click()
    is_fine(laptop)
    with laptop.expect_download() as taken:
        laptop.locator("a[href='/standings/nights.referee']").click()
    file = folder / "nights.referee"
    taken.value.save_as(file)
    add(laptop, second, file)
    expect(laptop.locator("main [role=status]")).to_have_text("2 nights were added.")
    add(laptop, second, file)
    expect(laptop.locator("main [role=status]")).to_have_text("No night is new. 2 nights were here already.")
    laptop.goto(f"{second.url}/standings")
    assert numbers(laptop) == told

    half = folder / "half.referee"
    half.write_bytes(file.read_bytes()[:-30])
    add(laptop, second, half)
    expect(laptop.locator("main")).to_contain_text("ends too soon")
    many = folder / "many.referee"
    many.write_bytes(b"".join(write_archive(PERSONS, [replace(NIGHT, games=[*NIGHT.games] * 200)])))
    add(laptop, second, many)
    laptop.goto(f"{second.url}/standings")
    expect(laptop.locator("main table").first).to_be_visible()  # also where it takes some time, and goes on by itself
    assert numbers(laptop) == told
