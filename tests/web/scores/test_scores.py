"""Scores, the board, and exports."""

import csv
import html
import io
import json
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import gevent
import pytest

from referee.cli import replay
from referee.engine.games import find
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read_head
from referee.records import replay as replaying
from referee.records.export import export_lines
from referee.web.board.page import ring_of
from referee.web.core.looks import BoardPerson
from referee.web.scores.score_table import GAP, HEIGHT, curve
from tests.support.client import Client, said
from tests.support.device import device_of
from tests.support.night import Evening, evening, get

ROUND = (
    "{d} deals|{d} flips 5H|{a} plays 9H|{b} plays 9D|{c} plays 8D|{a} plays 6D|{b} plays 3D|{c} plays 4D|{d} plays QD"
    "|{a} plays TD|{a} says one"
)


@pytest.fixture
def night() -> Iterator[Evening]:
    """Return a night with two scored rounds; Bo's first count was typed, and Cy got a penalty card in the second."""
    with evening(house="enforce=referee hand_size=3") as made:
        made.app.test_client_class = Client
        play(made, "Ann", "Bo", "Cy", "Di", "Bo holds 3 points|Cy holds KD 2H|Di holds AC RJ")
        play(made, "Bo", "Cy", "Di", "Ann", "Di penalizes Cy for play", early="Cy plays KS")
        for line in ("Cy holds 7H 7S", "Di holds nothing", "Ann holds AC"):
            made.says(line)
        assert [scored.points for scored in made.state.rounds] == [(0, 3, 12, 26), (1, 0, 14, 0)]
        yield made


def play(night: Evening, a: str, b: str, c: str, d: str, then: str, early: str = "") -> None:
    """Play a round that `a` ends; `early` is a refused play after the starter, and `then` follows it, or the round."""
    lines = ROUND.format(a=a, b=b, c=c, d=d).split("|")
    lines[2:2] = [early, then] if early else []
    for line in lines if early else [*lines, *then.split("|")]:
        night.says(line)


def found(pattern: str, page: str) -> str:
    """Return the links and buttons of a page."""
    match = re.search(pattern, page)
    assert match is not None, pattern
    return html.unescape(match[1])


@pytest.mark.promise("A tap on an outdated screen", "If two people undo at once")
def test_two_people_undoing_at_once_undo_one_line(night: Evening) -> None:
    line = found(r'hx-post="undo" hx-vals=\'\{"line": (\d+)\}', get(night, "play", 0))
    posts = [gevent.spawn(night.tap, night.phone(at), "undo", line=line, post=f"at-once-{at}") for at in (0, 1)]
    gevent.joinall(posts, raise_error=True)
    answers = [said(post.value) for post in posts]
    assert sum("Taken back:" in answer for answer in answers) == 1
    assert sum("this has been taken back already" in answer for answer in answers) == 1
    undone = [entry.n for entry in night.game.entries if entry.undone]
    assert undone == [int(line)]
    assert [entry.text for entry in night.game.entries[-2:]] in (
        [f"Ann undoes {line}", f"Bo undoes {line}"],
        [f"Bo undoes {line}", f"Ann undoes {line}"],
    )


@pytest.mark.promise("If two people undo at once")
def test_two_people_undoing_one_line_with_its_dependent_lines_at_once(night: Evening) -> None:
    posts = [gevent.spawn(night.tap, night.phone(at), "undo", line="5", along="1", post=f"along-{at}") for at in (0, 1)]
    gevent.joinall(posts, raise_error=True)
    before = [entry.n for entry in night.game.entries if entry.undone]
    night.tap(night.phone(2), "undo", line="5", along="1")
    assert [entry.n for entry in night.game.entries if entry.undone] == before
    assert 5 in before


def drawn(night: Evening) -> dict[str, list[float]]:
    """Return the x values of the curve's points by name; a round and a later correction have the same."""
    made = curve(night.state, night.game.game.sharing(night.state))
    return {
        night.state.names[line.seats[0]]: [float(point.split(",")[0]) for point in line.points.split()]
        for line in made.lines
    }


