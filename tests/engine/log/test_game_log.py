"""The log and its fold: what it keeps of lines, of amended and of stored ones (see test_properties for more)."""

import time

import pytest

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.model.rulings import Verdict
from tests.support.game_logs import PLAYERS, START, enter, known, table
from tests.support.game_logs import act as act_of


def test_a_line_gets_a_number_a_time_and_a_ruling() -> None:
    log = table(START)
    entry = enter(log, "@2.5 Ann plays 4D")
    assert (entry.n, entry.at, entry.timed, entry.text, entry.stands) == (1, 2.5, True, "Ann plays 4D", True)
    assert (entry.ruling.verdict, entry.ruling.rule.id) == (Verdict.OK, "shed.match")
    untimed = enter(log, "Bo draws")
    assert (untimed.at, untimed.timed) == (2.5, False)


@pytest.mark.parametrize(
    "line",
    [
        *("@1 Bo draws", "Zoe draws", "Bo melds 7H 7D 7S", "Bo undoes 9", "Bo calls H", "Bo amends 9: Ann draws"),
        *("Bo amends 0: Ann draws", "Bo amends 1: Zoe draws", "Bo amends 1: Bo takes pile"),
    ],
)
def test_an_unreadable_line_is_not_kept(line: str) -> None:
    log = table(START, "@2 Ann plays 4D")
    before = log.state
    with pytest.raises(NotationError):
        enter(log, line)
    assert len(log.entries) == 1
    assert log.state is before


def test_an_amended_line_keeps_its_place() -> None:
    log = table(START, "Ann plays 8C", "Bo draws", "Ann amends 1: Ann plays 8D")
    first = log.entries[0]
    assert (first.action, first.amended) == (act.Plays("Ann", first.action.cards), True)  # type: ignore[attr-defined]
    assert first.text == "Ann plays 8C", "the log keeps what was entered"
    assert (first.ruling.verdict, known(log)["top"], known(log)["turn"]) == (Verdict.OK, "8D", "Cy")


def test_an_amendment_that_changes_nothing_restarts_the_clock_as_any_other_does() -> None:
    amends = "Bo amends 1: Ann plays 5D"
    log = table(START, "@1 Ann plays 4D", f"@5 {amends}", f"@9 {amends}")
    assert log.state.since == 9
    enter(log, "@9 Cy undoes 2")
    assert log.state_after(3).since == 9, "and so does a later fold"


def test_proofs_of_two_plays_load_as_they_were_entered() -> None:
    lines = ("Ann plays 2C", "Ann plays 9H", "Cy penalizes Ann for play", "Bo penalizes Ann for play")
    entered, loaded = table(PLAYERS), table(PLAYERS)
    loaded.load([(0.0, line, str(enter(entered, f"@0 {line}").ruling.verdict)) for line in lines])
    assert [entry.ruling.rule.id for entry in loaded.entries[2:]] == ["table.proof", "table.proof"]
    assert [entry.outdated for entry in loaded.entries] == [False] * 4
    assert loaded.state == entered.state


@pytest.mark.promise("A verdict stays as it was")
@pytest.mark.parametrize(
    ("verdict", "turn", "hand"), [("ok", "Cy", 3), ("open", "Cy", 3)], ids=["was right", "was open"]
)
def test_a_stored_line_that_todays_rules_refuse_still_stands(verdict: str, turn: str, hand: int) -> None:
    log = table(START)
    log.load([(0.0, "Ann plays 4D", "ok"), (3.0, "Bo plays 9C", verdict)])
    last = log.entries[-1]
    assert (last.outdated, last.ruling.verdict, last.stands) == (True, verdict, True)
    assert (known(log)["turn"], known(log)["hand.Bo"]) == (turn, hand)
    enter(log, "Cy undoes 1")
    enter(log, "Cy undoes 3")
    assert log.entries[1].ruling.verdict == verdict, "given for good"


def test_a_stored_line_that_todays_rules_allow_stays_refused() -> None:
    log = table(START)
    log.load([(0.0, "Ann plays 4D", "no")])
    assert (log.entries[0].outdated, log.entries[0].stands) == (True, False)
    assert known(log)["turn"] == "Ann"


PLAYED = ("Ann plays 4D", "Bo plays 5D", "Cy plays 6H", "Cy plays 6D", "Di draws", "Ann plays 8D")


def test_the_lines_before_an_unreadable_line_of_one_post_are_complete() -> None:
    log, same = table(START, *PLAYED), table(START, *PLAYED, "Ann undoes 6", "Ann undoes 5")
    with pytest.raises(NotationError):
        log.enter_all(list(map(act_of, ("Ann undoes 6", "Ann undoes 5", "Zoe undoes 4"))))
    assert log.state == same.state
    log.truncate(len(PLAYED))
    assert log.state == table(START, *PLAYED).state


def test_a_thousand_lines_are_undone_in_one_fold() -> None:
    log = table(START, *["Ann says hi"] * 1000)
    began = time.process_time()
    log.enter_all([act.Undoes("Ann", n) for n in range(1000, 0, -1)])
    assert time.process_time() - began < 5
    assert all(entry.undone for entry in log.entries[:1000])
