"""Trick-taking games with people who come and go, cards set aside and unnamed cards: who acts next, and the scores."""

import pytest

from referee.engine import games
from referee.engine.basics.seats import NOBODY
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Ruling
from referee.engine.model.view import FillIn, Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read
from referee.engine.questions.legal import legal
from tests.support.game_logs import known

GAME = games.find("hearts")
FOUR = "game: hearts\nplayers: Ann Bo Cy Di\n"
THREE = "game: hearts\nplayers: Ann Bo Cy\n"


def table(head: str, *lines: str) -> GameLog:
    """Return a table with some lines entered, none of them refused."""
    (record,) = read(head)
    log = GameLog(GAME, record.head)
    for line in lines:
        assert log.enter(read_action(line)).ruling.verdict != "no", line
    return log


def look(log: GameLog, line: str) -> Ruling:
    """Return the ruling of a line."""
    return log.judge(read_action(line))


def state(log: GameLog) -> TrickState:
    found = log.state
    assert isinstance(found, TrickState)
    return found


# ------------------------------------------------------------------------------------------------- coming and going


def test_a_player_who_leaves_after_playing_stays_in_the_trick() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann", "Ann plays 5D", "Bo plays 6D", "Bo leaves", "Cy plays 7D")
    assert (log.state.turn, state(log).trick) == (3, 3)
    log.enter(read_action("Di plays 8D"))
    assert (log.state.turn, state(log).tricks, state(log).trick) == (3, (0, 0, 0, 1), 4)


def test_a_trick_that_waits_only_for_a_leaving_player_is_taken() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann", "Ann plays 5D", "Bo plays KD", "Cy plays 7D", "Di leaves")
    assert (log.state.turn, state(log).tricks, state(log).lying) == (1, (0, 1, 0, 0), ())


def test_a_trick_won_by_a_player_who_left_is_followed_by_the_next_player() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann", "Ann plays AD", "Ann leaves", "Bo plays KD", "Cy plays 7D", "Di plays 5H")
    assert (log.state.turn, state(log).tricks) == (1, (1, 0, 0, 0))
    assert known(log)["taken.Ann"] == 1


def test_after_the_last_player_leaves_nobody_acts() -> None:
    log = table(THREE + "trick: 3\nturn: Ann", "Ann plays AD", "Bo leaves", "Cy leaves", "Ann leaves")
    assert log.state.turn == NOBODY


def test_a_pass_that_waits_only_for_a_leaving_player_is_completed() -> None:
    log = table(FOUR, "Di deals", "Ann gives 2C 3C 4C", "Bo gives 3", "Cy gives 3", "Di leaves")
    assert (log.state.phase, log.state.turn) == ("play", 1)


def test_returning_before_the_first_lead_does_not_give_the_lead() -> None:
    log = table(FOUR, "Di deals", "Ann gives 2C 3C 4C", "Bo gives 3", "Cy gives 3", "Di gives 3")
    assert log.state.turn == 1
    for line in ("Bo leaves", "Bo returns"):
        log.enter(read_action(line))
    assert log.state.turn == 1
    hidden = table(FOUR + "round: 4", "Di deals", "Bo leaves")
    assert look(hidden, "Ann plays 5C").verdict != "no", "the two of clubs may have left with Bo"
    hidden.enter(read_action("Bo returns"))
    assert hidden.state.turn == NOBODY
    assert look(hidden, "Ann plays 5C").rule.id == "trick.first-lead"


def test_the_declared_hand_of_a_player_who_left_is_in_no_other_hand() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann\nhand.Bo: 5H 6H", "Ann plays 5D", "Bo leaves")
    assert look(log, "Cy plays 6H").rule.id == "trick.card"


@pytest.mark.parametrize("leaver", ["Ann", "Bo"])
def test_no_choice_waits_for_a_player_who_left(leaver: str) -> None:
    takes = ("Ann takes 26", "Bo takes 0", "Cy takes 0", "Di takes 0")
    log = table(FOUR + "keep: scores\nhouse: moon=choice", *takes, f"{leaver} leaves")
    assert log.state.phase == ("deal" if leaver == "Ann" else "count")
    if leaver == "Bo":
        log.enter(read_action("Ann says add"))
    assert log.state.scores == (0, 26, 26, 26)


@pytest.mark.parametrize("lines", [(), ("Ann gives 3", "Bo gives 3", "Cy gives 3", "Di gives 3", "Bo plays 2C")])
def test_score_keeping_from_now_on_waits_for_no_cards(lines: tuple[str, ...]) -> None:
    log = table(FOUR, "Di deals", *lines, "Ann agrees keep=scores now")
    assert (log.state.phase, log.state.turn, state(log).lying) == ("play", NOBODY, ())
    for line in ("Ann takes 13", "Bo takes 13", "Cy takes 0", "Di takes 0"):
        log.enter(read_action(line))
    assert log.state.scores == (13, 13, 0, 0)


def test_a_late_arrival_takes_no_part_in_the_round() -> None:
    log = table(FOUR + "keep: scores", "Ann takes 13", "Eve joins after Di")
    assert look(log, "Eve takes 0").rule.id == "trick.keeping"
    sheet = GAME.tally(log.state)
    assert sheet is not None
    assert sheet.rows == ((1,), (2,), (3,))


