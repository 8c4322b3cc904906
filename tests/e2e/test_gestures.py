"""Gestures in One Card and UNO: several cards in one play, a colour with its card, a hand shown to one player."""

from collections.abc import Callable
from contextlib import suppress
from itertools import cycle

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.e2e.driver import HIDE, NOT_DOUBLE, is_entered, post_line

ANN, BO, CY = range(3)


def lay(page: Page, rank: str, suit: str) -> None:
    grid = page.locator("#cards form").first
    grid.locator(f"[name=rank][value='{rank}']").check(force=True)
    grid.locator(f".suits [value={suit}]").click()


def test_a_run_is_tapped_in_order_and_entered_once(phone_at: Callable[..., Page]) -> None:
    page = phone_at("run", ANN)
    page.locator(".gather").check(force=True)
    for rank in "T89T":
        lay(page, rank, "H")
    page.locator(".picked-card").first.click()  # the first 10 was tapped by mistake
    done = page.locator(".gathered .done")
    expect(done.locator(".tally")).to_have_text("3")
    expect(page.locator(".suits .fits")).to_have_count(4)  # the next card may have any suit
    chips, button, bar = (
        page.locator(selector).bounding_box() for selector in (".picked", ".gathered .done", ".bottom")
    )
    assert chips is not None
    assert button is not None
    assert bar is not None
    assert chips["x"] + chips["width"] <= button["x"]
    assert button["y"] + button["height"] <= bar["y"]
    label = done.locator("span").first
    assert label.evaluate("label => label.getClientRects().length") == 1
    assert label.evaluate("label => label.offsetHeight") < 30, "on one line"
    expect(done.locator(".last")).to_have_text("10♥︎")
    done.click()
    expect(page.locator("#middle [role=img]")).to_have_attribute("aria-label", "10 of hearts")
    expect(page.locator("#told")).to_contain_text("8♥︎, 9♥︎, 10♥")
    expect(page.locator(".chip.of-0 .hand")).to_have_text("2 cards")


@pytest.mark.promise("Taps on one button wait for each")
def test_a_slow_referee_tells_the_points_of_all_cards_picked_meanwhile(phone_at: Callable[..., Page]) -> None:
    page = phone_at("meld", ANN)
    form = page.locator("#cards form.build")
    form.locator("[name=rank][value='K']").check(force=True)
    held: list[Route] = []
    page.route("**/look?*", lambda route: held.append(route))  # noqa: PLW0108 - `append` is no function of Python
    with page.expect_request("**/look?*"):
        for suit in "SHD":
            form.locator(f".card-row:not(.lone) [data-suit={suit}]").click()
    page.unroute("**/look?*")
    for route in held:
        with suppress(Error):  # a question that gave way to the next one is gone
            route.continue_()
    expect(form.locator(".running")).to_contain_text("30")


def test_what_arrives_on_a_button_while_a_finger_is_down_costs_no_tap(phone_at: Callable[..., Page]) -> None:
    """A browser gives a button no click if the part of it that was pressed is replaced before the finger is lifted."""
    page = phone_at("meld", ANN)
    form = page.locator("#cards form.build")
    form.locator("[name=rank][value='K']").check(force=True)
    for suit in "SHD":
        form.locator(f".card-row:not(.lone) [data-suit={suit}]").click()
    running = form.locator(".running")
    expect(running).to_contain_text("30")
    page.wait_for_timeout(1000 * NOT_DOUBLE)
    pressed = running.locator("span").first.bounding_box()
    assert pressed is not None
    page.mouse.move(pressed["x"] + pressed["width"] / 2, pressed["y"] + pressed["height"] / 2)
    page.mouse.down()
    running.evaluate("element => element.innerHTML += ''")  # as the referee's next answer does
    page.evaluate("document.querySelector('#told').replaceChildren()")
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    expect(page.locator("#told li").first).to_be_visible()  # everything was sent again
    with page.expect_response(is_entered):
        page.mouse.up()


def test_chosen_cards_survive_updates_of_the_table(phone_at: Callable[..., Page]) -> None:
    """A phone that wakes up is sent everything again; a time-out takes the cards off the screen."""
    page = phone_at("gathered", ANN)
    page.locator(".gather").check(force=True)
    for suit in "HS":
        lay(page, "9", suit)
    page.evaluate("document.querySelectorAll('#told, #cards .suits').forEach(element => element.replaceChildren())")
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    expect(page.locator("#told li")).to_have_count(2)
    expect(page.locator("#cards .suits .fits")).to_have_count(4)
    expect(page.locator(".picked-card")).to_have_count(2)
    done = page.locator(".gathered .done")
    expect(done.locator(".tally")).to_have_text("2")
    expect(done.locator(".last")).to_have_text("9♠︎")
    page.locator(".more > summary").click()
    page.get_by_role("button", name="Stock reshuffled").click()
    page.wait_for_timeout(1000 * NOT_DOUBLE)
    page.locator("#sure [value=yes]").click()
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
    expect(page.locator("#told")).to_contain_text("9♥︎, 9♠")
    expect(page.locator(".picked-card")).to_have_count(0)


