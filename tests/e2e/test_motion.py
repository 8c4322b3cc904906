"""Check that phones and board show what changed by motion, that nothing waits for it, and that it can be unwanted."""

from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party

PEOPLE = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"))
ANN, BO, CY = range(3)
SHORTEST, LONGEST = 150, 250
RECORDS = """(() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const keys = [...new Set(frames.flatMap(Object.keys))];
        window.moved.push({id: options.id, ms: options.duration, keys, steps: frames.length});
        return animate.call(this, frames, options);
    };
    const flat = rules => [...rules].flatMap(rule => rule instanceof CSSMediaRule ? flat(rule.cssRules) : [rule]);
    addEventListener('animationstart', ({animationName: id, target}) => {
        const known = [...document.styleSheets].flatMap(sheet => flat(sheet.cssRules));
        const frames = [...known.find(rule => rule instanceof CSSKeyframesRule && rule.name === id).cssRules];
        const ms = 1000 * parseFloat(getComputedStyle(target).animationDuration);
        window.moved.push({id, ms, keys: frames.flatMap(frame => [...frame.style]), steps: frames.length});
    });
})()"""
"""Writes down every motion of a page: its name, what moves, for how long, and which properties change."""
MOVABLE = {"transform", "translate", "opacity", "offset"}
"""The properties that may change: `offset` is the moment of a frame."""


def moved(page: Page) -> list[dict[str, Any]]:
    """Return the motions that a page has begun since the last time, once the current update is drawn."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
    )
    found: list[dict[str, Any]] = page.evaluate("window.moved.splice(0)")
    return found


def names(motions: list[dict[str, Any]]) -> set[str]:
    return {motion["id"] for motion in motions}


def test_phones_and_board_move_what_changed_for_a_quarter_of_a_second_unless_less_motion_is_wanted(
    server: Server, phone: Callable[..., BrowserContext]
) -> None:
    people = count()

    def records(*, motion: bool | None = None) -> BrowserContext:
        context = phone(motion=next(people) != CY if motion is None else motion)
        context.add_init_script(RECORDS)
        return context

    party = Party(server, records, PEOPLE, "one", {}, seated=True)
    board, still = (records(motion=motion).new_page() for motion in (True, False))
    for screen in (board, still):
        screen.set_viewport_size({"width": 1280, "height": 720})
        screen.goto(f"{server.url}/{party.code}/board")
    party.sit_round()
    party.deal("9", "D")
    *pages, rests = (person.page for person in party.phones)
    ann, _, cy = party.phones
    for screen in (board, still):
        expect(screen.locator(".seat.on .name")).to_have_text("Ann")
    everything: list[dict[str, Any]] = []
    for page in (*pages, rests, board, still):
        moved(page)

    ann.play("7", "D")
    party.turn(BO)
    expect(board.locator(".seat.on .name")).to_have_text("보")
    for page in pages:
        seen = moved(page)
        assert {"turn-moves", "card-slides", "ticks"} <= names(seen), seen
        everything += seen
    seen = moved(board)
    assert {"turn-moves", "slides", "ticks"} <= names(seen)
    turn = next(motion for motion in seen if motion["id"] == "turn-moves")
    assert turn["steps"] > 2, "it goes along the ring"
    everything += seen

    cy.penalize(BO, "question")
    for page in (*pages, board):
        expect(page.locator("[data-did=penalizes]").first).to_be_attached()
        seen = moved(page)
        assert "card-flies" in names(seen), seen
        assert "turn-moves" not in names(seen)
        everything += seen
        expect(page.locator(".flies")).to_have_count(0)
    for page in (rests, still):
        expect(page.locator("[data-did=penalizes]").first).to_be_attached()
        assert moved(page) == []

    assert [motion for motion in everything if not motion["keys"] or not MOVABLE.issuperset(motion["keys"])] == []
    assert [motion for motion in everything if not SHORTEST <= motion["ms"] <= LONGEST] == []
    for person in party.phones:
        assert not person.faults
