"""Every page on the smallest phone: axe reports nothing, and nothing is cut off."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.texts.catalog import LANGUAGES
from tests.e2e.accessible import DOUBLE, FITS, bring_axe, faults_by_axe, faults_of_buttons
from tests.e2e.driver import PATIENCE, Tables

PAGES = (
    *("/", "/new", "/{over}/next", "/new/one", "/new/onecard?find=7", "/house"),
    *("/house/one/send?house=decks%3D3&name=Oma", "/rules/one", "/rules?find=joker+on+ace"),
    *("/rules/one/example/one/3?at=shed.wild&step=1", "/{turn}/play", "/{deal}/play", "/{wish}/play"),
    *("/{timeout}/play", "/{vote}/play", "/{count}/play", "/{over}/play", "/{attack}/play", "/{several}/play"),
    *("/{cut}/play", "/{uno}/play", "/{stacked}/play", "/{turned}/play", "/{dark}/play", "/{dark}/story"),
    *("/{dark}/catch-up", "/{trade}/play", "/{merciless}/play", "/{merciful}/play", "/{machine}/play", "/{opens}/play"),
    *("/{shooting}/play", "/{penalized}/play", "/{passing}/play", "/{following}/play", "/{trick}/play"),
    *("/{settled}/play", "/{scored}/play", "/{six}/play", "/{tally}/tally", "/{tally}/totals"),
    *("/{scored}/tally?edit=2", "/{scored}/scores", "/{scored}/part?round=1&seat=0", "/{scored}/board"),
    *("/{crowd}/board", "/{ended}/board", "/{vote}/board", "/{trick}/board", "/{attack}/board", "/{four}/play"),
    *("/{asked}/play", "/{saw}/play", "/{first}/play", "/{draw}/play", "/{meld}/play", "/{taken}/play", "/{full}/play"),
    *("/{leave}/play", "/{out}/play", "/{full}/board", "/{race}/play", "/{race}/tally", "/{race}/scores"),
    *("/{race}/catch-up", "/{race}/part?round=1&seat=1", "/{draw}/catch-up", "/{turn}/story", "/{turn}/why/3"),
    *("/{turn}/from?fact=hand.Cy", "/{turn}/given?seat=1", "/{over}/place?seat=2"),
    *("/nights/{over}/sum?who=Bo&what=places", "/{over}/scores", "/{count}/scores", "/{turn}/penalties"),
    *("/{turn}/catch-up", "/{turn}/ask", "/{attack}/ask?who=0&q=plays 2C", "/{following}/ask?set=lying 9D; turn Ann"),
    *("/ask", "/ask/canasta", "/{turn}/film?line=5", "/{settled}/film?line=9", "/{turn}/moment?line=5", "/record"),
    *("/help", "/{turn}/menu", "/{turn}/share", "/{over}/sheet"),
    *("/nights/{over}", "/nights/{over}/picture", "/{over}/board", "/XXXX", "/standings?since=2026-01-01"),
    *("/standings", "/standings/sheet"),
    *("/standings/files", "/people/1", "/standings/seasons/1", "/people/1/games?what=rounds", "/club"),
    *("/club/new/hearts", "/club/{club}", "/club/{club}/board", "/club/{club}/board?step=2", "/{clubbed}/play"),
    "/{clubbed}/watch",
)
OPENED = ("/standings", "/people/1", "/standings/sheet")
"""Pages of a season, which are seen with everything open: its pictures have their numbers there."""
MOST_SEEN = (
    *("/{turn}/film?line=5", "/{turn}/moment?line=5", "/record"),
    *("/", "/new", "/new/one", "/{turn}/play", "/{attack}/play", "/{trick}/play", "/{meld}/play", "/{tally}/tally"),
    *("/{over}/scores", "/{turn}/menu", "/{turn}/story", "/{turn}/catch-up", "/rules/one"),
    *("/club/{club}", "/rules/one/example/one/3?at=shed.wild&step=1"),
    *("/{attack}/ask?who=0&q=plays 2C", "/ask/canasta"),
)
"""A page of each kind, shown in two languages and with text of double size."""
TURN, PAD = ("#turn", "#middle :is(.pile, .card-face)"), ("#cards .ranks", "#cards .suits", "#asks-main button")
MELD, LONE = (*TURN, ".build .ranks", ".card-row"), ".card-row.lone"
TRICK = ("#turn", ".around", "#middle", "#cards .obliges", "#cards .ranks")
NEEDED = {
    **dict.fromkeys(
        ("turn", "several", "attack", "uno", "stacked", "saw", "dark", "merciless", "merciful"), (*TURN, *PAD)
    ),
    **dict.fromkeys(("first", "meld", "full"), (*MELD, LONE)),
    "taken": (*MELD, ".building .done"),
    "draw": (*TURN, "#asks-main button ~ button"),
    **dict.fromkeys(("following", "opens", "passing", "shooting", "penalized"), TRICK),
}
"""The elements that a person on turn needs in each of these states, from top to bottom, seen without scrolling."""
BARS = ".bar :is(a, summary), .bottom button, .more > summary"
OUTSIDE = """what => [...document.querySelectorAll(what)].filter(element => element.checkVisibility())
    .filter(element => {
        const box = element.getBoundingClientRect();
        return box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1
            || element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 6;
    }).map(element => element.outerHTML.slice(0, 120))"""
CUT_OFF = """needed => {
    const bottom = document.querySelector('.bottom').getBoundingClientRect(), faults = [];
    const column = !needed.some(what => what.startsWith('#cards'));  // a pad has its suits beside the ranks
    let above = 0;
    for (const what of needed) {
        const element = [...document.querySelectorAll(what)].find(candidate => candidate.checkVisibility());
        if (!element) { faults.push(`${what} is missing`); continue; }
        const box = element.getBoundingClientRect();
        const zone = element.closest('.deck, #asks-main, .middle, .table, .band').getBoundingClientRect();
        if (box.bottom > bottom.top + 1) faults.push(`${what} lies under the bottom`);
        if (box.top < zone.top - 1 || box.bottom > zone.bottom + 1) faults.push(`${what} is cut off by its zone`);
        if (column && box.top + 1 < above) faults.push(`${what} is covered`);
        above = box.bottom;
    }
    return document.documentElement.scrollHeight > innerHeight ? [...faults, 'the page scrolls'] : faults;
}"""
"""Finds what is wrong with the first elements of some selectors, which stand one below the other above the bar."""


@pytest.fixture(scope="module")
def pages(browser: Browser, tables: Tables) -> Iterator[dict[str, Page]]:
    """Open a page of Ann's phone in each language, each with another theme, for all addresses, as new pages would cost
    twice the time. Motion is off, so that nothing is checked while it fades in.
    """
    made = {}
    for language, theme in zip(LANGUAGES, ("light", "dark", "night"), strict=True):
        context = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
        context.set_default_navigation_timeout(1000 * PATIENCE)  # the first search reads every game's rules
        tables.give(context, 0, language, theme)
        bring_axe(context)
        made[language] = context.new_page()
    yield made
    for page in made.values():
        page.context.close()


@pytest.fixture(scope="module")
def unscripted(browser: Browser, tables: Tables) -> Iterator[dict[str, Page]]:
    """Open a page in each language without JavaScript, which no layout needs: it loads in two thirds of the time."""
    made = {}
    for language in LANGUAGES:
        context = browser.new_context(java_script_enabled=False)
        tables.give(context, 0, language)
        made[language] = context.new_page()
    yield made
    for page in made.values():
        page.context.close()


def shown(page: Page, tables: Tables, path: str) -> Page:
    page.set_viewport_size({"width": 1280, "height": 720} if "board" in path else {"width": 360, "height": 640})
    address = tables.url + path.format(**tables.codes)
    answer = page.goto(address) or page.goto(address)  # the page that is left may go on by itself just then
    assert answer is not None
    assert answer.status in (200, 404)
    if page.locator("main > progress").count():  # such a page goes on by itself, also while it is left
        expect(page.locator("main > progress")).to_have_count(0)
        page.wait_for_load_state()
    return page


@pytest.mark.promise("An ordinary turn, a card of a trick", "Every page passes axe in one of the three")
@pytest.mark.parametrize(("number", "path"), tuple(enumerate(PAGES)), ids=PAGES)
def test_every_page_is_accessible_and_nothing_is_cut_off(
    tables: Tables, pages: dict[str, Page], unscripted: dict[str, Page], number: int, path: str
) -> None:
    faults = []
    needed = NEEDED.get(path.removeprefix("/{").removesuffix("}/play"))
    often = path in MOST_SEEN or needed is not None
    for language in LANGUAGES:
        by_axe = language == LANGUAGES[number % 3]  # axe asks nothing of words
        if not by_axe and (not often or language == LANGUAGES[(number + 1) % 3]):
            continue
        page = shown((pages if by_axe else unscripted)[language], tables, path)
        if path in OPENED:
            page.evaluate("document.querySelectorAll('details').forEach(element => element.open = true)")
        if by_axe:
            # of the others' colours only the tokens are held, in every theme (test_tokens)
            faults += [f"{language}: {fault}" for fault in faults_by_axe(page, contrast=often or "board" in path)]
        if not page.evaluate(FITS):
            faults.append(f"{language}: wider than the screen")
        faults += [f"{language}: {fault}" for fault in faults_of_buttons(page)]
        for width, height in ((320, 568), (360, 640)) if needed else ():
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"{language}, {width} wide: {fault}" for fault in page.evaluate(CUT_OFF, needed)]
        if path in MOST_SEEN or needed:
            page.evaluate(DOUBLE)
            if path in MOST_SEEN and not page.evaluate(FITS):
                faults.append(f"{language}: text of double size is wider than the screen")
            outside = page.evaluate(OUTSIDE, BARS) if needed else []
            faults += [f"{language}: outside the bar, in double size: {element}" for element in outside]
    assert faults == []


ASIDE = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const [table, pad, bar] = ['.table', '.pad', '.bottom'].map(box);
    return table.right <= pad.left + 1 && table.height > 200 && pad.bottom <= bar.top + 1
        && bar.bottom <= innerHeight + 1;
}"""


