"""A blind player: what is heard is the region's texts and the name of what has the focus, and only keys act."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import Server, post_line
from tests.e2e.party import Party
from tests.e2e.test_spoken import LISTEN, said

MOST = 50
"""The times that a key is pressed before what is looked for is not there."""


class Ear:
    """Somebody who sees nothing of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def arrives(self, path: str) -> None:
        """Hear a page from its beginning."""
        self.page.wait_for_url(re.compile(path))
        self.page.wait_for_load_state("load")
        self.page.evaluate(LISTEN)

    def focus(self) -> str:
        """Return the role, name and state of what has the focus."""
        focused = self.page.locator(":focus")
        return focused.aria_snapshot() if focused.count() else ""

    def finds(self, words: str, key: str = "Tab") -> str:
        """Press a key until the focus is on what is called so."""
        for _ in range(MOST):
            if words in (heard := self.focus()):
                return heard
            self.page.keyboard.press(key)
        raise AssertionError(f"no {words}, but {heard}")

    def enters(self, words: str) -> str:
        """Find a button or link, press Enter on it, and return what is said then."""
        self.finds(words)
        expect(self.page.locator(".zones .fresh")).to_have_count(0)
        self.page.keyboard.press("Enter")
        return said(self.page)[-1]

    def plays(self, rank: str, suit: str, calls: str = "") -> str:
        """Choose a card by its rank, with what is called, and its suit."""
        self.finds('radio "')
        self.page.keyboard.press("Space")
        self.finds(f'radio "{rank}', "ArrowRight")
        if calls:
            self.finds(calls)
            self.page.keyboard.press("Space")
            assert "[checked]" in self.focus()
            self.finds(f'"{suit}', "Shift+Tab")
        return self.enters(f'button "{suit}')


def test_a_blind_players_round(server: Server, phone: Callable[[], BrowserContext]) -> None:
    party = Party(server, phone, [("Ann", "en"), ("Cy", "en")], "onecard", {}, seated=True)
    ann, cy = (one.page for one in party.phones)
    bo = Ear(phone().new_page())
    bo.page.goto(f"{server.url}/{party.code}")
    assert "Your name" in bo.focus()
    bo.page.keyboard.type("Bo\n")
    bo.page.locator("#ring").wait_for(state="attached")
    bo.arrives(f"/{party.code}$")
    assert "Left of you" in bo.page.locator("#left").inner_text()
    bo.finds('button "Yes"')
    bo.page.keyboard.press("Enter")
    expect(bo.page.locator("#left .left-ask")).to_have_count(0)
    party.people = [*party.people, ("Bo", "en")]
    party.sit_round()
    bo.arrives("/play")
    assert bo.enters('button "Deal') == "Everybody has 5 cards. Next the dealer turns up the starter."
    assert bo.plays("9", "diamonds").endswith("Ann’s turn.")

    post_line(ann, "plays 2D")
    assert said(bo.page) == ["Ann plays 2♦. Draws 2, or plays A♦, any 2, 3♦ or the coloured joker. Cy’s turn."]
    post_line(cy, "draws 2")
    assert said(bo.page) == ["Cy draws 2 cards. Your turn."]
    assert bo.page.evaluate("slowest") < 500
    assert bo.plays("5", "spades, does not fit").startswith("No: 5♠")
    assert "spades" in bo.focus(), "a refused card keeps the focus"
    assert bo.plays("4", "diamonds") == "Yes: 4♦ goes on 2♦. Ann’s turn."
    post_line(ann, "penalizes Bo for question")
    asked = "Ann: “You asked a question”. A penalty card for you. Take it, or let the table vote."
    assert said(bo.page) == [asked]
    assert bo.enters('button "Contest it"').endswith(
        "Still to vote: Cy. The clock is stopped; the next play ends the vote."
    )
    post_line(cy, "votes no")
    assert said(bo.page) == [
        "Cy votes no. The table says no: the card goes back. Hand the card back, and Ann keeps it."
    ]

    post_line(ann, "plays 4S")
    post_line(cy, "plays 6S")
    post_line(ann, "corrects hand.Bo 2")
    assert "Hand of Bo: 2" in said(bo.page)[-1]
    assert bo.plays("8", "spades", calls="One Card!") == "Yes: 8♠ goes on 6♠. “One Card!” Ann’s turn."
    post_line(ann, "plays 9S")
    post_line(cy, "plays 10S")
    assert said(bo.page)[-1] == "Cy plays 10♠. Your turn."
    out = bo.plays("Q", "spades")
    assert out == "Yes: Q♠ goes on 10♠. You are out: 1st. Play turns round: to the right now. Cy’s turn."
    post_line(ann, "corrects hand.Cy 1")
    assert "Hand of Cy: 1" in said(bo.page)[-1]
    post_line(cy, "plays 3S")
    assert said(bo.page) == ["Cy plays 3♠. Cy is out: 2nd. Ann is left: 3rd. You win!"]
    bo.finds('link "Scores"')
    bo.page.keyboard.press("Enter")
    bo.arrives("/scores")
    bo.finds('link "Where Bo: 1st comes from"')
