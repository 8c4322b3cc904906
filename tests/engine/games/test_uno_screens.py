"""Prompts of UNO's editions: each can be parsed, and a tap that continues the game is not refused."""

import pytest

from referee.engine import games
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read
from referee.engine.notation.tokens import quote
from referee.rulebook.chapters import Example, marked_records
from tests.support.offers import lines_of

GAME = games.find("uno")
EDITIONS = [example for example in marked_records("uno") if dict(example.record.head.house).get("edition")]


def look(log: GameLog) -> None:
    """Judge every line that a screen offers."""
    GAME.view(log.state)
    for seat, who in enumerate(log.state.names):
        for ask in GAME.prompts(log.state, seat):
            for text in lines_of(ask, log, who):
                ruling = log.judge(read_action(f"{quote(who)} {text}"))
                if isinstance(ask, Tap) and ask.place in ("first", "main"):
                    assert ruling.verdict is not Verdict.NO, f"{who} {text}: {ruling.rule.id}"


@pytest.mark.parametrize("example", EDITIONS, ids=str)
def test_every_prompt_of_an_edition_can_be_entered(example: Example) -> None:
    log = GameLog(GAME, example.record.head)
    look(log)
    for line in example.record.lines:
        assert line.action is not None
        log.enter(line.action)
        look(log)


def test_who_is_knocked_out_ranks_by_the_round_and_then_by_points() -> None:
    head = "game: uno\nplayers: Ann Bo Cy Di\nhouse: points_to=knockout target=100\nkeep: scores\n"
    log = GameLog(GAME, read(head)[0].head)
    for text in ("Ann 90", "Bo 120", "Cy 110", "Di 0"):
        log.enter(read_action(text.replace(" ", " scores ")))
    assert [note.id for note in GAME.view(log.state).notes].count("note-knocked-out") == 1
    assert GAME.tally(log.state).rows == ((0,), (3,))
    for text in ("Ann 95", "Di 5"):
        log.enter(read_action(text.replace(" ", " scores ")))
    assert (log.state.phase, log.state.winners, log.state.scores) == ("over", (3,), (185, 120, 110, 5))
    assert GAME.places(log.state) == (2, 4, 3, 1)
