"""The log and its fold: lines about lines, proofs, stored lines, and lines that are only tried."""

import pytest

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict
from referee.engine.questions.hindsight import lines_brought_down
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


def test_undo_takes_back_the_last_standing_line() -> None:
    log = table(START, "Ann plays 4D", "Bo plays 4S", "Cy plays 5H", "Cy undoes")
    assert log.entries[2].ruling.verdict is Verdict.NO
    assert standing(log) == [1, 4]
    assert log.entries[1].undone
    assert known(log)["turn"] == "Bo"
    enter(log, "Cy undoes")
    assert known(log)["turn"] == "Ann"
    assert known(log)["top"] == "9D"


def test_nothing_is_left_to_undo() -> None:
    log = table(START, "Ann undoes")
    assert log.entries[0].ruling.verdict is Verdict.NO
    assert standing(log) == []


def test_undo_of_one_line_judges_the_later_ones_again() -> None:
    log = table(START, "Ann plays 4D", "Bo plays 5D", "Di undoes 1")
    assert standing(log) == [3]
    assert log.entries[1].ruling.rule.id == "shed.turn"
    assert (known(log)["turn"], known(log)["hand.Ann"], known(log)["hand.Bo"]) == ("Ann", 4, 4)


def test_undo_of_an_undo() -> None:
    log = table(START, "Ann plays 4D", "Bo undoes 1", "Cy undoes 2")
    assert standing(log) == [1, 3]
    assert known(log)["turn"] == "Bo"
    enter(log, "Di undoes 3")
    assert standing(log) == [2, 4]
    assert known(log)["turn"] == "Ann"


def test_a_line_that_is_already_undone_cannot_be_undone() -> None:
    log = table(START, "Ann plays 4D", "Bo plays 5D", "Ann undoes 2", "Cy undoes 2")
    assert log.entries[3].ruling.verdict is Verdict.NO
    assert standing(log) == [1, 3]


def test_undoing_a_refused_line_removes_what_it_proves() -> None:
    log = table(START, "Ann plays 4C", "Bo undoes 1", "Cy penalizes Ann for play")
    assert log.entries[2].ruling.rule.id == "table.undeserved"


def test_undo_keeps_the_time() -> None:
    log = table(START, "@5 Ann plays 4D", "@9 Bo undoes 1")
    assert log.state.now == 9
    with pytest.raises(NotationError):
        enter(log, "@6 Ann draws")


def test_lines_of_a_player_whose_arrival_was_undone_make_no_sense() -> None:
    log = table(START, "Eve joins after Bo", "Eve says hello", "Ann undoes 1")
    assert log.entries[1].ruling.rule.id == "table.senseless"
    assert not log.entries[1].stands
    enter(log, "Ann undoes 3")
    assert log.entries[1].stands


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


def test_the_later_amendment_holds_and_can_be_undone() -> None:
    log = table(START, "Ann plays 4D", "Bo amends 1: Ann plays 5D", "Cy amends 1: Ann plays 6D")
    assert known(log)["top"] == "6D"
    enter(log, "Di undoes 3")
    assert known(log)["top"] == "5D"
    enter(log, "Di undoes 2")
    assert known(log)["top"] == "4D"
    assert not log.entries[0].amended


@pytest.mark.parametrize("line", ["Bo amends 2: Ann draws", "Bo amends 1: Bo undoes 1", "Bo amends 3: Ann draws"])
def test_lines_that_cannot_be_amended(line: str) -> None:
    log = table(START, "Ann plays 4D", "Bo undoes 1", "Ann draws", "Di undoes 3", line)
    assert log.entries[-1].ruling.verdict is Verdict.NO


@pytest.mark.parametrize(
    "line", ["Bo amends 9: Ann draws", "Bo amends 0: Ann draws", "Bo amends 1: Zoe draws", "Bo amends 1: Bo takes pile"]
)
def test_an_unreadable_amendment(line: str) -> None:
    log = table(START, "Ann plays 4D")
    with pytest.raises(NotationError):
        enter(log, line)


def test_a_count_amended_after_the_round_was_scored() -> None:
    head = "game: one\nplayers: Ann Bo\nphase: count\nscore.Bo: 480\nhand.Ann: 0"
    log = table(head, "Bo holds 7H 8H KD")
    assert (known(log)["score.Bo"], known(log)["phase"], known(log)["winner"]) == (505, "over", "Ann")
    enter(log, "Ann amends 1: Bo holds 7H 8H")
    assert (known(log)["score.Bo"], known(log)["phase"], known(log)["winner"]) == (495, "deal", "none")


