"""The work of a phone when a message arrives: how much of the page it computes again, whatever the computer's speed."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import post_line

ANN, BO = range(2)


def restyled(act: Callable[[], None], *pages: Page) -> list[float]:
    """Return how often each page computes an element's style, on average, from an act until everything can be tapped.

    The browser's trace has all pages; a page's own elements are those of its frame.
    """
    sessions = [page.context.new_cdp_session(page) for page in pages]
    frames = [session.send("Page.getFrameTree")["frameTree"]["frame"]["id"] for session in sessions]
    events: list[dict[str, Any]] = []
    ended: list[None] = []
    sessions[0].on("Tracing.dataCollected", lambda sent: events.extend(sent["value"]))
    sessions[0].on("Tracing.tracingComplete", lambda _: ended.append(None))
    sessions[0].send("Tracing.start", {"categories": "devtools.timeline", "transferMode": "ReportEvents"})
    act()
    for page in pages:
        expect(page.locator(".zones .fresh")).to_have_count(0)
    sessions[0].send("Tracing.end")
    while not ended:
        pages[0].wait_for_timeout(50)
    computed = dict.fromkeys(frames, 0)
    for event in events:
        if event["name"] == "UpdateLayoutTree" and event["ph"] == "X":
            frame = event["args"].get("beginData", {}).get("frame")
            if frame in computed:
                computed[frame] += event["args"]["elementCount"]
    there = [page.evaluate("document.querySelectorAll('*').length") for page in pages]
    return [computed[frame] / count for frame, count in zip(frames, there, strict=True)]


@pytest.mark.promise("When a message arrives, a phone")
@pytest.mark.parametrize(
    ("table", "tapped", "most"), [("drawn", "#asks-main button", 1.2), ("laid", "#cards [name=card][value=TD]", 0.8)]
)
def test_a_message_has_a_phone_compute_its_style_little_more_than_once(
    phone_at: Callable[..., Page], table: str, tapped: str, most: float
) -> None:
    """Each piece of a message once made a phone compute the style of its whole page: 3.9 and 2.0 times in all."""
    ann, bo = phone_at(table, ANN), phone_at(table, BO)
    for page in (ann, bo):
        expect(page.locator("[data-clock]")).to_have_text(re.compile(r"\d"))  # the first message of the stream is there
        expect(page.locator(".zones .fresh")).to_have_count(0)

    def turn_passes() -> None:
        ann.locator(tapped).first.click()
        expect(bo.locator("#turn .of-1")).to_be_visible()
        expect(bo.locator("#cards form").first).to_be_visible()
        bo.wait_for_timeout(700)  # until what has come can be tapped

    whose = restyled(turn_passes, bo, ann)
    print(whose)
    assert 0 < whose[0] < most
    # A sentence more, where a busy machine's pieces come apart, is 0.2.
    assert 0 < whose[1] < 1.3, "the phone that was tapped is pressed, waits and says what came of it, too"


@pytest.mark.promise("While nobody plays, a phone's clock")
def test_the_clock_has_a_phone_compute_no_style(phone_at: Callable[..., Page]) -> None:
    """A new text node in place of the old one once made a phone compute a quarter of its page each second."""
    ann = phone_at("laid", ANN)
    expect(ann.locator(".zones .fresh")).to_have_count(0)
    clock = ann.locator("[data-clock]")
    post_line(ann, "corrects turn Ann")  # a fresh clock
    expect(clock).to_have_text(re.compile(r"[3-6]\d"))

    def ticks() -> None:
        expect(clock).not_to_have_text(clock.text_content() or "")
        ann.wait_for_timeout(1100)

    assert any(restyled(ticks, ann)[0] < 0.05 for _ in range(3)), "or something else happens within each two seconds"
