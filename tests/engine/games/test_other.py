"""A game without rules of its own: its prompts can be entered, and random lines never raise."""

from random import Random

import pytest

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.cards import card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import FillIn, PickPerson, Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.support.offers import of_person

GAME = games.find("other")
NAMES = ("Ann", "Bo", "Cy")


def lines(log: GameLog, seat: int) -> list[str]:
    """Return the lines that a seat is offered."""
    found = []
    for ask in GAME.prompts(log.state, seat):
        match ask:
            case Tap():
                found.append(ask.text)
            case FillIn():
                sheet = GAME.tally(log.state)
                assert sheet is not None
                rows = {(row[0], "points"): "3" for row in sheet.rows}
                found += [line.partition(" ")[2] for line in GAME.filled(log.state, sheet, rows).lines]
            case PickPerson(_, _, _, people, reasons):
                found += [of_person(ask, log.state.names[person], reason) for person in people for reason in reasons]
    return found


@pytest.mark.parametrize("keep", ["plays", "scores"])
@pytest.mark.parametrize("seed", range(15))
def test_every_prompt_can_be_entered_and_a_table_never_blocks(seed: int, keep: str) -> None:
    chance = Random(seed)
    log, at = GameLog(GAME, Head("other", NAMES, keep=keep, house=(("end", "rounds:3"),))), 0.0
    for _ in range(60):
        s = log.state
        GAME.view(s)
        known_facts(GAME, s)
        offered = [(seat, text) for seat in range(3) for text in lines(log, seat)]
        assert offered or s.phase == "over"
        more = [f"{name} {text}" for name in NAMES for text in ("leaves", "returns", "passes", "says hello", "undoes")]
        seat, text = chance.choice(offered or [(0, "undoes")])
        line = chance.choice([f"{NAMES[seat]} {text}"] * 8 + more)
        at += chance.choice((0.5, 5, 40))
        try:
            log.enter(read_action(line), at)
        except NotationError:
            continue
        assert log.judge(act.Plays("Ann", (card("5H"),)), at).verdict is Verdict.NO
        assert log.state.phase != "play" or keep == "scores" or not any(log.state.here) or log.state.worth
