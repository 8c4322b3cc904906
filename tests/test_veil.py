"""The log as some seats may know it."""

import pytest

from referee.core import asking
from referee.core.actions import Action
from referee.core.record import read_line
from referee.veil import log_for, ruling_for
from tests.core.table import table


def act(text: str) -> Action:
    action = read_line(text).action
    assert action is not None
    return action


PASSED = (
    "game: hearts\nplayers: Ann Bo Cy Di\nphase: pass\npass: left",
    *("Ann gives 2C 3C 4C", "Bo gives 5C 6C 7C", "Cy gives 8C 9C TC", "Di gives JC QC KC"),
)


@pytest.mark.parametrize(("seat", "verdict"), [(0, "open"), (1, "no"), (2, "no"), (3, "open")])
def test_what_was_passed_tells_nothing_to_who_neither_gave_nor_got_it(seat: int, verdict: str) -> None:
    log = table(*PASSED, "Bo plays 2C")
    there = asking.standing(log_for(log, (seat,)))
    assert asking.asked(there, act("Cy plays 9D")).ruling.verdict == verdict, "Cy got clubs from Bo"
    assert asking.asked(asking.standing(log), act("Cy plays 9D")).ruling.verdict == "no"


def test_what_was_laid_ready_tells_nothing_before_it_is_taken_up() -> None:
    log = table(*PASSED[:2])
    for seat, verdict in ((0, "no"), (1, "ok")):
        there = asking.standing(log_for(log, (seat,)))
        assert asking.asked(there, act("Bo gives 2C 3D 4D")).ruling.verdict == verdict, seat


def test_a_log_without_secrets_is_everybodys() -> None:
    log = table("game: one\nplayers: Ann Bo", "Bo deals", "Bo flips 5H", "Ann plays 5D")
    assert log_for(log, ()) is log


def test_a_log_as_others_know_it_keeps_what_was_ruled() -> None:
    log = table(*PASSED, "Bo plays 2C", "Cy plays 9D", "Cy plays 9C")
    seen = log_for(log, (3,))
    assert [entry.text for entry in seen.entries[:4]] == [
        "Ann gives 3",
        "Bo gives 3",
        "Cy gives 8C 9C TC",
        "Di gives JC QC KC",
    ]
    assert [entry.stands for entry in seen.entries] == [entry.stands for entry in log.entries]
    assert seen.state.lying == log.state.lying


def test_what_a_hand_proved_is_known_to_those_who_did_not_see_it() -> None:
    log = table(
        "game: uno\nplayers: Ann Bo Cy\nhouse: hand_size=4",
        *("Cy deals", "Cy flips R5", "Ann plays W4 calling B", "Bo challenges", "Ann shows R1 Y9 G2"),
    )
    seen = log_for(log, (2,))
    assert seen.entries[-1].text == "Bo finds guilty"
    assert (seen.state.hands, seen.state.turn) == (log.state.hands, log.state.turn)


def test_a_refusal_that_rests_on_hidden_cards_says_so_and_no_more() -> None:
    log = table(*PASSED[:2], "Bo gives 2C 3D 4D", "Bo gives 5C 5C 6C", "Cy gives 8C")
    refused, twice, few = log.entries[-3:]
    for seats in ((), (1,), (2,)):
        assert ruling_for(log, refused, seats).rule.id == "table.veiled", seats
    assert ruling_for(log, twice, (1,)).rule.id == "trick.pass-cards", "that is in Bo's own hand"
    assert ruling_for(log, twice, (2,)).rule.id == "table.veiled"
    assert ruling_for(log, few, ()).rule.id == "trick.pass-count"
