"""Keeping score by thumb: a hand, a round on its sheet, the sides of Canasta, and catching up, in few taps. The sheet
shows the values that the table has, after every way of changing them, and sends no others.
"""

import re
from collections.abc import Callable
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.accessible import FITS
from tests.e2e.driver import AT_PLAY, COUNT_TAPS

ANN, BO, CY = range(3)
SMALL = """what => [...document.querySelectorAll(what)].filter(key => key.checkVisibility())
    .map(key => key.getBoundingClientRect())
    .filter(box => Math.min(box.width, box.height) < 43.5)"""
"""Finds what is too small to be tapped."""

KEYS = """() => [...document.querySelectorAll('.one-number h2, .numbers label, .shortcuts button, .tally-end .tap')]
    .map(key => key.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].map(Math.round).join())"""


def sheet(phone_at: Callable[..., Page], table: str, who: int = ANN, language: str = "en") -> Page:
    """Open the sheet of a round, as the tap on the table's button does."""
    page = phone_at(table, who, language)
    page.locator("#asks-main a[href=tally]").click()
    page.wait_for_url("**/tally")
    page.wait_for_load_state()  # the script is loaded
    return page


def test_top_card_turn_and_two_hands_take_six_taps(phone_at: Callable[..., Page]) -> None:
    page = phone_at("behind", BO, path="catch-up")
    page.wait_for_load_state()  # the script is loaded
    cards = {name: int(page.locator(f"[name='hand.{name}']").input_value()) for name in ("Bo", "Di")}
    page.evaluate(COUNT_TAPS)
    page.locator("[name='rank.top'][value='9']").tap()
    page.locator("[name='suit.top'][value=C]").tap()
    page.locator("[name=turn][value=Di]").tap()
    page.locator(".by-hand .of-1 [data-step='-1']").tap()
    page.locator(".by-hand .of-3 [data-step='1']").tap()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("taps") == 5
    page.locator(".stands button").tap()
    page.wait_for_url(AT_PLAY)
    expect(page.locator("#turn")).to_contain_text("Di")
    expect(page.locator("#told")).to_contain_text("9♣")
    page.goto(page.url.replace("/play", "/catch-up"))
    expect(page.locator("[name='hand.Bo']")).to_have_value(str(cards["Bo"] - 1))
    expect(page.locator("[name='hand.Di']")).to_have_value(str(cards["Di"] + 1))


def test_five_cards_are_counted_in_six_taps_with_a_running_sum(phone_at: Callable[..., Page]) -> None:
    page = phone_at("hand", CY)
    form, done = page.locator("#grid-count"), page.locator("#grid-count .done")
    page.wait_for_load_state()  # the script is loaded
    expect(done).to_be_disabled()
    page.evaluate(COUNT_TAPS)
    for rank, total in (("7", "7"), ("K", "17"), ("4", "21"), ("Q", "31"), ("9", "40")):
        form.locator(f"[data-rank='{rank}']").tap()
        expect(done.locator(".sum")).to_have_text(total)
    expect(form.locator(".cards-picked")).to_have_text("5")
    box = done.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640
    assert page.evaluate("scrollY") == 0
    assert page.evaluate(SMALL, "#grid-count button") == []
    with page.expect_response(lambda answer: answer.url.endswith("/enter")):
        done.tap()
    assert page.evaluate("taps") == 6
    expect(form).to_have_count(0)
    page.goto(page.url.replace("/play", "/scores"))
    expect(page.locator(".counting")).to_contain_text("40")


def test_a_count_that_was_begun_outlasts_a_reload_and_a_card_comes_off(phone_at: Callable[..., Page]) -> None:
    page = phone_at("hand", BO)
    form = page.locator("#grid-count")
    page.wait_for_load_state()
    for rank in ("joker", "A"):
        form.locator(f"[data-rank='{rank}']").click()
    total = form.locator(".sum").inner_text()
    page.reload()
    expect(form.locator(".sum")).to_have_text(total)
    form.locator(".picked-card").first.click()
    expect(form.locator(".cards-picked")).to_have_text("1")
    assert int(form.locator(".sum").inner_text()) < int(total)