def test_totals_taken_over_change_nothing_before_them(night: Evening) -> None:
    was, rounds = drawn(night), {where: numbers(night, where) for where in ("export.csv", "sheet", "scores")}
    first, second = was["Ann"][1:]
    night.says("Ann corrects score.Ann 20; score.Di 9", "Eve joins after Bo with 15")
    assert [scored.points for scored in night.state.rounds] == [(0, 3, 12, 26), (1, 0, 14, 0)]
    now = drawn(night)
    assert now == {**was, "Ann": [*was["Ann"], second], "Di": [*was["Di"], second], "Eve": [second]}
    assert first < second
    for where, before in rounds.items():
        assert before
        assert numbers(night, where)[: len(before)] == before, where
    assert "Before" not in get(night, "scores") + get(night, "sheet")
    assert get(night, "scores").count("Totals set") == get(night, "sheet").count("Totals set") == 1
    data = json.loads(get(night, "export.json"))["games"][0]
    n = len(night.game.entries)
    assert data["totals_set"] == [
        {"line": n - 1, "player": "Ann", "points": 19, "total": 20},
        {"line": n - 1, "player": "Di", "points": -17, "total": 9},
        {"line": n, "player": "Eve", "points": 15, "total": 15},
    ]
    assert data["scores"] == {"Ann": 20, "Bo": 3, "Cy": 26, "Di": 9, "Eve": 15}


def test_sides_that_the_table_makes_are_exported_with_their_totals() -> None:
    with evening(game="canasta") as made:
        made.says("Ann corrects score.Ann+Cy 500; score.Bo+Di 300", "Eve joins after Bo")
        made.says("Di corrects teams Ann+Di+Eve Bo+Cy; score.Ann+Di+Eve 500; score.Bo+Cy 300")
        data = json.loads(get(made, "export.json"))["games"][0]
        rows = list(csv.DictReader(io.StringIO(get(made, "export.csv").removeprefix("\ufeff"))))
    assert data["totals_set"][4:] == [
        {"line": 3, "player": "Cy", "points": -200, "total": 300},
        {"line": 3, "player": "Di", "points": 200, "total": 500},
        {"line": 3, "player": "Eve", "points": 500, "total": 500},
    ]
    totals = {said["player"]: said["total"] for said in data["totals_set"]}
    assert data["scores"] == totals == {row["player"]: int(row["total"]) for row in rows if row["place"]}


def numbers(night: Evening, where: str) -> list[tuple[str, ...]]:
    """Return the rounds of an export or a page: number, then names and points."""
    if where == "export.csv":
        rows = csv.DictReader(io.StringIO(get(night, where).removeprefix("\ufeff")))
        return [(row["round"], row["player"], row["points"], row["total"]) for row in rows if row["round"]]
    shown = r'href="part\?(?:game=1&amp;)?round=(\d)&amp;seat=(\d)[^>]*>(-?\d+)<'
    return [found for found in re.findall(shown, get(night, where)) if found[1] != "4"]


def test_totals_taken_over_stay_when_an_earlier_round_is_amended() -> None:
    with evening(game="other", house="best=most") as made:
        made.says("Ann scores 5", "Bo scores 7", "Cy scores 1", "Di scores 2")
        made.says("Ann corrects score.Ann 480; score.Bo 300", "Ann amends 1: Ann scores 50")
        assert made.state.scores == (480, 300, 1, 2)
        page = get(made, "scores")
        assert "Before" not in page
        assert page.count("= 480</a>") == 1
        rows = [row for row in csv.DictReader(io.StringIO(get(made, "export.csv"))) if row["player"] == "Ann"]
        assert [(row["points"], row["total"]) for row in rows] == [("50", "50"), ("430", "480"), ("", "480")]


def test_before_the_first_game_every_page_says_so() -> None:
    with evening() as made:
        made.app.test_client_class = Client
        table = made.registry.open("Empty", device_of("phone-0"))
        phone = made.phone(0)
        for where in ("story", "scores", "penalties", "catch-up", "sheet"):
            page = phone.get(f"/{table.code}/{where}")
            assert page.status_code == 200
            assert "No game has been started" in said(page), where
        assert "Which game will it be?" in said(phone.get(f"/{table.code}/board"))


# The curve


def test_labels_of_the_curve_never_overlap() -> None:
    log = GameLog(
        find("one"), read_head("game: one\nplayers: " + " ".join(f"P{n}" for n in range(12)) + "\nkeep: scores\n")
    )
    assert curve(log.state, log.game.sharing(log.state)).lines == ()
    for n in range(12):
        log.enter(read_action(f"P{n} scores {n % 2}"), 0)
    drawn = curve(log.state, log.game.sharing(log.state))
    labels = sorted(line.label for line in drawn.lines)
    assert all(after - before >= GAP - 0.2 for before, after in pairwise(labels))
    assert labels[0] > 0
    assert labels[-1] <= HEIGHT
    assert all(line.points.count(",") == 2 for line in drawn.lines)


