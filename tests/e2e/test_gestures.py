"""What a thumb does in One Card and UNO: a run in one gesture, a colour with its card, a hand for one pair of eyes."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.driver import HIDE, PATIENCE, Tables

ANN, BO, CY = range(3)


@pytest.fixture
def hands(browser: Browser, tables: Tables) -> Iterator[Callable[[str, int], Page]]:
    """Opens a table's screen on the phone of one person."""
    made: list[BrowserContext] = []

    def play(table: str, who: int) -> Page:
        context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
        context.set_default_timeout(1000 * PATIENCE / 2)
        made.append(context)
        page = context.new_page()
        page.goto(f"{tables.url}/be/{who}")
        page.goto(f"{tables.url}/{tables.codes[table]}/play")
        return page

    yield play
    for context in made:
        context.close()


def lay(page: Page, rank: str, suit: str) -> None:
    grid = page.locator("#cards form").first
    grid.locator(f"[name=rank][value='{rank}']").check(force=True)
    grid.locator(f".suits [value={suit}]").click()


def test_a_run_is_tapped_in_its_order_and_entered_once(hands: Callable[[str, int], Page]) -> None:
    page = hands("run", ANN)
    page.locator(".gather").check(force=True)
    for rank in "T89T":
        lay(page, rank, "H")
    page.locator(".picked-card").first.click()  # the first 10 was one too many
    done = page.locator(".gathered .done")
    expect(done.locator(".tally")).to_have_text("3")
    expect(page.locator(".suits .fits")).to_have_count(4)  # the next card may have any suit
    chips, button, bar = (page.locator(each).bounding_box() for each in (".picked", ".gathered .done", ".bottom"))
    assert chips is not None
    assert button is not None
    assert bar is not None
    assert chips["y"] + chips["height"] <= button["y"]
    assert button["y"] + button["height"] <= bar["y"]
    label = done.locator("span").first
    assert label.evaluate("each => each.getClientRects().length") == 1
    assert label.evaluate("each => each.offsetHeight") < 30, "on one line"
    expect(done.locator(".last")).to_have_text("10♥")
    done.click()
    expect(page.locator("#middle .card")).to_have_attribute("aria-label", "10 of hearts")
    expect(page.locator("#told")).to_contain_text("8♥, 9♥, 10♥")
    expect(page.locator(".chip.of-0 .hand")).to_have_text("2 cards")


def test_cards_that_are_gathered_outlast_what_the_table_sends(hands: Callable[[str, int], Page]) -> None:
    """A phone that wakes up is sent everything again; a time-out takes the cards off the screen."""
    page = hands("gathered", ANN)
    page.locator(".gather").check(force=True)
    for suit in "HS":
        lay(page, "9", suit)
    page.evaluate("document.querySelectorAll('#told, #cards .suits').forEach(each => each.replaceChildren())")
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    expect(page.locator("#told li")).to_have_count(2)
    expect(page.locator("#cards .suits .fits")).to_have_count(4)
    expect(page.locator(".picked-card")).to_have_count(2)
    done = page.locator(".gathered .done")
    expect(done.locator(".tally")).to_have_text("2")
    expect(done.locator(".last")).to_have_text("9♠")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Stock reshuffled").click()
    expect(page.locator("#answer .answer.ok")).to_be_visible()
    expect(page.locator(".picked-card")).to_have_count(2)
    page.locator("#asks-call [hx-vals*='time-out']").click()
    expect(page.locator("#cards form")).to_have_count(0)
    page.locator("#asks-call [hx-vals*='time-in']").click()
    expect(page.locator(".picked-card")).to_have_count(2)
    page.reload()
    expect(done.locator(".tally")).to_have_text("2")
    expect(page.locator(".picked-card")).to_have_count(2)
    done.click()
    expect(page.locator("#told")).to_contain_text("9♥, 9♠")
    expect(page.locator(".picked-card")).to_have_count(0)


def test_what_cannot_answer_an_attack_is_a_tap_further(hands: Callable[[str, int], Page]) -> None:
    page = hands("merciless", ANN)
    skip = page.locator("#cards .rank:has([value=skip])")
    expect(page.locator("#cards .rank:has([value=draw4])")).to_be_visible()
    expect(skip).to_be_hidden()
    page.locator(".unfold").check(force=True)
    expect(skip).to_be_visible()


def test_a_refusal_leaves_the_grid_free_for_another_card(hands: Callable[[str, int], Page]) -> None:
    page = hands("together", ANN)
    lay(page, "8", "G")
    answer = page.locator("#answer .answer.no")
    expect(answer).to_contain_text("the same colour, number or symbol")
    box, grid = answer.bounding_box(), page.locator("#cards").bounding_box()
    assert box is not None
    assert grid is not None
    assert box["y"] + box["height"] <= grid["y"]


