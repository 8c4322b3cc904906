"""The log and its fold: lines about lines, proofs, stored lines, and lines that are only tried."""

import pytest

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict
from referee.engine.questions.provenance import lines_brought_down
from tests.support.game_logs import PLAYERS, START, enter, known, table


def standing(log: GameLog) -> list[int]:
    """Return the numbers of the standing lines."""
    return [entry.n for entry in log.entries if entry.stands]


# -------------------------------------------------------------------------------------------------------- entering


def test_a_line_gets_a_number_a_time_and_a_ruling() -> None:
    log = table(START)
    entry = enter(log, "@2.5 Ann plays 4D")
    assert (entry.n, entry.at, entry.timed, entry.text, entry.stands) == (1, 2.5, True, "Ann plays 4D", True)
    assert (entry.ruling.verdict, entry.ruling.rule.id) == (Verdict.OK, "shed.match")
    untimed = enter(log, "Bo draws")
    assert (untimed.at, untimed.timed) == (2.5, False)


@pytest.mark.parametrize("line", ["@1 Bo draws", "Zoe draws", "Bo melds 7H 7D 7S", "Bo undoes 9", "Bo calls H"])
def test_an_unreadable_line_is_not_kept(line: str) -> None:
    log = table(START, "@2 Ann plays 4D")
    before = log.state
    with pytest.raises(NotationError):
        enter(log, line)
    assert len(log.entries) == 1
    assert log.state is before


def trial(log: GameLog, action: act.Action) -> list[Entry]:
    """Return the lines that a line would undo, tried on a copy."""
    then = log.copy()
    then.enter(action)
    return lines_brought_down(log.entries, then)


def test_judging_and_trying_keep_nothing() -> None:
    log = table(START, "Ann plays 4D", "Bo plays 5D", "Cy plays 6D")
    before = log.state
    assert log.judge(act.Draws("Ann")).verdict is Verdict.NO
    lost = trial(log, act.Undoes("Ann", 1))
    assert [(entry.n, entry.ruling.verdict) for entry in lost] == [(2, Verdict.NO), (3, Verdict.NO)]
    assert trial(log, act.Draws("Di")) == []
    assert log.state is before
    assert standing(log) == [1, 2, 3]


# -------------------------------------------------------------------------------------------------------- undoing


def test_undo_keeps_the_time() -> None:
    log = table(START, "@5 Ann plays 4D", "@9 Bo undoes 1")
    assert log.state.now == 9
    with pytest.raises(NotationError):
        enter(log, "@6 Ann draws")


# -------------------------------------------------------------------------------------------------------- amending


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


@pytest.mark.parametrize(
    "line", ["Bo amends 9: Ann draws", "Bo amends 0: Ann draws", "Bo amends 1: Zoe draws", "Bo amends 1: Bo takes pile"]
)
def test_an_unreadable_amendment(line: str) -> None:
    log = table(START, "Ann plays 4D")
    with pytest.raises(NotationError):
        enter(log, line)


# -------------------------------------------------------------------------------------------------------- allowing


# -------------------------------------------------------------------------------------------------------- proofs


# -------------------------------------------------------------------------------------------------- kept, loaded, cut

KEPT = [(0.0, "Ann plays 4D", "ok"), (3.0, "Bo plays 9C", "no"), (4.0, "Bo plays 5D", "ok")]


def test_stored_lines_load_the_same() -> None:
    log = table(START)
    log.load(KEPT)
    assert [entry.outdated for entry in log.entries] == [False] * 3
    assert [entry.ruling.verdict for entry in log.entries] == ["ok", "no", "ok"]
    assert known(log)["turn"] == "Cy"


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
    log.load([KEPT[0], (3.0, "Bo plays 9C", verdict)])
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


@pytest.mark.parametrize(
    "text",
    [
        "Bo votes yes",
        "Bo disputes",
        "Bo admits",
        "Bo returns",
        "Ann joins after Bo",
        "Bo calls H",
        "Bo undoes",
        "Bo scores 4",
    ],
)
def test_any_line_loads_with_any_verdict(text: str) -> None:
    for verdict in ("ok", "no", "open"):
        log = table(START, "Ann plays JD", "Bo plays 5D")
        log.load([(0.0, text, verdict)])
        assert log.entries[-1].ruling.verdict == verdict
        enter(log, "Ann says time-out")


def test_cut_removes_the_last_lines_and_their_effects() -> None:
    log = table(PLAYERS, "Ann plays 8C", "Cy penalizes Ann for play", "Di undoes 2", "Bo undoes 3")
    log.truncate(9)
    assert len(log.entries) == 4
    log.truncate(3)
    assert [entry.proved for entry in log.entries] == [0, 0, 0]
    log.truncate(2)
    assert [entry.proved for entry in log.entries] == [2, 0]
    log.truncate(1)
    assert (log.entries[0].stands, known(log)["top"]) == (True, "8C")
    log.truncate(0)
    assert (log.entries, known(log)["turn"]) == ([], "Ann")


def test_the_state_after_any_line() -> None:
    log = table(START, *["Ann says hello"] * 70, "Ann plays 4D", "Bo plays 5D")
    assert log.state_after(0) == log.first
    assert log.state_after(70).turn == 0
    assert log.state_after(71).turn == 1
    assert log.state_after(72) is log.state
    assert log.state_after(999) is log.state


def test_a_copy_is_independent() -> None:
    log = table(START, "Ann plays 4D")
    other = log.copy()
    enter(other, "Bo draws")
    enter(other, "Ann undoes 1")
    assert standing(log) == [1]
    assert standing(other) == [3]


def test_an_entry_has_its_original_text_until_it_is_amended() -> None:
    log = table(START, "Ann plays 4D")
    entry = log.entries[0]
    assert entry.read is entry.action
    assert Entry(1, 0.0, entry.action, entry.ruling, read=act.Draws("Ann")).read == act.Draws("Ann")
