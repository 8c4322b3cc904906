"""What a screen reader is given to say beside play: a score night, the ring, a refusal, the board."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.driver import Tables, post_line
from tests.e2e.test_spoken import LISTEN, said

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
