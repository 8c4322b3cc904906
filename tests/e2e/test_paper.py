"""What is kept of a night: printed pages, of which none but the last is half empty, the last is more than a line, and
no heading ends one; and its picture, which a phone saves as it is seen.
"""

import base64
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any
from unicodedata import normalize
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PageObject, PdfReader
from pypdf.generic import Destination

from tests.e2e.driver import PATIENCE, Tables

PRINTED = (
    ("/rules/onecard/sheet", "ja", "A4", 0),
    ("/standings/sheet?since=2026-01-01", "en", "Letter", 1),
    ("/standings/sheet", "ja", "A4", 1),
    ("/{over}/sheet", "ko", "A4", 0),
)
"""Pages, each with its language, its paper, and the number of sheets if it must be so many."""
LINES, FILLED = 3, 0.85
"""The least lines of a last page; the part of any other page to which its text reaches."""
SEEN = """async png => {
    const image = new Image(), canvas = document.createElement('canvas');
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const of = (x, y, wide, high) => new Set(new Uint32Array(context.getImageData(x, y, wide, high).data.buffer)).size;
    return { size: [canvas.width, canvas.height], cards: of(820, 60, 320, 220), title: of(70, 80, 700, 200),
        podium: of(70, 400, 1060, 700), foot: of(500, 1500, 200, 90) };
}"""
"""The size of a PNG, and the number of colours in its parts."""
NOISE = """() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...where) {
        const data = read.apply(this, where);
        for (let at = 0; at < data.data.length; at += 9) data.data[at] ^= 1;
        return data;
    };
}"""
Runs = list[tuple[float, float, str]]


@pytest.mark.promise("Every picture of a season has its numbers")
@pytest.mark.parametrize(("path", "language", "size", "sheets"), PRINTED)
def test_printed_pages_are_full_and_no_heading_is_alone(
    browser: Browser, tables: Tables, path: str, language: str, size: str, sheets: int
) -> None:
    context = browser.new_context()
    context.set_default_navigation_timeout(1000 * PATIENCE)  # a rulebook plays its examples first
    tables.give(context, 0, language)
    page = context.new_page()
    page.goto(tables.url + path.format(**tables.codes))
    expect(page.locator("main > progress")).to_have_count(0)  # such a page goes on by itself
    page.wait_for_load_state()
    headings = page.locator("main :is(h1, h2, h3, h4)").count()
    paper = PdfReader(BytesIO(page.pdf(format=size, tagged=True, outline=True)))
    context.close()
    pages = [_runs(printed) for printed in paper.pages]
    assert not sheets or len(pages) == sheets
    told = _headings(paper, paper.outline)
    assert len(told) == headings > 0
    for title, number, top, left in told:
        across = float(paper.pages[number].mediabox.width) / 4
        column = [(y, text) for x, y, text in pages[number] if left - 2 < x < left + across]
        assert any(y < top and text not in _bare(title) for y, text in column), f"{title} ends page {number + 1}"
    for number, runs in enumerate(pages[:-1], start=1):
        height = float(paper.pages[number].mediabox.height)
        assert 1 - min(y for _, y, _ in runs) / height > FILLED, f"page {number} is not full"
    assert len({round(y) for _, y, _ in pages[-1]}) >= LINES, "the last page is a line"


def _headings(paper: PdfReader, outline: Iterable[Any]) -> list[tuple[str, int, float, float]]:
    """Return each heading's text, the number of its page and its upper left corner, as the PDF's outline has them."""
    found = []
    for part in outline:
        if isinstance(part, Destination):
            number = paper.get_destination_page_number(part)
            assert number is not None
            found.append((str(part.title), number, float(part.top or 0), float(part.left or 0)))
        else:
            found += _headings(paper, part)
    return found


def _runs(page: PageObject) -> Runs:
    """Return where each text of a page begins, from the page's lower left corner, and the text."""
    found: Runs = []

    def note(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        if text.strip():
            found.append((cm[0] * tm[4] + cm[2] * tm[5] + cm[4], cm[1] * tm[4] + cm[3] * tm[5] + cm[5], _bare(text)))

    page.extract_text(visitor_text=note)
    return found


def _bare(text: str) -> str:
    return "".join(normalize("NFKC", text).split())


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator("#save").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def picture(browser: Browser, tables: Tables, language: str, script: str = "") -> Page:
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale=language)
    if script:
        context.add_init_script(f"({script})()")
    page = context.new_page()
    page.goto(f"{tables.url}/nights/{tables.codes['over']}/picture")
    expect(page.locator("#save")).to_be_visible()
    return page


@pytest.mark.promise("The picture of a night is drawn")
def test_the_saved_file_is_the_whole_picture(browser: Browser, tables: Tables, tmp_path: Path) -> None:
    page = picture(browser, tables, "ko")
    assert page.locator("img.night-picture").get_attribute("alt")
    path = saved(page, tmp_path)
    assert path.suffix == ".png"
    found: dict[str, Any] = page.evaluate(SEEN, base64.b64encode(path.read_bytes()).decode())
    assert found.pop("size") == [1200, 1600]
    assert all(colours > 20 for colours in found.values()), found
    expect(page.locator("#as-svg")).to_be_hidden()
    page.context.close()


@pytest.mark.promise("The picture of a night is drawn")
def test_where_a_canvas_gives_noise_the_drawing_is_saved(browser: Browser, tables: Tables, tmp_path: Path) -> None:
    page = picture(browser, tables, "en", NOISE)
    expect(page.locator("#as-svg")).to_be_visible()
    path = saved(page, tmp_path)
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert (path.suffix, root.tag, root.get("width")) == (".svg", "{http://www.w3.org/2000/svg}svg", "1200")
    expect(page.locator("svg.night-picture")).to_be_visible()
    page.context.close()
