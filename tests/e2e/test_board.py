"""The board in a browser: nothing overlaps or needs scrolling, and it follows the table by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from referee.texts.catalog import LANGUAGES
from tests.e2e.accessible import faults_of_buttons, overlaps
from tests.e2e.driver import Tables, post_line

SIZES = ((1280, 720), (1920, 1080))
SCREENS = (
    *("empty", "coming", "crowd", "deal", "turn", "wish", "timeout", "vote", "count", "over", "ended"),
    *("uno", "four", "stacked", "dark", "attack", "trick", "six", "passing", "scored", "draw", "full", "out", "race"),
    *("kept", "other"),
)
"""Tables of `evening_server` in the states that the board draws differently."""
WORDIEST = ("crowd", "vote", "count", "four", "dark", "over")
"""Those with the most words, seen in every language; the others in one."""
INSIDE = """() => {
    const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    const out = [...document.querySelectorAll('.board-page :is(p, h2, li, b, .face, .card-face, .qr)')]
        .filter(element => {
            const box = element.getBoundingClientRect();
            if (box.left >= wide && element.closest('#board-last')) return false;  // an old line without room
            return element.checkVisibility() && !element.closest('.hidden') && box.width &&
                (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1);
        });
    const scrolls = document.documentElement.scrollHeight > high || document.documentElement.scrollWidth > wide;
    return [...(scrolls ? ['the page scrolls'] : []), ...out.map(element => element.outerHTML.slice(0, 120))];
}"""
"""Finds what does not fit on the screen."""
SEAT = """count => {
    const ring = document.querySelector('.ring'), seats = ring.querySelector('.seats');
    ring.className = `ring n-${count} ${count <= 4 ? 'large' : count <= 6 ? 'usual' : count <= 10 ? 'small' : 'tiny'}`;
    const one = seats.children[0].cloneNode(true);
    one.querySelector('bdi').textContent = 'Maximilian';
    seats.replaceChildren(...Array.from({length: count}, (_, at) => {
        const seat = one.cloneNode(true);
        seat.className = `seat p-${at}`;
        return seat;
    }));
}"""
"""Seats so many people round the table."""

ROUND = ".seat, .pile > *, .board-join, #board-last li, .board-head"
BESIDE = """.here li, .lobby .asks, .seat, .trick .lies, .board-aside section, .board-join > *, #board-last li,
    .board-head"""
"""What lies on a board, and what is said beside the people."""


@pytest.fixture
def board(taken: Callable[[], Page], tables: Tables) -> Callable[..., Page]:
    """Return a function that opens the board of a table, in a language and a theme; a `live` one follows the table."""
    page = taken()
    page.set_viewport_size({"width": 1280, "height": 720})

    def opened(table: str, language: str = "en", theme: str = "light", *, live: bool = False) -> Page:
        if not live:
            page.route("**/stream*", lambda route: route.abort())
        tables.give(page.context, 9, language, theme)
        page.goto(f"{tables.url}/{tables.codes[table]}/board", wait_until="domcontentloaded")
        return page

    return opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_fits_on_its_screen(board: Callable[..., Page], language: str) -> None:
    faults, at = [], LANGUAGES.index(language)
    for name in [name for number, name in enumerate(SCREENS) if number % 3 == at or name in WORDIEST]:
        page = board(name, language, "dark" if language == "ko" else "light")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"{name} at {width}: {fault}" for fault in page.evaluate(INSIDE)]
        faults += [f"{name}: {fault}" for fault in faults_of_buttons(page)]
    assert faults == []


def test_seats_on_the_board_never_overlap(board: Callable[..., Page]) -> None:
    page = board("attack")
    for count in (*range(2, 11), 16, 20):
        page.evaluate(SEAT, count)
        assert page.locator(".seat").count() == count
        assert overlaps(page, ROUND) == [], count


@pytest.mark.promise("What a board says beside the people")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_beside_the_people_covers_nobody(board: Callable[..., Page], language: str) -> None:
    for name in ("coming-five", "crowd", "five", "six", "trick", "merciful"):
        assert overlaps(board(name, language), BESIDE) == [], name


def test_the_next_seat_to_the_left_is_the_next_one_clockwise(board: Callable[..., Page]) -> None:
    page = board("turn")
    ann, bo, cy, di = (seat.bounding_box() for seat in page.locator(".seat").all())
    assert ann is not None and bo is not None and cy is not None and di is not None  # noqa: PT018
    assert bo["x"] < ann["x"] < di["x"]
    assert cy["y"] < bo["y"] < ann["y"]


def test_who_sits_down_appears_in_the_lobby_at_once(
    tables: Tables, board: Callable[..., Page], taken: Callable[[], Page]
) -> None:
    page = board("empty", live=True)
    expect(page.locator(".lobby h2")).to_have_text("One Card")
    expect(page.locator(".here .name")).to_have_text(["scan and type your name"])
    guest = taken()
    guest.goto(f"{tables.url}/{tables.codes['empty']}")
    guest.locator("[name=name]").first.fill("민아")
    guest.locator("[name=name]").first.press("Enter")
    expect(page.locator(".here .name")).to_have_text(["민아", "scan and type your name"])
    expect(page.locator(".here li:first-child .face use")).to_have_count(1)
    expect(page.locator(".asks")).to_contain_text("Waiting for 1 more")


LISTENS = """() => {
    window.said = [];
    speechSynthesis.speak = utterance => window.said.push([utterance.lang, utterance.text]);
    speechSynthesis.getVoices = () => [{lang: 'ko-KR', name: 'one'}];
    SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""
"""Lets the page have a Korean voice, and writes down what it says."""
AUDIO = """() => {
    window.audio = [];
    AudioContext = class extends AudioContext {
        constructor() { super(); this.addEventListener('statechange', () => window.audio.push(this.state)); }
    };
}"""
"""Writes down when the audio device is used, and when it rests again."""


def test_a_highlight_is_shown_once_for_two_seconds_and_said_aloud_only_if_somebody_wants_it(
    board: Callable[..., Page], phone_at: Callable[..., Page]
) -> None:
    page, ann = board("loud", live=True), phone_at("loud", 0)
    large = page.locator("#board-highlight")
    expect(page.locator(".whose")).to_contain_text("Ann")
    page.wait_for_load_state()
    page.evaluate(LISTENS)
    post_line(ann, "plays 9H saying one")
    expect(large).to_be_visible()
    expect(large).to_contain_text("One Card!")
    expect(large).to_be_hidden()
    ann.evaluate("document.querySelector('#headline').innerHTML = '<p class=\"highlight\">One Card!</p>'")
    expect(ann.locator(".highlight")).to_have_css("opacity", "0")  # also where a phone moves nothing
    assert page.evaluate("window.said") == [], "nobody switched it on"
    page.reload()
    expect(page.locator(".highlight")).to_have_count(1)
    expect(large).to_be_hidden()
    page.evaluate(LISTENS)
    page.evaluate(AUDIO)
    page.locator("[data-switch=voice]").click()
    expect(page.locator("[data-no-voice]")).to_have_text("This device has no English voice.")
    page.evaluate("speechSynthesis.getVoices = () => [{lang: 'en-GB', name: 'two'}]")
    page.locator("[data-switch=voice]").click()
    page.locator("[data-switch=voice]").click()
    expect(page.locator("[data-no-voice]")).to_be_hidden()
    page.evaluate("() => { window.audio.length = 0; }")
    page.locator("[data-switch=sounds]").click()
    page.wait_for_function("() => window.audio.includes('running') && window.audio.at(-1) === 'suspended'")
    post_line(phone_at("loud", 1), "plays 2H")
    expect(page.locator(".attack")).to_have_text("+2")
    page.wait_for_function("() => window.said.some(([, text]) => text === 'Cy, 2 cards!')")
