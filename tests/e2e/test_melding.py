"""Canasta on four phones, card by card to the end, and replayed from the export; and the sheet of a round."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

PEOPLE = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
BO = 1


def test_canasta_card_by_card(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, PEOPLE, "canasta", {"h-target": "500"}, seated=True)
    ann, bo, cy, di = party.phones
    board = party.show_board()
    party.sit_round()
    di.posts("deals")
    di.posts("flips 9H")

    # A red three is laid and replaced; a first meld that is too small says so before the tap, and is refused.
    running = ann.page.locator(".running")
    ann.tap("draws")
    ann.lone("lays", "3H")
    expect(board.locator(".board-side").first).to_contain_text("1 red three")
    ann.builds("QS", "QH", "2C")
    expect(running).to_contain_text("40 of 50: 10 short")
    ann.melds()
    expect(ann.page.locator("#answer")).to_contain_text("No: that is 40 of the 50 points for a first meld, 10 short")
    expect(ann.page.locator(".picked-card")).to_have_count(3)
    ann.melds("AS", "AH", "AD")
    expect(bo.page.locator(".side").first.locator(".meld > [aria-hidden]")).to_have_text(["Q 2+1", "A 3"])
    ann.lone("discards", "5S")
    party.turn(BO)

    # The pile is taken with a pair, and its top card is preselected. A wild card freezes it for everybody.
    bo.tap("takes pile")
    expect(bo.page.locator(".picked-card")).to_have_count(1)
    bo.builds("5H", "5D", "KS", "KH", "KD")
    expect(bo.page.locator(".running")).to_contain_text("5점 모자라요")
    bo.melds("2D")
    bo.posts("discards 2S")
    expect(ann.page.locator(".pile .keeps")).to_contain_text("Frozen for everybody by 2♠")
    expect(cy.page.locator("#turn .may")).to_contain_text("♠︎2なので捨て札の山は取れません")

    # A partner is asked; a wild card alone is told where it goes; the last card goes out.
    cy.posts("draws 2")
    cy.melds("QD", "QC", "QS", "QH")
    cy.posts("discards 4C")
    for person, line in ((di, "draws 2"), (di, "discards 8D"), (ann, "draws 2")):
        person.posts(line)
    ann.tap("asks")
    cy.tap("answers yes")
    expect(ann.page.locator("#turn .may")).to_contain_text("go out now")
    ann.builds("2H", to="A")
    expect(running).to_contain_text("Melded for 20")
    ann.melds()
    ann.melds("7S", "7H", "7D", "8S", "8H", "8C")
    ann.lone("discards", "TC")
    for person, points in ((bo, 45), (cy, 60)):
        person.posts(f"holds {points} points")
    di.points(120)
    expect(ann.page.locator("#turn .over")).to_contain_text("Ann, Cy")
    expect(board.locator(".step .sum [aria-hidden]")).to_have_text(["-100", "645"])

    # The number opens its parts.
    ann.page.goto(f"{server.url}/{party.code}/scores")
    ann.page.locator(".number-link[href*=part]").first.click()
    for part in ("Melded cards 205", "Canastas 300", "Red threes 100", "Out 100", "Left in hands -60"):
        expect(ann.page.locator("#part .parts")).to_contain_text(part)
    assert re.search(r"Ann\+Cy 645\b.*보\+Di -100\b|Ann 645\b.*보 -100\b", party.replayed(tmp_path))