def test_a_round_of_hearts_takes_six_taps_even_with_nine_hearts(phone_at: Callable[..., Page]) -> None:
    page = sheet(phone_at, "nine")  # the first tap
    page.evaluate(COUNT_TAPS)
    keys = page.evaluate(KEYS)
    form, done = page.locator("#tally"), page.locator(".tally-end .primary")
    form.locator("[name=one-queen][value='2']").tap()
    for seat, hearts in ((0, 9), (1, 1), (2, 3)):
        number = form.locator(f"[name=v-{seat}-hearts][value='{hearts}']")
        number.tap()
        expect(number).to_be_checked()
        expect(number).to_be_hidden()  # the pad is the next player's
        expect(form.locator(f"#row-{seat} output")).not_to_be_empty()
        assert page.evaluate(KEYS) == keys, "nothing moves under a finger"
    assert page.evaluate("scrollY") == 0
    expect(done).to_be_enabled()
    assert page.evaluate("taps") == 4
    form.locator("#row-0").tap()
    expect(form.locator("[name=v-0-hearts][value='9']")).to_be_visible()
    done.tap()
    page.wait_for_url(re.compile("/play"))
    expect(page.locator("#middle .score-row").nth(3)).to_contain_text("+16")


class Taps:
    """A thumb that counts: a tap is one touch of the screen, whatever it opens, chooses or enters. Nothing is typed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, what: Locator) -> None:
        """Tap something that can be seen."""
        what.tap()
        self.count += 1

    def choose(self, name: str, value: str) -> None:
        """Tap a number or a person of the sheet, and wait until it is chosen."""
        choice = self.page.locator(f"#tally [name='{name}'][value='{value}']")
        self.on(self.page.locator(f"#tally label:has([name='{name}'][value='{value}'])"))
        expect(choice).to_be_checked()

    def points(self, hundreds: int, rest: int) -> None:
        """Tap points on the pad: the hundreds, if there are any, then the rest."""
        if hundreds:
            self.on(self.page.locator(f"#sum-pad [data-hundreds='{hundreds}']"))
        self.on(self.page.locator(f"#sum-pad [data-rest='{rest}']"))


def test_a_canasta_side_takes_ten_taps_at_most(phone_at: Callable[..., Page]) -> None:
    """Enter two sides from the phone's screen to the standings.

    A side's taps are all that say something about it. The tap that opens the sheet and the one that enters it serve
    both sides: each side is charged half of both, so a whole tap more. Who went out is asked once; the tap counts for
    the side that did.
    """
    page = sheet(phone_at, "counted")
    shared = Taps(page)
    shared.count = 1  # the tap that opened it

    # Two natural canastas, one mixed, three red threes, 245 points of melded cards, 35 left with the partner, out.
    ours = Taps(page)
    ours.choose("one-out", "0")
    ours.choose("v-0-natural", "2")
    ours.choose("v-0-mixed", "1")
    ours.choose("v-0-red3", "3")
    ours.on(page.locator("[name='v-0-cards']"))
    ours.points(200, 45)
    ours.points(0, 35)  # the pad has gone on to the hand by itself
    expect(page.locator("#sum-pad")).to_be_hidden()
    expect(page.locator("[name='v-0-cards']")).to_have_value("245")
    expect(page.locator("[name='v-0-hand']")).to_have_value("35")
    expect(page.locator("#row-0 output")).to_contain_text("+1910")

    # The other side has one red three and no canasta, which nobody says: it is begun, so its blanks are zeros.
    theirs = Taps(page)
    theirs.choose("v-1-red3", "1")
    for blank in ("natural", "mixed"):
        expect(page.locator(f"[name='v-1-{blank}'][value='0']")).to_be_checked()
    theirs.on(page.locator("[name='v-1-cards']"))
    theirs.points(100, 40)
    theirs.points(0, 85)
    expect(page.locator("#row-1 output")).to_contain_text("+155")

    shared.on(page.locator(".tally-end .primary"))
    expect(page.locator(".score-row .score")).to_have_text(["1910", "155"])
    assert ours.count + shared.count / 2 <= 10, ours.count
    assert theirs.count + shared.count / 2 <= 10, theirs.count


def test_the_sheet_says_that_points_are_meant(phone_at: Callable[..., Page]) -> None:
    for language, cards, hand in (
        ("en", "Points of melded cards, also in canastas, no bonuses", "Points left in hands"),
        ("ko", "내려놓은 카드 점수 (카나스타 카드 포함, 보너스 제외)", "손에 남은 카드 점수"),
        ("ja", "出したカードの点（カナスタのカードも、ボーナスなし）", "手札に残った点"),
    ):
        page = sheet(phone_at, "race", language=language)
        expect(page.locator(".sums").first.locator("label")).to_contain_text([cards, hand])
        page.locator("[name='v-0-cards']").tap()
        expect(page.locator("#sum-pad .sum-of")).to_contain_text(cards)
        assert page.evaluate(SMALL, "#sum-pad button") == []
        pad = page.locator("#sum-pad").bounding_box()
        assert pad
        assert 0 <= pad["x"] <= pad["x"] + pad["width"] <= 360
        assert page.evaluate(FITS)


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_an_answer_moves_no_other_box_of_the_sheet(phone_at: Callable[..., Page], language: str) -> None:
    page = sheet(phone_at, "tally", language=language)
    rows = "fieldsets => fieldsets.map(box => Math.round(box.getBoundingClientRect().y))"
    places = page.locator("#tally fieldset").evaluate_all(rows)
    page.locator("[name=one-queen][value='2']").check(force=True)
    expect(page.locator(".kept-note")).to_be_attached()
    assert page.locator("#tally fieldset").evaluate_all(rows) == places
    page.locator("[name=clear]").click()
    expect(page.locator(".kept-note")).to_have_count(0)


LATE = """answers => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await fetched(...asked);
        await new Promise(done => { window.arrive = done; });
        window.fetch = fetched;
        return answer;
    };
}"""
"""Hold back the next answer until `arrive` is called."""


def test_points_that_are_being_typed_outlast_a_late_answer(phone_at: Callable[..., Page]) -> None:
    page = sheet(phone_at, "counted")
    page.evaluate(LATE)
    page.locator("[name='one-out'][value='0']").check()
    points = page.locator("[name='v-0-cards']")
    points.click()
    points.fill("")
    page.keyboard.type("38")
    page.evaluate("arrive()")
    expect(page.locator("[name='v-0-concealed']")).to_be_attached()  # the answer asks for it, above the points
    expect(points).to_be_focused()
    page.keyboard.type("5")
    expect(points).to_have_value("385")


SHOWN = """() => Object.fromEntries([...document.querySelectorAll('#tally input')]
    .filter(b => b.name && !b.name.startsWith('was-') && b.type !== 'hidden')
    .filter(b => b.type === 'number' ? b.value : b.checked).map(b => [b.name, b.value]))"""
ROUNDS = {
    "tally": (("v-1-hearts", "0"), ("v-1-hearts", "2"), ("v-3-hearts", "1")),
    "counted": (("v-0-natural", "1"), ("v-0-natural", "2"), ("v-1-mixed", "1")),
}
"""A field that is tapped twice, with its values, and another field."""


def tap(page: Page, selector: str) -> dict[str, str]:
    """Tap something on the sheet; return the fields that the phone sent."""
    with page.expect_response(lambda answer: answer.url.endswith("/tally-fill")) as got:
        page.locator(selector).first.evaluate("box => box.click()")
    got.value.finished()
    page.wait_for_timeout(250)
    sent = parse_qs(got.value.request.post_data or "")
    return {name: values[0] for name, values in sent.items() if name.startswith(("v-", "one-"))}


def pick(page: Page, name: str, value: str) -> dict[str, str]:
    return tap(page, f"#tally [name='{name}'][value='{value}']")


@pytest.mark.parametrize("table", ROUNDS)
def test_a_cleared_sheet_shows_and_sends_nothing(phone_at: Callable[..., Page], table: str) -> None:
    (name, first), (_, second), (other, value) = ROUNDS[table]
    page = sheet(phone_at, table)
    tap(page, "#tally [name=clear]")
    pick(page, name, first)
    pick(page, name, second)
    tap(page, "#tally [name=clear]")
    assert page.evaluate(SHOWN) == {}
    assert name not in pick(page, other, value)
    tap(page, "#tally [name=clear]")


def test_a_shortcut_is_shown_and_sent(phone_at: Callable[..., Page]) -> None:
    page = sheet(phone_at, "tally")
    tap(page, "#tally [name=clear]")
    pick(page, "v-1-hearts", "0")
    pick(page, "v-1-hearts", "2")
    tap(page, "#tally .shortcuts button")
    moon = {"one-queen": "0", "v-0-hearts": "13", "v-1-hearts": "0", "v-2-hearts": "0", "v-3-hearts": "0"}
    assert page.evaluate(SHOWN) == moon
    expect(page.locator(".tally-end .primary")).to_be_enabled()
    tap(page, "#tally [name=clear]")


@pytest.mark.parametrize("table", ROUNDS)
def test_two_phones_show_one_sheet(phone_at: Callable[..., Page], table: str) -> None:
    (name, first), (_, second), (other, value) = ROUNDS[table]
    one, two = sheet(phone_at, table), sheet(phone_at, table, 1)
    tap(one, "#tally [name=clear]")
    pick(one, name, first)
    pick(one, name, second)
    two.reload()
    two.wait_for_load_state()
    pick(two, name, first)
    pick(one, other, value)
    assert one.evaluate(SHOWN)[name] == first, "what the other phone has put right"
    assert pick(two, other, value)[name] == first
    tap(one, "#tally [name=clear]")