# -------------------------------------------------------------------------------------------------------- allowing


def test_the_table_lets_a_line_stand_as_if_it_were_right() -> None:
    log = table(START, "Ann plays 4C", "Bo plays 5C", "Cy allows 1")
    first, second, _ = log.entries
    assert (first.allowed, first.stands, first.ruling.verdict) == (True, True, Verdict.OK)
    assert second.stands
    assert (known(log)["top"], known(log)["turn"]) == ("5C", "Cy")
    enter(log, "Di undoes 3")
    assert (known(log)["top"], known(log)["turn"]) == ("9D", "Ann")


@pytest.mark.parametrize(
    ("lines", "facts"),
    [
        (("Di draws",), {"turn": "Ann", "draw": 0}),
        (("Ann draws 3",), {"hand.Ann": 7, "turn": "Bo"}),
        (("Bo penalizes Ann for play",), {"penalties.Ann": 1, "hand.Ann": 5}),
        (("Ann passes",), {"turn": "Bo", "hand.Ann": 4}),
        (("Bo catches Ann",), {"penalties.Ann": 1, "hand.Ann": 5}),
        (("Ann says time-out", "Bo says time-in"), {"timeout": "none"}),
        (("Ann says time-out", "Bo says time-out"), {"timeout": "Bo"}),
        (("Ann says one",), {"phase": "count", "out.Ann": "yes"}),
        (("Ann deals",), {"phase": "deal", "dealer": "Ann", "hand.Bo": 5, "turn": "none"}),
    ],
)
def test_other_lines_that_the_table_may_allow(lines: tuple[str, ...], facts: dict[str, object]) -> None:
    log = table(START, *lines)
    assert log.entries[-1].ruling.verdict is Verdict.NO
    enter(log, f"Cy allows {len(lines)}")
    assert log.entries[-2].stands
    assert {key: known(log)[key] for key in facts} == facts


def test_a_wrong_dealer_whom_the_table_lets_deal() -> None:
    log = table("game: one\nplayers: Ann Bo Cy", "Bo deals", "Ann allows 1", "Bo flips 5H")
    assert (known(log)["dealer"], known(log)["hand.Ann"], known(log)["turn"]) == ("Bo", 5, "Cy")


@pytest.mark.parametrize(
    "line", ["Ann plays 4D", "Bo votes yes", "Bo disputes", "Ann joins after Bo", "Bo returns", "Ann undoes 1"]
)
def test_lines_that_the_table_cannot_allow(line: str) -> None:
    log = table(START, "Ann draws", "Ann undoes 1", line)
    enter(log, f"Cy allows {3}")
    assert log.entries[-1].ruling.verdict is Verdict.NO


# -------------------------------------------------------------------------------------------------------- proofs


def test_a_play_proven_wrong_is_left_out_and_later_lines_stay() -> None:
    log = table(PLAYERS, "Ann plays 8C", "Cy says hello", "Bo says time-out", "Cy penalizes Ann for play")
    play = log.entries[0]
    assert (play.stands, play.proved, play.undone) == (False, 4, False)
    assert standing(log) == [2, 3, 4]
    assert (known(log)["top"], known(log)["turn"], known(log)["timeout"]) == ("9D", "Ann", "Bo")
    assert (known(log)["hand.Ann"], known(log)["aside.Ann"]) == (5, 1)


def test_undoing_the_proof_restores_the_play() -> None:
    log = table(PLAYERS, "Ann plays 8C", "Cy penalizes Ann for play", "Di undoes 2")
    assert (log.entries[0].stands, log.entries[0].proved) == (True, 0)
    assert (known(log)["top"], known(log)["turn"], known(log)["hand.Ann"]) == ("8C", "Cy", 3)


def test_undoing_the_play_leaves_nothing_to_prove() -> None:
    log = table(PLAYERS, "Ann plays 8C", "Cy penalizes Ann for play", "Di undoes 1")
    assert log.entries[1].ruling.rule.id == "table.undeserved"
    assert known(log)["penalties.Ann"] == 0


def test_amending_the_play_leaves_nothing_to_prove() -> None:
    log = table(PLAYERS, "Ann plays 8C", "Cy penalizes Ann for play", "Di amends 1: Ann plays 8D")
    assert log.entries[0].stands
    assert log.entries[1].ruling.rule.id == "table.undeserved"
    assert known(log)["turn"] == "Cy"


