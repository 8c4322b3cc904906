"""UNO on four phones and a board, to the end, and replayed from the export. On no phone anything moves by somebody
else's act: see `Phone.watch`.
"""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

FOUR = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
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
