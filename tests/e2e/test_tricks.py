"""Hearts on four phones: cards with a hidden pass and a proven revoke; and its sheet."""

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

    # Two tricks by thumb. Bo holds a diamond and plays a club on Di's; that is seen when his diamond comes.
    for person, card in ((cy, "2C"), (di, "5C"), (ann, "9C"), (bo, "KC")):
        party.turn(party.phones.index(person)) if person is not cy else None
        person.lay(card)
    for person, card in ((bo, "AC"), (cy, "QC"), (di, "7C"), (ann, "TC")):
        person.posts(f"plays {card}")
    bo.posts("plays 3C")
    cy.posts("plays JC")
    di.posts("plays 8C")
    ann.posts("plays 4C")
    cy.posts("plays 6D")
    di.posts("plays 9D")
    ann.posts("plays TD")
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
