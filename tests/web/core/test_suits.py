"""Suits are sent so that no phone draws them as pictures, and are read however a phone's keyboard writes them."""

import re
from collections.abc import Iterator

import pytest
from flask import Flask

from referee.engine.basics.cards import card, suit
from referee.texts import catalog
from tests.support.apps import app_of, close
from tests.support.night import NAMES, Evening

AS_TEXT, AS_PICTURE = "\N{VARIATION SELECTOR-15}", "\N{VARIATION SELECTOR-16}"
LINES = {
    "one": ("Di deals", "Di flips 9D", "Ann plays 7D", "Bo plays 7S", "Cy plays 8H", "Di plays 8S"),
    "onecard": ("Di deals", "Di flips 9D", "Ann plays AD"),
    "hearts": ("Di agrees passing=off", "Di deals", "Cy plays 2C", "Di plays 9C"),
    "canasta": ("Di deals", "Di flips 9H", "Ann draws 2"),
}
TAG = re.compile(r"<(script|style|title)[^>]*>.*?</\1>|<[^>]*>", re.DOTALL)
PAGES = ("play", "story", "board", "rules", "scores", "ask", "catch-up", "export.table")


@pytest.fixture(scope="module")
def app() -> Iterator[Flask]:
    """Make an app that sends what is sent outside of tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "_SUIT", re.compile(f"[♠♥♦♣](?!{AS_TEXT})"))
        for cached in ("_said", "_set"):
            getattr(catalog.shared(True), cached).cache_clear()
        made = app_of(fresh=True)
        yield made
        close(made)
    for cached in ("_said", "_set"):
        getattr(catalog.shared(True), cached).cache_clear()


@pytest.mark.parametrize("game", LINES)
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_suits_between_tags_are_drawn_as_text(app: Flask, game: str, language: str) -> None:
    """Look at what lies between tags; attributes, which scripts compare, and the record keep the plain signs."""
    night = Evening(app, NAMES, "", 4, game)
    night.says(*LINES[game])
    seen = 0
    for path in PAGES:
        page = night.phone(0, language).get(f"/{night.table.code}/{path}").text
        if path == "export.table":
            assert AS_TEXT not in page
            continue
        texts = TAG.sub("\n", page)
        seen += texts.count(AS_TEXT)
        bare = [line for line in texts.splitlines() if re.search(f"[♠♥♦♣](?!{AS_TEXT})", line)]
        assert not bare, (path, bare)
        assert not re.search(rf'(?:value|data-[a-z]+|hx-vals)="[^"]*{AS_TEXT}', page), path
    assert seen > 0


@pytest.mark.parametrize("after", ["", AS_TEXT, AS_PICTURE])
def test_suits_are_read_as_they_are_written(after: str) -> None:
    assert card(f"7♥{after}") is card("7H")
    assert card(f"10♠{after}") is card("TS")
    assert suit(f"♣{after}") == "C"
