"""Take pictures of every main screen: `python -m tests.pictures [FOLDER]`.

Three languages, light and dark, on a phone, on the board and on a laptop, into the folder (`pictures` if none is
named), which git ignores; those that README.md and docs/evening.md show into `docs/pictures`.
"""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.conftest import BROWSERS, SWITCHES
from tests.e2e.driver import Tables, tables_served
from tests.support.folders import ROOT

PHONE, BOARD, LAPTOP = (360, 640), (1280, 720), (1280, 800)
PEOPLE = range(3)
"""The people who have a phone at the tables that are served."""
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
    "standings": "/standings",
    "standings-rating": "/standings?by=rating",
    "person": "/people/1",
    "season": "/standings/seasons/1",
    "club-new": "/club/new/hearts",
    "club": "/club/{club}",
}
BOARD_SCREENS = {
    f"board-{table}": f"/{{{table}}}/board"
    for table in ("coming", "turn", "attack", "wish", "trick", "draw", "vote", "count", "over", "ended")
} | {"board-club": "/club/{club}/board"}
LAPTOP_SCREENS = {"laptop-start": "/", "laptop-turn": "/{turn}/play", "laptop-scores": "/{over}/scores"}
SCREENS = ((PHONE, PHONE_SCREENS), (BOARD, BOARD_SCREENS), (LAPTOP, LAPTOP_SCREENS))
CLOCK_COMES = 500
"""Milliseconds after which a page has the seconds that are left."""
SHRUNK = {BOARD: 0.75}
"""Sizes whose pictures are made smaller for the docs."""


@dataclass
class Shown:
    """A picture in the docs: its file, its size, its page, and who sees it in which language."""

    name: str
    size: tuple[int, int]
    path: str
    who: int = 0
    language: str = "en"


SHOWN = (
    Shown("phone.jpg", PHONE, "/{turn}/play"),
    Shown("board.jpg", BOARD, "/{turn}/board"),
    Shown("podium.jpg", BOARD, "/{ended}/board"),
    Shown("evening-lobby.jpg", BOARD, "/{coming}/board"),
    Shown("evening-join.jpg", PHONE, "/{coming}", who=9, language="ko"),
    Shown("evening-ring.jpg", PHONE, "/{coming}"),
    Shown("evening-jack.jpg", PHONE, "/{wish}/play"),
    Shown("evening-caught.jpg", PHONE, "/{caught}/play"),
    Shown("evening-vote.jpg", PHONE, "/{vote}/play", who=2, language="ja"),
    Shown("evening-ask.jpg", PHONE, "/{attack}/ask?who=0&q=plays 2C"),
    Shown("evening-count.jpg", PHONE, "/{hand}/play", who=1, language="ko"),
    Shown("evening-round.jpg", PHONE, "/{between}/play", who=1),
    Shown("evening-standings.jpg", BOARD, "/{between}/board"),
    Shown("evening-keeps.jpg", PHONE, "/{scored}/play", language="ja"),
    Shown("evening-sheet.jpg", PHONE, "/{tally}/tally"),
)
"""The pictures of README.md and docs/evening.md. Photographs are a third of the size where a table is lit."""
LARGEST = 640 * 1024
"""Bytes of these pictures altogether."""


@contextmanager
def page_of(
    browser: Browser, tables: Tables, size: tuple[int, int], language: str, theme: str, who: int = 0, scale: float = 1
) -> Iterator[Page]:
    """Open a page of somebody's device, in a size, a language and a theme; pictures of it are scaled."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, device_scale_factor=scale)
    try:
        tables.give(context, who, language, theme)
        yield context.new_page()
    finally:
        context.close()


@contextmanager
def everybody(browser: Browser, tables: Tables, picture: Shown) -> Iterator[None]:
    """Have the phones of the others at the table too, so that nobody is waited for."""
    contexts = [browser.new_context() for _ in PEOPLE] if picture.path.endswith("/play") else []
    for who, context in enumerate(contexts):
        tables.give(context, who)
        page = context.new_page()
        with page.expect_response("**/stream*"):
            page.goto(tables.url + picture.path.format(**tables.codes))
    for context in contexts:
        expect(context.pages[0].locator("#waited")).to_be_empty()
    try:
        yield
    finally:
        for context in contexts:
            context.close()


def take(page: Page, tables: Tables, path: str, file: Path) -> None:
    """Take one picture, once the page has its faces and stands still."""
    page.goto(tables.url + path.format(**tables.codes))
    expect(page.locator(".fresh")).to_have_count(0)
    expect(page.locator("progress")).to_have_count(0, timeout=60_000)  # numbers that are still being computed
    page.evaluate("document.fonts.ready")
    if page.locator("[data-clock]").count():
        page.wait_for_timeout(CLOCK_COMES)
    page.screenshot(path=file, animations="disabled", **({"quality": 85} if file.suffix == ".jpg" else {}))


def main(folder: Path) -> None:
    """Take all pictures."""
    shown = ROOT / "docs" / "pictures"
    for made in (folder, shown):
        made.mkdir(parents=True, exist_ok=True)
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with tables_served("turn_seconds=60") as tables, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        for picture in SHOWN:
            seen = page_of(
                browser, tables, picture.size, picture.language, "light", picture.who, SHRUNK.get(picture.size, 1)
            )
            with everybody(browser, tables, picture), seen as page:
                take(page, tables, picture.path, shown / picture.name)
        for language in LANGUAGES:
            for theme in THEMES:
                for size, screens in SCREENS:
                    with page_of(browser, tables, size, language, theme) as page:
                        for name, where in screens.items():
                            take(page, tables, where, folder / f"{name}.{language}.{theme}.png")
        browser.close()
    weight = sum((shown / picture.name).stat().st_size for picture in SHOWN)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}; those of the docs have {weight // 1024} KB")
    assert weight < LARGEST


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "pictures")
