"""A game of UNO on four phones and one of One Card on six, each from the start page to its end, with a kill -9 in the
middle, and replayed from what the table exports."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

FOUR = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
SIX = (*FOUR, ("Ed", "ko"), ("Fay", "ja"))
ANN, BO, CY, DI, ED, FAY = range(6)


def test_uno_on_four_phones(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, FOUR, "uno", {"h-start": "rps", "h-target": "50"})
    ann, bo, cy, di = party.phones
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
    party.survives_a_kill()

    # UNO is called by one, and forgotten by another, whom somebody catches.
    di.catch_up(hand__Ann="2", hand__보="2", hand__Cy="3")
    ann.play("3", "B", one="uno")
    party.turn(BO)
    bo.play("9", "B")
    party.turn(CY)
    ann.catch(BO)
    expect(di.page.locator(".chip.of-1 .hand")).to_contain_text("3")

    # A Wild Draw Four is challenged: the challenger alone reads the hand, which proves it right.
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
    for each, points in ((bo, 20), (cy, 3), (di, 30)):
        each.points(points)
    expect(ann.page.locator("#turn .over")).to_contain_text("Ann")
    assert re.search(r"Ann 53\b", party.replayed(tmp_path))


def test_one_card_on_six_phones(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, SIX, "onecard", {"h-hand_size": "3"})
    ann, bo, cy, di, ed, fay = party.phones
    party.sit_round()
    party.deal("5", "H")

    # Two attacks, a 3 against both, a jump, back, and once more.
    for who, rank, suit, then in (
        (ann, "2", "H", BO), (bo, "2", "S", CY), (cy, "3", "S", DI), (di, "J", "S", FAY), (fay, "Q", "S", ED),
    ):  # fmt: skip
        who.play(rank, suit)
        party.turn(then)
    ed.play("K", "S")
    expect(ann.page.locator("#middle .card")).to_contain_text("K")
    party.survives_a_kill()
    ed.play("9", "S", one="one")
    party.turn(DI)

    # One forgets the call and is caught by the first who shouts it; another is quicker than who would catch them.
    di.play("9", "D")
    party.turn(CY)
    cy.tap("says one")
    expect(ann.page.locator(".chip.of-3 .hand")).to_contain_text("2")
    cy.play("9", "C", one="one")
    party.turn(BO)
    bo.play("8", "C")
    party.turn(ANN)
    bo.tap("says one")
    bo.answered(".")
    ann.tap("says one")
    expect(ann.page.locator(".chip.of-1 .hand")).to_contain_text("1")

    # All go out but one.
    for who, rank, suit, call, then in (
        (ann, "8", "H", "one", FAY), (fay, "8", "D", "one", ED), (ed, "T", "D", "", DI), (di, "T", "H", "one", CY),
        (cy, "T", "S", "", BO), (bo, "T", "C", "", ANN), (ann, "4", "C", "", FAY),
    ):  # fmt: skip
        who.play(rank, suit, one=call)
        party.turn(then)
    fay.play("4", "S")
    expect(ann.page.locator("#turn .over")).to_contain_text("Ed")
    said = party.replayed(tmp_path)
    assert said.count("=> ok shed.catch") == 1
    assert said.count("=> no shed.catch") == 1
