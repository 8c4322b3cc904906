"""Scores, the board, and exports."""

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

ROUND = "{d} deals|{d} flips 5H|{a} plays 9H|{b} plays 9D|{c} plays 8D|{a} plays 6D|{b} plays 3D|{c} plays 4D"
ROUND += "|{d} plays QD|{a} plays TD|{a} says one|{then}"


@pytest.fixture
def night() -> Iterator[Evening]:
    """Return a night with two scored rounds; Bo's first count was typed."""
    with evening(house="enforce=referee hand_size=3") as made:
        made.app.test_client_class = Client
        for d, a, b, c, then in (
            ("Di", "Ann", "Bo", "Cy", "Bo holds 3 points|Cy holds KD 2H|Di holds AC RJ"),
            ("Ann", "Bo", "Cy", "Di", "Cy holds 7H 7S|Di holds nothing|Ann holds AC"),
        ):
            for line in ROUND.format(a=a, b=b, c=c, d=d, then=then).split("|"):
                made.says(line)
        assert [scored.points for scored in made.state.rounds] == [(0, 3, 12, 26), (1, 0, 14, 0)]
        yield made


@pytest.mark.promise("A tap on an outdated screen", "If two people undo at once")
def test_two_people_undoing_at_once_undo_one_line(night: Evening) -> None:
    line = str(len(night.game.entries))
    posts = [gevent.spawn(night.tap, night.phone(at), "undo", line=line, post=f"at-once-{at}") for at in (0, 1)]
    gevent.joinall(posts, raise_error=True)
    answers = [said(post.value) for post in posts]
    assert sum("Taken back:" in answer for answer in answers) == 1
    assert sum("this has been taken back already" in answer for answer in answers) == 1
    assert [entry.n for entry in night.game.entries if entry.undone] == [int(line)]
    assert {entry.text for entry in night.game.entries[-2:]} == {f"Ann undoes {line}", f"Bo undoes {line}"}


@pytest.mark.promise("If two people undo at once")
def test_two_people_undoing_one_line_with_its_dependent_lines_at_once(night: Evening) -> None:
    posts = [gevent.spawn(night.tap, night.phone(at), "undo", line="5", along="1", post=f"along-{at}") for at in (0, 1)]
    gevent.joinall(posts, raise_error=True)
    before = [entry.n for entry in night.game.entries if entry.undone]
    night.tap(night.phone(2), "undo", line="5", along="1")
    assert [entry.n for entry in night.game.entries if entry.undone] == before
    assert 5 in before


def test_the_board_of_a_table_without_a_game_asks_for_one(night: Evening) -> None:
    table = night.registry.open("Empty", device_of("phone-0"))
    assert "Which game will it be?" in said(night.phone(0).get(f"/{table.code}/board"))


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
        log.enter(read_action(f"{name} scores 105"), 0)
    drawn = curve(log.state, log.game.sharing(log.state))
    assert [line.name for line in drawn.lines] == ["Wilhelmi…", "さくらこ…", "Maximili…", "민아"]
    sides = curve(log.state, ((0, 2), (1, 3)))
    assert [line.name for line in sides.lines] == ["Wil…+Max…", "さ…+민아"]


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
    night.says("Bo amends 12: Bo holds 8 points", "Ann undoes 3", "Cy undoes 27")
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