@pytest.mark.parametrize("table", ["turn", "deal", "uno", "merciless", "trick", "meld", "over"])
def test_on_its_side_the_table_lies_left_and_the_pad_right(
    tables: Tables, unscripted: dict[str, Page], table: str
) -> None:
    page = shown(unscripted["ko"], tables, f"/{{{table}}}/play")
    for width, height in ((640, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(ASIDE)
        assert page.evaluate(FITS)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"


RARE, UNDO = ".more > summary", "#undo button"
PLAYED = ("turn", "behind", "wish", "uno", "other", "passing", "following", "trick", "draw", "meld", "scored", "over")
"""Tables of every family of games, of somebody who plays, waits, is asked, counts and is done."""


@pytest.mark.promise("What opens the rare acts stands")
def test_the_rare_acts_stand_at_one_place_in_every_game(tables: Tables, unscripted: dict[str, Page]) -> None:
    page = unscripted["ja"]
    places: dict[tuple[int, int], list[object]] = {(360, 640): [], (640, 360): []}
    for table in PLAYED:
        shown(page, tables, f"/{{{table}}}/play")
        for (width, height), found in places.items():
            page.set_viewport_size({"width": width, "height": height})
            rare, undo = (page.locator(selector).bounding_box() for selector in (RARE, UNDO))
            found.append((rare, undo))
            assert rare
            assert undo
            assert undo["x"] + undo["width"] < rare["x"]
            assert rare["x"] + rare["width"] <= width
            assert rare["height"] >= 44
            assert rare["y"] + rare["height"] <= height
    for found in places.values():
        assert found == [found[0]] * len(PLAYED)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)])
