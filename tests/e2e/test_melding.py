"""Canasta on four phones, once card by card and once score only, to the end, and replayed from the export."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

PEOPLE = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
ANN, BO, CY, DI = range(4)


def test_canasta_card_by_card(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, PEOPLE, "canasta", {"h-target": "500"}, seated=True)
    ann, bo, cy, di = party.phones
    board = party.show_board()
    party.sit_round()
    party.deal("9", "H")

    # A red three is laid and replaced; a first meld that is too small says so before the tap, and is refused.
    running = ann.page.locator(".running")
    expect(ann.page.locator("#turn .may")).to_contain_text("draw 2, or take the pile")
    ann.tap("draws")
    ann.lone("lays", "3H")
    expect(board.locator(".board-side").first).to_contain_text("1 red three")
    ann.builds("QS", "QH", "2C")
    expect(running).to_contain_text("40 of 50: 10 short")
    ann.melds()
    ann.answered("No: that is 40 of the 50 points for a first meld, 10 short")
    expect(ann.page.locator(".picked-card")).to_have_count(3)
    ann.melds("AS", "AH", "AD")
    expect(bo.page.locator(".side").first.locator(".meld > [aria-hidden]")).to_have_text(["Q 2+1", "A 3"])
    ann.lone("discards", "5S")
    party.turn(BO)

    # The pile is frozen for a side without melds; it is taken with a pair, and its top card is preselected.
    expect(bo.page.locator(".side").nth(1)).to_contain_text("등록 50점")
    bo.tap("takes pile")
    expect(bo.page.locator(".picked-card")).to_have_count(1)
    bo.builds("5H", "5D", "KS", "KH", "KD")
    expect(bo.page.locator(".running")).to_contain_text("5점 모자라요")
    bo.melds("2D")
    expect(ann.page.locator(".side").nth(1).locator(".meld > [aria-hidden]")).to_have_text(["5 3", "K 3+1"])
    bo.lone("discards", "2S")
    party.turn(CY)

    # A wild card freezes it for everybody, and on top it cannot be taken.
    expect(ann.page.locator(".pile .keeps")).to_contain_text("Frozen for everybody by 2♠")
    expect(board.locator(".board-pile .keeps")).to_contain_text("2♠")
    expect(cy.page.locator("#turn .may")).to_contain_text("♠︎2なので捨て札の山は取れません")
    expect(cy.page.locator("#asks-main button")).to_have_count(1)
    cy.tap("draws")

    # One player asks for permission to go out, is refused, and may not go out.
    cy.tap("asks")
    ann.tap("answers no")
    expect(cy.page.locator("#turn .may")).to_contain_text("まだ")
    cy.melds("QD", "QC", "QS", "QH")
    expect(board.locator(".board-side .meld.mixed")).to_contain_text("Q 6+1")
    cy.lone("discards", "4C")
    party.turn(DI)
    expect(di.page.locator(".side").first.locator(".meld")).to_have_count(2)
    di.tap("draws")
    di.lone("discards", "8D")
    party.turn(ANN)

    # Permission is given; a wild card alone is told where it goes; the last card goes out.
    ann.tap("draws")
    ann.tap("asks")
    cy.tap("answers yes")
    expect(ann.page.locator("#turn .may")).to_contain_text("go out now")
    ann.builds("2H", to="A")
    expect(running).to_contain_text("Melded for 20")
    ann.melds()
    expect(bo.page.locator(".side").first).to_contain_text("A 3+1")
    ann.melds("7S", "7H", "7D", "8S", "8H", "8C")
    ann.lone("discards", "TC")
    for person, points in ((bo, 45), (cy, 60), (di, 120)):
        person.points(points)
    expect(ann.page.locator("#turn .over")).to_contain_text("Ann, Cy")
    expect(board.locator(".step .sum [aria-hidden]")).to_have_text(["-100", "645"])

    # The number opens its parts.
    ann.page.goto(f"{server.url}/{party.code}/scores")
    ann.page.locator(".number-link[href*=part]").nth(1).click()
    expect(ann.page.locator("#part .again input[type=number]").nth(1)).to_have_value("120")
    ann.page.locator(".number-link[href*=part]").first.click()
    for part in ("Melded cards 205", "Canastas 300", "Red threes 100", "Out 100", "Left in hands -60"):
        expect(ann.page.locator("#part .parts")).to_contain_text(part)
    assert re.search(r"Ann\+Cy 645\b.*보\+Di -100\b|Ann 645\b.*보 -100\b", party.replayed(tmp_path))


LATE = """answers => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await fetched(...asked);
        await new Promise(done => { window.arrive = done; });
        window.fetch = fetched;
        return answer;
    };
}"""
"""Hold back the next answer until `arrive` is called."""


def test_points_that_are_being_typed_outlast_a_late_answer(phone_at: Callable[..., Page]) -> None:
    page = phone_at("counted", 0)
    page.locator("#asks-main a[href=tally]").click()
    page.wait_for_url(re.compile("/tally"))
    page.evaluate(LATE)
    page.locator("[name='one-out'][value='0']").check()
    points = page.locator("[name='v-0-cards']")
    points.click()
    points.fill("")
    page.keyboard.type("38")
    page.evaluate("arrive()")
    expect(page.locator("[name='v-0-concealed']")).to_be_attached()  # the answer asks for it, above the points
    expect(points).to_be_focused()
    page.keyboard.type("5")
    expect(points).to_have_value("385")
