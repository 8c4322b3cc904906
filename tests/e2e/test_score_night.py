"""A night that only keeps score, by thumb: standings and the sheet on the phone's screen, and the taps of a side."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

SIZES = ({"width": 360, "height": 640}, {"width": 390, "height": 844})
TARGET = 44
"""Least size of what a thumb taps, in pixels."""
LANGUAGES = ("en", "ko", "ja")


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
    page = phone_at("counted", 0)
    shared = Taps(page)
    shared.on(page.locator("#asks-main a[href=tally]"))
    page.wait_for_url("**/tally")
    page.wait_for_load_state()  # the script is loaded

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
        page = phone_at("race", 0, language)
        page.goto(page.url.replace("/play", "/tally"))
        expect(page.locator(".sums").first.locator("label")).to_contain_text([cards, hand])
        page.locator("[name='v-0-cards']").tap()
        expect(page.locator("#sum-pad .sum-of")).to_contain_text(cards)
        assert small(page, "#sum-pad button") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def small(page: Page, where: str) -> list[str]:
    """Return what is too small to be tapped, or sticks out of the screen."""
    found = page.evaluate(
        """([where, least]) => [...document.querySelectorAll(where)].filter((one) => {
          if (!one.checkVisibility()) return false;
          const box = one.getBoundingClientRect();
          return box.height < least - 0.5 || box.width < least - 0.5 || box.left < 0 || box.right > innerWidth + 0.5;
        }).map((one) => one.outerHTML.slice(0, 120))""",
        [where, TARGET],
    )
    return list(found)
