"""Prompts of UNO's editions: each can be parsed, and a tap that continues the game is not refused."""

import pytest

from referee.engine import games
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import Tap
from referee.engine.notation.lines import read_action
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
