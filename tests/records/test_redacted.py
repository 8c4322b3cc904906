"""The log as some seats may know it."""

import pytest

from referee.engine.questions import what_if
from referee.records.redacted import log_for, ruling_for
from tests.support.game_logs import act, table

PASSED = (
    "game: hearts\nplayers: Ann Bo Cy Di\nphase: pass\npass: left",
    *("Ann gives 2C 3C 4C", "Bo gives 5C 6C 7C", "Cy gives 8C 9C TC", "Di gives JC QC KC"),
)


@pytest.mark.parametrize(("seat", "verdict"), [(0, "open"), (1, "no"), (2, "no"), (3, "open")])
def test_a_pass_reveals_nothing_to_other_seats(seat: int, verdict: str) -> None:
    log = table(*PASSED, "Bo plays 2C")
    there = what_if.position_at(log_for(log, (seat,)))
    assert what_if.try_line(there, act("Cy plays 9D")).ruling.verdict == verdict, "Cy got clubs from Bo"
    assert what_if.try_line(what_if.position_at(log), act("Cy plays 9D")).ruling.verdict == "no"


def test_prepared_cards_reveal_nothing_before_they_are_taken_up() -> None:
    log = table(*PASSED[:2])
    for seat, verdict in ((0, "no"), (1, "ok")):
        there = what_if.position_at(log_for(log, (seat,)))
        assert what_if.try_line(there, act("Bo gives 2C 3D 4D")).ruling.verdict == verdict, seat


def test_a_log_without_secrets_is_unchanged() -> None:
    log = table("game: one\nplayers: Ann Bo", "Bo deals", "Bo flips 5H", "Ann plays 5D")
    assert log_for(log, ()) is log


def test_a_redacted_log_keeps_its_rulings() -> None:
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


def test_a_proof_by_a_hand_is_known_to_those_who_did_not_see_it() -> None:
    log = table(
        "game: uno\nplayers: Ann Bo Cy\nhouse: hand_size=4",
        *("Cy deals", "Cy flips R5", "Ann plays W4 calling B", "Bo challenges", "Ann shows R1 Y9 G2"),
    )
    seen = log_for(log, (2,))
    assert seen.entries[-1].text == "Bo finds guilty"
    assert (seen.state.hands, seen.state.turn) == (log.state.hands, log.state.turn)


def test_a_refusal_based_on_hidden_cards_says_only_that() -> None:
    log = table(*PASSED[:2], "Bo gives 2C 3D 4D", "Bo gives 5C 5C 6C", "Cy gives 8C")
    refused, twice, few = log.entries[-3:]
    for seats in ((), (1,), (2,)):
        assert ruling_for(log, refused, seats).rule.id == "table.veiled", seats
    assert ruling_for(log, twice, (1,)).rule.id == "trick.pass-cards", "that is in Bo's own hand"
    assert ruling_for(log, twice, (2,)).rule.id == "table.veiled"
    assert ruling_for(log, few, ()).rule.id == "trick.pass-count"


def test_a_line_amended_to_what_makes_no_sense_has_a_ruling_for_every_seat() -> None:
    log = table(*PASSED, "Bo says hello", "Bo amends 5: Bo corrects pile 3")
    rulings = [ruling_for(log, log.entries[4], (seat,)) for seat in range(4)]
    assert [ruling.rule.id for ruling in rulings] == ["table.senseless"] * 4
