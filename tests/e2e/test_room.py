"""Room on small screens and on the board: nothing is cut off, covered or out of reach, on a phone on its side, in text
of double size, with long names, in each language.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from referee.texts.catalog import LANGUAGES
from tests.e2e.accessible import DOUBLE, FITS, overlaps
from tests.e2e.driver import Tables

ANN, BO, CY = range(3)
COVERED = """what => [...document.querySelectorAll(what)].filter(element => element.checkVisibility())
    .filter(element => {
        const box = element.getBoundingClientRect();
        return [.08, .5, .92].some(part => {
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
            return !top || !(element.contains(top) || top.contains(element) && top.matches('label'));
        });
    }).map(element => element.outerHTML.slice(0, 90))"""
"""Finds what something else lies over, or what has to be scrolled to."""
CUT = """what => [...document.querySelectorAll(what)]
    .filter(element => element.checkVisibility({visibilityProperty: true}))
    .filter(element => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    .map(element => `${what}: ${element.textContent.trim().replace(/\\s+/g, ' ')}`)"""
"""Finds elements whose text does not fit into them."""
OUT = """([what, within]) => [...document.querySelectorAll(what)].filter(element => element.checkVisibility())
    .filter(element => {
        const room = (element.closest(within) ?? document.querySelector(within)).getBoundingClientRect();
        const box = element.getBoundingClientRect();
        return box.left < room.left - 1 || box.right > room.right + 1
            || box.top < room.top - 1 || box.bottom > room.bottom + 1;
    }).map(element => `${what} in ${within}: ${element.outerHTML.slice(0, 90)}`)"""
"""Finds elements that stick out of what holds them, or of the zone beside them."""
KEYS = "#cards :is(button, label)"


@pytest.fixture(params=LANGUAGES)
def shown(request: pytest.FixtureRequest, taken: Callable[[], Page], tables: Tables) -> Callable[..., Page]:
    """Return a function that shows a table to one person, on one phone in each language."""
    page = taken()

    def show(table: str, who: int) -> Page:
        tables.give(page.context, who, request.param)
        page.goto(f"{tables.url}/{tables.codes[table]}/play", wait_until="domcontentloaded")
        return page

    return show


@pytest.mark.promise("A hand that is counted or shown")
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("table", "who"), [("out", CY), ("uno-hand", BO), ("asked", ANN)])
def test_every_key_of_a_hand_can_be_tapped_without_scrolling(
    phone_at: Callable[..., Page], table: str, who: int, language: str
) -> None:
    page = phone_at(table, who, language)
    assert page.evaluate(COVERED, f"{KEYS}, .of-sides .meld") == []
    page.evaluate(DOUBLE)
    assert page.evaluate(COVERED, KEYS) == []


@pytest.mark.promise("A hand that is counted or shown")
@pytest.mark.parametrize("table", ["five", "six"])
def test_no_card_of_a_trick_lies_on_another(phone_at: Callable[..., Page], table: str) -> None:
    page = phone_at(table, BO)
    for width, height in ((360, 640), (390, 844), (640, 360), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert overlaps(page, ".felt .card-face", 1) == [], width


@pytest.mark.promise("A hand that is counted or shown")
def test_on_a_phone_on_its_side_the_table_shows_its_cards(phone_at: Callable[..., Page]) -> None:
    for table, who, language in (("four", CY, "ja"), ("asked", CY, "en"), ("stacked", CY, "ko"), ("behind", BO, "en")):
        page = phone_at(table, who, language)
        page.set_viewport_size({"width": 640, "height": 360})
        assert page.evaluate(OUT, ["#middle :is(.card-face, .called, .owed-count), .way", ".table"]) == [], table


@pytest.mark.promise("A hand that is counted or shown")
def test_everybody_in_the_lobby_can_be_tapped(phone_at: Callable[..., Page]) -> None:
    page = phone_at("coming-five", BO, path="")
    for width, height, size in ((360, 640, "200%"), (640, 360, "")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert page.evaluate(COVERED, ".ring-seat") == []


@pytest.mark.promise("On the smallest phone and the board")
def test_nothing_is_cut_in_play(shown: Callable[..., Page]) -> None:
    faults: list[str] = []
    people = [("long", ANN), ("long", CY), ("long-count", CY), ("long-over", ANN)]
    people += [(table, BO) for table in ("draw", "scored", "race")]
    for table, who in people:
        page = shown(table, who)
        for what in (".told-line > span", ".undo small", ".band .turn:is(.won, .over) strong"):
            faults += page.evaluate(CUT, what)
        for what in ((".dealer", ".chip"), (".dealer", ".table"), (".chip .you", ".chip"), (".undo small", ".undo")):
            faults += [f"{table}: {fault}" for fault in page.evaluate(OUT, list(what))]
        page.evaluate(DOUBLE)
        for what in ((".undo small", ".undo"), (".chip .you", ".chip"), (".chip .hand", ".chip"), (".named", ".table")):
            faults += [f"{table}, large: {fault}" for fault in page.evaluate(OUT, list(what))]
    assert faults == []


@pytest.mark.promise("On the smallest phone and the board")
def test_who_counts_sees_what_everybody_has(shown: Callable[..., Page]) -> None:
    standings = ".won strong, .score-row :is(.score, .gained, .needs), .pad .button, .score-night"
    rungs = {"race": 0, "scored": 0, "points": 0, "long-count": 4, "tricked": 4, "between": 4, "over": 1}
    for table, people in rungs.items():
        page = shown(table, CY if table.startswith("long") else ANN)
        expect(page.locator(".rungs li")).to_have_count(people)
        assert page.evaluate(CUT, f".rungs li, .stair, {standings}") == [], table
        assert page.evaluate(OUT, [".rungs li, .stair, .score-row", ".table"]) == [], table
        assert page.evaluate(OUT, [".rungs li", ".ladder"]) == [], table
    assert page.locator(".stair bdi").all_inner_texts() == ["Bo", "Ann", "Di"]
    blocks = [page.locator(f".stair.place-{place} .block").bounding_box() for place in (1, 2, 3)]
    assert blocks[0]
    assert all(block and block["height"] < blocks[0]["height"] for block in blocks[1:])


@pytest.mark.promise("On the smallest phone and the board")
def test_a_card_that_calls_can_be_seen_while_its_suit_is_called(shown: Callable[..., Page]) -> None:
    for table in ("long-jack", "wish"):
        page = shown(table, ANN)
        expect(page.locator(".notice .choice .suit").first).to_be_visible()
        card, notice = page.locator("#middle .card-face").bounding_box(), page.locator(".notice").bounding_box()
        assert card
        assert notice
        assert card["y"] + 0.4 * card["height"] < notice["y"], "the rank and the suit in its corner"


@pytest.mark.promise("On the smallest phone and the board")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_that_is_not_live_makes_room_for_saying_so(
    taken: Callable[[], Page], tables: Tables, language: str
) -> None:
    page = taken()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.route("**/stream*", lambda route: route.abort())
    tables.give(page.context, 9, language)
    page.goto(f"{tables.url}/{tables.codes['long']}/board", wait_until="domcontentloaded")
    page.evaluate("document.documentElement.classList.add('not-live')")
    banner = page.locator(".not-live-note").bounding_box()
    assert banner
    assert not page.evaluate(CUT, ".not-live-note, #board-last .event")
    for what in ("#board-last li", ".board-aside"):
        box = page.locator(what).first.bounding_box()
        assert box
        assert banner["y"] + banner["height"] <= box["y"]
    assert not page.evaluate(OUT, [".board-page :is(p, b, .face, .card-face, .qr)", "body"])


def test_no_name_is_parted_from_its_particle(phone_at: Callable[..., Page]) -> None:
    page = phone_at("turn", ANN, "ko")
    lines = """name => {
        const text = document.createElement('p');
        text.innerHTML = `투표 결과: <bdi>${name}</bdi>가 받은 1장`;
        document.body.append(text);
        const particle = document.createRange(), faults = [];
        particle.setStart(text.lastChild, 0);
        particle.setEnd(text.lastChild, 1);
        for (let width = 80; width < 240; width += 5) {
            text.style.width = `${width}px`;
            if (particle.getBoundingClientRect().left < text.getBoundingClientRect().left + 1) faults.push(width);
        }
        return faults;
    }"""
    assert [page.evaluate(lines, name) for name in ("할머니", "さくら", "Ann")] == [[], [], []]


@pytest.mark.parametrize("table", ["race", "scored", "points"])
def test_standings_fill_the_table_and_the_sheet_is_the_button(phone_at: Callable[..., Page], table: str) -> None:
    page = phone_at(table, ANN)
    expect(page.locator(".score-row").first).to_be_visible()
    assert page.evaluate(FITS)
    size_of = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    total, gained = (page.locator(f".score-row .{what}").first.evaluate(size_of) for what in ("score", "gained"))
    assert total > 1.5 * gained
    areas = page.evaluate(
        "[...document.querySelectorAll('.pad .button, .pad summary, .bottom button')]"
        ".filter((one) => one.checkVisibility())"
        ".map((one) => [one.offsetWidth * one.offsetHeight, one.getAttribute('href')])"
    )
    assert max(areas)[1] == "tally"
    expect(page.locator("#asks-call button")).to_have_count(0)
    page.locator("#more summary").tap()
    expect(page.locator("#asks-table .ask-time-out")).to_be_visible()
