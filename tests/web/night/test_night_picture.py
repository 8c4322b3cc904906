"""The night's picture: what it shows, whom it does not name, and that its drawing stands alone."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from flask import Flask, render_template

from referee.engine.notation.tokens import quote
from referee.texts.catalog import LANGUAGES
from referee.texts.sentences import Sentences
from referee.web.core.screens import Piece
from referee.web.night.picture import colours, has_picture, lines_of, night_picture, sign, suits, title_lines
from tests.support.night import Evening, evening

ONE_ROUND = "enforce=referee end=rounds:1"
DAY = "2026-11-22"
ODD = ("שלום", "🦊🎉👍🏽", "A" * 40, "한" * 40, "<b>&\"'", "\U00013000", "x\u202ey", "e\u0301\u0323" * 9, "مرحبا Bo 7")


def play(night: Evening) -> None:
    """Play a game in which Bo draws eight cards, Cy wins, Ann is second and Bo has most points."""
    night.says("Di deals", "Di flips 9D", "Cy corrects turn Bo", "Cy corrects draw 8", "Bo draws 8")
    night.says(
        "Ann corrects hand.Cy 1", "Cy plays 9H saying one", "Ann holds 2C", "Bo holds 35 points", "Di holds RJ 2C"
    )


def again(night: Evening) -> None:
    names = " ".join(night.table.games[0].names)
    night.table.start(f"game: one\nplayers: {names}\nhouse: {ONE_ROUND}\n", len(night.table.games))
    play(night)


def shown(night: Evening, language: str = "en") -> Piece:
    found = night_picture(night.table, Sentences(night.app.extensions["texts"], language, ()), DAY)
    assert found is not None
    return found


def address(night: Evening) -> str:
    return f"/nights/{night.table.code}/picture"


def drawn(app: Flask, found: Piece) -> str:
    with app.test_request_context("/"):
        return render_template(
            "night/drawing.html",
            shown=found,
            colours=colours(),
            suits=suits(),
            sign=sign,
            lines_of=lines_of,
            title_lines=title_lines,
        )


def test_the_picture_of_one_game_has_its_points() -> None:
    with evening(house=ONE_ROUND) as night:
        assert not has_picture(night.table)
        play(night)
        found = shown(night)
        assert [(step.people[0].name, step.place, step.nth) for step in found.steps] == [
            ("Ann", 2, "2nd"),
            ("Cy", 1, "1st"),
            ("Di", 3, "3rd"),
        ]
        assert re.fullmatch(r"\d+ points", found.steps[0].reached)
        assert [step.people[0].name for step in found.others] == ["Bo"]
        assert (found.title, found.about, found.games) == ("Saturday", f"{DAY} · One", ())
        assert "Largest attack: 8 cards, drawn by Bo" in found.facts
        assert len(found.facts) <= 3


def test_several_games_are_told_by_wins_and_each_with_its_winner() -> None:
    with evening(house=ONE_ROUND) as night:
        play(night)
        again(night)
        found = shown(night, "ko")
        assert [(step.people[0].name, step.reached) for step in found.steps] == [
            ("Ann", "0승"),
            ("Cy", "2승"),
            ("Di", "0승"),
        ]
        assert [(game.winners[0].name, game.winners[0].sign) for game in found.games] == [("Cy", "rabbit")] * 2
        assert found.about == DAY


@pytest.mark.promise("The picture of a night is drawn")
def test_a_game_under_way_is_not_told() -> None:
    with evening(house=ONE_ROUND) as night:
        play(night)
        before = shown(night)
        night.table.start(f"game: one\nplayers: Ann Bo Cy Di\nhouse: {ONE_ROUND}\n", 1)
        night.says("Di deals", "Di flips 9D", "Cy corrects draw 12", "Ann draws 12")
        assert shown(night) == before


@pytest.mark.promise("The picture of a night is drawn")
def test_whoever_switched_their_name_off_is_a_sign_and_a_colour() -> None:
    with evening(house=ONE_ROUND) as night:
        play(night)
        assert re.search(r"\bBo\b", repr(shown(night)) + drawn(night.app, shown(night)))
        night.tap(night.phone(1), "in-pictures", seat=night.seats[1].id, named="no")
        for language in LANGUAGES:
            found = shown(night, language)
            assert not re.search(r"\bBo\b|Bo(?=さん)", repr(found) + drawn(night.app, found))
            assert [step.people for step in found.others] == [(Piece(colour=1, sign="fox", name=""),)]
        assert "Largest attack: 8 cards, drawn by fox" in shown(night).facts
        night.tap(night.phone(1), "in-pictures", seat=night.seats[1].id, named="yes")
        assert "Largest attack: 8 cards, drawn by Bo" in shown(night).facts


@pytest.mark.promise("The picture of a night is drawn")
def test_a_name_stays_away_after_renaming_leaving_and_another_night() -> None:
    with evening(house=ONE_ROUND) as night:
        play(night)
        store, bo = night.registry.writer.store, night.seats[1].id
        night.table.change(store.rename_seat, bo, "Robert")
        night.table.change(store.show_name, bo, shown=False)
        assert night.table.night.unnamed == {"Bo", "Robert"}, "earlier games know the former name"
        night.table.change(store.rename_seat, bo, "Rob")
        assert "Rob" in night.table.night.unnamed
        night.table.change(store.set_night, night.table.night.id, name="Robs birthday")
        assert shown(night).title == f"Night of {DAY}"
        response = night.phone(0).post(f"/again/{night.table.code}", data={"post": "again"})
        other = night.registry.table(response.headers["Location"].split("/")[1])
        assert other.night.unnamed == {"Rob"}
        night.table.change(store.remove_seat, bo)
        found = shown(night)
        assert not re.search(r"\bBo\b", repr(found) + drawn(night.app, found))
        assert not any("attack" in fact for fact in found.facts), "nothing could be told of them"


def test_only_ones_own_phone_switches_a_name_off() -> None:
    with evening() as night:
        bo = night.seats[1].id
        assert night.tap(night.phone(0), "in-pictures", seat=bo, named="no").status_code == 403
        assert night.tap(night.phone(9), "in-pictures", seat=bo, named="no").status_code == 403
        assert night.tap(night.phone(1), "in-pictures", seat=bo, named="perhaps").status_code == 400
        assert not night.table.night.unnamed
        menu = night.phone(1).get(f"/{night.table.code}/menu").get_data(as_text=True)
        assert menu.count('name="named" value="yes" aria-pressed="true"') == 2, (
            "of the own seat and of one without a phone"
        )
        night.tap(night.phone(1), "in-pictures", seat=bo, named="no")
        menu = night.phone(1).get(f"/{night.table.code}/menu").get_data(as_text=True)
        assert menu.count('name="named" value="no" aria-pressed="true"') == 1


def test_the_picture_stands_on_its_page_in_the_phones_language() -> None:
    with evening(house=ONE_ROUND) as night:
        assert "picture" not in night.phone(0).get(f"/nights/{night.table.code}").get_data(as_text=True)
        assert night.phone(0).get(address(night)).status_code == 404
        assert night.phone(0).get("/nights/ZZZZ/picture").status_code == 404
        play(night)
        night.table.change(night.registry.writer.store.end_night, night.table.night.id)
        assert address(night) in night.phone(1).get(f"/nights/{night.table.code}").get_data(as_text=True)
        for language, first in {"en": "1st", "ko": "1등", "ja": "1位"}.items():
            page = night.phone(1, language).get(address(night)).get_data(as_text=True)
            [svg] = re.findall(r"<svg class=\"night-picture\".*?</svg>", page, re.DOTALL)
            assert f'lang="{language}"' in svg
            assert f">{first}</text>" in svg
            assert re.search(r'download="referee-\d{4}-\d\d-\d\d.png" hidden', page)


def pictured(language: str, names: tuple[str, ...], games: int, facts: tuple[str, ...], title: str) -> Piece:
    people = [Piece(colour=at % 10, sign="cat" if at % 2 else "", name=name) for at, name in enumerate(names)]
    steps = [Piece(people=[who], place=at, nth=f"{at}.", reached="7 points") for at, who in enumerate(people, 1)]
    names_of = (names[at % len(names)] for at in range(games))
    won = [Piece(name=name, winners=people[: at % 3], reached="-12345 points") for at, name in enumerate(names_of)]
    told = {"steps": steps[:3], "others": steps[3:], "games": won, "facts": facts}
    return Piece(language=language, app="Referee", title=title, about=DAY, alt=title, **told)


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
        page = night.phone(0).get(address(night)).get_data(as_text=True)
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