def test_house_rules_changed_in_mid_round_keep_its_pack() -> None:
    log = table("game: hearts\nplayers: Ann Bo Cy Di Ed\ntrick: 3\nturn: Ann", "Flo joins after Ed")
    log.enter(read_action("Ann agrees moon=subtract26 now"))
    assert look(log, "Ann plays 3S").verdict == "ok"
    assert state(log).config.dealt == 10


# ------------------------------------------------------------------------------------------------- unnamed, aside


def test_after_an_unnamed_lead_no_card_is_refused_for_its_suit() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann\nhand.Bo: 5H 6S\nhand.Cy: 7H 8D", "Ann plays ?")
    for line in ("Bo plays 5H", "Bo plays 6S"):
        assert look(log, line).verdict == "open"
    log.enter(read_action("Bo plays 5H"))
    assert state(log).led == ""
    assert look(log, "Cy plays 8D").verdict == "open"


UNNAMED = ("Ann plays 2C", "Bo plays ?", "Cy plays 2H", "Di plays 3H")


def test_a_round_with_an_unnamed_card_asks_for_everybodys_points() -> None:
    log = table(FOUR + "trick: 13\nturn: Ann\ntaken.Ann: 20\ntaken.Bo: 3", *UNNAMED)
    assert log.state.phase == "count"
    assert all(any(isinstance(ask, FillIn) for ask in GAME.prompts(log.state, seat)) for seat in range(4))
    assert "note-trick-unnamed" in {note.id for note in GAME.view(log.state).notes}
    sheet = GAME.tally(log.state)
    assert sheet is not None
    filled = GAME.filled(log.state, sheet, {(0, "queen"): "1", (0, "hearts"): "10", (1, "hearts"): "3"})
    assert filled.lines == ("Ann takes 23", "Bo takes 3", "Cy takes 0", "Di takes 0")
    for line in filled.lines:
        log.enter(read_action(line))
    assert log.state.scores == (23, 3, 0, 0)


def test_an_unnamed_card_without_points_changes_nothing() -> None:
    log = table(FOUR + "trick: 13\nturn: Ann\ntaken.Ann: 21\ntaken.Bo: 3", *UNNAMED)
    assert (log.state.phase, log.state.scores) == ("deal", (23, 3, 0, 0))


def test_the_points_of_a_player_who_left_are_not_asked_for() -> None:
    log = table(FOUR + "trick: 13\nturn: Ann\ntaken.Ann: 20\ntaken.Bo: 3", *UNNAMED)
    for line in ("Di leaves", "Ann takes 23", "Bo takes 3", "Cy takes 0"):
        assert log.enter(read_action(line)).ruling.verdict == "ok"
    assert (log.state.phase, log.state.scores) == ("deal", (23, 3, 0, 0))


@pytest.mark.parametrize(
    ("hands", "line", "rule"),
    [
        ("", "Ann plays 2C", "trick.play"),
        ("", "Ann plays 3C", "trick.play"),
        ("", "Ann plays 4C", "trick.first-lead"),
        ("hand.Ann: 2C 3C", "Ann plays 3C", "trick.first-lead"),
        ("hand.Bo: 2C 4C", "Ann plays 3C", "trick.turn"),
        ("hand.Bo: 2C 4C\nturn: Ann", "Ann plays 3C", "trick.first-lead"),
        ("hand.Bo: 2C 4C", "Bo plays 2C", "trick.play"),
        ("hand.Ann: 3C 5D\nhand.Bo: 4C 6D\nhand.Cy: 7C 8D", "Ann plays 3C", "trick.play"),
        ("hand.Ann: 3C 5D\nhand.Bo: 4C 6D\nhand.Cy: 7C 8D", "Bo plays 4C", "trick.turn"),
    ],
)
def test_with_cards_aside_the_lowest_club_in_a_hand_leads(hands: str, line: str, rule: str) -> None:
    log = table(f"{THREE}house: kitty=first_trick\nphase: play\nround: 3\n{hands}")
    assert look(log, line).rule.id == rule


@pytest.mark.parametrize(
    ("hands", "line", "rule"),
    [
        ("", "Ann plays 9C", "trick.play"),
        ("", "Ann plays 9D", "trick.first-lead"),
        ("hand.Ann: 9C 8C", "Ann plays 9C", "trick.first-lead"),
        ("hand.Bo: 2C 4C", "Ann plays 9C", "trick.turn"),
        ("hand.Ann: 2C 9C", "Ann plays 9C", "trick.play"),
    ],
)
def test_the_holder_of_the_first_card_may_lead_any_club_by_house_rule(hands: str, line: str, rule: str) -> None:
    log = table(f"{THREE}house: first_lead=any_club\nphase: play\nround: 3\n{hands}")
    assert look(log, line).rule.id == rule


