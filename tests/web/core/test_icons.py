"""The icons: one sprite of those that templates use, made of what the build fetched."""

import re
import tomllib
from xml.etree import ElementTree

from referee import paths
from referee.web.core.assets import icon_sheet, icons
from tests.support.folders import ROOT
from tests.support.night import evening

LIMIT = 8_000
"""Bytes of the sprite, before it is compressed."""
SVG = "{http://www.w3.org/2000/svg}"
LISTED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]["hooks"]["custom"]["icons"]
TEMPLATES = {
    path.relative_to(paths.TEMPLATES).as_posix(): path.read_text(encoding="utf-8")
    for path in paths.TEMPLATES.rglob("*.html")
}
CALL = re.compile(r"\bmacros\.icon\(([^)]*)\)")


def test_the_icons_are_those_that_templates_use() -> None:
    calls = [(name, called) for name, text in TEMPLATES.items() for called in CALL.findall(text)]
    assert not [call for call in calls if not re.fullmatch(r"'[a-z0-9-]+'", call[1])]  # each name is written out
    assert sorted({called.strip("'") for _, called in calls}) == LISTED


def test_the_sprite_has_each_icon_once_and_whole() -> None:
    root = ElementTree.fromstring(icons())
    assert [symbol.tag for symbol in root] == [f"{SVG}symbol"] * len(LISTED)
    assert [symbol.get("id") for symbol in root] == LISTED
    assert {symbol.get("viewBox") for symbol in root} == {"0 0 24 24"}
    assert all(len(symbol) for symbol in root)
    assert "style" not in icons()  # the security policy forbids it
    assert "Lucide" in icons()
    assert "ISC" in icons()
    assert len(icons().encode()) < LIMIT


def test_the_sprite_is_fetched_once_and_again_when_it_changes() -> None:
    with evening() as night:
        answer = night.phone(0).get(icon_sheet(), headers={"Accept-Encoding": "gzip"})
        assert answer.mimetype == "image/svg+xml"
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert "Cookie" not in answer.headers.get("Vary", "")
        assert "Set-Cookie" not in answer.headers
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "immutable" not in night.phone(0).get(icon_sheet().partition("?")[0]).headers.get("Cache-Control", "")


def test_an_icon_stands_beside_words() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 5H")
        page = night.phone(0).get(f"/{night.table.code}/story").text
        icon = f'<svg class="icon" aria-hidden="true"><use href="{icon_sheet()}#film"/></svg>'
        assert re.search(rf"<a [^>]*>{re.escape(icon)}[^<]+</a>", page)


def test_nothing_that_can_be_tapped_is_an_icon_alone() -> None:
    alone = r"<(a|button|summary)\b(?![^>]*aria-label)[^>]*>\s*(?:\{\{-? macros\.icon\('[^']+'\) -?\}\}\s*)+</\1>"
    assert not [name for name, text in TEMPLATES.items() if re.search(alone, text)]
    assert re.search(alone, "<button class=\"x\">{{ macros.icon('play') }}</button>")
    assert not re.search(alone, "<button aria-label=\"x\">{{ macros.icon('play') }}</button>")
