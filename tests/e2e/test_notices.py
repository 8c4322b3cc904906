"""The notices of phones at a table: an accusation, its contest, the vote, and the card given back; what they uncover,
and when they go. A turn that comes while the rare acts are open.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import NOT_DOUBLE, Phone, Tables

ANN, BO, CY = range(3)
READ = 6
"""Seconds after which a message that can have been read is gone."""
BIG = 48
"""The least height of an answer in pixels."""
INERT = 500
"""Milliseconds in which what has come cannot be tapped."""
SHOW = """([place, height]) => {
    const box = document.createElement('p');
    box.dataset.notice = 'shown';
    box.style.height = `${height}px`;
    for (const element of document.querySelectorAll('#news, #asks-first')) element.replaceChildren();
    document.querySelector(place).append(box);
    return new Promise((done) => setTimeout(() => done(document.querySelectorAll('.chip.fresh').length), 50));
}"""
"""Show a notice of a height in its place on the sheet, instead of any other; return how many people are inert then."""


def at(tables: Tables, phone: Callable[[], BrowserContext], table: str, who: int, language: str = "en") -> Phone:
    """Open a table on the phone of one person, which notices what moves by other people's taps."""
    made = Phone(phone())
    made.watch()
    tables.give(made.page.context, who, language)
    made.page.goto(f"{tables.url}/{tables.codes[table]}/play")
    made.page.wait_for_load_state("load")
    return made


def tap(phone: Phone, words: str) -> None:
    """Tap a button of the sheet by its words, once it can be tapped."""
    button = phone.page.locator(".notice button", has_text=words)
    expect(button).to_be_in_viewport()
    phone.settled()
    assert (button.bounding_box() or {})["height"] >= BIG
    phone.waits()
    button.click()


def spares_the_pad(phone: Phone) -> bool:
    """Return True if the sheet ends above the pad, and nothing in it has to be scrolled."""
    box, pad = phone.page.locator(".notice").bounding_box(), phone.page.locator("#acts").bounding_box()
    whole = "() => { const e = document.querySelector('.notices'); return e.scrollHeight <= e.clientHeight + 1; }"
    fits: bool = phone.page.evaluate(whole)
    return box is not None and pad is not None and box["y"] + box["height"] <= pad["y"] + 1 and fits


def test_an_accusation_is_contested_voted_down_and_given_back(
    tables: Tables, phone: Callable[[], BrowserContext]
) -> None:
    phones = [at(tables, phone, "accused", who, language) for who, language in enumerate(("en", "ko", "ja"))]
    sheets = [person.page.locator(".notice") for person in phones]
    ann, bo, cy = phones

    ann.penalize(BO, "question")
    expect(sheets[BO]).to_contain_text("Ann: “질문했어요”")
    assert spares_the_pad(bo)
    expect(sheets[CY]).to_be_hidden()
    tap(bo, "아니에요")

    expect(sheets[CY]).to_contain_text("Boさんのペナルティは正しいですか？")
    expect(sheets[ANN]).to_contain_text("Was Bo’s card deserved?")
    expect(sheets[BO]).to_contain_text("내가 받은 벌칙, 받을 만했나요?")
    assert spares_the_pad(cy)
    tap(cy, "いいえ")

    expect(sheets[BO]).to_contain_text("투표 결과: 벌칙은 없던 일이에요")
    assert spares_the_pad(bo)
    tap(bo, "Ann에게 돌려주기")

    expect(sheets[ANN]).to_contain_text("Bo caught you: take a penalty card")
    expect(ann.page.locator("#told")).to_contain_text("Bo gives you a penalty card", use_inner_text=True)
    expect(bo.page.locator("#told")).to_contain_text("Ann에게 벌칙 카드를 줬어요", use_inner_text=True)
    for person in phones:
        assert person.page.locator("#told li:first-child .said").filter(visible=True).count() == 1
    expect(cy.page.locator("#news")).to_be_hidden()
    ann.page.locator(".close-notice").click()
    expect(sheets[ANN]).to_be_hidden()
    assert [fault for person in phones for fault in person.faults] == []


@pytest.mark.promise("What a notice uncovers that becomes")
def test_what_a_lower_notice_uncovers_is_inert_at_first(phone_at: Callable[..., Page]) -> None:
    page = phone_at("turn", ANN)
    expect(page.locator("[data-clock]")).to_have_text(re.compile(r"\d"))  # the stream is there
    page.evaluate(SHOW, ["#news", 140])
    page.wait_for_timeout(INERT + 200)
    expect(page.locator(".chip.fresh")).to_have_count(0)
    assert page.evaluate(SHOW, ["#asks-first", 90]) == 4, "what asks something lies in the sheet, and is lower"
    expect(page.locator(".chip.fresh")).to_have_count(0)


