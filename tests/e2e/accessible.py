"""Check pages with axe, their buttons, and that nothing lies on anything else."""

from collections.abc import Sequence
from itertools import combinations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

AXE = Axe().axe_script
FAULTS = """contrast => axe.run({resultTypes: ['violations'], rules: {'color-contrast': {enabled: contrast}}})
    .then(found => found.violations)"""
"""Returns nothing else that axe finds, because transferring it takes longer than the check."""

DOUBLE = "document.documentElement.style.fontSize = '200%'"
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1"
BOXES = """what => [...document.querySelectorAll(what)].map(element => {
    const box = element.getBoundingClientRect();
    return [element.getAttribute('class') || element.id || element.localName, box.left, box.top, box.right, box.bottom];
}).filter(box => box[3] > box[1])"""
TAPPED = "button, summary, a.button, select, input[type=text], input[type=number], input[type=date]"
WORDED = "button, summary, a.button, label > span"
SMALL = """what => [...document.querySelectorAll(what)]
    .filter(element => element.offsetParent && !element.closest('[popover]:not(:popover-open)'))
    .filter(element => element.getBoundingClientRect().height < 43.5)
    .map(element => element.outerHTML.slice(0, 120))"""
OVERFLOWS = """what => [...document.querySelectorAll(what)].filter(element => element.checkVisibility())
    .filter(element => {
        const {left, right, width} = element.getBoundingClientRect();
        const cuts = at => getComputedStyle(at).overflowX !== 'visible' || getComputedStyle(at).position === 'absolute'
            || (at !== element && cuts(at.parentElement));
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), range = document.createRange();
        while (width > 2 && texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            const text = range.getBoundingClientRect(), beyond = text.left < left - 1 || text.right > right + 1;
            if (beyond && text.width && !cuts(texts.currentNode.parentElement)) return true;
        }
    }).map(element => element.outerHTML.slice(0, 120))"""
"""Finds buttons whose words stand over their edges."""


def bring_axe(context: BrowserContext) -> None:
    """Let every page of a context begin with axe, which takes less time than sending it for each check."""
    context.add_init_script(AXE)


def faults_by_axe(page: Page, *, contrast: bool = True) -> list[str]:
    """Return what axe finds wrong on a page; the contrast of its texts takes as long as all else."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in page.evaluate(FAULTS, contrast)
        for node in violation["nodes"]
    ]


def faults_of_buttons(page: Page) -> list[str]:
    """Return what is too small to tap on a page, and the buttons whose words stand over their edges."""
    small = [f"too small to tap: {button}" for button in page.evaluate(SMALL, TAPPED)]
    return small + [f"words beyond the edge: {button}" for button in page.evaluate(OVERFLOWS, WORDED)]


def overlaps(page: Page, what: str, by: int = 2) -> Sequence[tuple[str, str]]:
    """Return the pairs of elements that lie on each other by some pixels, except an attack, which lies on its card."""
    return [
        (one, other)
        for (one, left, top, right, bottom), (other, x, y, to, down) in combinations(page.evaluate(BOXES, what), 2)
        if {one.partition(" ")[0], other.partition(" ")[0]} != {"top", "attack"}
        and not (right <= x + by or to <= left + by or bottom <= y + by or down <= top + by)
    ]