def test_cards_aside_go_to_the_taker_of_the_first_trick() -> None:
    hands = "hand.Ann: 2C AH\nhand.Bo: 3C KH\nhand.Cy: 4C QH"
    head = f"{THREE}house: kitty=first_trick\nphase: play\nround: 3\n{hands}"
    log = table(head, "Ann plays 2C", "Bo plays 3C", "Cy plays 4C", "Cy plays QH", "Ann plays AH", "Bo plays KH")
    assert log.state.scores == (3, 0, 0), "only two tricks of seventeen: what was not played is no kitty"


# ------------------------------------------------------------------------------------------------- looking, showing


def test_the_last_trick_may_be_seen_until_the_next_is_taken() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann")
    assert look(log, "Bo looks").verdict == "no"
    for line in ("Ann plays 5D", "Bo plays 6D", "Cy plays 7D", "Di plays 8D"):
        log.enter(read_action(line))
    assert look(log, "Bo looks").verdict == "ok"
    log.enter(read_action("Di plays 9S"))
    assert look(log, "Bo looks").verdict == "ok"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Bo shows 5D 6H", "card"),
        ("Bo shows 6H", "count"),
        ("Bo shows 6H 6H", "count"),
        ("Bo shows 6H 7H", None),
    ],
)
def test_a_hand_laid_open_must_be_possible(line: str, why: str | None) -> None:
    log = table(FOUR + "trick: 3\nturn: Ann\nhand.Bo: 2", "Ann plays 5D")
    ruling = look(log, line)
    assert ruling.fill.get("why") == why


def test_no_hand_is_laid_open_before_the_deal_or_after_passing() -> None:
    assert look(table(FOUR), "Ann shows 2C").fill["why"] == "phase"
    log = table(FOUR, "Di deals", "Ann gives 3")
    assert look(log, "Ann shows 2C").fill["why"] == "phase"


def test_passed_cards_are_in_no_other_hand() -> None:
    cards = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    log = table(FOUR, "Di deals", "Ann gives QS AH 2C")
    assert look(log, f"Bo shows {cards}").fill["why"] == "card"
    assert look(log, "Bo gives 2C 3C 4C").rule.id == "trick.pass-cards"
    assert look(log, f"Bo shows {cards.replace('2C', '2D')}").verdict == "ok"


def test_an_open_hand_before_the_first_lead_names_the_leader() -> None:
    cards = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    log = table(FOUR + "round: 4", "Di deals", f"Cy shows {cards}")
    assert log.state.turn == 2


def test_penalty_cards_of_trick_games_are_kept_apart() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann\nhand.Bo: 5", "Ann penalizes Bo for question")
    assert (log.state.hands[1], log.state.penalties[1]) == (5, 1)
    for line in ("Bo disputes", "Cy votes no", "Di votes no"):
        log.enter(read_action(line))
    assert (log.state.hands[1], log.state.penalties[1]) == (5, 0)


def test_the_table_states_the_current_trick() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann", "Ann plays 5D", "Ann corrects led S; turn Cy")
    assert (state(log).led, log.state.turn, len(state(log).lying)) == ("S", 2, 1)
    log.enter(read_action("Ann corrects led none; broken yes; taken.Bo 4"))
    assert (state(log).led, state(log).lying, state(log).broken) == ("", (), True)
    assert known(log)["taken.Bo"] == 4


def test_only_valid_taps_are_offered_between_tricks() -> None:
    log = table(FOUR + "trick: 12\nturn: Ann\ntaken.Bo: 26")
    texts = [ask.text for ask in GAME.prompts(log.state, 2) if isinstance(ask, Tap)]
    assert "says rest" in texts
    assert look(log, "Cy says rest").verdict == "ok"


@pytest.mark.parametrize("moved", ["Bo leaves", "Bo swaps Di", "Ann swaps Di", "Di corrects round 2"])
def test_passed_cards_are_read_by_those_who_took_them_up_whoever_sits_there_now(moved: str) -> None:
    log = table(FOUR, "Di deals", "Ann gives QS AH KH", "Bo gives 3", "Cy gives 3", "Di gives 3", moved)
    assert GAME.secret(log.state, log.entries[1].action) == {0, 1}
    assert not any(GAME.state_for(state(log), (2,)).sure)
    assert any(GAME.state_for(state(log), (1,)).sure)


def test_cards_that_nobody_took_up_are_read_by_their_giver_alone() -> None:
    log = table(FOUR, "Di deals", "Ann gives QS AH KH", "Bo corrects phase play")
    assert GAME.secret(log.state, log.entries[1].action) == {0}


@pytest.mark.parametrize("stated", ["round: 4", "pass: none", "house: passing=off"])
def test_a_pass_of_nothing_is_play(stated: str) -> None:
    log = table(f"{FOUR}phase: pass\n{stated}\n")
    assert "Ann plays 2C" in legal(log, 0)


def test_a_misdeal_is_offered_to_the_player_after_a_dealer_who_has_left() -> None:
    log = table(FOUR, "Di deals", "Di leaves")
    offered = {ask.text for ask in GAME.prompts(log.state, 0) if isinstance(ask, Tap)}
    assert "deals wrong" in offered
    assert look(log, "Ann deals wrong").verdict == "ok"
