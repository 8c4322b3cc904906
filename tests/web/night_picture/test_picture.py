"""The night's picture: what it shows, whom it does not name, and how it is sent."""

import re
import struct
import zlib
from typing import Any

import pytest

from referee.engine.notation.tokens import quote
from referee.texts.catalog import LANGUAGES
from referee.texts.sentences import Sentences
from referee.web.night_picture import rendering
from referee.web.night_picture.content import (
    GameWon,
    NightPicture,
    PicturedPerson,
    PodiumStep,
    has_picture,
    night_picture,
)
from referee.web.night_picture.drawing import HIGH, WIDE, svg_of
from referee.web.night_picture.rendering import NoPicture, rendered
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


def shown(night: Evening, language: str = "en") -> NightPicture:
    found = night_picture(night.table, Sentences(night.app.extensions["texts"], language, ()), DAY)
    assert found is not None
    return found


def address(night: Evening, more: str = "") -> str:
    return f"/nights/{night.table.code}/picture{more}"


def size_of(png: bytes) -> tuple[int, int]:
    """Return the size of a PNG whose parts are whole and whose pixels can be unpacked."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, parts = 8, []
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", png, at + 8 + length)[0] == zlib.crc32(kind + data)
        parts.append((kind, data))
        at += 12 + length
    assert parts[-1][0] == b"IEND"
    wide, high = struct.unpack_from(">II", dict(parts)[b"IHDR"])
    pixels = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    assert len(pixels) >= high * (1 + 3 * wide)
    return wide, high


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
        assert "Longest attack: 8 cards, drawn by Bo" in found.facts
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


def test_a_game_under_way_is_not_told() -> None:
    with evening(house=ONE_ROUND) as night:
        play(night)
        before = shown(night)
        night.table.start(f"game: one\nplayers: Ann Bo Cy Di\nhouse: {ONE_ROUND}\n", 1)
        night.says("Di deals", "Di flips 9D", "Cy corrects draw 12", "Ann draws 12")
        assert shown(night) == before


def everything(found: NightPicture) -> str:
    return repr(found) + svg_of(found)[0]


def test_whoever_switched_their_name_off_is_a_sign_and_a_colour() -> None:
    with evening(house=ONE_ROUND) as night:
        play(night)
        assert re.search(r"\bBo\b", everything(shown(night)))
        night.tap(night.phone(1), "in-pictures", seat=night.seats[1].id, named="no")
        for language in LANGUAGES:
            found = shown(night, language)
            assert not re.search(r"\bBo\b|Bo(?=さん)", everything(found))
            assert [step.people for step in found.others] == [(PicturedPerson(1, "fox", ""),)]
        assert "Longest attack: 8 cards, drawn by fox" in shown(night).facts
        night.tap(night.phone(1), "in-pictures", seat=night.seats[1].id, named="yes")
        assert "Longest attack: 8 cards, drawn by Bo" in shown(night).facts


def test_a_name_stays_away_after_renaming_leaving_and_another_night() -> None:
    with evening(house=ONE_ROUND) as night:
        play(night)
        store, bo = night.registry.writer.store, night.seats[1].id
        night.table.change(store.rename_seat, bo, "Robert")
        night.table.change(store.show_name, bo, shown=False)
        assert night.table.night.unnamed == {"Bo", "Robert"}, "earlier games know the former name"
        night.table.change(store.rename_seat, bo, "Rob")
        assert "Rob" in night.table.night.unnamed
        night.table.change(store.rename_night, night.table.night.id, "Robs birthday")
        assert shown(night).title == f"Night of {DAY}"
        response = night.phone(0).post(f"/again/{night.table.code}", data={"post": "again"})
        other = night.registry.table(response.headers["Location"].split("/")[1])
        assert other.night.unnamed == {"Rob"}
        night.table.change(store.remove_seat, bo)
        found = shown(night)
        assert not re.search(r"\bBo\b", everything(found))
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


def test_the_picture_is_sent_in_the_phones_language_and_to_keep() -> None:
    with evening(house=ONE_ROUND) as night:
        assert "picture" not in night.phone(0).get(f"/nights/{night.table.code}").get_data(as_text=True)
        assert night.phone(0).get(address(night)).status_code == 404
        assert night.phone(0).get(address(night, ".png")).status_code == 404
        play(night)
        night.table.change(night.registry.writer.store.end_night, night.table.night.id)
        assert address(night) in night.phone(1).get(f"/nights/{night.table.code}").get_data(as_text=True)
        pictures: dict[str, Any] = {}
        for language in LANGUAGES:
            phone = night.phone(1, language)
            page = phone.get(address(night)).get_data(as_text=True)
            assert f'<img class="night-picture" src="{address(night, ".png")}"' in page
            pictures[language] = phone.get(address(night, ".png"))
            assert pictures[language].content_type == "image/png"
            assert size_of(pictures[language].data) == (WIDE, HIGH) == (1080, 1350)
            assert "Content-Disposition" not in pictures[language].headers
        assert len({response.data for response in pictures.values()}) == len(LANGUAGES)
        kept = night.phone(1).get(address(night, ".png?keep=1"))
        assert re.fullmatch(r'attachment; filename="referee-\d{4}-\d\d-\d\d.png"', kept.headers["Content-Disposition"])
        tag = {"If-None-Match": pictures["en"].headers["ETag"]}
        assert night.phone(1).get(address(night, ".png"), headers=tag).status_code == 304


def test_an_unknown_night_has_no_picture() -> None:
    with evening() as night:
        for more in ("", ".png"):
            assert night.phone(0).get(f"/nights/ZZZZ/picture{more}").status_code == 404


def test_a_picture_is_made_once_and_asked_for_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def render(svg: str, fonts: list[str]) -> bytes:
        made.append(svg)
        return b"PNG"

    monkeypatch.setattr(rendering, "rendered", render)
    with evening(house=ONE_ROUND) as night:
        play(night)
        phone = night.phone(0)
        answers = [phone.get(address(night, ".png")).status_code for _ in range(61)]
        assert answers == [200] * 60 + [429]
        assert len(made) == 1
        night.tap(night.phone(1), "in-pictures", seat=night.seats[1].id, named="no")
        night.phone(2).get(address(night, ".png"), environ_base={"REMOTE_ADDR": "192.0.2.7"})
        assert len(made) == 2, "a name that is switched off is in no cached picture"


def test_without_a_process_the_phone_reads_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(svg: str, fonts: list[str]) -> bytes:
        raise NoPicture

    monkeypatch.setattr(rendering, "rendered", none)
    with evening(house=ONE_ROUND) as night:
        play(night)
        response = night.phone(0).get(address(night, ".png"))
        assert response.status_code == 503
        assert "could not be made" in response.get_data(as_text=True)


def test_a_process_that_fails_or_takes_too_long_makes_no_picture() -> None:
    for command, seconds in (
        (("false",), 9),
        (("no-such-command",), 9),
        (("sleep", "9"), 0.1),
        (rendering.COMMAND, 30),
    ):
        with pytest.raises(NoPicture):
            rendered("<svg", [], command=command, seconds=seconds)


def test_odd_names_are_drawn() -> None:
    people = tuple(PicturedPerson(at % 10, "cat" if at % 2 else "", name) for at, name in enumerate(ODD))
    steps = tuple(PodiumStep((person,), 1 + at, f"{at}.", "7 points") for at, person in enumerate(people))
    games = tuple(GameWon(name, people[:at], "-12345 points") for at, name in enumerate(ODD))
    for language in LANGUAGES:
        title = "".join(ODD)[:60]
        found = NightPicture(language, "Referee", title, DAY, steps[:3], steps[3:] * 4, games * 3, ODD[:3], title)
        svg, fonts = svg_of(found)
        assert size_of(rendered(svg, fonts)) == (WIDE, HIGH)


def test_odd_names_at_a_table() -> None:
    names = tuple(name.replace("\U00013000", "𓀀") for name in ODD if "\u202e" not in name)[:6]
    with evening() as night:
        store = night.registry.writer.store
        for name in names:
            night.table.change(store.add_seat, night.table.night.id, name)
        head = f"game: other\nplayers: {' '.join(map(quote, names))}\nhouse: best=fewest end=rounds:1\n"
        night.table.start(head, len(night.table.games))
        night.says(*(f"{quote(name)} scores 5" for name in names))
        found = shown(night)
        assert size_of(rendered(*svg_of(found))) == (WIDE, HIGH)


@pytest.mark.parametrize("people", [1, 2, 3, 5, 11, 40])
@pytest.mark.parametrize("games", [0, 2, 5, 6, 30])
def test_everything_lies_within_the_picture(people: int, games: int) -> None:
    figures = [PicturedPerson(at % 10, "owl", f"Person {at}") for at in range(people)]
    steps = [PodiumStep((figure,), at + 1, f"{at + 1}th", "3 wins") for at, figure in enumerate(figures)]
    won = tuple(GameWon("Crazy Eights", (figures[0],), "120 points") for _ in range(games))
    facts = ("Most points in one round: " + "Maximilian and " * 6,) * 3
    found = NightPicture(
        "en", "Referee", "A night at the lake " * 3, DAY, tuple(steps[:3]), tuple(steps[3:]), won, facts, ""
    )
    svg, _ = svg_of(found)
    lows = [float(y) for y in re.findall(r'<text x="[^"]+" y="([^"]+)"', svg)]
    assert max(lows) == HIGH - 42, "nothing lies below the foot"
    assert sorted(lows)[-2] < HIGH - 42 - 34, "nor on it"
    assert min(lows) > 60
    tops = [float(y) for y in re.findall(r'<circle cx="[^"]+" cy="([^"]+)" r="[^"]+" fill="#[^"]+" stroke', svg)]
    assert all(0 < y < HIGH - 84 for y in tops)


def test_a_picture_takes_little_of_the_processor() -> None:
    resource = pytest.importorskip("resource")  # not on Windows
    figures = [PicturedPerson(at % 10, "owl", f"민아 {at}") for at in range(10)]
    steps = [PodiumStep((figure,), at + 1, f"{at + 1}위", "3승") for at, figure in enumerate(figures)]
    games = tuple(GameWon("원카드", (figures[at],), "120점") for at in range(10))
    found = NightPicture(
        "ko", "심판", "민아 생일", DAY, tuple(steps[:3]), tuple(steps[3:]), games, ("가장 큰 공격: 8장",) * 3, ""
    )
    svg, fonts = svg_of(found)

    def used() -> float:
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        return float(spent.ru_utime + spent.ru_stime)

    before = used()
    rendered(svg, fonts)
    assert used() - before < 1.5, "0.3 s alone on a slow core; other tests share this one"