def test_a_line_that_a_wrong_play_made_impossible_is_still_left_out() -> None:
    log = table(PLAYERS, "Di plays 7C", "Ann draws 1", "Cy penalizes Di for play")
    assert log.entries[1].ruling.rule.id == "shed.owed"
    assert not log.entries[1].stands
    assert standing(log) == [3]
    assert (known(log)["turn"], known(log)["hand.Ann"], known(log)["penalties.Di"]) == ("Ann", 4, 1)


def test_two_plays_of_one_player_are_left_out_by_their_own_proofs() -> None:
    lines = ("Ann plays 2C", "Ann plays 3H", "Cy penalizes Ann for play", "Bo penalizes Ann for play")
    log = table(PLAYERS, *lines)
    assert [entry.proved for entry in log.entries] == [4, 3, 0, 0]
    assert (known(log)["top"], known(log)["turn"], known(log)["penalties.Ann"]) == ("9D", "Ann", 2)
    enter(log, "Di undoes 4")
    assert [entry.proved for entry in log.entries] == [0, 3, 0, 0, 0]
    assert (known(log)["top"], known(log)["turn"]) == ("2C", "Ann")


def test_a_second_break_is_proven_even_if_it_depends_on_the_first() -> None:
    """On the nine of diamonds the nine of hearts is right, but it was laid on a two of clubs (ONE-34)."""
    lines = ("Ann plays 2C", "Ann plays 9H", "Bo penalizes Ann for play", "Cy penalizes Ann for play")
    log = table(PLAYERS, *lines)
    assert [entry.ruling.rule.id for entry in log.entries[2:]] == ["table.proof", "table.proof"]
    assert [entry.proved for entry in log.entries] == [4, 3, 0, 0]
    assert (known(log)["top"], known(log)["turn"], known(log)["penalties.Ann"]) == ("9D", "Ann", 2)


def test_a_play_followed_only_by_an_undone_play_can_still_be_proven_wrong() -> None:
    head = PLAYERS.replace("Ann Bo Cy Di", "Ann Bo Cy Di Ed").replace("top: 9D\nturn: Ann", "top: 6H\nturn: Di")
    lines = ("Bo plays 5H", "Di plays 6D", "Ed penalizes Di for play", "Di penalizes Bo for play")
    log = table(head, *lines)
    assert [entry.ruling.rule.id for entry in log.entries[2:]] == ["table.proof", "table.proof"]
    facts = known(log)
    assert (facts["top"], facts["turn"], facts["penalties.Bo"], facts["penalties.Di"]) == ("6H", "Di", 1, 1)
    enter(log, "Cy undoes 3")
    assert log.entries[3].ruling.rule.id == "table.undeserved", "Di's card lies there again: Bo was not caught in time"
    assert (known(log)["top"], known(log)["penalties.Bo"]) == ("6D", 0)


def test_the_play_that_ended_the_round_is_safe_once_the_last_attack_is_drawn() -> None:
    head = PLAYERS.replace("hand.Ann: 4", "hand.Ann: 1").replace("turn: Ann", "turn: Bo")
    head = head.replace("enforce=players", "enforce=players finish_attack_draw=draw_and_count")
    log = table(head, "Ann plays 7D saying one", "Bo draws", "Cy penalizes Ann for play")
    assert log.entries[2].ruling.rule.id == "table.undeserved"
    assert (known(log)["phase"], known(log)["hand.Bo"], known(log)["out.Ann"]) == ("count", 6, "yes")


def test_a_line_that_ends_a_vote_is_judged_after_the_vote() -> None:
    head = START.replace("hand.Ann: 4", "hand.Ann: 4\nhand.Cy: 4")
    lines = ("Ann plays ?", "Cy disputes 1")
    log = table(head, *lines)
    before = known(log)
    assert enter(log, "Bo plays 5D").ruling.rule.id == "shed.turn", "without Ann's card it is Ann's turn"
    assert known(log) == before
    assert enter(log, "Ann plays 5D").ruling.verdict is Verdict.OK
    assert (known(log)["turn"], known(log)["hand.Ann"], log.entries[0].stands) == ("Bo", 3, False)


def test_a_play_that_ended_the_round_can_still_be_proven_wrong() -> None:
    head = PLAYERS.replace("hand.Ann: 4\nhand.Bo: 4", "hand.Ann: 1\nhand.Bo: KD\nhand.Cy: 2\nhand.Di: 0")
    log = table(head, "Ann plays 5C saying one", "Cy holds 7H 7D", "Bo penalizes Ann for play")
    assert (known(log)["phase"], known(log)["turn"], known(log)["score.Bo"]) == ("play", "Ann", 0)
    assert not log.entries[1].stands
    assert (known(log)["hand.Ann"], known(log)["out.Ann"]) == (2, "no")


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