MOVES_DOWN = """() => new Promise((done) => {
    const [asks, sheet] = ['#asks-first', '.notice'].map((selector) => document.querySelector(selector));
    const choice = asks.innerHTML;
    const look = () => [sheet.offsetTop, sheet.offsetHeight];
    const people = (what) => [...document.querySelectorAll('.chip')].filter(what).map((chip) => chip.textContent);
    asks.replaceChildren();
    document.querySelector('#answer').innerHTML = '<div class="answer ok" data-passing><p>You play the jack.</p></div>';
    setTimeout(() => {
        const before = look(), { top, bottom } = sheet.getBoundingClientRect();
        const under = people((chip) => {
            const box = chip.getBoundingClientRect();
            return box.top < bottom && box.bottom > top;
        });
        asks.innerHTML = choice;
        setTimeout(() => done([before, look(), under, people((chip) => chip.matches('.fresh'))]), 50);
    }, 800);
})"""
"""Show an answer alone and then the choice of a suit, too, with which the sheet goes to the lower end of the table and
becomes higher; return where it lay and lies, the people who lay under it, and those who are inert then.
"""


@pytest.mark.promise("What a notice uncovers that becomes")
def test_what_a_notice_uncovers_that_moves_down_is_inert_at_first(phone_at: Callable[..., Page]) -> None:
    page = phone_at("wish", ANN)
    expect(page.locator("#asks-first .choice")).to_be_visible()
    page.wait_for_timeout(1000)  # the stream is there, and brings nothing more
    (top, height), (later, higher), under, inert = page.evaluate(MOVES_DOWN)
    assert later > top
    assert higher > height
    assert inert == under != []


def test_undo_waits_longer_for_somebody_who_has_not_just_tapped(phone_at: Callable[..., Page]) -> None:
    page = phone_at("turn", ANN)
    expect(page.locator("[data-clock]")).to_have_text(re.compile(r"\d"))  # the stream is there
    means_another_line = """tapped => new Promise((done) => {
        const undos = [...document.querySelectorAll('.zones [hx-post="undo"]')];
        const undo = undos.find((button) => button.checkVisibility());
        if (tapped) document.body.click();
        setTimeout(() => {
            undo.setAttribute('hx-vals', `{"line": ${tapped ? 1 : 2}}`);
            setTimeout(() => done(undo.matches('.fresh')), 800);
        }, 50);
    })"""
    assert page.evaluate(means_another_line, False) is True
    page.wait_for_timeout(800)
    assert page.evaluate(means_another_line, True) is False


@pytest.mark.promise("What a notice uncovers that becomes")
def test_what_no_notice_covered_can_be_tapped_as_it_goes(phone_at: Callable[..., Page]) -> None:
    page = phone_at("turn", ANN)
    expect(page.locator("[data-clock]")).to_have_text(re.compile(r"\d"))  # the stream is there
    page.evaluate(SHOW, ["#news", 90])
    page.wait_for_timeout(INERT + 200)
    assert page.evaluate(SHOW, ["#news", 0]) > 0
    states = [button.get_attribute("class") or "" for button in page.locator("#asks-call button").all()]
    assert states
    assert [state for state in states if "fresh" in state] == []


@pytest.mark.promise("A turn that comes while the rare")
def test_a_turn_that_comes_while_the_rare_acts_are_open_leads_back_to_the_cards(
    tables: Tables, phone: Callable[[], BrowserContext]
) -> None:
    for table in ("rare", "rare-tricks"):
        bo, ann = at(tables, phone, table, BO), at(tables, phone, table, ANN)
        bo.page.locator(".more > summary").click()
        back = bo.page.locator(".to-cards")
        expect(back).to_be_hidden()
        acts = bo.page.locator(".more-acts").bounding_box()
        bo.page.wait_for_timeout(1200 * NOT_DOUBLE)  # from then on nothing that moves is his own tap's
        ann.posts("plays 9S" if table == "rare" else "plays TD")
        expect(back).to_be_visible()
        assert bo.page.locator(".more-acts").bounding_box() == acts
        bo.settled()
        back.click()
        expect(bo.page.locator("#cards form").first).to_be_visible()
        expect(bo.page.locator(".more-acts")).to_be_hidden()
        assert bo.faults == ann.faults == []


@pytest.mark.promise("A message that asks nothing goes")
def test_a_message_goes_with_the_next_line_once_it_can_have_been_read(
    tables: Tables, phone: Callable[[], BrowserContext]
) -> None:
    cy, ann = at(tables, phone, "told", CY), at(tables, phone, "told", ANN)
    ann.settled()
    cy.posts("penalizes Ann for play")
    sheet = ann.page.locator(".notice")
    expect(sheet).to_contain_text("Cy caught you")
    cy.posts("penalizes Bo for question")
    expect(ann.page.locator("#told")).to_contain_text("Bo", use_inner_text=True)
    expect(sheet).to_be_visible()
    expect(sheet).to_be_hidden(timeout=1000 * READ)
    ann.page.reload()
    expect(ann.page.locator("#told")).to_contain_text("Bo", use_inner_text=True)
    expect(sheet).to_be_hidden()
    assert ann.faults == cy.faults == []
