"""The log as some seats may know it."""

from collections.abc import Collection

import pytest

from referee.engine.log.audience import VEILED, log_for
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Ruling
from referee.engine.questions import what_if
from tests.support.game_logs import act, enter, table

PASSED = (
    "game: hearts\nplayers: Ann Bo Cy Di\nphase: pass\npass: left",
    *("Ann gives 2C 3C 4C", "Bo gives 5C 6C 7C", "Cy gives 8C 9C TC", "Di gives JC QC KC"),
)

BY_PLAYERS = (
    "game: hearts\nplayers: Ann Bo Cy Di\nhouse: enforce=players\nphase: pass",
    *("Ann gives AC 2D 3D", "Bo gives 4D 5D 6D", "Cy gives 7D 8D 9D", "Di gives TD JD QD"),
)
ACROSS = (
    *("Ann gives 3C 4C 5C", "Bo gives 7H 8H 9H", "Cy gives 6C 7C 8C", "Di gives 2H 3S 4S"),
    *("Cy plays 2C", "Di plays 8S"),
)


def ruling_for(log: GameLog, entry: Entry, seats: Collection[int]) -> Ruling:
    """Return the ruling of a line as these seats may read it."""
    return log_for(log, seats).entries[entry.n - 1].ruling


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


@pytest.mark.promise("Previews, questions and the consequences of a vote")
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


@pytest.mark.promise("Previews, questions and the consequences of a vote")
def test_a_refusal_based_on_hidden_cards_says_only_that() -> None:
    log = table(*PASSED[:2], "Bo gives 2C 3D 4D", "Bo gives 5C 5C 6C", "Cy gives 8C")
    refused, twice, few = log.entries[-3:]
    for seats in ((), (1,), (2,)):
        assert ruling_for(log, refused, seats).rule.id == "table.veiled", seats
    assert ruling_for(log, twice, (1,)).rule.id == "trick.pass-cards", "that is in Bo's own hand"
    assert ruling_for(log, twice, (2,)).rule.id == "table.veiled"
    assert ruling_for(log, few, ()).rule.id == "trick.pass-count"


def test_an_entry_error_by_hidden_cards_stands_for_nobody() -> None:
    log = table(*BY_PLAYERS, "Cy plays 2C", "Di plays 3C", "Ann plays AC")
    assert str(log.entries[-1].ruling) == "no trick.card", "she has passed it"
    for seats in ((), (0,), (1,), (2,), (3,)):
        seen = log_for(log, seats)
        assert [entry.stands for entry in seen.entries] == [entry.stands for entry in log.entries]
        assert (seen.state.turn, seen.state.hands) == (log.state.turn, log.state.hands), seats


def test_who_holds_the_first_card_is_known_to_everybody_though_it_was_passed() -> None:
    log = table("game: hearts\nplayers: Ann Bo Cy Di", "Di deals", "Ann gives 2C 3C 4C", "Bo gives 3", "Cy gives 3")
    enter(log, "Di gives 3")
    assert [log_for(log, seats).state.turn for seats in ((), (0,), (1,), (2,), (3,))] == [1] * 5


@pytest.mark.parametrize("seats", [(), (0,), (2,)])
def test_an_allowed_line_that_rests_on_hidden_cards_is_open(seats: tuple[int, ...]) -> None:
    hands = "hand.Di: 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H"
    log = table(f"game: hearts\nplayers: Ann Bo Cy Di\nphase: pass\npass: across\n{hands}", *ACROSS)
    line = log.entries[-1]
    assert str(line.ruling) == "ok trick.play"
    assert str(ruling_for(log, line, seats)) == "open trick.play"
    assert ruling_for(log, line, (1, 3)) is line.ruling, "both who passed to each other know it"


def test_a_meld_that_only_drawn_cards_can_justify_is_open_to_others() -> None:
    log = table(
        "game: canasta\nplayers: Ann Bo Cy Di\nturn: Ann\nmelds.Ann+Cy: KS KH KD KC\nhand.Ann: KS",
        *("Ann draws KH KD", "Ann melds KS KH"),
    )
    line = log.entries[-1]
    assert str(line.ruling) == "ok meld.meld"
    assert ruling_for(log, line, (0,)) is line.ruling
    for seats in ((), (1,), (2,)):
        assert str(ruling_for(log, line, seats)) == "open meld.meld"


def test_a_drawn_bonus_card_that_is_laid_at_once_is_known_to_everybody() -> None:
    head = "game: canasta\nplayers: Ann Bo Cy Di\nhouse: stock_end=play_on_pile draw=1\nturn: Ann\ntop: 9H\nstock: 2"
    log = table(f"{head}\nhand.Ann: 5C 6C", "Ann draws 3D", "Ann lays 3D drawing 3H")
    seen = log_for(log, ())
    assert seen.entries[-1].text == "Ann lays 3D"
    assert (seen.state.phase, seen.state.hands[0]) == (log.state.phase, log.state.hands[0]) == ("count", 2)
    assert ruling_for(log, log.entries[-1], ()) is log.entries[-1].ruling


def test_a_line_of_somebody_who_was_never_there_after_an_undo_keeps_its_place() -> None:
    log = table(
        "game: canasta\nplayers: Ann Bo Cy Di\nturn: Ann\nhand.Ann: 5C 6C 7C 8C",
        *("Ann draws 9C TC", "Hal replaces Cy", "Hal says time-out", "Hal says time-in", "Bo undoes 2"),
    )
    rules = [entry.ruling.rule.id for entry in log.entries]
    assert rules[2:4] == ["table.senseless"] * 2
    for seats in ((), (1,)):
        seen = log_for(log, seats)
        assert [entry.ruling.rule.id for entry in seen.entries] == rules


def test_cards_that_an_amendment_names_are_hidden_from_the_amended_line_on() -> None:
    log = table(*BY_PLAYERS[:1], "Ann gives 3", *BY_PLAYERS[2:], "Cy plays 2C", "Di plays 3C", "Ann plays AC")
    assert str(ruling_for(log, log.entries[-1], ())) == "ok trick.play"
    enter(log, "Ann amends 1: Ann gives AC 2D 3D")
    assert str(log.entries[6].ruling) == "no trick.card"
    assert ruling_for(log, log.entries[6], ()) is VEILED


def test_a_line_is_not_amended_to_what_makes_no_sense() -> None:
    log = table(*PASSED, "Bo says hello", "Bo amends 5: Bo corrects pile 3")
    assert str(log.entries[5].ruling) == "no table.amend"
    assert str(log.entries[4].ruling) == "ok table.word"
