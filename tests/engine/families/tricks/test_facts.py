"""The cards of the current trick as a fact: stated by a head, corrected by the table, demanded of a line, part of a
shared moment.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.common_rules.facts import set_facts
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.records.moment import moment
from referee.records.replay import replay
from tests.records.test_moment import shown
from tests.support.drawn import drawn
from tests.support.game_logs import known, table
from tests.support.player import RandomTable

FOUR = "game: hearts\nplayers: Ann Bo Cy Di\n"


def test_a_moment_in_the_middle_of_a_trick_states_it() -> None:
    lines = ("Di deals", "Cy plays 2C", "Di plays 9C", "Ann plays KC", "Bo plays 4C", "Ann plays 3S", "Bo plays KS")
    log = table(FOUR + "house: passing=off", *lines, "Cy plays QS", "Di plays AS")
    text = moment(log.game, log.head, log.entries, 9, log.state_after, shown)
    assert text is not None
    assert "lying: 3S KS QS\n" in text
    (result,) = replay(text, "x")
    assert not result.misses
    assert result.ruling is not None
    assert result.ruling.fill["points"] == log.entries[8].ruling.fill["points"] == 13
    assert result.ruling.fill["taker"] == log.entries[8].ruling.fill["taker"]


def test_a_moment_that_proves_a_revoke_includes_its_trick() -> None:
    tricks = ("Ann plays 5D", "Bo plays QS", "Cy plays 7D", "Di plays 8D", "Di plays 2C", "Ann plays 3C", "Bo plays KD")
    log = table(FOUR + "trick: 3\nturn: Ann", *tricks)
    text = moment(log.game, log.head, log.entries, 7, log.state_after, shown)
    assert text is not None
    assert "lying: 5D QS 7D\n" in text, "the position says which card did not follow"
    *_, last = replay(text, "x")
    assert last.ruling is not None
    assert last.ruling.fill["proves"] == log.entries[6].ruling.fill["proves"] is not None


@pytest.mark.untraced
@drawn(20)
@given(seed=st.integers(0, 10**9), count=st.integers(0, 60))
def test_formatting_and_parsing_a_trick_agree(seed: int, count: int) -> None:
    log: GameLog = RandomTable("hearts", seed).play(count).log
    s = log.state
    assert isinstance(s, TrickState)
    if not s.lying or s.turn in (-1, *(seat for seat, _ in s.lying)):
        return
    bare = s.replaced({"lying": (), "led": "", "seen": 0, "known": (None,) * len(s.names)})
    stated = [(key, str(known(log)[key])) for key in ("turn", "trick", "lying", "led")]
    again = set_facts(log.game, bare, stated)
    assert isinstance(again, TrickState)
    assert (again.lying, again.led, again.turn) == (s.lying, s.led, s.turn)
    assert log.game.view(again).trick == log.game.view(s).trick