def test_qr_and_code_are_seen_whole_at_once(tables: Tables, unscripted: dict[str, Page], size: tuple[int, int]) -> None:
    for page in unscripted.values():
        shown(page, tables, "/{turn}/share")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        boxes = [page.locator(selector).bounding_box() for selector in (".share-page .qr-box", ".code-big", ".address")]
        assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= size[1] for box in boxes)
        qr, code, _ = boxes
        assert qr
        assert code
        assert qr["width"] > min(size) / 2
        assert size[0] < size[1] or qr["x"] + qr["width"] <= code["x"], "beside each other"


@pytest.mark.promise("An ordinary turn, a card of a trick")
def test_a_round_sheet_fits_one_screen(tables: Tables, unscripted: dict[str, Page]) -> None:
    for page in unscripted.values():
        shown(page, tables, "/{tally}/tally")
        page.evaluate("document.querySelector('noscript').remove()")  # these pages have no scripts
        assert page.evaluate("document.documentElement.scrollHeight") <= 641


def test_a_dispute_is_settled_by_the_rulebook_without_a_reload(tables: Tables, pages: dict[str, Page]) -> None:
    page = shown(pages["ko"], tables, "/rules/onecard")
    page.locator("[name=find]").fill("조커 막기")
    first = page.locator(".hits > li").first
    expect(first).to_contain_text("조커와 ♠︎A")
    first.locator(".worked a").first.click()
    onward = first.locator(".walk .steps a").last
    expect(first.locator(".walk .at")).to_contain_text("0/")
    onward.focus()
    page.keyboard.press("Enter")
    expect(first.locator(".walk .at")).to_contain_text("1/")
    expect(first.locator(".walk .verdict")).to_have_count(1)
    expect(onward).to_be_focused()
    assert page.evaluate(FITS)
    page.locator("[name=find]").fill("xyzzy")
    expect(page.locator("#found .answer")).to_contain_text("xyzzy")


