"""A call or a catch that loses its tie: everything is as if it had been taken back."""

from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee import Match
from referee.engine.basics import actions as act
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Overturns
from referee.engine.notation.lines import format_action, read_action
from referee.engine.questions.what_if import is_allowed
from tests.support.drawn import drawn

NAMES = ("Ann", "Bo", "Cy", "Di")
LAST_CARDS = ("9S 9D", "KS KD", "JS JD", "5S", "QS QC", "2S 2D", "6S 6C 6D")
HOUSES = {"others_draw_on_call": "true", "bankruptcy": "8", "end_mode": "first_out", "penalty_cards": "3"}
BETWEEN = ("Bo says hi", "Ann corrects hand.Bo 6", "Ann penalizes Bo for bad-word", "Bo corrects stock 30", "Bo leaves")


def after_last_cards(chance: Random) -> GameLog:
    """Return a log of One Card in which somebody has just laid their last cards, or the last but one."""
    names, cards = NAMES[: chance.randint(2, 4)], chance.choice(LAST_CARDS)
    house = {"joker_formula": "3", "call_tie": chance.choice(("claimant", "holder", "rps"))}
    house |= {key: HOUSES[key] for key in chance.sample(sorted(HOUSES), chance.randint(0, 3))}
    hands = {name: chance.choice((3, 5, 7)) for name in names} | {"Ann": len(cards.split()) + chance.choice((0, 1))}
    text = [f"hand.{name}: {count}" for name, count in hands.items()]
    rules = " ".join(f"{key}={value}" for key, value in house.items())
    head = ["game: onecard", f"players: {' '.join(names)}", f"house: {rules}", "top: 4S", "turn: Ann", "stock: 20"]
    log = Match.read("\n".join((*head, "pile: 5", *text, "", f"@1 Ann plays {cards}", ""))).log
    assert log.entries[-1].stands
    return log


@pytest.mark.promise("A call or a catch that loses")
@drawn(300)
@given(seed=st.integers(0, 10**9))
def test_a_line_that_loses_its_tie_equals_one_taken_back(seed: int) -> None:
    chance = Random(seed)
    log = after_last_cards(chance)
    first, second = chance.sample(["Ann says one", f"{log.state.names[-1]} catches Ann"], 2)
    settling = log.enter(read_action(first), 1.2)
    for action in map(read_action, chance.sample(BETWEEN, chance.randint(0, 3))):
        if is_allowed(log, action, 1.3):  # what was refused meanwhile stays so
            log.enter(action, 1.3)
    back = log.copy()
    ruling = log.enter(read_action(second), 1.5).ruling
    note("\n".join(f"@{entry.at:g} {format_action(entry.action)} => {entry.ruling}" for entry in log.entries))
    if not isinstance(ruling.data, Overturns) or ruling.data.falls is None:
        return
    back.enter(act.Undoes("Ann", settling.n), 1.3)
    assert is_allowed(back, read_action(second), 1.5)
    back.enter(read_action(second), 1.5)
    then, never = (known_facts(read.game, read.state) for read in (log, back))
    assert then == never
