"""Whole games on three or four phones and a board, to the end, and replayed from the export. On no phone anything moves
by somebody else's act: see `Phone.watch`.
"""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

FOUR = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
THREE = FOUR[:3]
ANN, BO, CY, DI = range(4)


def test_uno_on_four_phones(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, FOUR, "uno", {"h-start": "rps", "h-target": "50"}, seated=True)
    ann, bo, cy, di = party.phones
    party.show_board()
    party.sit_round()
    party.deal("5", "R")

    ann.play("draw2", "R")
    party.turn(BO)
    bo.tap("draws")
    party.turn(CY)
    cy.wild("W", "B")
    party.turn(DI)
    expect(ann.page.locator("#middle .called")).to_have_class(re.compile("suit-B"))
    di.play("7", "B")
    party.turn(ANN)

    # One player calls UNO; another forgets it and is caught.
    di.catch_up(hand__Ann="2", hand__보="2", hand__Cy="3")
    ann.play("3", "B", one="uno")
    party.turn(BO)
    bo.play("9", "B")
    party.turn(CY)
    ann.catch(BO)
    expect(di.page.locator(".chip.of-1 .hand")).to_contain_text("3")

    # A Wild Draw Four is challenged: only the challenger sees the hand, which proves the play legal.
    cy.wild("W4", "G")
    party.turn(DI)
    di.tap("challenges")
    cy.shows(("1", "R"), ("2", "Y"))
    expect(di.page.locator("#news .card")).to_have_count(2)
    expect(ann.page.locator("#told")).to_contain_text("shows the hand")
    assert "red 1" not in ann.page.content()
    di.tap("draws")
    party.turn(ANN)
    ann.play("4", "G")
    for person, points in ((bo, 20), (cy, 3), (di, 30)):
        person.points(points)
    expect(ann.page.locator("#turn .over")).to_contain_text("Ann")
    assert re.search(r"Ann 53\b", party.replayed(tmp_path))


def test_a_game_without_rules_on_three_phones(
    server: Server, phone: Callable[[], BrowserContext], tmp_path: Path
) -> None:
    party = Party(server, phone, THREE, "other", {"h-end-rounds": "1"}, seated=True)
    ann, bo, cy = party.phones
    board = party.show_board()
    party.sit_round()
    ann.tap("deals")
    for who, person in ((BO, bo), (CY, cy), (ANN, ann)):
        party.turn(who)
        person.tap("passes")
    party.turn(BO)
    bo.tap("says time-out")
    bo.tap("says time-in")
    party.turn(BO)

    page = ann.page
    page.locator("#asks-main a[href=tally]").click()
    for seat, points in enumerate((12, 30, 7)):
        page.locator(f"[name=v-{seat}-points]").fill(str(points))
        page.locator(f"[name=v-{seat}-points]").blur()
    page.locator(".tally-end .primary").click()
    page.wait_for_url(re.compile("/play"))
    for person in party.phones:
        expect(person.page.locator("#turn .over")).to_contain_text("보")
    expect(board.locator(".whose.over")).to_contain_text("보")
    assert re.search(r"Ann 12\b.*보 30\b.*Cy 7\b", party.replayed(tmp_path))
