"""Hearts and Canasta on four phones, card by card: a hidden pass, a proven revoke and the sheet; melds, the pile and
the end of the game. Both are replayed from the export.
"""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

FOUR = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
ANN, BO, CY, DI = range(4)


def either(sign: str) -> re.Pattern[str]:
    """Match a card's characters in either order: rank first, or suit first."""
    return re.compile(f"{sign}|{sign[-1]}\\ufe0e?{sign[:-1]}")


def test_every_card_with_a_hidden_pass_and_a_revoke(
    server: Server, phone: Callable[[], BrowserContext], tmp_path: Path
) -> None:
    party = Party(server, phone, FOUR, "hearts", {"h-end_score": "14"}, seated=True)
    party.sit_round("plays")
    ann, bo, cy, di = party.phones

    # The pass: chosen in secret on three phones, entered as "3 cards" on the fourth.
    di.tap("deals")
    for person, cards in ((ann, ("AS", "KS", "QS")), (bo, ("KH", "QH", "JH")), (cy, ("TH", "9H", "8H"))):
        person.passes(*cards)
        expect(person.page.locator("#cards form:has([value=gives])")).to_have_count(0)
    di.tap("gives 3")
    for person in party.phones:
        expect(person.page.locator("#turn .turn")).not_to_contain_text(re.compile("Passing|건네|渡す"))
    expect(bo.page.locator("#news .look")).to_contain_text("A♠︎")
    expect(ann.page.locator("#news .look")).to_have_count(0)

    # A trick by thumb. Bo holds a diamond and plays a club on Cy's; that is seen when his diamond comes.
    for person, card in ((cy, "2C"), (di, "5C"), (ann, "9C"), (bo, "KC")):
        if person is not cy:
            party.turn(party.phones.index(person))
        person.lay(card)
    rest = "bo AC, cy QC, di 7C, ann TC, bo 3C, cy JC, di 8C, ann 4C, cy 6D, di 9D, ann TD"
    by_name = {"ann": ann, "bo": bo, "cy": cy, "di": di}
    for name, card in (play.split() for play in rest.split(", ")):
        by_name[name].posts(f"plays {card}")
    party.turn(BO)
    bo.lay("6C")
    ann.posts("plays JD")
    bo.lay("5D")
    for person in party.phones:
        expect(person.page.locator("#middle")).to_contain_text(either("6♣"))

    # The rest of the round is not played: its points go on the sheet, which ends the game.
    ann.posts("agrees keep=scores now")
    bo.fill_in(BO, {ANN: 3, BO: 4, CY: 5})
    expect(ann.page.locator("#turn .over")).to_be_visible()
    assert "Ann gives AS KS QS" in party.get("export.table"), "the round is scored: what was passed is no secret now"
    assert re.search(rf"{FOUR[BO][0]} 26\b", party.replayed(tmp_path))


def test_canasta_card_by_card(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, FOUR, "canasta", {"h-target": "500"}, seated=True)
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
    expect(cy.page.locator("#turn .may")).to_contain_text("♠︎2なので、だれも山は取れません")

    # A partner is asked; a wild card alone is told where it goes; the last card goes out.
    cy.posts("draws 2")
    cy.melds("QD", "QC", "QS", "QH")
    cy.posts("discards 4C")
    for person, line in ((di, "draws 2"), (di, "discards 8D"), (ann, "draws 2")):
        person.posts(line)
    ann.tap("asks")
    expect(cy.page.locator("#asks-first button")).to_have_count(2)
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
