"""A whole night with the usual mishaps: four phones in three languages and a board, from the first deal to the final
score; how people come to a table is seen in `test_public` and `test_engines`. Everything moves on one phone, as it does
on people's; frames of motion cost most of such an evening.
"""

import re
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

PEOPLE = (("Ann", "en"), ("Bo", "ko"), ("민아", "ja"), ("Di", "en"))
ANN, BO, MINA, DI = range(4)
HOUSE = {
    "h-misdeal": "one",
    "h-turn_seconds": "3",
    "h-entry_seconds": "0",
    "h-end-rounds": "2",
    "h-call_tie_seconds": "2",
}


class Night(Party):
    """The four people and the board."""

    def __init__(self, server: Server, phone: Callable[..., BrowserContext]) -> None:
        made = count()
        super().__init__(server, lambda: phone(motion=next(made) == ANN), PEOPLE, "one", HOUSE, seated=True)
        self.board_shown = self.show_board()

    def words(self) -> str:
        """Return every word on any screen."""
        return "\n".join(
            [*(phone.page.locator("body").inner_text() for phone in self.phones), self.board_shown.inner_text("body")]
        )


@pytest.mark.promise("After `kill -9` at any moment")
def test_a_night(server: Server, phone: Callable[..., BrowserContext], tmp_path: Path) -> None:
    night = Night(server, phone)
    ann, bo, mina, di = night.phones
    night.sit_round()

    # A misdeal, one card for the dealer; then the deal and its starter.
    di.tap("deals wrong")
    di.tap("deals")
    di.page.locator("#cards form:has([value=flips])").wait_for()
    di.flip("9", "D")
    night.turn(ANN)
    expect(di.page.locator(".chip.of-3 .hand")).to_contain_text("6")

    # A wrong play that somebody catches: no screen reveals it before.
    before = night.words()
    ann.play("2", "C")
    expect(bo.page.locator("#middle [role=img]")).to_have_attribute("aria-label", re.compile("2"))
    for word in ("No:", "안 돼요", "できません", "verdict"):
        assert night.words().count(word) == before.count(word)
    bo.penalize(ANN, "play")
    expect(ann.page.locator("#middle [role=img]")).to_have_attribute("aria-label", re.compile("9"))
    expect(ann.page.locator(".chip.of-0 .hand")).to_contain_text("6")
    night.turn(ANN)
    ann.play("9", "H")
    night.turn(BO)

    # A wrong play that nobody catches stands; catching it late is undeserved, and costs its giver a card.
    bo.play("4", "C")
    night.turn(MINA)
    mina.play("4", "D")
    night.turn(DI)
    mina.penalize(BO, "play")
    bo.penalize(MINA, "undeserved")
    expect(bo.page.locator(".chip.of-2 .hand")).to_contain_text("5")

    # Two people give a card for one question: one card is valid. The vote cancels it.
    ann.penalize(BO, "question")
    expect(bo.page.locator(".chip.of-1 .hand")).to_contain_text("5")
    di.penalize(BO, "question")
    bo.tap("disputes")
    mina.tap("votes no")  # of two voters: a yes could only tie, and a tie cancels the card
    expect(bo.page.locator(".chip.of-1 .hand")).to_contain_text("4")

    # Di takes longer than three seconds.
    time.sleep(3.2)
    ann.penalize(DI, "slow")
    expect(di.page.locator(".chip.of-3 .hand")).to_contain_text("7")

    # A time-out: penalty cards are kept apart until its caller says time in.
    bo.tap("says time-out")
    expect(mina.page.locator("#turn .timeout")).to_be_visible()
    ann.penalize(MINA, "looked")
    expect(bo.page.locator(".chip.of-2 .aside")).to_be_visible()
    bo.tap("says time-in")
    expect(bo.page.locator(".chip.of-2 .aside")).to_have_count(0)
    night.turn(DI)

    night.survives_a_kill()

    # Two people call a suit at once: the tie goes to the player of the jack.
    di.play("J", "C")
    night.turn(ANN)
    ann.press(ann.page.locator("#asks-first [hx-vals*='\"H\"']"))
    di.press(di.page.locator("#asks-first [hx-vals*='\"S\"']"))
    expect(bo.page.locator("#middle .called")).to_have_class(re.compile("suit-S"))

    # The table corrects what nobody entered: Ann has one card left. She goes out.
    di.posts("corrects hand.Ann 1")
    expect(ann.page.locator(".chip.of-0 .hand")).to_contain_text("1")
    ann.play("K", "S", one=True)
    for person in (bo, mina, di):
        person.page.locator("#grid-count").wait_for()
    bo.count("7H", "QD", "RJ", "2C")
    mina.points(30)
    di.count("5S")
    expect(ann.page.locator("#seats")).to_be_visible()
    di.page.goto(f"{server.url}/{night.code}/scores")
    expect(di.page.locator("table.scores")).to_contain_text("44")

    # Bo had counted wrong: the number is amended, and the totals follow.
    bo.count_again(BO, 17)
    expect(di.page.locator("table.scores")).to_contain_text("17")

    # The second round ends the game.
    di.page.goto(f"{server.url}/{night.code}/play")
    for line in ("deals", "flips 9D", "corrects hand.Bo 1"):
        ann.posts(line)
    night.turn(BO)
    bo.play("9", "H", one=True)
    for person, points in ((ann, 10), (mina, 20)):
        person.posts(f"holds {points} points")
    di.points(30)
    expect(night.board_shown.locator("body")).to_contain_text("Ann")
    expect(ann.page.locator("#turn .over")).to_contain_text("Ann")

    # The export replays to the same scores.
    assert re.search(r"Ann 10\b.*Bo 17\b.*민아 50\b.*Di 35\b", night.replayed(tmp_path))
