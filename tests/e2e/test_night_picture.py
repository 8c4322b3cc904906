"""The picture of a night in a browser: what a phone saves is the whole picture, as it is seen."""

import base64
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.driver import Tables

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


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator("#save").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def phone(browser: Browser, tables: Tables, language: str, script: str = "") -> Page:
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale=language)
    if script:
        context.add_init_script(f"({script})()")
    page = context.new_page()
    page.goto(f"{tables.url}/nights/{tables.codes['over']}/picture")
    expect(page.locator("#save")).to_be_visible()
    return page


@pytest.mark.promise("The picture of a night is drawn")
def test_the_saved_file_is_the_whole_picture(browser: Browser, tables: Tables, tmp_path: Path) -> None:
    page = phone(browser, tables, "ko")
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
    page = phone(browser, tables, "en", NOISE)
    expect(page.locator("#as-svg")).to_be_visible()
    path = saved(page, tmp_path)
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert (path.suffix, root.tag, root.get("width")) == (".svg", "{http://www.w3.org/2000/svg}svg", "1200")
    expect(page.locator("svg.night-picture")).to_be_visible()
    page.context.close()
