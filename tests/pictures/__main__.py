"""Take pictures of every main screen: `python -m tests.pictures [FOLDER]`.

Three languages, light and dark, on a phone, on the board and on a laptop, into the folder (`pictures` if none is
named), which git ignores; the few that the README shows into `docs/pictures`.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.conftest import BROWSERS, SWITCHES
from tests.e2e.driver import ROOT, Tables, free_port

PHONE, BOARD, LAPTOP = (360, 640), (1280, 720), (1280, 800)
LANGUAGES = ("en", "ko", "ja")
THEMES = ("light", "dark")
PHONE_SCREENS = {
    "start": "/",
    "new": "/new",
    "house-rules": "/new/one",
    **{
        f"play-{table}": f"/{{{table}}}/play"
        for table in ("deal", "turn", "wish", "timeout", "vote", "attack", "uno", "trick", "passing", "meld", "draw")
    },
    "count": "/{hand}/play",
    "over": "/{over}/play",
    "tally": "/{tally}/tally",
    "scores": "/{over}/scores",
    "story": "/{turn}/story",
    "menu": "/{turn}/menu",
    "share": "/{turn}/share",
    "ask": "/{attack}/ask?who=0&q=plays 2C",
    "catch-up": "/{turn}/catch-up",
    "rules": "/rules/one",
    "night": "/nights/{over}",
}
BOARD_SCREENS = {
    f"board-{table}": f"/{{{table}}}/board"
    for table in ("coming", "turn", "attack", "wish", "trick", "draw", "vote", "count", "over", "ended")
}
LAPTOP_SCREENS = {"laptop-start": "/", "laptop-turn": "/{turn}/play", "laptop-scores": "/{over}/scores"}
SCREENS = ((PHONE, PHONE_SCREENS), (BOARD, BOARD_SCREENS), (LAPTOP, LAPTOP_SCREENS))
SMALL_BOARD = (960, 540)
SHOWN = (
    ("phone", PHONE, "/{turn}/play"),
    ("board", SMALL_BOARD, "/{turn}/board"),
    ("podium", SMALL_BOARD, "/{ended}/board"),
)
"""What the README shows: name, size and path."""
LARGEST = 600 * 1024
"""Bytes of the README's pictures altogether."""


@contextmanager
def running() -> Iterator[Tables]:
    """Serve a table in each state."""
    port = free_port()
    command = [sys.executable, "-m", "tests.e2e.evening_server", str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Tables(f"http://127.0.0.1:{port}", json.loads(process.stdout.readline()))
        finally:
            process.terminate()


@contextmanager
def page_of(browser: Browser, tables: Tables, size: tuple[int, int], language: str, theme: str) -> Iterator[Page]:
    """Open a page of Ann's device, in a size, a language and a theme."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, device_scale_factor=1)
    try:
        page = context.new_page()
        page.goto(f"{tables.url}/be/0?language={language}&theme={theme}")
        yield page
    finally:
        context.close()


def take(page: Page, tables: Tables, path: str, file: Path) -> None:
    """Take one picture, once the page has its faces and stands still."""
    page.goto(tables.url + path.format(**tables.codes))
    expect(page.locator(".fresh")).to_have_count(0)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=file, animations="disabled")


def main(folder: Path) -> None:
    """Take all pictures."""
    shown = ROOT / "docs" / "pictures"
    for each in (folder, shown):
        each.mkdir(parents=True, exist_ok=True)
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with running() as tables, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        for name, size, where in SHOWN:
            with page_of(browser, tables, size, "en", "light") as page:
                take(page, tables, where, shown / f"{name}.png")
        for language in LANGUAGES:
            for theme in THEMES:
                for size, screens in SCREENS:
                    with page_of(browser, tables, size, language, theme) as page:
                        for name, where in screens.items():
                            take(page, tables, where, folder / f"{name}.{language}.{theme}.png")
        browser.close()
    weight = sum(each.stat().st_size for each in shown.glob("*.png"))
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}; the README's have {weight // 1024} KB")
    assert weight < LARGEST


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "pictures")
