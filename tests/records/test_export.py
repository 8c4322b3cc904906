"""Exports: `referee replay` judges an exported record as the table did."""

import json
import time
from dataclasses import fields

import pytest

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, card
from referee.engine.log.audience import seen_by
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read_head
from referee.records import export, replay
from referee.records.export import Exported, StoredLine

HEAD = 'game: one\nplayers: Ann Bo "Mary Ann" 미나\nhouse: hand_size=3{}\n'
GAME = games.find("one")
NAMES = ("Ann", "Bo", '"Mary Ann"', "미나")


@pytest.mark.parametrize(
    ("head", "texts"),
    [
        (HEAD.format(""), (
            "미나 deals", "미나 flips 5H", "Cyd replaces Ann", "Cyd plays 9H", "Eve joins after Bo", "Bo leaves",
            "Bo returns", "Eve swaps Cyd", "미나 undoes 5", "미나 undoes 3",
            "Dan replaces Bo", "미나 undoes 11", "Bo undoes 4",
        )),
        ("game: hearts\nplayers: A B C D\nkeep: scores\n", (
            "A takes 13", "B takes 3", "C takes 1", "D takes 9", "B amends 2: B takes 1", "B amends 3: C takes 3",
        )),
    ],
)  # fmt: skip
def test_an_exported_log_replays_the_same(head: str, texts: tuple[str, ...]) -> None:
    game = games.find(read_head(head).game)
    log, kept = GameLog(game, read_head(head)), list[StoredLine]()
    for at, text in enumerate(texts):
        kept.append((float(at), text, str(log.enter(read_action(text), float(at)).ruling.verdict)))
    record = export.record_text(head, list(export.export_lines(game, head, kept)))
    assert "Ann none" not in record
    assert [result.misses for result in replay.replay(record, "-")] == [()] * len(kept)


def test_a_line_exports_exactly_what_it_changed() -> None:
    lines = list(export.export_lines(GAME, HEAD.format(""), [(0, "미나 deals", "ok"), (1.5, "미나 flips 7S", "ok")]))
    assert lines[1].changed == {
        "turn": "Ann", "phase": "play", "top": "7S", "suit": "S", "draw": 2, "stock": 95, "pile": 1,
    }  # fmt: skip
    assert "@1.5 미나 flips 7S  => ok shed.starter; turn Ann;" in export.record_text(HEAD.format(""), lines)


def test_a_quiet_line_is_exported_without_its_ruling() -> None:
    kept: list[StoredLine] = [(0, "미나 deals", "ok"), (0, "미나 flips 5H", "ok"), (0, "Ann plays 9C", "no")]
    lines = list(export.export_lines(GAME, HEAD.format(""), kept, hidden_lines={3}))
    assert export.record_text(HEAD.format(""), lines).splitlines()[-1] == "@0 Ann plays 9C"
    data = export.line_data(lines[2], "Ann plays 9C")
    assert (data["verdict"], data["rule"], data["house"], data["facts"]) == (None, None, [], {})
    json.dumps([export.line_data(line, "") for line in lines])


def test_lines_undone_together_state_their_changes_at_the_last_one() -> None:
    first: list[StoredLine] = [(0, "미나 deals", "ok"), (0, "미나 flips 5H", "ok"), (0, "Ann plays 9H", "ok")]
    kept: list[StoredLine] = [*first, (0, "Bo undoes 3", "ok"), (0, "Bo undoes 2", "ok")]
    lines = list(export.export_lines(GAME, HEAD.format(""), kept))
    assert lines[3].changed == {}
    assert lines[4].changed["top"] is None or lines[4].changed["top"] == "none"
    record = export.record_text(HEAD.format(""), lines)
    assert [result.misses for result in replay.replay(record, "-")] == [()] * len(kept)


def test_many_undone_lines_are_exported_fast() -> None:
    kept: list[StoredLine] = [(0.0, "Ann says hi", "ok")] * 800
    kept += [(0.0, f"Ann undoes {n}", "ok") for n in range(800, 0, -1)]
    began = time.process_time()
    assert len(list(export.export_lines(GAME, HEAD.format(""), kept))) == 1600
    assert time.process_time() - began < 10


def test_the_given_verdict_is_exported_even_if_todays_rules_differ() -> None:
    kept: list[StoredLine] = [(0, "미나 deals", "ok"), (0, "미나 flips 5H", "ok"), (0, "Ann plays 5S", "open")]
    lines = list(export.export_lines(GAME, HEAD.format(""), kept))
    assert lines[2].ruling is not None
    assert lines[2].ruling.verdict == "open"


@pytest.mark.parametrize("title", ["Friday\n== One", "a\x00b", "  spaced   out "])
def test_a_title_is_one_line(title: str) -> None:
    text = export.record_text(HEAD.format(""), [], title)
    assert len([line for line in text.splitlines() if line.startswith("==")]) == 1
    assert list(replay.replay(text, "-")) == []


def test_a_log_that_cannot_be_judged_keeps_its_lines() -> None:
    text = export.raw_text("game: gone\nplayers: Ann Bo\n", [(0.25, "Ann zaps 7H", "ok")], "Saturday 1")
    assert text == "== Saturday 1\ngame: gone\nplayers: Ann Bo\n\n@0.250000 Ann zaps 7H\n"


def test_score_rows_add_up_to_the_totals() -> None:
    log = GameLog(GAME, read_head("game: one\nplayers: Ann Bo\nkeep: scores\n"))
    lines = ("Ann scores 5", "Bo scores 7", "Eve joins after Bo with 40", "Bo scores 0", "Ann scores 3", "Eve scores 1")
    for text in lines:
        log.enter(read_action(text), 0)
    rows = export.score_rows(log.state)
    assert [(row.round, row.player, row.points, row.total) for row in rows] == [
        (1, "Ann", 5, 5),
        (1, "Bo", 7, 7),
        (2, "Ann", 3, 8),
        (2, "Bo", 0, 7),
        (2, "Eve", 1, 41),
    ]
    assert [row.total for row in rows[-3:]] == list(log.state.scores)


class Secretive(type(GAME)):  # type: ignore[misc]
    """The game with secrets: only the giver or player knows the cards."""

    def secret(self, state: object, action: act.Action) -> frozenset[int] | None:
        return frozenset((0,)) if isinstance(action, act.Gives | act.Shows | act.Plays) else None


@pytest.mark.promise("Cards hidden from a player appear")
def test_hidden_cards_are_exported_to_those_who_may_see_them() -> None:
    game = Secretive(**{field.name: getattr(GAME, field.name) for field in fields(GAME)})
    state = game.start(read_head(HEAD.format("")))
    gives = act.Gives("Ann", (card("QS"), card("AH")))
    assert seen_by(game, state, gives, [0]) == gives
    assert seen_by(game, state, gives, []) == act.Gives("Ann", (), 2)
    assert seen_by(game, state, act.Amends("Bo", 3, gives), [1]) == act.Amends("Bo", 3, act.Gives("Ann", (), 2))
    assert seen_by(game, state, act.Shows("Ann", (card("QS"),)), []) == act.Shows("Ann", (UNKNOWN,))
    assert seen_by(game, state, act.Says("Ann", "one"), []) == act.Says("Ann", "one")


def test_a_line_without_a_ruling_has_no_demands() -> None:
    line = Exported(1, 0.0, act.Says("Ann", "one"), None, {})
    assert export.record_text(HEAD.format(""), [line]).endswith("\n@0 Ann says one\n")
