"""What a screen reader is given to say: one text for each thing that happens, in order, in the phone's language.

A blind player hears the region's texts and the name of what has the focus, and only keys act.
"""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import Server, Tables, post_line
from tests.e2e.party import Party

LISTEN = """() => {
    window.said = [];
    const region = document.getElementById('spoken');
    window.slowest = 0;
    let swapped = performance.now();
    document.addEventListener('htmx:after:swap', () => { swapped = performance.now(); });
    new MutationObserver(() => {
        window.said.push(region.textContent);
        window.slowest = Math.max(window.slowest, performance.now() - swapped);
    }).observe(region, { childList: true });
}"""
CLOCK = """left => document.querySelector('main').dispatchEvent(
    new CustomEvent('clock', { detail: { data: `${left}` } }))"""


NOBODY = 7
NAMELESS = """() => [...document.querySelectorAll('main :is(button, a, input:not([type=hidden]), select)')]
    .filter(node => node.getClientRects().length)
    .filter(node => !(node.getAttribute('aria-label') || node.labels?.[0]?.textContent.trim() || node.innerText?.trim()
        || document.getElementById(node.getAttribute('aria-labelledby'))?.textContent.trim()))
    .map(node => node.outerHTML.slice(0, 120))"""


def opened(tables: Tables, page: Page, path: str, language: str, who: int = 0) -> None:
    """Open a page of a table for Ann, or another person, and write down what is said from now on."""
    tables.give(page.context, who, language)
    page.goto(f"{tables.url}/{path}")
    page.wait_for_load_state("load")
    assert page.locator("#spoken").is_visible(), "a region that is not rendered tells no change in Firefox"
    page.evaluate(LISTEN)


def said(page: Page, count: int = 1) -> list[str]:
    """Return what was said since the last look, once there is so much."""
    page.wait_for_function("count => window.said.length >= count", arg=count)
    page.wait_for_timeout(300)
    texts: list[str] = page.evaluate("() => window.said.splice(0).map(said => said.replaceAll('\ufe0e', ''))")
    return texts


def test_the_end_of_the_clock_is_heard_once(tables: Tables, taken: Callable[[], Page]) -> None:
    page = taken()
    opened(tables, page, f"{tables.codes['clock']}/play", "en", 1)
    expect(page.locator("[data-clock]")).to_have_text(re.compile(r"\d"))  # the stream is there, and its first message
    page.evaluate("window.said.length = 0")
    for left in (30000, 9000, 8000, 0, 0):
        page.evaluate(CLOCK, left)
    assert [text for text in said(page, 2) if "Ann" not in text] == ["10 seconds", "Your time is over"]


def test_a_round_of_hearts_is_kept_by_ear(tables: Tables, taken: Callable[[], Page]) -> None:
    page = taken()
    opened(tables, page, f"{tables.codes['tally']}/tally", "en")
    assert page.evaluate(NAMELESS) == []
    page.locator("[name=one-queen]").first.focus()
    page.keyboard.press("Space")
    assert said(page)[-1] == "Ann. Q♠ 13. Still blank for Ann: Hearts."
    page.locator("[name=v-0-hearts]").first.focus()
    page.keyboard.press("ArrowRight")
    assert said(page)[-1] == "Ann. Q♠ 13. Hearts 1. 0 +14 = 14. Still blank for Bo: Hearts."
    for count in (2, 3, 4):
        page.keyboard.press("ArrowRight")
        assert said(page)[-1] == f"Ann. Q♠ 13. Hearts {count}. 0 +{13 + count} = {13 + count}."
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert said(page)[-1].startswith("Bo. Hearts 1. 0 +1 = 1.")


def test_a_refusal_on_a_page_is_heard_each_time(tables: Tables, taken: Callable[[], Page]) -> None:
    page = taken()
    opened(tables, page, f"{tables.codes['tally']}/totals", "ko")
    heard = []
    for _ in range(2):
        page.wait_for_timeout(700)
        page.locator("form.totals .tap").focus()
        page.keyboard.press("Enter")
        heard += said(page)
    assert len(heard) == 2
    assert heard[0] == heard[1]


def test_the_board_and_who_looks_on_are_told_of_plays(tables: Tables, taken: Callable[[], Page]) -> None:
    board, watch, play = (taken() for _ in range(3))
    opened(tables, board, f"{tables.codes['aloud']}/board", "ja")
    opened(tables, watch, f"{tables.codes['aloud']}/watch", "ko", NOBODY)
    opened(tables, play, f"{tables.codes['aloud']}/play", "en")
    post_line(play, "plays 2D")
    assert said(watch)[0].startswith("Ann이 ♦2를 냈어요.")
    assert "Boさん" in " ".join(said(board))
    assert said(play)[0].startswith("You play 2♦.")


def test_what_the_rulebook_answers_is_heard(tables: Tables, taken: Callable[[], Page]) -> None:
    page = taken()
    opened(tables, page, "rules/onecard?find=2+on+an+ace", "ko")
    expect(page.locator("#spoken")).to_contain_text("같은 무늬 2로 A를 막을 수 있나요? 네.")
    page.locator("[name=find]").fill("팀전")
    expect(page.locator("#spoken")).to_have_text("이 심판은 ‘팀전’에 대한 규칙을 몰라요. 테이블에서 정하세요.")


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