@pytest.mark.promise("The answer to a line covers")
def test_after_a_refusal_another_card_can_be_tapped(phone_at: Callable[..., Page]) -> None:
    page = phone_at("together", ANN)
    lay(page, "8", "G")
    answer = page.locator("#answer .answer.no")
    expect(answer).to_contain_text("the same colour, number or symbol")
    box, grid = answer.bounding_box(), page.locator("#cards").bounding_box()
    assert box is not None
    assert grid is not None
    assert box["y"] + box["height"] <= grid["y"]


@pytest.mark.promise("The answer to a line covers")
def test_an_answer_covers_nothing_of_the_pad_and_disappears_when_it_is_outdated(
    phone_at: Callable[..., Page],
) -> None:
    ann, bo = phone_at("answered", ANN), phone_at("answered", BO)
    ann.locator("#cards [name=card][value=TD]").first.click()
    answer = ann.locator("#answer .answer.ok")
    expect(answer.locator(".came")).to_contain_text("Bo’s turn")
    box, pad = answer.bounding_box(), ann.locator(".pad").bounding_box()
    assert box is not None
    assert pad is not None
    assert box["y"] + box["height"] <= pad["y"]
    ann.locator(".look-back").click()
    expect(ann.locator("#last-trick")).to_contain_text("Trick 3: Di took it")
    bo.locator("#cards [name=card][value=KD]").first.click()
    expect(ann.locator("#turn .turn.of-2")).to_be_visible()
    expect(ann.locator("#answer")).not_to_contain_text("Bo’s turn", timeout=2000)
    expect(answer).to_have_count(0, timeout=4000)
    expect(ann.locator("#last-trick")).to_be_visible()  # an open page stays while others play
    ann.locator("#undo button").click()
    expect(bo.locator("#turn .turn.of-1")).to_be_visible()
    expect(bo.locator("#answer .answer.ok")).to_have_count(0, timeout=3500)  # an undone line is no longer true


@pytest.mark.promise("A tap that asks first is made")
@pytest.mark.parametrize("table", ["turn", "passing", "tally", "uno"])
def test_a_no_is_a_no_for_every_question(phone_at: Callable[..., Page], table: str) -> None:
    """A tap is made by the "yes": after a "no", or a page that was left with the question open, nothing is entered."""
    page = phone_at(table, ANN)
    posts: list[str] = []
    page.on("request", lambda request: posts.append(request.post_data or "") if request.method == "POST" else None)
    told = page.locator(".told-line").first.get_attribute("id")
    asking = [ask.get_attribute("hx-vals") for ask in page.locator("[hx-confirm]").all()]
    assert asking
    for vals, answer in zip(asking, cycle(("no", "Escape", "leave"))):
        button = page.locator(f"[hx-confirm][hx-vals='{vals}']")
        if not button.is_visible():
            page.locator(".more > summary").click()
        button.click()
        question = page.locator("#sure")
        expect(question.locator("p")).to_have_text(button.get_attribute("hx-confirm") or "")
        page.wait_for_timeout(1000 * NOT_DOUBLE)
        assert page.evaluate("sessionStorage.getItem('referee-taps')") in (None, "{}")
        if answer == "no":
            question.locator("[value=no]").click()
        elif answer == "Escape":
            page.keyboard.press("Escape")
        if answer != "leave":
            expect(question).to_be_hidden()
        page.reload()
        expect(page.locator("#more")).to_be_attached()
    page.wait_for_timeout(300)
    assert posts == []
    assert page.locator(".told-line").first.get_attribute("id") == told


@pytest.mark.parametrize(("table", "meanwhile"), [("halfway", "gives 3"), ("meld", "")])
def test_a_time_out_leaves_what_is_picked(phone_at: Callable[..., Page], table: str, meanwhile: str) -> None:
    """Also where somebody else has passed cards meanwhile."""
    page, other = phone_at(table, ANN), phone_at(table, CY)
    if table == "meld":
        page.locator("#cards form.build [name=rank][value='K']").check(force=True)
        picks = [f"form.build .card-row:not(.lone) [data-suit={suit}]" for suit in "SH"]
    else:
        picks = [f"form:has([value=gives]) [name=card][value={card}]" for card in ("AS", "KS")]
    for pick in picks:
        page.locator(f"#cards {pick}").click()
    expect(page.locator(".picked-card")).to_have_count(2)
    if meanwhile:
        post_line(other, meanwhile)
        expect(page.locator(f".chip.of-{CY}")).to_contain_text("passed")
    post_line(other, "says time-out")
    expect(page.locator(".picked-card")).to_have_count(0)
    post_line(other, "says time-in")
    expect(page.locator(".picked-card")).to_have_count(2)
