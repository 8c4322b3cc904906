"""The cards of the current trick as a fact: stated by a head, corrected by the table, demanded of a line, part of a
shared moment.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import set_facts
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.records.moment import moment
from referee.records.replay import replay
from tests.records.test_moment import shown
from tests.support.drawn import drawn
from tests.support.game_logs import enter, known, table
from tests.support.player import RandomTable

FOUR = "game: hearts\nplayers: Ann Bo Cy Di\n"
THIRD = FOUR + "trick: 3\nturn: Cy\n"


@pytest.mark.parametrize(
    ("stated", "facts"),
    [
        ("lying: 10H QS\nturn: Cy", {"lying": "TH QS", "led": "H", "broken": "yes", "phase": "play", "turn": "Cy"}),
        ("turn: Cy\nlying: 5D", {"lying": "5D", "led": "D", "broken": "no"}),
        ("lying: 5D 7♣ AD\nturn: Ann\ntrick: 4", {"lying": "5D 7C AD", "led": "D", "trick": 4}),
        ("lying: none\nturn: Cy", {"lying": "none", "led": "none", "turn": "Cy"}),
        ("lying: ? 5D\nled: S\nturn: Cy", {"lying": "? 5D", "led": "S"}),
        ("lying: 5D\nled: D\nbroken: yes\nturn: Cy", {"led": "D", "broken": "yes"}),
        ("lying: Ann:5D Cy:7D", {"lying": "Ann:5D Cy:7D", "led": "D", "turn": "Di"}),
        ("lying: Ann:5D Cy:7D\nturn: Bo", {"lying": "Ann:5D Cy:7D", "turn": "Bo"}),
        ("lying: Ann:5D Bo:7D\nturn: Cy", {"lying": "5D 7D"}),
        ("lying: 5D\nturn: Cy\nhand.Bo: 9\nhand.Cy: 2D 3C", {"lying": "5D", "hand.Bo": 9, "hand.Cy": 2}),
    ],
)
def test_a_head_states_a_trick(stated: str, facts: dict[str, object]) -> None:
    found = known(table(FOUR + stated))
    assert {key: found[key] for key in facts} == facts


@pytest.mark.parametrize(
    ("stated", "key"),
    [
        ("lying: 10H QS", "turn"),
        ("turn: none\nlying: 10H", "turn"),
        ("turn: Cy\nlying: 2S 3S 4S 5S", "full"),
        ("turn: Cy\nlying: RJ", "card"),
        ("turn: Cy\nlying: 10H TH", "card"),
        ("turn: Cy\nlying: 10H\nhand.Ann: TH 2H", "hand"),
        ("turn: Cy\nlying: 10H QS\nled: S", "led"),
        ("turn: Cy\nlying: 10H\nled: none", "led"),
        ("turn: Cy\nlying: 10H\nbroken: no", "broken"),
        ("turn: Ann\nlying: Ann:5D Cy:7D", "seat"),
        ("turn: Cy\nlying: 10H\nphase: pass", "phase"),
    ],
)
def test_impossible_tricks(stated: str, key: str) -> None:
    with pytest.raises(NotationError) as fault:
        table(FOUR + stated)
    assert fault.value.key == f"unreadable-lying-{key}"


def test_a_turn_is_nobodys_whose_card_lies_in_the_trick() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann", "Ann plays 5D")
    with pytest.raises(NotationError) as fault:
        enter(log, "Bo corrects turn Ann")
    assert fault.value.key == "unreadable-lying-seat"
    assert log.state.turn == 1


def test_the_fact_that_contradicts_the_trick_is_named_before_the_turn() -> None:
    with pytest.raises(NotationError) as fault:
        list(replay(FOUR + "lying: 10H QS\nturn: Cy\nled: S\n\nCy plays 2H", "x"))
    assert (fault.value.key, fault.value.lineno) == ("unreadable-lying-led", 5)


@pytest.mark.parametrize("stated", ["Ann:5D 7D", "Ann:5D Ann:7D"])
def test_all_cards_or_none_are_named(stated: str) -> None:
    with pytest.raises(NotationError) as fault:
        table(f"{THIRD}lying: {stated}")
    assert fault.value.key == "unreadable-fact-value"


def test_a_card_of_a_player_who_left_keeps_its_name() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann", "Ann plays 5D", "Bo plays 6D", "Cy plays 7D", "Ann leaves")
    assert known(log)["lying"] == "Ann:5D Bo:6D Cy:7D"
    enter(log, "Bo corrects lying Ann:5D Bo:9D Cy:7D")
    assert enter(log, "Di plays 8D").ruling.fill["taker"] == 1


def test_the_taker_is_announced_by_the_cards_of_the_trick() -> None:
    log = table(FOUR + "trick: 5\nturn: Di\nlying: 10H QS KH")
    ruling = enter(log, "Di plays AH").ruling
    assert (ruling.fill["taker"], ruling.fill["points"]) == (3, 16)
    assert (known(log)["taken.Di"], known(log)["lying"], known(log)["turn"]) == (16, "none", "Di")


def test_a_card_of_an_earlier_trick_is_not_in_this_one() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann", "Ann plays 5D", "Bo plays 6D", "Cy plays 7D", "Di plays 8D")
    with pytest.raises(NotationError) as fault:
        enter(log, "Ann corrects lying 5D; turn Ann")
    assert fault.value.fill["why"] == "played"


def test_a_card_that_did_not_follow_suit_is_proven_a_revoke_later() -> None:
    log = table(THIRD + "lying: 5D QS", "Cy plays 7D", "Di plays 8D", "Di plays 2C", "Ann plays 3C")
    assert known(log)["revoke.Bo"] == "none"
    assert enter(log, "Bo plays KD").ruling.fill["proved"] == 3
    assert known(log)["revoke.Bo"] == 3


def test_a_line_demands_the_trick() -> None:
    text = THIRD + "lying: 10H QS\n\nCy plays 5H => ok; lying 10♥ QS 5H; led H\nDi plays 6H => ok; lying none"
    assert [result.misses for result in replay(text, "x")] == [(), ()]
    named = FOUR + "lying: Ann:5D Cy:7D\n\nDi plays 8D => ok; lying Ann:5♦ Cy:7D Di:8D"
    assert [result.misses for result in replay(named, "x")] == [()]
    (wrong,) = replay(THIRD + "lying: 10H QS\n\nCy plays 5H => ok; lying QS 10H 5H", "x")
    assert [miss.of for miss in wrong.misses] == ["lying"]


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


@pytest.mark.parametrize("stated", ["taken.Cy: 14", "taken.Cy: 13\ntaken.Di: 1", "taken.Cy: 13"])
def test_hearts_are_broken_where_the_points_taken_show_it(stated: str) -> None:
    head = f"game: hearts\nplayers: Ann Bo Cy Di\ntrick: 4\nturn: Ann\n{stated}"
    with pytest.raises(NotationError, match="unreadable-taken-broken"):
        table(f"{head}\nbroken: no")
    assert known(table(head))["broken"] == "yes"


def test_a_corrected_trick_changes_the_hands() -> None:
    log = table(FOUR + "trick: 3\nturn: Ann\nhand.Ann: 11\nhand.Bo: 11\nhand.Cy: 7H 7S 2D", "Ann plays 5D")
    enter(log, "Di corrects lying KS 7S; turn Di")
    assert [known(log)[key] for key in ("hand.Ann", "hand.Bo", "hand.Cy", "led")] == [11, 10, 2, "S"]
    assert log.judge(read_action("Di plays KS")).rule.id == "trick.card", "it lies there"
    assert log.judge(read_action("Di plays 5D")).verdict == "open", "nobody played it after all"
    enter(log, "Di corrects lying none; turn Cy")
    assert {known(log)[f"hand.{name}"] for name in ("Ann", "Bo")} == {11}
    assert log.state.known[2] == tuple(read_action("Cy shows 7H 2D 7S").cards)  # type: ignore[union-attr]