def test_a_rule_is_found_changed_and_saved_without_a_reload(tables: Tables, pages: dict[str, Page]) -> None:
    page = shown(pages["en"], tables, "/new/one")
    switches = page.locator("fieldset.switch:visible")
    page.route("**/look", lambda _: None, times=1)  # no answer comes to what was typed first
    with page.expect_request("**/look"):
        page.locator("[name=find]").fill("jack")
    page.locator("[name=find]").fill("jack on")
    expect(switches).to_have_count(1)
    switches.locator("input:not(:checked)").check(force=True)
    expect(page.locator("#mark-jack_on_any")).to_have_text("changed")
    expect(page.locator("#differs")).to_contain_text("Jack on anything")
    page.locator("[name=find]").fill("")
    expect(page.locator("details.group[open]")).to_have_count(0)
    page.locator("[name=only]").check()
    expect(switches).to_have_count(1)
    page.locator("summary", has_text="Save or send").click()
    page.locator("[name=name]").fill("Grandma’s")
    page.locator("[name=name]").press("Enter")
    expect(page.locator("#mark-jack_on_any")).to_have_text("changed")
    assert page.url.partition("#")[0].endswith("/new/one"), "Enter starts nothing"
    page.locator("[value=keep-new]").click()
    saved = page.locator("a.kept[aria-current=true]")
    expect(saved).to_have_text("Grandma’s")
    expect(saved).to_have_css("position", "static")


FOREIGN = """<iframe src="{url}/play"></iframe>
<form method="post" action="{url}/enter"><input name="text" value="says foreign"><button>send</button></form>"""
INJECTED = """() => new Promise(done => {
    addEventListener('securitypolicyviolation', () => done('refused'));
    setTimeout(done, 5000, 'run');
    const script = document.createElement('script');
    script.textContent = 'window.injected = 1';
    document.body.append(script);
})"""
READ = "url => fetch(url, {credentials: 'include'}).then(() => 'read', () => 'refused')"


@pytest.mark.promise("What another site sends changes nothing")
def test_a_browser_refuses_what_another_site_does_with_a_phones_pages(
    phone_at: Callable[..., Page], tables: Tables
) -> None:
    own, url = phone_at("turn", 0), f"{tables.url}/{tables.codes['turn']}"
    other = own.context.new_page()  # the drawer would report what the policy stops
    other.goto(f"{url}/play")
    assert other.evaluate(INJECTED) == "refused"
    assert other.evaluate("window.injected") is None
    other.route(
        "http://other.example/", lambda route: route.fulfill(content_type="text/html", body=FOREIGN.format(url=url))
    )
    other.goto("http://other.example/")
    assert [frame.url for frame in other.frames[1:]] == ["chrome-error://chromewebdata/"]
    assert other.evaluate(READ, f"{url}/story") == "refused"
    with other.expect_navigation() as sent:
        other.click("button")
    assert sent.value is not None
    assert sent.value.status == 403
    assert "foreign" not in own.context.request.get(f"{url}/story").text()
    other.close()
