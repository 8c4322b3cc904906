"""The drawing of a night's picture stands alone, whatever people are called."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from flask import Flask, render_template

from referee.engine.notation.tokens import quote
from referee.texts.catalog import LANGUAGES
from referee.web.core.screens import Piece
from referee.web.night.picture import colours, lines_of, sign, suits, title_lines
from tests.support.night import evening

ODD = ("שלום", "🦊🎉👍🏽", "A" * 40, "한" * 40, "<b>&\"'", "\U00013000", "x\u202ey", "e\u0301\u0323" * 9, "مرحبا Bo 7")


def drawn(app: Flask, found: Piece) -> str:
    with app.test_request_context("/"):
        more = {"sign": sign, "lines_of": lines_of, "title_lines": title_lines}
        return render_template("night/drawing.html", shown=found, colours=colours(), suits=suits(), **more)


def pictured(language: str, names: tuple[str, ...], games: int, facts: tuple[str, ...], title: str) -> Piece:
    people = [Piece(colour=at % 10, sign="cat" if at % 2 else "", name=name) for at, name in enumerate(names)]
    steps = [Piece(people=[who], place=at, nth=f"{at}.", reached="7 points") for at, who in enumerate(people, 1)]
    names_of = (names[at % len(names)] for at in range(games))
    won = [Piece(name=name, winners=people[: at % 3], reached="-12345 points") for at, name in enumerate(names_of)]
    told = {"steps": steps[:3], "others": steps[3:], "games": won, "facts": facts}
    return Piece(language=language, app="Referee", title=title, about="2026-11-22", alt=title, **told)


@pytest.mark.promise("The picture of a night is drawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_needs_nothing_of_the_page(language: str) -> None:
    with evening() as night:
        svg = drawn(night.app, pictured(language, ODD, 9, ODD[:3], "".join(ODD)[:60]))
    root = ElementTree.fromstring(svg)
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("1200", "1600", "0 0 1200 1600")
    names = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert names <= {"svg", "g", "rect", "ellipse", "circle", "path", "text"}, "no use, image, style or foreign object"
    assert not re.search(r"var\(|href|url\(|style=|currentColor", svg)
    assert {element.get("class") for element in root.iter()} == {"night-picture", None}


def test_odd_names_at_a_table() -> None:
    names = tuple(name.replace("\U00013000", "𓀀") for name in ODD if "\u202e" not in name)[:6]
    with evening() as night:
        store = night.registry.writer.store
        for name in names:
            night.table.change(store.add_seat, night.table.night.id, name)
        head = f"game: other\nplayers: {' '.join(map(quote, names))}\nhouse: best=fewest end=rounds:1\n"
        night.table.start(head, len(night.table.games))
        night.says(*(f"{quote(name)} scores 5" for name in names))
        page = night.phone(0).get(f"/nights/{night.table.code}/picture").get_data(as_text=True)
        [svg] = re.findall(r"<svg class=\"night-picture\".*?</svg>", page, re.DOTALL)
        told = {element.text for element in ElementTree.fromstring(svg).iter()}
        assert {name[:40] for name in names} & told


@pytest.fixture(scope="module")
def app() -> Iterator[Flask]:
    with evening() as night:
        yield night.app


@pytest.mark.parametrize("people", [1, 2, 3, 5, 11, 40])
@pytest.mark.parametrize("games", [0, 2, 5, 6, 30])
def test_everything_lies_within_the_picture(app: Flask, people: int, games: int) -> None:
    facts = ("Most points in one round: " + "Maximilian and " * 6,) * 3
    names = tuple(f"Person {at}" for at in range(people))
    svg = drawn(app, pictured("en", names, games, facts, "A night at the lake " * 3))
    lows = sorted(float(y) for y in re.findall(r'<text x="\d[^"]*" y="([^"]+)" font-size', svg))
    assert lows[-1] == 1582, "nothing lies below the foot"
    assert lows[-2] < 1582 - 28 - 20, "nor on it"
    assert lows[0] > 0
    discs = re.findall(r'<g transform="translate\(([^ ]+) ([^)]+)\) scale\(([^)]+)\)"><circle r="18"', svg)
    assert discs
    for x, y, scale in discs:
        assert 0 < float(x) - 18 * float(scale) < float(x) + 18 * float(scale) < 1200
        assert 300 < float(y) - 18 * float(scale) < float(y) < 1500


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("A night at the lake", ["A night at", "the lake"]),
        ("さくらの誕生日、みんな。", ["さくらの誕生", "日、みんな。"]),
        ("가장 긴 공격: 여덟 장이었어요", ["가장 긴 공격:", "여덟 장이었어…"]),
        ("Maximilian-Alexander", ["Maximilian-…"]),
        ("", []),
    ],
)
def test_lines_break_where_a_language_breaks_them(text: str, lines: list[str]) -> None:
    assert lines_of(text, 12.9, 2) == lines