def test_names_beside_the_curve_are_as_long_as_fits() -> None:
    names = ("Wilhelmina", "さくらこちゃん", "Maximilianus", "민아")
    log = GameLog(find("one"), read_head(f"game: one\nplayers: {' '.join(names)}\nkeep: scores\n"))
    for name in names:
        log.enter(read_action(f"{name} scores 5"), 0)
    drawn = curve(log.state, log.game.sharing(log.state))
    assert [line.name for line in drawn.lines] == ["Wilhelmina", "さくらこち…", "Maximilian…", "민아"]
    sides = curve(log.state, ((0, 2), (1, 3)))
    assert [line.name for line in sides.lines] == ["Wilh…+Maxi…", "さく…+민아"]


def test_the_boards_address_is_a_qr_code_if_phones_can_open_it() -> None:
    with evening(URL="http://192.168.1.5:8000") as made:
        page = get(made, "board")
        assert f"http://192.168.1.5:8000/{made.table.code}" in page
        assert 'class="qr"' in page


def test_no_dealer_is_shown_after_the_game() -> None:
    game = find("one")
    state = game.start(read_head("game: one\nplayers: Ann Bo Cy\ndealer: Cy\n"))
    for phase, dealers in (("play", [False, False, True]), ("over", [False] * 3)):
        people = tuple(BoardPerson(name, at, "") for at, name in enumerate(("Ann", "Bo", "Cy")))
        ring = ring_of(game.view(state.replaced({"phase": phase, "dealt": True})), people)
        assert [place.dealer for place in ring.places] == dealers


# To take home


@pytest.mark.promise("Every export replays to the same")
def test_the_exported_night_replays_to_the_same_scores(night: Evening, tmp_path: Path) -> None:
    night.says("Bo amends 12: Bo holds 8 points", "Ann undoes 3", "Cy undoes 29")
    night.table.start("game: one\nplayers: Ann Bo\nhouse: enforce=referee\n", 1)
    night.says("Bo deals", "Bo flips 7C")
    text = get(night, "export.table")
    assert text.startswith("== Saturday 1\ngame: one\n")
    assert "== Saturday 2\n" in text
    path = tmp_path / "night.table"
    path.write_text(text, encoding="utf-8")
    assert replay.run([str(path)], as_json=False) == replay.HOLDS
    first = [result for result in replaying.replay(text, "-") if result.record == "Saturday 1"]
    assert list(replaying.scores(first[-1]).values()) == list(night.table.games[0].state.scores)
    assert "== Saturday 1" not in get(night, "export.table?game=2")


@pytest.mark.promise("What another site sends changes nothing")
def test_a_name_is_not_a_formula_in_a_spreadsheet() -> None:
    with evening(names=("Ann", "Bo")) as made:
        made.table.start('game: one\nplayers: "=1+1" Bo\nkeep: scores\n', 1)
        made.says('"=1+1" scores 3', "Bo scores 4")
        assert "'=1+1" in get(made, "export.csv")


def test_the_json_export_has_everything_but_secrets(night: Evening) -> None:
    text = get(night, "export.json")
    data = json.loads(text)["games"][0]
    assert data["scores"] == {"Ann": 1, "Bo": 3, "Cy": 26, "Di": 26}
    assert data["house"] == {"enforce": "referee", "hand_size": "3"}
    assert data["lines"][1]["rule"] == "shed.starter"
    assert data["penalties"][0]["reason"] == "play"
    for everything in (text, get(night, "export.table"), get(night, "export.csv")):
        assert "phone-" not in everything
        assert not [seat.pin for seat in night.table.night.seats if f'"{seat.pin}"' in everything]


@pytest.mark.parametrize("where", ["export.table", "export.json"])
def test_a_night_is_exported_again_only_after_a_change(
    night: Evening, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    monkeypatch.setattr(
        import_module("referee.web.log.visibility"),
        "export_lines",
        lambda *given: made.append(given) or export_lines(*given),
    )
    first = get(night, where)
    assert [get(night, where) for _ in range(3)] == [first] * 3
    assert len(made) == 1
    night.says("Bo deals")
    assert get(night, where) != first
    night.table.change(night.registry.writer.store.set_night, night.table.night.id, name="Sunday")
    assert "Sunday" in get(night, where)
    assert len(made) == 3
    for at in range(20):
        night.table.cached(at, lambda: "")
    assert len(night.table._cached) == 8


@pytest.mark.promise("Exports of a table: 60 a minute")
def test_exports_are_limited(night: Evening) -> None:
    phone = night.phone(9)
    answers = [phone.get(f"/{night.table.code}/export.csv").status_code for _ in range(62)]
    assert answers == [200] * 60 + [429] * 2


def test_a_missing_export(night: Evening) -> None:
    assert night.phone(0).get(f"/{night.table.code}/export.table?game=7").status_code == 404
    assert night.phone(0).get("/ZZZZ/export.table").status_code == 404