def test_an_answer_covers_nothing_of_the_table_and_goes_when_it_is_no_longer_true(
    hands: Callable[[str, int], Page],
) -> None:
    ann, bo = hands("answered", ANN), hands("answered", BO)
    ann.locator("#cards [name=card][value=TD]").first.click()
    answer = ann.locator("#answer .answer.ok")
    expect(answer.locator(".came")).to_contain_text("Bo’s turn")
    box, table = answer.bounding_box(), ann.locator(".around").bounding_box()
    assert box is not None
    assert table is not None
    assert box["y"] + box["height"] <= table["y"]
    ann.locator(".look-back").click()
    expect(ann.locator("#last-trick")).to_contain_text("Trick 3: Di took it")
    bo.locator("#cards [name=card][value=KD]").first.click()
    expect(ann.locator("#turn .turn.of-2")).to_be_visible()
    expect(ann.locator("#answer")).not_to_contain_text("Bo’s turn", timeout=500)
    expect(answer).to_have_count(0, timeout=4000)
    expect(ann.locator("#last-trick")).to_be_visible()  # what somebody looks at stays while others play
    ann.locator("#undo button").click()
    expect(bo.locator("#turn .turn.of-1")).to_be_visible()
    expect(bo.locator("#answer .answer.ok")).to_have_count(0, timeout=3500)  # what was taken back is no longer true


def test_a_wild_card_takes_two_taps_its_colour_with_it(hands: Callable[[str, int], Page]) -> None:
    page = hands("wild", ANN)
    page.locator("[name=rank][value=W]").check(force=True)
    expect(page.locator("#cards .suits")).to_be_hidden()
    page.locator(".namings [value=G]").click()
    expect(page.locator("#middle .called")).to_contain_text(re.compile("G.*green", re.DOTALL))
    expect(page.locator("#turn .turn.of-1")).to_be_visible()


def test_a_round_may_be_entered_as_soon_as_its_last_number_is_typed(hands: Callable[[str, int], Page]) -> None:
    page = hands("kept", ANN)
    expect(page.locator("#asks-table")).not_to_contain_text("reshuffled")
    expect(page.locator(".chip.of-0 .hand")).to_have_text("0 points")
    page.locator("#asks-main a[href=tally]").click()
    numbers = page.locator("#tally input[type=number]")
    for at in range(numbers.count()):
        numbers.nth(at).click()
        page.keyboard.type("12", delay=40)
    expect(page.locator("#tally .primary")).to_be_enabled()
    expect(numbers.last).to_be_focused()
    expect(numbers.last).to_have_value("12")


HEAR = """url => { window.heard = ''; fetch(url).then(async answer => {
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part; !(part = await reader.read()).done;) window.heard += part.value;
}); }"""
"""A phone keeps every byte of its own stream."""


def test_a_challenged_hand_is_seen_by_the_challenger_alone(hands: Callable[[str, int], Page]) -> None:
    ann, bo, cy = (hands("shown", who) for who in (ANN, BO, CY))
    cy.evaluate(HEAR, cy.locator("main").get_attribute("hx-sse:connect"))
    show = ann.locator("#cards form.collect")
    lay(ann, "7", "Y")
    expect(show.locator(".done")).to_be_disabled()
    lay(ann, "reverse", "G")
    expect(show.locator(".done .tally")).to_have_text("2/2")
    show.locator(".done").click()
    hand = bo.locator("#news .card")
    expect(hand).to_have_count(2)
    expect(hand.first).to_have_attribute("aria-label", "yellow 7")
    expect(cy.locator("#told")).to_contain_text("shows the hand")
    expect(cy.locator("#news .card")).to_have_count(0)
    cy.wait_for_function("() => window.heard.includes('shows the hand')")
    at = cy.url.removesuffix("/play")
    pages = [cy.context.request.get(f"{at}/{where}").text() for where in ("play", "story", "board", "export.table")]
    for each in ("yellow 7", "green Reverse", "Y7", "GR"):
        assert not re.search(rf"\b{each}\b", "\n".join((cy.content(), cy.evaluate("window.heard"), *pages))), each


def test_the_referee_is_asked_in_three_taps_and_the_table_stands_as_it_stood(hands: Callable[[str, int], Page]) -> None:
    page = hands("stacked", ANN)
    expect(page.locator("#turn")).to_contain_text("Your turn")
    page.locator("header a", has_text="Ask").click()
    expect(page.locator(".people-row")).to_be_visible()
    page.wait_for_function("window.htmx !== undefined")
    lay(page, "draw2", "B")
    answer = page.locator(".ruled")
    expect(answer).to_contain_text("Allowed")
    expect(answer).to_contain_text("2 house rules would turn the answer round")
    expect(answer).to_be_in_viewport()
    answer.locator("a", has_text="Draw Two on Draw Two").first.click()
    expect(page.locator("#house-stack_d2_d2")).to_be_in_viewport()
    page.goto(page.url.partition("/rules")[0] + "/" + page.url.partition("table=")[2].partition("#")[0] + "/story")
    expect(page.locator("#line-4")).to_be_visible()
    expect(page.locator("#line-5")).to_have_count(0)
