"""A penalty card that a vote strikes before anybody acts: everything is as if the card had been taken back."""

from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from tests.support.drawn import drawn
from tests.support.grown import record_of
from tests.support.random_shedding import FAMILY, ShedTable

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

REASONS = ("false", "question", "spade", "looked", "play", "slow")
POOR = (("bankruptcy", "6"), ("joker_power", "bw:5,colour:5"), ("spade_ace_power", "3"))
"""House rules under which one more card often makes a player bankrupt."""
OF_THE_STOCK = ("stock", "pile")
"""The facts that a reshuffle changes, which nobody takes back with a card."""


def grown(key: str, chance: Random) -> ShedTable:
    """Return a table that has been played at for a while."""
    table = ShedTable(key, chance.randint(0, 10**9), about_lines=False)
    if key == "onecard":
        table.log.enter(act.Agrees(table.state.names[0], POOR, True), 0.0)
    return table.play(chance.randint(8, 40))


def struck(log: GameLog, line: int, by: str, voters: list[str], at: float) -> None:
    """Have everybody vote against a card."""
    log.enter(act.Disputes(by, line), at)
    for name in voters:
        if log.state.dispute is not None:
            log.enter(act.Votes(name, False), at)


@pytest.mark.promise("A penalty card that a vote")
@pytest.mark.parametrize("key", FAMILY)
@drawn(80)
@given(seed=st.integers(0, 10**9))
def test_a_struck_card_equals_one_taken_back(key: str, seed: int) -> None:
    chance = Random(seed)
    table = grown(key, chance)
    log, names = table.log, chance.sample(table.state.names, len(table.state.names))
    giver, whom, *others = names
    if log.state.dispute is not None or log.state.phase not in ("play", "count"):
        return
    try:
        card = log.enter(act.Penalizes(giver, whom, chance.choice(REASONS)), table.at)
    except NotationError:
        return
    if card.ruling.verdict is not Verdict.OPEN:
        return
    note(record_of(table))
    back = log.copy()
    back.enter(act.Undoes(giver, card.n), table.at)
    struck(log, card.n, whom, others, table.at)
    then, never = (
        {key: value for key, value in known_facts(game_log.game, game_log.state).items() if key not in OF_THE_STOCK}
        for game_log in (log, back)
    )
    assert then == never
